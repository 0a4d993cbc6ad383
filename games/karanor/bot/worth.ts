/** What things are worth to a sensible merchant, in gold (docs/rules/karanor.md, Calibration). */
import { type Ability, type Clause, DIAMOND, type Standing } from '../rules/clauses.ts';
import type { View } from '../rules/state.ts';
import { tasteOf } from './taste.ts';

/** What an action brings on average: the price of spending one. Towards the end there is less and less to do with it. */
const ACTION = 2.2;
export const actionWorth = (turns: number): number => Math.min(ACTION, 0.3 + (turns - 1) * 0.63);
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
  (kind === DIAMOND ? DIAMOND_TOKEN : TOKEN) * Math.min(1, 0.15 + turns / 5);

export const goldWorth = (turns: number): number => (turns <= 1 ? 0.05 : Math.min(1, turns / 4));

/** The first coins are needed most; from some on there is more than can be spent. */
const ENOUGH_GOLD = 10;
const MUCH_GOLD = 18;
export function goldHeld(gold: number, turns: number): number {
  const some = Math.min(gold, ENOUGH_GOLD);
  const more = Math.max(0, Math.min(gold, MUCH_GOLD) - ENOUGH_GOLD);
  const rest = Math.max(0, gold - MUCH_GOLD);
  return (some + 0.65 * more + 0.3 * rest) * goldWorth(turns);
}

/** Tokens one's cards ask for, and the first few of others; a diamond counts for more. */
const SPARE = [0, 0.7, 1.1, 1.3, 1.4, 1.45];
export function tokensHeld(tokens: readonly number[], wanted: readonly number[], turns: number): number {
  let sum = 0;
  for (let kind = 0; kind < tokens.length; kind++) {
    const n = tokens[kind];
    if (n <= 0) continue;
    const used = Math.min(n, wanted[kind]);
    const one = 1.3 * used + SPARE[Math.min(n - used, SPARE.length - 1)];
    sum += kind === DIAMOND ? 1.7 * one : one;
  }
  return sum * Math.min(1, 0.1 + turns / 5) * (turns <= 1 ? 0.1 : 1);
}

export const incomeWorth = (turns: number): number => 0.9 * (turns - 0.5) * Math.min(1, turns / 4);

/** An associate gives a token or a coin each turn. */
export const associateWorth = (turns: number): number => 1.05 * incomeWorth(turns);

/** What clauses bring their owner, prestige and income apart from their price. */
export function clausesWorth(v: View, clauses: readonly Clause[], turns: number): number {
  let sum = 0;
  for (const clause of clauses) sum += clauseWorth(v, clause, turns);
  return sum;
}

function clauseWorth(v: View, clause: Clause, turns: number): number {
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
      return clause.who === 'self' ? clause.n * tasteOf(v).prestige : 0;
    case 'gainInsignia':
      return insigniaWorth(v, clause.insignia, turns);
    case 'drawArtefact':
      return ARTEFACT * share(turns);
    case 'drawQuest':
      return QUEST * clause.keep * share(turns + 3);
    case 'drawBlackMarket':
      return BLACK_MARKET * clause.n * share(turns + 5);
    case 'gainAssociate':
      return associateWorth(turns);
    case 'gainActions':
      return actionWorth(turns) * clause.n;
    default:
      return 0;
  }
}

/** A kind of insignia, by what its tiles do. */
function insigniaWorth(v: View, kind: string, turns: number): number {
  const tile = v.table.content.insignia.find((one) => one.kind === kind);
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
