/** What single cards did to the odds of winning: how often those who took one won, against the average of its deck. */
import type { Text } from '../kernel/index.ts';
import type { Title } from './catalogue.ts';
import { type Example, MOST_EXAMPLES } from './figures.ts';
import type { GameFacts } from './observer.ts';
import { CONFIDENCE, type Interval, wilson } from './statistics.ts';

export interface CardFigure extends Interval {
  readonly title: Text;
  /** Players who took it, in all games; of one player in one game it counts once. */
  readonly n: number;
  readonly won: number;
  /** What part of them won, with its interval. */
  readonly share: number;
  /** The same above the average of the deck. */
  readonly above: number;
  /** So far from the average that chance alone, with so many cards in the deck, would hardly put any there. */
  readonly standsOut: boolean;
  /** Chances to use it. */
  readonly offered: number;
  /** Uses per chance. */
  readonly useRate: number;
  readonly examples: readonly Example[];
}

export interface CardDeck {
  readonly deck: string;
  /** What part of those who took a card of it won. */
  readonly average: number;
  /** The best first. */
  readonly cards: readonly CardFigure[];
}

interface Count {
  n: number;
  won: number;
  offered: number;
  used: number;
  /** Games it was taken in by who won, and by others. */
  readonly winning: Example[];
  readonly losing: Example[];
}

const noCount = (): Count => ({ n: 0, won: 0, offered: 0, used: 0, winning: [], losing: [] });

export class CardCounts {
  private readonly counts: Count[] = [];

  add({ cards, winners }: GameFacts, k: Example): void {
    for (let i = 0; i < cards.length; i += 5) {
      const [number, seat, offered, taken, used] = cards.slice(i, i + 5);
      this.counts[number] ??= noCount();
      const count = this.counts[number];
      count.offered += offered;
      count.used += used;
      if (taken === 0) continue;
      count.n++;
      const hasWon = winners.includes(seat);
      if (hasWon) count.won++;
      const examples = hasWon ? count.winning : count.losing;
      if (examples.length < MOST_EXAMPLES && examples.at(-1) !== k) examples.push(k);
    }
  }

  decks(titles: readonly Title[]): CardDeck[] {
    const decks = Map.groupBy(titles.keys(), (number) => titles[number].deck);
    return [...decks].map(([deck, numbers]) => this.deck(deck, numbers, titles));
  }

  private deck(deck: string, numbers: readonly number[], titles: readonly Title[]): CardDeck {
    const counts = numbers.map((number) => this.counts[number] ?? noCount());
    const taken = counts.reduce((sum, { n }) => sum + n, 0);
    const average = taken === 0 ? 0 : counts.reduce((sum, { won }) => sum + won, 0) / taken;
    const strict = 1 - (1 - CONFIDENCE) / counts.length;
    const cards = counts.map(({ n, won, offered, used, winning, losing }, i): CardFigure => {
      const share = n === 0 ? average : won / n;
      const { low, high } = wilson(won, n, strict);
      return {
        title: titles[numbers[i]].title,
        n,
        won,
        share,
        ...wilson(won, n),
        above: share - average,
        standsOut: low > average || high < average,
        offered,
        useRate: offered === 0 ? 0 : used / offered,
        // A card that nobody won with is looked at where it lost.
        examples: winning.length > 0 ? winning : losing,
      };
    });
    return { deck, average, cards: cards.toSorted((a, b) => b.above - a.above) };
  }
}
