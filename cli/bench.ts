/** `tablee bench`: speed and size against other engines, as ratios in one run. */
import { BENCH_ROWS, bench } from '../bench/index.ts';
import type { Command } from './arguments.ts';
import { misuse } from './failure.ts';
import { didYouMean } from './near.ts';

export const command: Command = {
  name: 'bench',
  summary: 'Measures speed and size against other engines in one run; fails when a bar is not reached.',
  options: {
    only: { value: 'ROWS', help: `only some rows, as a list: ${BENCH_ROWS.join(', ')}` },
    quick: { help: 'shorter and rougher' },
    json: { help: 'an array of {name, value, unit, against, ratio, bar, holds} instead of a table' },
  },
  async run(given) {
    const only = given.text('only')?.split(',');
    const stranger = only?.find((row) => !BENCH_ROWS.includes(row));
    if (stranger !== undefined) {
      const hint = didYouMean(stranger, BENCH_ROWS) || ' See "tablee bench --help".';
      throw misuse(`There is no row "${stranger}".${hint}`);
    }
    return bench({ json: given.has('json'), quick: given.has('quick'), only });
  },
};
