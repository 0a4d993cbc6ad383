/**
 * Which cards of a table listen to what, found out once: a moment nobody listens to costs nothing, and neither does a
 * number that no standing ability changes.
 */
import { type Clause, type Condition, type Effect, TRIGGERS, type Trigger } from '../clauses.ts';
import type { Content } from '../content.ts';
import type { SourceKind } from './types.ts';

/** What standing abilities are about; each has its bit. */
export const TOPIC = {
  power: 1,
  price: 1 << 1,
  wounds: 1 << 2,
  recover: 1 << 3,
  guildDraw: 1 << 4,
  flee: 1 << 5,
  arena: 1 << 6,
} as const;

/** The topic of a clause that lasts, 0 for one that is done at once. */
function topicOf(clause: Clause): number {
  switch (clause.does) {
    case 'power':
      return TOPIC.power;
    case 'priceChange':
      return TOPIC.price;
    case 'ignoreWounds':
      return TOPIC.wounds;
    case 'recover':
      return TOPIC.recover;
    case 'guildDraw':
      return TOPIC.guildDraw;
    case 'fleeAlways':
      return TOPIC.flee;
    case 'forbidArena':
      return TOPIC.arena;
    default:
      return 0;
  }
}

/** One clause of a standing ability. */
export interface Standing {
  readonly kind: SourceKind;
  readonly card: number;
  readonly effect: number;
  readonly if: readonly Condition[];
  readonly clause: Clause;
  readonly topic: number;
}

/** What one card listens to and what it does as long as it is held. */
export interface Listener {
  /** The events it listens to, as bits; those of the one-shot power apart. */
  readonly hears: number;
  readonly hearsOnce: number;
  readonly topics: number;
  readonly standing: readonly Standing[];
}

export interface Listeners {
  /** By event: whether any card listens to it. */
  readonly wakes: number;
  /** All topics of all cards. */
  readonly topics: number;
  readonly adventures: readonly Listener[];
  readonly characters: readonly Listener[];
  readonly objects: readonly Listener[];
}

export const eventBit = (on: Trigger): number => EVENT_BITS[on];
const EVENT_BITS = Object.fromEntries(TRIGGERS.map((on, i) => [on, 1 << i])) as { readonly [on in Trigger]: number };

const known = new WeakMap<Content, Listeners>();
// A table asks again and again about its own content.
let lastContent: Content | undefined;
let last: Listeners | undefined;

/** Who listens among these cards. */
export function listenersOf(content: Content): Listeners {
  if (content === lastContent && last !== undefined) return last;
  let listeners = known.get(content);
  if (listeners === undefined) {
    listeners = listen(content);
    known.set(content, listeners);
  }
  lastContent = content;
  last = listeners;
  return listeners;
}

function listen(content: Content): Listeners {
  const adventures = content.adventures.map(({ kind, effects }, card) => listener(kind, card, effects));
  const characters = content.characters.map(({ effects, unique }, card) =>
    listener('character', card, effects, unique),
  );
  const objects = content.objects.map(({ effects }, card) => listener('object', card, effects));
  let wakes = 0;
  let topics = 0;
  for (const one of [...adventures, ...characters, ...objects]) {
    wakes |= one.hears | one.hearsOnce;
    topics |= one.topics;
  }
  return { wakes, topics, adventures, characters, objects };
}

function listener(kind: SourceKind, card: number, effects: readonly Effect[], unique?: Effect): Listener {
  let hears = 0;
  let topics = 0;
  const standing: Standing[] = [];
  for (let effect = 0; effect < effects.length; effect++) {
    const one = effects[effect];
    hears |= eventBit(one.on);
    for (const clause of one.do) {
      const topic = topicOf(clause);
      if (!stands(one, topic)) continue;
      topics |= topic;
      standing.push({ kind, card, effect, if: one.if ?? [], clause, topic });
    }
  }
  return { hears, hearsOnce: unique === undefined ? 0 : eventBit(unique.on), topics, standing };
}

/** `whileHeld`; and what always happens to a wound or at the guild changes the number there instead of running. */
function stands(effect: Effect, topic: number): boolean {
  if (topic === 0) return false;
  if (effect.on === 'whileHeld') return true;
  if (effect.may === true) return false;
  return (
    (effect.on === 'onWound' && topic === TOPIC.wounds) || (effect.on === 'onGuildDraw' && topic === TOPIC.guildDraw)
  );
}
