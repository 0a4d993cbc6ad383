/** Who is how likely to win, read from a position: what thoughts end in. */
import type { AnyShape, Fixed, Seat, State } from '../../kernel/index.ts';
import type { Foresight } from '../heuristic.ts';

/** How a seat stands where a thought ends. */
export interface Standing {
  /** Its chance to win. */
  readonly chance: number;
  /** What that was read from: every seat's numbers and share of a win. Absent where the game is over. */
  readonly read?: { readonly rows: readonly (readonly number[])[]; readonly shares: readonly number[] };
}

export function standingOf(foresight: Foresight, s: State<AnyShape>, table: Fixed<AnyShape>, self: Seat): Standing {
  const weights = weightsOf(foresight);
  const rows = foresight.features(s, table);
  const shares = softmax(rows.map((row) => dot(row, weights)));
  return { chance: shares[self], read: { rows, shares } };
}

const known = new WeakMap<Foresight, readonly number[]>();

export function weightsOf(foresight: Foresight): readonly number[] {
  let weights = known.get(foresight);
  if (weights === undefined) {
    weights = Object.values(foresight.weights);
    known.set(foresight, weights);
  }
  return weights;
}

export function dot(row: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < row.length; i++) sum += row[i] * weights[i];
  return sum;
}

export function softmax(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const powers = points.map((one) => Math.exp(one - most));
  const all = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / all);
}
