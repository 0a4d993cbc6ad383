/** What conditions and counters read of a hero and a shop, dead or alive, from the table or from the round's record. */
import type { ClassMask, Content } from '../content.ts';
import { guestOf, hostOf } from '../guests.ts';
import { type Fight, type Guest, type Hero, type Item, NONE, type Pub, type Seat } from '../state.ts';
import type { Source } from './types.ts';

/**
 * How numbers that abilities change are read. Standing abilities read them as printed, so that none waits for itself;
 * everything else reads them as they are.
 */
export interface Reading {
  classes(content: Content, pub: Pub, guest: Guest): ClassMask;
  windowHearts(content: Content, pub: Pub, seat: Seat): number;
}

export const AS_PRINTED: Reading = {
  classes: (content, _pub, guest) => content.heroes[guest.hero].classes,
  windowHearts: (content, pub, seat) => {
    let sum = 0;
    for (const item of pub.shops[seat].window) sum += content.items[item].hearts;
    return sum;
  },
};

/** The record of this hero's fight this round (BZ-R42). */
export function fightOf(pub: Pub, hero: Hero): Fight | undefined {
  for (const fight of pub.fights) if (fight.hero === hero) return fight;
  return undefined;
}

/** What a hero wears, or wore in its fight of this round. */
export function gearOf(pub: Pub, hero: Hero): readonly Item[] {
  const guest = guestOf(pub, hero);
  if (guest !== undefined && hostOf(pub, hero) !== NONE) return guest.gear;
  return fightOf(pub, hero)?.gear ?? [];
}

/** The heroes of a player: those in the shop, else those that fought for them this round and live. */
export function heroesOfSeat(pub: Pub, seat: Seat): Hero[] {
  if (seat === NONE) return [];
  const { guests } = pub.shops[seat];
  if (guests.length > 0) return guests.map((guest) => guest.hero);
  const heroes: Hero[] = [];
  for (const fight of pub.fights) if (fight.seat === seat && isAlive(pub, fight.hero)) heroes.push(fight.hero);
  return heroes;
}

/** The same with those that fell for this player this round: the record knows what they did (BZ-R42). */
export function heroesOfRound(pub: Pub, seat: Seat): Hero[] {
  const heroes = heroesOfSeat(pub, seat);
  for (const fight of pub.fights) if (fight.seat === seat && !isAlive(pub, fight.hero)) heroes.push(fight.hero);
  return heroes;
}

export const isAlive = (pub: Pub, hero: Hero): boolean => !pub.heroDiscard.includes(hero);

/** Heroes that fell, in that order: who only left the city is out of the game, but not dead. */
export const deadHeroes = ({ heroDiscard, heroesGone }: Pub): readonly Hero[] => heroDiscard.slice(heroesGone);

/** Whether adventure cards may lie beside this hero now: only those of a shop, in their phase (BZ-501). */
export const isAdventurer = (pub: Pub, hero: Hero): boolean => pub.phase === 'adventure' && hostOf(pub, hero) !== NONE;

/** For whom a hero fights or has fought this round, `NONE` for nobody. */
export function playerOf(pub: Pub, hero: Hero): Seat {
  const host = hostOf(pub, hero);
  return host !== NONE ? host : (fightOf(pub, hero)?.seat ?? NONE);
}

/** The order of this round's fights: those begun, then those to come (BZ-503). */
export function isEndOfOrder(pub: Pub, hero: Hero, end: 'first' | 'last'): boolean {
  const order: Hero[] = [];
  for (const fight of pub.fights) order.push(fight.hero);
  for (let i = 0; i < pub.shops.length; i++) {
    const seat = (pub.questHolder + i) % pub.shops.length;
    for (const { hero: next } of pub.shops[seat].guests) if (!order.includes(next)) order.push(next);
  }
  return order.length > 0 && order[end === 'first' ? 0 : order.length - 1] === hero;
}

/** The same effect with another player and hero in mind: a monster's, seen from one of them. */
export const seenBy = (source: Source, seat: Seat, hero: Hero): Source => ({ ...source, seat, hero });
