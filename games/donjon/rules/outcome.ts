/** Final standings: by points after deductions, then spoils, then the play-off (DQ-805, DQ-806, DQ-914). */
import { type Outcome, standings } from '../../../kernel/index.ts';
import type { Seat, State } from './state.ts';

export function outcome({ pub: { ended } }: State): Outcome | undefined {
  if (ended === null) return undefined;
  const { ending, winners, scores, tieBreak } = ended;
  const terms = scores.map(({ total, spoils, points, main, secondaries }) => ({
    total,
    spoils,
    points,
    main,
    secondaries,
  }));
  const isBetter = (a: Seat, b: Seat): boolean => {
    if (winners.includes(a) || winners.includes(b)) return !winners.includes(b);
    const by = scores[a].total - scores[b].total;
    return by === 0 ? scores[a].spoils > scores[b].spoils : by > 0;
  };
  return { ending, winners, standings: standings(terms, isBetter), ...(tieBreak !== null && { tieBreak }) };
}
