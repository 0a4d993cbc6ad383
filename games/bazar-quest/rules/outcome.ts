/** Final standings: by points, then coins (BZ-803, BZ-804); a common defeat has no winner and no order (BZ-R47). */
import { type Outcome, type Seat, standings } from '../../../kernel/index.ts';
import { points } from './end.ts';
import type { State } from './state.ts';

export function outcome({ pub: { ended } }: State): Outcome | undefined {
  if (ended === null) return undefined;
  const { ending, winners, scores, tieBreak } = ended;
  const isVictory = ending === 'victory';
  const terms = scores.map((score) => {
    const { glory, coins, bonus } = score;
    return isVictory ? { points: points(score), glory, coins, bonus } : { glory, coins };
  });
  const isBetter = (a: Seat, b: Seat): boolean => {
    // A common defeat is last place for all.
    if (!isVictory) return true;
    const by = points(scores[a]) - points(scores[b]);
    return by === 0 ? scores[a].coins > scores[b].coins : by > 0;
  };
  return { ending, winners, standings: standings(terms, isBetter), ...(tieBreak !== null && { tieBreak }) };
}
