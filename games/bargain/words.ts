/** Words given: promises that nothing enforces, and the public record of how they were kept. */
import type { Seat } from '../../kernel/index.ts';
import { covers, type Goods, isNothing, shared, without } from './goods.ts';

/** `open` until its settlement closes. `void`: what it hung on did not happen, or the receiver declined. */
export type WordStatus = 'open' | 'kept' | 'partly' | 'broken' | 'void';

/** Immutable: what becomes of it is a new version with the same number. */
export interface Word<G extends Goods = Goods> {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly goods: G;
  /** What was said besides, in the giver's own words; may be empty. */
  readonly text: string;
  /** What has been handed over for it so far. */
  readonly given: G;
  /** What the receiver did not want, or what never came to be. */
  readonly declined: G;
  readonly status: WordStatus;
}

/** One player's record: how many settled words were kept, kept in part and broken; void ones do not count. */
export interface WordRecord {
  kept: number;
  partly: number;
  broken: number;
}

/** What is still to be handed over for this word to be kept. */
export function owed<G extends Goods>(word: Word<G>): G {
  return without(without(word.goods, word.declined), word.given);
}

/** How this word stands when its settlement closes now. Words without goods oblige to nothing that could be seen. */
export function judged<G extends Goods>(word: Word<G>): Exclude<WordStatus, 'open'> {
  const due = without(word.goods, word.declined);
  if (isNothing(due)) return 'void';
  if (covers(word.given, due)) return 'kept';
  return isNothing(shared(word.given, due)) ? 'broken' : 'partly';
}

/** Writes a settled word into its giver's record. */
export function enter(record: WordRecord, status: Exclude<WordStatus, 'open'>): void {
  if (status !== 'void') record[status]++;
}

/** Words that counted, and how many of them were kept. */
export function tally(record: WordRecord): { readonly kept: number; readonly of: number } {
  return { kept: record.kept, of: record.kept + record.partly + record.broken };
}
