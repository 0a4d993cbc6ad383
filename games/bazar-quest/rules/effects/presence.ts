/** A quick look before lists are made: has any card in play to do with this? */
import { NONE, type Pub, type Seat, type Shop } from '../state.ts';
import type { SourceKind } from './types.ts';

/** Bits of every card, by kind and card; and all bits of a kind together. */
export interface Marks {
  readonly of: { readonly [kind in SourceKind]: Int32Array };
  readonly any: { readonly [kind in SourceKind]: number };
}

/** The bits of the cards of one kind. */
export function marksOf({ of }: Marks, kind: SourceKind): Int32Array {
  switch (kind) {
    case 'monster':
      return of.monster;
    case 'adventure':
      return of.adventure;
    case 'hero':
      return of.hero;
    case 'item':
      return of.item;
    case 'employee':
      return of.employee;
  }
}

/** Whether a card in play has one of these bits. With a seat: one of that shop's, or the monster. */
export function isMarkedInPlay(pub: Pub, marks: Marks, bits: number, seat: Seat): boolean {
  const { of, any } = marks;
  if (any.monster & bits && isMonsterMarked(pub, of.monster, bits)) return true;
  const { shops } = pub;
  if (seat !== NONE) return isShopMarked(shops[seat], marks, bits);
  for (let i = 0; i < shops.length; i++) if (isShopMarked(shops[i], marks, bits)) return true;
  return (any.hero & bits) !== 0 && isCentreMarked(pub, of.hero, bits);
}

/** A monster that has just fallen may still have a say (BZ-R41). */
function isMonsterMarked({ monster, fallen }: Pub, marks: Int32Array, bits: number): boolean {
  const card = monster !== NONE ? monster : fallen.length > 0 ? fallen[fallen.length - 1] : NONE;
  return card !== NONE && (marks[card] & bits) !== 0;
}

function isShopMarked(shop: Shop, { of, any }: Marks, bits: number): boolean {
  if ((any.hero | any.item | any.adventure) & bits) {
    for (const { hero, gear, adventures } of shop.guests) {
      if (of.hero[hero] & bits || isOneMarked(gear, of.item, bits)) return true;
      if (isOneMarked(adventures, of.adventure, bits)) return true;
    }
  }
  if (any.item & bits && isOneMarked(shop.window, of.item, bits)) return true;
  return (any.employee & bits) !== 0 && isOneMarked(shop.employees, of.employee, bits);
}

function isOneMarked(cards: readonly number[], marks: Int32Array, bits: number): boolean {
  for (let i = 0; i < cards.length; i++) if (marks[cards[i]] & bits) return true;
  return false;
}

function isCentreMarked({ centre }: Pub, marks: Int32Array, bits: number): boolean {
  for (let i = 0; i < centre.length; i++) if (marks[centre[i].hero] & bits) return true;
  return false;
}
