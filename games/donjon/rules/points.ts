/** Trophy points change here only, and whoever reaches the target first is noted here (DQ-801). */
import { NONE, type PointSource, type Seat, type State, type Table } from './state.ts';

/** Points never drop below 0 (DQ-R61). Purchases and quests are told by their own events, before this. */
export function gainPoints(s: State, t: Table, seat: Seat, n: number, from: PointSource): void {
  const { pub } = s;
  const adventurer = pub.adventurers[seat];
  const change = Math.max(n, -adventurer.points);
  if (change === 0) return;
  adventurer.points += change;
  adventurer.from[from] += change;
  const { points } = adventurer;
  if (from !== 'quests' && from !== 'purchase') t.emit('points-gained', { seat, n: change, now: points, from });
  // The last validation round cannot restart anything (DQ-R59).
  if (pub.reachedBy !== NONE || pub.step === 'end' || points < t.options.targetTP) return;
  pub.reachedBy = seat;
  t.emit('target-reached', { seat, points });
}
