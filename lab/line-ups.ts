/** Who meets whom in a tournament, so that nobody has the better seats, neighbours or chance. */
import type { Strength } from '../bots/players.ts';
import { Chance, sha256Words } from '../kernel/index.ts';
import { type BareTable, type Job, type Plan, seedOf } from './plan.ts';

/** Every company of so many: as even as it can be where there are fewer bots than seats, all choices where there are more. */
export function companies(bots: readonly Strength[], players: number): Strength[][] {
  const each = Math.floor(players / bots.length);
  const all = Array.from({ length: each }, () => bots).flat();
  return choices(bots, players - all.length).map((more) => [...all, ...more]);
}

function choices<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, i) => choices(list.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

export interface Tournament extends Plan {
  /** So many games in a row are one deal: the same company from the same chance, once in each of its seats. */
  readonly deal: number;
}

/** At least so many games: every company sits down equally often, in an order of its own, and then moves round the table. */
export function tournamentOf(table: BareTable, bots: readonly Strength[], seed: string, atLeast: number): Tournament {
  const { players } = table;
  const all = companies(bots, players);
  const round = all.length * players;
  return {
    table,
    games: Math.ceil(atLeast / round) * round,
    deal: players,
    job(k): Job {
      const deal = Math.floor((k - 1) / players);
      const company = new Chance(sha256Words(`${seed}/company/${deal}`)).shuffle([...all[deal % all.length]]);
      const moved = (k - 1) % players;
      return { seed: seedOf(seed, deal + 1), bots: [...company.slice(moved), ...company.slice(0, moved)] };
    },
  };
}
