/** What must be true of a card's owner or a quest's holder. */
import type { Condition } from '../clauses.ts';
import type { Content } from '../content.ts';
import type { Fight, Pub, Seat } from '../state.ts';
import { areTrue, type Countable, counted, wanted } from './facts.ts';
import { gauge } from './power.ts';

/** Whether all of these hold for this player; none is always true. */
export function hold(
  content: Content,
  pub: Pub,
  seat: Seat,
  fight: Fight | null,
  conditions: readonly Condition[] | undefined,
): boolean {
  return conditions === undefined || areTrue(gauge, content, pub, seat, fight, conditions, false);
}

/** How much of what a condition counts there is, and how much it wants: at least that, for `gemsAtMost` at most. */
export const measure = (
  content: Content,
  pub: Pub,
  seat: Seat,
  condition: Countable,
): { readonly have: number; readonly need: number } => ({
  have: counted(gauge, content, pub, seat, condition),
  need: wanted(condition),
});
