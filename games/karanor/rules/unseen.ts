/** Dealing what a viewer cannot see, for sampled worlds. */
import { NONE, type Seat, type Table, type View } from './state.ts';

/** Those of all that this viewer has not seen, in any order. */
export function unseenOf(t: Table, all: readonly number[], seen: readonly number[]): number[] {
  return t.chance.shuffle(all.filter((one) => !seen.includes(one)));
}

/** Takes the last n. */
export const deal = (from: number[], n: number): number[] => (n <= 0 ? [] : from.splice(-n));

/** Whom this question waits for, now or beneath another; `NONE` if nobody. */
export function askedSeat({ pub }: View, kind: string): Seat {
  for (const frame of pub.agenda) {
    const { ask, seat } = frame as { ask?: string; seat?: Seat };
    if (ask === kind && seat !== undefined) return seat;
  }
  return NONE;
}
