/** What every part of the table is shown with: the view, who reads it, in which words, and what is open to them. */
import type { Decision, Refusal, Seat } from '../../../kernel/index.ts';
import type { Cover, Lang, TableProps, Telling } from '../../../web/face.ts';
import * as seats from '../../../web/widgets/seats.ts';
import { capital } from '../../../web/words/telling/figures.ts';
import { bargainsSeen, wordsSeen } from '../rules/bargains.ts';
import type { Content } from '../rules/content.ts';
import type { RefusalKey } from '../rules/refusals.ts';
import type { AnyView, Bargain, Own, View, Vow } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import type { TableWords } from '../words/table.ts';

export interface Scene {
  readonly view: AnyView;
  /** The same view where it is a player's own. */
  readonly own: View | undefined;
  /** What every seat has for itself, in a replay that hides nothing. */
  readonly everyone: readonly Own[] | undefined;
  readonly content: Content;
  readonly telling: Telling;
  readonly lang: Lang;
  readonly words: TableWords;
  /** Over the reader's quests, on a shared screen. */
  readonly cover: Cover | undefined;
  /** Chances may be told. */
  readonly aid: boolean;
  readonly motion: TableProps['motion'];
  readonly goesOn: boolean;
  readonly isPending: boolean;
  /** All that is open to the reader, blocking first. */
  readonly decisions: readonly Decision[];
  /** Open bargains and words the reader knows of. */
  readonly bargains: readonly Bargain[];
  readonly vows: readonly Vow[];
  answer(decision: Decision, answer: unknown): void;
  /** What the reader has begun to answer; undefined when it is nothing any more. */
  stage(decision: Decision, answer: unknown): void;
  refuse(refusal: Refusal): void;
  inspect(card: string): void;
}

export function sceneOf(props: TableProps): Scene {
  const view = props.view as unknown as AnyView;
  const { lang } = props.telling;
  const own = view.own === undefined ? undefined : view;
  return {
    view,
    own,
    everyone: props.everyone as readonly Own[] | undefined,
    content: view.table.content,
    telling: props.telling,
    lang,
    words: wordsOf(lang).table,
    cover: props.cover,
    // An aid the table has switched off is off for everybody.
    aid: props.aid && view.table.options.odds,
    motion: props.motion,
    goesOn: props.goesOn,
    isPending: props.isPending,
    decisions: props.decisions,
    bargains: own === undefined ? view.pub.bargains : bargainsSeen(own),
    vows: own === undefined ? view.pub.words : wordsSeen(own),
    answer: (decision, answer) => props.answer(decision, answer),
    stage: (decision, answer) => props.stage?.(decision, answer),
    refuse: (refusal) => props.refuse(refusal),
    inspect: (card) => props.inspect(card),
  };
}

/** The table as this seat knows it, where the reader may: their own, or everybody's in a replay that hides nothing. */
export function seenAs({ own, everyone, view }: Scene, seat: Seat): View | undefined {
  if (own?.seat === seat) return own;
  return everyone && ({ ...view, seat, own: everyone[seat] } as View);
}

export const nameOf = ({ telling }: Pick<Scene, 'telling'>, seat: Seat): string => seats.nameOf(telling, seat);

export const isBot = ({ telling }: Pick<Scene, 'telling'>, seat: Seat): boolean => seats.isBot(telling, seat);

/** A player's name, or "vous" for the reader. */
export const callOf = (scene: Scene, seat: Seat): string =>
  seat === scene.telling.me ? scene.words.you : nameOf(scene, seat);

/** The same at the beginning of a line. */
export const titleOf = (scene: Scene, seat: Seat): string => capital(callOf(scene, seat));

/** Why not, in a sentence. */
export const reasonOf = ({ lang }: Pick<Scene, 'lang'>, { key, numbers }: Refusal): string =>
  wordsOf(lang).refusals[key as RefusalKey]?.(numbers ?? {}) ?? key;

/** Names as people list them: "Léa, Noé et Iris". */
export const listOf = ({ lang }: Pick<Scene, 'lang'>, names: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);

/** Everybody but the reader, clockwise from them. */
export function rivalsOf({ view }: Scene): Seat[] {
  const n = view.pub.adventurers.length;
  const first = Math.max(view.seat, 0);
  return Array.from({ length: n }, (_, i) => (first + i) % n).filter((seat) => seat !== view.seat);
}

/** What this player's character is called; empty until characters are dealt. */
export function characterOf({ content, lang, view }: Scene, seat: Seat): string {
  const card = content.characters[view.pub.adventurers[seat].character];
  return card === undefined ? '' : card.title[lang];
}
