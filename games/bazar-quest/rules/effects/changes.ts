/**
 * All that changes a number or a permission just now: standing abilities of the cards in play, and modifiers that
 * effects have laid. Nothing is looked at that no card of the table could change.
 */
import type { Clause, Heroes, Players } from '../clauses.ts';
import type { Content } from '../content.ts';
import { type Guest, type Hero, NONE, type Pub, type Seat } from '../state.ts';
import { hold } from './conditions.ts';
import { amountOf } from './counters.ts';
import { cardsOf, listenersOf, TOPIC, topicOf } from './listeners.ts';
import { isMarkedInPlay } from './presence.ts';
import { AS_PRINTED, playerOf, seenBy } from './reading.ts';
import type { Modifier, Source, SourceKind } from './types.ts';

/** One change: a modifier, or (`modifier` null) a clause of a standing ability. */
export interface Change {
  readonly source: Source;
  readonly clause: Clause;
  readonly modifier: Modifier | null;
}

const NO_CHANGE: readonly Change[] = [];

/** Whether anything in play could change one of these topics: false is quick and sure. */
export const canChange = (content: Content, pub: Pub, topics: number): boolean =>
  pub.modifiers.length > 0 || isMarkedInPlay(pub, listenersOf(content).standing, topics, NONE);

/** The changes of one topic: standing ones by kind, then modifiers as they were laid. */
export function changesOf(content: Content, pub: Pub, topic: number): readonly Change[] {
  const { modifiers } = pub;
  const { topics, standing } = listenersOf(content);
  const isStanding = (topics & topic) !== 0 && isMarkedInPlay(pub, standing, topic, NONE);
  if (modifiers.length === 0 && !isStanding) return NO_CHANGE;
  // Most changes are about something else: no list is made for them.
  let list: Change[] | undefined;
  if (isStanding) {
    list = [];
    addStanding(content, pub, topic, list);
  }
  for (let i = 0; i < modifiers.length; i++) {
    const modifier = modifiers[i];
    const { source } = modifier;
    const clause = cardsOf(content, source.kind)[source.card].effects[source.effect].do[modifier.clause];
    if (topicOf(clause) !== topic) continue;
    list ??= [];
    list.push({ source, clause, modifier });
  }
  return list ?? NO_CHANGE;
}

function addStanding(content: Content, pub: Pub, topic: number, list: Change[]): void {
  const standingOf = listenersOf(content).standing.any;
  if (standingOf.monster & topic) add(content, topic, list, 'monster', monsterFor(pub, topic), NONE, NONE);
  const ofGuests = (standingOf.hero | standingOf.adventure | standingOf.item) & topic;
  const { length } = pub.shops;
  for (let i = 0; i < length; i++) {
    const seat = (pub.questHolder + i) % length;
    const shop = pub.shops[seat];
    if (ofGuests !== 0) for (const guest of shop.guests) addGuest(content, topic, list, guest, seat);
    if (standingOf.item & topic) for (const item of shop.window) add(content, topic, list, 'item', item, seat, NONE);
    if (standingOf.employee & topic) {
      for (const card of shop.employees) {
        // BZ-612: only in the phase on the tab.
        if (content.employees[card].phase === pub.phase) add(content, topic, list, 'employee', card, seat, NONE);
      }
    }
  }
  if (standingOf.hero & topic) {
    for (const { hero } of pub.centre) add(content, topic, list, 'hero', hero, NONE, hero);
  }
}

/** The chest of a fallen monster is still its own. */
const monsterFor = (pub: Pub, topic: number): number =>
  pub.monster === NONE && topic === TOPIC.reward ? (pub.fallen[pub.fallen.length - 1] ?? NONE) : pub.monster;

function addGuest(content: Content, topic: number, list: Change[], guest: Guest, seat: Seat): void {
  if (!guest.fate.ignoreAdventure) {
    for (const card of guest.adventures) add(content, topic, list, 'adventure', card, seat, guest.hero);
  }
  add(content, topic, list, 'hero', guest.hero, seat, guest.hero);
  for (const item of guest.gear) add(content, topic, list, 'item', item, seat, guest.hero);
}

/** An item without a hero lies in a window, where only what says so works (BZ-R31). */
function add(
  content: Content,
  topic: number,
  list: Change[],
  kind: SourceKind,
  card: number,
  seat: Seat,
  hero: Hero,
): void {
  if (card === NONE || (listenersOf(content).standing.of[kind][card] & topic) === 0) return;
  const { effects } = cardsOf(content, kind)[card];
  for (let effect = 0; effect < effects.length; effect++) {
    const { on, from, do: clauses } = effects[effect];
    if (on !== 'static' || (kind === 'item' && from !== (hero === NONE ? 'window' : undefined))) continue;
    for (const clause of clauses) {
      if (topicOf(clause) === topic) list.push({ source: { kind, card, effect, seat, hero }, clause, modifier: null });
    }
  }
}

/** The ability as this player or hero sees it: a monster's means whoever is looked at. */
const seen = (change: Change, seat: Seat, hero: Hero): Source =>
  change.source.kind === 'monster' ? seenBy(change.source, seat, hero) : change.source;

/** Whether a standing ability works for whoever it is looked at from. */
function works(content: Content, pub: Pub, source: Source): boolean {
  const { if: conditions } = cardsOf(content, source.kind)[source.card].effects[source.effect];
  return hold({ content, pub, source, item: NONE, reading: AS_PRINTED }, conditions);
}

/** Whether a change with this target touches the hero. */
export function touchesHero(content: Content, pub: Pub, change: Change, hero: Hero, of: Heroes): boolean {
  if (change.modifier !== null) return change.modifier.heroes.includes(hero);
  const source = seen(change, playerOf(pub, hero), hero);
  return isHeroAmong(pub, source, hero, of) && works(content, pub, source);
}

/** A standing ability chooses nobody: `heroInCentre` is every hero of the centre. */
function isHeroAmong(pub: Pub, source: Source, hero: Hero, of: Heroes): boolean {
  switch (of) {
    case 'hero':
      return source.hero !== NONE ? source.hero === hero : source.seat !== NONE && playerOf(pub, hero) === source.seat;
    case 'heroInCentre':
    case 'centre':
      return pub.centre.some((guest) => guest.hero === hero);
    case 'richestInCentre':
      return extremeInCentre(pub, 1)?.hero === hero;
    case 'poorestInCentre':
      return extremeInCentre(pub, -1)?.hero === hero;
    case 'fighting':
      return pub.shops.some((shop) => shop.guests.some((guest) => guest.hero === hero));
    case 'living':
      return playerOf(pub, hero) !== NONE;
  }
}

/** The richest (1) or poorest (−1) hero of the centre; the one that came first among equals. */
export function extremeInCentre(pub: Pub, sign: 1 | -1): Guest | undefined {
  let best: Guest | undefined;
  for (const guest of pub.centre) if (best === undefined || sign * (guest.coins - best.coins) > 0) best = guest;
  return best;
}

/** Whether a change with this target touches the player. */
export function touchesPlayer(content: Content, pub: Pub, change: Change, seat: Seat, who: Players): boolean {
  if (change.modifier !== null) return change.modifier.seats.includes(seat);
  const source = seen(change, seat, NONE);
  return isPlayerAmong(pub, source, seat, who) && works(content, pub, source);
}

/** A standing ability chooses nobody: `opponent` is every rival. A monster's owner is whoever looks at it. */
function isPlayerAmong(pub: Pub, source: Source, seat: Seat, who: Players): boolean {
  const { length } = pub.shops;
  switch (who) {
    case 'allPlayers':
      return true;
    case 'questHolder':
      return pub.questHolder === seat;
    case 'owner':
      return source.seat === seat;
    case 'opponent':
    case 'opponents':
      return source.seat !== NONE && (source.kind === 'monster' || source.seat !== seat);
    case 'left':
      return source.kind === 'monster' || (source.seat !== NONE && (source.seat + 1) % length === seat);
    case 'right':
      return source.kind === 'monster' || (source.seat !== NONE && (seat + 1) % length === source.seat);
  }
}

/** How much a change changes, seen from this player or hero. */
export function sizeOf(content: Content, pub: Pub, change: Change, seat: Seat, hero: Hero): number {
  const { clause, modifier } = change;
  if (modifier !== null) return modifier.n;
  const source = seen(change, seat, hero);
  const asked = { content, pub, source, item: NONE, reading: AS_PRINTED };
  switch (clause.does) {
    case 'addStat':
      return amountOf(asked, clause.by);
    case 'setStat':
      return clause.to;
    case 'scoreBonus':
      return amountOf(asked, clause.n);
    case 'sellFromWindow':
    case 'discount':
    case 'extraPurchase':
      return clause.n;
    default:
      return 0;
  }
}
