/** Tables of every kind for random games. */
import type { Options } from '../rules/state.ts';
import { tableOptions } from './arrange.ts';

export const PLAYERS = [2, 3, 4, 5, 6] as const;

/** What changes the game; the advanced game is for two. */
const SWITCHES = ['firstGame', 'unshakeableHeroes', 'openSales', 'advancedTwoPlayer'] as const;

/** How many combinations of options a table of this size has. */
export const combinations = (seats: number): number => 2 ** (seats === 2 ? SWITCHES.length : SWITCHES.length - 1);

/** The n-th combination of options; after all of them they come again. */
export function tableOf(seats: number, n: number): Options {
  return tableOptions(seats, Object.fromEntries(SWITCHES.map((name, bit) => [name, isSet(seats, n, bit)])));
}

const isSet = (seats: number, n: number, bit: number): boolean =>
  bit < Math.log2(combinations(seats)) && ((n >> bit) & 1) === 1;
