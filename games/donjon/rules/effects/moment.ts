/** The abilities that an event of the turn wakes: collected when it happens, resolved one after another. */
import type { Frame } from '../../../../kernel/index.ts';
import type { Trigger } from '../clauses.ts';
import { type Adventurer, type Donjon, NONE, type Pub, type Seat, type State, type Table } from '../state.ts';
import { sideOf } from './fighters.ts';
import { eventBit, type Listener, type Listeners, listenersOf } from './listeners.ts';
import { type Source, type SourceKind, UNIQUE } from './types.ts';

/** Owners' cards could set each other off without end: what one sets off may set off others, and no further. */
const MOST_DEEP = 1;
/** After this many questions abilities rest, and the game finds its end. */
const MOST_QUESTIONS = 5_000;
/** So many effects of one moment work, the first in order, so that no answer takes long. */
const MOST_AT_ONCE = 60;

/**
 * The frame of this event, none where no card listens. `onReveal` is the card's own reveal, `onBuy` the purchase of
 * the newest object. `whose`: the player it happens to, where that is not the active player or a matter of the fight.
 * `within`: 1 while an effect runs that is not on the agenda.
 */
export function moment(s: State, t: Table, on: Trigger, whose: Seat = NONE, within = 0): Frame<Donjon> | undefined {
  const listeners = listenersOf(t.content);
  const bit = eventBit(on);
  if ((listeners.wakes & bit) === 0 || !isAnyAwake(s.pub, listeners, on, bit, whose)) return undefined;
  if (!canSetOff(s, within)) return undefined;
  const queue: Source[] = [];
  collect({ pub: s.pub, on, bit, whose, list: queue }, listeners, t);
  return queue.length === 0 ? undefined : { do: 'moment', on, queue };
}

/** Whether abilities may still set something off. */
function canSetOff({ pub }: State, within: number): boolean {
  if (pub.ended !== null || pub.questions > MOST_QUESTIONS) return false;
  let deep = within;
  for (const frame of pub.agenda) if (isRunning(frame)) deep++;
  return deep <= MOST_DEEP;
}

/** Whether this frame is an effect at work; its branches are part of it. */
const isRunning = (frame: Frame<Donjon>): boolean => 'do' in frame && frame.do === 'effect' && frame.path.length === 0;

/** Whether any card that might be concerned listens: mostly none does, and that is seen without making anything. */
function isAnyAwake(pub: Pub, listeners: Listeners, on: Trigger, bit: number, whose: Seat): boolean {
  const { inPlay, fight, adventurers } = pub;
  const { adventures } = listeners;
  const card = on === 'onReveal' || fight === null ? pub.card : fight.monster;
  if (card !== NONE && (adventures[card].wakes & bit) !== 0) return true;
  for (const event of inPlay) if ((adventures[event.card].wakes & bit) !== 0) return true;
  if (!isForSeveral(on)) return (wakesOf(listeners, adventurers[whose === NONE ? pub.active : whose]) & bit) !== 0;
  for (const one of adventurers) if ((wakesOf(listeners, one) & bit) !== 0) return true;
  return false;
}

/** Events that happen to more than one player. */
const isForSeveral = (on: Trigger): boolean =>
  on === 'onRoundStart' || on === 'onWin' || on === 'onLose' || on === 'afterDungeon' || on === 'afterArena';

function wakesOf({ adventures, characters, objects }: Listeners, one: Adventurer): number {
  let wakes = one.character === NONE ? 0 : characters[one.character].wakes;
  for (const object of one.objects) wakes |= objects[object].wakes;
  for (const card of one.kept) wakes |= adventures[card].wakes;
  return wakes;
}

/** What one moment is being collected from. */
interface Collecting {
  readonly pub: Pub;
  readonly on: Trigger;
  readonly bit: number;
  readonly whose: Seat;
  readonly list: Source[];
}

/** Kind by kind, player by player clockwise from the active one (DQ-R17). */
function collect(c: Collecting, { adventures, characters, objects }: Listeners, { content }: Table): void {
  const { pub, on } = c;
  const { active, adventurers, fight } = pub;
  // The reveal is the card's own: what lies there already has had its own.
  if (on !== 'onReveal') for (const { card, seat } of pub.inPlay) add(c, adventures[card], 'event', card, seat);
  const card = on === 'onReveal' || fight === null ? pub.card : fight.monster;
  if (card !== NONE && isConcerned(c, active)) {
    const { kind } = content.adventures[card];
    if (kind === 'monster' || on === 'onReveal') add(c, adventures[card], kind, card, active);
  }
  const { length } = adventurers;
  for (let i = 0; on !== 'onReveal' && i < length; i++) {
    const seat = (active + i) % length;
    const { kept } = adventurers[seat];
    if (kept.length > 0 && isConcerned(c, seat)) for (const one of kept) add(c, adventures[one], 'special', one, seat);
  }
  for (let i = 0; i < length; i++) {
    const seat = (active + i) % length;
    const { character } = adventurers[seat];
    if (character !== NONE && isConcerned(c, seat)) add(c, characters[character], 'character', character, seat);
  }
  for (let i = 0; i < length; i++) {
    const seat = (active + i) % length;
    const held = adventurers[seat].objects;
    if (held.length === 0 || !isConcerned(c, seat)) continue;
    for (let at = on === 'onBuy' ? held.length - 1 : 0; at < held.length; at++) {
      add(c, objects[held[at]], 'object', held[at], seat);
    }
  }
}

/** Whose cards an event is for: all players', the active one's, or those of whoever stands in the fight. */
function isConcerned({ pub: { fight, active }, on, whose }: Collecting, seat: Seat): boolean {
  switch (on) {
    case 'onRoundStart':
      return true;
    case 'onWin':
    case 'onLose': {
      const side = fight === null || fight.winner === null ? null : sideOf(fight, seat);
      return side !== null && (side === fight?.winner) === (on === 'onWin');
    }
    case 'afterDungeon':
    case 'afterArena':
      return fight !== null && sideOf(fight, seat) !== null;
    default:
      return seat === (whose === NONE ? active : whose);
  }
}

function add({ pub, bit, list }: Collecting, listener: Listener, kind: SourceKind, card: number, seat: Seat): void {
  if ((listener.wakes & bit) === 0) return;
  for (const one of listener.effects) {
    if (one.event !== bit || one.isOffered || (one.effect === UNIQUE && pub.adventurers[seat].powerUsed)) continue;
    if (list.length < MOST_AT_ONCE) list.push({ kind, card, effect: one.effect, seat });
  }
}
