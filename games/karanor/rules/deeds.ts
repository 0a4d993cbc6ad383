/** What the active player can do at a stable point, one deed per kind of `Action`; `actions.ts` goes through them. */
import type { Refusal } from '../../../kernel/index.ts';
import type { Action, Seat, State, Table, View } from './state.ts';

/** The kinds of actions: the word itself, or the first key of the object. */
export const DEEDS = [
  'move',
  'end-move',
  'harvest',
  'work',
  'build',
  'interact',
  'quest',
  'deliver',
  'recruit',
  'buy-villa',
  'market',
  'promote',
  'end-turn',
] as const;
export type DeedName = (typeof DEEDS)[number];

/** The actions of one kind. */
export type ActionOf<N extends DeedName> = N extends Action ? N : Extract<Action, { readonly [key in N]: unknown }>;

export interface Deed<N extends DeedName> {
  /**
   * `action`: it costs one action and ends an open move; both are seen to before `take`, and a player without an action
   * left is refused before `refusal` is asked. `free`: it costs none and leaves a move open. `step`: it sees to its cost itself.
   */
  readonly costs: 'action' | 'free' | 'step';
  /** Why nothing of this kind can be done here and now, whatever exactly; looked at before anything is listed. */
  closed?(v: View): Refusal | undefined;
  /** All a player might try here, legal or not; few, and none where nobody would think of it. */
  candidates(v: View): readonly ActionOf<N>[];
  refusal(v: View, a: ActionOf<N>): Refusal | undefined;
  /** Happens as one step (MK-211); a stable point follows by itself when what it pushed is done. */
  take(s: State, t: Table, seat: Seat, a: ActionOf<N>): void;
}

/** Which deed this is. */
export function deedOf(a: Action): DeedName {
  if (typeof a === 'string') return a;
  if ('move' in a) return 'move';
  if ('harvest' in a) return 'harvest';
  if ('build' in a) return 'build';
  if ('quest' in a) return 'quest';
  if ('recruit' in a) return 'recruit';
  if ('market' in a) return 'market';
  return 'promote';
}
