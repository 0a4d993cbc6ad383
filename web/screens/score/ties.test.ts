import { describe, expect, test } from 'vitest';
import type { Outcome, Standing } from '../../../kernel/index.ts';
import { tiesOf } from './ties.ts';

/** Lines as [place, points, coins], by seat. */
const outcome = (...lines: readonly [number, number, number][]): Outcome => ({
  ending: 'victory',
  winners: lines.flatMap(([place], seat) => (place === 1 ? [seat] : [])),
  standings: lines.map(([place, points, coins], seat): Standing => ({ seat, place, terms: { points, coins } })),
});
const told = (...lines: readonly [number, number, number][]) => tiesOf(outcome(...lines), 'points', ['coins']);

describe('what decided between equals', () => {
  test('lower places are told as the first one is', () => {
    expect(told([1, 14, 34], [3, 12, 27], [2, 12, 41])).toEqual([{ term: 'coins', seats: [2, 1] }]);
  });
  test('three equals are one tie', () => {
    expect(told([1, 14, 0], [2, 9, 30], [3, 9, 20], [4, 9, 10])).toEqual([{ term: 'coins', seats: [1, 2, 3] }]);
  });
  test('who shares a place was not decided between, but may stand before a third', () => {
    expect(told([1, 14, 0], [2, 9, 30], [2, 9, 30])).toEqual([]);
    expect(told([1, 14, 0], [2, 9, 30], [2, 9, 30], [4, 9, 10])).toEqual([{ term: 'coins', seats: [1, 2, 3] }]);
  });
  test('for the victory it is what the game says, and nothing where it says nothing', () => {
    expect(told([1, 9, 30], [2, 9, 20])).toEqual([]);
    const playedOff = { ...outcome([1, 9, 30], [2, 9, 30]), tieBreak: 'playOff' };
    expect(tiesOf(playedOff, 'points', ['coins'])).toEqual([{ term: 'playOff', seats: [0, 1] }]);
  });
});
