/** What the effects of a typed-in card must hold to besides their form: everything they say can come true. */
import { type Report, senseless } from '../../pack-cards.ts';
import { oneOf, within } from '../../pack-check.ts';
import type { Clause, Condition, Effect, Filter, Phase, Trigger } from '../rules/clauses.ts';
import { topicOf } from '../rules/effects/listeners.ts';
import type { Deck } from './check.ts';

/** What an effect may refer to. */
export interface Around {
  readonly deck: Deck;
  readonly classes: readonly string[];
  readonly titles: { readonly heroes: readonly string[]; readonly employees: readonly string[] };
  /** Of an employee: the tab (BZ-612). */
  readonly phase?: Phase;
}

/** Conditions inside conditions. */
const DEEPEST = 3;

/** When each event happens (Turn flow of the ledger). */
const EVENTS: { readonly [phase in Phase]: readonly Trigger[] } = {
  supply: ['monsterRevealed', 'supplyStart', 'supplyEnd'],
  display: ['displayStart', 'displayRevealed'],
  shopping: ['shoppingStart', 'heroInvited', 'allInvited', 'itemSold', 'shoppingEnd'],
  adventure: [
    'adventureStart',
    'adventureDealt',
    'fightStart',
    'beforeAttack',
    'attackSucceeded',
    'attackFailed',
    'beforeDefence',
    'heroSurvived',
    'heroDefeated',
    'fightsDone',
    'monsterDefeated',
    'rewards',
    'adventureEnd',
  ],
  upgrade: ['upgradeStart', 'ownUpgradeTurn', 'cardBought', 'upgradeEnd'],
  inventory: ['inventoryStart', 'roundEnd'],
};
const ALWAYS: readonly Trigger[] = ['static', 'gameEnd'];

export function checkEffect(around: Around, effect: Effect, place: string, report: Report): void {
  const { deck, phase } = around;
  if (effect.from !== undefined && deck !== 'items') {
    report(within(place, 'from'), senseless, {
      fr: 'rien : seuls les objets le disent',
      en: 'nothing: only items say it',
    });
  }
  if (effect.alsoWhenDefeated !== undefined && deck !== 'monsters') {
    report(within(place, 'alsoWhenDefeated'), senseless, {
      fr: 'rien : seuls les monstres le disent',
      en: 'nothing: only monsters say it',
    });
  }
  if (phase !== undefined && !ALWAYS.includes(effect.on) && !EVENTS[phase].includes(effect.on)) {
    report(
      within(place, 'on'),
      { fr: `"${effect.on}" n’arrive pas pendant "${phase}"`, en: `"${effect.on}" does not happen during "${phase}"` },
      oneOf([...EVENTS[phase], ...ALWAYS]),
    );
  }
  for (const [i, condition] of (effect.if ?? []).entries()) {
    checkCondition(around, condition, within(within(place, 'if'), i), 1, report);
  }
  for (const [i, clause] of effect.do.entries())
    checkClause(around, effect.on, clause, within(within(place, 'do'), i), report);
}

function checkCondition(around: Around, condition: Condition, place: string, depth: number, report: Report): void {
  if (depth > DEEPEST) {
    report(
      place,
      { fr: 'trop de conditions l’une dans l’autre', en: 'too many conditions inside each other' },
      { fr: `${DEEPEST} niveaux au plus`, en: `${DEEPEST} levels at most` },
    );
    return;
  }
  for (const [at, one] of inside(condition, within(place, 'of'))) checkCondition(around, one, at, depth + 1, report);
  if ('class' in condition) checkClass(around, condition.class, within(place, 'class'), report);
  if (condition.is === 'itemCount') checkFilter(around, condition.of, within(place, 'of'), report);
  if (condition.is === 'heroTitle') checkTitle(around.titles.heroes, condition.title, within(place, 'title'), report);
  if (condition.is === 'hasEmployee')
    checkTitle(around.titles.employees, condition.title, within(place, 'title'), report);
}

/** The conditions a condition is made of, with their places. */
function inside(condition: Condition, of: string): readonly (readonly [string, Condition])[] {
  if (condition.is === 'not') return [[of, condition.of]];
  if (condition.is === 'all' || condition.is === 'any') return condition.of.map((one, i) => [within(of, i), one]);
  return [];
}

function checkTitle(known: readonly string[], title: string, place: string, report: Report): void {
  if (known.includes(title)) return;
  report(
    place,
    { fr: `aucune carte ne s’appelle "${title}"`, en: `no card is called "${title}"` },
    oneOf([...new Set(known)], title),
  );
}

export function checkClass({ classes }: Pick<Around, 'classes'>, id: string, place: string, report: Report): void {
  if (classes.includes(id)) return;
  report(
    place,
    { fr: `la classe "${id}" n’est pas dans "classes"`, en: `class "${id}" is not in "classes"` },
    oneOf(classes, id),
  );
}

function checkFilter(around: Around, filter: Filter | undefined, place: string, report: Report): void {
  if (filter?.class !== undefined) checkClass(around, filter.class, within(place, 'class'), report);
}

function checkClause(around: Around, on: Trigger, clause: Clause, place: string, report: Report): void {
  if ('class' in clause) checkClass(around, clause.class, within(place, 'class'), report);
  if ('filter' in clause) checkFilter(around, clause.filter, within(place, 'filter'), report);
  if (clause.does === 'scoreBonus' && !ALWAYS.includes(on)) {
    report(
      within(place, 'does'),
      { fr: `"scoreBonus" n’a pas de sens au moment "${on}"`, en: `"scoreBonus" makes no sense at "${on}"` },
      { fr: '"on": "gameEnd" ou "static"', en: '"on": "gameEnd" or "static"' },
    );
  }
  if (on === 'static' && topicOf(clause) === 0) {
    report(
      within(place, 'does'),
      {
        fr: `"${clause.does}" se fait une fois, et "static" dure`,
        en: `"${clause.does}" is done once, and "static" lasts`,
      },
      { fr: 'un autre "on", ou un effet qui dure', en: 'another "on", or a clause that lasts' },
    );
  }
  if ('during' in clause && (clause.during === 'inPlay') !== (on === 'static')) {
    report(
      within(place, 'during'),
      {
        fr: `"${clause.during}" ne va pas avec "on": "${on}"`,
        en: `"${clause.during}" does not go with "on": "${on}"`,
      },
      on === 'static'
        ? { fr: '"inPlay"', en: '"inPlay"' }
        : { fr: '"fight", "phase" ou "round"', en: '"fight", "phase" or "round"' },
    );
  }
}
