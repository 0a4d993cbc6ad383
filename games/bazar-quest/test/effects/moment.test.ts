/** When abilities work: who hears an event, in which order, how often, and what is asked. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause, Effect } from '../../rules/clauses.ts';
import { arrange, type Bazar, on, type WorldLiteral } from '../arrange.ts';
import type { Cards } from '../box.ts';

const gain = (n: number): Clause => ({ does: 'gainCoins', n, who: 'owner' });
const lose = (n: number): Clause => ({ does: 'loseCoins', n, who: 'owner' });
/** Which abilities worked, in order: `hero 1` is that of seat 1. */
const used = (t: Bazar): string[] => t.happened('ability-used').map(({ by }) => `${by.kind} ${by.seat}`);

/** Two fighters with gear and adventure cards. */
const table: WorldLiteral = {
  phase: 'adventure',
  agenda: [],
  questHolder: 1,
  seats: [
    { hero: { hero: 'mage-1', gear: ['mage5-1'], adventures: ['calm-1'] } },
    { hero: { hero: 'thief-1', gear: ['thief5-1'], adventures: ['calm-2'] } },
  ],
};
const all = (effects: readonly Effect[]): Cards => ({
  monsters: { monster1: { effects } },
  adventures: { 'calm-1': { effects }, 'calm-2': { effects } },
  heroes: { 'mage-1': { effects }, 'thief-1': { effects } },
  items: { 'mage5-1': { effects }, 'thief5-1': { effects } },
});

describe('order', () => {
  rule('BZ-R58', 'kind by kind, player by player from the quest holder', () => {
    const t = arrange({ ...table, cards: all([on('adventureDealt', gain(5))]) });
    t.fire('adventureDealt');
    expect(used(t)).toEqual([
      'monster 1',
      'monster 0',
      'adventure 1',
      'adventure 0',
      'hero 1',
      'hero 0',
      'item 1',
      'item 0',
    ]);
  });

  test('an event about one hero wakes its cards and the monster only', () => {
    const t = arrange({ ...table, cards: all([on('beforeAttack', gain(5))]) });
    t.fireFor('beforeAttack', 0);
    expect(used(t)).toEqual(['monster 0', 'adventure 0', 'hero 0', 'item 0']);
  });

  test('an item hears only of its own sale', () => {
    const effects = [on('itemSold', gain(5))];
    const t = arrange({
      ...table,
      phase: 'shopping',
      seats: [{ hero: { hero: 'mage-1', gear: ['mage5-1', 'mage5-2'] } }, {}],
      cards: { items: { 'mage5-1': { effects }, 'mage5-2': { effects } } },
    });
    t.fireFor('itemSold', 0, { item: t.item('mage5-2') });
    expect(t.seat(0).shop.coins).toBe(10);
  });

  test('a player orders their own effects of one kind where it can matter', () => {
    const cards = (first: Clause, second: Clause): Cards => ({
      items: {
        'mage5-1': { effects: [on('fightsDone', first)] },
        'mage5-2': { effects: [on('fightsDone', second)] },
      },
    });
    const seats = [{ coins: 0, hero: { hero: 'mage-1', gear: ['mage5-1', 'mage5-2'] } }, {}];
    const t = arrange({ ...table, seats, cards: cards(lose(5), gain(5)) });
    t.fire('fightsDone');
    t.expectAsked([[0, 'effect-order']]);
    expect(t.seat(0).options('effect-order')).toEqual([0, 1]);
    expect(t.seat(0).defaultOf('effect-order')).toBe(0);
    t.seat(0).answer('effect-order', 1);
    expect(t.seat(0).shop.coins).toBe(0);
    const plain = arrange({ ...table, seats, cards: cards(gain(10), gain(5)) });
    plain.fire('fightsDone');
    expect(plain.asked).toEqual([]);
    expect(plain.seat(0).shop.coins).toBe(15);
  });
});

describe('monsters', () => {
  const monster = (...effects: readonly Effect[]): Bazar =>
    arrange({ ...table, cards: { monsters: { monster1: { effects } } } });

  test('where the event is about nobody, each player, each hero, or the whole table once', () => {
    const t = monster(on('fightsDone', { does: 'heroGainsCoins', n: 5, of: 'hero' }, gain(5)));
    t.fire('fightsDone');
    expect(t.pub.shops.map((shop) => [shop.coins, shop.guests[0].coins])).toEqual([
      [10, 25],
      [10, 25],
    ]);
    const once = monster(on('fightsDone', { does: 'gainCoins', n: 5, who: 'allPlayers' }));
    once.fire('fightsDone');
    expect(once.pub.shops.map((shop) => shop.coins)).toEqual([10, 10]);
  });

  rule(['BZ-R41'], 'a fallen monster is silent, unless the card says so, and hears of its own fall', () => {
    const t = monster(
      on('adventureEnd', lose(5)),
      { ...on('adventureEnd', { does: 'loseGlory', n: 1, who: 'owner' }), alsoWhenDefeated: true },
      on('monsterDefeated', { does: 'gainGlory', n: 3, who: 'owner' }),
    );
    t.pub.fallen = [t.pub.monster];
    t.pub.monster = -1;
    t.fire('monsterDefeated');
    t.fire('adventureEnd');
    expect(t.pub.shops.map((shop) => [shop.coins, shop.glory])).toEqual([
      [5, 2],
      [5, 2],
    ]);
  });

  test('BZ-X38 every player loses 5 coins at the end of the adventure, one with 0 loses 0', () => {
    const t = arrange({
      ...table,
      seats: [
        { coins: 15, hero: 'mage-1' },
        { coins: 0, hero: 'thief-1' },
      ],
      agenda: [{ do: 'fights' }],
      cards: { monsters: { monster1: { resistance: 99, strength: 0, effects: [on('adventureEnd', lose(5))] } } },
    });
    expect(t.pub.phase).toBe('upgrade');
    expect(t.pub.shops.map((shop) => shop.coins)).toEqual([10, 0]);
  });
});

describe('conditions, uses and permissions', () => {
  const hero = (effect: Effect): Bazar => arrange({ ...table, cards: { heroes: { 'mage-1': { effects: [effect] } } } });

  test('conditions are asked when the effect resolves', () => {
    const t = arrange({
      ...table,
      cards: {
        monsters: { monster1: { effects: [on('fightsDone', gain(5))] } },
        heroes: {
          'mage-1': { effects: [{ ...on('fightsDone', gain(20)), if: [{ is: 'playerCoins', compare: '>=', n: 10 }] }] },
        },
      },
    });
    t.fire('fightsDone');
    expect(t.seat(0).shop.coins).toBe(30);
  });

  for (const uses of ['round', 'game', 'always'] as const) {
    test(`uses: ${uses}`, () => {
      const t = hero({ ...on('fightsDone', gain(5)), uses });
      t.fire('fightsDone');
      t.fire('fightsDone');
      expect(t.seat(0).shop.coins).toBe(uses === 'always' ? 15 : 10);
      expect(t.pub.usedThisRound).toHaveLength(uses === 'round' ? 1 : 0);
      expect(t.pub.usedForGood).toHaveLength(uses === 'game' ? 1 : 0);
    });
  }

  test('a monster’s effect for each player is one use', () => {
    const t = arrange({
      ...table,
      cards: { monsters: { monster1: { effects: [{ ...on('fightsDone', gain(5)), uses: 'game' }] } } },
    });
    t.fire('fightsDone');
    t.fire('fightsDone');
    expect(t.pub.shops.map((shop) => shop.coins)).toEqual([10, 10]);
  });

  rule('BZ-R57', 'a permission may be declined, and a time-out declines it', () => {
    const t = hero({ ...on('fightsDone', gain(5)), optional: true });
    t.fire('fightsDone');
    expect(t.seat(0).options('effect-choice')).toEqual(['yes', 'no']);
    expect(t.seat(0).defaultOf('effect-choice')).toBe('no');
    t.seat(0).answer('effect-choice', 'no');
    expect(t.seat(0).shop.coins).toBe(5);
    t.fire('fightsDone');
    t.seat(0).answer('effect-choice', 'yes');
    expect(t.seat(0).shop.coins).toBe(10);
  });

  test('a hero of the centre has no owner: what it does for one is skipped, and nobody has its permissions', () => {
    const coins: Clause = { does: 'heroGainsCoins', n: 5, of: 'hero' };
    const t = arrange({
      phase: 'supply',
      agenda: [],
      seats: 2,
      centre: ['mage-1', 'thief-1'],
      cards: {
        heroes: {
          'mage-1': { effects: [on('supplyStart', coins, gain(5))] },
          'thief-1': { effects: [{ ...on('supplyStart', coins), optional: true }] },
        },
      },
    });
    t.fire('supplyStart');
    expect(t.asked).toEqual([]);
    expect([t.guest('mage-1').coins, t.guest('thief-1').coins]).toEqual([25, 20]);
    expect(t.pub.shops.map((shop) => shop.coins)).toEqual([5, 5]);
  });

  rule('BZ-R62', 'a cost that cannot be paid in full cannot be chosen', () => {
    const t = hero({ ...on('fightsDone', lose(10), { does: 'gainGlory', n: 1, who: 'owner' }), optional: true });
    t.fire('fightsDone');
    expect(t.asked).toEqual([]);
    t.seat(0).shop.coins = 10;
    t.fire('fightsDone');
    t.seat(0).answer('effect-choice', 'yes');
    expect(t.seat(0).shop).toMatchObject({ coins: 0, glory: 1 });
  });

  test('items work from a window, a hand or a storage where they say so', () => {
    const effect = on('inventoryStart', gain(5));
    const t = arrange({
      phase: 'inventory',
      agenda: [],
      seats: [{ window: ['mage5-1', 'mage5-4'], hand: ['mage5-2', 'mage5-5'], stored: ['mage5-3', 'mage5-6'] }, {}],
      cards: {
        items: {
          'mage5-1': { effects: [{ ...effect, from: 'window' }] },
          'mage5-2': { effects: [{ ...effect, from: 'hand' }] },
          'mage5-3': { effects: [{ ...effect, from: 'storage' }] },
          'mage5-4': { effects: [effect] },
          'mage5-5': { effects: [{ ...effect, from: 'storage' }] },
          'mage5-6': { effects: [{ ...effect, from: 'window' }] },
        },
      },
    });
    t.fire('inventoryStart');
    expect(t.seat(0).shop.coins).toBe(20);
  });

  test('a card that has left before its turn does nothing', () => {
    const t = arrange({
      ...table,
      cards: {
        monsters: { monster1: { effects: [on('fightsDone', { does: 'killHero', of: 'fighting' })] } },
        heroes: { 'mage-1': { effects: [on('fightsDone', gain(5))] } },
      },
    });
    t.fire('fightsDone');
    expect(t.seat(0).shop.coins).toBe(5);
  });
});

describe('employees', () => {
  const staff = (effects: { readonly [id: string]: readonly Effect[] }, more: Partial<WorldLiteral> = {}): Bazar =>
    arrange({
      ...table,
      seats: [
        { employees: Object.keys(effects), hero: 'mage-1' },
        { employees: ['clerk-9'], hero: 'thief-1' },
      ],
      cards: {
        employees: {
          ...Object.fromEntries(
            Object.entries(effects).map(([id, list]) => [id, { phase: 'adventure' as const, effects: list }]),
          ),
          'clerk-9': { phase: 'adventure', effects: [on('fightsDone', gain(5))] },
        },
      },
      ...more,
    });

  rule(['BZ-612', 'BZ-R56'], 'optional, once per round, from the quest holder clockwise', () => {
    const t = staff({ 'clerk-1': [on('fightsDone', gain(5))] });
    t.fire('fightsDone');
    t.expectAsked([[1, 'use-employee']]);
    expect(t.seat(1).defaultOf('use-employee')).toBe('decline');
    t.seat(1).answer('use-employee', 'decline');
    t.expectAsked([[0, 'use-employee']]);
    t.seat(0).answer('use-employee', 'use');
    expect(t.pub.shops.map((shop) => shop.coins)).toEqual([10, 5]);
    t.fire('fightsDone');
    t.expectAsked([[1, 'use-employee']]);
  });

  rule('BZ-612', 'only in the phase on the tab', () => {
    const t = staff({ 'clerk-1': [on('fightsDone', gain(5))] }, { phase: 'upgrade' });
    t.fire('fightsDone');
    expect(t.asked).toEqual([]);
  });

  rule('BZ-R56', 'who declined one is asked again after using another that may matter to it', () => {
    const t = staff({
      'clerk-1': [on('fightsDone', { does: 'loseCoins', n: 5, who: 'opponents' })],
      'clerk-2': [on('fightsDone', gain(5), { does: 'takeQuestToken' })],
    });
    t.fire('fightsDone');
    t.seat(1).answer('use-employee', 'decline');
    t.seat(0).answer('use-employee', 'decline');
    t.seat(0).answer('use-employee', 'use');
    expect(t.seat(0).decision('use-employee').about).toMatchObject({ employee: t.employee('clerk-1') });
    t.seat(0).answer('use-employee', 'decline');
    expect(t.asked).toEqual([]);
  });

  test('BZ-X41 an employee that would draw a hero from an empty deck is not offered', () => {
    const replace = [on('fightsDone', { does: 'killHero', of: 'heroInCentre' } as const)];
    const world = (heroesLeft: number) =>
      staff(
        { 'clerk-1': replace },
        { seats: [{ employees: ['clerk-1'] }, {}], centre: ['priest-1', 'priest-2'], heroesLeft },
      );
    const empty = world(0);
    empty.fire('fightsDone');
    expect(empty.asked).toEqual([]);
    const one = world(1);
    one.fire('fightsDone');
    one.seat(0).answer('use-employee', 'use');
    one.seat(0).answer('effect-choice', one.hero('priest-2'));
    expect(one.pub.heroDeck).toBe(0);
    expect(one.pub.heroDiscard).toContain(one.hero('priest-2'));
  });

  test('BZ-X19 an employee’s wound does not prevent the free wound', () => {
    const t = arrange({
      phase: 'adventure',
      seats: [{ employees: ['clerk-1'], hero: 'mage-1' }, { hero: 'mage-2' }, { hero: 'mage-3' }, { hero: 'mage-4' }],
      cards: {
        employees: { 'clerk-1': { phase: 'adventure', effects: [on('adventureStart', { does: 'addWound', n: 1 })] } },
      },
    });
    t.seat(0).answer('use-employee', 'use');
    expect(t.pub.wounds).toBe(2);
  });
});

describe('gains after the reveal of sales', () => {
  const gives = (clause: Clause): Bazar => {
    const t = arrange({
      phase: 'shopping',
      agenda: [{ do: 'sales' }],
      seats: [
        { window: ['mage20-1'], hand: ['mage5-1'], hero: 'mage-1' },
        { window: ['mage20-2'], hand: ['thief5-1'], hero: { hero: 'thief-1', coins: 0 } },
      ],
      cards: { items: { 'mage5-1': { effects: [on('itemSold', clause)] } } },
    });
    t.seat(0).answer('sell-items', [{ item: t.item('mage5-1'), hero: t.hero('mage-1') }]);
    t.seat(1).answer('sell-items', []);
    return t;
  };

  test('BZ-X45 who gets a card is asked once more, whether or not a sale is possible', () => {
    const t = gives({ does: 'drawItems', n: 1, who: 'opponents' });
    t.expectAsked([[1, 'sell-items']]);
    t.seat(1).answer('sell-items', []);
    expect(t.pub.phase).not.toBe('shopping');
  });

  rule('BZ-R74', 'coins or a class for a hero reopen its shop; coins a list could count on do not', () => {
    gives({ does: 'addClass', class: 'thief', of: 'fighting', during: 'round' }).expectAsked([
      [0, 'sell-items'],
      [1, 'sell-items'],
    ]);
    gives({ does: 'heroGainsCoins', n: 5, of: 'fighting' }).expectAsked([
      [0, 'sell-items'],
      [1, 'sell-items'],
    ]);
    expect(gives({ does: 'heroGainsCoins', n: 5, of: 'hero' }).pub.phase).not.toBe('shopping');
    expect(gives({ does: 'gainCoins', n: 5, who: 'allPlayers' }).pub.phase).not.toBe('shopping');
  });
});
