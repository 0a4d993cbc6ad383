/** Gold and tokens change here only; silent, so that whoever pays or gains tells it in their own event. */
import { RESOURCES, type Resource } from './clauses.ts';
import type { AnyView, Purse, Seat, State } from './state.ts';

/** None of any resource. */
export const NO_TOKENS: readonly number[] = RESOURCES.map(() => 0);

export const newPurse = (): Purse => ({ gold: 0, tokens: [...NO_TOKENS] });

/** With `goldPrivacy` hidden a purse lies behind its owner's screen. */
export function purseOf(s: State, seat: Seat): Purse {
  return s.pub.merchants[seat].purse ?? (s.own[seat].purse as Purse);
}

/** What this viewer may know of that purse; undefined where it is hidden (MK-R87). */
export function purseSeen(v: AnyView, seat: Seat): Purse | undefined {
  return v.pub.merchants[seat].purse ?? (seat === v.seat ? (v.own?.purse ?? undefined) : undefined);
}

/** The bank never runs out (MK-R03). */
export function gainGold(s: State, seat: Seat, n: number): void {
  purseOf(s, seat).gold += n;
}

/** What is there at most; how much was paid. */
export function payGold(s: State, seat: Seat, n: number): number {
  const purse = purseOf(s, seat);
  const paid = Math.min(n, purse.gold);
  purse.gold -= paid;
  return paid;
}

/** What the reserve holds at most (MK-R24); how many were gained. */
export function gainTokens(s: State, seat: Seat, kind: Resource, n: number): number {
  const { reserve } = s.pub;
  const gained = Math.min(n, reserve[kind]);
  reserve[kind] -= gained;
  purseOf(s, seat).tokens[kind] += gained;
  return gained;
}

/** Back to the reserve (MK-323), what is there at most; how many were paid. */
export function payTokens(s: State, seat: Seat, kind: Resource, n: number): number {
  const { tokens } = purseOf(s, seat);
  const paid = Math.min(n, tokens[kind]);
  tokens[kind] -= paid;
  s.pub.reserve[kind] += paid;
  return paid;
}

/** A whole cost, which the player can pay. */
export function payAll(s: State, seat: Seat, gold: number, tokens: readonly number[]): void {
  payGold(s, seat, gold);
  for (let kind = 0; kind < tokens.length; kind++) if (tokens[kind] > 0) payTokens(s, seat, kind, tokens[kind]);
}

export function canPay(purse: Readonly<Purse>, gold: number, tokens: readonly number[]): boolean {
  if (purse.gold < gold) return false;
  for (let kind = 0; kind < tokens.length; kind++) if (purse.tokens[kind] < tokens[kind]) return false;
  return true;
}
