/**
 * The course of the game at one table: the match after its last row, and the rows that lead on, made here or followed from
 * other nodes. What is not durable yet can be undone, as if it had never been.
 */
import {
  type AnyShape,
  type Change,
  type Decision,
  isAskedFor,
  isQuiet,
  type Match,
  type MatchResult,
  type Seat,
} from '../kernel/index.ts';
import type { Viewer } from './audience.ts';
import { backTo, countUpdates, type Loaded, link, type Mark, markOf, markStoodIn, noteMove, takeRow } from './log.ts';
import type { StoredRow } from './store/store.ts';
import type { Table } from './table.ts';
import { type Entry, Letters, numberOf, Updates } from './updates.ts';

/** After so many rows the next snapshot is due; it holds the story, so a long one is written less often. */
const isSnapshotDue = (rows: number, story: number): boolean => rows >= 400 + story / 4;

type NewRow = Pick<StoredRow, 'seat' | 'type' | 'decision' | 'answer' | 'by' | 'clientId'>;

export class Course {
  readonly updates = new Updates();
  private readonly table: Table;
  private loaded: Loaded | undefined;
  private rowsSinceSnapshot = 0;
  /** The game before the first row that is not durable yet; where other nodes may be first. */
  private mark: Mark | undefined;
  /** The last row those who look on were told of. */
  private shown = 0;
  /** Who last answered what the table asked, and when. */
  private breath: { readonly seat: Seat; readonly since: number } | undefined;

  constructor(table: Table) {
    this.table = table;
  }

  get now(): Readonly<Loaded> | undefined {
    return this.loaded;
  }

  /** Goes on from there; whoever looks on is welcomed anew. */
  begin(loaded: Loaded | undefined): void {
    this.loaded = loaded;
    this.mark = undefined;
    this.shown = loaded?.match.seq ?? 0;
    this.updates.forget();
  }

  /** Tries something that makes a row. */
  attempt(act: () => MatchResult): MatchResult {
    const { loaded, table } = this;
    if (this.mark === undefined && loaded !== undefined && table.around.store.isShared) this.mark = markOf(loaded);
    return act();
  }

  /** How long this seat's next answer has to wait, so that others can come in between where the game wants it. */
  gap(seat: Seat): number {
    const { box, doc, match } = this.table;
    const { gap } = box.rules;
    if (gap === undefined || doc.fast || this.breath?.seat !== seat || match === undefined) return 0;
    const { pub, table } = match.view(seat);
    return Math.max(0, this.breath.since + gap(pub, table) - Date.now());
  }

  /** Appends the row and tells everybody what they may know, once it is durable. */
  log(row: NewRow, result: MatchResult): number {
    const { loaded, table } = this;
    const { doc, around } = table;
    if (loaded === undefined || result.refusal) throw new Error('only a change of a running match is logged');
    const since = performance.now();
    const { match } = loaded;
    const change = markStoodIn(match, result.change, row, doc);
    const asked = match.asked();
    const entry = this.count(match, change, row, asked);
    const n = numberOf(entry, row.seat) || match.count(row.seat);
    const recorded = { ...row, seq: match.seq, hash: change.hash, at: around.now() };
    loaded.chain = link(loaded.chain, recorded);
    loaded.told += change.events.length;
    noteMove(loaded, change, recorded);
    table.pen.append({ ...recorded, chain: loaded.chain, n }, doc.rev);
    table.touchedAt = recorded.at;
    if (isSnapshotDue(++this.rowsSinceSnapshot, match.story.length)) this.saveSnapshot();
    this.answered(row);
    this.show(match, change, entry, recorded);
    table.afterCommit(() => around.metrics.answered(row.by, since));
    table.attendance.answered(row);
    if (asked.length === 0) table.finish(match);
    else table.onlookers.show();
    if (!isQuiet(change)) table.time.moved(recorded.at, row);
    table.moved(asked);
    return n;
  }

  /**
   * Takes in rows that other nodes wrote, as if they had been made here; whether they fit. Those that were shown already,
   * before the game was set back, are not shown again.
   */
  follow(rows: readonly StoredRow[], standing: Parameters<typeof takeRow>[3], past?: readonly StoredRow[]): boolean {
    const { loaded, table } = this;
    if (loaded === undefined) return true;
    const { match } = loaded;
    let asked: Decision[] | undefined;
    this.mark = undefined;
    if (past !== undefined) table.onlookers.rebuild(past.slice(0, this.shown));
    for (const row of rows) {
      if (row.seq <= match.seq) continue;
      const change = takeRow(loaded, row, table.doc, standing);
      if (typeof change === 'string') return false;
      asked = match.asked();
      if (row.seq <= this.shown) countUpdates(match, change);
      else {
        this.show(match, change, this.count(match, change, row, asked), row);
        table.onlookers.show();
        this.answered(row);
        if (row.by === 'person') table.drafts.delete(row.seat);
      }
    }
    if (asked !== undefined) table.moved(asked);
    return true;
  }

  /** Another node was first: what is not durable never happened. */
  undone(): void {
    const { mark, table } = this;
    const { box, doc, pack } = table;
    if (mark !== undefined && doc.header !== undefined) this.loaded = backTo(mark, box, doc.header, pack);
    this.mark = undefined;
    this.updates.backTo(this.shown);
  }

  saveSnapshot(): void {
    const { loaded, table } = this;
    if (loaded === undefined) return;
    this.rowsSinceSnapshot = 0;
    const { match, told, chain } = loaded;
    table.pen.saveSnapshot({
      version: match.game.version,
      seq: match.seq,
      match: match.snapshot(),
      told,
      chain,
    });
  }

  private count(match: Match<AnyShape>, change: Change, { by }: Pick<StoredRow, 'by'>, asked: readonly Decision[]) {
    const awaited = asked.map((decision) => decision.seat);
    return this.updates.add(match, change, awaited, by === 'person' ? undefined : by);
  }

  /** What a row did is told once it is durable. */
  private show(match: Match<AnyShape>, change: Change, entry: Entry, { seq, at }: Pick<StoredRow, 'seq' | 'at'>): void {
    const { table } = this;
    const targets: Viewer[] = [];
    for (const viewer of table.onlookers.split().now) if (!table.unwelcomed.has(viewer)) targets.push(viewer);
    table.afterCommit(() => {
      this.shown = seq;
      if (this.loaded?.match.seq === seq) this.mark = undefined;
      const letters = new Letters(entry);
      for (const viewer of targets) {
        const message = letters.to(viewer.seat);
        if (message !== undefined) viewer.send(message, !entry.awaited.includes(viewer.seat));
      }
    });
    table.onlookers.hold(match, change, entry, at);
  }

  /** Somebody answered, here or on another node. */
  private answered({ seat, by, type, decision }: Pick<StoredRow, 'seat' | 'by' | 'type' | 'decision'>): void {
    if (type !== 'answer') return;
    if (by !== 'bot') this.table.bots.notice();
    if (this.table.box.rules.gap !== undefined && isAskedFor(decision)) this.breath = { seat, since: Date.now() };
  }
}
