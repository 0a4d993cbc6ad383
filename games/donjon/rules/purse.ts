/**
 * Gems change here only, between purses, bank and pot. With `by`, the ability that did it, the change is told; rules of
 * the turn tell theirs themselves.
 */
import type { Source } from './effects/types.ts';
import type { Pub, Seat, State, Table } from './state.ts';

/** How many of n gems the bank pays: all of them, or with strict gems what it holds (DQ-905, DQ-R06). */
export function paidByBank(pub: Pub, t: Table, n: number): number {
  return t.options.strictGems ? Math.min(n, Math.max(0, pub.bank)) : n;
}

/** From the bank; how many came. */
export function gainGems(s: State, t: Table, seat: Seat, n: number, by?: Source): number {
  const { pub } = s;
  const adventurer = pub.adventurers[seat];
  const was = adventurer.gems;
  const paid = paidByBank(pub, t, n);
  adventurer.gems += paid;
  pub.bank -= paid;
  if (by !== undefined && paid > 0) t.emit('gems-changed', { seat, was, now: adventurer.gems, by });
  return paid;
}

/** To the bank; a forced loss takes what is there (DQ-R76). How many were taken. */
export function loseGems(s: State, t: Table, seat: Seat, n: number, by?: Source): number {
  const { pub } = s;
  const adventurer = pub.adventurers[seat];
  const was = adventurer.gems;
  const taken = Math.min(n, was);
  adventurer.gems -= taken;
  pub.bank += taken;
  if (by !== undefined && taken > 0) t.emit('gems-changed', { seat, was, now: adventurer.gems, by });
  return taken;
}

/** A price, which the player has (DQ-312). */
export function payGems(s: State, t: Table, seat: Seat, n: number): void {
  loseGems(s, t, seat, n);
}

/** From purse to purse, as many as there are; how many moved. */
export function moveGems(s: State, t: Table, from: Seat, to: Seat, n: number, by?: Source): number {
  const { adventurers } = s.pub;
  const moved = Math.min(n, adventurers[from].gems);
  adventurers[from].gems -= moved;
  adventurers[to].gems += moved;
  if (by !== undefined && moved > 0) t.emit('gems-moved', { from, to, n: moved, by });
  return moved;
}
