/**
 * A match: one table in memory. Server, practice worker, hot-seat, replay and tests use it alike.
 *
 * It takes answers and undos one at a time and says what each seat may be told: events, and a small patch of the view.
 * Each seat's updates are numbered for themselves, and a row it cannot notice sends it nothing: no gap tells that
 * something happened.
 */
import { asked, isAskedFor } from './agenda.ts';
import { type AnswerRow, type Change, isQuiet, type LogRow, notices, type Update, undoneEvent } from './change.ts';
import { copy, renewed, same } from './data.ts';
import { hash } from './hash.ts';
import { diff } from './patch.ts';
import { begin, type Closed, clone, open, openScene, type Scene, submit, toldTo, view } from './play.ts';
import { isState, type Rebase } from './rebase.ts';
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

/** Whether a seat can undo: what it would undo, or why not. */
export type UndoReach =
  | { readonly can: true; readonly kind: string; readonly steps: number }
  | { readonly can: false; readonly why: WhyNot };

/** An answer since undo was last closed: the mover's, or another's that the mover could not notice. */
interface TrailingRow extends AnswerRow {
  readonly kind: string;
  /** What the decision was about. */
  readonly about: object;
  /** Nobody was shown anything by it, but those it concerned. */
  readonly isQuiet: boolean;
}

/** Enough to go on from: a cache, which may be deleted at any time. */
export interface Snapshot<G extends Shape> {
  readonly version: number;
  readonly seq: number;
  readonly answers: number;
  readonly epoch: number;
  readonly base: State<G>;
  readonly trailing: readonly TrailingRow[];
  /** After those; where they are none it is the base. Missing in snapshots of earlier times. */
  readonly state?: State<G>;
  readonly counts: readonly number[];
  readonly story: readonly GameEvent[];
  readonly whys: readonly WhyNot[];
  /** Where these rules took the game over, if others had begun it. */
  readonly origin?: State<G>;
}

type WhyNot = Exclude<Closed, undefined> | 'nothing';

/** How many events a newcomer is told; older ones are in the replay. */
const STORY_LIMIT = 3000;
/** So many more are kept as there may be secrets among them: how much of the story is told does not tell of those. */
const STORY_SECRETS = 1500;
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
  /** Where these rules took the game over, if others had begun it: nothing before can be taken back. Never changed in place. */
  private origin: State<G> | undefined;
  /** The state when undo was last closed, never changed in place, and the answers since. */
  private base: State<G>;
  private trailing: TrailingRow[] = [];
  /** Why each seat cannot undo, as far as it knows. */
  private whys: WhyNot[];
  /** The state of which everybody has been told their part. Like the base it shares what did not change with earlier ones. */
  private told: State<G>;
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
      this.whys = new Array(setup.seats).fill('nothing');
      this.base = clone(game, this.state);
    } else {
      this.seq = snapshot.seq;
      this.answers = snapshot.answers;
      this.epoch = snapshot.epoch;
      this.counts = [...snapshot.counts];
      this.story = [...snapshot.story];
      this.whys = [...snapshot.whys];
      this.base = copy(snapshot.base);
      if (snapshot.origin !== undefined) this.origin = copy(snapshot.origin);
      if (snapshot.state === undefined) {
        this.state = clone(game, this.base);
        this.redo(snapshot.trailing);
      } else {
        this.state = copy(snapshot.state);
        this.trailing = [...snapshot.trailing];
      }
    }
    this.told = renewed(this.base, this.state);
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
    if (row.type === 'rebase') {
      standing.length = 0;
      return this.takeOver(row.to);
    }
    const result = row.type === 'undo' ? this.undo(row.seat, row.all) : this.takeBack(row.seat, standing, row.keep);
    if (!result.refusal) {
      const { again = [] } = result.change;
      standing.length = this.answers - again.length;
      standing.push(...again);
    }
    return result;
  }

  submit(seat: Seat, decision: string, answer: unknown, epoch = this.epoch): MatchResult {
    if (epoch !== this.epoch) return { refusal: { rule: '', key: 'not-open' }, unknown: true };
    const step = submit(this.game, this.state, this.scene, seat, decision, answer);
    if (step.refusal) return step;
    this.answers++;
    const change = this.change(step.events);
    const { kind, about } = step.decision;
    this.follow({ seat, decision, answer: copy(answer), kind, about, isQuiet: isQuiet(change) }, step.closed, change);
    return { change };
  }

  /**
   * What a row does to undo: it can be undone itself, or closes all before it.
   * Unless the mover could not notice it: then their undo stays open, or its being closed would tell.
   */
  private follow(row: TrailingRow, closed: Closed, change: Change): void {
    const mover = this.trailing.at(0)?.seat ?? row.seat;
    if (closed === undefined || (mover !== row.seat && !notices(mover, change))) this.trailing.push(row);
    else this.closeUndo();
    for (const seat of this.whys.keys()) {
      if (seat === row.seat) this.whys[seat] = closed ?? 'nothing';
      else if (notices(seat, change)) this.whys[seat] = 'nothing';
    }
  }

  /** What this seat could undo now. Others learn nothing from it, nor does it learn what others did unnoticed. */
  undoReach(seat: Seat): UndoReach {
    if (this.trailing[0]?.seat !== seat) return { can: false, why: this.whys[seat] };
    const own = this.trailing.filter((row) => row.seat === seat);
    const last = own[own.length - 1];
    return { can: true, kind: last.kind, steps: own.length };
  }

  /** Undoes this seat's own last answer, or all of them back to the last point of no return. */
  undo(seat: Seat, all = false): MatchResult {
    const reach = this.undoReach(seat);
    if (!reach.can) return { refusal: { rule: '', key: `undo-${reach.why}` } };
    const undone = this.trailing.filter((row) => row.seat === seat).slice(all ? 0 : -1);
    const from = this.trailing.indexOf(undone[0]);
    const [kept, since] = [this.trailing.slice(0, from), this.trailing.slice(from)];
    this.state = clone(this.game, this.base);
    this.trailing = [];
    this.redo(kept);
    const again = this.layAgain(since.filter((row) => row.seat !== seat));
    this.answers += again.length - since.length;
    this.whys[seat] = 'nothing';
    const shown = undone.filter((row) => !row.isQuiet).length;
    // Where others saw nothing done they see nothing undone, and their questions are still the same.
    if (shown > 0) this.epoch++;
    const change = this.change([undoneEvent(seat, undone.length, shown)]);
    if (kept.length === 0) this.closeUndo();
    return { change: again.length === 0 ? change : { ...change, again } };
  }

  /**
   * What others did unnoticed while the mover went on stands again after the mover's undo, which must not betray it.
   * What hung on the moves undone, or would now be noticed, is given up: its parties see it go.
   */
  private layAgain(rows: readonly TrailingRow[]): AnswerRow[] {
    const again: AnswerRow[] = [];
    for (const row of rows) {
      const { seat, kind, about, answer } = row;
      const d = open(this.game, this.view(seat)).find((one) => one.kind === kind && same(one.about, about));
      if (d === undefined) continue;
      const before = clone(this.game, this.state);
      const step = submit(this.game, this.state, this.scene, seat, d.id, answer);
      if (step.refusal || !same(before.pub, this.state.pub)) {
        this.state = before;
        continue;
      }
      again.push({ seat, decision: d.id, answer });
      this.trailing.push({ ...row, decision: d.id });
    }
    return again;
  }

  /** Goes back further, by everyone's consent: of the answers that stand, the first ones are played again from the start. */
  takeBack(seat: Seat, standing: readonly AnswerRow[], keep: number): MatchResult {
    if (keep >= standing.length) return { refusal: { rule: '', key: 'undo-nothing' } };
    const again = Match.start(this.game, this.setup);
    if (this.origin !== undefined) again.goOnFrom(this.origin);
    for (const row of standing.slice(0, keep)) {
      const result = again.submit(row.seat, row.decision, row.answer);
      if (result.refusal) throw new Error(`an answer that stood is refused: ${result.refusal.key}`);
    }
    this.state = again.state;
    this.base = again.base;
    this.trailing = again.trailing;
    this.whys = again.whys;
    this.answers = keep;
    this.epoch++;
    // Those the table waited for: nobody is told how much else was done unasked.
    const steps = standing.slice(keep).filter(({ decision }) => isAskedFor(decision)).length;
    const change = this.change([{ type: 'taken-back', facts: { seat, steps: Math.max(1, steps) } }]);
    return { change };
  }

  /** The game as it is, for other rules to take over after `lost` rows that they cannot run. */
  handOver({ content, told, lost }: Pick<Rebase, 'content' | 'told' | 'lost'>): Rebase {
    const { seq, epoch, state, story, counts } = this;
    return copy({
      ...{ version: this.game.version, content, seq, lost, epoch, state: state as unknown as Json },
      ...{ story, counts, told },
    });
  }

  /** Goes on from where other rules left the game. What was done before cannot be undone, nor what is under way be answered late. */
  takeOver({ version, seq, lost, epoch, state, story, counts }: Rebase): MatchResult {
    if (!isState(state, this.setup.seats)) return { refusal: { rule: '', key: 'no-game' } };
    this.goOnFrom(state as unknown as State<G>);
    this.seq = seq;
    this.answers = 0;
    this.epoch = epoch + 1;
    this.story = [...story];
    this.counts = [...counts];
    const change = this.change([{ type: 'rebased', facts: { version, lost } }]);
    this.closeUndo();
    return { change };
  }

  private goOnFrom(state: State<G>): void {
    this.origin = copy(state);
    this.state = copy(state);
    this.base = this.origin;
    this.trailing = [];
    this.whys = this.whys.map(() => 'nothing');
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
    if (!notices(seat, change)) return 0;
    return ++this.counts[seat === SPECTATOR ? this.setup.seats : seat];
  }

  /** This change as one seat sees it, counted; undefined when it cannot notice. */
  update(seat: Seat, change: Change): Update | undefined {
    const n = this.tell(seat, change);
    if (n === 0) return undefined;
    const own = seat === SPECTATOR ? undefined : change.own[seat];
    return {
      n,
      events: toldTo(change.events, seat),
      ...(change.pub && { pub: change.pub }),
      ...(own && { own }),
    };
  }

  /** What this seat (or the spectators) was told so far, as much of it as a newcomer is told. */
  storyOf(seat: Seat): SeenEvent[] {
    return toldTo(this.story, seat).slice(-STORY_LIMIT);
  }

  snapshot(): Snapshot<G> {
    return this.mark()();
  }

  /** The game as it is now, to be written down only if it is asked for: a story is long, and nobody may ever come back. */
  mark(): () => Snapshot<G> {
    const { story } = this;
    const { length } = story;
    const now = {
      version: this.game.version,
      seq: this.seq,
      answers: this.answers,
      epoch: this.epoch,
      base: this.base,
      trailing: [...this.trailing],
      ...(this.trailing.length > 0 && { state: this.told }),
      counts: [...this.counts],
      whys: [...this.whys],
      ...(this.origin && { origin: this.origin }),
    };
    // What happens later is added behind it, and what is forgotten is left out of another list.
    return () => ({ ...now, story: story.slice(0, length) });
  }

  private redo(rows: readonly TrailingRow[]): void {
    for (const row of rows) {
      const step = submit(this.game, this.state, this.scene, row.seat, row.decision, row.answer);
      if (step.refusal) throw new Error(`an answer that stood is refused: ${step.refusal.key}`);
      this.trailing.push(row);
    }
  }

  /** The state was told before. */
  private closeUndo(): void {
    this.base = this.told;
    this.trailing = [];
  }

  private change(happened: readonly GameEvent[]): Change {
    this.seq++;
    // Copied, since the rules may go on changing what an event points to.
    const events = copy(happened);
    this.story.push(...events);
    const most = STORY_LIMIT + STORY_SECRETS;
    if (this.story.length > most + STORY_SLACK) this.story = this.story.slice(-most);
    const before = this.told;
    this.told = renewed(before, this.state);
    const pub = diff(before.pub, this.told.pub);
    const own = this.told.own.map((part, seat) => diff(before.own[seat], part));
    return { events, pub, own, hash: hash(this.told) };
  }
}
