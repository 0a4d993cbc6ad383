/** The abilities that an event wakes: collected when it happens, resolved one after another by `resolve.ts`. */
import type { Frame } from '../../../../kernel/index.ts';
import type { Trigger } from '../clauses.ts';
import { type BazarQuest, NONE, type State, type Table } from '../state.ts';
import { eventBit, listenersOf } from './listeners.ts';
import { isMarkedInPlay } from './presence.ts';
import { collect } from './sources.ts';
import type { About } from './types.ts';

type Frames = Frame<BazarQuest>[];

const NOTHING: Frames = [];
const NOBODY: About = { seat: NONE, hero: NONE, item: NONE };

/** The frames of this event, none where no card in play listens. `about`: whom it concerns. */
export function moment(s: State, t: Table, on: Trigger, about: Partial<About> = NOBODY): Frames {
  const { wakes, wakesHidden, hears } = listenersOf(t.content);
  if (wakes[on] === 0) return NOTHING;
  if (!wakesHidden[on] && !isMarkedInPlay(s.pub, hears, eventBit(on), about.seat ?? NONE)) return NOTHING;
  const whole: About = about === NOBODY ? NOBODY : { ...NOBODY, ...about };
  const queue = collect(s, t.content, on, whole);
  return queue.length === 0 ? NOTHING : [{ do: 'moment', on, about: whole, queue }];
}
