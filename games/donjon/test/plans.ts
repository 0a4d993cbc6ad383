/** Tables of every kind for random games. */
import { Chance, sha256Words } from '../../../kernel/index.ts';
import { optionsOf } from '../../test/options.ts';
import { options } from '../rules/options.ts';
import type { Options } from '../rules/state.ts';

export const PLAYERS = [3, 4, 5, 6] as const;

export const tableOptions = optionsOf<Options>(options);

/** The n-th mixture of options: 0 is the default table, in the others each option has any of its values. */
export function tableOf(seats: number, n: number): Options {
  if (n === 0) return tableOptions(seats);
  const chance = new Chance(sha256Words(`options ${n}`));
  const given: Record<string, string | number | boolean> = {};
  for (const [name, { values }] of Object.entries(options.fields)) {
    if (!('min' in values)) given[name] = chance.pick(values);
  }
  return tableOptions(seats, given as Partial<Options>);
}
