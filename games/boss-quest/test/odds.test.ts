import { describe, expect, test } from 'vitest';
import { equipOdds } from '../rules/odds.ts';
import { arrange, type World } from './arrange.ts';

/** Seat 0 faces a fresh deck of all 28 cards that are not yellow, with this gap to the boss. */
function freshDeck(gap: number): World {
  const t = arrange({
    options: { removeYellow: false },
    boss: 21,
    seats: [
      { hidden: 'yellow1', visible: ['yellow2'] },
      { hidden: 'yellow3', visible: ['yellow4', 'yellow5', 'yellow6', 'yellow7'] },
    ],
  });
  t.pub.knights[0].insight = [1];
  t.state.own[0].known = [t.weapon('yellow3')];
  t.pub.effectiveHp = t.pub.knights[0].shown + 1 + gap;
  return t;
}

const percent = (share: number): number => Math.round(share * 1000) / 10;

describe('odds of an equip', () => {
  /** The calibration table of the ledger: chance in % that k cards of a fresh deck overshoot a gap. */
  const table: readonly (readonly [number, ...number[]])[] = [
    [2, 71.4, 98.4, 100, 100],
    [3, 57.1, 94.2, 99.9, 100],
    [4, 42.9, 88.4, 99.1, 100],
    [5, 28.6, 79.9, 97.7, 99.9],
    [6, 14.3, 69.8, 94.9, 99.7],
    [8, 0, 42.9, 84.6, 97.8],
    [10, 0, 20.1, 66.4, 92.6],
    [12, 0, 5.8, 44.3, 81.7],
    [14, 0, 0, 23.6, 65],
  ];
  for (const [gap, ...expected] of table) {
    test(`overshooting a gap of ${gap} is as calibrated`, () => {
      expect(equipOdds(freshDeck(gap).view(0)).map(({ over }) => percent(over))).toEqual(expected);
    });
  }

  test('a PERFECT with one card is the share of the right value', () => {
    expect(equipOdds(freshDeck(5).view(0))[0].perfect).toBeCloseTo(4 / 28);
  });

  test('a known top card is certain', () => {
    const t = freshDeck(5);
    const top = t.state.hid.weaponDeck.at(-1) ?? -1;
    t.pub.known = [{ card: top, at: -t.pub.weaponDeck }];
    const { value } = t.table.content.weapons[top];
    expect(equipOdds(t.view(0))[0]).toEqual({ over: value > 5 ? 1 : 0, perfect: value === 5 ? 1 : 0 });
  });

  test('a hidden potion may be read either way', () => {
    const t = arrange({
      options: { potions: true },
      boss: 17,
      seats: [{ hidden: 'potion2', visible: ['red7', 'blue7'] }, {}, {}],
      top: ['red1'],
    });
    t.pub.known = [{ card: t.weapon('red1'), at: -t.pub.weaponDeck }];
    expect(equipOdds(t.view(0))[0]).toEqual({ over: 0, perfect: 1 });
  });

  test('no more cards than the deck holds', () => {
    const t = arrange({ seats: 2, deckLeft: 2 });
    expect(equipOdds(t.view(0))).toHaveLength(2);
  });
});
