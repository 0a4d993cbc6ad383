/** What a game tells the bots: how a sensible player of it values an answer. */
import type { AnyShape, Chance, Decision, Shape, View } from '../kernel/index.ts';

export interface Heuristic<G extends Shape = AnyShape> {
  /**
   * How good this legal answer looks from this seat, knowing only its view.
   * In share of a win (0…1) where possible: only order and differences matter.
   */
  score(v: View<G>, d: Decision, a: unknown): number;
  /** An unasked answer worth giving now, if any. */
  volunteer?(v: View<G>, may: readonly Decision[], chance: Chance): { readonly decision: Decision; readonly answer: unknown } | undefined;
}
