/** Final places from the terms of each score. */
import type { Outcome, Seat, Standing } from './types.ts';

type Terms = Standing['terms'];

/** One line per seat, best first. Terms count in the order they are named, more is better; equals share a place. */
export function standings(terms: readonly Terms[]): Standing[] {
  const lines = terms.map((own, seat) => ({
    seat,
    place: 1 + terms.filter((other) => isBetter(other, own)).length,
    terms: own,
  }));
  return lines.sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The outcome where the best terms win, alone or shared. */
export function bestWins(ending: string, terms: readonly Terms[]): Outcome {
  const lines = standings(terms);
  const winners: Seat[] = lines.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { ending, winners, standings: lines };
}

function isBetter(a: Terms, b: Terms): boolean {
  for (const name of Object.keys(a)) if (a[name] !== b[name]) return a[name] > b[name];
  return false;
}
