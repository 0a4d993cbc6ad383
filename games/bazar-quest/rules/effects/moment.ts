/** The abilities that an event wakes: collected when it happens, resolved one after another by `resolve.ts`. */
import type { Frame } from '../../../../kernel/index.ts';
import type { Trigger } from '../clauses.ts';
import { type BazarQuest, NONE, type State, type Table } from '../state.ts';
import { listenersOf } from './listeners.ts';
import { collect } from './sources.ts';
import type { About } from './types.ts';

type Frames = Frame<BazarQuest>[];

const NOTHING: Frames = [];
const NOBODY: About = { seat: NONE, hero: NONE, item: NONE };

/** The frames of this event, none where no card in play listens. `about`: whom it concerns. */
export function moment(s: State, t: Table, on: Trigger, about: Partial<About> = NOBODY): Frames {
  if (listenersOf(t.content).wakes[on] === 0) return NOTHING;
  const whole: About = about === NOBODY ? NOBODY : { ...NOBODY, ...about };
  const queue = collect(s, t.content, on, whole);
  return queue.length === 0 ? NOTHING : [{ do: 'moment', on, about: whole, queue }];
}
