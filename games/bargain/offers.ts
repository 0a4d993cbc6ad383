/**
 * Open offers between players: immutable, numbered; a counter-offer or a change is a new one. What acceptance does is
 * the game's own affair.
 */
import type { Seat } from '../../kernel/index.ts';
import { type Goods, sameGoods } from './goods.ts';

/** To anybody who wants it; the first acceptance takes it. */
export const EVERYBODY = -1;

/** The most offers one player may have open at a time. */
export const MOST_OPEN = 3;

/** The longest remark that goes with an offer or a word. */
export const MOST_TEXT = 120;

export interface Offer<G extends Goods = Goods> {
  /** Never used again: who accepts names it, so that nobody accepts an older version. */
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat | typeof EVERYBODY;
  /** What `from` hands over, and what `from` wants for it. */
  readonly give: G;
  readonly ask: G;
  /** How many counter-offers in a row led to this one. */
  readonly counters: number;
  /** What was said besides, in the proposer's own words; may be empty. */
  readonly text: string;
}

/** Whether both offers put the same on the table for the same person. */
export function isSameOffer(a: Offer, b: Offer): boolean {
  return a.from === b.from && a.to === b.to && sameGoods(a.give, b.give) && sameGoods(a.ask, b.ask);
}

export const isRemark = (a: unknown): a is string => typeof a === 'string' && a.length <= MOST_TEXT;

/** Whether this JSON is an object with exactly these keys. */
export function hasExactly<K extends string>(a: unknown, keys: readonly K[]): a is { readonly [key in K]: unknown } {
  if (typeof a !== 'object' || a === null || Array.isArray(a)) return false;
  return Object.keys(a).length === keys.length && keys.every((key) => Object.hasOwn(a, key));
}
