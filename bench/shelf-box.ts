/** A game of the shelf as it is measured: four players and everything in its box (the preset of that name), as `tablee simulate` plays it. */
import type { Box } from '../games/box.ts';
import { shelf } from '../games/index.ts';
import { completeOptions, isOptionProblem, type OptionValues } from '../kernel/index.ts';

export const SEATS = 4;

export async function openBox(game: string): Promise<{ readonly box: Box; readonly options: OptionValues }> {
  const about = shelf.find(({ id }) => id === game);
  if (about === undefined) throw new Error(`there is no game "${game}"`);
  const box = await about.load();
  const options = completeOptions(box.rules.options, SEATS, box.rules.options.presets.full);
  if (isOptionProblem(options)) throw new Error(`${options.option} is ${options.problem}`);
  return { box, options };
}
