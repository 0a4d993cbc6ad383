/** Whom the text of an effect means: a hero, a player, or nobody in particular. */
import type { Amount, Clause, Condition, Counter, Effect } from '../clauses.ts';

export type Concern = 'hero' | 'player' | 'nobody';

const HERO_CONDITIONS: ReadonlySet<Condition['is']> = new Set<Condition['is']>([
  'heroClass',
  'heroTitle',
  'itemCount',
  'sharesClass',
  'heroCoins',
  'woundedThisRound',
  'survivedThisRound',
  'firstToFight',
  'lastToFight',
  'unmatchedHero',
  'adventureStat',
]);
const PLAYER_CONDITIONS: ReadonlySet<Condition['is']> = new Set<Condition['is']>([
  'playerCoins',
  'glory',
  'isQuestHolder',
  'rank',
  'hasUpgrade',
  'hasEmployee',
  'soldNothing',
]);
const HERO_COUNTERS: ReadonlySet<Counter> = new Set<Counter>(['distinctClasses', 'heroCoins']);
const PLAYER_COUNTERS: ReadonlySet<Counter> = new Set<Counter>(['itemsSold', 'windowHearts', 'employees']);
/** Clauses that mean the owner without a word for it. */
const OWNERS_CLAUSES: ReadonlySet<Clause['does']> = new Set<Clause['does']>([
  'ignoreClassForSale',
  'ignoreClassForInvite',
  'peekAdventure',
  'peekItems',
  'swapItem',
  'stealItem',
  'rankFirst',
  'swapHero',
  'takeQuestToken',
  'sellFromWindow',
  'sellToOtherHero',
  'discount',
  'extraPurchase',
  'freeFlip',
]);
const HEROS_CLAUSES: ReadonlySet<Clause['does']> = new Set<Clause['does']>(['giveAdventureTo', 'returnGearToHand']);
const PLAYERS: ReadonlySet<string> = new Set(['owner', 'opponent', 'opponents', 'left', 'right']);

/** The narrowest of what it means: one hero, one player, nobody. */
export function concernOf(effect: Effect): Concern {
  const concerns = [...(effect.if ?? []).map(ofCondition), ...effect.do.map(ofClause)];
  return narrowest(concerns);
}

/** Whether it asks what a hero did this round: the fallen are then meant too (BZ-R42). */
export const asksRecord = (effect: Effect): boolean => effect.if?.some(isOfRecord) === true;

function isOfRecord(condition: Condition): boolean {
  if (condition.is === 'not') return isOfRecord(condition.of);
  if (condition.is === 'all' || condition.is === 'any') return condition.of.some(isOfRecord);
  return condition.is === 'woundedThisRound' || condition.is === 'survivedThisRound';
}

function narrowest(concerns: readonly Concern[]): Concern {
  if (concerns.includes('hero')) return 'hero';
  return concerns.includes('player') ? 'player' : 'nobody';
}

function ofCondition(condition: Condition): Concern {
  if (condition.is === 'not') return ofCondition(condition.of);
  if (condition.is === 'all' || condition.is === 'any') return narrowest(condition.of.map(ofCondition));
  if (HERO_CONDITIONS.has(condition.is)) return 'hero';
  return PLAYER_CONDITIONS.has(condition.is) ? 'player' : 'nobody';
}

function ofClause(clause: Clause): Concern {
  if (HEROS_CLAUSES.has(clause.does)) return 'hero';
  const named: Concern[] = OWNERS_CLAUSES.has(clause.does) ? ['player'] : [];
  // Targets go by these four words; `of` may also name a place of items.
  const { who, of, from, to } = clause as { who?: string; of?: string; from?: string; to?: string };
  for (const word of [who, of, from, to]) {
    if (word === 'hero') named.push('hero');
    else if (word !== undefined && PLAYERS.has(word)) named.push('player');
  }
  if ('stat' in clause && (clause.stat === 'hearts' || clause.stat === 'price') && clause.whose !== 'allPlayers') {
    named.push('player');
  }
  const amount = 'by' in clause ? clause.by : 'n' in clause ? clause.n : 0;
  named.push(ofAmount(amount));
  return narrowest(named);
}

function ofAmount(amount: Amount): Concern {
  if (typeof amount === 'number') return 'nobody';
  if (HERO_COUNTERS.has(amount.per)) return 'hero';
  return PLAYER_COUNTERS.has(amount.per) ? 'player' : 'nobody';
}
