/** What a game's words say about what happened and about what cannot be done. */
import type { Refusal, SeenEvent } from '../../../kernel/index.ts';
import type { GameFace, Lang, Sentence, Telling } from '../../face.ts';

/** Words in a language: sentences by name, each told with its facts and with what the game's sentences are told with. */
type Told<Name extends string, T, Said> = (lang: Lang) => {
  readonly [name in Name]: { readonly [key: string]: (facts: never, t: T) => Said };
};
type Say<Facts, T, Said> = ((facts: Facts, t: T) => Said) | undefined;

/** One log line for one event; undefined for what the log passes over. */
export const tellBy =
  <T>(wordsOf: Told<'log', T, Sentence | undefined>, teller: (telling: Telling) => T): GameFace['tell'] =>
  (event, telling) => {
    const say = wordsOf(telling.lang).log[event.type] as Say<SeenEvent, T, Sentence | undefined>;
    return say?.(event, teller(telling));
  };

/** Why not, in a sentence with its numbers and what would help. */
export const refusalBy =
  <T>(wordsOf: Told<'refusals', T, string>, teller: (telling: Telling) => T): GameFace['refusal'] =>
  ({ key, numbers = {} }, telling) => {
    const say = wordsOf(telling.lang).refusals[key] as Say<Refusal['numbers'], T, string>;
    return say?.(numbers, teller(telling)) ?? key;
  };

/** Rounds are the chapters of the log. */
export const headingBy =
  (wordsOf: (lang: Lang) => { readonly table: { heading(round: number): string } }): GameFace['heading'] =>
  (event, lang) =>
    event.type === 'round-started' ? wordsOf(lang).table.heading(event.round as number) : undefined;
