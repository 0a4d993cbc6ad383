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
import { isMarkedInPlay, type Marks } from './presence.ts';
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
  let list = (topics & topic) === 0 ? NO_CHANGE : standingOf(content, pub, topic, standing);
  for (let i = 0; i < modifiers.length; i++) {
    const modifier = modifiers[i];
    const { source } = modifier;
    const clause = cardsOf(content, source.kind)[source.card].effects[source.effect].do[modifier.clause];
    if (topicOf(clause) === topic) list = withOne(list, { source, clause, modifier });
  }
  return list;
}

/** Most topics have no change or one: a list is made for the first, and grows with the second. */
function withOne(list: readonly Change[], change: Change): readonly Change[] {
  if (list.length === 0) return [change];
  (list as Change[]).push(change);
  return list;
}

/** One walk over all cards in play: the monster, the shops from the quest holder, the centre. */
function standingOf(content: Content, pub: Pub, topic: number, { of, any }: Marks): readonly Change[] {
  let list = NO_CHANGE;
  if (any.monster & topic) {
    const card = monsterFor(pub, topic);
    if (card !== NONE && of.monster[card] & topic) list = add(content, topic, list, 'monster', card, NONE, NONE);
  }
  const ofGuests = (any.hero | any.adventure | any.item) & topic;
  const { length } = pub.shops;
  for (let i = 0; i < length; i++) {
    const seat = (pub.questHolder + i) % length;
    const { guests, window, employees } = pub.shops[seat];
    if (ofGuests !== 0) for (const guest of guests) list = addGuest(content, topic, list, guest, seat, of);
    if (any.item & topic) {
      for (const item of window) {
        if (of.item[item] & topic) list = add(content, topic, list, 'item', item, seat, NONE);
      }
    }
    if (any.employee & topic) {
      for (const card of employees) {
        // BZ-612: only in the phase on the tab.
        if (of.employee[card] & topic && content.employees[card].phase === pub.phase) {
          list = add(content, topic, list, 'employee', card, seat, NONE);
        }
      }
    }
  }
  if (any.hero & topic) {
    for (const { hero } of pub.centre) {
      if (of.hero[hero] & topic) list = add(content, topic, list, 'hero', hero, NONE, hero);
    }
  }
  return list;
}

/** The chest of a fallen monster is still its own. */
const monsterFor = (pub: Pub, topic: number): number =>
  pub.monster === NONE && topic === TOPIC.reward ? (pub.fallen[pub.fallen.length - 1] ?? NONE) : pub.monster;

function addGuest(
  content: Content,
  topic: number,
  before: readonly Change[],
  { hero, gear, adventures, fate }: Guest,
  seat: Seat,
  of: Marks['of'],
): readonly Change[] {
  let list = before;
  if (!fate.ignoreAdventure) {
    for (const card of adventures) {
      if (of.adventure[card] & topic) list = add(content, topic, list, 'adventure', card, seat, hero);
    }
  }
  if (of.hero[hero] & topic) list = add(content, topic, list, 'hero', hero, seat, hero);
  for (const item of gear) if (of.item[item] & topic) list = add(content, topic, list, 'item', item, seat, hero);
  return list;
}

/** An item without a hero lies in a window, where only what says so works (BZ-R31). */
function add(
  content: Content,
  topic: number,
  before: readonly Change[],
  kind: SourceKind,
  card: number,
  seat: Seat,
  hero: Hero,
): readonly Change[] {
  let list = before;
  const { effects } = cardsOf(content, kind)[card];
  for (let effect = 0; effect < effects.length; effect++) {
    const { on, from, do: clauses } = effects[effect];
    if (on !== 'static' || (kind === 'item' && from !== (hero === NONE ? 'window' : undefined))) continue;
    for (const clause of clauses) {
      if (topicOf(clause) !== topic) continue;
      list = withOne(list, { source: { kind, card, effect, seat, hero }, clause, modifier: null });
    }
  }
  return list;
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
