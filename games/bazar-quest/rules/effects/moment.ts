/** The abilities that an event wakes: collected when it happens, resolved one after another by `resolve.ts`. */
import type { Frame } from '../../../../kernel/index.ts';
import type { Trigger } from '../clauses.ts';
import { type BazarQuest, NONE, type State, type Table } from '../state.ts';
import { listenersOf } from './listeners.ts';
import { isMarkedInPlay } from './presence.ts';
import { collect, effectOf } from './sources.ts';
import type { About, Source } from './types.ts';

type Frames = Frame<BazarQuest>[];

const NOTHING: Frames = [];
const NOBODY: About = { seat: NONE, hero: NONE, item: NONE };

/** The frames of this event, none where no card in play listens. `about`: whom it concerns. */
export function moment(s: State, t: Table, on: Trigger, about: About = NOBODY): Frames {
  const { audiences, hears } = listenersOf(t.content);
  const audience = audiences.get(on);
  if (audience === undefined) return NOTHING;
  if (!audience.isHidden && !isMarkedInPlay(s.pub, hears, audience.bit, about.seat)) return NOTHING;
  const queue = collect(s, t.content, on, about, audience);
  if (audience.isHidden) showHidden(t, queue);
  return queue.length === 0 ? NOTHING : [{ do: 'moment', on, about, queue }];
}

/** What works from a hand or a storage is shown to all, whatever comes of it. */
function showHidden(t: Table, queue: readonly Source[]): void {
  let shown = NONE;
  for (const source of queue) {
    const { from } = effectOf(t.content, source);
    if ((from !== 'hand' && from !== 'storage') || source.card === shown) continue;
    shown = source.card;
    t.reveal('item-shown', { seat: source.seat, item: shown, from });
  }
}
