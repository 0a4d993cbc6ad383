import { completeOptions, isOptionProblem, type OptionsSpec, type OptionValues, same } from '../../kernel/index.ts';

/** Whether a preset is about so many players; one that is about another number is none of theirs, whatever is left of it. */
export const isForSeats = (spec: OptionsSpec, preset: string, seats: number): boolean =>
  Object.keys(spec.presets[preset]).every((name) => spec.fields[name]?.applies?.(seats) ?? true);

/** The preset these options are, if they are one: what is chosen in the strip, whatever way one came there. */
export function presetOf(spec: OptionsSpec, seats: number, options: OptionValues, named?: string): string | undefined {
  const is = (preset: string): boolean => {
    if (!isForSeats(spec, preset, seats)) return false;
    const full = completeOptions(spec, seats, spec.presets[preset]);
    return !isOptionProblem(full) && same(full, options);
  };
  if (named !== undefined && named in spec.presets && is(named)) return named;
  return Object.keys(spec.presets).find(is);
}

/** How many would play if the game started now, within what the game allows. */
export function playersNow(taken: number, limits: { readonly min: number; readonly max: number }): number {
  return Math.min(Math.max(taken, limits.min), limits.max);
}
