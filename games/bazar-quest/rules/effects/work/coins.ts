/** Money and points (BZ-R62: a loss takes what is there). */
import type { Players } from '../../clauses.ts';
import { gainCoins, gainGlory, heroCoins, loseCoins, loseGlory } from '../../purse.ts';
import type { Guest, Pub, Seat } from '../../state.ts';
import { amountOf } from '../counters.ts';
import { askedBy, type Running } from '../running.ts';
import { guestsOf, playersOf } from '../targets.ts';
import type { Does } from './does.ts';

export function changeCoins(r: Running, clause: Does<'gainCoins' | 'loseCoins'>): void {
  const { s, t, f } = r;
  const seats = clause.who === 'richestPlayer' ? [richestPlayer(s.pub)] : playersOf(r, clause.who);
  if (seats === undefined) return;
  const n = amountOf(askedBy(r), clause.n);
  for (const seat of seats) {
    if (clause.does === 'gainCoins') gainCoins(s, t, seat, n, f.source);
    else loseCoins(s, t, seat, n, f.source);
  }
}

/** The first from the quest holder clockwise among equals. */
function richestPlayer(pub: Pub): Seat {
  let best = pub.questHolder;
  for (let i = 1; i < pub.shops.length; i++) {
    const seat = (pub.questHolder + i) % pub.shops.length;
    if (pub.shops[seat].coins > pub.shops[best].coins) best = seat;
  }
  return best;
}

export function changeGlory(r: Running, clause: Does<'gainGlory' | 'loseGlory'>): void {
  const { s, t, f } = r;
  const seats = playersOf(r, clause.who);
  if (seats === undefined) return;
  const n = amountOf(askedBy(r), clause.n);
  for (const seat of seats) {
    if (clause.does === 'gainGlory') gainGlory(s, t, seat, n, f.source);
    else loseGlory(s, t, seat, n, f.source);
  }
}

/** A purse that coins move out of or into: a player's or a hero's. */
type Purse = { readonly seat: Seat } | { readonly guest: Guest };

function pursesOf(r: Running, who: Players | 'hero'): readonly Purse[] | undefined {
  if (who === 'hero') return guestsOf(r, 'hero')?.map((guest) => ({ guest }));
  return playersOf(r, who)?.map((seat) => ({ seat }));
}

/** Each that gives pays each that gets, as far as the coins last. */
export function moveCoins(r: Running, clause: Does<'moveCoins'>): void {
  const from = pursesOf(r, clause.from);
  const to = from === undefined ? undefined : pursesOf(r, clause.to);
  if (from === undefined || to === undefined) return;
  for (const giver of from) {
    for (const taker of to) give(r, taker, take(r, giver, clause.n));
  }
}

function take({ s, t, f }: Running, purse: Purse, n: number): number {
  return 'seat' in purse ? loseCoins(s, t, purse.seat, n, f.source) : -heroCoins(s, t, purse.guest, -n, f.source);
}

function give({ s, t, f }: Running, purse: Purse, n: number): void {
  if ('seat' in purse) gainCoins(s, t, purse.seat, n, f.source);
  else heroCoins(s, t, purse.guest, n, f.source);
}

export function changeHeroCoins(r: Running, clause: Does<'heroGainsCoins' | 'heroLosesCoins'>): void {
  const guests = guestsOf(r, clause.of);
  if (guests === undefined) return;
  const n = amountOf(askedBy(r), clause.n);
  for (const guest of guests) heroCoins(r.s, r.t, guest, clause.does === 'heroGainsCoins' ? n : -n, r.f.source);
}

/** Waits for this round's rewards; once they are paid, it is paid at once. */
export function extraReward(r: Running, clause: Does<'extraReward'>): void {
  const { s, t, f } = r;
  const guests = guestsOf(r, clause.of);
  if (guests === undefined) return;
  const isPaid = f.on === 'rewards' || f.on === 'adventureEnd';
  for (const guest of guests) {
    if (isPaid) heroCoins(s, t, guest, clause.n, f.source);
    else guest.fate.extraReward += clause.n;
  }
}
