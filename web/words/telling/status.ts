/** Whose decision it is and what is awaited, in one sentence (R1). */
import type { Decision } from '../../../kernel/index.ts';
import type { Sentence, Telling } from '../../face.ts';
import { people, speaker } from './speaker.ts';

export interface StatusWords {
  readonly gameOver: string;
  /** "À vous, Léa :". */
  yourMove(name: string): string;
  readonly waitingFor: string;
}

/** `mine`: what the reader may do. `theirs`: what somebody else is about, after their name. */
export function statusOf(
  awaited: readonly Decision[],
  telling: Telling,
  words: StatusWords,
  mine: (decision: Decision) => string,
  theirs: (decision: Decision) => string,
): Sentence {
  if (awaited.length === 0) return { pieces: [words.gameOver] };
  const own = awaited.find(({ seat }) => seat === telling.me);
  const t = speaker(telling);
  if (own !== undefined) return { pieces: [{ strong: words.yourMove(t.name(own.seat)) }, ' ', mine(own)] };
  const seats = awaited.map(({ seat }) => seat);
  if (seats.length === 1) return { pieces: [t.who(seats[0]), ` ${theirs(awaited[0])}`] };
  return { pieces: [words.waitingFor, ...people(t, seats), '.'] };
}
