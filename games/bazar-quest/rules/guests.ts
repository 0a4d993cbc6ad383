/** Heroes on the table: in the centre, in the shops, in the fights, and what becomes of them. */
import { clockwise } from '../../../kernel/index.ts';
import { heroCount } from './counts.ts';
import { discardItem, drawHero } from './decks.ts';
import type { Source } from './effects/types.ts';
import { toHand } from './hand.ts';
import {
  type Fate,
  type Fight,
  type Guest,
  type Hero,
  NONE,
  type Pub,
  type Seat,
  type State,
  type Table,
} from './state.ts';

/** A hero of the adventure with the player it fights for. */
export interface Fighter {
  readonly seat: Seat;
  readonly guest: Guest;
}

/** Nothing decided about a fight yet. */
export const openFate = (): Fate => ({
  autoHit: false,
  autoMiss: false,
  autoSurvive: false,
  preventDefeat: false,
  ignoreAdventure: false,
  extraReward: 0,
  returns: [],
});

/** A hero drawn into the centre, with its purse (BZ-114). */
function enterCentre(s: State, t: Table, hero: Hero): Guest {
  const guest = newGuest(hero, t.content.heroes[hero].purse);
  s.pub.centre.push(guest);
  return guest;
}

export const newGuest = (hero: Hero, coins: number): Guest => ({
  hero,
  coins,
  gear: [],
  adventures: [],
  unmatched: false,
  fate: openFate(),
});

/** The shop this hero stands in, `NONE` for the centre or elsewhere. */
export function hostOf(pub: Pub, hero: Hero): Seat {
  const { shops } = pub;
  for (let seat = 0; seat < shops.length; seat++) {
    for (const guest of shops[seat].guests) if (guest.hero === hero) return seat;
  }
  return NONE;
}

/** The hero on the table, in a shop or in the centre. */
export function guestOf(pub: Pub, hero: Hero): Guest | undefined {
  for (const shop of pub.shops) for (const guest of shop.guests) if (guest.hero === hero) return guest;
  for (const guest of pub.centre) if (guest.hero === hero) return guest;
  return undefined;
}

/** All heroes in shops, from the quest holder clockwise, in order of arrival (BZ-503). */
export function fighting(pub: Pub): Fighter[] {
  const list: Fighter[] = [];
  const { length } = pub.shops;
  for (let i = 0; i < length; i++) {
    const seat = (pub.questHolder + i) % length;
    for (const guest of pub.shops[seat].guests) list.push({ seat, guest });
  }
  return list;
}

/**
 * A hero is defeated: out of the game, gear and adventure cards discarded, coins to the bank (BZ-506, BZ-R73). False if
 * an ability prevents it. What hears `heroDefeated` is asked before this, while its cards are still in play.
 * `seat` is `NONE` for a hero of the centre.
 */
export function defeat(
  s: State,
  t: Table,
  seat: Seat,
  hero: Hero,
  by?: Source,
  defence: Fight['defence'] = null,
): boolean {
  const { pub } = s;
  const place = seat === NONE ? pub.centre : pub.shops[seat].guests;
  const at = place.findIndex((guest) => guest.hero === hero);
  if (at < 0) return false;
  const guest = place[at];
  if (guest.fate.preventDefeat) {
    guest.fate.preventDefeat = false;
    t.emit('defeat-prevented', { seat, hero });
    return false;
  }
  place.splice(at, 1);
  const { coins: lost, gear } = guest;
  const facts = { seat, hero, defence, lost, gear: [...gear] };
  t.emit('hero-defeated', by === undefined ? facts : { ...facts, by });
  const fight = pub.fights.find((one) => one.hero === hero);
  if (fight !== undefined) fight.lost = lost;
  undress(s, t, seat, guest);
  pub.heroDiscard.push(hero);
  return true;
}

/** Gear goes to the discard, or back to the seller where an ability says so; adventure cards to theirs (BZ-514). */
export function undress(s: State, t: Table, seat: Seat, guest: Guest): void {
  returnGear(s, t, seat, guest);
  for (const item of guest.gear) discardItem(s, item);
  guest.gear = [];
  for (const card of guest.adventures) s.pub.adventureDiscard.push(card);
  guest.adventures = [];
}

/** What `returnGearToHand` has named goes back to the seller's hand. */
export function returnGear(s: State, t: Table, seat: Seat, guest: Guest): void {
  for (const item of guest.fate.returns) {
    const at = guest.gear.indexOf(item);
    if (at < 0 || seat === NONE) continue;
    guest.gear.splice(at, 1);
    toHand(s, seat, item);
    t.emit('gear-returned', { seat, hero: guest.hero, item });
  }
  guest.fate.returns = [];
}

/** New heroes for the dead, one by one; an impossible draw ends the game (BZ-516, BZ-R46). */
export function replaceFallen(s: State, t: Table): void {
  const { pub } = s;
  let due = heroCount(t) - pub.centre.length;
  for (const shop of pub.shops) due -= shop.guests.length;
  // The hero discard only grows, so its last cards are the ones not yet replaced.
  for (; due > 0; due--) {
    const replaces = pub.heroDiscard.at(-due) ?? NONE;
    const hero = drawHero(s);
    if (hero === NONE) {
      everybodyLoses(s, t, replaces);
      return;
    }
    const { coins: purse } = enterCentre(s, t, hero);
    t.reveal('hero-arrived', { hero, purse, replaces, left: pub.heroDeck });
  }
}

/** BZ-807: no hero left to draw. Nothing more happens, nothing is scored. */
export function everybodyLoses(s: State, t: Table, fallen: Hero, ending: 'defeat' | 'endless' = 'defeat'): void {
  const { pub } = s;
  pub.agenda.length = 0;
  pub.phase = 'over';
  // BZ-R47: glory and coins for information only.
  const scores = pub.shops.map(({ glory, coins }) => ({ glory, coins, bonus: 0 }));
  pub.ended = { ending, winners: [], tieBreak: null, fallen, scores };
  t.emit('game-ended', { ending, winners: [], scores, tieBreak: null, fallen });
}

/** How many heroes must leave the deck until it holds that many fewer than are in play. */
export function heroesLeaving(pub: Pub, fewer: number): number {
  const left = pub.centre.length + fighting(pub).length - fewer;
  return Math.max(0, pub.heroDeck - Math.max(0, left));
}

/** Every seat once, clockwise from the quest holder. */
export const fromHolder = (pub: Pub): readonly Seat[] => ORDERS[pub.shops.length][pub.questHolder];

/** All orders by number of players and first seat, made once. */
const ORDERS = Array.from({ length: 7 }, (_, seats) =>
  Array.from({ length: seats }, (_, first): readonly Seat[] => clockwise(seats, first)),
);
