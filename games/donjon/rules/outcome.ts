/** Final standings: by points after deductions, then spoils, then the play-off (DQ-805, DQ-806, DQ-914). */
import type { Outcome, Standing } from '../../../kernel/index.ts';
import type { Ended, Seat, State } from './state.ts';

export function outcome(s: State): Outcome | undefined {
  const { ended } = s.pub;
  if (ended === null) return undefined;
  const { ending, winners, scores, tieBreak } = ended;
  const standings = scores.map((_, seat) => standing(ended, seat)).sort((a, b) => a.place - b.place || a.seat - b.seat);
  return tieBreak === null ? { ending, winners, standings } : { ending, winners, standings, tieBreak };
}

function standing({ scores, winners }: Ended, seat: Seat): Standing {
  const { points, main, secondaries, total, spoils } = scores[seat];
  const terms = { total, spoils, points, main, secondaries };
  if (winners.includes(seat)) return { seat, place: 1, terms };
  const isBetter = (other: Seat): boolean =>
    winners.includes(other) ||
    scores[other].total > total ||
    (scores[other].total === total && scores[other].spoils > spoils);
  return { seat, place: 1 + [...scores.keys()].filter(isBetter).length, terms };
}
