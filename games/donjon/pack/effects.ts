/** What the effects of a typed-in card must hold to besides their form: everything they say can come true. */
import { type Report, senseless } from '../../pack-cards.ts';
import { oneOf, within } from '../../pack-check.ts';
import type { Clause, ClauseName, Effect, Target, Trigger } from '../rules/clauses.ts';
import type { Deck } from './check.ts';

/** Clauses inside clauses. */
const DEEPEST = 3;
/** Clauses of one effect, all branches counted. */
const MOST_CLAUSES = 24;

/** What lasts as long as a card is held. */
const STANDING: ReadonlySet<ClauseName> = new Set<ClauseName>([
  'power',
  'priceChange',
  'ignoreWounds',
  'recover',
  'guildDraw',
  'fleeAlways',
  'forbidArena',
]);

const OF_FIGHT: readonly Trigger[] = ['onReveal', 'beforeDice', 'afterDice', 'afterReveal', 'onWound'];

/** When a clause can work, where that is not always. */
const MOMENTS: { readonly [D in ClauseName]?: readonly Trigger[] } = {
  recover: ['whileHeld'],
  guildDraw: ['whileHeld', 'onGuildDraw'],
  ignoreWounds: ['whileHeld', 'onWound'],
  fleeAlways: ['whileHeld', 'onReveal'],
  doublePowerAndDie: ['beforeDice'],
  reroll: ['afterDice'],
  setDieFace: ['afterDice'],
  neutraliseAlly: ['afterReveal'],
};

/** On which cards a clause can work, where that is not on all. */
const CARDS: { readonly [D in ClauseName]?: readonly Deck[] } = {
  keepCard: ['specials'],
  discardSelf: ['objects', 'specials'],
  markUsed: ['objects'],
};

/** After which somebody is beaten. */
const BEATEN: readonly Trigger[] = ['onWin', 'onLose', 'afterArena'];

/** Targets that can be another player each time they are named. */
const SEVERAL: readonly Target[] = ['chosenPlayer', 'allPlayers'];

export function checkEffect(deck: Deck, effect: Effect, place: string, report: Report): void {
  if (effect.on === 'onBuy' && deck !== 'objects') {
    report(within(place, 'on'), senseless, { fr: 'sur un objet seulement', en: 'on an object only' });
  }
  if (clausesIn(effect.do) > MOST_CLAUSES) {
    report(
      within(place, 'do'),
      { fr: `${clausesIn(effect.do)} clauses`, en: `${clausesIn(effect.do)} clauses` },
      { fr: `${MOST_CLAUSES} au plus, choix compris`, en: `${MOST_CLAUSES} at most, choices included` },
    );
  }
  checkClauses(deck, effect, effect.do, within(place, 'do'), { depth: 1, hasPeeked: false }, report);
}

/** Clauses with those inside them. */
export const clausesIn = (clauses: readonly Clause[]): number =>
  clauses.reduce((sum, clause) => sum + 1 + inside(clause).reduce((n, branch) => n + clausesIn(branch), 0), 0);

function inside(clause: Clause): readonly (readonly Clause[])[] {
  if (clause.does === 'choice') return clause.of;
  return clause.does === 'discardSpoilFor' ? [clause.do] : [];
}

interface Around {
  readonly depth: number;
  /** Cards of the deck have been looked at before. */
  readonly hasPeeked: boolean;
}

function checkClauses(
  deck: Deck,
  effect: Effect,
  clauses: readonly Clause[],
  place: string,
  { depth, hasPeeked }: Around,
  report: Report,
): void {
  if (depth > DEEPEST) {
    report(
      place,
      { fr: 'trop de choix l’un dans l’autre', en: 'too many choices inside each other' },
      { fr: `${DEEPEST} niveaux au plus`, en: `${DEEPEST} levels at most` },
    );
    return;
  }
  let peeked = hasPeeked;
  for (const [i, clause] of clauses.entries()) {
    const at = within(place, i);
    checkClause(deck, effect.on, clause, at, peeked, report);
    const around = { depth: depth + 1, hasPeeked: peeked };
    if (clause.does === 'discardSpoilFor') checkClauses(deck, effect, clause.do, within(at, 'do'), around, report);
    if (clause.does === 'choice') {
      for (const [way, branch] of clause.of.entries())
        checkClauses(deck, effect, branch, within(within(at, 'of'), way), around, report);
    }
    if (clause.does === 'peek') peeked = true;
  }
}

function checkClause(deck: Deck, on: Trigger, clause: Clause, place: string, hasPeeked: boolean, report: Report): void {
  const { does } = clause;
  const decks = CARDS[does];
  if (decks !== undefined && !decks.includes(deck)) {
    report(within(place, 'does'), senseless, {
      fr: `"${does}" ne va que dans ${decks.join(', ')}`,
      en: `"${does}" only goes into ${decks.join(', ')}`,
    });
  }
  const moments = MOMENTS[does] ?? (on === 'whileHeld' && !STANDING.has(does) ? [] : undefined);
  if (moments !== undefined && !moments.includes(on)) {
    report(
      within(place, 'does'),
      { fr: `"${does}" n’a pas de sens au moment "${on}"`, en: `"${does}" makes no sense at "${on}"` },
      moments.length === 0
        ? { fr: 'un autre "on", ou une clause qui dure', en: 'another "on", or a clause that lasts' }
        : onOf(moments),
    );
  }
  if ('during' in clause) checkDuring(clause.during, on, within(place, 'during'), report);
  if ((does === 'drawFrom' || does === 'reorder') && !hasPeeked) {
    report(
      within(place, 'does'),
      { fr: 'aucune carte n’a été regardée', en: 'no card has been looked at' },
      { fr: '"peek" juste avant', en: '"peek" just before' },
    );
  }
  if (targetsOf(clause).includes('beatenPrincipal') && !BEATEN.includes(on)) {
    report(
      place,
      { fr: `"beatenPrincipal" n’a pas de sens au moment "${on}"`, en: `"beatenPrincipal" makes no sense at "${on}"` },
      onOf(BEATEN),
    );
  }
  if (clause.does === 'moveGems' && clause.from === clause.to && !SEVERAL.includes(clause.from)) {
    report(
      within(place, 'to'),
      { fr: 'celui qui donne est celui qui reçoit', en: 'giver and receiver are the same' },
      { fr: 'quelqu’un d’autre', en: 'somebody else' },
    );
  }
}

function onOf(moments: readonly Trigger[]): ReturnType<typeof oneOf> {
  const { fr, en } = oneOf(moments);
  return { fr: `"on" : ${fr}`, en: `"on": ${en}` };
}

function targetsOf(clause: Clause): readonly Target[] {
  if (clause.does === 'moveGems') return [clause.from, clause.to];
  if (clause.does === 'giveCurse') return [clause.to];
  return 'who' in clause ? [clause.who] : [];
}

/** `held` is as long as the card is; a fight ends what is done in it. */
function checkDuring(
  during: 'combat' | 'round' | 'ownTurn' | 'held',
  on: Trigger,
  place: string,
  report: Report,
): void {
  const isStanding = on === 'whileHeld';
  if ((during === 'held') === isStanding && (during !== 'combat' || OF_FIGHT.includes(on))) return;
  report(
    place,
    { fr: `"${during}" ne va pas avec "on" : "${on}"`, en: `"${during}" does not go with "on": "${on}"` },
    isStanding ? oneOf(['held']) : oneOf(OF_FIGHT.includes(on) ? ['combat', 'round', 'ownTurn'] : ['round', 'ownTurn']),
  );
}
