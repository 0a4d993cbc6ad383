/**
 * Every number that abilities can change, as it is now: printed → becomes → plus and minus → doubled → lower bounds
 * (BZ-R58, BZ-R62). Pure functions of content and public state. Of two "becomes" the later one counts.
 */
import type { HeroStat, ItemStat, Items, MonsterStat, ShopStat } from '../clauses.ts';
import type { ClassMask, Content } from '../content.ts';
import { type Guest, type Hero, type Item, NONE, type Pub, type Seat, type Term } from '../state.ts';
import { type Change, changesOf, sizeOf, touchesHero, touchesPlayer } from './changes.ts';
import { classMask, fits, hold } from './conditions.ts';
import { amountOf } from './counters.ts';
import { listenersOf, TOPIC } from './listeners.ts';
import { AS_PRINTED, playerOf, type Reading } from './reading.ts';

/** A hero's attack: its own, gear, adventure cards, then what abilities change. */
export const attackTerms = (content: Content, pub: Pub, guest: Guest): Term[] =>
  heroTerms(content, pub, guest, 'attack');

export const defenceTerms = (content: Content, pub: Pub, guest: Guest): Term[] =>
  heroTerms(content, pub, guest, 'defence');

// Stats are read by name: a property found by a variable costs as much as the rest of a small sum.
interface Fighting {
  readonly attack: number;
  readonly defence: number;
}
const fightingStat = (card: Fighting, stat: HeroStat): number => (stat === 'attack' ? card.attack : card.defence);

function heroTerms(content: Content, pub: Pub, guest: Guest, stat: HeroStat): Term[] {
  const { hero, gear, adventures, fate } = guest;
  const terms: Term[] = [{ kind: 'hero', card: hero, n: fightingStat(content.heroes[hero], stat), how: 'printed' }];
  for (const item of gear) {
    const n = fightingStat(content.items[item], stat);
    if (n !== 0) terms.push({ kind: 'item', card: item, n, how: 'printed' });
  }
  if (!fate.ignoreAdventure) {
    for (const card of adventures) {
      const n = fightingStat(content.adventures[card], stat);
      if (n !== 0) terms.push({ kind: 'adventure', card, n, how: 'printed' });
    }
  }
  for (const change of changesOf(content, pub, stat === 'attack' ? TOPIC.attack : TOPIC.defence)) {
    const { clause } = change;
    if ('stat' in clause && clause.stat === stat && touchesHero(content, pub, change, hero, clause.of)) {
      pushTerm(content, pub, change, playerOf(pub, hero), hero, terms);
    }
  }
  return terms;
}

/** What this hero's attack must reach. */
export const resistanceTerms = (content: Content, pub: Pub, guest: Guest): Term[] =>
  monsterTerms(content, pub, guest.hero, 'resistance');

/** What this hero's defence must reach. */
export const strengthTerms = (content: Content, pub: Pub, guest: Guest): Term[] =>
  monsterTerms(content, pub, guest.hero, 'strength');

function monsterTerms(content: Content, pub: Pub, hero: Hero, stat: 'resistance' | 'strength'): Term[] {
  if (pub.monster === NONE) return [];
  const card = content.monsters[pub.monster];
  const n = stat === 'strength' ? card.strength : card.resistance;
  const terms: Term[] = [{ kind: 'monster', card: pub.monster, n, how: 'printed' }];
  for (const change of changesOf(content, pub, stat === 'strength' ? TOPIC.strength : TOPIC.resistance)) {
    if (touchesMonster(content, pub, change, hero)) {
      pushTerm(content, pub, change, playerOf(pub, hero), hero, terms);
    }
  }
  return terms;
}

/** A change by a hero's card counts in that hero's fight, any other in every fight. */
function touchesMonster(content: Content, pub: Pub, change: Change, hero: Hero): boolean {
  const { modifier, source } = change;
  if (modifier !== null) return modifier.heroes.length === 0 || modifier.heroes.includes(hero);
  if (source.hero !== NONE || (source.kind === 'monster' && hero !== NONE)) {
    return touchesHero(content, pub, change, hero, 'hero');
  }
  return touchesPlayer(content, pub, change, source.seat, 'allPlayers');
}

function pushTerm(content: Content, pub: Pub, change: Change, seat: Seat, hero: Hero, terms: Term[]): void {
  const { kind, card } = change.source;
  const n = sizeOf(content, pub, change, seat, hero);
  if (change.clause.does === 'setStat') terms.push({ kind, card, n, how: 'becomes' });
  else if (change.clause.does === 'doubleStat') terms.push({ kind, card, n: 2, how: 'doubled' });
  else if (n !== 0) terms.push({ kind, card, n, how: 'plus' });
}

/** Ten doublings are enough for everybody. */
const MOST_TIMES = 1024;

/** The sum of its terms. "Becomes" replaces the hero's or monster's own number; what gear adds is a plus. */
export function total(terms: readonly Term[]): number {
  let own = 0;
  let plus = 0;
  let times = 1;
  for (const { kind, n, how } of terms) {
    if (how === 'becomes' || (how === 'printed' && (kind === 'hero' || kind === 'monster'))) own = n;
    else if (how === 'doubled') times = Math.min(times * n, MOST_TIMES);
    else plus += n;
  }
  return (own + plus) * times;
}

/** A number on its way from printed to final. */
interface Sum {
  own: number;
  plus: number;
  times: number;
}

const finalOf = (sum: Sum, least: number): number => Math.max(least, (sum.own + sum.plus) * sum.times);

function apply(sum: Sum, does: string, n: number): void {
  if (does === 'setStat') sum.own = n;
  else if (does === 'doubleStat') sum.times = Math.min(sum.times * 2, MOST_TIMES);
  else sum.plus += n;
}

/** The hearts of an item in this player's hands. */
export const itemHearts = (content: Content, pub: Pub, seat: Seat, item: Item): number =>
  itemNumber(content, pub, seat, item, 'hearts');

/** What a hero pays this player for an item (BZ-454). */
export const salePrice = (content: Content, pub: Pub, seat: Seat, item: Item): number =>
  itemNumber(content, pub, seat, item, 'price');

function itemNumber(content: Content, pub: Pub, seat: Seat, item: Item, stat: ItemStat): number {
  const printed = stat === 'price' ? content.items[item].price : content.items[item].hearts;
  const topic = stat === 'price' ? TOPIC.price : TOPIC.hearts;
  const changes = changesOf(content, pub, topic);
  const isOwn = (listenersOf(content).standing.of.item[item] & topic) !== 0;
  if (changes.length === 0 && !isOwn) return printed;
  const sum: Sum = { own: printed, plus: 0, times: 1 };
  if (isOwn) applySelf(content, pub, seat, item, stat, sum);
  for (const change of changes) {
    const { clause, modifier } = change;
    if (!('stat' in clause) || clause.stat !== stat) continue;
    const { of, whose = 'owner' } = clause;
    const isTouched =
      of === 'self'
        ? modifier?.items.includes(item) === true
        : isPlaced(pub, seat, item, of) &&
          fits(content, item, clause.filter) &&
          touchesPlayer(content, pub, change, seat, whose);
    if (isTouched) apply(sum, clause.does, sizeOf(content, pub, change, seat, NONE));
  }
  return finalOf(sum, 0);
}

/** What an item says about itself works wherever it lies. */
function applySelf(content: Content, pub: Pub, seat: Seat, item: Item, stat: ItemStat, sum: Sum): void {
  const { effects } = content.items[item];
  for (let effect = 0; effect < effects.length; effect++) {
    if (effects[effect].on !== 'static') continue;
    const source = { kind: 'item', card: item, effect, seat, hero: wearerOf(pub, seat, item) } as const;
    const asked = { content, pub, source, item: NONE, reading: AS_PRINTED };
    if (!hold(asked, effects[effect].if)) continue;
    for (const clause of effects[effect].do) {
      if (!('stat' in clause) || clause.stat !== stat || clause.of !== 'self') continue;
      const n = clause.does === 'addStat' ? amountOf(asked, clause.by) : clause.does === 'setStat' ? clause.to : 0;
      apply(sum, clause.does, n);
    }
  }
}

/** Hearts count in a window and prices at a sale, so that `window` and `hand` are all cards that are not equipped. */
const isPlaced = (pub: Pub, seat: Seat, item: Item, of: Items): boolean =>
  (of === 'equipped') === (wearerOf(pub, seat, item) !== NONE);

function wearerOf(pub: Pub, seat: Seat, item: Item): Hero {
  for (const { hero, gear } of pub.shops[seat].guests) if (gear.includes(item)) return hero;
  return NONE;
}

/** BZ-401. */
export function windowHearts(content: Content, pub: Pub, seat: Seat): number {
  let sum = 0;
  for (const item of pub.shops[seat].window) sum += itemHearts(content, pub, seat, item);
  return sum;
}

/** Printed prices, and what changes the window's value itself: a changed selling price does not (BZ-R20). */
export function windowValue(content: Content, pub: Pub, seat: Seat): number {
  let printed = 0;
  for (const item of pub.shops[seat].window) printed += content.items[item].price;
  return shopNumber(content, pub, seat, 'windowValue', printed, 0);
}

export const displaySlots = (content: Content, pub: Pub, seat: Seat): number =>
  shopNumber(content, pub, seat, 'displaySlots', 1 + pub.shops[seat].display, 1);

export const storageSlots = (content: Content, pub: Pub, seat: Seat): number =>
  shopNumber(content, pub, seat, 'storageSlots', 1 + pub.shops[seat].storage, 1);

function shopNumber(content: Content, pub: Pub, seat: Seat, stat: ShopStat, printed: number, least: number): number {
  const changes = changesOf(content, pub, TOPIC[stat]);
  if (changes.length === 0) return printed;
  const sum: Sum = { own: printed, plus: 0, times: 1 };
  for (const change of changes) {
    const { clause } = change;
    if ('stat' in clause && clause.stat === stat && touchesPlayer(content, pub, change, seat, clause.of)) {
      apply(sum, clause.does, sizeOf(content, pub, change, seat, NONE));
    }
  }
  return finalOf(sum, least);
}

/** Coins each living hero gets from the monster in play, or from the one that has just fallen (BZ-512, BZ-513). */
export function rewardOf(content: Content, pub: Pub, fallen: boolean): number {
  const monster = pub.monster !== NONE ? pub.monster : (pub.fallen[pub.fallen.length - 1] ?? NONE);
  if (monster === NONE) return 0;
  const { rewardDefeated, rewardSurvives } = content.monsters[monster];
  const printed = fallen ? rewardDefeated : rewardSurvives;
  const changes = changesOf(content, pub, TOPIC['reward' satisfies MonsterStat]);
  if (changes.length === 0) return printed;
  const sum: Sum = { own: printed, plus: 0, times: 1 };
  for (const change of changes) {
    const { seat, hero } = change.source;
    if (touchesMonster(content, pub, change, hero)) {
      apply(sum, change.clause.does, sizeOf(content, pub, change, seat, hero));
    }
  }
  return finalOf(sum, 0);
}

/** The classes a hero shows: printed ones and those that abilities add. */
export function heroClasses(content: Content, pub: Pub, guest: Guest): ClassMask {
  const printed = content.heroes[guest.hero].classes;
  const changes = changesOf(content, pub, TOPIC.class);
  if (changes.length === 0) return printed;
  let mask = printed;
  for (const change of changes) {
    const { clause } = change;
    if (clause.does !== 'addClass' && clause.does !== 'anyClass') continue;
    if (!touchesHero(content, pub, change, guest.hero, clause.of)) continue;
    mask |= clause.does === 'anyClass' ? (1 << content.classes.length) - 1 : classMask(content, clause.class);
  }
  return mask;
}

/** Numbers as they are now: what events read. */
export const AS_IT_IS: Reading = { classes: heroClasses, windowHearts };
