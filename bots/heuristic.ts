/** What a game tells the bots: how a sensible player of it values an answer. */
import type { AnyShape, Chance, Decision, Fixed, Seat, Shape, State, View } from '../kernel/index.ts';

export interface Heuristic<G extends Shape = AnyShape> {
  /**
   * How good this legal answer looks from this seat, knowing only its view.
   * In share of a win (0…1) where possible: only order and differences matter. For a composed answer it is also asked
   * about unfinished ones, which are worth what they will probably become.
   */
  score(v: View<G>, d: Decision, a: unknown): number;
  /** The same as a beginner sees it, who looks at the obvious only; absent: as `score` does. */
  firstSight?(v: View<G>, d: Decision, a: unknown): number;
  /** How an answer looks to the others, so that temperaments can lean to it or from it; absent: like any other. */
  manner?(v: View<G>, d: Decision, a: unknown): Manner;
  /** An unasked answer worth giving now, if any. */
  volunteer?(v: View<G>, may: readonly Decision[], chance: Chance): Unasked | undefined;
  /**
   * What else could be said or done unasked, for whoever has the time to think it through: offers that others may have reason
   * to accept, and another answer to theirs. Legal or not; few, and none where there is nothing to bargain about.
   */
  offers?(v: View<G>, may: readonly Decision[]): readonly Unasked[];
  /** Whose unasked answers are worth waiting for before this decision is taken: people need a while to bargain. */
  waitsFor?(v: View<G>, d: Decision): readonly Seat[];
  /**
   * The same game as one looks at it who has *maître*'s time: its first opinion of an answer, what it does unasked, and how it plays on
   * itself in thoughts. Others are thought to look at it as everybody does. Absent: so does *maître*.
   */
  readonly patient?: Heuristic<G>;
  /** What thinking ahead wants to know; absent: thoughts go on to the end of the game. */
  readonly foresight?: Foresight<G>;
}

/** How far, how widely and how quickly this game is thought ahead. Worlds thought of are made up, so all of them may be seen. */
export interface Foresight<G extends Shape = AnyShape> {
  /** What each seat's chance to win is read from: a row of numbers per seat, in the order of `weights`. */
  features(s: State<G>, table: Fixed<G>): readonly (readonly number[])[];
  /**
   * How much each of them counts, fitted on games among *malins* by scripts/fit.ts. `xEarly` and `xLate` are x again, weighed by
   * time; the game's words tell people what each x is.
   */
  readonly weights: { readonly [feature: string]: number };
  /** Time as the game counts it: it rises, and answers hardly change how. */
  clock(s: State<G>, table: Fixed<G>): number;
  /** How much of that time is thought ahead. */
  readonly horizon: number;
  /** How many answers to one question are thought through. */
  readonly width: number;
  /** How many thoughts a second holds on a usual machine: what makes a budget the same everywhere. */
  readonly pace: number;
  /** How far `score` is usually wrong about the difference between two answers, in share of a win; absent: the usual. */
  readonly doubt?: number;
  /** Whether unasked answers are thought of too; where they matter little they cost more than they tell. */
  readonly talks: boolean;
  /**
   * Changes a world made up from this view, in place: what others hide is drawn again by how likely they would have done with it
   * what they did. Absent: all worlds that agree with the view are as likely.
   */
  settle?(s: State<G>, v: View<G>, chance: Chance): void;
  /**
   * What this answer is decided together with: answers to one's own questions that follow at once, such as whom a card is for.
   * Each plan is thought through by itself. None, or only one: those questions are answered as they come.
   */
  plans?(v: View<G>, d: Decision, a: unknown): readonly Plan[];
  /** An answer as a sensible player would give it in a hurry, where `score` takes long; undefined: as `score` says. */
  quick?(v: View<G>, d: Decision, chance: Chance): unknown;
}

export interface Plan {
  /** The answers, in the order they will be asked for. */
  readonly next: readonly unknown[];
  /** What `score` would make of the answer, if it knew of them. */
  readonly worth: number;
}

/** What colours an answer beside its worth, each from 0 (not at all) to 1 (very). */
export type Manner = { readonly [trait in Trait]?: number };

export type Trait =
  /** It may go badly wrong. */
  | 'risk'
  /** It hurts somebody in particular. */
  | 'malice'
  /** It is done to see what happens. */
  | 'curiosity';

/** An answer nobody asked for. */
export interface Unasked {
  readonly decision: Decision;
  readonly answer: unknown;
  /** What it seems to gain over silence, in share of a win; absent: whoever thinks ahead finds out. */
  readonly gain?: number;
  /** Words that change nothing: they are said without thinking ahead. */
  readonly isTalk?: true;
}
