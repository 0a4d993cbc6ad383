/** What is asked of a thinker and what it answers: plain data, as it travels between threads. */
import type { Unasked } from '../../bots/heuristic.ts';
import type { Lean } from '../../bots/players.ts';
import type { AnyShape, Decision, Json, Seat, View } from '../../kernel/index.ts';

/** A question with all its seat may know, and nothing else: no seed, no hidden cards. */
export interface Thought {
  readonly game: string;
  readonly seats: number;
  readonly options: AnyShape['options'];
  /** The owner's cards, where somebody brought some. */
  readonly pack?: Json | undefined;
  readonly seat: Seat;
  readonly pub: View<AnyShape>['pub'];
  readonly own: View<AnyShape>['own'];
  /** What is asked; absent: whether to do something unasked. */
  readonly decision?: Decision;
  readonly lean: Lean;
  /** Milliseconds for it. */
  readonly ms: number;
}

export interface Idea {
  /** To what was asked. */
  readonly answer?: unknown;
  /** What is worth doing unasked, if anything. */
  readonly unasked?: Unasked | undefined;
}
