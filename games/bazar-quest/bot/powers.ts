/** What the abilities of a card are worth, estimated once per set of cards: to the hero's fight and to its player. */
import type { Clause, Effect, HeroStat, Players, Trigger } from '../rules/clauses.ts';
import type { Content } from '../rules/content.ts';
import { cardsOf } from '../rules/effects/listeners.ts';
import type { SourceKind } from '../rules/effects/types.ts';
import { COIN } from './points.ts';

/** A standing change of a number of the fight, that may depend on the table. */
export interface Standing {
  readonly effect: number;
  readonly clause: Extract<Clause, { does: 'addStat' }>;
  readonly stat: HeroStat;
  /** A change of the monster's values works the other way round. */
  readonly sign: 1 | -1;
}

/** Points for the player, and numbers for the fight, by what becomes of it. */
export interface Powers {
  readonly standing: readonly Standing[];
  attack: number;
  defence: number;
  defenceIfHit: number;
  defenceIfMissed: number;
  autoHit: number;
  autoSurvive: number;
  preventDefeat: number;
  always: number;
  ifHit: number;
  ifMissed: number;
  ifSurvives: number;
  ifFalls: number;
  /** From the window, for the hero that comes in. */
  readonly window: { attack: number; defence: number; coins: number; points: number };
  /** Whether the window has any. */
  isBait: boolean;
  /** From the storage, at the end of each round. */
  stored: number;
}

/** By kind and card. */
export type AllPowers = { readonly [kind in SourceKind]: readonly Powers[] };
const known = new WeakMap<Content, AllPowers>();

/** The powers of all cards of a set. */
export function powersIn(content: Content): AllPowers {
  let all = known.get(content);
  if (all === undefined) {
    const of = (kind: SourceKind): Powers[] => cardsOf(content, kind).map(({ effects }) => estimate(effects));
    all = {
      monster: of('monster'),
      adventure: of('adventure'),
      hero: of('hero'),
      item: of('item'),
      employee: of('employee'),
    };
    known.set(content, all);
  }
  return all;
}

function estimate(effects: readonly Effect[]): Powers {
  const standing: Standing[] = [];
  const powers: Powers = {
    standing,
    attack: 0,
    defence: 0,
    defenceIfHit: 0,
    defenceIfMissed: 0,
    autoHit: 0,
    autoSurvive: 0,
    preventDefeat: 0,
    always: 0,
    ifHit: 0,
    ifMissed: 0,
    ifSurvives: 0,
    ifFalls: 0,
    window: { attack: 0, defence: 0, coins: 0, points: 0 },
    isBait: false,
    stored: 0,
  };
  effects.forEach((effect, at) => {
    for (const clause of effect.do) {
      if (effect.on === 'static') addStanding(effect, at, clause, standing);
      else if (effect.from === 'window') addWindow(powers, effect, clause);
      else if (effect.from === 'storage') powers.stored += chanceOf(effect) * pointsOf(clause);
      else if (effect.from === undefined) addEvent(powers, effect, clause);
    }
  });
  return powers;
}

function addStanding(effect: Effect, at: number, clause: Clause, standing: Standing[]): void {
  if (clause.does !== 'addStat' || effect.from !== undefined) return;
  if (clause.stat === 'attack' || clause.stat === 'defence') {
    if (clause.of === 'hero' || clause.of === 'fighting' || clause.of === 'living') {
      standing.push({ effect: at, clause, stat: clause.stat, sign: 1 });
    }
  } else if (clause.stat === 'resistance') standing.push({ effect: at, clause, stat: 'attack', sign: -1 });
  else if (clause.stat === 'strength') standing.push({ effect: at, clause, stat: 'defence', sign: -1 });
}

function addWindow(powers: Powers, effect: Effect, clause: Clause): void {
  powers.isBait = true;
  const { window } = powers;
  const chance = chanceOf(effect);
  if (clause.does === 'addStat' && (clause.stat === 'attack' || clause.stat === 'defence')) {
    window[clause.stat] += chance * fixed(clause.by);
  } else if (clause.does === 'heroGainsCoins') window.coins += chance * fixed(clause.n);
  else window.points += chance * pointsOf(clause);
}

/** How likely conditions hold that nobody has looked at yet. */
const chanceOf = ({ if: conditions }: Effect): number => 0.5 ** (conditions?.length ?? 0);

type Branch = 'always' | 'ifHit' | 'ifMissed' | 'ifSurvives' | 'ifFalls';
const BRANCHES: { readonly [on in Trigger]?: Branch } = {
  attackSucceeded: 'ifHit',
  attackFailed: 'ifMissed',
  heroSurvived: 'ifSurvives',
  heroDefeated: 'ifFalls',
  rewards: 'ifSurvives',
  adventureEnd: 'ifSurvives',
};

/** Something that happens when its moment comes. */
function addEvent(powers: Powers, effect: Effect, clause: Clause): void {
  const branch = BRANCHES[effect.on] ?? 'always';
  const chance = chanceOf(effect);
  if (clause.does === 'addStat' && (clause.stat === 'attack' || clause.stat === 'defence')) {
    const by = chance * fixed(clause.by);
    if (branch === 'always') powers[clause.stat] += by;
    else if (clause.stat === 'defence' && branch === 'ifHit') powers.defenceIfHit += by;
    else if (clause.stat === 'defence' && branch === 'ifMissed') powers.defenceIfMissed += by;
  } else if (clause.does === 'autoHit' || clause.does === 'autoSurvive' || clause.does === 'preventDefeat') {
    powers[clause.does] = Math.min(1, powers[clause.does] + chance);
  } else powers[branch] += chance * pointsOf(clause);
}

const fixed = (amount: number | { readonly times: number }): number =>
  typeof amount === 'number' ? amount : amount.times;

/** What it is worth to a player that these players gain something. */
function weight(who: Players | 'richestPlayer' | 'hero'): number {
  switch (who) {
    case 'owner':
      return 1;
    case 'opponents':
      return -0.8;
    case 'opponent':
    case 'left':
    case 'right':
      return -0.35;
    case 'hero':
      return 0.3;
    case 'richestPlayer':
    case 'allPlayers':
    case 'questHolder':
      return 0;
  }
}

/** A clause in points for the player whose card it is, when it happens once; numbers of the fight are not in it. */
export function pointsOf(clause: Clause): number {
  switch (clause.does) {
    case 'gainCoins':
      return COIN * fixed(clause.n) * weight(clause.who);
    case 'loseCoins':
      return -COIN * fixed(clause.n) * weight(clause.who);
    case 'moveCoins':
      return COIN * clause.n * (weight(clause.to) - weight(clause.from));
    case 'gainGlory':
    case 'scoreBonus':
      return fixed(clause.n) * weight(clause.who);
    case 'loseGlory':
      return -clause.n * weight(clause.who);
    case 'heroGainsCoins':
      return 0.3 * COIN * fixed(clause.n);
    case 'heroLosesCoins':
      return clause.of === 'hero' ? -0.3 * COIN * clause.n : 0;
    case 'extraReward':
      return 0.2 * COIN * clause.n;
    case 'drawItems':
    case 'dealExtra':
      return 0.26 * clause.n * weight(clause.who);
    case 'discardItems':
      return -0.2 * clause.n * weight(clause.who);
    case 'ignoreClassForSale':
      return clause.filter?.price === undefined ? 0.5 : Math.min(0.5, 0.055 * clause.filter.price[1]);
    case 'discount':
      return COIN * clause.n * (clause.on === 'any' ? PURCHASES : PURCHASES / 2);
    case 'addStat':
      return (
        standingPoints(clause.stat, fixed(clause.by)) * ('of' in clause && clause.of === 'window' ? CARDS_SHOWN : 1)
      );
    default:
      return USUAL[clause.does] ?? 0;
  }
}

/** How many things are bought in a round by who pays less. */
const PURCHASES = 0.6;

/** What touches all that is shown touches about two cards. */
const CARDS_SHOWN = 2;

/** What one more of a number is worth for a round. */
function standingPoints(stat: string, by: number): number {
  switch (stat) {
    case 'attack':
    case 'defence':
      return 0.28 * by;
    case 'resistance':
    case 'strength':
      return -0.23 * by;
    case 'hearts':
      return 0.07 * by;
    case 'displaySlots':
      return 0.35 * by;
    case 'storageSlots':
      return 0.2 * by;
    case 'price':
    case 'reward':
      return 0.5 * COIN * by;
    default:
      return 0.02 * by;
  }
}

/** Things that are hard to count, as experience tells. */
const USUAL: { readonly [does in Clause['does']]?: number } = {
  autoHit: 0.4,
  autoSurvive: 0.4,
  preventDefeat: 0.2,
  ignoreAdventure: 0.1,
  redrawAdventure: 0.14,
  drawExtra: 0.12,
  giveAdventureTo: 0.1,
  peekAdventure: 0.05,
  peekItems: 0.05,
  swapItem: 0.15,
  returnGearToHand: 0.3,
  stealItem: 0.4,
  rankFirst: 0.4,
  swapHero: 0.3,
  takeQuestToken: 0.05,
  sellFromWindow: 0.18,
  sellToOtherHero: 0.1,
  ignoreClassForInvite: 0.25,
  addClass: 0.15,
  anyClass: 0.3,
  extraPurchase: 0.2,
  freeFlip: 0.7,
  refreshOffer: 0.05,
  addWound: 0.05,
  removeWound: -0.05,
};
