/** Rows of a log, what each did, and who can notice it. */
import type { Patch } from './patch.ts';
import { isTold } from './play.ts';
import type { Rebase } from './rebase.ts';
import { type GameEvent, type Seat, type SeenEvent, SPECTATOR } from './types.ts';

/** One answer that was taken. */
export interface AnswerRow {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: unknown;
}

/** One line of a table's log: an answer, an undo of one's own last answers, a take-back all agreed to, or other rules that take over. */
export type LogRow =
  | ({ readonly type: 'answer' } & AnswerRow)
  /** Undoes this seat's last answer, or all since undo was last closed. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly all: boolean }
  /** Goes back until only this many answers are left. */
  | { readonly type: 'take-back'; readonly seat: Seat; readonly keep: number }
  /** Newer rules, under which the rows before do not run any more, go on from here. */
  | { readonly type: 'rebase'; readonly seat: Seat; readonly to: Rebase };

/** What one row did, before anybody is told. */
export interface Change {
  readonly events: readonly GameEvent[];
  /** Of the public part, the same for all. */
  readonly pub: Patch | undefined;
  /** Of each seat's own part. */
  readonly own: readonly (Patch | undefined)[];
  /** Of the state after the row. Kept on the server until the end. */
  readonly hash: string;
  /** After an undo: what others had done meanwhile unnoticed, which stands again at the end of the answers. */
  readonly again?: readonly AnswerRow[];
}

/** What one seat (or the spectators) receives. */
export interface Update {
  readonly n: number;
  readonly events: readonly SeenEvent[];
  readonly pub?: Patch;
  readonly own?: Patch;
}

/** Whether this seat (or the spectators) is shown anything by a change. */
export function notices(seat: Seat, { events, pub, own }: Change): boolean {
  if (pub !== undefined || (seat !== SPECTATOR && own[seat] !== undefined)) return true;
  return events.some((event) => isTold(event, seat));
}

/** Whether only those it concerns can notice a change, neither the others nor the spectators. */
export const isQuiet = (change: Change): boolean => !notices(SPECTATOR, change);

/** All are told of as many answers undone as they had seen given; whoever undid them, of all. */
export function undoneEvent(seat: Seat, steps: number, shown: number): GameEvent {
  if (shown === steps) return { type: 'undone', facts: { seat, steps } };
  return { type: 'undone', facts: shown === 0 ? {} : { seat, steps: shown }, secrets: { [seat]: { seat, steps } } };
}
