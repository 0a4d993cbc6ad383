/** The tables of `docs/games/bazar-quest.md`: the whole set, as `npm run cards` writes it. */
import { plain, signed } from '../../../web/words/telling/figures.ts';
import { table } from '../../../web/words/telling/markdown.ts';
import type { CardSet, WrittenCard, WrittenItem } from '../content/set.ts';
import { contentOf } from '../content/set.ts';
import { PHASES } from '../rules/clauses.ts';
import { type Card, type Content, FLIP_PRICE } from '../rules/content.ts';
import { ROMAN } from './grammar.ts';
import { learn } from './index.ts';
import { abilityText } from './sentence.ts';

// The page has every card in both languages.
await learn('en');

/** One row per card as written, its copies told. */
type Row<W extends WrittenCard> = (card: W) => readonly (string | number)[];

/** The names of a card, then its own figures, then what it does. */
function cards<W extends WrittenCard>(
  content: Content,
  printed: readonly Card[],
  written: readonly W[],
  head: readonly string[],
  row: Row<W>,
): string {
  const rows = written.map((card) => {
    const copies = card.copies ?? 1;
    const one = printed.find(({ id }) => id === (copies > 1 ? `${card.id}-1` : card.id));
    const joke = (lang: 'fr' | 'en'): string => (card.flavour === undefined ? '' : `*${card.flavour[lang]}*`);
    const said = (lang: 'fr' | 'en'): string =>
      one === undefined ? '' : abilityText(content, one, lang) || joke(lang);
    return [card.title.en, card.title.fr, ...row(card), copies, said('en'), said('fr')];
  });
  return table(['English', 'français', ...head, 'copies', 'ability', 'capacité'], rows);
}

/** Items under the classes that may buy them. */
function items(set: CardSet, content: Content): string {
  const titleOf = (item: WrittenItem): string =>
    item.anyClass
      ? 'Every class'
      : set.classes
          .filter(({ id }) => item.classes?.includes(id))
          .map(({ title }) => (title.en === title.fr ? title.en : `${title.en} (${title.fr})`))
          .join(' and ');
  const groups = new Map<string, WrittenItem[]>();
  for (const item of set.items) groups.set(titleOf(item), [...(groups.get(titleOf(item)) ?? []), item]);
  return [...groups]
    .map(([title, group]) => {
      const head = ['price', 'hearts', 'attack', 'defence'];
      const body = cards(content, content.items, group, head, (c) => [
        c.price,
        c.hearts,
        plain(c.attack),
        plain(c.defence),
      ]);
      return `### ${title}\n\n${body}`;
    })
    .join('\n\n');
}

/** The whole set as tables in Markdown. */
export function cardsPage(set: CardSet): string {
  const content = contentOf(set);
  const classes = (card: { readonly classes?: readonly string[] }): string =>
    set.classes
      .filter(({ id }) => card.classes?.includes(id))
      .map(({ title }) => title.en)
      .join(', ');
  const section = (title: string, cardsOf: readonly Card[], body: string): string =>
    `## ${title}\n\n${cardsOf.length} cards.\n\n${body}`;
  return [
    section('Items', content.items, items(set, content)),
    section(
      'Heroes',
      content.heroes,
      cards(content, content.heroes, set.heroes, ['name', 'classes', 'attack', 'defence', 'purse'], (c) => [
        c.name,
        classes(c),
        c.attack,
        c.defence,
        c.purse,
      ]),
    ),
    section(
      'Monsters',
      content.monsters,
      cards(content, content.monsters, set.monsters, ['level', 'resistance', 'strength', 'stands', 'falls'], (c) => [
        ROMAN[c.level],
        c.resistance,
        c.strength,
        c.rewardSurvives,
        c.rewardDefeated,
      ]),
    ),
    section(
      'Adventure cards',
      content.adventures,
      cards(content, content.adventures, set.adventures, ['attack', 'defence'], (c) => [
        c.attack === 0 ? 0 : signed(c.attack),
        c.defence === 0 ? 0 : signed(c.defence),
      ]),
    ),
    section(
      'Employees',
      content.employees,
      cards(content, content.employees, set.employees, ['price', 'phase'], (c) => [
        c.price,
        `${PHASES.indexOf(c.phase) + 1} ${c.phase}`,
      ]),
    ),
    `## Upgrades\n\n12 cards, two sides each.\n\n${table(
      ['English', 'français', 'price', 'to flip', 'effect'],
      [
        ['Window', 'Vitrine', set.upgradePrice.display, FLIP_PRICE, '+1 window slot, flipped +2'],
        ['Storage', 'Réserve', set.upgradePrice.storage, FLIP_PRICE, '+1 storage slot, flipped +2'],
      ],
    )}`,
  ].join('\n\n');
}
