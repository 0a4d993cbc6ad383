/** Final standings: by prestige, then gold, then as the option says; frozen seats come last (MK-806, MK-807, MK-R64, MK-R80). */
import type { Outcome, Standing } from '../../../kernel/index.ts';
import type { Seat, State } from './state.ts';

export function outcome({ pub }: State): Outcome | undefined {
  const { ended, merchants } = pub;
  if (ended === null) return undefined;
  const { ending, winners, scores, terms: names, tieBreak } = ended;
  const isBetter = (a: Seat, b: Seat): boolean => {
    if (merchants[a].frozen !== merchants[b].frozen) return merchants[b].frozen;
    const term = names.find((name) => scores[a][name] !== scores[b][name]);
    return term !== undefined && scores[a][term] > scores[b][term];
  };
  const seats = [...scores.keys()];
  const standings = seats.map((seat): Standing => {
    const place = 1 + seats.filter((other) => isBetter(other, seat)).length;
    return { seat, place, terms: Object.fromEntries(names.map((name) => [name, scores[seat][name]])) };
  });
  standings.sort((a, b) => a.place - b.place || a.seat - b.seat);
  return tieBreak === null ? { ending, winners, standings } : { ending, winners, standings, tieBreak };
}
