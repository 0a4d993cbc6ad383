/** What each card did to the odds of winning, deck by deck. */
import type { CardDeck, CardFigure } from '../card-figures.ts';
import { difference } from '../statistics.ts';
import { percent, points, spaced } from './markup.ts';
import type { Replays } from './replays.ts';
import type { Report } from './report.ts';
import { dotRows, type RowOf } from './rows.ts';
import { panel, section } from './section.ts';

const SORTS = { effect: 'effect', n: 'players who took it', used: 'use', name: 'name' } as const;

export function deckSections(report: Report, replays: Replays): string[] {
  const names = [...new Set(report.sets.flatMap(({ figures }) => figures.decks.map(({ deck }) => deck)))];
  return names.map((name) => {
    const decks = report.sets.map(({ figures }) => figures.decks.find(({ deck }) => deck === name));
    return decks.some((deck) => deck?.cards.some(({ n }) => n > 0)) ? deckSection(name, decks, report, replays) : '';
  });
}

function deckSection(
  name: string,
  decks: readonly (CardDeck | undefined)[],
  { lang }: Report,
  replays: Replays,
): string {
  const titles = new Map(
    decks
      .flatMap((deck) => deck?.cards ?? [])
      .filter(isInPlay)
      .map(({ title }) => [title.fr, title[lang]]),
  );
  const rows = [...titles].map(([key, title]) => {
    const found = decks.map((deck) => deck?.cards.find((card) => card.title.fr === key));
    return rowOf(title, found, decks);
  });
  const averages = decks.flatMap((deck) => (deck === undefined ? [] : [percent(deck.average)]));
  const buttons = Object.entries(SORTS).map(
    ([sort, label]) => `<button data-sort="${sort}" aria-pressed="${sort === 'effect'}">${label}</button>`,
  );
  return section(
    `deck-${name}`,
    heading(name),
    `How much more or less often than the average of the deck (${averages.join(' and ')}) players won who took the card, in points of a hundred. Full signs stand out: among so many cards chance alone would hardly put any that far. That winners have a card does not say that it made them win.`,
    panel(`<div class="sort">Sort by ${buttons.join('')}</div>${dotRows(rows, replays, axisPoints, 0)}`),
  );
}

/** Some cards of the box are not dealt at such a table. */
const isInPlay = ({ offered, n }: CardFigure): boolean => offered > 0 || n > 0;

/** The numbers below are round. */
const axisPoints = (share: number): string => points(share).replace(/\.0$/, '');

const heading = (name: string): string => spaced(name).replace(/^./, (letter) => letter.toUpperCase());

function rowOf(
  name: string,
  found: readonly (CardFigure | undefined)[],
  decks: readonly (CardDeck | undefined)[],
): RowOf {
  const average = (set: number): number => decks[set]?.average ?? 0;
  const cards = found.filter((card) => card !== undefined);
  const [first, second] = found;
  const uses = cards.map(({ useRate }) => percent(useRate));
  return {
    name,
    more: `used ${uses.join(' and ')}`,
    dots: found.map(
      (card, set) =>
        card &&
        (card.n === 0
          ? undefined
          : {
              value: card.above,
              low: card.low - average(set),
              high: card.high - average(set),
              isSure: card.standsOut,
            }),
    ),
    figures: [
      ...found.map((card) => (card === undefined ? '–' : cardText(card))),
      ...(first?.n && second?.n ? [changeText(first, second)] : []),
    ],
    examples: found.map((card) => card?.examples ?? []),
    data: { name, effect: cards[0].above, n: cards[0].n, used: cards[0].useRate },
  };
}

const cardText = ({ above, n, standsOut }: CardFigure): string =>
  n === 0
    ? '<small>never taken</small>'
    : `<b>${points(above)}</b> <small>of ${n}${standsOut ? ', stands out' : ''}</small>`;

/** How much more often its takers win in the second set. */
function changeText(a: CardFigure, b: CardFigure): string {
  const { value, low, high } = difference({ n: b.won, of: b.n }, { n: a.won, of: a.n });
  return `<small>B − A ${points(value)}, ${points(low)} to ${points(high)}</small>`;
}
