/** What can be worked out from a view before deciding: points so far, what a window would draw, what a list of sales would do. */
import { matches } from './classes.ts';
import {
  attackTerms,
  defenceTerms,
  resistanceTerms,
  salePrice,
  strengthTerms,
  total,
  windowHearts,
  windowValue,
} from './effects/numbers.ts';
import { scoreBonus } from './effects/permissions.ts';
import { points } from './end.ts';
import { refund } from './gains.ts';
import { guestOf, newGuest } from './guests.ts';
import {
  type Adventure,
  type AnyView,
  type Guest,
  type Hero,
  type Item,
  NONE,
  type Pub,
  type Sale,
  type Seat,
  type Shop,
  type Term,
  type View,
} from './state.ts';

/** The points this player would have if the game ended now (BZ-802). */
export function pointsNow({ pub, table }: AnyView, seat: Seat): number {
  const { glory, coins } = pub.shops[seat];
  return points({ glory, coins, bonus: scoreBonus(table.content, pub, seat) });
}

/** What the monster's values are for a hero nothing special is said about. */
export function monsterNow({ pub, table }: AnyView): { resistance: number; strength: number } {
  const anybody = newGuest(NONE, 0);
  return {
    resistance: total(resistanceTerms(table.content, pub, anybody)),
    strength: total(strengthTerms(table.content, pub, anybody)),
  };
}

const withShop = (pub: Pub, seat: Seat, change: Partial<Shop>): Pub => ({
  ...pub,
  shops: pub.shops.map((shop, i) => (i === seat ? { ...shop, ...change } : shop)),
});

/** What these cards in the reader's window would count for, and which heroes of the centre they match. */
export interface WindowOutlook {
  readonly hearts: number;
  readonly value: number;
  readonly heroes: readonly Hero[];
}

export function windowOutlook(v: View, items: readonly Item[]): WindowOutlook {
  const { content } = v.table;
  const pub = withShop(v.pub, v.seat, { window: [...items] });
  return {
    hearts: windowHearts(content, pub, v.seat),
    value: windowValue(content, pub, v.seat),
    heroes: pub.centre.filter((guest) => matches(content, pub, v.seat, guest)).map(({ hero }) => hero),
  };
}

/** One of the two checks of a fight, before the adventure card. */
export interface Check {
  readonly terms: readonly Term[];
  readonly total: number;
  readonly needed: number;
  /** Of the adventure cards that may still come, how many let it succeed. */
  readonly chances: number;
}

/** How a hero would stand with these sales made. */
export interface FightOutlook {
  readonly guest: Guest;
  readonly attack: Check;
  readonly defence: Check;
  /** Adventure cards that may still come; 0 where none are dealt. */
  readonly fates: number;
}

/** How this hero would fight after a list of sales: gear worn, coins paid, nothing drawn yet. */
export function fightOutlook(v: AnyView, seat: Seat, hero: Hero, sales: readonly Sale[]): FightOutlook {
  const { content } = v.table;
  const guest = dressed(v, seat, hero, sales);
  // A card that lies beside the hero has decided.
  const fates = guest.adventures.length > 0 ? [] : fatesLeft(v);
  const check = (terms: typeof attackTerms, against: typeof resistanceTerms): Check => {
    const pub = withGuest(v.pub, guest);
    const needed = total(against(content, pub, guest));
    const chances = fates.filter((fate) => {
      const fated = { ...guest, adventures: [...guest.adventures, fate] };
      const then = withGuest(v.pub, fated);
      return total(terms(content, then, fated)) >= total(against(content, then, fated));
    });
    const parts = terms(content, pub, guest);
    return { terms: parts, total: total(parts), needed, chances: chances.length };
  };
  return {
    guest,
    attack: check(attackTerms, resistanceTerms),
    defence: check(defenceTerms, strengthTerms),
    fates: fates.length,
  };
}

/** The hero with what it would buy on, and what it would have left. */
function dressed({ pub, table }: AnyView, seat: Seat, hero: Hero, sales: readonly Sale[]): Guest {
  const { content } = table;
  const guest = guestOf(pub, hero) ?? newGuest(hero, 0);
  const bought = sales.filter((sale) => sale.hero === hero);
  let { coins } = guest;
  for (const { item } of bought) coins += refund(content, item, hero) - salePrice(content, pub, seat, item);
  return { ...guest, coins, gear: [...guest.gear, ...bought.map(({ item }) => item)] };
}

const withGuest = (pub: Pub, guest: Guest): Pub => ({
  ...pub,
  shops: pub.shops.map((shop) => ({
    ...shop,
    guests: shop.guests.map((one) => (one.hero === guest.hero ? guest : one)),
  })),
});

/** The adventure cards nobody has seen go since the deck was made (BZ-512): each is as likely as any other. */
export function fatesLeft({ pub, table }: AnyView): Adventure[] {
  if (table.options.unshakeableHeroes) return [];
  const gone = new Set([
    ...pub.adventureDiscard,
    ...pub.shops.flatMap(({ guests }) => guests.flatMap((g) => g.adventures)),
  ]);
  return [...table.content.adventures.keys()].filter((card) => !gone.has(card));
}

/** What a list of sales brings the reader. */
export const salesGain = ({ pub, table, seat }: View, sales: readonly Sale[]): number =>
  sales.reduce((sum, { item }) => sum + salePrice(table.content, pub, seat, item), 0);
