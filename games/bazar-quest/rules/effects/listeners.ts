/**
 * Which cards of a table listen to what, found out once: a moment nobody listens to costs nothing, and neither does a
 * number that no standing ability changes.
 */
import { remembered } from '../../../remembered.ts';
import { type Clause, type Effect, TRIGGERS, type Trigger } from '../clauses.ts';
import type { Card, Content } from '../content.ts';
import type { Marks } from './presence.ts';
import { SOURCES, type SourceKind } from './types.ts';

/** What lasting changes are about; each has its bit. */
export const TOPIC = {
  attack: 1,
  defence: 1 << 1,
  hearts: 1 << 2,
  price: 1 << 3,
  windowValue: 1 << 4,
  displaySlots: 1 << 5,
  storageSlots: 1 << 6,
  resistance: 1 << 7,
  strength: 1 << 8,
  reward: 1 << 9,
  class: 1 << 10,
  saleClass: 1 << 11,
  inviteClass: 1 << 12,
  rank: 1 << 13,
  windowSales: 1 << 14,
  otherHeroes: 1 << 15,
  discount: 1 << 16,
  ban: 1 << 17,
  score: 1 << 18,
  purchases: 1 << 19,
} as const;

/** The topic of a clause that lasts, 0 for one that is done at once. */
export function topicOf(clause: Clause): number {
  switch (clause.does) {
    case 'addStat':
    case 'setStat':
    case 'doubleStat':
      return TOPIC[clause.stat];
    case 'addClass':
    case 'anyClass':
      return TOPIC.class;
    case 'ignoreClassForSale':
      return TOPIC.saleClass;
    case 'ignoreClassForInvite':
      return TOPIC.inviteClass;
    case 'rankFirst':
    case 'rankLast':
      return TOPIC.rank;
    case 'sellFromWindow':
      return TOPIC.windowSales;
    case 'sellToOtherHero':
      return TOPIC.otherHeroes;
    case 'discount':
      return TOPIC.discount;
    case 'forbid':
      return TOPIC.ban;
    case 'scoreBonus':
      return TOPIC.score;
    case 'extraPurchase':
      return TOPIC.purchases;
    default:
      return 0;
  }
}

/** Who listens to one event. */
export interface Audience {
  /** The bit of the event in `hears`. */
  readonly bit: number;
  /** Whether an item listens to it from a hand or a storage. */
  readonly isHidden: boolean;
}

export interface Listeners {
  /** The events that some card listens to. */
  readonly audiences: ReadonlyMap<Trigger, Audience>;
  /** The events each card listens to, as bits. */
  readonly hears: Marks;
  /** The topics of each card's standing abilities. */
  readonly standing: Marks;
  /** All topics of all kinds. */
  readonly topics: number;
}

/** The cards of one kind. */
export function cardsOf(content: Content, kind: SourceKind): readonly Card[] {
  switch (kind) {
    case 'monster':
      return content.monsters;
    case 'adventure':
      return content.adventures;
    case 'hero':
      return content.heroes;
    case 'item':
      return content.items;
    case 'employee':
      return content.employees;
  }
}

/** Who listens among these cards. */
export const listenersOf: (content: Content) => Listeners = remembered(listen);

function listen(content: Content): Listeners {
  const audiences = new Map<Trigger, Audience>();
  const hears = noMarks(content);
  const standing = noMarks(content);
  let topics = 0;
  for (const kind of SOURCES) {
    const cards = cardsOf(content, kind);
    for (let card = 0; card < cards.length; card++) {
      for (const effect of cards[card].effects) {
        const { on, from } = effect;
        const bit = 1 << TRIGGERS.indexOf(on);
        const isHidden = from === 'hand' || from === 'storage' || audiences.get(on)?.isHidden === true;
        audiences.set(on, { bit, isHidden });
        hears.of[kind][card] |= bit;
        standing.of[kind][card] |= standingTopics(effect);
      }
      hears.any[kind] |= hears.of[kind][card];
      standing.any[kind] |= standing.of[kind][card];
    }
    topics |= standing.any[kind];
  }
  return { audiences, hears, standing, topics };
}

type Writable<T> = { -readonly [K in keyof T]: { -readonly [L in keyof T[K]]: T[K][L] } };

function noMarks(content: Content): Writable<Marks> {
  const marks = { of: {}, any: {} } as Writable<Marks>;
  for (const kind of SOURCES) {
    marks.of[kind] = new Int32Array(cardsOf(content, kind).length);
    marks.any[kind] = 0;
  }
  return marks;
}

function standingTopics(effect: Effect): number {
  if (effect.on !== 'static') return 0;
  let topics = 0;
  for (const clause of effect.do) topics |= topicOf(clause);
  return topics;
}
