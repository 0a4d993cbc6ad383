/**
 * Coins, glory and wounds change here only. None goes below 0: a forced loss takes what is there (BZ-R62). With `by`,
 * the ability that did it, the change is told; rules of the round tell theirs themselves.
 */
import type { Source } from './effects/types.ts';
import { isCountedOn, noteGain } from './gains.ts';
import { hostOf } from './guests.ts';
import { type Guest, type Hero, NONE, type Pub, type Seat, type State, type Table } from './state.ts';

/** More than any game needs: abilities that multiply stay within whole numbers. */
const MOST = 1_000_000;

export function gainCoins(s: State, t: Table, seat: Seat, n: number, by?: Source): void {
  const shop = s.pub.shops[seat];
  const was = shop.coins;
  shop.coins = Math.min(was + n, MOST);
  if (by !== undefined && n > 0) t.emit('coins-changed', { seat, was, now: shop.coins, by });
}

/** How much was really taken. */
export function loseCoins(s: State, t: Table, seat: Seat, n: number, by?: Source): number {
  const shop = s.pub.shops[seat];
  const was = shop.coins;
  const taken = Math.min(n, was);
  shop.coins -= taken;
  if (by !== undefined && taken > 0) t.emit('coins-changed', { seat, was, now: shop.coins, by });
  return taken;
}

export function gainGlory(s: State, t: Table, seat: Seat, n: number, by?: Source): void {
  const shop = s.pub.shops[seat];
  const was = shop.glory;
  shop.glory = Math.min(was + n, MOST);
  if (by !== undefined && n > 0) t.emit('glory-changed', { seat, was, now: shop.glory, by });
}

export function loseGlory(s: State, t: Table, seat: Seat, n: number, by?: Source): number {
  const shop = s.pub.shops[seat];
  const was = shop.glory;
  const taken = Math.min(n, was);
  shop.glory -= taken;
  if (by !== undefined && taken > 0) t.emit('glory-changed', { seat, was, now: shop.glory, by });
  return taken;
}

/** Coins on a hero's card change by `delta`; how much they really changed. */
export function heroCoins(s: State, t: Table, guest: Guest, delta: number, by?: Source): number {
  const was = guest.coins;
  guest.coins = Math.min(Math.max(0, was + delta), MOST);
  const change = guest.coins - was;
  if (by === undefined || change === 0) return change;
  t.emit('hero-coins-changed', { hero: guest.hero, was, now: guest.coins, by });
  const host = hostOf(s.pub, guest.hero);
  if (change > 0 && host !== NONE && !isCountedOn(t.content, by, guest.hero)) noteGain(s.pub, host);
  return change;
}

export function addWounds(s: State, t: Table, n: number, by?: Source): void {
  const was = s.pub.wounds;
  s.pub.wounds = Math.min(was + n, MOST);
  if (by !== undefined && n > 0) t.emit('wounds-changed', { was, now: s.pub.wounds, by });
}

/** This hero has wounded the monster; twice or by an ability too, it is one hero (BZ-R36, BZ-R37). */
export function noteHitter(pub: Pub, hero: Hero): void {
  if (hero === NONE || !pub.hitters.includes(hero)) pub.hitters.push(hero);
}

export function removeWounds(s: State, t: Table, n: number, by?: Source): number {
  const was = s.pub.wounds;
  const taken = Math.min(n, was);
  s.pub.wounds -= taken;
  if (by !== undefined && taken > 0) t.emit('wounds-changed', { was, now: s.pub.wounds, by });
  return taken;
}
