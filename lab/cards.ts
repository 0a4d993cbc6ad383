/** How single cards play: how often players who take one win, and how often it is used at all. */
import type { CardNote, CardWatch } from '../games/box.ts';
import type { GameEvent, Seat, Text } from '../kernel/index.ts';

/** One title, all its copies together. */
export interface CardReport {
  readonly title: Text;
  readonly taken: number;
  readonly used: number;
  /** Wins per taking, in points of a hundred above the average of the deck. */
  readonly above: number;
  /** Uses per chance. */
  readonly useRate: number;
}

export type DeckReports = { readonly [deck: string]: readonly CardReport[] };

interface Count {
  readonly title: Text;
  offered: number;
  taken: number;
  used: number;
  won: number;
}

/** Counts over many games of one set of cards. */
export class CardTally {
  private readonly decks: { readonly [deck: string]: readonly Count[] };
  private readonly watch: CardWatch;
  private readonly content: unknown;

  constructor(watch: CardWatch, content: unknown) {
    this.watch = watch;
    this.content = content;
    this.decks = Object.fromEntries(
      Object.entries(watch.titles(content)).map(([deck, titles]) => [deck, countsOf(titles)]),
    );
  }

  /** Follows one game; when it is over, tell it who won. */
  follow(): { see(events: readonly GameEvent[]): void; end(winners: readonly Seat[]): void } {
    const notesOf = this.watch.watch(this.content);
    const taken: CardNote[] = [];
    return {
      see: (events) => {
        for (const event of events) {
          for (const note of notesOf(event)) {
            this.decks[note.deck][note.card][note.what]++;
            if (note.what === 'taken') taken.push(note);
          }
        }
      },
      end: (winners) => {
        for (const { deck, card, seat } of taken) if (winners.includes(seat)) this.decks[deck][card].won++;
      },
    };
  }

  /** The best first. */
  report(): DeckReports {
    return Object.fromEntries(Object.entries(this.decks).map(([deck, counts]) => [deck, deckReport(counts)]));
  }
}

/** Copies of one title are counted together. */
function countsOf(titles: readonly Text[]): Count[] {
  const counts = new Map<string, Count>();
  return titles.map((title) => {
    let count = counts.get(title.fr);
    if (count === undefined) {
      count = { title, offered: 0, taken: 0, used: 0, won: 0 };
      counts.set(title.fr, count);
    }
    return count;
  });
}

function deckReport(counts: readonly Count[]): CardReport[] {
  const titles = [...new Set(counts)];
  const average = ratio(sum(titles, 'won'), sum(titles, 'taken'));
  return titles
    .map(({ title, taken, won, used, offered }) => ({
      title,
      taken,
      used,
      above: 100 * (ratio(won, taken) - average),
      useRate: ratio(used, offered),
    }))
    .sort((a, b) => b.above - a.above);
}

const sum = (counts: readonly Count[], what: 'won' | 'taken'): number =>
  counts.reduce((total, count) => total + count[what], 0);

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
