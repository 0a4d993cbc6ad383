/** The six phases of a round (BZ-116). */
import type { Phase } from './clauses.ts';
import { expire } from './effects/modifiers.ts';
import type { State, Table } from './state.ts';

/** What lasted for the phase before is over, and the next one begins. */
export function startPhase(s: State, t: Table, phase: Phase): void {
  expire(s.pub, 'phase');
  s.pub.phase = phase;
  t.emit('phase-started', { round: s.pub.round, phase });
}
