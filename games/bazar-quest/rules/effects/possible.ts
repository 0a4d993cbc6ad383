/**
 * Whether an optional effect can be chosen, on public grounds only (BZ-R75): it would do something, its costs can be
 * paid in full (BZ-R62), and it does not draw more heroes than there are (BZ-R46).
 */
import type { Clause, Effect, Heroes, Players } from '../clauses.ts';
import { heroCount } from '../counts.ts';
import { fighting, heroesLeaving, hostOf } from '../guests.ts';
import { NONE, type Pub, type Table } from '../state.ts';
import { type Asked, fits } from './conditions.ts';
import { amountOf } from './counters.ts';
import { gearOf, isAdventurer } from './reading.ts';
import { possibleHeroes, possiblePlayers } from './targets.ts';

export function canBeUsed(pub: Pub, t: Pick<Table, 'seats' | 'options'>, asked: Asked, effect: Effect): boolean {
  const draws = heroDraws(asked, effect);
  if (draws > 0 && draws + heroesDue(pub, t) > pub.heroDeck) return false;
  return effect.do.every((clause) => isPayable(asked, clause)) && effect.do.some((clause) => isPossible(asked, clause));
}

/** Heroes that the effect would have replaced. */
function heroDraws({ pub, source }: Asked, effect: Effect): number {
  let draws = 0;
  for (const clause of effect.do) {
    if (clause.does !== 'killHero') continue;
    const isOne = clause.of === 'hero' || clause.of === 'heroInCentre';
    const heroes = possibleHeroes(pub, source, clause.of).length;
    draws += isOne ? Math.min(1, heroes) : heroes;
  }
  return draws;
}

/** Fallen heroes that wait for their replacement (BZ-516). */
function heroesDue(pub: Pub, t: Pick<Table, 'seats' | 'options'>): number {
  return Math.max(0, heroCount(t) - pub.centre.length - fighting(pub).length);
}

/** What an optional effect takes from its owner is a cost. */
function isPayable(asked: Asked, clause: Clause): boolean {
  const { pub, source } = asked;
  const shop = pub.shops[source.seat];
  switch (clause.does) {
    case 'loseCoins':
      return clause.who !== 'owner' || shop.coins >= amountOf(asked, clause.n);
    case 'loseGlory':
      return clause.who !== 'owner' || shop.glory >= clause.n;
    case 'moveCoins':
      return clause.from !== 'owner' || shop.coins >= clause.n;
    case 'discardItems':
      return clause.who !== 'owner' || shop.hand >= clause.n;
    default:
      return true;
  }
}

/** Whether the clause would do anything at all, as far as all can see. */
function isPossible(asked: Asked, clause: Clause): boolean {
  const { pub, source, content } = asked;
  const shop = pub.shops[source.seat];
  switch (clause.does) {
    case 'addWound':
      return pub.monster !== NONE;
    case 'removeWound':
      return pub.monster !== NONE && pub.wounds > 0;
    case 'heroesLeave':
      return heroesLeaving(pub, clause.fewer) > 0;
    case 'loseCoins':
      return clause.who === 'richestPlayer' || isAnyPlayer(asked, clause.who, (seat) => pub.shops[seat].coins > 0);
    case 'loseGlory':
      return isAnyPlayer(asked, clause.who, (seat) => pub.shops[seat].glory > 0);
    case 'discardItems':
      return isAnyPlayer(asked, clause.who, (seat) => pub.shops[seat].hand > 0);
    case 'redrawAdventure':
      return isAnyHero(asked, clause.of, (hero) => adventuresOf(pub, hero) > 0);
    case 'giveAdventureTo':
      return isAnyHero(asked, 'hero', (hero) => hostOf(pub, hero) !== NONE) && fighting(pub).length > 1;
    case 'drawExtra':
      return (
        pub.adventureDeck + pub.adventureDiscard.length > 0 &&
        isAnyHero(asked, clause.of, (hero) => isAdventurer(pub, hero))
      );
    case 'peekAdventure':
      return pub.adventureDeck > 0;
    case 'peekItems':
      return pub.itemDeck > 0;
    case 'drawItems':
    case 'dealExtra':
      return pub.itemDeck + pub.itemDiscard.length > 0;
    case 'swapItem':
      return shop.hand > 0 && swapPartners(pub, clause.with, source.seat) > 0;
    case 'returnGearToHand':
      return isAnyHero(asked, 'hero', (hero) => gearOf(pub, hero).some((item) => fits(content, item, clause.filter)));
    case 'stealItem':
      return isAnyPlayer(asked, clause.from, (seat) =>
        clause.how === 'choice' ? pub.shops[seat].window.length > 0 : pub.shops[seat].hand > 0,
      );
    case 'swapHero':
      return canSwap(asked, clause.with);
    case 'takeQuestToken':
      return pub.questHolder !== source.seat;
    case 'freeFlip':
      return shop.display === 1 || shop.storage === 1;
    case 'refreshOffer':
      return pub.offer.length > 0;
    default:
      return hasTarget(asked, clause);
  }
}

/** Clauses whose target is a hero need one on the table; all others always find somebody. */
function hasTarget(asked: Asked, clause: Clause): boolean {
  if ('stat' in clause) {
    return (clause.stat !== 'attack' && clause.stat !== 'defence') || isAnyHero(asked, clause.of);
  }
  if (clause.does === 'moveCoins') {
    return (clause.from !== 'hero' && clause.to !== 'hero') || isAnyHero(asked, 'hero');
  }
  return !('of' in clause) || isAnyHero(asked, clause.of);
}

function isAnyPlayer({ pub, source }: Asked, who: Players, fit: (seat: number) => boolean): boolean {
  return possiblePlayers(pub, source, who).some(fit);
}

function isAnyHero({ pub, source }: Asked, of: Heroes, fit: (hero: number) => boolean = () => true): boolean {
  return possibleHeroes(pub, source, of).some(fit);
}

function adventuresOf(pub: Pub, hero: number): number {
  return fighting(pub).find(({ guest }) => guest.hero === hero)?.guest.adventures.length ?? 0;
}

function swapPartners(pub: Pub, from: 'discard' | 'window' | 'storage', seat: number): number {
  if (from === 'discard') return pub.itemDiscard.length;
  return from === 'window' ? pub.shops[seat].window.length : pub.shops[seat].stored;
}

function canSwap({ pub, source }: Asked, partner: 'shop' | 'centre'): boolean {
  if (pub.fights.length > 0 || pub.shops[source.seat].guests.length === 0) return false;
  if (partner === 'centre') return pub.centre.length > 0;
  return pub.shops.some((shop, seat) => seat !== source.seat && shop.guests.length > 0);
}
