/** What a well-formed pack must still hold to: the loader checks of docs/rules/donjon.md, each with its place. */
import type { PackProblem } from '../../../kernel/index.ts';
import { type Count, checkClauses, checkCount, checkIds, checkPack, countOf, type Report } from '../../pack-cards.ts';
import { within } from '../../pack-check.ts';
import type { Pack } from '../content/pack.ts';
import type { Effect } from '../rules/clauses.ts';
import { checkEffect, clausesIn } from './effects.ts';
import { schema } from './schema.ts';

/** Decks by the name they have in a pack, as far as their cards have abilities. */
const DECKS = ['monsters', 'specials', 'events', 'objects', 'characters'] as const;
export type Deck = (typeof DECKS)[number];

/** The printed box, and what three players can play with (DQ-107, DQ-109). Objects are counted by kind. */
const COUNTS: { readonly [deck in Exclude<Deck, 'objects'> | 'quests']: Count } = {
  monsters: { box: 48, least: 12, most: 200 },
  specials: { box: 7, least: 0, most: 100 },
  events: { box: 9, least: 0, most: 100 },
  quests: { box: 18, least: 6, most: 100 },
  characters: { box: 6, least: 3, most: 24 },
};
const SHOP: Count = { box: 18, least: 0, most: 100 };
const SHOP_CARDS = { fr: 'objets à vendre', en: 'objects for sale' };
/** DQ-106. */
const DRAGON_OBJECTS: Count = { box: 3, least: 0, most: 20 };
const DRAGON_OBJECT_CARDS = { fr: 'objets du dragon', en: 'dragon objects' };
/** DQ-R13. */
const DRAGONS: Count = { box: 3, least: 0, most: 12 };
const DRAGON_CARDS = { fr: 'dragons', en: 'dragons' };
/** Cards that go back to the deck before their round: drawn again and again, so not many (DQ-210). */
const MOST_WAITING = 12;

interface AnyCard {
  readonly copies?: number;
  readonly effects?: readonly Effect[];
  readonly unique?: Effect;
}

export const check = (json: unknown): PackProblem[] => checkPack(schema, json, checkCards);

function checkCards(pack: Pack, report: Report): void {
  const { monsters, objects, quests, counts } = pack;
  for (const deck of DECKS) {
    checkIds(pack[deck], deck, report);
    checkClauses<AnyCard>(pack[deck], clausesOf, deck, report);
    if (deck !== 'objects') checkCount(countOf(pack[deck]), COUNTS[deck], counts, deck, report);
    for (const [i, card] of pack[deck].entries()) checkAbilities(deck, card, within(deck, i), report);
  }
  checkAdventureIds(pack, report);
  checkIds(quests, 'quests', report);
  checkCount(countOf(quests), COUNTS.quests, counts, 'quests', report);
  checkCount(countOf(objects.filter(({ dragon }) => dragon !== true)), SHOP, counts, 'objects', report, SHOP_CARDS);
  checkCount(
    countOf(objects.filter(({ dragon }) => dragon)),
    DRAGON_OBJECTS,
    counts,
    'objects',
    report,
    DRAGON_OBJECT_CARDS,
  );
  checkCount(
    countOf(monsters.filter(({ type }) => type === 'dragon')),
    DRAGONS,
    counts,
    'monsters',
    report,
    DRAGON_CARDS,
  );
  checkPrices(pack, report);
  checkWaiting(pack, report);
}

const effectsOf = ({ effects = [], unique }: AnyCard): readonly Effect[] =>
  unique === undefined ? effects : [...effects, unique];
const clausesOf = (card: AnyCard): number => effectsOf(card).reduce((sum, effect) => sum + clausesIn(effect.do), 0);

function checkAbilities(deck: Deck, { effects = [], unique }: AnyCard, place: string, report: Report): void {
  for (const [i, effect] of effects.entries()) checkEffect(deck, effect, within(within(place, 'effects'), i), report);
  if (unique !== undefined) checkEffect(deck, unique, within(place, 'unique'), report);
}

/** Monsters, specials and events lie in one deck: no id twice. */
function checkAdventureIds({ monsters, specials, events }: Pack, report: Report): void {
  const taken = new Map(monsters.map(({ id }, i) => [id, within('monsters', i)]));
  for (const [deck, cards] of [
    ['specials', specials],
    ['events', events],
  ] as const) {
    for (const [i, { id }] of cards.entries()) {
      const by = taken.get(id);
      if (by !== undefined) {
        report(
          within(within(deck, i), 'id'),
          { fr: `"${id}" est déjà pris par ${by}`, en: `"${id}" is taken by ${by}` },
          { fr: 'un nom que nulle autre carte Aventure ne porte', en: 'a name no other adventure card has' },
        );
      }
      taken.set(id, within(deck, i));
    }
  }
}

/** What is for sale has a price, a dragon object has none (DQ-106). */
function checkPrices({ objects }: Pack, report: Report): void {
  for (const [i, { price, dragon = false }] of objects.entries()) {
    if ((price === 0) === dragon) continue;
    report(
      within(within('objects', i), 'price'),
      dragon
        ? { fr: 'un objet du dragon ne se vend pas', en: 'a dragon object is not for sale' }
        : { fr: 'rien n’est gratuit à la boutique', en: 'nothing is free at the shop' },
      dragon ? { fr: '0', en: '0' } : { fr: '1 ou plus', en: '1 or more' },
    );
  }
}

function checkWaiting({ monsters, specials, events }: Pack, report: Report): void {
  const waiting = countOf([
    ...monsters.filter(({ type }) => type === 'dragon'),
    ...[...specials, ...events].filter(({ notBeforeRound }) => notBeforeRound !== undefined),
  ]);
  if (waiting <= MOST_WAITING) return;
  report(
    'events',
    {
      fr: `${waiting} cartes attendent leur tour, dragons compris`,
      en: `${waiting} cards wait for their round, dragons included`,
    },
    { fr: `${MOST_WAITING} au plus`, en: `${MOST_WAITING} at most` },
  );
}
