/** The abilities of tiles that a moment of the turn wakes: collected when it happens, resolved one after another. */
import type { Frame } from '../../../../kernel/index.ts';
import type { Trigger } from '../clauses.ts';
import type { Karanor, Merchant, Pub, Seat, State, Table } from '../state.ts';
import { type Listener, type Listeners, listenersOf, momentBit } from './listeners.ts';
import type { Source } from './types.ts';

type Frames = Frame<Karanor>[];

const NOTHING: Frames = [];

/** Owners' tiles could set each other off without end: what one sets off may set off others, and no further. */
const MOST_DEEP = 1;
/** After this many questions abilities rest, and the game finds its end. */
const MOST_QUESTIONS = 20_000;
/** So many abilities of one moment work, the first in order, so that no answer takes long. */
const MOST_AT_ONCE = 40;

/**
 * The frames of this moment, none where no tile listens. `seats`: to whom it happens, else the active player. Insignia
 * come before artefacts, each by its number (MK-R88).
 */
export function moment(s: State, t: Table, on: Trigger, seats?: readonly Seat[]): Frames {
  const listeners = listenersOf(t.content);
  const bit = momentBit(on);
  if ((listeners.wakes & bit) === 0 || !canSetOff(s.pub)) return NOTHING;
  const queue: Source[] = [];
  if (seats === undefined) collect(queue, listeners, s.pub, s.pub.active, on, bit);
  else for (const seat of seats) collect(queue, listeners, s.pub, seat, on, bit);
  return queue.length === 0 ? NOTHING : [{ do: 'moment', on, queue }];
}

/** The abilities of one tile that was just received (MK-R72). */
export function onReceive(s: State, t: Table, kind: 'insignia' | 'artefact', card: number, seat: Seat): Frames {
  const { insignia, artefacts } = listenersOf(t.content);
  const listener = kind === 'insignia' ? insignia[card] : artefacts[card];
  if ((listener.wakes & momentBit('onReceive')) === 0 || !canSetOff(s.pub)) return NOTHING;
  const queue: Source[] = [];
  add(queue, listener, 'onReceive', kind, card, seat);
  return [{ do: 'moment', on: 'onReceive', queue }];
}

/** Whether abilities still work at all. */
export const isTired = ({ ended, questions }: State['pub']): boolean => ended !== null || questions > MOST_QUESTIONS;

function canSetOff(pub: State['pub']): boolean {
  if (isTired(pub)) return false;
  let deep = 0;
  for (const frame of pub.agenda) if ('do' in frame && frame.do === 'effect') deep++;
  return deep <= MOST_DEEP;
}

function collect(queue: Source[], listeners: Listeners, pub: Pub, seat: Seat, on: Trigger, bit: number): void {
  const merchant = pub.merchants[seat];
  if (merchant.frozen || (wakesOf(listeners, merchant) & bit) === 0) return;
  for (const tile of merchant.insignia) add(queue, listeners.insignia[tile], on, 'insignia', tile, seat);
  const artefacts = merchant.artefacts.map(({ artefact }) => artefact).sort((a, b) => a - b);
  for (const tile of artefacts) add(queue, listeners.artefacts[tile], on, 'artefact', tile, seat);
}

function wakesOf({ insignia, artefacts }: Listeners, merchant: Merchant): number {
  let wakes = 0;
  for (const tile of merchant.insignia) wakes |= insignia[tile].wakes;
  for (const { artefact } of merchant.artefacts) wakes |= artefacts[artefact].wakes;
  return wakes;
}

function add(
  queue: Source[],
  { wakes, heard }: Listener,
  on: Trigger,
  kind: 'insignia' | 'artefact',
  card: number,
  seat: Seat,
): void {
  if ((wakes & momentBit(on)) === 0) return;
  for (const one of heard) {
    if (one.on === on && queue.length < MOST_AT_ONCE) queue.push({ kind, card, ability: one.ability, seat });
  }
}
