/** What is wrong with a request, for programs and in words. */
import type { PackProblem, Refusal } from '../kernel/index.ts';

/** What is wrong with a request. `error` is for programs, `reason` and `remedy` are sentences (English). */
export interface Problem {
  readonly error: ProblemCode;
  /** The field of the request it is about. */
  readonly field?: string;
  readonly reason: string;
  readonly remedy?: string;
  /** The rules' own refusal of an answer: rule, message key, numbers. */
  readonly refusal?: Refusal;
  /** Everything wrong with a pack; `field` names the place of the first. */
  readonly mistakes?: readonly PackProblem[];
}

export type ProblemCode =
  | 'bad-request'
  | 'too-large'
  | 'too-many-requests'
  | 'not-found'
  /** No such table: the link is dead. */
  | 'no-table'
  | 'no-game'
  | 'bad-option'
  | 'bad-pack'
  /** Owners cannot bring cards for this game, or nobody did. */
  | 'no-pack'
  | 'no-bot'
  | 'full'
  | 'kicked'
  | 'seat-taken'
  | 'symbol-taken'
  | 'not-your-seat'
  | 'no-seat'
  | 'host-only'
  | 'no-spectators'
  | 'dead-personal-link'
  /** The table is not in the phase for this. */
  | 'not-in-lobby'
  | 'not-playing'
  | 'not-over'
  /** A game under older rules cannot be played on. */
  | 'changed-rules'
  | 'seats-missing'
  | 'paused'
  | 'stopped'
  | 'closed'
  /** The rules refuse the answer. */
  | 'refused'
  /** That question is no longer open (answered, undone, or another one by now). */
  | 'not-open'
  | 'cannot-undo'
  | 'no-request'
  | 'bad-origin'
  | 'storage-trouble'
  /** The server ends: come back in a moment. */
  | 'stopping'
  /** Only who runs the server may do that. */
  | 'owner-only'
  | 'backup-failed'
  | 'internal';
