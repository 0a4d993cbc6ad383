/** What to sell (BZ-452): for each hero the goods that bring most, coins and fight together. */
import { windowSalesAllowed } from '../rules/effects/permissions.ts';
import type { Hero, Item, Sale, View } from '../rules/state.ts';
import { type Mind, mindOf } from './mind.ts';
import { COIN } from './points.ts';

const known = new WeakMap<Mind, Map<string, readonly Sale[]>>();

/** Unfinished lists are worth what they will become, and a little less for every sale still to be added. */
const UNFINISHED = 1e-6;

export function salesWorth(v: View, list: readonly Sale[]): number {
  const mind = mindOf(v);
  if (mind.isTired) return printedPrices(mind, list);
  const best = completion(v, list);
  return worthOf(mind, best) - UNFINISHED * (best.length - list.length);
}

/** What a list brings at a glance. */
function printedPrices({ content }: Mind, list: readonly Sale[]): number {
  let coins = 0;
  for (const { item } of list) coins += content.items[item].price;
  return COIN * coins;
}

/** The best list that begins with these sales. */
export function completion(v: View, list: readonly Sale[]): readonly Sale[] {
  const mind = mindOf(v);
  let lists = known.get(mind);
  if (lists === undefined) {
    lists = new Map();
    known.set(mind, lists);
  }
  const key = list.map(({ item, hero }) => `${item}.${hero}`).join();
  let best = lists.get(key);
  if (best === undefined) {
    best = complete(mind, list);
    lists.set(key, best);
  }
  return best;
}

/** Cards this seat may sell: the hand but for what was shown, and the window as far as abilities allow. */
function goodsOf({ v, content, pub, seat }: Mind): readonly Item[] {
  const { window, shown } = pub.shops[seat];
  const goods = v.own.hand.filter((item) => !shown.includes(item));
  const fromWindow = windowSalesAllowed(content, pub, seat);
  if (fromWindow === 0) return goods;
  const dearest = [...window].sort((a, b) => content.items[b].price - content.items[a].price);
  return [...goods, ...dearest.slice(0, fromWindow)];
}

/** Hero by hero, in both orders where there are two: each takes the best of what is left. */
function complete(mind: Mind, list: readonly Sale[]): readonly Sale[] {
  const { guests } = mind.v.pub.shops[mind.seat];
  let best: readonly Sale[] = list;
  let most = worthOf(mind, list);
  for (const order of guests.length > 1 ? [guests, [...guests].reverse()] : [guests]) {
    let sales = list;
    for (const guest of order) {
      const sold = new Set(sales.map(({ item }) => item));
      const left = goodsOf(mind).filter((item) => !sold.has(item));
      const { items } = mind.customer(guest).after(soldTo(sales, guest.hero)).planKeeping(left, keepsOf(mind));
      sales = [...sales, ...items.map((item) => ({ item, hero: guest.hero }))];
    }
    const worth = worthOf(mind, sales);
    if (worth > most) {
      most = worth;
      best = sales;
    }
  }
  return best;
}

const soldTo = (list: readonly Sale[], hero: Hero): readonly Item[] =>
  list.filter((sale) => sale.hero === hero).map(({ item }) => item);

function worthOf(mind: Mind, list: readonly Sale[]): number {
  const { guests } = mind.v.pub.shops[mind.seat];
  let worth = 0;
  for (const guest of guests) worth += mind.customer(guest).worth(soldTo(list, guest.hero), keepsOf(mind));
  return worth;
}

/** What can be stored afterwards, as far as it is not sold; with two heroes that is left open. */
function keepsOf({ v, pub, seat }: Mind): readonly Item[] {
  const { guests, window } = pub.shops[seat];
  return guests.length > 1 ? [] : [...v.own.hand, ...window];
}
