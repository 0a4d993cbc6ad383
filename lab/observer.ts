/** Looks on at one game and notes what is worth knowing of it. */
import type { Study } from '../games/box.ts';
import type { GameEvent, Outcome, Seat } from '../kernel/index.ts';
import type { Catalogue, Numbers } from './catalogue.ts';

/** Nobody leads alone. */
export const NOBODY = -1;

/** A game is looked at in so many parts. */
export const PARTS = 10;

/** One game, as short as it can be told. */
export interface GameFacts {
  /** Who sat there: a strength, or `person`. */
  readonly who: readonly string[];
  readonly ending: string;
  readonly winners: readonly Seat[];
  /** Null for a game that counts none. */
  readonly rounds: number | null;
  readonly decisions: number;
  /** What each seat ended with of what is raced for; empty where nothing is. */
  readonly scores: readonly number[];
  /** How often somebody else came to lead. */
  readonly leadChanges: number;
  /** Who led after one tenth of the game, two tenths and so on. */
  readonly leaders: readonly Seat[];
  /** Five numbers for each card and seat: card (in the catalogue), seat, how often offered, taken, used. */
  readonly cards: readonly number[];
}

const WHATS = ['offered', 'taken', 'used'] as const;

export class Observer {
  private readonly study: Study | undefined;
  private readonly numbers: Numbers;
  private readonly notesOf: ReturnType<Study['cards']['watch']> | undefined;
  private readonly counts = new Map<number, number[]>();
  private readonly led: Seat[] = [];

  constructor(study: Study | undefined, content: object, catalogue: Catalogue) {
    this.study = study;
    this.numbers = study === undefined ? {} : catalogue.add(study.cards.titles(content));
    this.notesOf = study?.cards.watch(content);
  }

  /** Is told what happened. */
  see = (events: readonly GameEvent[]): void => {
    if (this.notesOf === undefined) return;
    for (const event of events) {
      for (const { deck, card, seat, what } of this.notesOf(event)) {
        const number = this.numbers[deck][card];
        // No table has a hundred seats.
        const key = 100 * number + seat;
        let count = this.counts.get(key);
        if (count === undefined) {
          count = [number, seat, 0, 0, 0];
          this.counts.set(key, count);
        }
        count[2 + WHATS.indexOf(what)]++;
      }
    }
  };

  /** Looks at the table, before each answer. */
  look(pub: object): void {
    if (this.study !== undefined) this.led.push(leaderOf(this.study.race.shown(pub)));
  }

  facts(outcome: Outcome, pub: Readonly<Record<string, unknown>>, decisions: number): Omit<GameFacts, 'who'> {
    const { ending, winners } = outcome;
    const { round } = pub;
    return {
      ending,
      winners,
      rounds: typeof round === 'number' ? round : null,
      decisions,
      scores: this.study === undefined ? [] : scoresOf(this.study.race, outcome, pub),
      leadChanges: changesOf(this.led),
      leaders: Array.from({ length: PARTS - 1 }, (_, i) => this.led[Math.floor(((i + 1) * this.led.length) / PARTS)]),
      cards: [...this.counts.values()].flat(),
    };
  }
}

function leaderOf(shown: readonly number[]): Seat {
  const most = Math.max(...shown);
  const first = shown.indexOf(most);
  return shown.indexOf(most, first + 1) < 0 ? first : NOBODY;
}

/** Drawing level and going ahead again is no change. */
function changesOf(led: readonly Seat[]): number {
  const leaders = led.filter((seat) => seat !== NOBODY);
  return leaders.filter((seat, i) => i > 0 && seat !== leaders[i - 1]).length;
}

/** The final score, which may count what nobody saw before; where a game ended without one, what was seen last. */
function scoresOf({ term, shown }: Study['race'], { standings }: Outcome, pub: object): number[] {
  const scores = [...shown(pub)];
  for (const { seat, terms } of standings) scores[seat] = terms[term] ?? scores[seat];
  return scores;
}
