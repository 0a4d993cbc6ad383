import type { Timing } from '../clauses.ts';
import type { View } from '../state.ts';

/** Whether the viewer may play or use something of this timing in the turn that runs. */
export function isTime({ pub, seat }: View, timing: Timing | 'reaction'): boolean {
  switch (timing) {
    case 'anyStable':
      return true;
    case 'ownTurn':
      return pub.active === seat;
    case 'otherTurn':
      return pub.active !== seat;
    case 'reaction':
      return false;
  }
}
