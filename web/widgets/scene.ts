/** What every part of a game's table is shown with: the view, who reads it, in which words. Each game adds its own. */
import type { Decision, PublicView, Refusal, Seat, Shape, View } from '../../kernel/index.ts';
import type { Cover, GameFace, Lang, TableProps, Telling } from '../face.ts';
import { capital } from '../words/telling/figures.ts';
import * as speaker from '../words/telling/speaker.ts';

export interface TableScene<S extends Shape, Words> {
  readonly view: View<S> | PublicView<S>;
  /** The same view where it is a player's own. */
  readonly own: View<S> | undefined;
  /** What every seat has for itself, in a replay that hides nothing. */
  readonly everyone: readonly S['own'][] | undefined;
  readonly content: S['content'];
  /** Over the reader's secrets, on a shared screen. */
  readonly cover: Cover | undefined;
  readonly telling: Telling;
  readonly lang: Lang;
  readonly words: Words;
  /** Chances may be told. */
  readonly aid: boolean;
  readonly motion: TableProps['motion'];
  readonly goesOn: boolean;
  readonly isPending: boolean;
  /** All that is open to the reader, blocking first. */
  readonly decisions: readonly Decision[];
  answer(decision: Decision, answer: unknown): void;
  /** What the reader has begun to answer; undefined when it is nothing any more. */
  stage(decision: Decision, answer: unknown): void;
  refuse(refusal: Refusal): void;
  /** Why not, in a sentence. */
  reasonOf(refusal: Refusal): string;
  inspect(card: string): void;
}

/** The shell knows no game: here what it passes on becomes one game's again. */
export function tableScene<S extends Shape, Words>(
  props: TableProps,
  words: Words,
  refusalText: GameFace['refusal'],
): TableScene<S, Words> {
  const view = props.view as unknown as View<S> | PublicView<S>;
  return {
    view,
    own: view.own === undefined ? undefined : (view as View<S>),
    everyone: props.everyone as readonly S['own'][] | undefined,
    content: view.table.content,
    cover: props.cover,
    telling: props.telling,
    lang: props.telling.lang,
    words,
    aid: props.aid,
    motion: props.motion,
    goesOn: props.goesOn,
    isPending: props.isPending,
    decisions: props.decisions,
    answer: (decision, answer) => props.answer(decision, answer),
    stage: (decision, answer) => props.stage?.(decision, answer),
    refuse: (refusal) => props.refuse(refusal),
    reasonOf: (refusal) => refusalText(refusal, props.telling),
    inspect: (card) => props.inspect(card),
  };
}

interface Told {
  readonly telling: Telling;
}
interface Addressed extends Told {
  readonly words: { readonly you: string };
}
interface Seated {
  readonly view: { readonly seat: Seat; readonly table: { readonly seats: number } };
}

export const nameOf = ({ telling }: Told, seat: Seat): string => speaker.nameOf(telling, seat);

export const isBot = ({ telling }: Told, seat: Seat): boolean =>
  telling.names.find((info) => info.seat === seat)?.bot ?? false;

/** A player's name, or "vous" for the reader. */
export const callOf = ({ telling, words }: Addressed, seat: Seat): string =>
  seat === telling.me ? words.you : speaker.nameOf(telling, seat);

/** The same at the beginning of a line. */
export const titleOf = (scene: Addressed, seat: Seat): string => capital(callOf(scene, seat));

/** Names as people list them: "Léa, Noé et Iris"; in English without a comma before "and", as logs have them. */
export const listOf = ({ telling }: Told, names: readonly string[]): string =>
  new Intl.ListFormat(telling.lang === 'en' ? 'en-GB' : telling.lang, { type: 'conjunction' }).format(names);

/** All seats, clockwise from the reader; from the first one for whoever looks on. */
export function seatsFrom({ view }: Seated): Seat[] {
  const n = view.table.seats;
  const first = Math.max(view.seat, 0);
  return Array.from({ length: n }, (_, i) => (first + i) % n);
}

/** Everybody but the reader, clockwise from them. */
export const rivalsOf = (scene: Seated): Seat[] => seatsFrom(scene).filter((seat) => seat !== scene.view.seat);

/** How long something moves, in milliseconds: full, faded or not at all (R18). */
export const paceOf = (motion: TableProps['motion']): number => ({ full: 240, reduced: 100, none: 0 })[motion];
