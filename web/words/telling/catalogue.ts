/** What the shell asks a game's words for by name: the same for every game, so each only says where its words are. */
import { REOPEN, type Shape } from '../../../kernel/index.ts';
import type { GameFace, Lang } from '../../face.ts';
import { type Reasons, reasonOf } from './differences.ts';

interface Catalogue {
  /** Every question, by its kind. */
  readonly asks: object;
  /** Why an answer is named as the better one, by the number that speaks for it. */
  readonly reasons: Reasons<never>;
  readonly table: { readonly reopen: string; readonly terms: Readonly<Record<string, string>> };
}

/** How one kind of decision is spoken of. */
export interface AskWords {
  /** What undoing it is called. */
  readonly name: string;
  /** After "Your move:", what the reader may do. */
  readonly mine: string;
  /** After a player's name, what they are about: the same whether they are free to choose or not. */
  readonly theirs: string;
  /** One line of advice for a first game. */
  readonly coach?: string;
}

type ByName = Required<Pick<GameFace, 'reason' | 'decisionName' | 'term' | 'coach'>>;

export function byName(wordsOf: (lang: Lang) => Catalogue): ByName {
  const askOf = (kind: string, lang: Lang): AskWords | undefined => {
    const { asks } = wordsOf(lang);
    return Object.hasOwn(asks, kind) ? (asks as Readonly<Record<string, AskWords>>)[kind] : undefined;
  };
  return {
    reason: (name, more, lang) => reasonOf(wordsOf(lang).reasons, name, more),
    decisionName: (kind, lang) => (kind === REOPEN ? wordsOf(lang).table.reopen : (askOf(kind, lang)?.name ?? kind)),
    term: (name, lang) => wordsOf(lang).table.terms[name] ?? name,
    coach: ({ kind }, lang) => askOf(kind, lang)?.coach,
  };
}

/** The shell knows no game: a face told in one game's own types, as the shell takes it. */
export const gameFace = <G extends Shape>(face: GameFace<G>): GameFace => face as unknown as GameFace;
