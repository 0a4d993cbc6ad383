import { describe, expect, test } from 'vitest';
import { asked } from '../../../kernel/index.ts';
import { arrange, type World } from '../test/arrange.ts';
import { heuristic } from './heuristic.ts';

/** The second knight shows 9 of 16 and moves up by 2; then the first is asked for a spell. */
function visit(hidden: string): World {
  const t = arrange({
    boss: 16,
    seats: [
      { hidden: 'red1', visible: ['blue2'] },
      { hidden, visible: ['blue5'] },
      { hidden: 'purple3', visible: ['blue3'] },
    ],
    row: ['needGreen', 'strPlus2', 'strPlus1'],
    mystery: null,
    top: ['red2', 'red4', 'red3', 'red5', 'red6'],
  });
  for (const seat of [0, 1, 2]) t.seat(seat).equip(1);
  t.seat(0).equip(1);
  t.seat(1).visit();
  t.seat(1).activate('strPlus2');
  t.seat(1).answer('spell-target-player', 1);
  t.seat(2).equip(1);
  t.seat(0).visit();
  return t;
}

/** At the Magician while both others still arm up: what it is worth to take this card away, and do nothing else. */
function removing(id: string, isPatient: boolean): number {
  const t = arrange({
    boss: 16,
    seats: [
      { hidden: 'red7', visible: ['blue6'] },
      { hidden: 'green1', visible: ['green2'] },
      { hidden: 'green3', visible: ['green4'] },
    ],
    row: ['needGreen', 'heartShield', 'cancelSpell'],
  });
  t.seat(0).visit();
  const [d] = asked(t.state);
  const { score } = isPatient && heuristic.patient !== undefined ? heuristic.patient : heuristic;
  return score(t.view(0), d, { slot: t.slot(id), use: 'discard' });
}

/** What making the second knight stronger is worth against not doing so. */
function pushing(t: World, isPatient: boolean): number {
  const [d] = asked(t.state);
  const v = t.view(0);
  const { score } = isPatient && heuristic.patient !== undefined ? heuristic.patient : heuristic;
  const uses = ['activate', 'discard'].map((use) => score(v, d, { slot: t.slot('strPlus1'), use }));
  return uses[0] - uses[1];
}

describe("maître's own opinion", () => {
  test('counts on what the others did', () => {
    const t = visit('purple5');
    // Who moved by 2 is at the boss now, and over with 1 more: malin thinks of many other weapons.
    expect(pushing(t, true)).toBeGreaterThan(pushing(t, false) + 0.01);
  });

  test('reckons with what others may still do with the row: malin takes the round as it stands', () => {
    expect(removing('needGreen', true)).toBeGreaterThan(removing('heartShield', true) + 0.01);
    expect(removing('needGreen', false)).toBe(removing('heartShield', false));
  });

  test('and knows nothing that it cannot see', () => {
    expect(pushing(visit('purple1'), true)).toBe(pushing(visit('purple5'), true));
  });
});
