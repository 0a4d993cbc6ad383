import { describe, expect, test } from 'vitest';
import { SET } from '../content/index.ts';
import { contentOf } from '../content/set.ts';
import {
  type Clause,
  type ClauseName,
  type Comparison,
  type Condition,
  type Effect,
  TRIGGERS,
} from '../rules/clauses.ts';
import type { Card } from '../rules/content.ts';
import { learn } from './index.ts';
import { abilityText } from './sentence.ts';

await learn('en');

const content = contentOf(SET);
const LANGS = ['fr', 'en'] as const;
const KINDS = ['items', 'heroes', 'monsters', 'adventures', 'employees'] as const;

/** One card of each kind with this ability instead of its own. */
const cardsWith = (effects: readonly Effect[]): Card[] => KINDS.map((kind) => ({ ...content[kind][0], effects }));
const saidOf = (card: Card, fr: string, en: string): void => {
  expect(abilityText(content, card, 'fr').replaceAll('\u202f', ' ')).toBe(fr);
  expect(abilityText(content, card, 'en')).toBe(en);
};
const [item, hero, monster, , employee] = KINDS.map((kind) => content[kind][0]);
const doing = (card: Card, clause: Clause, on: Effect['on'] = 'static'): Card => ({
  ...card,
  effects: [{ on, do: [clause] }],
});

/** Every clause of the vocabulary, at least once. */
const CLAUSES: { readonly [D in ClauseName]: readonly Extract<Clause, { does: D }>[] } = {
  addStat: [
    { does: 'addStat', stat: 'attack', of: 'fighting', by: -1, during: 'phase' },
    { does: 'addStat', stat: 'defence', of: 'hero', by: { per: 'distinctClasses', times: 1 }, during: 'fight' },
    { does: 'addStat', stat: 'hearts', of: 'self', by: 2, during: 'inPlay' },
    { does: 'addStat', stat: 'hearts', of: 'window', whose: 'opponents', by: -1, during: 'round' },
    { does: 'addStat', stat: 'price', of: 'hand', by: 5, during: 'round', filter: { class: 'mage', price: ['<', 10] } },
    { does: 'addStat', stat: 'price', of: 'equipped', whose: 'allPlayers', by: -5, during: 'phase' },
    { does: 'addStat', stat: 'windowValue', of: 'opponents', by: 5, during: 'round' },
    { does: 'addStat', stat: 'displaySlots', of: 'owner', by: 1, during: 'inPlay' },
    { does: 'addStat', stat: 'storageSlots', of: 'questHolder', by: -1, during: 'round' },
    { does: 'addStat', stat: 'resistance', by: { per: 'wounds', times: 1 }, during: 'inPlay' },
    { does: 'addStat', stat: 'reward', by: 5, during: 'round' },
  ],
  setStat: [
    { does: 'setStat', stat: 'attack', of: 'living', to: 0, during: 'fight' },
    { does: 'setStat', stat: 'strength', to: 3, during: 'round' },
  ],
  doubleStat: [
    { does: 'doubleStat', stat: 'defence', of: 'hero', during: 'fight' },
    { does: 'doubleStat', stat: 'hearts', of: 'window', during: 'round' },
  ],
  addClass: [{ does: 'addClass', class: 'thief', of: 'centre', during: 'round' }],
  anyClass: [{ does: 'anyClass', of: 'hero', during: 'phase' }],
  ignoreClassForSale: [{ does: 'ignoreClassForSale', filter: { hearts: ['=', 0] }, during: 'round' }],
  ignoreClassForInvite: [{ does: 'ignoreClassForInvite', during: 'phase' }],
  gainCoins: [
    { does: 'gainCoins', n: 5, who: 'owner' },
    { does: 'gainCoins', n: { per: 'employees', times: 5 }, who: 'left' },
  ],
  loseCoins: [{ does: 'loseCoins', n: 5, who: 'richestPlayer' }],
  moveCoins: [
    { does: 'moveCoins', n: 5, from: 'opponent', to: 'owner' },
    { does: 'moveCoins', n: 5, from: 'owner', to: 'hero' },
    { does: 'moveCoins', n: 10, from: 'hero', to: 'right' },
  ],
  gainGlory: [{ does: 'gainGlory', n: { per: 'itemsSold', times: 1 }, who: 'owner' }],
  loseGlory: [{ does: 'loseGlory', n: 2, who: 'opponents' }],
  heroGainsCoins: [{ does: 'heroGainsCoins', n: 5, of: 'poorestInCentre' }],
  heroLosesCoins: [{ does: 'heroLosesCoins', n: 5, of: 'heroInCentre' }],
  extraReward: [{ does: 'extraReward', n: 5, of: 'hero' }],
  scoreBonus: [{ does: 'scoreBonus', n: { per: 'windowHearts', times: 1 }, who: 'owner' }],
  addWound: [
    { does: 'addWound', n: 1 },
    { does: 'addWound', n: 2, asHero: true },
  ],
  removeWound: [{ does: 'removeWound', n: 1 }],
  autoHit: [{ does: 'autoHit', of: 'hero' }],
  autoMiss: [{ does: 'autoMiss', of: 'fighting' }],
  autoSurvive: [{ does: 'autoSurvive', of: 'hero' }],
  killHero: [{ does: 'killHero', of: 'richestInCentre' }],
  heroesLeave: [
    { does: 'heroesLeave', fewer: 0 },
    { does: 'heroesLeave', fewer: 1 },
  ],
  preventDefeat: [{ does: 'preventDefeat', of: 'hero' }],
  ignoreAdventure: [{ does: 'ignoreAdventure', of: 'fighting' }],
  redrawAdventure: [{ does: 'redrawAdventure', of: 'hero' }],
  drawExtra: [
    { does: 'drawExtra', keep: 'choose', of: 'hero' },
    { does: 'drawExtra', keep: 'both', of: 'fighting' },
    { does: 'drawExtra', keep: 'worst', of: 'hero' },
  ],
  peekAdventure: [
    { does: 'peekAdventure', n: 1 },
    { does: 'peekAdventure', n: 3 },
  ],
  giveAdventureTo: [{ does: 'giveAdventureTo' }],
  drawItems: [{ does: 'drawItems', n: 2, who: 'owner' }],
  discardItems: [
    { does: 'discardItems', n: 1, how: 'choice', who: 'allPlayers' },
    { does: 'discardItems', n: 2, how: 'random', who: 'owner' },
  ],
  peekItems: [
    { does: 'peekItems', n: 1 },
    { does: 'peekItems', n: 2 },
  ],
  swapItem: [
    { does: 'swapItem', with: 'discard' },
    { does: 'swapItem', with: 'window' },
    { does: 'swapItem', with: 'storage' },
  ],
  returnGearToHand: [{ does: 'returnGearToHand', filter: { price: ['>=', 10] } }],
  stealItem: [
    { does: 'stealItem', how: 'choice', from: 'opponent' },
    { does: 'stealItem', how: 'random', from: 'left' },
  ],
  dealExtra: [{ does: 'dealExtra', n: 1, who: 'allPlayers' }],
  rankFirst: [{ does: 'rankFirst', during: 'inPlay' }],
  rankLast: [
    { does: 'rankLast', who: 'owner', during: 'round' },
    { does: 'rankLast', who: 'opponent', during: 'phase' },
  ],
  swapHero: [
    { does: 'swapHero', with: 'shop' },
    { does: 'swapHero', with: 'centre' },
  ],
  takeQuestToken: [{ does: 'takeQuestToken' }],
  sellFromWindow: [{ does: 'sellFromWindow', n: 2, during: 'phase' }],
  sellToOtherHero: [{ does: 'sellToOtherHero', during: 'inPlay' }],
  discount: [
    { does: 'discount', on: 'employee', n: 5, during: 'phase' },
    { does: 'discount', on: 'upgrade', n: 5, during: 'inPlay' },
    { does: 'discount', on: 'flip', n: -5, during: 'round' },
  ],
  extraPurchase: [{ does: 'extraPurchase', n: 1 }],
  freeFlip: [{ does: 'freeFlip' }],
  refreshOffer: [{ does: 'refreshOffer' }],
  forbid: [
    { does: 'forbid', act: 'sell', who: 'owner', filter: { class: 'mage' }, during: 'round' },
    { does: 'forbid', act: 'display', who: 'allPlayers', during: 'round' },
    { does: 'forbid', act: 'store', who: 'opponents', during: 'round' },
    { does: 'forbid', act: 'invite', who: 'questHolder', during: 'phase' },
    { does: 'forbid', act: 'buy', who: 'allPlayers', during: 'phase' },
  ],
};

const counted = <I extends Condition['is']>(is: I, n: number) =>
  (['<', '<=', '=', '>=', '>'] as const satisfies readonly Comparison[]).map((compare) => ({ is, compare, n }));

/** Every condition of the vocabulary, at least once. */
const CONDITIONS: { readonly [I in Condition['is']]: readonly Extract<Condition, { is: I }>[] } = {
  heroClass: [{ is: 'heroClass', class: 'mage' }],
  heroTitle: [{ is: 'heroTitle', title: 'Thief' }],
  itemClass: [{ is: 'itemClass', class: 'priest' }],
  price: counted('price', 10),
  hearts: counted('hearts', 2),
  itemCount: [
    ...counted('itemCount', 0),
    ...counted('itemCount', 1),
    { is: 'itemCount', compare: '>=', n: 2, of: { class: 'mage' } },
  ],
  sharesClass: [{ is: 'sharesClass' }],
  heroCoins: [...counted('heroCoins', 0), ...counted('heroCoins', 10)],
  playerCoins: [...counted('playerCoins', 0), ...counted('playerCoins', 5)],
  glory: [
    ...counted('glory', 3),
    ...(['<', '<=', '=', '>=', '>'] as const).map((compare) => ({
      is: 'glory' as const,
      compare,
      n: 'everyRival' as const,
    })),
  ],
  monsterLevel: [{ is: 'monsterLevel', level: 2 }],
  wounds: [...counted('wounds', 0), ...counted('wounds', 2)],
  woundedThisRound: [{ is: 'woundedThisRound' }],
  survivedThisRound: [{ is: 'survivedThisRound' }],
  isQuestHolder: [{ is: 'isQuestHolder' }],
  rank: [...counted('rank', 1), ...counted('rank', 3)],
  firstToFight: [{ is: 'firstToFight' }],
  lastToFight: [{ is: 'lastToFight' }],
  playerCount: counted('playerCount', 4),
  hasUpgrade: [
    { is: 'hasUpgrade', type: 'display', level: 1 },
    { is: 'hasUpgrade', type: 'storage', level: 2 },
  ],
  hasEmployee: [{ is: 'hasEmployee', title: 'Voyante' }],
  unmatchedHero: [{ is: 'unmatchedHero' }],
  soldNothing: [{ is: 'soldNothing' }],
  adventureStat: [...counted('adventureStat', 0), ...counted('adventureStat', 1)],
  not: [{ is: 'not', of: { is: 'soldNothing' } }],
  all: [{ is: 'all', of: [{ is: 'soldNothing' }, { is: 'isQuestHolder' }] }],
  any: [{ is: 'any', of: [{ is: 'soldNothing' }, { is: 'isQuestHolder' }] }],
};

/** A whole sentence, in one language, without a hole. */
function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}+−].*\.$/u);
  expect(text).not.toMatch(/undefined|\[object|NaN| {2}|[,;:] ?[.,]|\.\.|\(\)/);
  // French elisions that a composed phrase could miss.
  expect(text).not.toMatch(/\b(si il|a item|plus ou moins|de exactement|de [aeiouéœ]\p{L}* héros|de le |à le )/u);
}

describe('the sentence on a card', () => {
  const able = KINDS.flatMap((kind): readonly Card[] => content[kind]).filter(({ effects }) => effects.length > 0);
  test.each(able.map((card) => [card.id, card] as const))('%s is told in both languages, short enough', (_id, card) => {
    for (const lang of LANGS) {
      const text = abilityText(content, card, lang);
      expectSentence(text);
      expect(text.length).toBeLessThanOrEqual(92 * Math.max(1, card.effects.length));
    }
  });
  test('a card without ability says nothing', () => {
    expect(abilityText(content, { ...item, effects: [] }, 'fr')).toBe('');
  });
  test.each(Object.entries(CLAUSES))('%s is told by every kind of card', (_does, clauses) => {
    for (const clause of clauses) {
      for (const card of cardsWith([{ on: 'static', do: [clause] }])) {
        const [fr, en] = LANGS.map((lang) => abilityText(content, card, lang));
        expectSentence(fr);
        expectSentence(en);
        expect(fr).not.toBe(en);
      }
    }
  });
  test.each(Object.entries(CONDITIONS))('%s is told as it is and denied', (_is, conditions) => {
    for (const of of conditions) {
      const conditioned = (condition: Condition): Effect[] => [
        { on: 'static', if: [condition], do: [{ does: 'gainCoins', n: 5, who: 'owner' }] },
      ];
      cardsWith(conditioned(of)).forEach((card, i) => {
        const denied = cardsWith(conditioned({ is: 'not', of }))[i];
        for (const lang of LANGS) {
          const text = abilityText(content, card, lang);
          expectSentence(text);
          expectSentence(abilityText(content, denied, lang));
          expect(abilityText(content, denied, lang)).not.toBe(text);
        }
      });
    }
  });
  test.each(TRIGGERS)('%s is told by every kind of card', (on) => {
    const effect: Effect = { on, do: [{ does: 'takeQuestToken' }] };
    for (const lang of LANGS) {
      for (const card of cardsWith([effect])) {
        const text = abilityText(content, card, lang);
        expectSentence(text);
        if (on !== 'static') expect(text).toContain(',');
        // BZ-R64: naming a moment of the phase does not name the cards.
        expect(text).not.toMatch(/carte Aventure|adventure card/);
      }
    }
  });
  test('two moments never read alike', () => {
    for (const lang of LANGS) {
      const said = TRIGGERS.map((on) => abilityText(content, doing(monster, { does: 'takeQuestToken' }, on), lang));
      expect(new Set(said).size).toBe(TRIGGERS.length);
    }
  });
  test('says from where, how often, by whose wish, and even in defeat', () => {
    const gain: Clause = { does: 'gainCoins', n: 5, who: 'owner' };
    saidOf(
      { ...item, effects: [{ on: 'roundEnd', from: 'storage', do: [gain] }] },
      'En réserve : à la fin de la manche, vous recevez 5 or.',
      'In storage: at the end of the round, you gain 5 coins.',
    );
    saidOf(
      { ...hero, effects: [{ on: 'beforeAttack', uses: 'game', optional: true, do: [gain] }] },
      'Une fois par partie, avant l’attaque, si vous voulez, vous recevez 5 or.',
      'Once a game, before the attack, if you wish, you gain 5 coins.',
    );
    saidOf(
      { ...employee, effects: [{ on: 'cardBought', uses: 'always', do: [gain] }] },
      'Quand vous achetez une carte, vous recevez 5 or, à chaque fois.',
      'When you buy a card, you gain 5 coins, every time.',
    );
    saidOf(
      { ...monster, effects: [{ on: 'adventureEnd', alsoWhenDefeated: true, do: [{ ...gain, does: 'loseCoins' }] }] },
      'À la fin de l’aventure, vous perdez 5 or, même si le monstre tombe.',
      'At the end of the adventure, you lose 5 coins, even if the monster falls.',
    );
  });
  test('joins conditions and clauses, and denies what is made of others', () => {
    const both: Condition = { is: 'all', of: [{ is: 'soldNothing' }, { is: 'isQuestHolder' }] };
    saidOf(
      {
        ...hero,
        effects: [
          {
            on: 'heroSurvived',
            if: [{ is: 'not', of: both }],
            do: [
              { does: 'gainGlory', n: 2, who: 'owner' },
              { does: 'heroGainsCoins', n: 5, of: 'hero' },
              { does: 'takeQuestToken' },
            ],
          },
        ],
      },
      'Si ce héros survit et si vous avez vendu un objet ou si vous n’avez pas le jeton Quête, vous gagnez 2 gloires ; il reçoit 5 or ; prenez le jeton Quête.',
      'If this hero survives and if you sold an item or if you do not have the quest token, you gain 2 glory; the hero gains 5 coins; take the quest token.',
    );
  });
  test('orders and what happens are not mixed in one breath', () => {
    const orders: Clause[] = [{ does: 'redrawAdventure', of: 'hero' }, { does: 'takeQuestToken' }];
    saidOf(
      { ...item, effects: [{ on: 'fightStart', do: orders }] },
      'Au début du combat, remplacez la carte Aventure de son porteur et prenez le jeton Quête.',
      'At the start of the fight, replace its bearer’s adventure card and take the quest token.',
    );
    saidOf(
      doing(hero, { does: 'drawExtra', keep: 'choose', of: 'hero' }, 'heroInvited'),
      'Quand ce héros entre chez vous, tirez-lui une 2e carte Aventure et gardez-en une.',
      'When this hero enters your shop, draw a 2nd adventure card for the hero and keep one.',
    );
    saidOf(
      { ...item, effects: [{ on: 'itemSold', do: [{ does: 'gainCoins', n: 5, who: 'owner' }, orders[1]] }] },
      'À sa vente, vous recevez 5 or ; prenez le jeton Quête.',
      'When this is sold, you gain 5 coins; take the quest token.',
    );
  });
  test('what items are told apart by stands beside them', () => {
    saidOf(
      doing(monster, {
        does: 'addStat',
        stat: 'hearts',
        of: 'window',
        whose: 'allPlayers',
        by: 1,
        during: 'inPlay',
        filter: { price: ['<=', 5] },
      }),
      'Chaque objet en vitrine à 5 or ou moins a +1 cœur.',
      'Each item costing 5 coins or less in a window has +1 heart.',
    );
    const returned: Clause = { does: 'returnGearToHand', filter: { class: 'mage' } };
    saidOf(
      doing(item, returned, 'heroSurvived'),
      'Si son porteur survit, un de ses objets de classe Mage revient dans votre main.',
      'If its bearer survives, one of its Mage items returns to your hand.',
    );
    saidOf(
      doing(employee, returned, 'fightsDone'),
      'Après tous les combats, un objet de classe Mage de votre héros revient dans votre main.',
      'After all fights, one of your hero’s Mage items returns to your hand.',
    );
  });
  test('speaks to each player on monsters and employees', () => {
    saidOf(
      doing(monster, { does: 'heroLosesCoins', n: 5, of: 'hero' }, 'attackFailed'),
      'Si l’attaque de votre héros échoue, votre héros perd 5 or.',
      'If your hero’s attack fails, your hero loses 5 coins.',
    );
    saidOf(
      doing(employee, { does: 'moveCoins', n: 5, from: 'hero', to: 'owner' }, 'heroInvited'),
      'Quand votre héros entre chez vous, il vous donne 5 or.',
      'When your hero enters your shop, the hero gives you 5 coins.',
    );
  });
  test('titles are told in the reader’s language, however the set wrote them', () => {
    const taught: Condition = { is: 'heroTitle', title: 'Thief' };
    saidOf(
      { ...item, effects: [{ on: 'static', if: [taught], do: [{ does: 'takeQuestToken' }] }] },
      'Si son porteur a pour titre Voleur, prenez le jeton Quête.',
      'If its bearer has the title Thief, take the quest token.',
    );
  });
});
