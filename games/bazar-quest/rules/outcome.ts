/** Final standings: by points, then coins (BZ-803, BZ-804); a common defeat has no winner and no order (BZ-R47). */
import type { Outcome, Seat, Standing } from '../../../kernel/index.ts';
import { points } from './end.ts';
import type { Ended, State } from './state.ts';

export function outcome(s: State): Outcome | undefined {
  const { ended } = s.pub;
  if (ended === null) return undefined;
  const { ending, winners, scores, tieBreak } = ended;
  const standings = scores.map((_, seat) => standing(ended, seat)).sort((a, b) => a.place - b.place || a.seat - b.seat);
  return tieBreak === null ? { ending, winners, standings } : { ending, winners, standings, tieBreak };
}

function standing({ ending, scores }: Ended, seat: Seat): Standing {
  const own = scores[seat];
  const { glory, coins, bonus } = own;
  // A common defeat is last place for all.
  if (ending !== 'victory') return { seat, place: scores.length, terms: { glory, coins } };
  const better = scores.filter(
    (one) => points(one) > points(own) || (points(one) === points(own) && one.coins > coins),
  );
  return { seat, place: 1 + better.length, terms: { points: points(own), glory, coins, bonus } };
}
