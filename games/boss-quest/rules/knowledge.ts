/**
 * Who knows which face-down weapon (R76). Exchanges are public acts, so knowledge moves with the card: its places are
 * public (`Knight.insight`), the cards are each seat's own (`Own.known`); a card that once lay open is known to all.
 */
import type { Seat } from '../../../kernel/index.ts';
import type { State, Weapon } from './state.ts';

/** The place of the top card of a deck of this size: counted from the bottom, so that it stays true while others draw. */
export const topPlace = (deck: number): number => -deck;

/** No longer known at that place: the card was turned up or gathered. */
export const GONE = Number.NaN;

/** Moves all knowledge to where the cards went; `GONE` ends it. */
export function moveKnowledge(s: State, to: (place: number) => number): void {
  const { pub } = s;
  pub.known = pub.known.map(({ card, at }) => ({ card, at: to(at) })).filter(({ at }) => !Number.isNaN(at));
  for (let seat = 0; seat < s.own.length; seat++) {
    const { insight } = pub.knights[seat];
    if (insight.length === 0) continue;
    const { known } = s.own[seat];
    const places: number[] = [];
    const cards: Weapon[] = [];
    for (let i = 0; i < insight.length; i++) {
      const place = to(insight[i]);
      // What has become one's own hidden card is no insight any more.
      if (Number.isNaN(place) || place === seat) continue;
      places.push(place);
      cards.push(known[i]);
    }
    pub.knights[seat].insight = places;
    s.own[seat].known = cards;
  }
}

/** A seat learns the weapon at that place; nothing to learn where it is the own one or known already. */
export function learn(s: State, seat: Seat, place: number, card: Weapon): void {
  const { insight } = s.pub.knights[seat];
  if (place === seat || insight.includes(place) || s.pub.known.some((one) => one.at === place)) return;
  insight.push(place);
  s.own[seat].known.push(card);
}

/** Cards that were drawn from the deck lie open now. */
export function forgetDrawn(s: State): void {
  if (!isAnythingKnown(s)) return;
  const top = topPlace(s.pub.weaponDeck);
  moveKnowledge(s, (place) => (place < top ? GONE : place));
}

/** All knowledge ends when weapons are turned up or gathered (BQ-604). */
export function forgetAll(s: State): void {
  if (s.pub.known.length > 0) s.pub.known = [];
  for (let seat = 0; seat < s.own.length; seat++) {
    if (s.pub.knights[seat].insight.length === 0) continue;
    s.pub.knights[seat].insight = [];
    s.own[seat].known = [];
  }
}

/** The mystery spell is no longer the one that was seen. */
export function forgetMystery(s: State): void {
  for (let seat = 0; seat < s.own.length; seat++) {
    if (!s.pub.knights[seat].sawMystery) continue;
    s.pub.knights[seat].sawMystery = false;
    s.own[seat].mystery = -1;
  }
}

function isAnythingKnown(s: State): boolean {
  if (s.pub.known.length > 0) return true;
  for (const knight of s.pub.knights) if (knight.insight.length > 0) return true;
  return false;
}
