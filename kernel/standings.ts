/** Final places from the terms of each score. */
import type { Outcome, Seat, Standing } from './types.ts';

type Terms = Standing['terms'];

/**
 * One line per seat, best first; equals share a place. Terms count in the order they are named, more is better, unless a
 * game says itself which of two seats is better.
 */
export function standings(
  terms: readonly Terms[],
  isBetter = (a: Seat, b: Seat): boolean => hasMore(terms[a], terms[b]),
): Standing[] {
  const seats = [...terms.keys()];
  const lines = seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => other !== seat && isBetter(other, seat)).length,
    terms: terms[seat],
  }));
  return lines.sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The outcome where the best terms win, alone or shared. */
export function bestWins(ending: string, terms: readonly Terms[]): Outcome {
  const lines = standings(terms);
  const winners: Seat[] = lines.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { ending, winners, standings: lines };
}

function hasMore(a: Terms, b: Terms): boolean {
  for (const name of Object.keys(a)) if (a[name] !== b[name]) return a[name] > b[name];
  return false;
}
