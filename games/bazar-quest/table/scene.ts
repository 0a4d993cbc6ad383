/** What every part of the table is shown with: the view, who reads it, in which words. */
import type { Decision, Refusal, Seat } from '../../../kernel/index.ts';
import type { Cover, Lang, TableProps, Telling } from '../../../web/face.ts';
import * as seats from '../../../web/widgets/seats.ts';
import type { Content } from '../rules/content.ts';
import type { RefusalKey } from '../rules/refusals.ts';
import type { AnyView, Own, View } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import type { StreetWords } from '../words/street.ts';
import { streetWords } from './street.ts';

export interface Scene {
  readonly view: AnyView;
  /** The same view where it is a player's own. */
  readonly own: View | undefined;
  /** What every seat has for itself, in a replay that hides nothing. */
  readonly everyone: readonly Own[] | undefined;
  readonly content: Content;
  /** Over the reader's secrets, on a shared screen. */
  readonly cover: Cover | undefined;
  readonly telling: Telling;
  readonly lang: Lang;
  readonly words: StreetWords;
  /** Chances may be told. */
  readonly aid: boolean;
  readonly motion: TableProps['motion'];
  readonly goesOn: boolean;
  readonly isPending: boolean;
  answer(decision: Decision, answer: unknown): void;
  /** What the reader has begun to answer; undefined when it is nothing any more. */
  stage(decision: Decision, answer: unknown): void;
  refuse(refusal: Refusal): void;
  inspect(card: string): void;
}

export function sceneOf(props: TableProps): Scene {
  const view = props.view as unknown as AnyView;
  const { lang } = props.telling;
  return {
    view,
    own: view.own === undefined ? undefined : view,
    everyone: props.everyone as readonly Own[] | undefined,
    content: view.table.content,
    cover: props.cover,
    telling: props.telling,
    lang,
    words: streetWords(lang),
    // An aid the table has switched off is off for everybody.
    aid: props.aid && view.table.options.odds,
    motion: props.motion,
    goesOn: props.goesOn,
    isPending: props.isPending,
    answer: (decision, answer) => props.answer(decision, answer),
    stage: (decision, answer) => props.stage?.(decision, answer),
    refuse: (refusal) => props.refuse(refusal),
    inspect: (card) => props.inspect(card),
  };
}

export const nameOf = ({ telling }: Pick<Scene, 'telling'>, seat: Seat): string => seats.nameOf(telling, seat);

export const isBot = ({ telling }: Pick<Scene, 'telling'>, seat: Seat): boolean => seats.isBot(telling, seat);

/** A player's name, or "vous" for the reader. */
export const callOf = (scene: Scene, seat: Seat): string =>
  seat === scene.telling.me ? scene.words.you : nameOf(scene, seat);

/** Why not, in a sentence. */
export const reasonOf = ({ lang }: Pick<Scene, 'lang'>, { key, numbers }: Refusal): string =>
  wordsOf(lang).refusals[key as RefusalKey]?.(numbers ?? {}) ?? key;

/** Names as people list them: "Léa, Noé et Iris". */
export const listOf = ({ lang }: Pick<Scene, 'lang'>, names: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
