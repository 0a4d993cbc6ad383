/** What the clauses, costs and conditions of a typed-in card must hold to besides their form: they can come true. */
import type { Text } from '../../../kernel/index.ts';
import { type Report, senseless } from '../../pack-cards.ts';
import { oneOf, within } from '../../pack-check.ts';
import type { Ability, Clause, ClauseName, Condition, Cost, Standing, Target } from '../rules/clauses.ts';
import { isKnown, type Known } from './known.ts';

/** Where clauses stand: whom they may name, and whether they answer a card. */
export interface Around {
  /** `asked`: the owner names an opponent when it works. */
  readonly names: 'nobody' | 'asked' | 'opponent' | 'pair';
  readonly isReaction: boolean;
  /** Before the first turn (MK-119): only what the owner gains. */
  readonly isStart?: true;
}

/** Clauses that touch somebody named without saying so. */
const AIMED: ReadonlySet<ClauseName> = new Set<ClauseName>(['stealResource', 'takeAssociate', 'takeCard']);
const OF_PAIR: readonly Target[] = ['richerTarget', 'poorerTarget'];

/** What a story may give before anybody has moved. */
const AT_START: ReadonlySet<ClauseName> = new Set<ClauseName>([
  'gainGold',
  'gainResource',
  'gainIncome',
  'gainPrestige',
  'gainInsignia',
  'drawArtefact',
  'drawQuest',
  'drawBlackMarket',
  'gainAssociate',
  'nothing',
]);

/** What no single action uses up. */
const UNUSED: ReadonlySet<ClauseName> = new Set<ClauseName>(['immune', 'questLimit']);

export function checkClauses(
  clauses: readonly Clause[],
  around: Around,
  place: string,
  known: Known,
  report: Report,
): void {
  for (const [i, clause] of clauses.entries()) checkClause(clause, around, within(place, i), known, report);
}

function checkClause(clause: Clause, around: Around, place: string, known: Known, report: Report): void {
  if ('insignia' in clause) isKnown(known, 'insignia', clause.insignia, within(place, 'insignia'), report);
  if (clause.does === 'placeInhabitant')
    isKnown(known, 'territories', clause.territory, within(place, 'territory'), report);
  if (clause.does === 'movePawn' && clause.to !== 'chosenCity')
    isKnown(known, 'territories', clause.to.territory, within(within(place, 'to'), 'territory'), report);
  checkTargets(clause, around, place, report);
  if (around.isStart && !(AT_START.has(clause.does) && targetsOf(clause).every((who) => who === 'self'))) {
    report(place, { fr: 'n’a pas de sens au début de la partie', en: 'makes no sense before the first turn' }, ownGain);
  }
  if (clause.does === 'cancelCard' && !around.isReaction) {
    report(within(place, 'does'), senseless, {
      fr: '"cancelCard" ne va que dans une réaction',
      en: '"cancelCard" only goes into a reaction',
    });
  }
  if (clause.does === 'transferGold' && clause.from === clause.to) {
    report(
      within(place, 'to'),
      { fr: 'celui qui donne est celui qui reçoit', en: 'giver and receiver are the same' },
      { fr: 'quelqu’un d’autre', en: 'somebody else' },
    );
  }
  if (clause.does === 'drawQuest' && clause.keep > clause.draw) {
    report(
      within(place, 'keep'),
      { fr: `${clause.keep} sur ${clause.draw}`, en: `${clause.keep} of ${clause.draw}` },
      { fr: `de 1 à ${clause.draw}`, en: `from 1 to ${clause.draw}` },
    );
  }
  if (clause.does === 'grant') checkGrant(clause.standing, clause.during, place, report);
}
const ownGain: Text = { fr: 'un gain du joueur lui-même', en: 'something the player gains' };

function targetsOf(clause: Clause): readonly Target[] {
  if (clause.does === 'transferGold') return [clause.from, clause.to];
  return 'who' in clause ? [clause.who] : [];
}

/** Who is named must have been named (MK-R84). */
function checkTargets(clause: Clause, { names }: Around, place: string, report: Report): void {
  const targets = targetsOf(clause);
  const isAimed = AIMED.has(clause.does) || targets.includes('target');
  if (isAimed && (names === 'nobody' || names === 'pair')) {
    report(
      place,
      { fr: 'la carte ne désigne pas un adversaire', en: 'the card names no single opponent' },
      { fr: '"target": { "who": "opponent" } sur la carte', en: '"target": { "who": "opponent" } on the card' },
    );
  }
  if (targets.some((who) => OF_PAIR.includes(who)) && names !== 'pair') {
    report(
      place,
      { fr: 'la carte ne désigne pas deux joueurs', en: 'the card does not name two players' },
      {
        fr: '"target": { "who": "pair" } sur une carte Marché noir',
        en: '"target": { "who": "pair" } on a black market card',
      },
    );
  }
}

function checkGrant(standing: Standing, during: 'turn' | 'next', place: string, report: Report): void {
  if (during === 'turn' || !UNUSED.has(standing.does)) return;
  report(
    within(place, 'during'),
    { fr: `aucune action n’utilise "${standing.does}"`, en: `no action uses up "${standing.does}"` },
    oneOf(['turn']),
  );
}

/** Conditions that compare a named player with the owner. */
const OF_TARGET: readonly Condition['is'][] = ['within', 'morePrestigeThanOwner', 'atCityOfTarget'];
/** Conditions inside conditions. */
const DEEPEST = 3;

export function checkConditions(
  conditions: readonly Condition[],
  isOfTarget: boolean,
  place: string,
  known: Known,
  report: Report,
  depth = 1,
): void {
  for (const [i, condition] of conditions.entries())
    checkCondition(condition, isOfTarget, within(place, i), known, report, depth);
}

function checkCondition(
  condition: Condition,
  isOfTarget: boolean,
  place: string,
  known: Known,
  report: Report,
  depth: number,
): void {
  if (depth > DEEPEST) {
    report(
      place,
      { fr: 'trop de conditions l’une dans l’autre', en: 'too many conditions inside each other' },
      { fr: `${DEEPEST} niveaux au plus`, en: `${DEEPEST} levels at most` },
    );
    return;
  }
  switch (condition.is) {
    case 'atTerritory':
      isKnown(known, 'territories', condition.territory, within(place, 'territory'), report);
      return;
    case 'onLandmass':
      isKnown(known, 'landmasses', condition.landmass, within(place, 'landmass'), report);
      return;
    case 'insigniaAtLeast':
      isKnown(known, 'insignia', condition.insignia, within(place, 'insignia'), report);
      return;
    case 'all':
    case 'any':
      checkConditions(condition.of, isOfTarget, within(place, 'of'), known, report, depth + 1);
      return;
    case 'not':
      checkCondition(condition.of, isOfTarget, within(place, 'of'), known, report, depth + 1);
      return;
    default:
      if (isOfTarget || !OF_TARGET.includes(condition.is)) return;
      report(within(place, 'is'), senseless, {
        fr: `"${condition.is}" ne va que dans "target" d’une carte`,
        en: `"${condition.is}" only goes into the "target" of a card`,
      });
  }
}

/** A tile's ability. */
export function checkAbility(ability: Ability, place: string, known: Known, report: Report): void {
  if (ability.when === 'passive') return;
  const isReaction = ability.when === 'reaction';
  checkClauses(ability.do, { names: 'asked', isReaction }, within(place, 'do'), known, report);
  if ('if' in ability) checkConditions(ability.if ?? [], false, within(place, 'if'), known, report);
  if (ability.when === 'used') checkUse(ability.costs, ability.timing, place, report);
  if (isReaction && ability.costs.some(({ pays }) => pays === 'action')) reportNoAction(place, report);
}

/** What can be used ends by itself: it takes an action, is turned over or is gone. */
function checkUse(costs: readonly Cost[], timing: string, place: string, report: Report): void {
  const takesAction = costs.some(({ pays }) => pays === 'action');
  if (takesAction && timing === 'otherTurn') reportNoAction(place, report);
  if (takesAction || costs.some(({ pays }) => pays === 'discardSelf' || pays === 'exhaustSelf')) return;
  report(
    within(place, 'costs'),
    { fr: 'pourrait servir sans fin', en: 'could be used without end' },
    { fr: '"action", "discardSelf" ou "exhaustSelf"', en: '"action", "discardSelf" or "exhaustSelf"' },
  );
}

/** Actions are paid in one's own turn only (MK-R56). */
export const reportNoAction = (place: string, report: Report): void =>
  report(
    within(place, 'costs'),
    { fr: 'une action ne se paie qu’à son propre tour', en: 'an action is paid in one’s own turn only' },
    { fr: 'un autre coût, ou "timing": "ownTurn"', en: 'another cost, or "timing": "ownTurn"' },
  );
