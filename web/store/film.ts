/**
 * A film: what one seat (or the public) was shown, still by still.
 *
 * It starts from one view and grows by the updates received; any still can be developed again. Play, replay and the
 * look back from a line of the log all read the same film.
 */
import {
  type AnyShape,
  applyPatch,
  copy,
  type Fixed,
  type Patch,
  type PublicView,
  type Seat,
  type SeenEvent,
  SPECTATOR,
  type View,
} from '../../kernel/index.ts';

/** The two parts of a view that change. `own` is undefined for spectators, and a list where everybody's is shown. */
export interface Still {
  readonly pub: unknown;
  readonly own: unknown;
}

/** What changed at one step. */
export interface FilmStep {
  readonly events: readonly SeenEvent[];
  readonly pub?: Patch;
  readonly own?: Patch;
}

export type AnyView = View<AnyShape> | PublicView<AnyShape>;

/** The next still; the one before stays as it was. */
export function develop(still: Still, step: FilmStep): Still {
  return {
    pub: step.pub === undefined ? still.pub : applyPatch(copy(still.pub), step.pub),
    own: step.own === undefined ? still.own : applyPatch(copy(still.own), step.own),
  };
}

/** A still as the rules and the face want it. */
export function asView(still: Still, seat: Seat, table: Fixed<AnyShape>): AnyView {
  return (
    seat < 0
      ? { seat: SPECTATOR, pub: still.pub, own: undefined, table }
      : { seat, pub: still.pub, own: still.own, table }
  ) as AnyView;
}

export class Film {
  readonly first: Still;
  readonly steps: FilmStep[] = [];

  constructor(first: Still, steps: readonly FilmStep[] = []) {
    this.first = first;
    this.steps.push(...steps);
  }

  /** The still after this many steps. */
  at(count: number): Still {
    let still = this.first;
    for (const step of this.steps.slice(0, count)) still = develop(still, step);
    return still;
  }
}
