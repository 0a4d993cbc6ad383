/** The tables of `docs/games/karanor.md`: the map and the whole set, as `npm run cards` writes them. */
import type { Text } from '../../../kernel/index.ts';
import { table } from '../../../web/words/telling/markdown.ts';
import { type CardSet, contentOf } from '../content/set.ts';
import type { Content, QuestCard, TerritoryCard } from '../rules/content.ts';
import { english } from './en/grammar.ts';
import { french } from './fr/grammar.ts';
import type { Grammar } from './grammar.ts';
import { placeName, resourceName, sumText } from './name.ts';
import { blackMarketText, bonusText, deliveryText, questText, rewardText, storyText, tileText } from './sentence.ts';

type Cells = readonly (string | number)[];

const section = (title: string, count: string, body: string): string => `## ${title}\n\n${count}.\n\n${body}`;

/** The same said in both languages, English first. */
const both = (say: (grammar: Grammar) => string): Cells => [say(english), say(french)];

const named = ({ en, fr }: Text): Cells => [en, fr];

const players = (fewest: number): string => (fewest > 2 ? `${fewest}+` : '');

/** Different cards with how many there are of each. */
function counted<T extends { readonly title: Text }>(list: readonly T[]): (readonly [card: T, copies: number])[] {
  const copies = new Map<string, number>();
  for (const { title } of list) copies.set(title.en, (copies.get(title.en) ?? 0) + 1);
  return list
    .filter(({ title }, i) => list.findIndex((other) => other.title.en === title.en) === i)
    .map((card) => [card, copies.get(card.title.en) ?? 1]);
}

function mapTable(content: Content): string {
  const name = (at: number): string => placeName(content, at, 'en');
  const has = ({ city, resources, inhabitant, villa }: TerritoryCard): string =>
    [
      ...(city ? ['city'] : []),
      ...resources.map((kind) => resourceName(content, kind, 'en')),
      ...(inhabitant ? ['inhabitant'] : []),
      ...(villa ? ['villa'] : []),
    ].join(', ');
  return table(
    ['English', 'français', 'landmass', 'has', 'by land', 'by sea'],
    content.territories.map((place) => [
      ...named(place.title),
      content.landmasses[place.landmass].title.en,
      has(place),
      place.land.map(name).join(', '),
      place.sea.map(name).join(', '),
    ]),
  );
}

const questTable = (content: Content, quests: readonly QuestCard[]): string =>
  table(
    ['English', 'français', 'players', 'goal and reward', 'but et récompense', 'tale', 'récit'],
    quests.map((quest) => [
      ...named(quest.title),
      players(quest.minPlayers),
      ...both((grammar) => questText(grammar, content, quest)),
      `*${quest.tale.en}*`,
      `*${quest.tale.fr}*`,
    ]),
  );

/** The map and the whole set as tables in Markdown. */
export function cardsPage(set: CardSet): string {
  const content = contentOf(set, false);
  const { territories, stories, insignia, deliveries, commerces, quests, artefacts, blackMarket } = content;
  const firsts = quests.filter(({ step }) => step !== 2);
  const sequels = quests.filter(({ step }) => step === 2);
  return [
    section('Map', `${territories.length} territories`, mapTable(content)),
    section(
      'Stories',
      `${stories.length} tiles`,
      table(
        ['English', 'français', 'gives', 'donne'],
        stories.map((story) => [...named(story.title), ...both((grammar) => storyText(grammar, content, story))]),
      ),
    ),
    section(
      'Commerces',
      `${commerces.length} cards`,
      table(
        ['English', 'français', 'cost', 'reward', 'gain', 'bonus', 'bonus (fr)'],
        commerces.map((card) => [
          ...named(card.title),
          sumText(content, card.gold, card.tokens, 'en'),
          ...both((grammar) => rewardText(grammar, content, card)),
          ...both((grammar) => bonusText(grammar, content, card)),
        ]),
      ),
    ),
    section('Quests', `${firsts.length} cards`, questTable(content, firsts)),
    section('Sequels', `${sequels.length} cards`, questTable(content, sequels)),
    section(
      'Deliveries',
      `${deliveries.length} cards`,
      table(
        ['delivery', 'livraison'],
        deliveries.map((card) => both((grammar) => deliveryText(grammar, content, card))),
      ),
    ),
    section(
      'Insignia',
      `${insignia.length} tiles`,
      table(
        ['English', 'français', 'copies', 'what it does', 'ce qu’il fait'],
        counted(insignia).map(([tile, copies]) => [
          ...named(tile.title),
          copies,
          ...both((grammar) => tileText(grammar, content, tile)),
        ]),
      ),
    ),
    section(
      'Artefacts',
      `${artefacts.length} tiles`,
      table(
        ['English', 'français', 'players', 'what it does', 'ce qu’il fait'],
        artefacts.map((tile) => [
          ...named(tile.title),
          players(tile.minPlayers),
          ...both((grammar) => tileText(grammar, content, tile)),
        ]),
      ),
    ),
    section(
      'Black market',
      `${blackMarket.length} cards`,
      table(
        ['English', 'français', 'copies', 'players', 'what it does', 'ce qu’elle fait'],
        counted(blackMarket).map(([card, copies]) => [
          ...named(card.title),
          copies,
          players(card.minPlayers),
          ...both((grammar) => blackMarketText(grammar, content, card)),
        ]),
      ),
    ),
  ].join('\n\n');
}
