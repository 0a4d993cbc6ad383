/** `tablee bench`: speed and size against other engines, as ratios in one run. */
import { bench } from '../bench/index.ts';
import type { Command } from './arguments.ts';

export const command: Command = {
  name: 'bench',
  summary: 'Measures speed and size against other engines in one run; peers are installed in a temporary folder.',
  options: { json: { help: 'an array of {name, value, unit, against, ratio, bar, holds} instead of a table' } },
  async run(given) {
    const holds = await bench({ json: given.has('json') });
    return holds ? 0 : 1;
  },
};
