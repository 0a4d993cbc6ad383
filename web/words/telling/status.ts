/** Whose decision it is and what is awaited, in one sentence (R1). */
import { asked, type Decision, type PublicView, type Shape, type View } from '../../../kernel/index.ts';
import type { Sentence, Telling } from '../../face.ts';
import type { AskWords } from './catalogue.ts';
import { people, speaker } from './speaker.ts';

export interface StatusWords {
  readonly gameOver: string;
  /** "À vous, Léa :". */
  yourMove(name: string): string;
  readonly waitingFor: string;
}

type Asks<G extends Shape> = { readonly [K in keyof G['kinds']]: AskWords };

/** `mine`: the reader's question with what it is about; undefined where it is told as ever. */
export function statusOf<G extends Shape>(
  view: View<G> | PublicView<G>,
  telling: Telling,
  words: StatusWords,
  asks: Asks<G>,
  mine: (view: View<G>, decision: Decision) => string | undefined,
): Sentence {
  const awaited = asked<G>(view);
  if (awaited.length === 0) return { pieces: [words.gameOver] };
  const own = awaited.find(({ seat }) => seat === telling.me);
  const t = speaker(telling);
  if (own !== undefined) {
    const about = view.own === undefined ? undefined : mine(view as View<G>, own);
    return { pieces: [{ strong: words.yourMove(t.name(own.seat)) }, ' ', about ?? asks[own.kind].mine] };
  }
  const seats = awaited.map(({ seat }) => seat);
  if (seats.length === 1) return { pieces: [t.who(seats[0]), ` ${asks[awaited[0].kind].theirs}`] };
  return { pieces: [words.waitingFor, ...people(t, seats), '.'] };
}
