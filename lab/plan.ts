/** What is played in the lab: plain data, so that a thread or a command line can be handed it. */
import type { Strength } from '../bots/players.ts';
import { type AnyShape, Chance, type Json, type OptionValues, type Setup, sha256Words } from '../kernel/index.ts';

/** A table before anybody sits down. */
export interface BareTable {
  readonly game: string;
  readonly players: number;
  /** Milliseconds a maître thinks about an answer, as a usual machine counts them. */
  readonly thinking: number;
  readonly options: OptionValues;
  readonly pack?: Json;
}

/** One game at such a table: chance, and who sits there. */
export interface Job {
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly Strength[];
}

/** So many games at one table. */
export interface Plan {
  readonly table: BareTable;
  readonly games: number;
  /** Each one, counted from 1. */
  job(k: number): Job;
}

/** The seed of one game of many, counted from 1. */
export const seedOf = (seed: string, k: number): string => `${seed}/${k}`;

/** Always the same bots, each game from its own seed. */
export const samePlan = (table: BareTable, bots: readonly Strength[], seed: string, games: number): Plan => ({
  table,
  games,
  job: (k) => ({ seed: seedOf(seed, k), bots }),
});

export const setupOf = ({ players, options, pack }: BareTable, seed: string): Setup<AnyShape> => ({
  seats: players,
  options,
  seed,
  ...(pack !== undefined && { pack }),
});

/** What bots decide by when they do not care: the same for the same seed. */
export const botChance = (seed: string): Chance => new Chance(sha256Words(`${seed}/bots`));
