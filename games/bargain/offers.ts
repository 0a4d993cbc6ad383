/**
 * Open offers between players: immutable, numbered, one per pair; a counter-offer is a new one. What acceptance does is
 * the game's own affair.
 */
import type { Seat } from '../../kernel/index.ts';
import type { Goods } from './goods.ts';

/** To anybody who wants it; the first acceptance takes it. */
export const EVERYBODY = -1;

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
