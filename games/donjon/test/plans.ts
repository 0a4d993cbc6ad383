/** Tables of every kind for random games. */
import { completeOptions, isOptionProblem } from '../../../kernel/index.ts';
import { options } from '../rules/options.ts';
import type { Options } from '../rules/state.ts';

export const PLAYERS = [3, 4, 5, 6] as const;

export function tableOptions(seats: number, given: Partial<Options> = {}): Options {
  const complete = completeOptions(options, seats, given);
  if (isOptionProblem(complete)) throw new Error(`${complete.option}: ${complete.problem}`);
  return complete as unknown as Options;
}

/**
 * The n-th mixture of options: 0 is the default table; each later one sets every option to one of its values, each option
 * in a rhythm of its own, so that all pairs of values meet soon.
 */
export function tableOf(seats: number, n: number): Options {
  if (n === 0) return tableOptions(seats);
  const given: Record<string, string | number | boolean> = {};
  let at = n;
  for (const [name, { values }] of Object.entries(options.fields)) {
    if ('min' in values) continue;
    at = (at * 1103515245 + 12345) % 2147483648;
    given[name] = values[(at >> 8) % values.length];
  }
  return tableOptions(seats, given as Partial<Options>);
}
