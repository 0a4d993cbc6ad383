/** What every part of the table is shown with: the view, who reads it, in which words, and what is open to them. */
import type { Decision, Refusal, Seat } from '../../../kernel/index.ts';
import type { Cover, Lang, TableProps, Telling } from '../../../web/face.ts';
import * as seats from '../../../web/widgets/seats.ts';
import { capital } from '../../../web/words/telling/figures.ts';
import type { Content } from '../rules/content.ts';
import { purseSeen } from '../rules/purse.ts';
import type { AnyView, Merchant, Own, Purse, Trade, View } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import { refusalText } from '../words/refusal.ts';
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
  readonly aid: boolean;
  readonly motion: TableProps['motion'];
  /** Only on a screen that several share. */
  readonly cover: Cover | undefined;
  readonly isPending: boolean;
  /** All that is open to the reader, blocking first. */
  readonly decisions: readonly Decision[];
  /** Open offers the reader knows of. */
  readonly offers: readonly Trade[];
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
    aid: props.aid,
    motion: props.motion,
    cover: props.cover,
    isPending: props.isPending,
    decisions: props.decisions,
    offers: [...(own?.own.offers ?? []), ...view.pub.offers],
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

/** The same at the beginning of a line. */
export const titleOf = (scene: Scene, seat: Seat): string => capital(callOf(scene, seat));

/** Why not, in a sentence. */
export const reasonOf = ({ telling }: Pick<Scene, 'telling'>, refusal: Refusal): string =>
  refusalText(refusal, telling);

export const merchantOf = ({ view }: Pick<Scene, 'view'>, seat: Seat): Merchant => view.pub.merchants[seat];

/** What the reader may know of a purse; in a replay that hides nothing, all of it. */
export const purseOf = ({ view, everyone }: Pick<Scene, 'view' | 'everyone'>, seat: Seat): Purse | undefined =>
  purseSeen(view, seat) ?? everyone?.[seat].purse ?? undefined;

/** All seats, clockwise from the reader. */
export function seatsFrom({ view }: Scene): Seat[] {
  const n = view.pub.merchants.length;
  const first = Math.max(view.seat, 0);
  return Array.from({ length: n }, (_, i) => (first + i) % n);
}

/** Everybody but the reader, clockwise from them. */
export const rivalsOf = (scene: Scene): Seat[] => seatsFrom(scene).filter((seat) => seat !== scene.view.seat);
