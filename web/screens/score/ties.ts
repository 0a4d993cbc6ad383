/** What decided between players who have as many points. */
import type { Outcome, Seat } from '../../../kernel/index.ts';

export interface Tie {
  readonly seats: readonly Seat[];
  /** The term that put them in their order. */
  readonly term: string;
}

/** Every tie in points that was broken, best first; who is equal in all shares a place and is in none. */
export function tiesOf(
  { standings, winners, tieBreak }: Outcome,
  points: string,
  /** The terms that decide between equals, in their order. */
  decides: readonly string[],
): Tie[] {
  const sorted = standings.toSorted((a, b) => a.place - b.place);
  const ties: Tie[] = [];
  for (const [i, low] of sorted.entries()) {
    const high = sorted[i - 1];
    if (high === undefined || high.place === low.place || high.terms[points] !== low.terms[points]) continue;
    // Between a winner and the next one the game itself says what decided.
    const isForVictory = winners.includes(high.seat) && !winners.includes(low.seat);
    const term = isForVictory ? tieBreak : decides.find((one) => high.terms[one] !== low.terms[one]);
    if (term === undefined) continue;
    const seats = sorted
      .filter(({ place, terms }) => terms[points] === low.terms[points] && [high.place, low.place].includes(place))
      .map(({ seat }) => seat);
    const last = ties.at(-1);
    if (last?.term === term && last.seats.includes(high.seat))
      ties[ties.length - 1] = { term, seats: [...new Set([...last.seats, ...seats])] };
    else ties.push({ term, seats });
  }
  return ties;
}
