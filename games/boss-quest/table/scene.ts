/** What every part of the table is shown with: the view, who reads it, in which words. */
import type { Decision, Refusal, Seat } from '../../../kernel/index.ts';
import type { Cover, Lang, TableProps, Telling } from '../../../web/face.ts';
import { isBot as isSeatBot, nameOf as seatName } from '../../../web/widgets/seats.ts';
import type { AnyView, Own, View } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import type { Words } from '../words/words.ts';

export interface Scene {
  readonly view: AnyView;
  /** The same view where it is a player's own. */
  readonly own: View | undefined;
  /** What every seat has for itself, in a replay that hides nothing. */
  readonly everyone: readonly Own[] | undefined;
  /** Over the reader's secrets, on a shared screen. */
  readonly cover: Cover | undefined;
  readonly telling: Telling;
  readonly lang: Lang;
  readonly words: Words;
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
    cover: props.cover,
    telling: props.telling,
    lang,
    words: wordsOf(lang),
    // An aid the table has switched off is off for everybody; it counts on what is covered.
    aid: props.aid && view.table.options.odds && props.cover?.isDown !== true,
    motion: props.motion,
    goesOn: props.goesOn,
    isPending: props.isPending,
    answer: (decision, answer) => props.answer(decision, answer),
    stage: (decision, answer) => props.stage?.(decision, answer),
    refuse: (refusal) => props.refuse(refusal),
    inspect: (card) => props.inspect(card),
  };
}

export const nameOf = ({ telling }: Pick<Scene, 'telling'>, seat: Seat): string => seatName(telling, seat);

export const isBot = ({ telling }: Pick<Scene, 'telling'>, seat: Seat): boolean => isSeatBot(telling, seat);

/** A player's name, or "vous" for the reader. */
export const callOf = (scene: Scene, seat: Seat): string =>
  seat === scene.telling.me ? scene.words.table.you : nameOf(scene, seat);
