/** The 50 quests by what they ask, and the sequels: docs/rules/karanor.md, Content. */
import type { Text } from '../../../kernel/index.ts';
import type { Condition } from '../rules/clauses.ts';
import { CHAINS } from './chains.ts';
import { CHOICES, IMMEDIATE } from './choices.ts';
import { ERRANDS } from './errands.ts';
import type { WrittenQuest } from './set.ts';
import { at, gold, insignia, type Named, ofFourPlus, paysGold, tale, text } from './write.ts';

/** Gold for an insignia and what goes with it. */
const learn = (named: Named, territory: string, price: number, kind: string, told: Text): WrittenQuest => ({
  ...tale(named, told),
  place: at(territory),
  prestige: kind === 'mount' ? 0 : 1,
  options: [
    { label: text('Payer la leçon', 'Pay for the lesson'), costs: [paysGold(price)], effects: [insignia(kind)] },
  ],
});

const LEARN: readonly WrittenQuest[] = [
  learn(
    ['Le Dresseur de buffles', 'The Buffalo Tamer', 'horse-head'],
    'plaineBuffles',
    2,
    'mount',
    text(
      'Personne n’a jamais dressé un buffle, et lui non plus. En revanche, il vend de très bons chevaux.',
      'Nobody has ever tamed a buffalo, and neither has he. He does sell very good horses, though.',
    ),
  ),
  learn(
    ['Le Poney du géant', 'The Giant’s Pony', 'horse-head'],
    'patureGeants',
    3,
    'mount',
    text(
      'Pour lui, c’est un poney ; pour vous, un fort beau cheval. Il le gardait dans sa poche, pardonnez les miettes.',
      'To him it is a pony, to you a very fine horse. He kept it in his pocket, so forgive the crumbs.',
    ),
  ),
  learn(
    ['Le Brevet du vieux pilote', 'The Old Pilot’s Licence', 'ship-wheel'],
    'quaiBrumes',
    5,
    'captain',
    text(
      'Il a coulé sept navires et connaît donc chaque rocher par son prénom. Il enseigne surtout par l’exemple.',
      'He has sunk seven ships and so knows every rock by its first name. He teaches mostly by example.',
    ),
  ),
  learn(
    ['L’École du soufflet', 'The School of the Bellows', 'miner'],
    'forgesBraisenoire',
    4,
    'foreman',
    text(
      'Une journée à la forge, et vous saurez faire travailler les autres. Les autres, eux, sauront vous éviter.',
      'One day at the forge and you will know how to put others to work. The others will know how to avoid you.',
    ),
  ),
  learn(
    ['La Leçon des ruines', 'The Lesson of the Ruins', 'trowel'],
    'ruinesAube',
    6,
    'builder',
    text(
      'Pour apprendre à bâtir, rien ne vaut ce qui est tombé. La guilde vend l’explication, pas la pierre.',
      'To learn building, study what fell down. The guild sells the explanation, not the stone.',
    ),
  ),
  learn(
    ['Le Serment des messagers', 'The Messengers’ Oath', 'mailbox'],
    'carrefourPendu',
    5,
    'courier',
    text(
      'On jure sous la potence de ne jamais égarer un colis. L’endroit aide à s’en souvenir.',
      'One swears under the gallows never to lose a parcel. The spot helps one remember.',
    ),
  ),
  ofFourPlus(
    learn(
      ['Élections à Oranelle', 'Elections in Oranelle', 'top-hat'],
      'jardinsOranelle',
      6,
      'notable',
      text(
        'Tous vos rivaux se présentent, et chacun compte sur la voix des autres. Un buffet bien placé ferait la différence.',
        'All your rivals are standing, each counting on the others’ votes. A well-placed buffet could decide it.',
      ),
    ),
  ),
  learn(
    ['Le Fossoyeur à louer', 'A Gravedigger for Hire', 'guards'],
    'leCimetiere',
    5,
    'bodyguard',
    text(
      'Il a les épaules larges et ne craint personne de vivant. Ses anciens clients ne se sont jamais plaints.',
      'He has broad shoulders and fears nobody alive. His former clients have never complained.',
    ),
  ),
];

/** What a merchant has got to, shown in any city. */
const milestone = (named: Named, condition: Condition, told: Text): WrittenQuest => ({
  ...tale(named, told),
  place: { at: 'anyCity' },
  conditions: [condition],
  prestige: 1,
  options: [{ label: text('Se montrer', 'Show yourself'), effects: [gold(1)] }],
});

const MILESTONES: readonly WrittenQuest[] = [
  milestone(
    ['Le Portrait de groupe', 'The Group Portrait', 'three-friends'],
    { is: 'associatesAtLeast', n: 3 },
    text(
      'Le peintre ne se dérange pas pour moins de trois associés. Il facture au menton, doubles mentons compris.',
      'The painter will not stir for fewer than three associates. He charges by the chin, double chins included.',
    ),
  ),
  milestone(
    ['L’Enseigne dorée', 'The Gilded Sign', 'tavern-sign'],
    { is: 'commercesAtLeast', n: 3 },
    text(
      'Trois commerces à votre nom, et le maître doreur vous salue enfin le premier.',
      'Three houses in your name, and at last the master gilder greets you first.',
    ),
  ),
  ofFourPlus(
    milestone(
      ['Le Plus Gros Coffre', 'The Biggest Strongbox', 'money-stack'],
      { is: 'goldAtLeast', n: 12 },
      text(
        'Vos rivaux prétendent tous avoir le plus gros coffre de Karanor. Faites donc tinter le vôtre sur la grand-place.',
        'Your rivals all claim to own the biggest strongbox in Karanor. Do let yours jingle on the main square.',
      ),
    ),
  ),
  milestone(
    ['La Gazette des belles demeures', 'The Fine Houses Gazette', 'family-house'],
    { is: 'villasAtLeast', n: 2 },
    text(
      'Une villa, c’est un toit ; deux, c’est un article en première page. On vous demandera l’adresse de la troisième.',
      'One villa is a roof; two make the front page. They will ask for the address of the third.',
    ),
  ),
];

export const QUESTS: readonly WrittenQuest[] = [
  ...ERRANDS,
  ...LEARN,
  ...CHOICES,
  ...IMMEDIATE,
  ...CHAINS.map(({ first, second }) => ({ ...first, sequel: second.id })),
  ...MILESTONES,
];

export const SEQUELS = CHAINS.map(({ second }) => second);
