/** What a player could use by choice, wherever it lies. */
import type { Content } from '../content.ts';
import { type Adventurer, type Fight, NONE, type Pub, type Seat } from '../state.ts';
import { eventBit, type Listener, type Listeners, listenersOf } from './listeners.ts';
import { effectOf, mentions } from './reading.ts';
import { canWork } from './sources.ts';
import type { Source, SourceKind } from './types.ts';

const NOTHING: readonly Source[] = [];

/** Every ability of this player's cards that is offered at one of these events (bits) and can work now. */
export function offersOf(content: Content, pub: Pub, seat: Seat, events: number): readonly Source[] {
  const listeners = listenersOf(content);
  if ((listeners.offers & events) === 0) return NOTHING;
  const adventurer = pub.adventurers[seat];
  const met = monsterOf(pub.fight, seat);
  if ((offered(listeners, pub, adventurer, met, seat) & events) === 0) return NOTHING;
  return collect(content, pub, seat, events, listeners, met);
}

/** Each kind of card in its turn. Apart from `offersOf`, which mostly ends before, so that it makes nothing in vain. */
function collect(
  content: Content,
  pub: Pub,
  seat: Seat,
  events: number,
  { adventures, characters, objects }: Listeners,
  met: number,
): Source[] {
  const list: Source[] = [];
  const add = (listener: Listener, kind: SourceKind, card: number): void => {
    if ((listener.offers & events) === 0) return;
    for (const { effect, event, isOffered } of listener.effects) {
      if (!isOffered || (event & events) === 0) continue;
      const source: Source = { kind, card, effect, seat };
      if (canWork(content, pub, source)) list.push(source);
    }
  };
  const { character, kept, objects: held } = pub.adventurers[seat];
  for (const event of pub.inPlay) if (event.seat === seat) add(adventures[event.card], 'event', event.card);
  if (met !== NONE) add(adventures[met], 'monster', met);
  for (const card of kept) add(adventures[card], 'special', card);
  if (character !== NONE) add(characters[character], 'character', character);
  for (const object of held) add(objects[object], 'object', object);
  return list;
}

/** The monster this player has drawn. */
const monsterOf = (fight: Fight | null, seat: Seat): number =>
  fight !== null && fight.attacker === seat ? fight.monster : NONE;

/** At which events anything of this player's might be used: most have nothing, and that is seen at once. */
function offered(
  { adventures, characters, objects }: Listeners,
  { inPlay }: Pub,
  { character, objects: held, kept }: Adventurer,
  met: number,
  seat: Seat,
): number {
  let events = character === NONE ? 0 : characters[character].offers;
  if (met !== NONE) events |= adventures[met].offers;
  for (const object of held) events |= objects[object].offers;
  for (const card of kept) events |= adventures[card].offers;
  for (const event of inPlay) if (event.seat === seat) events |= adventures[event.card].offers;
  return events;
}

/** The power by which this player may flee any monster, if there is one to use: the Voleur's, an object's. */
export function fleePower(content: Content, pub: Pub, seat: Seat): Source | undefined {
  return offersOf(content, pub, seat, FLIGHT).find((source) => mentions(effectOf(content, source).do, 'fleeAlways'));
}
const FLIGHT = eventBit('onReveal') | eventBit('whileHeld');
