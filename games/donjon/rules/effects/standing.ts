/** The standing abilities (`whileHeld`) of what a player holds or has drawn into play. */
import type { Content } from '../content.ts';
import { NONE, type Pub, type Seat } from '../state.ts';
import { type Listener, listenersOf, type Standing } from './listeners.ts';

const NOTHING: readonly Standing[] = [];

/** All clauses of one topic that stand by this player's cards, whatever their conditions. */
export function standingOf(content: Content, pub: Pub, seat: Seat, topic: number): readonly Standing[] {
  const { topics, adventures, characters, objects } = listenersOf(content);
  if ((topics & topic) === 0) return NOTHING;
  const { fight } = pub;
  const adventurer = pub.adventurers[seat];
  let list = NOTHING;
  // Events first, then the monster, kept specials, the character and objects: the order of effects.
  for (const event of pub.inPlay) if (event.seat === seat) list = add(list, adventures[event.card], topic);
  if (fight !== null && fight.stage !== 'over' && fight.monster !== NONE && fight.attacker === seat) {
    list = add(list, adventures[fight.monster], topic);
  }
  for (const card of adventurer.kept) list = add(list, adventures[card], topic);
  if (adventurer.character !== NONE) list = add(list, characters[adventurer.character], topic);
  for (const object of adventurer.objects) list = add(list, objects[object], topic);
  return list;
}

function add(list: readonly Standing[], card: Listener, topic: number): readonly Standing[] {
  if ((card.topics & topic) === 0) return list;
  const more = card.standing.get(topic) ?? NOTHING;
  // Mostly a single card stands by a topic.
  return list.length === 0 ? more : [...list, ...more];
}
