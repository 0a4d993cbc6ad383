/** Gathers games one by one, and tells their figures. */
import { CardCounts } from './card-figures.ts';
import type { Title } from './catalogue.ts';
import { type Example, type Figures, partNames, type RaceFigures, type Share, shareOf, spreadOf } from './figures.ts';
import { type GameFacts, NOBODY } from './observer.ts';

/** A game without what is counted about its cards. */
export type GameLine = Omit<GameFacts, 'cards'>;

export class Tally {
  /** Game number 1 first. */
  readonly lines: GameLine[] = [];
  private readonly cards = new CardCounts();

  add(facts: GameFacts): void {
    const { cards: _, ...line } = facts;
    this.lines.push(line);
    this.cards.add(facts, this.lines.length);
  }

  figures(titles: readonly Title[]): Figures {
    const { lines } = this;
    const players = lines[0].who.length;
    const wins = lines.reduce((sum, { winners }) => sum + winners.length, 0);
    const rounds = lines.map((line) => line.rounds ?? 0);
    return {
      games: lines.length,
      players,
      rounds: lines[0].rounds === null ? null : spreadOf(rounds),
      decisions: spreadOf(lines.map(({ decisions }) => decisions)),
      endings: this.endings(),
      fair: wins / (lines.length * players),
      seats: Array.from({ length: players }, (_, seat) => this.winsOf(`seat ${seat}`, (one) => one === seat)),
      who: [...new Set(lines.flatMap(({ who }) => who))].toSorted().map((kind) => {
        return this.winsOf(kind, (seat, line) => line.who[seat] === kind);
      }),
      race: lines[0].scores.length === 0 ? null : this.race(),
      decks: this.cards.decks(titles),
    };
  }

  /** The most frequent first. */
  private endings(): Share[] {
    const games = new Map<string, Example[]>();
    for (const [i, { ending }] of this.lines.entries()) {
      const list = games.get(ending);
      if (list === undefined) games.set(ending, [i + 1]);
      else list.push(i + 1);
    }
    return [...games]
      .map(([ending, list]) => shareOf(ending, list.length, this.lines.length, list))
      .toSorted((a, b) => b.n - a.n || (a.name < b.name ? -1 : 1));
  }

  /** How often players like this won; a shared win counts for each. */
  private winsOf(name: string, isOne: (seat: number, line: GameLine) => boolean): Share {
    const examples: Example[] = [];
    let n = 0;
    let of = 0;
    for (const [i, line] of this.lines.entries()) {
      for (const seat of line.who.keys()) {
        if (!isOne(seat, line)) continue;
        of++;
        if (!line.winners.includes(seat)) continue;
        n++;
        examples.push(i + 1);
      }
    }
    return shareOf(name, n, of, [...new Set(examples)]);
  }

  private race(): RaceFigures {
    const sorted = this.lines.map(({ scores }) => scores.toSorted((a, b) => b - a));
    return {
      places: sorted[0].map((_, place) => spreadOf(sorted.map((scores) => scores[place]))),
      margin: spreadOf(sorted.map(([first, second]) => first - second)),
      leadChanges: spreadOf(this.lines.map(({ leadChanges }) => leadChanges)),
      held: partNames.map((name, part) => {
        const games = [...this.lines.keys()].filter((i) => this.lines[i].leaders[part] !== NOBODY);
        const held = games.filter((i) => this.lines[i].winners.includes(this.lines[i].leaders[part]));
        return shareOf(
          name,
          held.length,
          games.length,
          held.map((i) => i + 1),
        );
      }),
    };
  }
}
