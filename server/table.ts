/**
 * One live table: its header and seats, the match, those who look at it. It handles one message at a time.
 *
 * The way of an answer: judged and taken by the match, written as a row, and only when the row is on the disk
 * acknowledged and shown.
 */
import type { Box } from '../games/box.ts';
import { type AnyShape, type Match, type MatchResult, type Seat, SPECTATOR } from '../kernel/index.ts';
import type { By, ChatLine, Problem, ServerMessage, WelcomeMessage } from '../wire/protocol.ts';
import { Bots } from './bots.ts';
import { Refused, refuse } from './errors.ts';
import { keepFilms } from './film.ts';
import { play, sinceSeen, tableInfo, you } from './info.ts';
import { type Loaded, link, loadMatch, markStoodIn } from './log.ts';
import { Attendance } from './presence.ts';
import { isPerson, seatsOf } from './seats.ts';
import type { Device, Store, StoredRow, TableDoc } from './store/store.ts';
import type { PendingTakeBack } from './take-back.ts';
import { recentTalk } from './talk.ts';
import { numberOf, Updates, updateText } from './updates.ts';

/** Somebody who looks at a table through a socket, from a seat or from outside. */
export interface Viewer {
  readonly device: Device;
  seat: Seat;
  send(text: string): void;
  /** Ends the connection; the client comes back by itself. */
  drop(): void;
}

/** What every table of a server shares. */
export interface Around {
  readonly store: Store;
  now(): number;
  /** How long a bot seems to think, in milliseconds; nothing secret goes into it. */
  botPause(): number;
  /** Work nobody waits for, but the end of the server. */
  background(work: Promise<void>, code: string): void;
  /** Something broke inside a table; for the server's own log. */
  report(error: unknown, code: string): void;
}

/** After so many rows the next snapshot is due; it holds the story, so a long one is written less often. */
const isSnapshotDue = (rows: number, story: number): boolean => rows >= 100 + story / 8;

type NewRow = Pick<StoredRow, 'seat' | 'type' | 'decision' | 'answer' | 'by' | 'clientId'>;

export class Table {
  readonly doc: TableDoc;
  readonly box: Box;
  readonly around: Around;
  readonly viewers = new Set<Viewer>();
  readonly attendance: Attendance;
  readonly bots: Bots;
  /** Drafts of answers, by seat and decision: kept for other devices, never logged. */
  readonly drafts = new Map<Seat, { [decision: string]: unknown }>();
  readonly updates = new Updates();
  request: PendingTakeBack | undefined;
  /** The last lines of talk. */
  talk: ChatLine[] = [];
  /** When somebody last did something here. */
  touchedAt: number;
  private loaded: Loaded | undefined;
  private rowsSinceSnapshot = 0;
  /** Dropped from memory: whoever still holds it must ask for it again. */
  isGone = false;

  constructor(doc: TableDoc, box: Box, around: Around) {
    this.doc = doc;
    this.box = box;
    this.around = around;
    this.touchedAt = around.now();
    this.attendance = new Attendance(this);
    this.bots = new Bots(this);
  }

  get match(): Match<AnyShape> | undefined {
    return this.loaded?.match;
  }

  get movedAt(): number {
    return this.loaded?.movedAt ?? this.doc.createdAt;
  }

  get told(): number {
    return this.loaded?.told ?? 0;
  }

  /** Takes a game that just started. */
  begin(loaded: Loaded): void {
    this.loaded = loaded;
    this.moved();
  }

  /** Brings the game back from the log. A game that does not reproduce is stopped at its last sound row. */
  async restore(): Promise<void> {
    const { doc, box, around } = this;
    this.talk = await recentTalk(around.store, doc.code);
    if (doc.header === undefined) return;
    const loaded = await loadMatch(around.store, doc, doc.header, box);
    this.loaded = loaded;
    this.updates.forget();
    if (loaded.unsound === undefined) this.moved();
    else {
      around.report(loaded.unsound, doc.code);
      if (doc.phase === 'playing') {
        doc.phase = 'stopped';
        around.store.saveTable(doc);
      }
    }
  }

  /** The match of a game that can go on now. */
  running(): Match<AnyShape> {
    const { doc, match } = this;
    if (this.isGone) throw new Refused(STORAGE_TROUBLE);
    if (doc.phase === 'stopped') {
      throw refuse('stopped', 'Something went wrong in this game; it is stopped at its last sound move.', {
        remedy: 'The host may go back a few moves, or close the table and export it.',
      });
    }
    if (doc.phase === 'closed')
      throw refuse('closed', 'The host has closed this table.', { remedy: 'Open a table of your own.' });
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
    if (result.refusal) throw answerRefused(result);
    return this.log(
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
    const answer = { all, keep: match.answers };
    return this.log(
      { seat, type: 'undo', decision: '', answer, by: 'person', ...(clientId !== undefined && { clientId }) },
      result,
    );
  }

  takeBack(seat: Seat, standing: Parameters<Match<AnyShape>['takeBack']>[1]): number {
    const match = this.running();
    const result = this.guarded(() => match.takeBack(seat, standing));
    if (result.refusal) throw refuse('cannot-undo', 'There is nothing to go back to.', { refusal: result.refusal });
    return this.log({ seat, type: 'take-back', decision: '', answer: { keep: match.answers }, by: 'person' }, result);
  }

  /** A throw inside the rules is a bug: the memory of this table is dropped, and it stands at its last sound row. */
  private guarded(act: () => MatchResult): MatchResult {
    try {
      return act();
    } catch (error) {
      this.around.report(error, this.doc.code);
      this.stop();
      throw refuse('stopped', 'Something went wrong in this game; it is stopped at its last sound move.', {
        remedy: 'The host may go back a few moves, or close the table and export it.',
      });
    }
  }

  private stop(): void {
    this.loaded = undefined;
    this.doc.phase = 'stopped';
    this.bots.rest();
    this.save();
    void this.restore().then(
      () => this.welcomeAll(),
      (error) => this.lost(error),
    );
  }

  /** Appends the row and tells everybody what they may know, once it is durable. */
  private log(row: NewRow, result: MatchResult): number {
    const { loaded, doc, around } = this;
    if (loaded === undefined || result.refusal) throw new Error('only a change of a running match is logged');
    const { match } = loaded;
    const change = markStoodIn(match, result.change, row, doc);
    const awaited = match.asked().map((decision) => decision.seat);
    const entry = this.updates.add(match, change, awaited, row.by === 'person' ? undefined : row.by);
    const n = numberOf(entry, row.seat) || match.count(row.seat);
    const recorded = { ...row, seq: match.seq, hash: change.hash, at: around.now() };
    loaded.chain = link(loaded.chain, recorded);
    loaded.told += change.events.length;
    loaded.movedAt = recorded.at;
    around.store.append(doc.code, { ...recorded, chain: loaded.chain, n });
    if (isSnapshotDue(++this.rowsSinceSnapshot, match.story.length)) this.saveSnapshot();
    const targets = [...this.viewers];
    this.afterCommit(() => {
      for (const viewer of targets) {
        const text = updateText(entry, viewer.seat);
        if (text !== undefined) viewer.send(text);
      }
    });
    this.attendance.answered(row);
    if (awaited.length === 0) this.finish(match);
    this.moved();
    return n;
  }

  private finish(match: Match<AnyShape>): void {
    const outcome = match.outcome();
    this.doc.phase = 'finished';
    this.doc.endedAt = this.around.now();
    if (outcome) this.doc.outcome = outcome;
    this.saveSnapshot();
    this.save();
    this.afterCommit(() => this.around.background(keepFilms(this), this.doc.code));
  }

  /** After every change of the game: whoever waits is told, bots are woken. */
  private moved(): void {
    this.touchedAt = this.around.now();
    this.request?.movedOn();
    const asked = this.match?.asked() ?? [];
    this.attendance.awaiting(asked.map((decision) => decision.seat));
    this.bots.wake(asked);
  }

  /** Writes header and seats, and tells everybody. */
  save(): void {
    this.around.store.saveTable(this.doc);
    this.announce();
  }

  saveSnapshot(): void {
    const { loaded, doc } = this;
    if (loaded === undefined) return;
    this.rowsSinceSnapshot = 0;
    const { match, told, chain } = loaded;
    this.around.store.saveSnapshot(doc.code, {
      version: match.game.version,
      seq: match.seq,
      match: match.snapshot(),
      told,
      chain,
    });
  }

  announce(): void {
    const table = tableInfo(this.doc, this.box);
    this.tell((viewer) => ({ type: 'table', table, you: you(this.doc, viewer.device) }));
  }

  /** The same message for all, or one made for each. */
  tell(message: ServerMessage | ((viewer: Viewer) => ServerMessage)): void {
    if (this.viewers.size === 0) return;
    const common = typeof message === 'function' ? undefined : JSON.stringify(message);
    const letters = [...this.viewers].map((viewer) => ({
      viewer,
      text: common ?? JSON.stringify((message as (viewer: Viewer) => ServerMessage)(viewer)),
    }));
    this.afterCommit(() => {
      for (const { viewer, text } of letters) viewer.send(text);
    });
  }

  /** All a viewer needs, or only what it missed. */
  welcome(viewer: Viewer, last?: { n: number; epoch: number }): void {
    const { doc, match } = this;
    const { seat } = viewer;
    const missed = match && last && this.missedSince(match, seat, last);
    const message: WelcomeMessage = {
      type: 'welcome',
      table: tableInfo(doc, this.box),
      you: you(doc, viewer.device),
      seat,
      ...(match && !missed && { play: play(match, seat, sinceSeen(doc, seat, this.told), this.drafts.get(seat)) }),
      ...(missed && { resumed: true }),
      presence: this.attendance.info(),
      chat: this.talk,
      ...(this.request && { request: this.request.info() }),
    };
    const texts = [JSON.stringify(message), ...(missed ?? [])];
    this.afterCommit(() => {
      for (const text of texts) viewer.send(text);
    });
  }

  private missedSince(match: Match<AnyShape>, seat: Seat, last: { n: number; epoch: number }): string[] | undefined {
    // After a game was set back the numbers may mean something else.
    if (last.n === match.count(seat) && last.epoch !== match.epoch) return undefined;
    return this.updates.since(match, seat, last.n);
  }

  /** Everybody starts afresh: the game began, or was set back. */
  welcomeAll(): void {
    for (const viewer of this.viewers) this.welcome(viewer);
  }

  /** Whether a device may look from here: from its own seat, or from outside when that is allowed. */
  viewpoint(device: Device, wanted: Seat | undefined): Seat {
    const own = seatsOf(this.doc, device);
    if (wanted !== undefined && wanted !== SPECTATOR) {
      if (own.includes(wanted)) return wanted;
      throw refuse('not-your-seat', `Seat ${wanted} is not yours.`, {
        field: 'seat',
        remedy: 'Watch from outside (seat −1), or open your personal link on this device.',
      });
    }
    if (own.length > 0) return wanted ?? own[0];
    const isOpen = this.doc.spectators || this.doc.host === device || this.doc.phase === 'lobby';
    if (isOpen) return SPECTATOR;
    throw refuse('no-spectators', 'The host has closed this table to spectators.', {
      remedy: 'Ask the host for a seat, or open a table of your own.',
    });
  }

  /** Whoever may no longer look from where they do sees the public side of the table, or nothing. */
  checkViewers(): void {
    for (const viewer of this.viewers) {
      try {
        const seat = this.mayLookFrom(viewer) ? viewer.seat : this.viewpoint(viewer.device, undefined);
        if (seat === viewer.seat) continue;
        viewer.seat = seat;
        this.welcome(viewer);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.viewers.delete(viewer);
        const text = JSON.stringify({ type: 'bye', problem: error.problem } satisfies ServerMessage);
        this.afterCommit(() => viewer.send(text));
      }
    }
  }

  private mayLookFrom({ device, seat }: Viewer): boolean {
    return seat === SPECTATOR
      ? this.viewpoint(device, SPECTATOR) === SPECTATOR
      : seatsOf(this.doc, device).includes(seat);
  }

  afterCommit(act: () => void): void {
    this.around.store.afterCommit((error) => {
      if (error === undefined) act();
      else this.lost(error);
    });
  }

  /** Resolves when all that was done so far is durable. */
  committed(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.around.store.afterCommit((error) => {
        if (error === undefined) return resolve();
        this.lost(error);
        reject(new Refused(STORAGE_TROUBLE));
      });
    });
  }

  /** What could not be saved never happened: the memory is dropped, and everybody comes back to what the disk says. */
  private lost(error: unknown): void {
    if (this.isGone) return;
    this.isGone = true;
    this.around.report(error, this.doc.code);
    this.bots.rest();
    const text = JSON.stringify({ type: 'bye', problem: STORAGE_TROUBLE } satisfies ServerMessage);
    for (const viewer of this.viewers) {
      viewer.send(text);
      viewer.drop();
    }
    this.viewers.clear();
  }

  /** Leaves memory: a snapshot is all that is needed to come back. */
  leaveMemory(): void {
    this.isGone = true;
    this.bots.rest();
    for (const seat of this.doc.seats) if (isPerson(seat) && this.attendance.isHere(seat)) seat.seen = this.told;
    this.around.store.saveTable(this.doc);
    if (this.doc.phase === 'playing') this.saveSnapshot();
  }
}

export const STORAGE_TROUBLE: Problem = {
  error: 'storage-trouble',
  reason: 'The table is paused: the server cannot save right now. Nothing is lost.',
  remedy: 'Try again in a moment; the host finds the cause in the log of the server.',
};

/** The rules' refusal of an answer as a problem with the request. */
function answerRefused(result: MatchResult & { refusal: object }): Refused {
  const { refusal } = result;
  if ('unknown' in result) {
    return refuse('not-open', 'That question is not open to this seat (any more).', {
      field: 'decision',
      refusal,
      remedy: 'Look at the table as it is now.',
    });
  }
  if (refusal.key === 'not-an-answer') {
    return refuse('refused', 'That is not an answer to this question.', {
      field: 'answer',
      refusal,
      remedy: 'The view lists the legal answers.',
    });
  }
  return refuse('refused', `The rules refuse this answer: ${refusal.key} (${refusal.rule}).`, {
    field: 'answer',
    refusal,
  });
}
