/** Words given: promises that nothing enforces, and the public record of how they were kept. */
import type { Seat } from '../../kernel/index.ts';
import type { Goods } from './goods.ts';

/** `open` until its settlement closes. `void`: what it hung on did not happen, or the receiver declined. */
export type WordStatus = 'open' | 'kept' | 'partly' | 'broken' | 'void';

export interface Word<G extends Goods = Goods> {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly goods: G;
  /** What was said besides, in the giver's own words; may be empty. */
  readonly text: string;
  /** What has been handed over for it so far, and what the receiver did not want. */
  given: G;
  declined: G;
  status: WordStatus;
}

/** One player's record: how many closed words were kept, kept in part and broken; void ones do not count. */
export interface WordRecord {
  kept: number;
  partly: number;
  broken: number;
}
