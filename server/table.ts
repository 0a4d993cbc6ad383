/**
 * One live table: its header and seats, the match, those who look at it. It handles one message at a time.
 *
 * The way of an answer: judged and taken by the match, written as a row, and only when the row is on the disk
 * acknowledged and shown.
 */
import type { Box } from '../games/box.ts';
import type { AnswerRow, AnyShape, Json, Match, MatchResult, Seat, Text } from '../kernel/index.ts';
import { contentHash } from '../kernel/recording.ts';
import type { By, ChatLine, ServerMessage } from '../wire/protocol.ts';
import { type Viewer, welcomeAll } from './audience.ts';
import { Bots } from './bots.ts';
import { Course } from './course.ts';
import { answerRefused, Refused, refuse, STOPPED, STORAGE_TROUBLE } from './errors.ts';
import { keepFilms } from './film.ts';
import { Following } from './following.ts';
import { tableInfo, you } from './info.ts';
import { keepLength } from './lengths.ts';
import { type Loaded, loadMatch, setupOf } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Messenger } from './notices/messenger.ts';
import { Notices } from './notices/notices.ts';
import { Onlookers } from './onlookers.ts';
import { letter } from './outbox.ts';
import { Attendance } from './presence.ts';
import { isPerson } from './seats.ts';
import { type Drafts, Overtaken, type Pen, type Store, type TableDoc } from './store/store.ts';
import { TakeBack } from './take-back.ts';
import { recentTalk } from './talk.ts';
import type { Thinkers } from './thinking/thinkers.ts';
import { Timekeeper } from './timekeeper.ts';

/** What every table of a server shares. */
export interface Around {
  readonly store: Store;
  /** The name of this node among those that share the store. */
  readonly node: string;
  now(): number;
  /** How long a bot seems to think, in milliseconds; nothing secret goes into it. */
  botPause(): number;
  /** Milliseconds a bot waits for people who might answer its offer before it goes on. */
  readonly botPatience: number;
  /** Think for bots that take their time. */
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  /** Carries notices out of the house. */
  readonly messenger: Messenger;
  /** What a game is called. */
  titleOf(game: string): Text;
  /** Work nobody waits for, but the end of the server. */
  background(work: Promise<void>, code: string): void;
  /** Something broke inside a table; for the server's own log. */
  report(error: unknown, code: string): void;
}

export class Table {
  readonly doc: TableDoc;
  readonly box: Box;
  readonly around: Around;
  /** A new one is taken when another node overtook what this one wrote. */
  pen: Pen;
  readonly viewers = new Set<Viewer>();
  /** Welcomes that wait until what they tell of is durable. */
  readonly welcomes = new Set<{ readonly viewer: Viewer }>();
  /** Those whose welcome told of what never was: they are shown nothing before the next one. */
  readonly unwelcomed = new Set<Viewer>();
  readonly attendance: Attendance;
  readonly bots: Bots;
  readonly onlookers: Onlookers;
  readonly time: Timekeeper;
  readonly notices: Notices;
  /** Drafts of answers, by seat and decision: kept for other devices and for when time is out, never logged. */
  readonly drafts = new Map<Seat, Drafts>();
  readonly course: Course;
  readonly takeBacks: TakeBack;
  readonly following: Following;
  /** The owner's cards, where somebody brought some. */
  pack: Json | undefined;
  /** The last lines of talk. */
  talk: ChatLine[] = [];
  /** The last line that was told. */
  heard = 0;
  /** This node runs its bots, absences and clocks. */
  isKept = false;
  /** When somebody last did something here. */
  touchedAt: number;
  /** Dropped from memory: whoever still holds it must ask for it again. */
  isGone = false;

  constructor(doc: TableDoc, box: Box, around: Around) {
    this.doc = doc;
    this.box = box;
    this.around = around;
    this.pen = around.store.pen(doc.code);
    this.touchedAt = around.now();
    this.course = new Course(this);
    this.attendance = new Attendance(this);
    this.bots = new Bots(this);
    this.onlookers = new Onlookers(this);
    this.time = new Timekeeper(this);
    this.takeBacks = new TakeBack(this);
    this.following = new Following(this);
    this.notices = new Notices(this);
  }

  get match(): Match<AnyShape> | undefined {
    return this.course.now?.match;
  }

  get movedAt(): number {
    return this.course.now?.movedAt ?? this.doc.createdAt;
  }

  /** The last link of the chain: what an export ends with. */
  get lastLink(): string | undefined {
    const { now } = this.course;
    return now !== undefined && now.match.seq > 0 ? now.chain : undefined;
  }

  /** The number of the last row that everybody could notice. */
  get lastMove(): number {
    return this.course.now?.moved ?? 0;
  }

  get told(): number {
    return this.course.now?.told ?? 0;
  }

  /** Takes a game that just started. */
  begin(loaded: Loaded): void {
    this.course.begin(loaded);
    this.onlookers.show();
    this.time.moved(loaded.movedAt);
    this.moved();
  }

  /** Brings the game back from the log. A game that does not reproduce is stopped at its last sound row. */
  async restore(): Promise<void> {
    const { doc, box, around } = this;
    this.talk = await recentTalk(around.store, doc.code);
    this.heard = this.talk.at(-1)?.id ?? 0;
    if (doc.pack !== undefined) this.pack = await around.store.pack(doc.code);
    if (doc.header === undefined) {
      this.course.begin(undefined);
      return;
    }
    const loaded = await loadMatch(around.store, doc, doc.header, box, this.pack);
    await this.onlookers.restore(loaded.match.seq);
    this.course.begin(loaded);
    for (const [seat, drafts] of await around.store.drafts(doc.code)) this.drafts.set(seat, drafts);
    await this.time.restore();
    if (loaded.lost !== undefined && doc.phase === 'playing') this.takeOver(loaded.lost);
    else if (loaded.unsound === undefined) this.moved();
    else {
      around.report(loaded.unsound, doc.code);
      if (doc.phase === 'playing') {
        doc.phase = 'stopped';
        this.pen.saveTable(doc);
      }
    }
  }

  /** Today's rules go on where older ones left the game; so many of its rows they cannot run, which are set aside. */
  private takeOver(lost: number): void {
    const { match, doc, pen, pack, box } = this;
    if (match === undefined || doc.header === undefined) return;
    if (lost > 0) pen.setAside(match.seq);
    const content = contentHash(box.rules, setupOf(doc.header, pack));
    const answer = match.handOver({ content, told: this.told, lost });
    const result = this.course.attempt(() => match.takeOver(answer));
    this.course.log({ seat: 0, type: 'rebase', decision: '', answer, by: 'person' }, result);
    this.course.saveSnapshot();
  }

  /** The match of a game that can go on now. */
  running(): Match<AnyShape> {
    const { doc, match } = this;
    if (this.isGone) throw new Refused(STORAGE_TROUBLE);
    // What others did is read first; whoever wants something asks again then.
    if (this.following.work !== undefined) throw this.following.meanwhile();
    if (doc.phase === 'stopped') {
      throw new Refused(STOPPED);
    }
    if (doc.phase === 'closed')
      throw refuse('closed', 'This table is closed.', { remedy: 'Open a table of your own.' });
    if (doc.phase !== 'playing' || match === undefined) {
      throw refuse('not-playing', doc.phase === 'lobby' ? 'The game has not started.' : 'The game is over.');
    }
    if (doc.paused) throw refuse('paused', 'The table is paused.', { remedy: 'The host can resume it.' });
    return match;
  }

  /** An answer, from whomever; the number of the update that shows it to its seat. */
  answer(seat: Seat, decision: string, answer: unknown, epoch: number, by: By, clientId?: string): number {
    const match = this.running();
    const result = this.guarded(() => match.submit(seat, decision, answer, epoch));
    if (result.refusal) throw answerRefused(result.refusal, 'unknown' in result);
    return this.course.log(
      { seat, type: 'answer', decision, answer, by, ...(clientId !== undefined && { clientId }) },
      result,
    );
  }

  undo(seat: Seat, all: boolean, clientId?: string): number {
    const match = this.running();
    const result = this.guarded(() => match.undo(seat, all));
    if (result.refusal) {
      throw refuse('cannot-undo', 'Nothing of yours can be undone now.', {
        refusal: result.refusal,
        remedy: 'Ask the others to go back (take-back).',
      });
    }
    const { again = [] } = result.change;
    const answer = { all, keep: match.answers - again.length, ...(again.length > 0 && { again }) };
    return this.course.log(
      { seat, type: 'undo', decision: '', answer, by: 'person', ...(clientId !== undefined && { clientId }) },
      result,
    );
  }

  takeBack(seat: Seat, standing: readonly AnswerRow[], keep: number): number {
    const match = this.running();
    const result = this.guarded(() => match.takeBack(seat, standing, keep));
    if (result.refusal) throw refuse('cannot-undo', 'There is nothing to go back to.', { refusal: result.refusal });
    return this.course.log(
      { seat, type: 'take-back', decision: '', answer: { keep: match.answers }, by: 'person' },
      result,
    );
  }

  /** A throw inside the rules is a bug: the memory of this table is dropped, and it stands at its last sound row. */
  private guarded(act: () => MatchResult): MatchResult {
    try {
      return this.course.attempt(act);
    } catch (error) {
      this.around.report(error, this.doc.code);
      this.stop();
      throw new Refused(STOPPED);
    }
  }

  private stop(): void {
    this.course.begin(undefined);
    this.doc.phase = 'stopped';
    this.bots.rest();
    this.time.changed();
    this.takeBacks.tell();
    this.save();
    void this.restore().then(
      () => welcomeAll(this),
      (error) => this.lost(error),
    );
  }

  /** The last answer was given. */
  finish(match: Match<AnyShape>): void {
    const outcome = match.outcome();
    this.doc.phase = 'finished';
    this.doc.endedAt = this.around.now();
    if (outcome) this.doc.outcome = outcome;
    this.doc.end = this.lastLink;
    this.onlookers.show();
    this.course.saveSnapshot();
    this.save();
    this.afterCommit(() =>
      this.around.background(
        keepFilms(this).then(() => keepLength(this)),
        this.doc.code,
      ),
    );
  }

  /** After every change of the game: whoever waits is told, bots are woken. */
  moved(asked = this.match?.asked() ?? []): void {
    this.takeBacks.tell();
    this.attendance.awaiting(asked.map((decision) => decision.seat));
    this.bots.wake(asked);
    this.notices.look();
  }

  /** Another node says who is there, or whom it reminds. */
  hearFrom(message: Json): void {
    const { reminder } = message as { readonly reminder?: Seat };
    if (reminder === undefined) this.attendance.hearFrom(message);
    else this.time.tellReminder(reminder);
  }

  /** Others play some seats now: who left is no longer asked, bots go on. */
  seatsChanged(): void {
    this.around.background(this.takeBacks.seatsChanged(), this.doc.code);
    this.bots.wake();
    this.attendance.tellChanges();
  }

  /** What a seat has begun to answer; undefined forgets it. */
  keepDrafts(seat: Seat, drafts: Drafts | undefined): void {
    if (drafts === undefined && !this.drafts.delete(seat)) return;
    if (drafts !== undefined) this.drafts.set(seat, drafts);
    this.pen.saveDrafts(seat, drafts);
  }

  /** Writes who may answer, and tells everybody: every answer comes before it or knows of it. */
  saveGate(): void {
    this.save(this.match?.seq);
  }

  /** Writes header and seats, and tells everybody. */
  save(after?: number): void {
    this.pen.saveTable(this.doc, after);
    const table = tableInfo(this.doc, this.box);
    this.tell((viewer) => ({ type: 'table', table, you: you(this.doc, viewer.device) }));
  }

  /** The same message for all, or one made for each. */
  tell(message: ServerMessage | ((viewer: Viewer) => ServerMessage), to: Iterable<Viewer> = this.viewers): void {
    if (this.viewers.size === 0) return;
    const common = typeof message === 'function' ? undefined : letter(JSON.stringify(message));
    const letters = [...to].map((viewer) => ({
      viewer,
      one: common ?? letter(JSON.stringify((message as (viewer: Viewer) => ServerMessage)(viewer))),
    }));
    this.afterCommit(() => {
      for (const { viewer, one } of letters) viewer.send(one);
    });
  }

  afterCommit(act: () => void): void {
    const { pen } = this;
    pen.afterCommit((error) => (error === undefined ? act() : this.failed(error, pen)));
  }

  /** Resolves when all that was done so far is durable; `done` is called in that very turn. */
  committed(done: () => void = () => {}): Promise<void> {
    const { pen } = this;
    return new Promise((resolve, reject) => {
      pen.afterCommit((error) => {
        if (error === undefined) {
          done();
          return resolve();
        }
        this.failed(error, pen);
        reject(error instanceof Overtaken ? error : new Refused(STORAGE_TROUBLE));
      });
    });
  }

  /** Resolves when nothing this node wrote is on its way. */
  async idle(): Promise<void> {
    do {
      // What failed is dealt with where it fails.
      await this.committed().catch(() => {});
    } while (!this.pen.isIdle);
  }

  private failed(error: Error, pen: Pen): void {
    if (!(error instanceof Overtaken)) this.lost(error);
    else if (pen === this.pen) this.overtaken();
  }

  /** Another node was first: the game goes back to its last durable row, and those who look on notice nothing. */
  private overtaken(): void {
    this.pen = this.around.store.pen(this.doc.code);
    this.bots.rest();
    this.course.undone();
    for (const { viewer } of this.welcomes) this.unwelcomed.add(viewer);
    this.welcomes.clear();
    this.takeBacks.undone();
    this.attendance.undone();
    this.following.overtaken();
  }

  /** What could not be saved never happened: the memory is dropped, and everybody comes back to what the disk says. */
  lost(error: unknown): void {
    if (this.isGone) return;
    this.isGone = true;
    this.around.store.letGo(this.doc.code);
    this.around.report(error, this.doc.code);
    this.bots.rest();
    this.time.rest();
    const bye = letter(JSON.stringify({ type: 'bye', problem: STORAGE_TROUBLE } satisfies ServerMessage));
    for (const viewer of this.viewers) {
      viewer.send(bye);
      viewer.drop();
    }
    this.viewers.clear();
  }

  /** Asks to run what has to be run once: bots, absences, clocks. To be asked again from time to time. */
  async keep(): Promise<void> {
    const { store } = this.around;
    const { code, phase } = this.doc;
    const isKept = (phase === 'lobby' || phase === 'playing') && (await store.keep(code).catch(() => false));
    if (this.isGone) return store.letGo(code);
    if (this.isKept && !isKept) store.letGo(code);
    const isNews = isKept !== this.isKept;
    this.isKept = isKept;
    if (isNews) {
      this.bots.wake();
      this.time.tick();
    }
  }

  /** Leaves memory: a snapshot is all that is needed to come back. */
  leaveMemory(): void {
    this.isGone = true;
    this.bots.rest();
    this.time.rest();
    this.attendance.sayNobody();
    this.around.store.letGo(this.doc.code);
    for (const seat of this.doc.seats) if (isPerson(seat) && this.attendance.isHere(seat)) seat.seen = this.told;
    this.pen.saveTable(this.doc);
    if (this.doc.phase === 'playing') this.course.saveSnapshot();
  }
}
