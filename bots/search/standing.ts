/** Who is how likely to win, read from a position: what thoughts end in. */
import type { AnyShape, Fixed, State } from '../../kernel/index.ts';
import type { Foresight } from '../heuristic.ts';

/** Each seat's share of a win; they add up to one. */
export function shares(foresight: Foresight, s: State<AnyShape>, table: Fixed<AnyShape>): number[] {
  const weights = weightsOf(foresight);
  return softmax(foresight.features(s, table).map((row) => dot(row, weights)));
}

const known = new WeakMap<Foresight, readonly number[]>();

function weightsOf(foresight: Foresight): readonly number[] {
  let weights = known.get(foresight);
  if (weights === undefined) {
    weights = Object.values(foresight.weights);
    known.set(foresight, weights);
  }
  return weights;
}

function dot(row: readonly number[], weights: readonly number[]): number {
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
