/** Abilities that ask: whether to use one, on whom, with which card, in which order. */
import type { Seat } from '../../../kernel/index.ts';
import type { Clause } from '../rules/clauses.ts';
import { cardsOf } from '../rules/effects/listeners.ts';
import { attackTerms, defenceTerms, resistanceTerms, strengthTerms, total } from '../rules/effects/numbers.ts';
import type { EffectKinds, Source } from '../rules/effects/types.ts';
import { guestOf, hostOf } from '../rules/guests.ts';
import { fatesLeft, pointsNow } from '../rules/outlook.ts';
import { type Adventure, type Guest, type Hero, type Item, NONE, type View } from '../rules/state.ts';
import { mindOf } from './mind.ts';
import { pointsOf } from './powers.ts';
import { storedWorth } from './storage.ts';

type Choice = EffectKinds['effect-choice']['ask'];

/** Using an employee costs nothing but what its clauses cost. */
export function employeeUse(v: View, a: 'use' | 'decline', { source }: EffectKinds['use-employee']['ask']): number {
  return a === 'decline' ? 0 : useWorth(v, source);
}

/** What an ability brings when it is used now. */
function useWorth(v: View, source: Source): number {
  let worth = LIKES_TO_ACT;
  for (const clause of clausesOf(v, source)) worth += clauseWorth(v, source, clause);
  return worth;
}
/** Where nothing speaks against it, an ability is used. */
const LIKES_TO_ACT = 0.001;

const clausesOf = ({ table }: View, { kind, card, effect }: Source): readonly Clause[] =>
  cardsOf(table.content, kind)[card].effects[effect].do;

function clauseWorth(v: View, source: Source, clause: Clause): number {
  switch (clause.does) {
    case 'redrawAdventure':
      return redrawWorth(v, source);
    case 'giveAdventureTo':
      return bestSwap(v, source);
    case 'autoMiss':
      return -fightWorth(v, source.hero).hit;
    case 'addStat':
      if (clause.stat === 'attack' || clause.stat === 'defence') return statWorth(v, source, clause.stat, clause.by);
      return pointsOf(clause);
    case 'swapItem':
      return clause.with === 'discard' ? 0.1 : 0.01;
    case 'swapHero':
      return swapHeroWorth(v, source, clause.with);
    case 'killHero':
      return -mindOf(v).future.fall - 0.1;
    default:
      return pointsOf(clause);
  }
}

/** The two checks of a fight to come, as chances. */
function fightWorth(v: View, hero: Hero, adventures?: readonly Adventure[], attack = 0, defence = 0) {
  const guest = guestOf(v.pub, hero);
  if (guest === undefined || hostOf(v.pub, hero) === NONE) return { hit: 0, survive: 0, sum: 0 };
  const mind = mindOf(v);
  const fight = v.pub.fights.find((one) => one.hero === hero);
  const one: Guest = adventures === undefined ? guest : { ...guest, adventures: [...adventures] };
  const pub =
    one === guest
      ? v.pub
      : {
          ...v.pub,
          shops: v.pub.shops.map((shop) => ({ ...shop, guests: shop.guests.map((g) => (g === guest ? one : g)) })),
        };
  const { content } = v.table;
  const isDealt = one.adventures.length > 0 || v.table.options.unshakeableHeroes;
  const check = (
    terms: typeof attackTerms,
    against: typeof resistanceTerms,
    odds: (margin: number) => number,
    more: number,
  ) => {
    const margin = total(terms(content, pub, one)) - total(against(content, pub, one)) + more;
    return isDealt ? (margin >= 0 ? 1 : 0) : odds(margin);
  };
  const isPast = fight?.attack !== null && fight?.attack !== undefined;
  const hit =
    isPast || guest.fate.autoMiss
      ? 0
      : guest.fate.autoHit
        ? 1
        : check(attackTerms, resistanceTerms, mind.odds.attack, attack);
  const survive = guest.fate.autoSurvive ? 1 : check(defenceTerms, strengthTerms, mind.odds.defence, defence);
  return { hit, survive, sum: hit + survive * (1 + mind.future.fall) };
}

function statWorth(
  v: View,
  source: Source,
  stat: 'attack' | 'defence',
  by: number | { readonly times: number },
): number {
  const n = typeof by === 'number' ? by : by.times;
  const hero = heroOf(v, source);
  if (hero === NONE) return 0.1 * n;
  const attack = stat === 'attack' ? n : 0;
  return fightWorth(v, hero, undefined, attack, n - attack).sum - fightWorth(v, hero).sum;
}

const heroOf = ({ pub }: View, { hero, seat }: Source): Hero =>
  hero !== NONE ? hero : seat === NONE ? NONE : (pub.shops[seat].guests[0]?.hero ?? NONE);

/** Another adventure card against the one that lies there. */
function redrawWorth(v: View, source: Source): number {
  const hero = heroOf(v, source);
  const fates = fatesLeft(v);
  if (hero === NONE || fates.length === 0) return 0;
  let sum = 0;
  for (const fate of fates) sum += fightWorth(v, hero, [fate]).sum;
  return sum / fates.length - fightWorth(v, hero).sum;
}

function bestSwap(v: View, source: Source): number {
  let best = -Infinity;
  for (const { guests } of v.pub.shops) {
    for (const { hero } of guests) if (hero !== source.hero) best = Math.max(best, adventureSwap(v, source.hero, hero));
  }
  return best === -Infinity ? 0 : best;
}

/** Two heroes change adventure cards: what one's own gains, and what a rival's loses. */
function adventureSwap(v: View, mine: Hero, other: Hero): number {
  const one = guestOf(v.pub, mine);
  const two = guestOf(v.pub, other);
  if (one === undefined || two === undefined) return 0;
  const gain = fightWorth(v, mine, two.adventures).sum - fightWorth(v, mine).sum;
  const fought = v.pub.fights.some((fight) => fight.hero === other && fight.defence !== null);
  const theirs = fought ? 0 : fightWorth(v, other, one.adventures).sum - fightWorth(v, other).sum;
  return gain - RIVAL * theirs;
}
/** A point that one rival loses, against a point of one's own. */
const RIVAL = 0.3;

/** The best hero to get instead of one's own. */
function swapHeroWorth(v: View, source: Source, from: 'shop' | 'centre'): number {
  const mine = v.pub.shops[v.seat].guests[0];
  if (mine === undefined) return 0;
  const others =
    from === 'centre' ? v.pub.centre : v.pub.shops.flatMap(({ guests }, seat) => (seat === v.seat ? [] : guests));
  let best = -Infinity;
  for (const guest of others) best = Math.max(best, guestWorth(v, guest));
  return source.seat === v.seat && best > -Infinity ? best - guestWorth(v, mine) : 0;
}

const guestWorth = (v: View, guest: Guest): number => mindOf(v).customer(guest).plan(v.own.hand).worth;

/** A target, a card, or whether to use it at all. */
export function choiceWorth(v: View, a: number | 'yes' | 'no', ask: Choice): number {
  if (a === 'no') return 0;
  if (a === 'yes') return useWorth(v, ask.source);
  const clause = clausesOf(v, ask.source)[ask.clause];
  switch (ask.wants) {
    case 'player':
      return rivalWorth(v, a, clause);
    case 'hero':
      return heroWorth(v, a, ask.source, clause);
    case 'adventure':
      return fightWorth(v, heroWith(v, a), [a]).sum;
    case 'handItem':
      return -itemWorth(v, a);
    case 'upgrade':
      return a === 0 ? 0.1 : 0;
    default:
      return isAmongBest(v, a, ask.options) ? itemWorth(v, a) : mindOf(v).keep(a) - 2;
  }
}

/** Of a whole discard only some cards are thought about: those that are most useful in general. */
const MOST_THOUGHT_ABOUT = 12;

function isAmongBest(v: View, item: Item, options: readonly Item[]): boolean {
  if (options.length <= MOST_THOUGHT_ABOUT) return true;
  const mind = mindOf(v);
  let better = 0;
  for (const other of options) if (mind.quality(other) > mind.quality(item)) better++;
  return better < MOST_THOUGHT_ABOUT;
}

/** Somebody loses or gains: best the leader loses, and the last one gains. */
function rivalWorth(v: View, seat: Seat, clause: Clause | undefined): number {
  const harm = clause === undefined || pointsOf(clause) >= 0 ? 1 : -1;
  const coins = Math.min(10, v.pub.shops[seat].coins);
  return harm * (0.02 * pointsNow(v, seat) + 0.03 * coins) * (seat === v.seat ? -3 : 1);
}

function heroWorth(v: View, hero: Hero, source: Source, clause: Clause | undefined): number {
  const guest = guestOf(v.pub, hero);
  if (guest === undefined || clause === undefined) return 0;
  switch (clause.does) {
    case 'giveAdventureTo':
      return adventureSwap(v, source.hero, hero);
    case 'swapHero':
      return hostOf(v.pub, hero) === v.seat ? -guestWorth(v, guest) : guestWorth(v, guest);
    case 'killHero':
    case 'heroLosesCoins':
      return hostOf(v.pub, hero) === v.seat ? -1 : -0.01 * guest.coins;
    default:
      return hostOf(v.pub, hero) === v.seat ? 1 + fightWorth(v, hero).survive : 0.01 * guestWorth(v, guest);
  }
}

/** The hero beside which an adventure card lies. */
function heroWith({ pub, seat }: View, card: Adventure): Hero {
  for (const { hero, adventures } of pub.shops[seat].guests) if (adventures.includes(card)) return hero;
  return pub.shops[seat].guests[0]?.hero ?? NONE;
}

/** How gladly one has an item: for the next round when this one's sales are over, else for this one. */
function itemWorth(v: View, item: Item): number {
  const { phase, shops } = v.pub;
  if (phase === 'inventory' || phase === 'upgrade' || phase === 'adventure') return storedWorth(v, [item]);
  const [guest] = shops[v.seat].guests;
  if (phase === 'shopping' && guest !== undefined) {
    const customer = mindOf(v).customer(guest);
    return customer.plan([item]).worth - customer.plan([]).worth + mindOf(v).keep(item);
  }
  return mindOf(v).keep(item);
}

/** Which of two own effects first: what brings more, while it still can. */
export const orderWorth = (v: View, at: number, { queue }: EffectKinds['effect-order']['ask']): number =>
  useWorth(v, queue[at]);
