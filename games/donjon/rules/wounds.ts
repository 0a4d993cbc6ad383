/** Wounds change here only: 0 to 4, any excess is ignored (DQ-610). With `by` the change is told. */
import { MOST_WOUNDS } from './content.ts';
import type { Source } from './effects/types.ts';
import type { Seat, State, Table } from './state.ts';

/** How many were added. */
export function addWounds(s: State, t: Table, seat: Seat, n: number, by?: Source): number {
  return change(s, t, seat, n, by);
}

/** How many were healed. */
export function healWounds(s: State, t: Table, seat: Seat, n: number, by?: Source): number {
  return 0 - change(s, t, seat, -n, by);
}

function change(s: State, t: Table, seat: Seat, n: number, by: Source | undefined): number {
  const adventurer = s.pub.adventurers[seat];
  const was = adventurer.wounds;
  const now = Math.min(MOST_WOUNDS, Math.max(0, was + n));
  adventurer.wounds = now;
  if (by !== undefined && now !== was) t.emit('wounds-changed', { seat, was, now, by });
  return now - was;
}
