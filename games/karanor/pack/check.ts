/** What a well-formed pack must still hold to, each mistake with its place. */
import type { PackProblem } from '../../../kernel/index.ts';
import { checkClauses as checkClauseCount, checkIds, checkPack, type Report } from '../../pack-cards.ts';
import { within } from '../../pack-check.ts';
import type { Pack, TypedQuest } from '../content/pack.ts';
import type { Tokens } from '../content/set.ts';
import type { Ability } from '../rules/clauses.ts';
import { checkAbility, checkClauses, checkConditions, reportNoAction } from './abilities.ts';
import { countCards, isKnown, type Known, knownOf } from './known.ts';
import { checkMap } from './map.ts';
import { schema } from './schema.ts';

/** With fewer two players cannot begin (MK-105, MK-109); more would only make the server work. */
const BOUNDS = {
  stories: [2, 60],
  insignia: [0, 150],
  deliveries: [0, 60],
  commerces: [9, 200],
  quests: [0, 200],
  sequels: [0, 100],
  artefacts: [0, 100],
  blackMarket: [0, 150],
} as const;
type Deck = keyof typeof BOUNDS;
const DECKS = Object.keys(BOUNDS) as Deck[];

export const check = (json: unknown): PackProblem[] => checkPack(schema, json, checkCards);

function checkCards(given: Pack, report: Report): void {
  const pack = { sequels: [], ...given };
  const known = knownOf(pack);
  checkIds(pack.landmasses, 'landmasses', report);
  checkIds(pack.territories, 'territories', report);
  checkMap(pack, known, report);
  for (const deck of DECKS) {
    checkIds(pack[deck], deck, report);
    checkBounds(countCards(pack[deck]), deck, report);
  }
  checkClauseCount<AnyTile>(pack.insignia, abilityClauses, 'insignia', report);
  checkClauseCount<AnyTile>(pack.artefacts, abilityClauses, 'artefacts', report);
  checkDeliveries(pack, known, report);
  checkStoriesAndCommerces(pack, known, report);
  for (const [i, quest] of pack.quests.entries()) checkQuest(quest, within('quests', i), known, report);
  for (const [i, quest] of pack.sequels.entries()) checkQuest(quest, within('sequels', i), known, report);
  checkSequels(pack, report);
  checkTiles(pack, known, report);
  for (const [i, card] of pack.blackMarket.entries()) checkBlackMarket(card, within('blackMarket', i), known, report);
}

function checkBounds(count: number, deck: Deck, report: Report): void {
  const [least, most] = BOUNDS[deck];
  if (count >= least && count <= most) return;
  report(
    deck,
    { fr: `${count} avec les copies`, en: `${count}, copies counted` },
    { fr: `de ${least} à ${most}`, en: `from ${least} to ${most}` },
  );
}

interface AnyTile {
  readonly copies?: number;
  readonly abilities: readonly Ability[];
}
const abilityClauses = ({ abilities }: AnyTile): number =>
  abilities.reduce((sum, ability) => sum + ability.do.length, 0);

const countOf = (tokens: Tokens): number => Object.values(tokens).reduce((sum, n) => sum + n, 0);
const isNothing = (tokens: Tokens): boolean => countOf(tokens) === 0;

/** Of a commerce with its bonus: a discount leaves some unpaid, of the payer's choice, and every way to choose is listed. */
const MOST_ASKED = 24;
/** Of an option of a quest, any kind: for the same reason. */
const MOST_CHOSEN = 12;

function isPayable(tokens: number, most: number, place: string, report: Report): void {
  if (tokens <= most) return;
  report(
    place,
    { fr: `${tokens} ressources : trop de façons de payer`, en: `${tokens} tokens: too many ways to pay` },
    { fr: `${most} au plus`, en: `${most} at most` },
  );
}

function checkDeliveries({ deliveries }: Pack, known: Known, report: Report): void {
  for (const [i, { city, tokens }] of deliveries.entries()) {
    const place = within('deliveries', i);
    isKnown(known, 'cities', city, within(place, 'city'), report);
    if (isNothing(tokens)) {
      report(
        within(place, 'tokens'),
        { fr: 'ne demande rien', en: 'asks for nothing' },
        { fr: 'au moins une ressource', en: 'at least one resource' },
      );
    }
  }
}

function checkStoriesAndCommerces({ stories, commerces }: Pack, known: Known, report: Report): void {
  for (const [i, { bonus = [] }] of stories.entries()) {
    const around = { names: 'nobody', isReaction: false, isStart: true } as const;
    checkClauses(bonus, around, within(within('stories', i), 'bonus'), known, report);
  }
  for (const [i, { tokens = {}, other = [], bonus }] of commerces.entries()) {
    const place = within('commerces', i);
    isPayable(countOf(tokens) + countOf(bonus.tokens ?? {}), MOST_ASKED, within(place, 'tokens'), report);
    checkClauses(other, ASKED, within(place, 'other'), known, report);
    checkClauses(bonus.effects, ASKED, within(within(place, 'bonus'), 'effects'), known, report);
  }
}
const ASKED = { names: 'asked', isReaction: false } as const;

function checkQuest(quest: TypedQuest, place: string, known: Known, report: Report): void {
  const { place: where = { at: 'none' }, conditions = [], options, immediate = false, sequel } = quest;
  const at = within(place, 'place');
  if (where.at === 'territory') isKnown(known, 'territories', where.territory, within(at, 'territory'), report);
  if (where.at === 'landmass') isKnown(known, 'landmasses', where.landmass, within(at, 'landmass'), report);
  checkConditions(conditions, false, within(place, 'conditions'), known, report);
  for (const [i, { costs = [], effects = [], safe }] of options.entries()) {
    const option = within(within(place, 'options'), i);
    const chosen = costs.reduce(
      (sum, cost) => (cost.pays === 'resource' && cost.kind === 'any' ? sum + cost.n : sum),
      0,
    );
    isPayable(chosen, MOST_CHOSEN, within(option, 'costs'), report);
    checkClauses(effects, ASKED, within(option, 'effects'), known, report);
    if (safe && !immediate) {
      report(
        within(option, 'safe'),
        { fr: 'n’a de sens que sur un choix immédiat', en: 'only makes sense on an immediate choice' },
        { fr: '"immediate": true sur la quête, ou rien', en: '"immediate": true on the quest, or nothing' },
      );
    }
  }
  if (immediate && (where.at !== 'none' || conditions.length > 0)) {
    report(
      at,
      { fr: 'un choix immédiat se fait n’importe où', en: 'an immediate choice is made anywhere' },
      { fr: 'ni "place" ni "conditions"', en: 'neither "place" nor "conditions"' },
    );
  }
  if (immediate && sequel !== undefined) {
    report(
      within(place, 'sequel'),
      { fr: 'un choix immédiat n’a pas de suite', en: 'an immediate choice has no sequel' },
      { fr: 'une quête à accomplir', en: 'a quest to complete' },
    );
  }
}

/** Every second part belongs to one first part (MK-510), and their names tell them apart from all quests. */
function checkSequels({ quests, sequels = [] }: Pack, report: Report): void {
  const firsts = new Map<string, string>();
  for (const [i, { sequel }] of quests.entries()) {
    if (sequel === undefined) continue;
    const place = within(within('quests', i), 'sequel');
    const by = firsts.get(sequel);
    const right = { fr: 'une suite pour chaque quête 1/2', en: 'one sequel for each first part' };
    if (by !== undefined) report(place, { fr: `déjà la suite de ${by}`, en: `is the sequel of ${by} already` }, right);
    else if (!sequels.some(({ id }) => id === sequel))
      report(place, { fr: `"${sequel}" n’existe pas`, en: `there is no "${sequel}"` }, right);
    firsts.set(sequel, within('quests', i));
  }
  for (const [i, { id }] of sequels.entries()) {
    if (quests.some((quest) => quest.id === id)) {
      report(
        within(within('sequels', i), 'id'),
        { fr: `"${id}" est déjà pris par une quête`, en: `"${id}" is taken by a quest` },
        { fr: 'un nom que nulle quête ne porte', en: 'a name no quest has' },
      );
    }
    if (firsts.has(id)) continue;
    report(
      within('sequels', i),
      { fr: `aucune quête ne mène à "${id}"`, en: `no quest leads to "${id}"` },
      { fr: `"sequel": "${id}" sur une quête`, en: `"sequel": "${id}" on a quest` },
    );
  }
}

function checkTiles(pack: Pack, known: Known, report: Report): void {
  for (const deck of ['insignia', 'artefacts'] as const) {
    for (const [i, { abilities }] of pack[deck].entries()) {
      for (const [n, ability] of abilities.entries()) {
        const place = within(within(within(deck, i), 'abilities'), n);
        checkAbility(ability, place, known, report);
        if (deck === 'insignia') checkInsignia(ability, place, report);
      }
    }
  }
}

/** Only artefacts are used, counted and turned over: an insignia works by itself (MK-722). */
function checkInsignia(ability: Ability, place: string, report: Report): void {
  if (ability.when === 'used') {
    report(
      within(place, 'when'),
      { fr: 'un insigne agit de lui-même', en: 'an insignia works by itself' },
      { fr: 'un artefact, ou un autre "when"', en: 'an artefact, or another "when"' },
    );
  }
  if ('most' in ability) {
    report(
      within(place, 'most'),
      { fr: 'un insigne agit chaque fois', en: 'an insignia works every time' },
      { fr: 'un artefact, ou pas de "most"', en: 'an artefact, or no "most"' },
    );
  }
  if (ability.when === 'reaction' && ability.costs.some(({ pays }) => pays === 'exhaustSelf')) {
    report(
      within(place, 'costs'),
      { fr: 'un insigne ne s’épuise pas', en: 'an insignia is never exhausted' },
      { fr: '"discardSelf", ou un artefact', en: '"discardSelf", or an artefact' },
    );
  }
}

function checkBlackMarket(card: Pack['blackMarket'][number], place: string, known: Known, report: Report): void {
  const { timing, target = { who: 'none' }, costs = [], effects } = card;
  const isReaction = timing === 'reaction';
  const names = target.who === 'none' ? 'nobody' : target.who;
  checkClauses(effects, { names, isReaction }, within(place, 'effects'), known, report);
  checkConditions(card.if ?? [], false, within(place, 'if'), known, report);
  checkConditions(target.if ?? [], target.who !== 'none', within(within(place, 'target'), 'if'), known, report);
  if (isReaction && target.who !== 'none') {
    report(
      within(place, 'target'),
      { fr: 'une réaction ne désigne personne', en: 'a reaction names nobody' },
      { fr: 'pas de "target"', en: 'no "target"' },
    );
  }
  if (timing !== 'ownTurn' && costs.some(({ pays }) => pays === 'action')) reportNoAction(place, report);
}
