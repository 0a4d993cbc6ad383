/** Whose decision it is and what is awaited, in one sentence (R1). */
import type { Decision } from '../../../kernel/index.ts';
import type { Piece, Sentence, Telling } from '../../face.ts';
import { listed } from './figures.ts';

export interface StatusWords {
  readonly gameOver: string;
  /** "À vous, Léa :". */
  yourMove(name: string): string;
  readonly waitingFor: string;
  readonly and: string;
}

/** `mine`: what the reader may do. `theirs`: what somebody else is about, after their name. */
export function statusOf(
  awaited: readonly Decision[],
  { me, names }: Telling,
  words: StatusWords,
  mine: (decision: Decision) => string,
  theirs: (decision: Decision) => string,
): Sentence {
  if (awaited.length === 0) return { pieces: [words.gameOver] };
  const own = awaited.find(({ seat }) => seat === me);
  if (own !== undefined) {
    const name = names.find(({ seat }) => seat === me)?.name ?? '';
    return { pieces: [{ strong: words.yourMove(name) }, ' ', mine(own)] };
  }
  const who: Piece[] = awaited.map(({ seat }) => ({ seat }));
  if (awaited.length === 1) return { pieces: [who[0], ` ${theirs(awaited[0])}`] };
  return { pieces: [words.waitingFor, ...listed(who, words.and), '.'] };
}
