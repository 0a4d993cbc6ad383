/** Stable points (MK-R54) and the open move action (MK-R10, MK-R11). */
import { waiting } from '../../../kernel/index.ts';
import { allowance } from './effects/standing.ts';
import { type Karanor, NONE, type Pub, type Seat, type State, type Table } from './state.ts';

/** No decision pending, no window open, nothing resolving: the table waits for the active player to act. */
export function isStable(v: { readonly pub: State['pub'] }): boolean {
  return waiting<Karanor>(v)?.ask === 'take-action';
}

/** From the first turn on until the game ends. */
export function isTurnRunning({ pub }: { readonly pub: Readonly<Pub> }): boolean {
  return pub.active !== NONE;
}

/** An open move of this seat ends; the steps left are lost (MK-307…309). */
export function closeMove({ pub }: State, t: Table, seat: Seat): void {
  if (pub.move === null || pub.active !== seat) return;
  const lost = Math.max(0, allowance(t.content, pub, seat) - pub.move.made);
  pub.move = null;
  t.emit('move-ended', { seat, lost });
}
