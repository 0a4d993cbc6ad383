/** Whether the order of some effects can matter, from their texts alone: nobody is asked where it cannot (BZ-R58). */
import type { Amount, Clause, Condition, Effect } from '../clauses.ts';

/** Clauses that come to the same in any order: they only add, or lay something beside what others lay. */
const PLAIN: ReadonlySet<Clause['does']> = new Set<Clause['does']>([
  'addStat',
  'doubleStat',
  'addClass',
  'anyClass',
  'ignoreClassForSale',
  'ignoreClassForInvite',
  'gainCoins',
  'gainGlory',
  'heroGainsCoins',
  'extraReward',
  'scoreBonus',
  'addWound',
  'autoHit',
  'autoMiss',
  'autoSurvive',
  'preventDefeat',
  'sellFromWindow',
  'sellToOtherHero',
  'discount',
  'extraPurchase',
  'forbid',
]);
/** Targets that somebody chooses or that follow the coins. */
const CHOSEN: ReadonlySet<string> = new Set(['opponent', 'heroInCentre', 'richestInCentre', 'poorestInCentre']);
/** Conditions that a plain clause may change. */
const TOUCHY: ReadonlySet<Condition['is']> = new Set<Condition['is']>([
  'heroClass',
  'heroCoins',
  'playerCoins',
  'glory',
  'wounds',
  'rank',
]);

/** True unless all are plain, or all say the same. */
export function canOrderMatter(effects: readonly Effect[]): boolean {
  if (effects.length < 2 || effects.every(isPlain)) return false;
  const [first] = effects;
  return !effects.every((one) => isSame(one, first));
}

const isSame = (a: Effect, b: Effect): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const isPlain = (effect: Effect): boolean => !effect.if?.some(isTouchy) && effect.do.every(isPlainClause);

const isTouchy = (condition: Condition): boolean =>
  condition.is === 'not'
    ? isTouchy(condition.of)
    : condition.is === 'all' || condition.is === 'any'
      ? condition.of.some(isTouchy)
      : TOUCHY.has(condition.is);

function isPlainClause(clause: Clause): boolean {
  return PLAIN.has(clause.does) && !isChosen(clause) && !isCounted(clause);
}

function isChosen(clause: Clause): boolean {
  const { who, of } = clause as { who?: string; of?: string };
  return (who !== undefined && CHOSEN.has(who)) || (of !== undefined && CHOSEN.has(of));
}

function isCounted(clause: Clause): boolean {
  const { n = 0, by = 0 } = clause as { n?: Amount; by?: Amount };
  return typeof n !== 'number' || typeof by !== 'number';
}
