/** What a hand is worth before the heroes have chosen: the best window to make of it, and the sales that follow. */
import { classesOf } from '../rules/classes.ts';
import { windowHearts, windowValue } from '../rules/effects/numbers.ts';
import { isForbidden } from '../rules/effects/permissions.ts';
import type { Item, Pub } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import type { Bait } from './street.ts';

/** The round in points with this window out of this hand, on average over the streets imagined. */
export function windowWorth(mind: Mind, hand: readonly Item[], window: readonly Item[]): number {
  if (mind.isTired) return atAGlance(mind, window);
  const { street } = mind;
  mind.spend(STREET + hand.length);
  const goods = hand.filter((item) => !window.includes(item));
  const taste = street.customers.map((customer) => customer.plan(goods, window).worth);
  return street.visits(baitOf(mind, window), taste, (heroes) => visitWorth(mind, goods, window, heroes, taste));
}

/** Playing through the street costs as much as looking at so many dressed heroes. */
const STREET = 15;

/** A window nobody thinks about any more: less than one that was thought about, the lovelier the better. */
function atAGlance({ content }: Mind, window: readonly Item[]): number {
  let worth = -2;
  for (const item of window) worth += 0.05 * content.items[item].hearts;
  return worth;
}

const baits = new WeakMap<Mind, Map<string | Item, Bait>>();

function baitOf(mind: Mind, window: readonly Item[]): Bait {
  let known = baits.get(mind);
  if (known === undefined) {
    known = new Map();
    baits.set(mind, known);
  }
  const key = window.length === 1 ? window[0] : window.join();
  let bait = known.get(key);
  if (bait === undefined) {
    const { street, content, seat } = mind;
    const pub = showing(mind, window);
    bait = {
      hearts: windowHearts(content, pub, seat) + window.length * street.heartsEach(seat),
      value: windowValue(content, pub, seat),
      classes: classesOf(content, window),
    };
    known.set(key, bait);
  }
  return bait;
}

/** The second hero buys from what the first one leaves. */
function visitWorth(
  mind: Mind,
  goods: readonly Item[],
  window: readonly Item[],
  heroes: readonly number[],
  taste: readonly number[],
): number {
  if (heroes.length === 0) return 0;
  let worth = taste[heroes[0]];
  if (heroes.length > 1) {
    const { customers } = mind.street;
    const { items } = customers[heroes[0]].plan(goods, window);
    const left = goods.filter((item) => !items.includes(item));
    for (const hero of heroes.slice(1)) worth += customers[hero].plan(left).worth;
  }
  return worth;
}

function showing({ pub, seat }: Mind, window: readonly Item[]): Pub {
  const shops = [...pub.shops];
  shops[seat] = { ...shops[seat], window: [...window] };
  return { ...pub, shops, phase: 'display' };
}

/** The best that can be made of a hand with that many display slots. */
export function handWorth(mind: Mind, hand: readonly Item[], slots: number): number {
  let best = hand.length === 0 ? windowWorth(mind, hand, []) : -Infinity;
  let window: readonly Item[] = [];
  for (let slot = 0; slot < slots && !mind.isTired; slot++) {
    const before = window;
    for (const item of hand) {
      if (before.includes(item) || isForbidden(mind.content, mind.pub, mind.seat, 'display', item)) continue;
      const worth = windowWorth(mind, hand, [...before, item]);
      if (worth > best) {
        best = worth;
        window = [...before, item];
      }
    }
    if (window === before) break;
  }
  return best === -Infinity ? windowWorth(mind, hand, []) : best;
}
