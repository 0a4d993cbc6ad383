/** Phase 3, sales (45x): what each shop sells, sealed until all have confirmed (BZ-R26). */

import type { Decision, Frame } from '../../../kernel/index.ts';
import { andThen, isSealed, type Refusal, same, sealed, unasked, waiting } from '../../../kernel/index.ts';
import { suits } from './classes.ts';
import type { Content } from './content.ts';
import { canChange } from './effects/changes.ts';
import { TOPIC } from './effects/listeners.ts';
import { moment } from './effects/moment.ts';
import { salePrice } from './effects/numbers.ts';
import { isForbidden, sellsToOthers, windowSalesAllowed } from './effects/permissions.ts';
import { refund } from './gains.ts';
import { fromHolder, guestOf, hostOf } from './guests.ts';
import { fromHand, toHand } from './hand.ts';
import { gainCoins, heroCoins } from './purse.ts';
import { refuse } from './refusals.ts';
import {
  type BazarQuest,
  type Guest,
  type Item,
  type Kind,
  NONE,
  type Pub,
  type Sale,
  type Seat,
  type State,
  type Table,
  type View,
} from './state.ts';

/** All shops with a hero sell at once; nobody is asked who has no hero or no card, as all can see. */
export function sales(s: State, _f: object, t: Table): void {
  const { pub } = s;
  pub.gained = [];
  const seats = fromHolder(pub).filter((seat) => {
    const { guests, hand, window } = pub.shops[seat];
    const hasBuyer = guests.length > 0 || sellsToOthers(t.content, pub, seat);
    return hasBuyer && (hand > 0 || (window.length > 0 && windowSalesAllowed(t.content, pub, seat) > 0));
  });
  andThen(s, askSales(t, seats, false), { do: 'sales-revealed' });
}

/** BZ-R26: with open sales a confirmation is final. */
const askSales = (t: Table, seats: readonly Seat[], again: boolean) =>
  sealed('sell-items', seats, t.options.openSales ? { again, final: true as const } : { again });

/** Whose cards may go to whom: what a sale is judged by. */
interface Counter {
  readonly content: Content;
  readonly pub: Pub;
  readonly hand: readonly Item[];
  readonly seat: Seat;
}

const counterOf = (v: View): Counter => ({ content: v.table.content, pub: v.pub, hand: v.own.hand, seat: v.seat });

/** Why this sale cannot follow the first `before` of the list, if so (BZ-452…456). */
function saleRefusal(c: Counter, list: readonly Sale[], before: number, sale: Sale): Refusal | undefined {
  const { content, pub, seat } = c;
  const guest = guestOf(pub, sale.hero);
  if (guest === undefined) return refuse('not-own-hero');
  if (!pub.shops[seat].guests.includes(guest) && !isOtherShopsBuyer(c, guest)) return refuse('not-own-hero');
  for (let i = 0; i < before; i++) if (list[i].item === sale.item) return refuse('card-twice');
  if (!c.hand.includes(sale.item)) {
    if (!pub.shops[seat].window.includes(sale.item)) return refuse('not-in-hand');
    if (soldFromWindow(c, list, before) >= windowSalesAllowed(content, pub, seat)) return refuse('was-shown');
  } else if (pub.shops[seat].shown.includes(sale.item)) return refuse('was-shown');
  if (isForbidden(content, pub, seat, 'sell', sale.item)) return refuse('sale-forbidden');
  if (!suits(content, pub, seat, guest, sale.item)) return refuse('wrong-class');
  const price = salePrice(content, pub, seat, sale.item);
  const coins = coinsLeft(c, list, before, guest);
  return price > coins ? refuse('too-dear', { price, coins }) : undefined;
}

const isOtherShopsBuyer = ({ content, pub, seat }: Counter, guest: Guest): boolean =>
  hostOf(pub, guest.hero) !== NONE && sellsToOthers(content, pub, seat);

/** What the hero has left after the first `before` sales, with what these give it (BZ-R28). */
function coinsLeft({ content, pub, seat }: Counter, list: readonly Sale[], before: number, guest: Guest): number {
  let coins = guest.coins;
  for (let i = 0; i < before; i++) {
    if (list[i].hero !== guest.hero) continue;
    coins += refund(content, list[i].item, guest.hero) - salePrice(content, pub, seat, list[i].item);
  }
  return coins;
}

function soldFromWindow({ pub, seat }: Counter, list: readonly Sale[], before: number): number {
  let n = 0;
  for (let i = 0; i < before; i++) if (pub.shops[seat].window.includes(list[i].item)) n++;
  return n;
}

function listRefusal(v: View, list: readonly Sale[]): Refusal | undefined {
  const counter = counterOf(v);
  for (let i = 0; i < list.length; i++) {
    const refusal = saleRefusal(counter, list, i, list[i]);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Heroes this seat may sell to. */
function buyers({ content, pub, seat }: Counter): readonly Guest[] {
  return sellsToOthers(content, pub, seat) ? pub.shops.flatMap(({ guests }) => guests) : pub.shops[seat].guests;
}

/** Cards this seat may try to sell: the hand, and the window where an ability allows it. */
function goods({ content, pub, hand, seat }: Counter): readonly Item[] {
  return windowSalesAllowed(content, pub, seat) > 0 ? [...hand, ...pub.shops[seat].window] : hand;
}

function moreSales(v: View, soFar: readonly Sale[] | undefined): (readonly Sale[])[] {
  const counter = counterOf(v);
  const list = soFar ?? [];
  const more: (readonly Sale[])[] = soFar === undefined ? [[]] : [];
  for (const item of goods(counter)) {
    if (list.some((sale) => sale.item === item)) continue;
    for (const { hero } of buyers(counter)) more.push([...list, { item, hero }]);
  }
  return more;
}

function randomSales(v: View, chance: Table['chance']): readonly Sale[] {
  const counter = counterOf(v);
  const list: Sale[] = [];
  const heroes = buyers(counter);
  const cards = goods(counter);
  if (heroes.length === 0 || cards.length === 0) return list;
  const isPlain = !canChange(counter.content, counter.pub, SALE_TOPICS);
  const first = chance.int(cards.length);
  for (let i = 0; i < cards.length; i++) {
    const item = cards[(first + i) % cards.length];
    const { hero } = chance.pick(heroes);
    // Most cards fail here, and nothing that is in play could help them.
    if (isPlain && (counter.content.items[item].classes & counter.content.heroes[hero].classes) === 0) continue;
    const sale = { item, hero };
    if (chance.int(4) > 0 && saleRefusal(counter, list, list.length, sale) === undefined) list.push(sale);
  }
  return list;
}
/** What may let a hero buy an item that shows none of its printed classes. */
const SALE_TOPICS = TOPIC.class | TOPIC.saleClass;

/** By falling price, each card to the own hero that can pay: the richest, then the first arrived. */
function usualSales(v: View): readonly Sale[] {
  const counter = counterOf(v);
  const { content, pub } = counter;
  const price = (item: Item) => salePrice(content, pub, v.seat, item);
  const list: Sale[] = [];
  for (const item of [...v.own.hand].sort((a, b) => price(b) - price(a))) {
    const guests = [...pub.shops[v.seat].guests].sort(
      (a, b) => coinsLeft(counter, list, list.length, b) - coinsLeft(counter, list, list.length, a),
    );
    const buyer = guests.find(({ hero }) => !saleRefusal(counter, list, list.length, { item, hero }));
    if (buyer !== undefined) list.push({ item, hero: buyer.hero });
  }
  return list;
}

function isSaleList(a: unknown): a is readonly Sale[] {
  return Array.isArray(a) && a.length <= 200 && a.every(isSale);
}

function isSale(a: unknown): a is Sale {
  if (typeof a !== 'object' || a === null) return false;
  const { item, hero, ...more } = a as { item?: unknown; hero?: unknown };
  return Number.isInteger(item) && Number.isInteger(hero) && Object.keys(more).length === 0;
}

/** With open sales: the list that all see, or where there is none the usual one (BZ-R26). */
function openLists(v: View, again: boolean): (readonly Sale[])[] {
  const { staged } = v.pub.shops[v.seat];
  return staged.length > 0 || again ? [staged] : [staged, usualSales(v)];
}

/** An ordered list of sales, empty or not (BZ-452, BZ-R28). */
export const sellItems: Kind<'sell-items'> = {
  candidates(v, d, soFar) {
    if (!v.table.options.openSales) return moreSales(v, soFar);
    return soFar === undefined ? openLists(v, d.about.again) : [];
  },
  refusal(v, d, a) {
    if (!v.table.options.openSales) return listRefusal(v, a);
    return openLists(v, d.about.again).some((list) => same(list, a)) ? listRefusal(v, a) : refuse('not-staged');
  },
  reads: isSaleList,
  draw: (v, d, chance) =>
    v.table.options.openSales ? chance.pick(openLists(v, d.about.again)) : randomSales(v, chance),
  default(v, d) {
    if (v.table.options.openSales) return openLists(v, d.about.again).at(-1) ?? [];
    return d.about.again ? [] : usualSales(v);
  },
  take(s, d, a, t) {
    const shop = s.pub.shops[d.seat];
    shop.staged = a;
    const { coins } = shop;
    if (a.length === 0) t.emit('items-sold', { seat: d.seat, sales: [], was: coins, now: coins });
  },
};

/** Open sales: shows the list as it is now to everybody, until it is confirmed. */
export const stageSales: Kind<'stage-sales'> = {
  candidates: (v, _d, soFar) => moreSales(v, soFar),
  refusal: (v, _d, a) => listRefusal(v, a),
  reads: isSaleList,
  draw: (v, _d, chance) => randomSales(v, chance),
  take(s, d, a) {
    s.pub.shops[d.seat].staged = a;
  },
};

/** With open sales a seat may edit its list before it confirms. */
export function mayStage(v: View): readonly Decision[] {
  if (!v.table.options.openSales) return NOTHING;
  const frame = waiting<BazarQuest>(v);
  if (frame === undefined || frame.ask !== 'sell-items' || !isSealed(frame)) return NOTHING;
  if (!frame.seats.includes(v.seat) || frame.ready.includes(v.seat)) return NOTHING;
  return [unasked('stage-sales', v.seat, frame.question, {})];
}
const NOTHING: readonly Decision[] = [];

/**
 * Pays and equips what was sold, then lets abilities speak from the quest holder clockwise. A list stops where it waits
 * for coins that one of its own cards gives; it goes on after that. Gains then open the sales once more (BZ-R74).
 */
export function salesRevealed(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const frames: Frame<BazarQuest>[] = [];
  for (const seat of fromHolder(pub)) if (pub.shops[seat].staged.length > 0) settle(s, t, seat, frames);
  const isUnfinished = frames.length > 0 || pub.shops.some(({ staged }) => staged.length > 0);
  if (!isUnfinished && pub.gained.length === 0) andThen(s, { do: 'shopping-end' });
  else if (isUnfinished) andThen(s, ...frames, { do: 'sales-revealed' });
  else {
    const seats = pub.gained;
    pub.gained = [];
    andThen(s, askSales(t, seats, true), { do: 'sales-revealed' });
  }
}

/** Makes the sales of one list as far as they can be paid now; what has become impossible is left out. */
function settle(s: State, t: Table, seat: Seat, frames: Frame<BazarQuest>[]): void {
  const shop = s.pub.shops[seat];
  const was = shop.coins;
  const made: (Sale & { price: number })[] = [];
  const counter: Counter = { content: t.content, pub: s.pub, hand: s.own[seat].hand, seat };
  let next = 0;
  for (; next < shop.staged.length; next++) {
    const sale = shop.staged[next];
    const refusal = saleRefusal(counter, NO_SALES, 0, sale);
    // It waits for what the cards before it give the hero.
    if (refusal?.key === 'too-dear' && made.length > 0) break;
    if (refusal === undefined) made.push(sell(s, t, seat, sale));
  }
  shop.staged = shop.staged.slice(next);
  if (made.length > 0) t.emit('items-sold', { seat, sales: made, was, now: shop.coins });
  for (const { item, hero } of made) frames.push(...moment(s, t, 'itemSold', { seat, hero, item }));
}
const NO_SALES: readonly Sale[] = [];

/** The hero pays its host and takes the item (BZ-454, BZ-457). */
function sell(s: State, t: Table, seat: Seat, sale: Sale): Sale & { price: number } {
  const { pub } = s;
  const { item, hero } = sale;
  const price = salePrice(t.content, pub, seat, item);
  const guest = guestOf(pub, hero) as Guest;
  heroCoins(s, t, guest, -price);
  gainCoins(s, t, hostOf(pub, hero), price);
  const { window } = pub.shops[seat];
  if (window.includes(item)) window.splice(window.indexOf(item), 1);
  else fromHand(s, seat, item);
  guest.gear.push(item);
  pub.sold[seat]++;
  return { item, hero, price };
}

/** Window cards go back to the hands (BZ-459). */
export function shoppingEnd(s: State, _f: object, t: Table): void {
  const { pub } = s;
  for (let seat = 0; seat < t.seats; seat++) {
    const shop = pub.shops[seat];
    for (const item of shop.window) toHand(s, seat, item);
    shop.window = [];
  }
  pub.gained = [];
  t.emit('windows-returned', {});
  andThen(s, ...moment(s, t, 'shoppingEnd'), { do: 'adventure' });
}
