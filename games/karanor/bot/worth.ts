/** What things are worth to a sensible merchant, in gold (docs/rules/karanor.md, Calibration). */
import type { Ability, Clause, Standing } from '../rules/clauses.ts';
import type { Content } from '../rules/content.ts';

/** A point of prestige: what it costs to earn one, in gold. */
export const PRESTIGE = 11;
/** What an action brings on average: the price of spending one. */
export const ACTION = 2.1;
/** An ordinary token, and a diamond. */
const TOKEN = 1.5;
const DIAMOND_TOKEN = 2.6;
const BLACK_MARKET = 3;
const QUEST = 4;
const ARTEFACT = 9;
/** Lasting things pay over this many turns in full. */
const FULL_TURNS = 8;

/** How much of a lasting thing is still to come. */
const share = (turns: number): number => Math.min(1, turns / FULL_TURNS);

export const tokenWorth = (kind: number, turns: number): number =>
  (kind === 6 ? DIAMOND_TOKEN : TOKEN) * Math.min(1, 0.15 + turns / 5);

export const goldWorth = (turns: number): number => Math.min(1, 0.2 + turns / 4);

export const incomeWorth = (turns: number): number => 0.92 * turns;

/** An associate gives a token each turn. */
export const associateWorth = (turns: number): number => 1.15 * turns;

/** What clauses bring their owner, prestige and income apart from their price. */
export function clausesWorth(content: Content, clauses: readonly Clause[], turns: number): number {
  let sum = 0;
  for (const clause of clauses) sum += clauseWorth(content, clause, turns);
  return sum;
}

function clauseWorth(content: Content, clause: Clause, turns: number): number {
  switch (clause.does) {
    case 'gainGold':
      return clause.who === 'self' ? clause.n * goldWorth(turns) : 0;
    case 'payGold':
      return clause.who === 'self' ? -clause.n * goldWorth(turns) : 0.5;
    case 'gainResource':
      return clause.who === 'self' ? clause.n * tokenWorth(clause.kind === 'diamond' ? 6 : 0, turns) : 0;
    case 'payResource':
      return clause.who === 'self' ? -clause.n * tokenWorth(clause.kind === 'diamond' ? 6 : 0, turns) : 0.5;
    case 'gainIncome':
      return clause.who === 'self' ? clause.n * incomeWorth(turns) : 0;
    case 'gainPrestige':
      return clause.who === 'self' ? clause.n * PRESTIGE : 0;
    case 'gainInsignia':
      return insigniaWorth(content, clause.insignia, turns);
    case 'drawArtefact':
      return ARTEFACT * share(turns);
    case 'drawQuest':
      return QUEST * clause.keep * share(turns + 3);
    case 'drawBlackMarket':
      return BLACK_MARKET * clause.n * share(turns + 5);
    case 'gainAssociate':
      return associateWorth(turns);
    case 'gainActions':
      return ACTION * clause.n;
    default:
      return 0;
  }
}

/** A kind of insignia, by what its tiles do. */
export function insigniaWorth(content: Content, kind: string, turns: number): number {
  const tile = content.insignia.find((one) => one.kind === kind);
  return tile === undefined ? 0 : abilitiesWorth(tile.abilities, turns);
}

export function abilitiesWorth(abilities: readonly Ability[], turns: number): number {
  let sum = 0;
  for (const ability of abilities) {
    if (ability.when === 'passive') for (const one of ability.do) sum += standingWorth(one) * share(turns);
    else if (ability.when === 'reaction') sum += 1.5;
    else if (ability.when === 'onIncome') sum += 1.4 * turns;
    else sum += 5 * share(turns);
  }
  return sum;
}

function standingWorth(one: Standing): number {
  switch (one.does) {
    case 'modifyMove':
      return 6 * one.n;
    case 'seaFare':
      return -3 * one.add;
    case 'seaFree':
      return 7;
    case 'modifyYield':
      return 3.5 * one.n;
    case 'modifyCost':
      return -(one.of === 'build' ? 3 : 2) * one.gold - 4 * one.tokens;
    case 'forbid':
      return -2;
    case 'immune':
      return 3;
    case 'questLimit':
      return 1;
    case 'interactDraw':
      return 3 * one.n;
  }
}
