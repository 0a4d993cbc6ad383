/** The tables of `docs/games/donjon.md`: the whole set, as `npm run cards` writes it. */
import type { Text } from '../../../kernel/index.ts';
import { capital, signed } from '../../../web/words/telling/figures.ts';
import { table } from '../../../web/words/telling/markdown.ts';
import { type CardSet, contentOf } from '../content/set.ts';
import { MONSTER_TYPES, OBJECT_TYPES } from '../rules/clauses.ts';
import type { AdventureCard, CharacterCard, ObjectCard } from '../rules/content.ts';
import { english } from './en/grammar.ts';
import { french } from './fr/grammar.ts';
import { abilityText, goalText, uniqueText } from './sentence.ts';

type Cells = readonly (string | number)[];

/** The names of a card, its figures, what it does, what is said about it. */
function row(card: AdventureCard | ObjectCard, ...figures: Cells): Cells {
  const { title, flavour } = card;
  const quote = (said: string | undefined): string => (said === undefined ? '' : `*${said}*`);
  return [
    title.en,
    title.fr,
    ...figures,
    abilityText(english, card),
    abilityText(french, card),
    quote(flavour?.en),
    quote(flavour?.fr),
  ];
}

const cards = (figures: readonly string[], rows: readonly Cells[]): string =>
  table(['English', 'français', ...figures, 'ability', 'capacité', 'said', 'dit'], rows);

const section = (title: string, count: number, body: string): string => `## ${title}\n\n${count} cards.\n\n${body}`;

const named = ({ en, fr }: Text, does: (lang: 'en' | 'fr') => string): Cells => [en, fr, does('en'), does('fr')];

function character(card: CharacterCard): Cells[] {
  const { title, trait, power } = card;
  const grammar = { en: english, fr: french };
  return [
    [`**${title.en}**`, `**${title.fr}**`, '', '', '', ''],
    ['', '', ...named(trait, (lang) => abilityText(grammar[lang], card))],
    ['', '', ...named(power, (lang) => uniqueText(grammar[lang], card))],
  ];
}

/** The whole set as tables in Markdown. */
export function cardsPage(set: CardSet): string {
  const { adventures, objects, quests, characters, temple } = contentOf(set);
  const monsters = adventures.filter((card) => card.kind === 'monster');
  const specials = adventures.filter((card) => card.kind === 'special');
  const events = adventures.filter((card) => card.kind === 'event');
  const byType = MONSTER_TYPES.map((type) => {
    const rows = monsters
      .filter((monster) => monster.type === type)
      .map((monster) => row(monster, monster.power, monster.gems, monster.points));
    return `### ${capital(type)}\n\n${cards(['power', 'gems', 'trophies'], rows)}`;
  });
  const shelves = [...OBJECT_TYPES, 'dragon' as const].map((shelf) => {
    const rows = objects
      .filter((object) => (shelf === 'dragon' ? object.dragon : !object.dragon && object.type === shelf))
      .map((object) => row(object, signed(object.bonus), object.price === 0 ? 'not for sale' : object.price));
    return `### ${shelf === 'dragon' ? 'Dragon objects' : capital(shelf)}\n\n${cards(['bonus', 'price'], rows)}`;
  });
  const questRows = quests.map((quest) => [
    quest.title.en,
    quest.title.fr,
    quest.points,
    goalText(english, quest),
    goalText(french, quest),
    `*${quest.tale.en}*`,
    `*${quest.tale.fr}*`,
  ]);
  return [
    section('Monsters', monsters.length, byType.join('\n\n')),
    section(
      'Specials',
      specials.length,
      cards(
        [],
        specials.map((card) => row(card)),
      ),
    ),
    section(
      'Events',
      events.length,
      cards(
        [],
        events.map((card) => row(card)),
      ),
    ),
    section(
      'Objects',
      objects.length + 1,
      `${shelves.join('\n\n')}\n\nAnd the Temple, which nobody owns: ${temple.title.en} (${temple.title.fr}), ${temple.price} gems.`,
    ),
    section(
      'Quests',
      quests.length,
      table(['English', 'français', 'trophies', 'goal', 'but', 'tale', 'récit'], questRows),
    ),
    section(
      'Characters',
      characters.length,
      table(
        ['English', 'français', 'ability', 'capacité', 'what it does', 'ce qu’elle fait'],
        characters.flatMap(character),
      ),
    ),
  ].join('\n\n');
}
