/** What abilities allow, forbid and make cheaper just now. Pure functions of content and public state. */
import type { Clause, Filter, Players } from '../clauses.ts';
import { type Content, FLIP_PRICE } from '../content.ts';
import { type Employee, type Item, NONE, type Pub, type Seat, type UpgradeAction } from '../state.ts';
import { changesOf, sizeOf, touchesPlayer } from './changes.ts';
import { fits, fitsCard } from './conditions.ts';
import { TOPIC } from './listeners.ts';

type Purchase = Exclude<UpgradeAction, 'pass'>;

/** What a purchase costs this player now (BZ-604, BZ-608), never less than nothing. */
export function buyingPrice(content: Content, pub: Pub, seat: Seat, what: Purchase): number {
  let price = printedPrice(content, what);
  const kind = 'hire' in what ? 'employee' : 'flip' in what ? 'flip' : 'upgrade';
  for (const change of changesOf(content, pub, TOPIC.discount)) {
    const { clause } = change;
    if (clause.does !== 'discount' || (clause.on !== 'any' && clause.on !== kind)) continue;
    if (touchesPlayer(content, pub, change, seat, 'owner')) price -= sizeOf(content, pub, change, seat, NONE);
  }
  return Math.max(0, price);
}

function printedPrice(content: Content, what: Purchase): number {
  if ('hire' in what) return content.employees[what.hire].price;
  return 'flip' in what ? FLIP_PRICE : content.upgradePrice[what.buy];
}

type Act = Extract<Clause, { does: 'forbid' }>['act'];

/**
 * Whether an ability forbids this. `card` is the item to sell, display or store, the hero to invite, the employee to
 * hire; an upgrade has none, and only a ban on all purchases touches it.
 */
export function isForbidden(content: Content, pub: Pub, seat: Seat, act: Act, card: number = NONE): boolean {
  for (const change of changesOf(content, pub, TOPIC.ban)) {
    const { clause } = change;
    if (clause.does !== 'forbid' || clause.act !== act || !isMeant(content, act, card, clause.filter)) continue;
    if (touchesPlayer(content, pub, change, seat, clause.who)) return true;
  }
  return false;
}

function isMeant(content: Content, act: Act, card: number, filter: Filter | undefined): boolean {
  if (filter === undefined) return true;
  if (card === NONE) return false;
  if (act === 'invite') return fitsCard(content, content.heroes[card], filter);
  return act === 'buy' ? fitsCard(content, content.employees[card as Employee], filter) : fits(content, card, filter);
}

/** Whether this item may be sold whatever the hero's classes. */
export function ignoresClassForSale(content: Content, pub: Pub, seat: Seat, item: Item): boolean {
  for (const change of changesOf(content, pub, TOPIC.saleClass)) {
    const { clause } = change;
    if (clause.does !== 'ignoreClassForSale' || !fits(content, item, clause.filter)) continue;
    if (touchesPlayer(content, pub, change, seat, 'owner')) return true;
  }
  return false;
}

/** Whether any hero of the centre may enter this shop. */
export const ignoresClassForInvite = (content: Content, pub: Pub, seat: Seat): boolean =>
  sumFor(content, pub, seat, TOPIC.inviteClass, 'owner', 1) > 0;

/** How many cards of the window may be sold all the same. */
export const windowSalesAllowed = (content: Content, pub: Pub, seat: Seat): number =>
  sumFor(content, pub, seat, TOPIC.windowSales, 'owner');

/** Whether this player's items may be sold to heroes in other shops. */
export const sellsToOthers = (content: Content, pub: Pub, seat: Seat): boolean =>
  sumFor(content, pub, seat, TOPIC.otherHeroes, 'owner', 1) > 0;

/** Purchases that abilities add to this player's turn before it begins. */
export const extraPurchases = (content: Content, pub: Pub, seat: Seat): number =>
  sumFor(content, pub, seat, TOPIC.purchases, 'owner');

/** Points from abilities at the end (BZ-806). */
export function scoreBonus(content: Content, pub: Pub, seat: Seat): number {
  let sum = 0;
  for (const change of changesOf(content, pub, TOPIC.score)) {
    const { clause } = change;
    if (clause.does === 'scoreBonus' && touchesPlayer(content, pub, change, seat, clause.who)) {
      sum += sizeOf(content, pub, change, seat, NONE);
    }
  }
  return sum;
}

/** All changes of a topic for this player added up; `each`: how much one counts, else its own size. */
function sumFor(content: Content, pub: Pub, seat: Seat, topic: number, who: Players, each?: number): number {
  let sum = 0;
  for (const change of changesOf(content, pub, topic)) {
    if (touchesPlayer(content, pub, change, seat, who)) sum += each ?? sizeOf(content, pub, change, seat, NONE);
  }
  return sum;
}

/** Where abilities put this shop in the order of choice; the later one counts. */
export function rankPlace(content: Content, pub: Pub, seat: Seat): 'first' | 'last' | undefined {
  let place: 'first' | 'last' | undefined;
  for (const change of changesOf(content, pub, TOPIC.rank)) {
    const { clause } = change;
    const isLast = clause.does === 'rankLast';
    if (touchesPlayer(content, pub, change, seat, isLast ? clause.who : 'owner')) place = isLast ? 'last' : 'first';
  }
  return place;
}
