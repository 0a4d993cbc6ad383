/** What a game tells the bots: how a sensible player of it values an answer. */
import type { AnyShape, Chance, Decision, Seat, Shape, View } from '../kernel/index.ts';

export interface Heuristic<G extends Shape = AnyShape> {
  /**
   * How good this legal answer looks from this seat, knowing only its view.
   * In share of a win (0…1) where possible: only order and differences matter. For a composed answer it is also asked
   * about unfinished ones, which are worth what they will probably become.
   */
  score(v: View<G>, d: Decision, a: unknown): number;
  /** The same as a beginner sees it, who looks at the obvious only; absent: as `score` does. */
  firstSight?(v: View<G>, d: Decision, a: unknown): number;
  /** How an answer looks to the others, so that temperaments can lean to it or from it; absent: like any other. */
  manner?(v: View<G>, d: Decision, a: unknown): Manner;
  /** An unasked answer worth giving now, if any. */
  volunteer?(v: View<G>, may: readonly Decision[], chance: Chance): Unasked | undefined;
  /** Whose unasked answers are worth waiting for before this decision is taken: people need a while to bargain. */
  waitsFor?(v: View<G>, d: Decision): readonly Seat[];
}

/** What colours an answer beside its worth, each from 0 (not at all) to 1 (very). */
export type Manner = { readonly [trait in Trait]?: number };

export type Trait =
  /** It may go badly wrong. */
  | 'risk'
  /** It hurts somebody in particular. */
  | 'malice'
  /** It is done to see what happens. */
  | 'curiosity';

/** An answer nobody asked for. */
export interface Unasked {
  readonly decision: Decision;
  readonly answer: unknown;
}
