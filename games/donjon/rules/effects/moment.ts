/** The abilities that an event of the turn wakes: collected when it happens, resolved one after another. */
import type { Frame } from '../../../../kernel/index.ts';
import type { Effect, Trigger } from '../clauses.ts';
import { type Donjon, NONE, type Pub, type Seat, type State, type Table } from '../state.ts';
import { sideOf } from './fighters.ts';
import { eventBit, type Listeners, listenersOf } from './listeners.ts';
import { cardOf, effectOf, isOptional, mentions } from './sources.ts';
import { type Source, type SourceKind, UNIQUE } from './types.ts';

type Frames = Frame<Donjon>[];

const NOTHING: Frames = [];

/** Owners' cards could set each other off without end: what one sets off may set off others, and no further. */
const MOST_DEEP = 1;
/** After this many questions abilities rest, and the game finds its end. */
const MOST_QUESTIONS = 20_000;
/** So many effects of one moment work, the first in order, so that no answer takes long. */
const MOST_AT_ONCE = 60;

/**
 * The frames of this event, none where no card listens. `onReveal` is the card's own reveal, `onBuy` the purchase of
 * the newest object. `whose`: the player it happens to, where that is not the active player or a matter of the fight.
 */
export function moment(s: State, t: Table, on: Trigger, whose: Seat = NONE): Frames {
  const listeners = listenersOf(t.content);
  const bit = eventBit(on);
  if ((listeners.wakes & bit) === 0 || !canSetOff(s)) return NOTHING;
  const queue = collect(s.pub, t, listeners, on, bit, whose);
  return queue.length === 0 ? NOTHING : [{ do: 'moment', on, queue }];
}

/** Whether abilities may still set something off. */
function canSetOff({ pub }: State): boolean {
  if (pub.ended !== null || pub.questions > MOST_QUESTIONS) return false;
  let deep = 0;
  for (const frame of pub.agenda) if (isRunning(frame)) deep++;
  return deep <= MOST_DEEP;
}

/** Whether this frame is an effect at work; its branches are part of it. */
const isRunning = (frame: Frame<Donjon>): boolean => 'do' in frame && frame.do === 'effect' && frame.path.length === 0;

/** Kind by kind, player by player clockwise from the active one (DQ-R17). */
function collect(pub: Pub, t: Table, listeners: Listeners, on: Trigger, bit: number, whose: Seat): Source[] {
  const list: Source[] = [];
  const { adventures, characters, objects } = listeners;
  const { card, active } = pub;
  const lying = on === 'onReveal' || pub.fight === null ? card : pub.fight.monster;
  if (on !== 'onReveal') {
    for (const event of pub.inPlay)
      if (adventures[event.card].hears & bit) add(list, t, on, 'event', event.card, event.seat);
  }
  if (lying !== NONE && adventures[lying].hears & bit && isConcerned(pub, on, active, whose)) {
    const { kind } = t.content.adventures[lying];
    if (kind === 'monster' || on === 'onReveal') add(list, t, on, kind, lying, active);
  }
  const { length } = pub.adventurers;
  for (let i = 0; on !== 'onReveal' && i < length; i++) {
    const seat = (active + i) % length;
    for (const kept of pub.adventurers[seat].kept) {
      if (adventures[kept].hears & bit && isConcerned(pub, on, seat, whose)) add(list, t, on, 'special', kept, seat);
    }
  }
  for (let i = 0; i < length; i++) {
    const seat = (active + i) % length;
    const { character, powerUsed } = pub.adventurers[seat];
    if (character === NONE) continue;
    const { hears, hearsOnce } = characters[character];
    if (((powerUsed ? hears : hears | hearsOnce) & bit) === 0 || !isConcerned(pub, on, seat, whose)) continue;
    add(list, t, on, 'character', character, seat);
    if (!powerUsed && hearsOnce & bit)
      addOne(list, t, on, { kind: 'character', card: character, effect: UNIQUE, seat });
  }
  for (let i = 0; i < length; i++) {
    const seat = (active + i) % length;
    const held = pub.adventurers[seat].objects;
    for (let at = on === 'onBuy' ? Math.max(0, held.length - 1) : 0; at < held.length; at++) {
      if (objects[held[at]].hears & bit && isConcerned(pub, on, seat, whose))
        add(list, t, on, 'object', held[at], seat);
    }
  }
  if (list.length > MOST_AT_ONCE) list.length = MOST_AT_ONCE;
  return list;
}

/** Whose cards an event is for: all players', the active one's, or those of whoever stands in the fight. */
function isConcerned({ fight, active }: Pub, on: Trigger, seat: Seat, whose: Seat): boolean {
  switch (on) {
    case 'onRoundStart':
      return true;
    case 'onWin':
    case 'onLose':
      if (fight === null || fight.winner === null) return false;
      return sideOf(fight, seat) !== null && (sideOf(fight, seat) === fight.winner) === (on === 'onWin');
    case 'afterDungeon':
    case 'afterArena':
      return fight !== null && sideOf(fight, seat) !== null;
    default:
      return seat === (whose === NONE ? active : whose);
  }
}

function add(list: Source[], t: Table, on: Trigger, kind: SourceKind, card: number, seat: Seat): void {
  const { effects } = cardOf(t.content, kind, card);
  for (let effect = 0; effect < effects.length; effect++) {
    if (effects[effect].on === on) addOne(list, t, on, { kind, card, effect, seat });
  }
}

function addOne(list: Source[], t: Table, on: Trigger, source: Source): void {
  if (!isAskedElsewhere(on, effectOf(t.content, source), source)) list.push(source);
}

/** Abilities that are used in another question: of the fight, of the adventure's choice, of the monster's reveal. */
function isAskedElsewhere(on: Trigger, effect: Effect, source: Source): boolean {
  switch (on) {
    case 'beforeDice':
    case 'afterDice':
    case 'afterReveal':
    case 'whileHeld':
      return true;
    case 'onDraw':
      return isOptional(effect, source);
    case 'onReveal':
      return isOptional(effect, source) && mentions(effect.do, 'fleeAlways');
    case 'onWound':
      return mentions(effect.do, 'ignoreWounds');
    default:
      return false;
  }
}
