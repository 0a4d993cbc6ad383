/** The tables of `docs/games/boss-quest.md`: the whole box, as `npm run cards` writes it. */
import { signed } from '../../../web/words/telling/figures.ts';
import { table } from '../../../web/words/telling/markdown.ts';
import { BOSSES, COMPANIONS, spells, WEAPONS } from '../content/cards.ts';
import { COLOURS, type SpellCard } from '../rules/content.ts';
import { cards as english } from './en/cards.ts';
import { cards as french } from './fr/cards.ts';
import { learn } from './index.ts';
import { powerSentence, spellSentence } from './sentence.ts';
import type { CardWords, SpellId, Titled } from './words.ts';

type Cells = readonly (string | number)[];

/** All that can be in play at once. */
const BOX = { yellow: true, eighthDark: 'heartShield', potions: true, companions: true, expansionSpellsInstant: false };

/** The names of a card, what is known of it, what is said about it. */
function row(titled: (words: CardWords) => Titled, ...about: Cells): Cells {
  const [en, fr] = [titled(english), titled(french)];
  return [en.name, fr.name, ...about, `*${en.flavour}*`, `*${fr.flavour}*`];
}

const cards = (about: readonly string[], rows: readonly Cells[]): string =>
  table(['English', 'français', ...about, 'said', 'dit'], rows);

function spellRow(spell: SpellCard, copies: number): Cells {
  const { id, shade, life } = spell;
  const sentences = [spellSentence(spell, 'en'), spellSentence(spell, 'fr')];
  return row((words) => words.spells[id as SpellId], shade, copies, life, ...sentences);
}

/** Every kind once, with its copies. */
function spellRows(): Cells[] {
  const copies = Map.groupBy(spells(BOX), ({ id }) => id);
  return [...copies.values()].map((alike) => spellRow(alike[0], alike.length));
}

/** The whole box as tables in Markdown. */
export async function cardsPage(): Promise<string> {
  await learn('en');
  const values = WEAPONS.slice(0, WEAPONS.length / COLOURS.length).map(({ value }) => value);
  const suits = COLOURS.map((colour) => [colour, english.suits[colour].name, french.suits[colour].name]);
  const sections: readonly (readonly [title: string, body: string])[] = [
    [
      `Bosses (${BOSSES.length})`,
      cards(
        ['hit points'],
        BOSSES.map(({ hp }) => row((words) => words.bosses[hp as keyof CardWords['bosses']], hp)),
      ),
    ],
    [
      `Weapons (${WEAPONS.length})`,
      [
        'One of each value in each colour.',
        cards(
          ['value'],
          values.map((value) => row((words) => words.weapons[value as keyof CardWords['weapons']], signed(value))),
        ),
        table(['colour', 'English', 'français'], suits),
      ].join('\n\n'),
    ],
    [
      `Spells (${spells(BOX).length} with Potions and Companions)`,
      cards(['shade', 'copies', 'lasts', 'what it does', 'ce qu’il fait'], spellRows()),
    ],
    [
      `Companions (${COMPANIONS.length})`,
      cards(
        ['what it does', 'ce qu’il fait'],
        COMPANIONS.map(({ power }) =>
          row((words) => words.companions[power.does], powerSentence(power, 'en'), powerSentence(power, 'fr')),
        ),
      ),
    ],
    [
      'The Reaper',
      cards(['rule', 'règle'], [row((words) => words.reaper, english.reaper.sentence, french.reaper.sentence)]),
    ],
  ];
  return sections.map(([title, body]) => `## ${title}\n\n${body}`).join('\n\n');
}
