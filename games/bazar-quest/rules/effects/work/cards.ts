/** Item cards that move by abilities: drawn, discarded, looked at, swapped, given back. */
import { discardItem, drawItem } from '../../decks.ts';
import { guestOf, hostOf } from '../../guests.ts';
import { fromHand, fromStorage, toHand, toStorage } from '../../hand.ts';
import { type Hero, type Item, NONE, type Seat, type Shop } from '../../state.ts';
import { fits } from '../conditions.ts';
import { gearOf, playerOf } from '../reading.ts';
import { again, chooserOf, pick, pickHidden, type Running } from '../running.ts';
import { heroesOf, playersOf } from '../targets.ts';
import type { Does } from './does.ts';

/** Straight to the hand, as far as deck and discard last. */
export function drawItems(r: Running, clause: Does<'drawItems' | 'dealExtra'>): void {
  const { s, t, f } = r;
  const seats = playersOf(r, clause.who);
  if (seats === undefined) return;
  for (const seat of seats) {
    const cards: Item[] = [];
    while (cards.length < clause.n) {
      const item = drawItem(s, t);
      if (item === NONE) break;
      toHand(s, seat, item);
      cards.push(item);
    }
    if (cards.length > 0) t.emit('items-drawn', { seat, n: cards.length, by: f.source }, { [seat]: { cards } });
  }
}

/** Card by card from the hand: each player chooses their own, or chance does. */
export function discardItems(r: Running, clause: Does<'discardItems'>): void {
  const { s, t, f } = r;
  const seats = playersOf(r, clause.who);
  if (seats === undefined) return;
  if (clause.how === 'random') {
    for (const seat of seats) {
      const { hand } = s.own[seat];
      const items: Item[] = [];
      while (items.length < clause.n && hand.length > 0) items.push(discardFromHand(r, seat, t.chance.pick(hand)));
      if (items.length > 0) t.reveal('items-discarded', { seat, items, by: f.source });
    }
    return;
  }
  discardChosen(r, seats, clause.n);
}

/** Player by player, each step one card: what was chosen last is discarded, the next card is asked for. */
function discardChosen(r: Running, seats: readonly Seat[], n: number): void {
  const { s, t, f } = r;
  const steps = f.chosen.slice(r.at);
  const at = steps.length;
  const last = steps[at - 1] ?? NONE;
  if (last !== NONE) {
    const seat = seats[Math.floor((at - 1) / n)];
    const item = discardFromHand(r, seat, s.own[seat].hand[last]);
    t.reveal('items-discarded', { seat, items: [item], by: f.source });
  }
  if (at >= seats.length * n) return;
  const seat = seats[Math.floor(at / n)];
  const { hand } = s.own[seat];
  r.at = f.chosen.length;
  const item = pickHidden(r, 'handItem', hand, seat);
  if (item !== undefined) again(r, hand.indexOf(item));
}

function discardFromHand({ s }: Running, seat: Seat, item: Item): Item {
  fromHand(s, seat, item);
  discardItem(s, item);
  unshow(s.pub.shops[seat], item);
  return item;
}

/** A card that leaves for the discard is no longer one that was shown (BZ-R29). */
function unshow(shop: Shop, item: Item): void {
  if (shop.shown.includes(item)) shop.shown = shop.shown.filter((one) => one !== item);
}

/** The owner looks at the next cards; a short deck shows what it has. */
export function peekItems(r: Running, clause: Does<'peekItems'>): void {
  const { s, t, f } = r;
  const seat = chooserOf(r);
  const cards = s.hid.itemDeck.slice(-clause.n).reverse();
  if (clause.n <= 0 || cards.length === 0) return;
  s.own[seat].peekedItems = cards;
  t.reveal('peeked', { seat, deck: 'item', n: cards.length, by: f.source }, { [seat]: { cards: [...cards] } });
}

/** A card of the owner's hand changes places with one of the discard, the own window or the own storage. */
export function swapItem(r: Running, clause: Does<'swapItem'>): void {
  const { s, t, f } = r;
  const { seat } = f.source;
  if (seat === NONE || s.own[seat].hand.length === 0) return;
  const got = swapPartner(r, seat, clause.with);
  if (got === undefined || got === NONE) return;
  const gave = pickHidden(r, 'handItem', s.own[seat].hand, seat);
  if (gave === undefined) return;
  fromHand(s, seat, gave);
  const isHidden = clause.with === 'storage';
  if (clause.with === 'discard') s.pub.itemDiscard.splice(s.pub.itemDiscard.indexOf(got), 1);
  else if (isHidden) fromStorage(s, seat, got);
  toHand(s, seat, got);
  const shop = s.pub.shops[seat];
  if (isHidden) toStorage(s, seat, gave);
  else if (clause.with === 'discard') {
    discardItem(s, gave);
    unshow(shop, gave);
  } else {
    shop.window[shop.window.indexOf(got)] = gave;
    if (!shop.shown.includes(gave)) shop.shown.push(gave);
  }
  const facts = { seat, with: clause.with, by: f.source };
  if (isHidden) t.emit('item-swapped', { ...facts, gave: NONE, got: NONE }, { [seat]: { gave, got } });
  else t.reveal('item-swapped', { ...facts, gave, got });
}

/** The card asked for first: what all see, before what only the owner sees. */
function swapPartner(r: Running, seat: Seat, from: Does<'swapItem'>['with']): Item | undefined {
  const { pub, own } = r.s;
  if (from === 'discard') return pick(r, 'discardItem', pub.itemDiscard);
  if (from === 'window') return pick(r, 'windowItem', pub.shops[seat].window);
  return pickHidden(r, 'storageItem', own[seat].storage, seat);
}

/** Goes back when the fight is over; from a hero that has fallen or gone home, out of the discard at once. */
export function returnGear(r: Running, clause: Does<'returnGearToHand'>): void {
  const { s, t, f } = r;
  const hero = heroWithGear(r);
  if (hero === undefined || hero === NONE) return;
  const guest = hostOf(s.pub, hero) === NONE ? undefined : guestOf(s.pub, hero);
  const options = gearOf(s.pub, hero).filter(
    (item) =>
      fits(t.content, item, clause.filter) &&
      (guest === undefined ? s.pub.itemDiscard.includes(item) : !guest.fate.returns.includes(item)),
  );
  const item = pick(r, 'gear', options);
  if (item === undefined || item === NONE) return;
  if (guest !== undefined) {
    guest.fate.returns.push(item);
    return;
  }
  const seat = playerOf(s.pub, hero);
  if (seat === NONE) return;
  s.pub.itemDiscard.splice(s.pub.itemDiscard.indexOf(item), 1);
  toHand(s, seat, item);
  t.emit('gear-returned', { seat, hero, item, by: f.source });
}

/** The hero concerned, fallen ones too: the record knows what they wore (BZ-R42). */
function heroWithGear(r: Running): Hero | undefined {
  if (r.f.source.hero !== NONE) return r.f.source.hero;
  const heroes = heroesOf(r, 'hero');
  return heroes === undefined ? undefined : (heroes[0] ?? NONE);
}
