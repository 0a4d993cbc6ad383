/** What the shell asks a game's words for by name: the same for every game, so each only says where its words are. */
import { REOPEN } from '../../../kernel/index.ts';
import type { GameFace, Lang } from '../../face.ts';
import { type Reasons, reasonOf } from './differences.ts';

interface Catalogue {
  /** Every question, by its kind. */
  readonly asks: object;
  /** Why an answer is named as the better one, by the number that speaks for it. */
  readonly reasons: Reasons<never>;
  readonly table: { readonly reopen: string; readonly terms: Readonly<Record<string, string>> };
}

interface Ask {
  readonly name: string;
  readonly coach?: string;
}

type ByName = Required<Pick<GameFace, 'reason' | 'decisionName' | 'term' | 'coach'>>;

export function byName(wordsOf: (lang: Lang) => Catalogue): ByName {
  const askOf = (kind: string, lang: Lang): Ask | undefined => {
    const { asks } = wordsOf(lang);
    return Object.hasOwn(asks, kind) ? (asks as Readonly<Record<string, Ask>>)[kind] : undefined;
  };
  return {
    reason: (name, more, lang) => reasonOf(wordsOf(lang).reasons, name, more),
    decisionName: (kind, lang) => (kind === REOPEN ? wordsOf(lang).table.reopen : (askOf(kind, lang)?.name ?? kind)),
    term: (name, lang) => wordsOf(lang).table.terms[name] ?? name,
    coach: ({ kind }, lang) => askOf(kind, lang)?.coach,
  };
}
