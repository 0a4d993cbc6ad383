/**
 * The seven words every game is told in: seat, state, agenda, decision, answer, event, view.
 *
 * A game is a pure function of its options, its seed and the answers its players gave; these are its types.
 */
import type { Chance } from './chance.ts';

/** A place at the table, 0…n−1. */
export type Seat = number;

/** Somebody who looks on without a seat. */
export const SPECTATOR = -1;

/** What can be written in the log, sent on the wire and read again. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** All the types one game is made of, in one place; every generic below takes this single parameter. */
export interface Shape {
  /** What everybody may know. */
  pub: object;
  /** What one seat may know. */
  own: object;
  /** What nobody may know. */
  hid: object;
  /** The facts of each running frame, by name. */
  frames: Record<string, object>;
  /** Each kind of decision: the public facts it is asked with, and the answer it takes. */
  kinds: Record<string, { ask: object; answer: unknown }>;
  /** The facts of each event, by type. */
  events: Record<string, object>;
  options: object;
  content: object;
}

/** Work still to be done: the kernel runs the handler of that name. */
export type DoFrame<G extends Shape> = {
  [F in keyof G['frames']]: { readonly do: F } & Readonly<G['frames'][F]>;
}[keyof G['frames']];

/** A question to one seat, waiting on the agenda. `question` is its number, −1 until it is first put. */
export interface AskFrame {
  readonly ask: string;
  readonly seat: Seat;
  question: number;
}

/** A question to several seats at once; answers stay sealed until the last one. */
export interface SealedFrame {
  readonly ask: string;
  readonly seats: readonly Seat[];
  /** Who has answered, in rising order: public, as ticks. */
  ready: Seat[];
  question: number;
  /** `all`: every answer is taken, in seat order. `window`: only the first in `seats` that is not a pass. */
  readonly sealed: 'all' | 'window';
  /** An answer once given cannot be taken back while others still think. */
  readonly final?: true;
}

export type Frame<G extends Shape> = DoFrame<G> | AskFrame | SealedFrame;

/** The kernel's share of the three parts of a state. */
export interface PubCore<G extends Shape> {
  /** What is still to be done, the next on top (at the end). */
  agenda: Frame<G>[];
  /** How many questions have been put so far. */
  questions: number;
}
export interface OwnCore {
  /** This seat's own sealed answers, by question. */
  sealed: { [question: string]: unknown };
}
export interface HidCore {
  /** How far the stream of chance has been read. */
  cursor: number;
  /** Sealed answers, by question and seat. */
  sealed: { [question: string]: { [seat: string]: unknown } };
}

export type Pub<G extends Shape> = G['pub'] & PubCore<G>;
export type Own<G extends Shape> = G['own'] & OwnCore;
export type Hid<G extends Shape> = G['hid'] & HidCore;

/** Plain JSON data laid out by who may know. */
export interface State<G extends Shape> {
  pub: Pub<G>;
  own: Own<G>[];
  hid: Hid<G>;
}

/** What a game's `setup` lays out; the kernel adds its own share. */
export interface Layout<G extends Shape> {
  pub: G['pub'];
  own: G['own'][];
  hid: G['hid'];
  /** The first frames, in reading order. */
  agenda: Frame<G>[];
}

/** What never changes at one table. */
export interface Fixed<G extends Shape> {
  readonly seats: number;
  readonly options: G['options'];
  readonly content: G['content'];
}

/** What the rules of one table can reach besides the state. */
export interface Table<G extends Shape> extends Fixed<G> {
  readonly chance: Chance;
  /**
   * Tells what happened: facts for all, secrets per seat. A secret closes undo.
   * With secrets and no facts at all (`{}`) only those who have a secret learn that anything happened.
   */
  emit<E extends keyof G['events'] & string>(type: E, facts: G['events'][E], secrets?: Secrets): void;
  /** Like `emit`, for an event by which somebody learns what was hidden: undo may not cross it. */
  reveal<E extends keyof G['events'] & string>(type: E, facts: G['events'][E], secrets?: Secrets): void;
}

/** What only some seats are told about an event; merged into its facts on the way out. */
export type Secrets = { readonly [seat: number]: object };

/** What happened, past tense. One event is one log line and one animation for everybody. */
export interface GameEvent {
  readonly type: string;
  readonly facts: object;
  readonly secrets?: Secrets;
}

/** An event as one seat sees it. */
export interface SeenEvent {
  readonly type: string;
  readonly [fact: string]: unknown;
}

/** What one seat may know: pointers into the state, never a copy with holes cut in it. */
export interface View<G extends Shape> {
  readonly seat: Seat;
  readonly pub: Readonly<Pub<G>>;
  readonly own: Readonly<Own<G>>;
  readonly table: Fixed<G>;
}

/** What a spectator may know. */
export interface PublicView<G extends Shape> {
  readonly seat: typeof SPECTATOR;
  readonly pub: Readonly<Pub<G>>;
  readonly own: undefined;
  readonly table: Fixed<G>;
}

/** A question to one seat: plain data. */
export interface Decision<Ask extends object = object> {
  readonly id: string;
  readonly seat: Seat;
  readonly kind: string;
  /** The table waits for the answer; otherwise the seat may give it unasked. */
  readonly blocking: boolean;
  /** The public facts it is asked with. */
  readonly about: Readonly<Ask>;
}

/** Why an answer cannot be given: a value that cites the ledger, never an exception. */
export interface Refusal {
  readonly rule: string;
  /** The message, by key; the sentence is written per language. */
  readonly key: string;
  readonly numbers?: { readonly [name: string]: number | string };
  /** Fine so far, not finished: a composed answer wants another piece. */
  readonly more?: true;
}

/**
 * One kind of decision, all in one place.
 * All but `take` see the view only: they run in browser and bots alike, and cannot leak.
 */
export interface Kind<G extends Shape, Ask extends object, Answer> {
  /** All a player might try, legal or not. For a composed answer: `soFar` plus one piece. */
  candidates(v: View<G>, d: Decision<Ask>, soFar?: Answer): readonly Answer[];
  /** The only judge. */
  refusal(v: View<G>, d: Decision<Ask>, a: Answer): Refusal | undefined;
  /** A legal answer without listing them all. */
  draw?(v: View<G>, d: Decision<Ask>, chance: Chance): Answer | undefined;
  /** What a time-out or an absent player answers; always legal. Every blocking kind has one. */
  default?(v: View<G>, d: Decision<Ask>): Answer;
  /** For composed answers, which `candidates` cannot list whole: is this JSON an answer at all? */
  reads?(a: unknown): a is Answer;
  /** Changes the state in place; only ever called with a legal answer. */
  take(s: State<G>, d: Decision<Ask>, a: Answer, t: Table<G>): void;
}

/** One player's line of the final score. */
export interface Standing {
  readonly seat: Seat;
  /** 1 is best; equal places are shared. */
  readonly place: number;
  /** Every term of the score, by name, in the order they count. */
  readonly terms: { readonly [name: string]: number };
}

/** How a game ended. */
export interface Outcome {
  /** Which of the game's endings this is. */
  readonly ending: string;
  readonly winners: readonly Seat[];
  readonly standings: readonly Standing[];
  /** The term that decided between equals, if one did. */
  readonly tieBreak?: string;
}

/** One option of a table: its choices, its default and when it can be set at all. */
export interface OptionSpec {
  readonly values: readonly (string | number | boolean)[] | { readonly min: number; readonly max: number };
  /** The value a new table has, by number of seats. */
  fallback(seats: number): string | number | boolean;
  /** False where the option has no meaning at this number of seats: it then takes its fallback. */
  applies?(seats: number): boolean;
  /** The ledger's rule. */
  readonly rule: string;
}

/** A game's options with its presets, from the ledger's 9xx rules. */
export interface OptionsSpec {
  readonly fields: { readonly [name: string]: OptionSpec };
  readonly presets: { readonly [name: string]: { readonly [option: string]: string | number | boolean } };
}

/** Everything the kernel needs to know of a game. */
export interface Game<G extends Shape> {
  readonly id: string;
  /** Of the rules; written in every log. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSpec;
  /** The content of a table, given its options: cards by number. A pack holds cards of the owner's, already checked. */
  content(options: G['options'], seats: number, pack?: Json): G['content'];
  /** Why these options cannot be played at this table with these cards, if so; a message for whoever set them. */
  cannotStart?(table: Fixed<G>): { readonly option: string; readonly problem: string } | undefined;
  setup(t: Table<G>): Layout<G>;
  readonly frames: {
    readonly [F in keyof G['frames']]: (s: State<G>, f: Readonly<G['frames'][F]>, t: Table<G>) => void;
  };
  readonly kinds: { readonly [K in keyof G['kinds']]: Kind<G, G['kinds'][K]['ask'], G['kinds'][K]['answer']> };
  /** What this seat may do unasked, computed when someone wants to know. */
  may?(v: View<G>): readonly Decision[];
  /** The rule by which what this seat could do unasked a moment ago is closed now, where one closed it. */
  tooLate?(v: View<G>, kind: string): Refusal | undefined;
  /** Rules that hold at all times, run before anybody is asked; true: something changed, look again. */
  settle?(s: State<G>, t: Table<G>): boolean;
  /** A state that this seat cannot tell from the real one. */
  sample(v: View<G>, t: Table<G>): State<G>;
  outcome(s: State<G>): Outcome | undefined;
  /** False where a table plays without undo; absent: everybody may undo what showed nothing. */
  undoes?(table: Fixed<G>): boolean;
  /** Milliseconds a live table leaves after an answer before the same seat goes on, so that others can come in between. */
  gap?(pub: Readonly<Pub<G>>, table: Fixed<G>): number;
  /** A faster copy than the generic one, where search profits. */
  clone?(s: State<G>): State<G>;
}

/** Any game, where its types do not matter. */
export type AnyGame = Game<AnyShape>;
export interface AnyShape extends Shape {
  pub: Record<string, unknown>;
  own: Record<string, unknown>;
  hid: Record<string, unknown>;
  options: Record<string, string | number | boolean>;
  content: object;
}
