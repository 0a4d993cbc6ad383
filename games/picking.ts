/** Choices inside a clause that runs from its beginning each time one of them is made, and does nothing before the last. */
import type { AskFrame } from '../kernel/index.ts';

export interface Picking {
  /** `chosen`: the answers given so far. */
  readonly f: { readonly chosen: readonly number[] };
  /** The choices read so far, those with a single option among them. */
  readonly made: number[];
  /** The question that has to be answered first. */
  asks: AskFrame | undefined;
}

/** Nothing to choose from. */
const NONE = -1;

/**
 * The next choice of this clause among these, `NONE` if there is nothing to choose from. A single option is taken
 * without a question. Undefined: the question is put, and the clause runs again when it is answered.
 */
export function pickFrom(r: Picking, options: readonly number[], question: () => AskFrame): number | undefined {
  const { length } = r.made;
  if (length < r.f.chosen.length) r.made.push(r.f.chosen[length]);
  else if (options.length <= 1) r.made.push(options[0] ?? NONE);
  else {
    r.asks = question();
    return undefined;
  }
  return r.made[length];
}
