/** What a well-formed pack must still hold to: the loader checks of docs/rules/bazar-quest.md, each with its place. */
import type { PackProblem, Text } from '../../../kernel/index.ts';
import { checkSchema, MOST_PROBLEMS, within } from '../../pack-check.ts';
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
const COUNTS: { readonly [deck in Deck]: { readonly box: number; readonly least: number; readonly most: number } } = {
  items: { box: 112, least: 24, most: 300 },
  heroes: { box: 16, least: 6, most: 300 },
  monsters: { box: 12, least: 3, most: 300 },
  adventures: { box: 18, least: 6, most: 300 },
  employees: { box: 20, least: 2, most: 300 },
};
const MONSTERS_PER_LEVEL = 4;
/** Clauses of one deck, copies counted: our own items have about fifty. */
const MOST_CLAUSES = 600;

export type Report = (place: string, wrong: Text, right: Text) => void;

/** Every mistake of a pack, in reading order; of a pack that is not well formed only what is not. */
export function check(json: unknown): PackProblem[] {
  const malformed = checkSchema(schema, json);
  if (malformed.length > 0) return malformed;
  const problems: PackProblem[] = [];
  const report: Report = (place, wrong, right) => {
    if (problems.length < MOST_PROBLEMS) problems.push({ place, wrong, right });
  };
  const pack = json as Pack;
  checkIds(pack.classes, 'classes', report);
  for (const deck of DECKS) {
    checkIds(pack[deck], deck, report);
    checkCount(pack, deck, report);
    checkClauses(pack[deck], deck, report);
    for (const [i, card] of pack[deck].entries()) checkCard(pack, deck, card, within(deck, i), report);
  }
  checkLevels(pack, report);
  return problems;
}

/** Cards are told apart by their ids, copies by a number after it. */
function checkIds(
  cards: readonly { readonly id: string; readonly copies?: number }[],
  place: string,
  report: Report,
): void {
  const places = new Map<string, string>();
  for (const [i, { id, copies = 1 }] of cards.entries()) {
    const at = within(within(place, i), 'id');
    const ids = copies === 1 ? [id] : Array.from({ length: copies }, (_, copy) => `${id}-${copy + 1}`);
    const taken = ids.find((one) => places.has(one));
    const by = places.get(taken ?? '');
    if (by !== undefined) {
      report(
        at,
        { fr: `"${taken}" est déjà pris par ${by}`, en: `"${taken}" is taken by ${by}` },
        { fr: 'un nom que nulle autre carte ne porte', en: 'a name no other card has' },
      );
    }
    for (const one of ids) places.set(one, at);
  }
}

export const countOf = (cards: readonly { readonly copies?: number }[]): number =>
  cards.reduce((sum, { copies = 1 }) => sum + copies, 0);

function checkCount(pack: Pack, deck: Deck, report: Report): void {
  const { box, least, most } = COUNTS[deck];
  const count = countOf(pack[deck]);
  const wrong = { fr: `${count} cartes avec les copies`, en: `${count} cards, copies counted` };
  if (pack.counts === 'free') {
    if (count < least || count > most)
      report(deck, wrong, { fr: `de ${least} à ${most}`, en: `from ${least} to ${most}` });
  } else if (count !== box) {
    report(deck, wrong, {
      fr: `${box}, comme dans la boîte, ou "counts": "free"`,
      en: `${box}, as in the box, or "counts": "free"`,
    });
  }
}

/** So that a table with many abilities still answers at once. */
function checkClauses(cards: readonly AnyCard[], deck: Deck, report: Report): void {
  let count = 0;
  for (const { effects = [], copies = 1 } of cards) for (const effect of effects) count += copies * effect.do.length;
  if (count <= MOST_CLAUSES) return;
  report(
    deck,
    { fr: `${count} clauses avec les copies`, en: `${count} clauses, copies counted` },
    { fr: `${MOST_CLAUSES} au plus`, en: `${MOST_CLAUSES} at most` },
  );
}

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
