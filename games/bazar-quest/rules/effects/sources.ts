/**
 * Which effects a moment wakes, in the order they resolve (BZ-R58): kind by kind, player by player from the quest
 * holder; one player's heroes in order of arrival, items in order of sale, employees in order of purchase.
 */
import type { Effect, Trigger } from '../clauses.ts';
import type { Content } from '../content.ts';
import { guestOf } from '../guests.ts';
import { type Guest, type Hero, NONE, type Pub, type Seat, type State } from '../state.ts';
import { type Audience, cardsOf, listenersOf } from './listeners.ts';
import { asksRecord, concernOf } from './mentions.ts';
import { type Marks, marksOf } from './presence.ts';
import { heroesOfRound, heroesOfSeat, playerOf } from './reading.ts';
import type { About, Source, SourceKind } from './types.ts';

export const effectOf = (content: Content, source: Source): Effect =>
  cardsOf(content, source.kind)[source.card].effects[source.effect];

/** How often an effect may work (BZ-R56). */
const usesOf = (effect: Effect, kind: SourceKind): 'round' | 'game' | 'always' =>
  effect.uses ?? (kind === 'employee' ? 'round' : 'always');

const useKey = ({ kind, card, effect }: Source): string => `${kind}.${card}.${effect}`;

export function isUsedUp(pub: Pub, content: Content, source: Source): boolean {
  const uses = usesOf(effectOf(content, source), source.kind);
  if (uses === 'always') return false;
  return (uses === 'round' ? pub.usedThisRound : pub.usedForGood).includes(useKey(source));
}

export function noteUse(pub: Pub, content: Content, source: Source): void {
  const uses = usesOf(effectOf(content, source), source.kind);
  if (uses === 'always' || isUsedUp(pub, content, source)) return;
  (uses === 'round' ? pub.usedThisRound : pub.usedForGood).push(useKey(source));
}

/** What one moment is being collected from. */
interface Collecting {
  readonly s: State;
  readonly content: Content;
  readonly on: Trigger;
  readonly about: About;
  readonly audience: Audience;
  readonly hears: Marks;
  readonly list: Source[];
}

/** A moment of typed-in cards may wake hundreds of effects; only the first in order work, so that no answer takes long. */
const MOST_AT_ONCE = 100;

/** Every effect that this event wakes and that is not used up. */
export function collect(s: State, content: Content, on: Trigger, about: About, audience: Audience): Source[] {
  const { hears } = listenersOf(content);
  const { any } = hears;
  const { bit } = audience;
  const c: Collecting = { s, content, on, about, audience, hears, list: [] };
  const heroes = (any.adventure | any.hero | any.item) & bit ? awakeHeroes(c) : NO_HEROES;
  if (any.monster & bit) addMonster(c);
  if (any.adventure & bit) for (const one of heroes) addAdventures(c, one);
  if (any.hero & bit) for (const one of heroes) add(c, 'hero', one.hero, one.seat, one.hero);
  if (any.item & bit) addItems(c, heroes);
  if (any.employee & bit) addEmployees(c);
  if (c.list.length > MOST_AT_ONCE) c.list.length = MOST_AT_ONCE;
  return c.list;
}

interface Awake {
  readonly seat: Seat;
  readonly hero: Hero;
}
const NO_HEROES: readonly Awake[] = [];

/** The hero the event is about; else those of each player from the quest holder, then those of the centre. */
function awakeHeroes({ s: { pub }, about }: Collecting): readonly Awake[] {
  if (about.seat !== NONE) return about.hero === NONE ? NO_HEROES : [about];
  const list: Awake[] = [];
  const { length } = pub.shops;
  for (let i = 0; i < length; i++) {
    const seat = (pub.questHolder + i) % length;
    for (const { hero } of pub.shops[seat].guests) list.push({ seat, hero });
  }
  // BZ-R42: a hero that came back still knows for whom it fought.
  for (const { hero } of pub.centre) list.push({ seat: playerOf(pub, hero), hero });
  if (pub.fights.length === 0) return list;
  const turn = (seat: Seat): number => (seat === NONE ? length : (seat - pub.questHolder + length) % length);
  return list.sort((a, b) => turn(a.seat) - turn(b.seat));
}

function addAdventures(c: Collecting, { seat, hero }: Awake): void {
  const guest = guestOf(c.s.pub, hero);
  if (guest?.fate.ignoreAdventure) return;
  for (const card of guest?.adventures ?? []) add(c, 'adventure', card, seat, hero);
}

/** Gear of each hero, then what works from a window, a hand or a storage. An item hears only of its own sale. */
function addItems(c: Collecting, heroes: readonly Awake[]): void {
  const { s, on, about, audience } = c;
  const { pub } = s;
  for (let i = 0; i < pub.shops.length; i++) {
    const seat = (pub.questHolder + i) % pub.shops.length;
    if (about.seat !== NONE && about.seat !== seat) continue;
    if (on === 'itemSold') {
      if (about.item !== NONE) add(c, 'item', about.item, seat, about.hero);
    } else {
      for (const one of heroes) if (one.seat === seat) addGear(c, one);
    }
    for (const item of pub.shops[seat].window) add(c, 'item', item, seat, NONE, 'window');
    if (!audience.isHidden) continue;
    for (const item of s.own[seat].hand) add(c, 'item', item, seat, NONE, 'hand');
    for (const item of s.own[seat].storage) add(c, 'item', item, seat, NONE, 'storage');
  }
}

function addGear(c: Collecting, { seat, hero }: Awake): void {
  for (const item of guestOf(c.s.pub, hero)?.gear ?? []) add(c, 'item', item, seat, hero);
}

/** BZ-612: only in the phase on the tab; an event about a player wakes that player's. */
function addEmployees(c: Collecting): void {
  const { pub } = c.s;
  for (let i = 0; i < pub.shops.length; i++) {
    const seat = (pub.questHolder + i) % pub.shops.length;
    if (c.about.seat !== NONE && c.about.seat !== seat) continue;
    for (const card of pub.shops[seat].employees) {
      if (c.content.employees[card].phase === pub.phase) add(c, 'employee', card, seat, c.about.hero);
    }
  }
}

function add(c: Collecting, kind: SourceKind, card: number, seat: Seat, hero: Hero, from?: Effect['from']): void {
  if ((marksOf(c.hears, kind)[card] & c.audience.bit) === 0) return;
  const { effects } = cardsOf(c.content, kind)[card];
  for (let effect = 0; effect < effects.length; effect++) {
    if (effects[effect].on !== c.on || effects[effect].from !== from) continue;
    const source = { kind, card, effect, seat, hero };
    if (!isUsedUp(c.s.pub, c.content, source)) c.list.push(source);
  }
}

/** The monster's effects; one that means an owner or a hero where the event is about nobody works for each in turn. */
function addMonster(c: Collecting): void {
  const { on, about, content } = c;
  const { pub } = c.s;
  const hasFallen = pub.monster === NONE && pub.phase === 'adventure';
  const card = hasFallen ? (pub.fallen[pub.fallen.length - 1] ?? NONE) : pub.monster;
  if (card === NONE) return;
  const { effects } = content.monsters[card];
  for (let effect = 0; effect < effects.length; effect++) {
    const one = effects[effect];
    if (one.on !== on) continue;
    // BZ-R41: a fallen monster is gone, but hears of its own fall.
    if (hasFallen && on !== 'monsterDefeated' && one.alsoWhenDefeated !== true) continue;
    const source: Source = { kind: 'monster', card, effect, seat: about.seat, hero: about.hero };
    if (isUsedUp(pub, content, source)) continue;
    if (about.seat !== NONE) c.list.push(source);
    else spread(c, source, one);
  }
}

function spread(c: Collecting, source: Source, effect: Effect): void {
  const { pub } = c.s;
  const concern = concernOf(effect);
  const heroesMeant = asksRecord(effect) ? heroesOfRound : heroesOfSeat;
  if (concern === 'nobody') c.list.push(source);
  for (let i = 0; concern !== 'nobody' && i < pub.shops.length; i++) {
    const seat = (pub.questHolder + i) % pub.shops.length;
    if (concern === 'player') c.list.push({ ...source, seat });
    else for (const hero of heroesMeant(pub, seat)) c.list.push({ ...source, seat, hero });
  }
}

/** Whether the card still lies where it works from; a fallen hero's cards have their last word. */
export function isInPlay(pub: Pub, content: Content, source: Source, on: Trigger): boolean {
  const { kind, card, seat, hero } = source;
  if (kind === 'employee' || on === 'heroDefeated') return true;
  if (kind === 'monster') return pub.monster === card || pub.fallen.includes(card);
  const from = effectOf(content, source).from;
  if (kind === 'item' && from !== undefined) {
    // What was shown from a hand or a storage works: whether it still lies there is hidden (BZ-R75).
    return from !== 'window' || pub.shops[seat].window.includes(card);
  }
  const guest = guestOf(pub, hero);
  return guest !== undefined && isWith(guest, kind, card);
}

const isWith = (guest: Guest, kind: SourceKind, card: number): boolean =>
  kind === 'hero' ||
  (kind === 'item' ? guest.gear.includes(card) : !guest.fate.ignoreAdventure && guest.adventures.includes(card));
