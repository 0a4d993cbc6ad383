/** What many games tell together: lengths, endings, seats, scores, leads and single cards, each with its confidence. */

import type { CardDeck } from './card-figures.ts';
import { PARTS } from './observer.ts';
import { type Interval, type Mean, meanOf, quantile, wilson } from './statistics.ts';

/** The number of a game, from 1. */
export type Example = number;

/** How often something was so, and what that says about how often it is. */
export interface Share extends Interval {
  readonly name: string;
  readonly n: number;
  readonly of: number;
  readonly share: number;
  readonly examples: readonly Example[];
}

/** How a number is spread over many games. */
export interface Spread {
  readonly mean: Mean;
  readonly min: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly max: number;
  readonly bins: readonly Bin[];
}

/** The games with numbers from `from` up to, but not, `to`. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly n: number;
  readonly examples: readonly Example[];
}

export interface Figures {
  readonly games: number;
  readonly players: number;
  /** Null for a game that counts no rounds. */
  readonly rounds: Spread | null;
  readonly decisions: Spread;
  readonly endings: readonly Share[];
  /** What a seat would win if all were alike; less than its part where games end without a winner. */
  readonly fair: number;
  readonly seats: readonly Share[];
  /** By who sat there. */
  readonly who: readonly Share[];
  /** Null where nothing is raced for. */
  readonly race: RaceFigures | null;
  readonly decks: readonly CardDeck[];
}

export interface RaceFigures {
  /** What the first, the second … ended with. */
  readonly places: readonly Spread[];
  /** How far the first was ahead of the second. */
  readonly margin: Spread;
  readonly leadChanges: Spread;
  /** Of the games with a leader after one tenth, two tenths … those that leader won. */
  readonly held: readonly Share[];
}

/** So many examples of anything are enough. */
export const MOST_EXAMPLES = 3;
/** So many bars can be told apart on a phone. */
const MOST_BINS = 24;

export function shareOf(name: string, n: number, of: number, examples: readonly Example[]): Share {
  return { name, n, of, share: of === 0 ? 0 : n / of, ...wilson(n, of), examples: examples.slice(0, MOST_EXAMPLES) };
}

/** `values` by game, the first game first. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [min, q1, median, q3, max] = [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(sorted, share));
  return { mean: meanOf(values), min, q1, median, q3, max, bins: binsOf(values, min, max) };
}

function binsOf(values: readonly number[], min: number, max: number): Bin[] {
  const width = binWidth(max - min);
  const first = Math.floor(min / width);
  const games: Example[][] = Array.from({ length: Math.floor(max / width) - first + 1 }, () => []);
  for (const [i, value] of values.entries()) games[Math.floor(value / width) - first].push(i + 1);
  return games.map((list, i) => ({
    from: (first + i) * width,
    to: (first + i + 1) * width,
    n: list.length,
    examples: list.slice(0, MOST_EXAMPLES),
  }));
}

/** The smallest round width that makes few enough bins. */
function binWidth(range: number): number {
  let width = 1;
  for (let i = 0; range / width >= MOST_BINS; i++) width *= i % 3 === 1 ? 2.5 : 2;
  return width;
}

/** How far the game has come at each look. */
export const partNames = Array.from({ length: PARTS - 1 }, (_, i) => `${((i + 1) * 100) / PARTS} %`);
