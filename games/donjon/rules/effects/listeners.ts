/**
 * Which cards of a table listen to what, found out once: a moment nobody listens to costs nothing, and neither does a
 * number that no standing ability changes.
 */
import { byName } from '../../../../kernel/index.ts';
import { remembered } from '../../../remembered.ts';
import { type Clause, type Condition, type Effect, TRIGGERS, type Trigger } from '../clauses.ts';
import type { Content } from '../content.ts';
import { isOfFight, mentions } from './reading.ts';
import { type SourceKind, UNIQUE } from './types.ts';

/** What standing abilities are about; each has its bit. */
export const TOPIC = {
  power: 1,
  price: 1 << 1,
  /** The prices of all players. */
  allPrices: 1 << 7,
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
      return clause.who === 'self' ? TOPIC.price : TOPIC.allPrices;
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
}

/** One effect that is not just standing. */
export interface Heard {
  /** Its place among the card's effects; `UNIQUE` for a one-shot power. */
  readonly effect: number;
  /** The bit of the event it waits for. */
  readonly event: number;
  /** Used by choice in a question of its own, not when the event happens. */
  readonly isOffered: boolean;
}

/** What one card listens to and what it does as long as it is held. */
export interface Listener {
  /** The events that wake it, as bits, and those at which it offers something. */
  readonly wakes: number;
  readonly offers: number;
  readonly effects: readonly Heard[];
  readonly topics: number;
  /** Its standing clauses by topic. */
  readonly standing: ReadonlyMap<number, readonly Standing[]>;
}

export interface Listeners {
  /** The same of all cards together. */
  readonly wakes: number;
  readonly offers: number;
  readonly topics: number;
  readonly adventures: readonly Listener[];
  readonly characters: readonly Listener[];
  readonly objects: readonly Listener[];
}

export const eventBit = (on: Trigger): number => EVENT_BITS[on];
const EVENT_BITS: { readonly [on in Trigger]: number } = byName(
  Object.fromEntries(TRIGGERS.map((on, i) => [on, 1 << i])) as { [on in Trigger]: number },
);

/** Who listens among these cards. */
export const listenersOf: (content: Content) => Listeners = remembered(listen);

function listen(content: Content): Listeners {
  const adventures = content.adventures.map(({ kind, effects }, card) => listener(kind, card, effects));
  const characters = content.characters.map(({ effects, unique }, card) =>
    listener('character', card, effects, unique),
  );
  const objects = content.objects.map(({ effects }, card) => listener('object', card, effects));
  let wakes = 0;
  let offers = 0;
  let topics = 0;
  for (const one of [...adventures, ...characters, ...objects]) {
    wakes |= one.wakes;
    offers |= one.offers;
    topics |= one.topics;
  }
  return { wakes, offers, topics, adventures, characters, objects };
}

function listener(kind: SourceKind, card: number, effects: readonly Effect[], unique?: Effect): Listener {
  const standing = new Map<number, Standing[]>();
  const heard: Heard[] = [];
  for (let at = 0; at < effects.length; at++) {
    const effect = effects[at];
    for (const clause of effect.do) {
      const topic = topicOf(clause);
      if (!stands(effect, topic)) continue;
      const one: Standing = { kind, card, effect: at, if: effect.if ?? [], clause };
      standing.set(topic, [...(standing.get(topic) ?? []), one]);
    }
    hear(heard, effect, at);
  }
  if (unique !== undefined) hear(heard, unique, UNIQUE);
  let wakes = 0;
  let offers = 0;
  let topics = 0;
  for (const { event, isOffered } of heard) {
    if (isOffered) offers |= event;
    else wakes |= event;
  }
  for (const topic of standing.keys()) topics |= topic;
  return { wakes, offers, effects: heard, topics, standing };
}

function hear(heard: Heard[], effect: Effect, at: number): void {
  const { on, do: clauses } = effect;
  const isOptional = effect.may === true || at === UNIQUE;
  const isOffered = isOfFight(on) || (isOptional && isAskedElsewhere(effect));
  const isStanding = on === 'whileHeld' || (!isOptional && clauses.every((clause) => stands(effect, topicOf(clause))));
  if (isOffered || !isStanding) heard.push({ effect: at, event: eventBit(on), isOffered });
}

/** Used in the choice of the adventure, to flee, or against the wounds of a defeat. */
function isAskedElsewhere({ on, do: clauses }: Effect): boolean {
  if (on === 'onDraw') return true;
  if (on === 'onReveal' || on === 'whileHeld') return mentions(clauses, 'fleeAlways');
  return on === 'onWound' && mentions(clauses, 'ignoreWounds');
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
