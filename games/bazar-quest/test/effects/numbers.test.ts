/** Numbers that abilities change: stats, their targets, durations and bounds. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause, Duration, Effect } from '../../rules/clauses.ts';
import { expire } from '../../rules/effects/modifiers.ts';
import {
  attackTerms,
  defenceTerms,
  displaySlots,
  itemHearts,
  resistanceTerms,
  rewardOf,
  salePrice,
  storageSlots,
  strengthTerms,
  total,
  windowHearts,
  windowValue,
} from '../../rules/effects/numbers.ts';
import { arrange, type Bazar, on, type WorldLiteral } from '../arrange.ts';

const attack = (t: Bazar, hero: string): number => total(attackTerms(t.table.content, t.pub, t.guest(hero)));
const defence = (t: Bazar, hero: string): number => total(defenceTerms(t.table.content, t.pub, t.guest(hero)));
const resistance = (t: Bazar, hero: string): number => total(resistanceTerms(t.table.content, t.pub, t.guest(hero)));
const strength = (t: Bazar, hero: string): number => total(strengthTerms(t.table.content, t.pub, t.guest(hero)));

/** Two fighters, mage-1 of seat 0 with this effect and thief-1 of seat 1. */
function fighters(effects: readonly Effect[], more: Partial<WorldLiteral> = {}): Bazar {
  return arrange({
    phase: 'adventure',
    agenda: [],
    seats: [{ hero: 'mage-1' }, { hero: 'thief-1' }],
    cards: { heroes: { 'mage-1': { effects } } },
    ...more,
  });
}

const plus = (by: number, during: Duration = 'inPlay'): Clause => ({
  does: 'addStat',
  stat: 'attack',
  of: 'hero',
  by,
  during,
});

describe('standing abilities', () => {
  test('a hero, its gear, its adventure card and the employee of the phase change its numbers', () => {
    const stands = [on('static', plus(1))];
    const t = arrange({
      phase: 'adventure',
      agenda: [],
      seats: [
        {
          hero: { hero: 'mage-1', gear: ['mage5-1'], adventures: ['calm-1'] },
          employees: ['clerk-1', 'clerk-2'],
        },
        { hero: 'thief-1' },
      ],
      cards: {
        heroes: { 'mage-1': { effects: stands } },
        items: { 'mage5-1': { attack: 0, effects: stands } },
        adventures: { 'calm-1': { attack: 1, effects: stands } },
        employees: { 'clerk-1': { phase: 'adventure', effects: stands }, 'clerk-2': { effects: stands } },
      },
    });
    // 2 printed, +1 printed on the adventure card, and four abilities; the other employee's tab says upgrade.
    expect(attack(t, 'mage-1')).toBe(2 + 1 + 4);
    expect(attack(t, 'thief-1')).toBe(2);
    expect(attackTerms(t.table.content, t.pub, t.guest('mage-1'))).toHaveLength(6);
  });

  test("a monster's ability touches every hero it means", () => {
    const t = arrange({
      phase: 'adventure',
      agenda: [],
      seats: [{ hero: 'mage-1' }, { hero: 'thief-1' }],
      cards: {
        monsters: {
          monster1: { effects: [{ ...on('static', plus(-1)), if: [{ is: 'heroClass', class: 'mage' }] }] },
        },
      },
    });
    expect(attack(t, 'mage-1')).toBe(1);
    expect(attack(t, 'thief-1')).toBe(2);
  });

  rule('BZ-R31', 'an item in the window or hand does nothing unless it says so', () => {
    const hearts: Clause = { does: 'addStat', stat: 'hearts', of: 'window', by: 2, during: 'inPlay' };
    const t = arrange({
      phase: 'shopping',
      agenda: [],
      seats: [{ window: ['mage5-1', 'mage5-2'], hand: ['mage5-3'] }, { window: ['thief5-1'] }],
      cards: {
        items: {
          'mage5-1': { effects: [{ ...on('static', hearts), from: 'window' }] },
          'mage5-2': { effects: [on('static', hearts)] },
          'mage5-3': { effects: [on('static', hearts)] },
        },
      },
    });
    expect(windowHearts(t.table.content, t.pub, 0)).toBe(1 + 2 + 1 + 2);
    expect(windowHearts(t.table.content, t.pub, 1)).toBe(1);
  });

  test('ignoring an adventure card ignores its number and its text', () => {
    const t = arrange({
      phase: 'adventure',
      agenda: [],
      seats: [{ hero: { hero: 'mage-1', adventures: ['calm-1'] } }, {}],
      cards: { adventures: { 'calm-1': { attack: 2, effects: [on('static', plus(5))] } } },
    });
    expect(attack(t, 'mage-1')).toBe(9);
    t.guest('mage-1').fate.ignoreAdventure = true;
    expect(attack(t, 'mage-1')).toBe(2);
  });
});

describe('the order of changes', () => {
  rule('BZ-R58', 'printed, becomes, plus and minus, doubled', () => {
    const t = fighters(
      [
        on('static', { does: 'doubleStat', stat: 'attack', of: 'hero', during: 'inPlay' }, plus(1)),
        on('static', { does: 'setStat', stat: 'attack', of: 'hero', to: 5, during: 'inPlay' }),
      ],
      { seats: [{ hero: { hero: 'mage-1', gear: ['mage5-1'] } }, { hero: 'thief-1' }] },
    );
    expect(attack(t, 'mage-1')).toBe((5 + 1 + 1) * 2);
  });

  rule('BZ-R33', 'totals may be negative', () => {
    expect(attack(fighters([on('static', plus(-5))]), 'mage-1')).toBe(-3);
  });
});

describe('changes for a while', () => {
  const cases: readonly (readonly [Duration, 'fight' | 'phase' | 'round'])[] = [
    ['fight', 'fight'],
    ['phase', 'phase'],
    ['round', 'round'],
    ['inPlay', 'round'],
  ];
  for (const [during, ends] of cases) {
    test(`${during} ends with the ${ends}`, () => {
      const t = fighters([on('beforeAttack', plus(3, during))]);
      t.fireFor('beforeAttack', 0);
      expect(attack(t, 'mage-1')).toBe(5);
      t.pub.fights.push({
        seat: 0,
        hero: t.hero('mage-1'),
        gear: [],
        adventures: [],
        attack: null,
        defence: null,
        lost: 0,
        reward: 0,
      });
      for (const what of ['fight', 'phase', 'round'] as const) {
        expect(attack(t, 'mage-1')).toBe(5);
        expire(t.pub, what);
        if (what === ends) break;
      }
      expect(attack(t, 'mage-1')).toBe(2);
    });
  }

  test('what is laid for a fight before the fights waits for that fight', () => {
    const t = arrange({
      phase: 'adventure',
      agenda: [],
      seats: [{ hero: 'mage-1' }, { hero: 'thief-1' }],
      cards: { heroes: { 'thief-1': { effects: [on('adventureStart', plus(2, 'fight'))] } } },
    });
    t.fire('adventureStart');
    const record = { gear: [], adventures: [], attack: null, defence: null, lost: 0, reward: 0 };
    t.pub.fights.push({ seat: 0, hero: t.hero('mage-1'), ...record });
    expire(t.pub, 'fight');
    expect(attack(t, 'thief-1')).toBe(4);
    t.pub.fights.push({ seat: 1, hero: t.hero('thief-1'), ...record });
    expire(t.pub, 'fight');
    expect(attack(t, 'thief-1')).toBe(2);
  });

  test('the amount is counted when it is laid', () => {
    const t = fighters([
      on('beforeAttack', {
        does: 'addStat',
        stat: 'attack',
        of: 'hero',
        by: { per: 'wounds', times: 2 },
        during: 'fight',
      }),
    ]);
    t.pub.wounds = 2;
    t.fireFor('beforeAttack', 0);
    t.pub.wounds = 0;
    expect(attack(t, 'mage-1')).toBe(6);
    expect(t.happened('stat-changed')).toMatchObject([
      { stat: 'attack', n: 4, how: 'plus', heroes: [t.hero('mage-1')] },
    ]);
  });
});

describe('each number', () => {
  test('defence', () => {
    const t = fighters([on('static', { does: 'addStat', stat: 'defence', of: 'fighting', by: 2, during: 'inPlay' })]);
    expect(defence(t, 'mage-1')).toBe(4);
    expect(defence(t, 'thief-1')).toBe(4);
  });

  test("resistance and strength: a hero's card counts in its own fight, a monster's in every one", () => {
    const t = arrange({
      phase: 'adventure',
      agenda: [],
      seats: [{ hero: 'mage-1' }, { hero: 'thief-1' }],
      cards: {
        heroes: {
          'mage-1': { effects: [on('static', { does: 'addStat', stat: 'resistance', by: -2, during: 'inPlay' })] },
          'thief-1': { effects: [on('beforeDefence', { does: 'addStat', stat: 'strength', by: -3, during: 'fight' })] },
        },
        monsters: { monster1: { effects: [on('static', { does: 'doubleStat', stat: 'strength', during: 'inPlay' })] } },
      },
    });
    expect([resistance(t, 'mage-1'), resistance(t, 'thief-1')]).toEqual([2, 4]);
    expect([strength(t, 'mage-1'), strength(t, 'thief-1')]).toEqual([8, 8]);
    t.fireFor('beforeDefence', 1);
    expect([strength(t, 'mage-1'), strength(t, 'thief-1')]).toEqual([8, 2]);
  });

  test('reward, also of the monster that has just fallen, never below 0', () => {
    const t = arrange({
      phase: 'adventure',
      agenda: [],
      seats: [{ hero: 'mage-1', employees: ['clerk-1'] }, { hero: 'thief-1' }],
      cards: {
        monsters: {
          monster1: { effects: [on('static', { does: 'addStat', stat: 'reward', by: 5, during: 'inPlay' })] },
        },
        employees: {
          'clerk-1': {
            phase: 'adventure',
            effects: [on('fightsDone', { does: 'addStat', stat: 'reward', by: -50, during: 'phase' })],
          },
        },
      },
    });
    expect(rewardOf(t.table.content, t.pub, false)).toBe(15);
    t.pub.fallen = [t.pub.monster];
    t.pub.monster = -1;
    expect(rewardOf(t.table.content, t.pub, true)).toBe(25);
    t.fire('fightsDone');
    t.seat(0).answer('use-employee', 'use');
    expect(rewardOf(t.table.content, t.pub, true)).toBe(0);
  });

  rule('BZ-R20', 'a changed price does not change the value of the window; windowValue does', () => {
    const t = arrange({
      phase: 'shopping',
      agenda: [],
      seats: [{ window: ['mage10-1'], hand: ['mage10-2', 'thief5-1'] }, {}],
      cards: {
        monsters: {
          monster1: {
            effects: [
              on('static', {
                does: 'addStat',
                stat: 'price',
                of: 'hand',
                by: 5,
                whose: 'allPlayers',
                filter: { class: 'mage' },
                during: 'inPlay',
              }),
              on('shoppingStart', { does: 'addStat', stat: 'windowValue', of: 'owner', by: 15, during: 'phase' }),
            ],
          },
        },
      },
    });
    const { content } = t.table;
    expect(salePrice(content, t.pub, 0, t.item('mage10-2'))).toBe(15);
    expect(salePrice(content, t.pub, 0, t.item('thief5-1'))).toBe(5);
    expect(windowValue(content, t.pub, 0)).toBe(10);
    t.fire('shoppingStart');
    expect([windowValue(content, t.pub, 0), windowValue(content, t.pub, 1)]).toEqual([25, 15]);
  });

  test('an item changes its own hearts and price wherever it lies', () => {
    const self = (stat: 'hearts' | 'price', by: number): Clause => ({
      does: 'addStat',
      stat,
      of: 'self',
      by,
      during: 'inPlay',
    });
    const t = arrange({
      phase: 'shopping',
      agenda: [],
      seats: [{ window: ['mage10-1'], hand: ['mage10-2'] }, {}],
      cards: {
        items: {
          'mage10-1': {
            effects: [{ ...on('static', self('hearts', 3)), if: [{ is: 'playerCount', compare: '=', n: 2 }] }],
          },
          'mage10-2': { effects: [on('static', self('price', -25))] },
        },
      },
    });
    expect(itemHearts(t.table.content, t.pub, 0, t.item('mage10-1'))).toBe(5);
    expect(salePrice(t.table.content, t.pub, 0, t.item('mage10-2'))).toBe(0);
  });

  test('hearts of the rivals for a while; the sold item itself', () => {
    const t = arrange({
      phase: 'shopping',
      agenda: [],
      seats: [{ window: ['mage10-1'], hero: 'mage-1' }, { window: ['thief10-1'] }, { window: ['thief10-2'] }],
      cards: {
        heroes: {
          'mage-1': {
            effects: [
              on('allInvited', {
                does: 'setStat',
                stat: 'hearts',
                of: 'window',
                to: 0,
                whose: 'opponents',
                during: 'phase',
              }),
            ],
          },
        },
      },
    });
    t.fire('allInvited');
    const hearts = [0, 1, 2].map((seat) => windowHearts(t.table.content, t.pub, seat));
    expect(hearts).toEqual([2, 0, 0]);
  });

  rule('BZ-R62', 'slots never fall below 1', () => {
    const t = arrange({
      phase: 'display',
      agenda: [],
      seats: [{ display: 1 }, { storage: 2 }],
      cards: {
        monsters: {
          monster1: {
            effects: [
              on('static', { does: 'addStat', stat: 'displaySlots', of: 'allPlayers', by: -5, during: 'inPlay' }),
              on('displayStart', { does: 'doubleStat', stat: 'storageSlots', of: 'questHolder', during: 'round' }),
            ],
          },
        },
      },
    });
    const slots = () =>
      [0, 1].map((seat) => [displaySlots, storageSlots].map((of) => of(t.table.content, t.pub, seat)));
    expect(slots()).toEqual([
      [1, 1],
      [1, 3],
    ]);
    t.fire('displayStart');
    expect(slots()).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });
});
