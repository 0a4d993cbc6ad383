/**
 * A match: one table in memory. Server, practice worker, hot-seat, replay and tests use it alike.
 *
 * It takes answers and undos one at a time and says what each seat may be told: events, and a small patch of the view.
 * Each seat's updates are numbered for themselves, and a row it cannot notice sends it nothing: no gap tells that
 * something happened.
 */
import { asked } from './agenda.ts';
import { copy } from './data.ts';
import { hash } from './hash.ts';
import { diff, type Patch } from './patch.ts';
import { begin, type Closed, clone, openScene, type Scene, seen, submit, view } from './play.ts';
import {
  type Decision,
  type Game,
  type GameEvent,
  type Json,
  type Outcome,
  type Refusal,
  type Seat,
  type SeenEvent,
  type Shape,
  SPECTATOR,
  type State,
  type View,
} from './types.ts';

/** What a table is made from. */
export interface Setup<G extends Shape> {
  readonly seats: number;
  readonly options: G['options'];
  readonly seed: string;
  /** Cards of the owner's in the place of the game's own, already checked. */
  readonly pack?: Json;
}

/** One answer that was taken. */
export interface AnswerRow {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: unknown;
}

/** One line of a table's log: an answer, an undo of one's own last answers, or a take-back all agreed to. */
export type LogRow =
  | ({ readonly type: 'answer' } & AnswerRow)
  /** Undoes this seat's last answer, or all since undo was last closed. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly all: boolean }
  /** Goes back until only this many answers are left. */
  | { readonly type: 'take-back'; readonly seat: Seat; readonly keep: number };

/** What one row did, before anybody is told. */
export interface Change {
  readonly events: readonly GameEvent[];
  /** Of the public part, the same for all. */
  readonly pub: Patch | undefined;
  /** Of each seat's own part. */
  readonly own: readonly (Patch | undefined)[];
  /** Of the state after the row. Kept on the server until the end. */
  readonly hash: string;
}

/** What one seat (or the spectators) receives. */
export interface Update {
  readonly n: number;
  readonly events: readonly SeenEvent[];
  readonly pub?: Patch;
  readonly own?: Patch;
}

/** Whether a seat can undo: what it would undo, or why not. */
export type UndoReach =
  | { readonly can: true; readonly kind: string; readonly steps: number }
  | { readonly can: false; readonly why: Closed | 'nothing' };

/** Enough to go on from: a cache, which may be deleted at any time. */
export interface Snapshot<G extends Shape> {
  readonly version: number;
  readonly seq: number;
  readonly answers: number;
  readonly epoch: number;
  readonly base: State<G>;
  readonly trailing: readonly AnswerRow[];
  readonly counts: readonly number[];
  readonly story: readonly GameEvent[];
  readonly last: { readonly seat: Seat; readonly closed: Closed } | null;
}

/** How many events a newcomer is told; older ones are in the replay. */
const STORY_LIMIT = 3000;
/** Old events are dropped this many at a time, so that a late move costs no more than an early one. */
const STORY_SLACK = 500;

export type MatchResult =
  | { readonly refusal: Refusal; readonly unknown?: true }
  | { readonly refusal?: undefined; readonly change: Change };

export class Match<G extends Shape> {
  readonly game: Game<G>;
  readonly setup: Setup<G>;
  /** How many rows the log has. */
  seq = 0;
  /** How many answers stand, undone ones not counted. */
  answers = 0;
  /** How often something was undone: an answer that names another epoch never hits another question. */
  epoch = 0;
  state: State<G>;
  /** What happened so far, for those who come later. */
  story: GameEvent[] = [];

  private readonly scene: Scene<G>;
  /** The state when undo was last closed, and the answers since. */
  private base: State<G>;
  private trailing: (AnswerRow & { kind: string })[] = [];
  private last: { seat: Seat; closed: Closed } | null = null;
  /** What has been told, as everybody has it: the base itself while nothing can be undone, never changed in place. */
  private told: Readonly<Pick<State<G>, 'pub' | 'own'>>;
  /** Updates sent so far, by seat; the last is the spectators'. */
  private counts: number[];

  private constructor(game: Game<G>, setup: Setup<G>, snapshot?: Snapshot<G>) {
    this.game = game;
    this.setup = setup;
    this.scene = openScene(game, setup.seats, setup.options, setup.seed, setup.pack);
    if (snapshot === undefined) {
      this.state = begin(game, this.scene);
      this.story = this.scene.events;
      this.counts = new Array(setup.seats + 1).fill(0);
      this.base = clone(game, this.state);
    } else {
      this.seq = snapshot.seq;
      this.answers = snapshot.answers;
      this.epoch = snapshot.epoch;
      this.counts = [...snapshot.counts];
      this.story = [...snapshot.story];
      this.last = snapshot.last;
      this.base = copy(snapshot.base);
      this.state = clone(game, this.base);
      this.redo(snapshot.trailing);
    }
    this.told = this.toldNow();
  }

  static start<G extends Shape>(game: Game<G>, setup: Setup<G>): Match<G> {
    return new Match(game, setup);
  }

  /** Goes on from a snapshot of the same version of the rules. */
  static resume<G extends Shape>(game: Game<G>, setup: Setup<G>, snapshot: Snapshot<G>): Match<G> {
    return new Match(game, setup, snapshot);
  }

  /** Runs a whole log; `each` sees every change with its row. Stops with an error at a row that is refused. */
  static replay<G extends Shape>(
    game: Game<G>,
    setup: Setup<G>,
    rows: Iterable<LogRow>,
    each?: (change: Change, row: LogRow, match: Match<G>) => void,
  ): Match<G> {
    const match = Match.start(game, setup);
    const standing: AnswerRow[] = [];
    for (const row of rows) {
      const result = match.apply(row, standing);
      if (result.refusal)
        throw new Error(`row ${match.seq + 1} is refused: ${result.refusal.key} ${result.refusal.rule}`);
      each?.(result.change, row, match);
    }
    return match;
  }

  /** Takes one row of a log. `standing` holds the answers that still stand; it is kept up to date for take-backs. */
  apply(row: LogRow, standing: AnswerRow[]): MatchResult {
    if (row.type === 'answer') {
      const result = this.submit(row.seat, row.decision, row.answer);
      if (!result.refusal) standing.push(row);
      return result;
    }
    const result =
      row.type === 'undo' ? this.undo(row.seat, row.all) : this.takeBack(row.seat, standing.slice(0, row.keep));
    if (!result.refusal) standing.length = this.answers;
    return result;
  }

  submit(seat: Seat, decision: string, answer: unknown, epoch = this.epoch): MatchResult {
    if (epoch !== this.epoch) return { refusal: { rule: '', key: 'not-open' }, unknown: true };
    const step = submit(this.game, this.state, this.scene, seat, decision, answer);
    if (step.refusal) return step;
    this.answers++;
    this.last = { seat, closed: step.closed };
    if (step.closed === undefined)
      this.trailing.push({ seat, decision, answer: copy(answer), kind: step.decision.kind });
    else this.closeUndo();
    return { change: this.change(step.events) };
  }

  /** What this seat could undo now. Others learn nothing from it. */
  undoReach(seat: Seat): UndoReach {
    const row = this.trailing.at(-1);
    if (row?.seat === seat) return { can: true, kind: row.kind, steps: this.trailing.length };
    return { can: false, why: this.last?.seat === seat ? this.last.closed : 'nothing' };
  }

  /** Undoes this seat's own last answer, or all of them back to the last point of no return. */
  undo(seat: Seat, all = false): MatchResult {
    const reach = this.undoReach(seat);
    if (!reach.can) return { refusal: { rule: '', key: `undo-${reach.why}` } };
    const undone = all ? this.trailing.length : 1;
    const kept = this.trailing.slice(0, this.trailing.length - undone);
    this.state = clone(this.game, this.base);
    this.trailing = [];
    this.redo(kept);
    this.answers -= undone;
    this.epoch++;
    this.last = kept.length > 0 ? { seat, closed: undefined } : null;
    return { change: this.change([{ type: 'undone', facts: { seat, steps: undone } }]) };
  }

  /** Goes back further, by everyone's consent: the answers that are to stand are played again from the start. */
  takeBack(seat: Seat, standing: readonly AnswerRow[]): MatchResult {
    const undone = this.answers - standing.length;
    if (undone <= 0) return { refusal: { rule: '', key: 'undo-nothing' } };
    const again = Match.start(this.game, this.setup);
    for (const row of standing) {
      const result = again.submit(row.seat, row.decision, row.answer);
      if (result.refusal) throw new Error(`an answer that stood is refused: ${result.refusal.key}`);
    }
    this.state = again.state;
    this.base = again.base;
    this.trailing = again.trailing;
    this.last = again.last;
    this.answers = standing.length;
    this.epoch++;
    return { change: this.change([{ type: 'taken-back', facts: { seat, steps: undone } }]) };
  }

  view(seat: Seat): View<G> {
    return view(this.state, seat, this.scene);
  }

  /** Whom the table waits for. */
  asked(): Decision[] {
    return asked(this.state);
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  hash(): string {
    return hash(this.state);
  }

  /** The number of the last update this seat (or the spectators) was sent. */
  count(seat: Seat): number {
    return this.counts[seat === SPECTATOR ? this.setup.seats : seat];
  }

  /** Counts this change as told to one seat: the number of its update, 0 when it cannot notice. Once per seat and change. */
  tell(seat: Seat, change: Change): number {
    const own = seat === SPECTATOR ? undefined : change.own[seat];
    if (change.events.length === 0 && change.pub === undefined && own === undefined) return 0;
    return ++this.counts[seat === SPECTATOR ? this.setup.seats : seat];
  }

  /** This change as one seat sees it, counted; undefined when it cannot notice. */
  update(seat: Seat, change: Change): Update | undefined {
    const n = this.tell(seat, change);
    if (n === 0) return undefined;
    const own = seat === SPECTATOR ? undefined : change.own[seat];
    return {
      n,
      events: change.events.map((event) => seen(event, seat)),
      ...(change.pub && { pub: change.pub }),
      ...(own && { own }),
    };
  }

  snapshot(): Snapshot<G> {
    return {
      version: this.game.version,
      seq: this.seq,
      answers: this.answers,
      epoch: this.epoch,
      base: this.base,
      trailing: this.trailing.map(({ seat, decision, answer }) => ({ seat, decision, answer })),
      counts: [...this.counts],
      story: [...this.story],
      last: this.last,
    };
  }

  private redo(rows: readonly AnswerRow[]): void {
    for (const row of rows) {
      const step = submit(this.game, this.state, this.scene, row.seat, row.decision, row.answer);
      if (step.refusal) throw new Error(`an answer that stood is refused: ${step.refusal.key}`);
      this.trailing.push({ seat: row.seat, decision: row.decision, answer: row.answer, kind: step.decision.kind });
    }
  }

  private closeUndo(): void {
    this.base = clone(this.game, this.state);
    this.trailing = [];
  }

  private change(happened: readonly GameEvent[]): Change {
    this.seq++;
    // Copied, since the rules may go on changing what an event points to.
    const events = copy(happened);
    this.story.push(...events);
    if (this.story.length > STORY_LIMIT + STORY_SLACK) this.story.splice(0, this.story.length - STORY_LIMIT);
    const pub = diff(this.told.pub, this.state.pub);
    const own = this.state.own.map((part, seat) => diff(this.told.own[seat], part));
    this.told = this.toldNow();
    return { events, pub, own, hash: hash(this.state) };
  }

  private toldNow(): Pick<State<G>, 'pub' | 'own'> {
    const { pub, own } = this.state;
    return this.trailing.length === 0 ? this.base : copy({ pub, own });
  }
}
