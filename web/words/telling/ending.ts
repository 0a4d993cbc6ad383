/** How a game ended, in a sentence. */
import type { Outcome } from '../../../kernel/index.ts';
import type { Sentence, Telling } from '../../face.ts';
import { people, speaker } from './speaker.ts';

interface EndingWords {
  wins(isReader: boolean, winners: number): string;
  /** Where several may win together. */
  readonly shared?: string;
}

/** Who won and how; after it what decided between equals, or that they share it. */
export function endingOf(
  { winners }: Outcome,
  telling: Telling,
  words: EndingWords,
  how: string,
  decided: string | undefined,
): Sentence {
  const after = winners.length > 1 ? (words.shared ?? decided) : decided;
  return {
    pieces: [...people(speaker(telling), winners), words.wins(winners.includes(telling.me), winners.length), how],
    ...(after !== undefined && { after: [after] }),
  };
}
