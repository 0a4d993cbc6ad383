/** Final standings (R67): winners, survivors by keys and hearts, then the eliminated, the latest first. */
import { type Outcome, type Seat, type Standing, standings } from '../../../kernel/index.ts';
import type { State } from './state.ts';

export function outcome(s: State): Outcome | undefined {
  const { ended, knights, round } = s.pub;
  if (ended === null) return undefined;
  const terms = (seat: Seat): Standing['terms'] => {
    const { keys, hearts, role, leftInRound } = knights[seat];
    const won = ended.winners.includes(seat) ? 1 : 0;
    // Survivors have outlasted everybody who left in any round.
    const lasted = role === 'eliminated' ? leftInRound : round + 1;
    return { won, lasted, keys, hearts };
  };
  return {
    ending: ended.ending,
    winners: ended.winners,
    standings: standings([...knights.keys()].map(terms)),
    ...(ended.tieBreak !== null && { tieBreak: ended.tieBreak }),
  };
}
