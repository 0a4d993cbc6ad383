/** What a well-formed pack must still hold to: the loader checks of docs/rules/bazar-quest.md, each with its place. */
import type { PackProblem } from '../../../kernel/index.ts';
import { type Count, checkClauses, checkCount, checkIds, checkPack, countOf, type Report } from '../../pack-cards.ts';
import { within } from '../../pack-check.ts';
import type { Words } from '../../writing.ts';
import type { Pack } from '../content/pack.ts';
import { namesAdventure } from '../content/set.ts';
import type { Effect } from '../rules/clauses.ts';
import { checkClass, checkEffect } from './effects.ts';
import { schema } from './schema.ts';

/** Decks by the name they have in a pack. */
const DECKS = ['items', 'heroes', 'monsters', 'adventures', 'employees'] as const;
export type Deck = (typeof DECKS)[number];

/** The printed box, and the least a table can be laid with (BZ-R49, BZ-113, BZ-204). */
const COUNTS: { readonly [deck in Deck]: Count } = {
  items: { box: 112, least: 24, most: 300 },
  heroes: { box: 16, least: 6, most: 300 },
  monsters: { box: 12, least: 3, most: 300 },
  adventures: { box: 18, least: 6, most: 300 },
  employees: { box: 20, least: 2, most: 300 },
};
const MONSTERS_PER_LEVEL = 4;

export const check = (json: unknown): PackProblem[] => checkPack(schema, json, checkCards);

function checkCards(pack: Pack, report: Report): void {
  checkIds(pack.classes, 'classes', report);
  for (const deck of DECKS) {
    const cards: readonly AnyCard[] = pack[deck];
    checkIds(pack[deck], deck, report);
    checkCount(countOf(cards), COUNTS[deck], pack.counts, deck, report);
    checkClauses(cards, clausesOf, deck, report);
    for (const [i, card] of cards.entries()) checkCard(pack, deck, card, within(deck, i), report);
  }
  checkLevels(pack, report);
}

const clausesOf = ({ effects = [] }: AnyCard): number => effects.reduce((sum, effect) => sum + effect.do.length, 0);

/** Every level needs a monster (BZ-106). */
function checkLevels({ monsters, counts }: Pack, report: Report): void {
  for (const level of [1, 2, 3]) {
    const count = countOf(monsters.filter((one) => one.level === level));
    if (counts === 'free' ? count > 0 : count === MONSTERS_PER_LEVEL) continue;
    report(
      'monsters',
      { fr: `${count} monstre(s) de niveau ${level}`, en: `${count} monster(s) of level ${level}` },
      counts === 'free'
        ? { fr: 'au moins 1 par niveau', en: 'at least 1 per level' }
        : { fr: `${MONSTERS_PER_LEVEL} par niveau`, en: `${MONSTERS_PER_LEVEL} per level` },
    );
  }
}

interface AnyCard {
  readonly copies?: number;
  readonly effects?: readonly Effect[];
  readonly refersToAdventure?: boolean;
  readonly classes?: readonly string[];
  readonly anyClass?: boolean;
}

function checkCard(pack: Pack, deck: Deck, card: AnyCard, place: string, report: Report): void {
  const ids = pack.classes.map(({ id }) => id);
  for (const [i, id] of (card.classes ?? []).entries()) {
    checkClass({ classes: ids }, id, within(within(place, 'classes'), i), report);
  }
  if (deck === 'heroes' && !card.anyClass && (card.classes ?? []).length === 0) {
    report(
      within(place, 'classes'),
      { fr: 'aucune classe', en: 'no class' },
      {
        fr: 'au moins une classe, ou "anyClass": true',
        en: 'at least one class, or "anyClass": true',
      },
    );
  }
  const { effects = [] } = card;
  if (card.refersToAdventure === false && namesAdventure(effects)) {
    report(
      within(place, 'refersToAdventure'),
      { fr: 'false, mais un effet parle des cartes Aventure', en: 'false, but an effect names adventure cards' },
      { fr: 'true, ou rien', en: 'true, or nothing' },
    );
  }
  for (const [i, effect] of effects.entries()) {
    const at = within(within(place, 'effects'), i);
    const phase = deck === 'employees' ? (card as Pack['employees'][number]).phase : undefined;
    checkEffect({ deck, classes: ids, titles: titlesOf(pack), ...(phase && { phase }) }, effect, at, report);
  }
}

/** Titles that conditions may name. */
function titlesOf({ heroes, employees }: Pack): {
  readonly heroes: readonly string[];
  readonly employees: readonly string[];
} {
  const both = (words: Words): string[] => (typeof words === 'string' ? [words] : [words.fr, words.en]);
  return {
    heroes: heroes.flatMap(({ title }) => both(title)),
    employees: employees.flatMap(({ title }) => both(title)),
  };
}
