/** Tables of every kind for random games. */
import { Chance, sha256Words } from '../../../kernel/index.ts';
import { optionsOf } from '../../test/options.ts';
import { options } from '../rules/options.ts';
import type { Options } from '../rules/state.ts';

export const PLAYERS = [2, 3, 4, 5, 6] as const;

export const tableOptions = optionsOf<Options>(options);

/**
 * The n-th mixture of options that can be played at this table: 0 is the default, in the others each option has any of
 * its values. Random players hardly ever reach the target, so that `rounds` ends their games.
 */
export function tableOf(seats: number, n: number, rounds = 6): Options {
  if (n === 0) return tableOptions(seats, { roundCap: rounds });
  const chance = new Chance(sha256Words(`options ${n}`));
  const given: Record<string, string | number | boolean> = {};
  for (const [name, { values }] of Object.entries(options.fields)) {
    if (!('min' in values)) given[name] = chance.pick(values);
  }
  if (given.firstPlayer !== 'random') given.firstPlayer = 1 + (n % seats);
  if (seats === 6) given.storyDeal = 'one';
  const sizes = { reserve: 6 + chance.int(8), diamonds: 2 + chance.int(7), roundCap: rounds };
  return tableOptions(seats, { ...given, ...sizes } as Partial<Options>);
}
