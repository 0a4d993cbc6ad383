/** What everybody is asked at once: to confirm before combat with Potions (BQ-915, R35), and after it (BQ-807). */
import { expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import type { Options } from '../rules/state.ts';
import { arrange, type SeatLiteral } from './arrange.ts';
import { done } from './hands.ts';

const DONE: SeatLiteral = { phase: 'finished' };
const POTIONS: Partial<Options> = { potions: true };

rule(
  'BQ-915',
  'a time-out reads a hidden potion as near as possible without going over, else minus; others are ready',
  () => {
    const answer = (boss: number, visible: string, seat = 0) =>
      arrange({ options: POTIONS, boss, seats: [done(`potion3 ${visible}`), done('red1 blue1')] })
        .seat(seat)
        .defaultOf('orient-hidden-potion');
    expect(answer(15, 'red7 blue5')).toBe('plus');
    expect(answer(14, 'red7 blue5')).toBe('minus');
    expect(answer(21, 'red7 blue5')).toBe('plus');
    expect(answer(14, 'red7 blue7 green7')).toBe('minus');
    expect(answer(14, 'red7 blue5', 1)).toBe('ready');
  },
);

rule('BQ-915', 'owners must read, others cannot, and nothing is revealed before the last one has confirmed', () => {
  const t = arrange({ options: POTIONS, boss: 15, seats: [done('potion3 red7 blue5'), done('red1 blue1')] });
  expect(t.seat(0).options('orient-hidden-potion')).toEqual(['minus', 'plus']);
  expect(t.seat(1).options('orient-hidden-potion')).toEqual(['ready']);
  expect(t.seat(0).refusal('orient-hidden-potion', 'ready')).toMatchObject({ rule: 'BQ-915' });
  expect(t.seat(1).refusal('orient-hidden-potion', 'plus')).toMatchObject({ rule: 'BQ-915' });
  t.seat(0).answer('orient-hidden-potion', 'minus');
  expect(t.pub.combat).toBeNull();
  expect(t.pub.readings).toEqual([null, null, null]);
  t.expectAsked([[1, 'orient-hidden-potion']]);
  t.seat(1).default('orient-hidden-potion');
  expect(t.line(0)).toMatchObject({ reading: 'minus', strength: 9 });
});

rule('BQ-807', 'otherwise all look at the result, and when the last one is ready the next round is prepared', () => {
  const t = arrange({ seats: [DONE, DONE, DONE] });
  t.expectAsked([
    [0, 'ready'],
    [1, 'ready'],
    [2, 'ready'],
  ]);
  for (const seat of [0, 1, 2]) expect(t.seat(seat).options('ready')).toEqual(['ready']);
  t.seat(2).answer('ready', 'ready');
  t.seat(0).answer('ready', 'ready');
  expect(t.pub).toMatchObject({ round: 1, stage: 'aftermath' });
  t.expectAsked([[1, 'ready']]);
  // Whoever does not answer is ready too.
  expect(t.seat(1).defaultOf('ready')).toBe('ready');
  t.seat(1).default('ready');
  expect(t.pub).toMatchObject({ round: 2, stage: 'players' });
});
