/** Item cards that move by abilities: drawn, discarded, looked at, swapped, given back. */
import { andThen } from '../../../../../kernel/index.ts';
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
  const next = forgetting(r);
  const item = pickHidden(next, 'handItem', hand, seat);
  if (item !== undefined) again(next, hand.indexOf(item));
}

/** The same clause one choice later: places in hidden lists that have done their work are no longer told. */
function forgetting(r: Running): Running {
  const chosen = r.f.chosen.map((step, i) => (i < r.at ? step : 0));
  return { ...r, f: { ...r.f, chosen }, at: chosen.length };
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
  if (clause.with === 'storage') {
    swapWithStorage(r, seat);
    return;
  }
  const { pub } = s;
  const shop = pub.shops[seat];
  const isDiscard = clause.with === 'discard';
  const got = pick(r, isDiscard ? 'discardItem' : 'windowItem', isDiscard ? pub.itemDiscard : shop.window);
  if (got === undefined || got === NONE) return;
  const gave = pickHidden(r, 'handItem', s.own[seat].hand, seat);
  if (gave === undefined) return;
  fromHand(s, seat, gave);
  toHand(s, seat, got);
  if (isDiscard) {
    pub.itemDiscard.splice(pub.itemDiscard.indexOf(got), 1);
    discardItem(s, gave);
    unshow(shop, gave);
  } else {
    shop.window[shop.window.indexOf(got)] = gave;
    if (!shop.shown.includes(gave)) shop.shown.push(gave);
  }
  t.reveal('item-swapped', { seat, with: clause.with, gave, got, by: f.source });
}

/** The stored card first comes to the end of the hand, so that nothing hidden waits on the agenda. */
function swapWithStorage(r: Running, seat: Seat): void {
  const { s, t, f } = r;
  const { hand, storage } = s.own[seat];
  if (f.chosen.length < 2) {
    const got = pickHidden(r, 'storageItem', storage, seat);
    if (got === undefined || got === NONE) return;
    fromStorage(s, seat, got);
    toHand(s, seat, got);
    andThen(s, { do: 'effect', ...f, chosen: [0, 0] });
    return;
  }
  r.at = 2;
  const got = hand[hand.length - 1];
  const gave = pickHidden(r, 'handItem', hand, seat);
  if (gave === undefined) return;
  fromHand(s, seat, gave);
  toStorage(s, seat, gave);
  if (gave === got) return;
  const facts = { seat, with: 'storage' as const, gave: NONE, got: NONE, by: f.source };
  t.emit('item-swapped', facts, { [seat]: { gave, got } });
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
