/** Tables of every kind for random games: each combination of expansions, the variants drawn. */
import { Chance, type Seat, sha256Words } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import { tableOptions } from './arrange.ts';

export const PLAYERS = [2, 3, 4, 5, 6] as const;

const EXPANSIONS = ['potions', 'companions', 'reaper'] as const;

/** So many tables for each of the eight combinations of expansions, every other option drawn. */
export function tables(seats: Seat, each: number): Options[] {
  const chance = new Chance(sha256Words(`tables of ${seats}`));
  return Array.from({ length: 8 * each }, (_, i) => {
    const given: Record<string, unknown> = {};
    for (const [name, { values }] of Object.entries(rules.options.fields)) {
      given[name] = 'min' in values ? values.min + chance.int(values.max - values.min + 1) : chance.pick(values);
    }
    for (const [bit, name] of EXPANSIONS.entries()) given[name] = ((i >> bit) & 1) === 1;
    return tableOptions(seats, given as Partial<Options>);
  });
}

/** Pairs of values of two options that none of these tables has, ranges left aside: `duel=true royal=prince`. */
export function missingPairs(seats: Seat, list: readonly Options[]): string[] {
  const choices = Object.entries(rules.options.fields).flatMap(([name, { values, applies }]) =>
    'min' in values || applies?.(seats) === false ? [] : values.map((value) => ({ name, value })),
  );
  const missing: string[] = [];
  for (const [i, a] of choices.entries()) {
    for (const b of choices.slice(i + 1)) {
      if (a.name === b.name) continue;
      const isMet = list.some((options) => has(options, a) && has(options, b));
      if (!isMet) missing.push(`${a.name}=${a.value} ${b.name}=${b.value}`);
    }
  }
  return missing;
}

const has = (options: Options, { name, value }: { name: string; value: unknown }): boolean =>
  (options as Record<string, unknown>)[name] === value;
