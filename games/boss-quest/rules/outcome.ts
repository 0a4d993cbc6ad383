/** Final standings (R67): winners, survivors by keys and hearts, then the eliminated, the latest first. */
import type { Outcome, Seat, Standing } from '../../../kernel/index.ts';
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
  const isBetter = (a: Standing['terms'], b: Standing['terms']): boolean => {
    for (const name of ['won', 'lasted', 'keys', 'hearts']) if (a[name] !== b[name]) return a[name] > b[name];
    return false;
  };
  const all = [...knights.keys()].map((seat) => ({ seat, terms: terms(seat) }));
  const standings = all
    .map(({ seat, terms: own }) => ({
      seat,
      place: 1 + all.filter((other) => isBetter(other.terms, own)).length,
      terms: own,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  return {
    ending: ended.ending,
    winners: ended.winners,
    standings,
    ...(ended.tieBreak !== null && { tieBreak: ended.tieBreak }),
  };
}
