/** What must hold in every state of a game, as a list of checks: the first that does not says what is wrong. */
import type { Fixed, Shape, State } from '../../kernel/index.ts';

export type Check<G extends Shape> = (s: State<G>, t: Fixed<G>) => string | undefined;

export const allHold =
  <G extends Shape>(...checks: readonly Check<G>[]): Check<G> =>
  (s, t) => {
    for (const check of checks) {
      const problem = check(s, t);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
