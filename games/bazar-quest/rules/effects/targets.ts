/** Whom a clause means: resolved when it runs, chosen by question where the text leaves a choice. */
import type { Heroes, Players } from '../clauses.ts';
import { fighting, guestOf } from '../guests.ts';
import { type Guest, type Hero, NONE, type Pub, type Seat } from '../state.ts';
import { extremeInCentre } from './changes.ts';
import { heroesOfSeat, isAlive } from './reading.ts';
import { pick, type Running } from './running.ts';
import type { Source } from './types.ts';

/** All players a word can mean, from the quest holder clockwise; of `opponent` one will be chosen. */
export function possiblePlayers(pub: Pub, { seat }: Source, who: Players): Seat[] {
  const { length } = pub.shops;
  const everybody = (): Seat[] => Array.from({ length }, (_, i) => (pub.questHolder + i) % length);
  switch (who) {
    case 'allPlayers':
      return everybody();
    case 'questHolder':
      return [pub.questHolder];
    case 'owner':
      return seat === NONE ? [] : [seat];
    case 'opponent':
    case 'opponents':
      return seat === NONE ? [] : everybody().filter((one) => one !== seat);
    case 'left':
      return seat === NONE ? [] : [(seat + 1) % length];
    case 'right':
      return seat === NONE ? [] : [(seat + length - 1) % length];
  }
}

/** The players meant. Undefined: the owner is asked which one. */
export function playersOf(r: Running, who: Players): readonly Seat[] | undefined {
  const seats = possiblePlayers(r.s.pub, r.f.source, who);
  return who === 'opponent' ? chooseOne(r, 'player', seats) : seats;
}

/** All heroes a word can mean; of `heroInCentre` and of a player's two one will be chosen. */
export function possibleHeroes(pub: Pub, source: Source, of: Heroes): Hero[] {
  const heroOf = (guest: Guest): Hero => guest.hero;
  switch (of) {
    case 'hero':
      if (source.hero === NONE) return heroesOfSeat(pub, source.seat);
      return guestOf(pub, source.hero) === undefined ? [] : [source.hero];
    case 'heroInCentre':
    case 'centre':
      return pub.centre.map(heroOf);
    case 'richestInCentre':
    case 'poorestInCentre': {
      const guest = extremeInCentre(pub, of === 'richestInCentre' ? 1 : -1);
      return guest === undefined ? [] : [guest.hero];
    }
    case 'fighting':
      return fighting(pub).map(({ guest }) => guest.hero);
    case 'living':
      return livingHeroes(pub);
  }
}

/** Heroes that fight or have fought this round and live; before the fights those in the shops. */
function livingHeroes(pub: Pub): Hero[] {
  const heroes = fighting(pub).map(({ guest }) => guest.hero);
  for (const { hero } of pub.fights) if (!heroes.includes(hero) && isAlive(pub, hero)) heroes.push(hero);
  return heroes;
}

/** The heroes meant. Undefined: the owner is asked which one. */
export function heroesOf(r: Running, of: Heroes): readonly Hero[] | undefined {
  const heroes = possibleHeroes(r.s.pub, r.f.source, of);
  return of === 'heroInCentre' || of === 'hero' ? chooseOne(r, 'hero', heroes) : heroes;
}

/** The same heroes as they stand on the table. */
export function guestsOf(r: Running, of: Heroes): readonly Guest[] | undefined {
  const heroes = heroesOf(r, of);
  if (heroes === undefined) return undefined;
  const guests: Guest[] = [];
  for (const hero of heroes) {
    const guest = guestOf(r.s.pub, hero);
    if (guest !== undefined) guests.push(guest);
  }
  return guests;
}

function chooseOne(r: Running, wants: 'player' | 'hero', options: readonly number[]): readonly number[] | undefined {
  const chosen = pick(r, wants, options);
  return chosen === undefined ? undefined : chosen === NONE ? [] : [chosen];
}
