/** Every condition and every counter. */
import { describe, expect, test } from 'vitest';
import type { Condition, Counter } from '../../rules/clauses.ts';
import { hold } from '../../rules/effects/conditions.ts';
import { amountOf } from '../../rules/effects/counters.ts';
import { AS_IT_IS } from '../../rules/effects/numbers.ts';
import type { SourceKind } from '../../rules/effects/types.ts';
import { NONE } from '../../rules/state.ts';
import { arrange, type Bazar, type WorldLiteral } from '../arrange.ts';

const literal: WorldLiteral = {
  phase: 'adventure',
  agenda: [],
  wounds: 1,
  questHolder: 1,
  monster: 'monster2',
  cards: { adventures: { 'calm-1': { attack: 2, defence: -1 } } },
  seats: [
    {
      coins: 15,
      glory: 4,
      display: 1,
      employees: ['clerk-1', 'clerk-2'],
      window: ['mage10-3'],
      sold: 2,
      hero: { hero: 'mage-1', gear: ['mage10-1', 'mage20-1'], adventures: ['calm-1'], coins: 10, unmatched: true },
    },
    { coins: 5, glory: 2, hero: { hero: 'thief-1', gear: ['mage10-2', 'thief5-1'], coins: 0 } },
    { glory: 4 },
  ],
};

interface Subject {
  readonly kind?: SourceKind;
  readonly card?: number;
  readonly seat?: number;
  readonly hero?: number;
  readonly item?: number;
}

function asked(t: Bazar, of: Subject) {
  const source = {
    kind: of.kind ?? 'hero',
    card: of.card ?? 0,
    effect: 0,
    seat: of.seat ?? NONE,
    hero: of.hero ?? NONE,
  };
  return { content: t.table.content, pub: t.pub, source, item: of.item ?? NONE, reading: AS_IT_IS };
}

/** For seat 0's mage and seat 1's thief. */
function both(condition: Condition, change: (t: Bazar) => void = () => undefined): [boolean, boolean] {
  const t = arrange(literal);
  change(t);
  return [
    hold(asked(t, { seat: 0, hero: t.hero('mage-1') }), [condition]),
    hold(asked(t, { seat: 1, hero: t.hero('thief-1') }), [condition]),
  ];
}

describe('conditions', () => {
  const table: readonly (readonly [string, Condition, [boolean, boolean]])[] = [
    ['heroClass', { is: 'heroClass', class: 'mage' }, [true, false]],
    ['a class the set lacks', { is: 'heroClass', class: 'druid' }, [false, false]],
    ['heroTitle', { is: 'heroTitle', title: 'thief' }, [false, true]],
    ['itemCount', { is: 'itemCount', compare: '>=', n: 2 }, [true, true]],
    ['itemCount that fit', { is: 'itemCount', compare: '=', n: 2, of: { class: 'mage' } }, [true, false]],
    ['itemCount by price', { is: 'itemCount', compare: '>', n: 0, of: { price: ['>', 15] } }, [true, false]],
    ['sharesClass', { is: 'sharesClass' }, [true, false]],
    ['heroCoins', { is: 'heroCoins', compare: '>', n: 5 }, [true, false]],
    ['playerCoins', { is: 'playerCoins', compare: '<=', n: 5 }, [false, true]],
    ['glory', { is: 'glory', compare: '=', n: 4 }, [true, false]],
    ['glory against every rival', { is: 'glory', compare: '>=', n: 'everyRival' }, [true, false]],
    ['glory above every rival', { is: 'glory', compare: '>', n: 'everyRival' }, [false, false]],
    ['monsterLevel', { is: 'monsterLevel', level: 2 }, [true, true]],
    ['wounds', { is: 'wounds', compare: '<', n: 1 }, [false, false]],
    ['isQuestHolder', { is: 'isQuestHolder' }, [false, true]],
    ['firstToFight', { is: 'firstToFight' }, [false, true]],
    ['lastToFight', { is: 'lastToFight' }, [true, false]],
    ['playerCount', { is: 'playerCount', compare: '=', n: 3 }, [true, true]],
    ['hasUpgrade', { is: 'hasUpgrade', type: 'display', level: 1 }, [true, false]],
    ['hasUpgrade of a higher level', { is: 'hasUpgrade', type: 'display', level: 2 }, [false, false]],
    ['hasEmployee', { is: 'hasEmployee', title: 'clerk-2' }, [true, false]],
    ['unmatchedHero', { is: 'unmatchedHero' }, [true, false]],
    ['soldNothing', { is: 'soldNothing' }, [false, true]],
    ['adventureStat', { is: 'adventureStat', compare: '=', n: 1 }, [true, false]],
    ['adventureStat without a card', { is: 'adventureStat', compare: '<', n: 9 }, [true, false]],
    ['not', { is: 'not', of: { is: 'isQuestHolder' } }, [true, false]],
    ['all', { is: 'all', of: [{ is: 'sharesClass' }, { is: 'isQuestHolder' }] }, [false, false]],
    ['any', { is: 'any', of: [{ is: 'sharesClass' }, { is: 'isQuestHolder' }] }, [true, true]],
    ['woundedThisRound before any fight', { is: 'woundedThisRound' }, [false, false]],
    ['survivedThisRound before any fight', { is: 'survivedThisRound' }, [false, false]],
  ];
  for (const [name, condition, expected] of table) {
    test(name, () => {
      expect(both(condition)).toEqual(expected);
    });
  }

  test('rank', () => {
    const ranked = (t: Bazar): void => {
      t.pub.ranking = [1, 2, 0].map((seat) => ({ seat, hearts: 0, value: 0, by: null }));
    };
    expect(both({ is: 'rank', compare: '<=', n: 2 }, ranked)).toEqual([false, true]);
    expect(both({ is: 'rank', compare: '>=', n: 1 })).toEqual([false, false]);
  });

  test('woundedThisRound and survivedThisRound come from the record, also of a hero that went home', () => {
    const fought = (t: Bazar): void => {
      const numbers = { total: 0, needed: 0, terms: [] };
      const record = { gear: t.guest('mage-1').gear, adventures: [], lost: 0, reward: 0 };
      const fight = { ...record, seat: 0, hero: t.hero('mage-1') };
      t.pub.fights = [{ ...fight, attack: { ...numbers, hit: true }, defence: { ...numbers, survived: true } }];
      t.pub.centre.push(...t.pub.shops[0].guests.splice(0));
    };
    expect(both({ is: 'woundedThisRound' }, fought)).toEqual([true, false]);
    expect(both({ is: 'survivedThisRound' }, fought)).toEqual([true, false]);
    expect(both({ is: 'itemCount', compare: '=', n: 2, of: { class: 'mage' } }, fought)).toEqual([true, false]);
  });

  test('itemClass, price and hearts ask the item of the event, else the card itself', () => {
    const t = arrange(literal);
    const [cheap, dear] = [t.item('thief5-1'), t.item('mage20-1')];
    const ask = (condition: Condition, of: Subject) => hold(asked(t, of), [condition]);
    expect(ask({ is: 'itemClass', class: 'mage' }, { item: dear })).toBe(true);
    expect(ask({ is: 'itemClass', class: 'mage' }, { kind: 'item', card: dear, item: cheap })).toBe(false);
    expect(ask({ is: 'price', compare: '=', n: 20 }, { kind: 'item', card: dear })).toBe(true);
    expect(ask({ is: 'hearts', compare: '=', n: 1 }, { kind: 'item', card: cheap })).toBe(true);
    expect(ask({ is: 'hearts', compare: '>=', n: 0 }, {})).toBe(false);
  });

  test('sharesClass on a piece of gear asks for itself and another', () => {
    const t = arrange({
      ...literal,
      seats: [{ hero: { hero: 'mage-1', gear: ['mage10-1', 'mage20-1', 'thief5-1'] } }, {}, {}],
    });
    const shares = (item: string) =>
      hold(asked(t, { kind: 'item', card: t.item(item), seat: 0, hero: t.hero('mage-1') }), [{ is: 'sharesClass' }]);
    expect([shares('mage10-1'), shares('thief5-1')]).toEqual([true, false]);
  });

  test("with two heroes an employee's condition holds if it holds for one", () => {
    const t = arrange({
      phase: 'adventure',
      agenda: [],
      options: { advancedTwoPlayer: true },
      seats: [{ heroes: ['mage-1', 'thief-1'] }, { heroes: ['priest-1', 'priest-2'] }],
    });
    const ask = (title: string, seat: number) =>
      hold(asked(t, { kind: 'employee', seat }), [{ is: 'heroTitle', title }]);
    expect([ask('thief', 0), ask('thief', 1)]).toEqual([true, false]);
  });

  test('conditions about a player or hero fail where there is none', () => {
    const t = arrange(literal);
    expect(hold(asked(t, {}), [{ is: 'playerCoins', compare: '>=', n: 0 }])).toBe(false);
    expect(hold(asked(t, { seat: 2 }), [{ is: 'heroCoins', compare: '>=', n: 0 }])).toBe(false);
    expect(hold(asked(t, {}), [])).toBe(true);
  });
});

describe('counters', () => {
  const counts: readonly (readonly [Counter, number, number])[] = [
    ['itemsSold', 2, 2],
    ['distinctClasses', 1, 2],
    ['heroCoins', 2, 0],
    ['wounds', 1, 1],
    ['windowHearts', 2, 0],
    ['employees', 2, 0],
  ];
  for (const [per, mage, thief] of counts) {
    test(per, () => {
      const t = arrange(literal);
      const count = (seat: number, hero: string) => amountOf(asked(t, { seat, hero: t.hero(hero) }), { per, times: 3 });
      expect([count(0, 'mage-1'), count(1, 'thief-1')]).toEqual([3 * mage, 3 * thief]);
    });
  }

  test('for an employee, what the player sold; for nobody, nothing', () => {
    const t = arrange(literal);
    expect(amountOf(asked(t, { kind: 'employee', seat: 0 }), { per: 'itemsSold', times: 1 })).toBe(2);
    for (const [per] of counts) {
      const expected = per === 'wounds' ? 1 : 0;
      expect(amountOf(asked(t, { kind: 'monster' }), { per, times: 1 })).toBe(expected);
    }
  });
});
