/** Losing a heart: what may prevent it, and what is noted about it (BQ-503, BQ-405, BQ-513). */
import type { CombatLine, HeartCause, HeartGuard, Seat, State, Table } from './state.ts';
import { isShielded } from './totals.ts';

/** What keeps a heart whatever the cause (R21, R48, R56). */
export function heartGuard(s: State, seat: Seat, t: Table): HeartGuard | null {
  if (s.pub.knights[seat].role !== 'knight') return 'no-hearts';
  return isShielded(t.content, s.pub, seat) ? 'shield' : null;
}

/** Notes the cause and takes the heart unless it is guarded; hearts before and after. */
export function loseHeart(s: State, line: CombatLine, cause: HeartCause, guard: HeartGuard | null) {
  const knight = s.pub.knights[line.seat];
  const was = knight.hearts;
  line.heartCause = cause;
  line.heartGuard = guard;
  if (guard === null) {
    line.heartLost = true;
    knight.hearts--;
  }
  return { was, now: knight.hearts };
}
