/** Quests with a choice: eight that sell high or buy rare, six that are decided on the spot (MK-509, MK-512). */
import type { Text } from '../../../kernel/index.ts';
import type { Clause, Cost } from '../rules/clauses.ts';
import type { WrittenPlace, WrittenQuest } from './set.ts';
import {
  artefact,
  at,
  blackMarket,
  gold,
  income,
  insignia,
  type Named,
  ofFourPlus,
  pays,
  paysAny,
  paysGold,
  some,
  tale,
  text,
} from './write.ts';

type Deal = readonly [fr: string, en: string, costs: readonly Cost[], ...effects: Clause[]];

const optionOf = ([fr, en, costs, ...effects]: Deal): WrittenQuest['options'][number] => ({
  label: text(fr, en),
  costs,
  effects,
});

const choice = (named: Named, place: WrittenPlace, told: Text, ...deals: readonly Deal[]): WrittenQuest => ({
  ...tale(named, told),
  place,
  prestige: 1,
  options: deals.map(optionOf),
});

/** *Feu de Camp* is the one the book shows (EX-06). */
export const CHOICES: readonly WrittenQuest[] = [
  choice(
    ['Feu de Camp', 'Campfire', 'campfire'],
    { at: 'anyCity' },
    text(
      'Un voyageur vous fait place près du feu. Il regarde vos poches, vous regardez son sac : la soirée promet.',
      'A traveller makes room by the fire. He looks at your pockets, you look at his bag: a promising evening.',
    ),
    ['Lui vendre vos diamants', 'Sell him your diamonds', pays('DD'), gold(8)],
    ['Acheter ce qu’il cache', 'Buy what he is hiding', [paysGold(10)], artefact],
  ),
  choice(
    ['La Foire aux poulains', 'The Foal Fair', 'stable'],
    at('ormelie'),
    text(
      'Les poulains sont superbes, et leurs éleveurs affamés. On finit toujours par s’entendre, à la foire d’Ormélie.',
      'The foals are superb and their breeders hungry. People always come to terms at the fair of Ormélie.',
    ),
    ['Nourrir les éleveurs', 'Feed the breeders', pays('MM'), gold(3)],
    ['Choisir un poulain', 'Pick a foal', [paysGold(5)], insignia('mount')],
  ),
  choice(
    ['L’Inventaire du notaire', 'The Notary’s Stocktaking', 'contract'],
    { at: 'ownCity' },
    text(
      'Le notaire compte tout ce que vous avez en magasin, mouches comprises. Videz la remise, ou soignez la vitrine.',
      'The notary counts all you have in stock, flies included. Clear out the back room, or dress up the front.',
    ),
    ['Vider la remise', 'Clear the back room', [paysAny(2)], gold(2)],
    ['Soigner la vitrine', 'Dress up the front', [paysGold(5)], income(1)],
  ),
  choice(
    ['Les Vendanges tardives', 'The Late Vintage', 'grapes'],
    at('treillesGrises'),
    text(
      'Les vignerons ne supportent plus la vue du raisin et rêvent de pommes. Ils céderaient même leur tour de main.',
      'The winegrowers cannot bear the sight of grapes and dream of apples. They would even part with their knack.',
    ),
    ['Leur vendre des fruits', 'Sell them fruit', pays('FF'), gold(3)],
    ['Apprendre leur tour de main', 'Learn their knack', [paysGold(3)], insignia('harvester')],
  ),
  choice(
    ['Le Ponton des bonnes affaires', 'The Bargain Jetty', 'harbor-dock'],
    { at: 'harbour' },
    text(
      'Ici, tout s’achète avant la marée et se regrette après. Le capitaine met même sa casquette en vente.',
      'Here everything is bought before the tide and regretted after. Even the captain’s cap is for sale.',
    ),
    ['Solder vos marchandises', 'Sell off your goods', [paysAny(2)], gold(2)],
    ['Acheter la casquette', 'Buy the cap', [paysGold(3)], insignia('captain')],
  ),
  ofFourPlus(
    choice(
      ['La Vente aux enchères', 'The Auction', 'viking-longhouse'],
      at('perlance'),
      text(
        'Vos rivaux sont tous là, et aucun ne regarde le lot qu’il convoite. Levez la main, ou ouvrez votre écrin.',
        'Your rivals are all here, and none of them looks at the lot they covet. Raise your hand, or open your jewel case.',
      ),
      ['Mettre une pierre en vente', 'Put a stone up for sale', pays('D'), gold(3)],
      ['Emporter le lot', 'Win the lot', [paysGold(10)], artefact],
    ),
  ),
  choice(
    ['Le Bureau des bras', 'The Hiring Office', 'three-friends'],
    { at: 'anyCity' },
    text(
      'On y cherche des bras, des têtes et, si possible, les deux sur la même personne. On y rachète aussi les surplus.',
      'They look for hands, for heads and, if possible, both on the same person. They buy up surplus stock as well.',
    ),
    ['Céder vos surplus', 'Part with your surplus', [paysAny(3)], gold(4)],
    ['Engager la perle rare', 'Hire the rare find', [paysGold(5)], { does: 'gainAssociate', kind: 'choice' }],
  ),
  choice(
    ['Sous les pommiers', 'Under the Apple Trees', 'shiny-apple'],
    at('vergersSucredor'),
    text(
      'À Sucredor, on boit en cachette et on bavarde à voix haute. Fournissez le vin, ou payez les confidences.',
      'In Sucredor people drink in secret and gossip out loud. Supply the wine, or pay for the secrets.',
    ),
    ['Fournir le vin', 'Supply the wine', pays('VV'), gold(3)],
    ['Payer les confidences', 'Pay for the secrets', [paysGold(5)], blackMarket(2)],
  ),
];

/** The first way is the safe one (MK-R34). */
const immediate = (named: Named, told: Text, safe: Deal, ...others: readonly Deal[]): WrittenQuest => ({
  ...tale(named, told),
  immediate: true,
  prestige: 0,
  options: [{ ...optionOf(safe), safe: true }, ...others.map(optionOf)],
});

export const IMMEDIATE: readonly WrittenQuest[] = [
  immediate(
    ['La Bourse trouvée', 'The Lost Purse', 'coins'],
    text(
      'Une bourse au milieu du chemin, et personne à l’horizon. Enfin, presque personne.',
      'A purse in the middle of the road, and nobody in sight. Well, hardly anybody.',
    ),
    ['La rendre', 'Give it back', [], some('choice', 1)],
    [
      'La garder et vous faire petit',
      'Keep it and lie low',
      [],
      gold(3),
      {
        does: 'grant',
        standing: { does: 'forbid', action: 'work' },
        during: 'turn',
        who: 'self',
      },
    ],
  ),
  immediate(
    ['Le Colporteur bavard', 'The Chatty Pedlar', 'old-wagon'],
    text(
      'Il vous raconte sa vie, puis celle de sa mule. Son lot est bon marché ; le silence, lui, n’est pas à vendre.',
      'He tells you his life, then his mule’s. His goods are cheap; silence, alas, is not for sale.',
    ),
    ['Passer votre chemin', 'Walk on', [], { does: 'nothing' }],
    ['Acheter le lot', 'Buy the lot', [paysGold(2)], some('choice', 2)],
  ),
  immediate(
    ['Un doigt sur les lèvres', 'A Finger to the Lips', 'lips'],
    text(
      'Une silhouette vous tire par la manche : vous n’avez rien vu, n’est-ce pas ? On peut s’entendre, dans les deux sens.',
      'A figure tugs your sleeve: you saw nothing, did you? Something can be arranged, one way or the other.',
    ),
    ['N’avoir rien vu', 'Have seen nothing', [], gold(1)],
    ['Demander à en voir plus', 'Ask to see more', [paysGold(2)], blackMarket(1)],
  ),
  immediate(
    ['L’Averse', 'The Cloudburst', 'fog'],
    text(
      'Un marchand trempé abandonne sa charrette au milieu du chemin. Sous l’auvent, on joue aux dés ; dehors, elle ne dit pas non.',
      'A soaked merchant abandons his cart in the road. Under the awning they are playing dice; out there, it does not say no.',
    ),
    ['Rester à l’abri', 'Stay dry', [], gold(1)],
    [
      'Pousser la charrette',
      'Push the cart',
      [],
      some('one', 2),
      {
        does: 'grant',
        standing: { does: 'modifyMove', n: -1, scope: 'every' },
        during: 'turn',
        who: 'self',
      },
    ],
  ),
  ofFourPlus(
    immediate(
      ['La Tournée générale', 'Drinks All Round', 'wine-glass'],
      text(
        'La salle est pleine, et tous vos rivaux y sont. L’aubergiste murmure qu’un geste généreux ouvrirait certaines portes.',
        'The room is full, and all your rivals are in it. A generous gesture, murmurs the landlord, would open certain doors.',
      ),
      ['Boire discrètement', 'Drink discreetly', [], gold(1)],
      [
        'Payer pour tous',
        'Pay for everybody',
        [paysGold(1)],
        { does: 'gainGold', n: 1, who: 'eachOpponent' },
        blackMarket(1),
      ],
    ),
  ),
  ofFourPlus(
    immediate(
      ['Le Pari des rivaux', 'The Rivals’ Wager', 'rolling-dice-cup'],
      text(
        'Vos rivaux ont parié que vous n’oseriez pas. Le plus riche d’entre eux rit le plus fort, et de très près.',
        'Your rivals have bet that you would not dare. The richest of them laughs loudest, and from very close.',
      ),
      ['Sourire et encaisser', 'Smile and collect', [], gold(2)],
      [
        'Tenir le pari',
        'Take the bet',
        [paysGold(1)],
        {
          does: 'transferGold',
          n: 3,
          from: 'richestOpponent',
          to: 'self',
        },
      ],
    ),
  ),
];
