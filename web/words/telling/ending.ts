/** How a game ended, in a sentence. */
import type { GameFace, Lang } from '../../face.ts';
import { people, speaker } from './speaker.ts';

interface EndingWords {
  /** By ending: after the winners, or alone where nobody won. */
  readonly endings: Readonly<Record<string, string>>;
  wins(isReader: boolean, winners: number): string;
  /** What decided between equals. */
  readonly tieBreaks: Readonly<Record<string, string>>;
  /** Where several may win together. */
  readonly shared?: string;
}

/** Who won and how; after it what decided between equals, or that they share it. */
export const endingBy =
  (wordsOf: (lang: Lang) => { readonly table: EndingWords }): GameFace['ending'] =>
  ({ ending, winners, tieBreak = '' }, telling) => {
    const { endings, wins, tieBreaks, shared } = wordsOf(telling.lang).table;
    const how = endings[ending] ?? '';
    if (winners.length === 0) return { pieces: [how] };
    const decided = tieBreaks[tieBreak];
    const after = winners.length > 1 ? (shared ?? decided) : decided;
    return {
      pieces: [...people(speaker(telling), winners), wins(winners.includes(telling.me), winners.length), how],
      ...(after !== undefined && { after: [after] }),
    };
  };
