/** What a player looks for and can spare, said to all: talk, which obliges to nothing. How a thing is named is the game's own affair. */
import { hasExactly } from './offers.ts';

export interface Wants<Named> {
  readonly seeks: Named;
  readonly spares: Named;
}

/** Whether this JSON is wants, with things named as `reads` has them. */
export function readsWants<Named>(a: unknown, reads: (named: unknown) => named is Named): a is Wants<Named> {
  return hasExactly(a, ['seeks', 'spares']) && reads(a.seeks) && reads(a.spares);
}
