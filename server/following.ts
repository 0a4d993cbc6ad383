/**
 * Keeps a table in step with other nodes.
 *
 * News say only that there is something to read: lost ones do no harm, since whoever writes without having read all is
 * overtaken. Then what is not durable here never happened: the game goes back to its last durable row, follows what the
 * others did, and whoever looks on gets ordinary updates.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { Json, Seat } from '../kernel/index.ts';
import { standingAnswers } from '../kernel/recording.ts';
import type { ChatLine } from '../wire/protocol.ts';
import { checkViewers, reseat, type Viewer, welcomeAgain, welcomeAll } from './audience.ts';
import { Refused, STORAGE_TROUBLE } from './errors.ts';
import { tableInfo, you } from './info.ts';
import { seatsOf } from './seats.ts';
import { type Clocks, type Drafts, Overtaken, type StoredRow, type TableDoc } from './store/store.ts';
import type { Table } from './table.ts';
import { hearTalk, recentTalk } from './talk.ts';

type Part = 'table' | 'rows' | 'chat' | 'drafts';
const EVERYTHING: readonly Part[] = ['table', 'rows', 'chat', 'drafts'];

/** What was read of a table; what is left out was not asked for. */
interface Read {
  readonly doc: TableDoc | undefined;
  readonly pack: Json | undefined;
  /** Those after the ones this node knows, and the answers that stood before them when a take-back needs them. */
  readonly rows: readonly StoredRow[];
  readonly standing: ReturnType<typeof standingAnswers>;
  readonly lines: readonly ChatLine[] | undefined;
  readonly drafts: ReadonlyMap<number, Drafts> | undefined;
  readonly clocks: { readonly now: Clocks | undefined } | undefined;
  /** All rows, when those who see the game late have to be shown again what they saw. */
  readonly past: readonly StoredRow[] | undefined;
  /** What this node has in memory never was. */
  readonly isUndone: boolean;
}

export class Following {
  /** What goes on, until the table is up to date. Whoever wants to change it waits. */
  work: Promise<void> | undefined;
  private readonly table: Table;
  private readonly wanted = new Set<Part>();
  /** Rows that came with the news. */
  private told: StoredRow[] = [];
  private isUndone = false;
  /** The game in memory does not agree with the rows: it has to be loaded anew. */
  private isSpoilt = false;
  /** How often something new was found. */
  private found = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /** Rows that others wrote; they need not be read when they follow those known here. */
  hearRows(rows: readonly StoredRow[]): void {
    if (this.work === undefined && this.isNext(rows)) this.followAtOnce(rows);
    else {
      this.told.push(...rows);
      this.hear();
    }
  }

  /** Whether these rows are all there is to know: nothing of this node's is on its way, and nothing is to be read beside them. */
  private isNext(rows: readonly StoredRow[]): boolean {
    const { match, pen, doc, isGone } = this.table;
    if (match === undefined || isGone || !pen.isIdle || doc.time !== undefined) return false;
    return rows.every((row, i) => row.seq === match.seq + 1 + i && row.type !== 'take-back');
  }

  /** The usual case, in the turn the news came: half of what nodes do for each other. */
  private followAtOnce(rows: readonly StoredRow[]): void {
    this.found++;
    if (this.table.course.follow(rows, [])) return;
    this.isSpoilt = true;
    this.hear('rows');
  }

  /** Something may be new. */
  hear(...parts: readonly Part[]): void {
    for (const part of parts) this.wanted.add(part);
    this.work ??= this.run();
  }

  /** Looks whether others did something; whether they did. */
  async look(): Promise<boolean> {
    if (!this.table.around.store.isShared) return false;
    const before = this.found;
    this.hear('table', 'rows', 'drafts');
    await this.work;
    if (this.table.isGone) throw new Refused(STORAGE_TROUBLE);
    return this.found !== before;
  }

  /** Something may have been missed. */
  lookAtAll(): void {
    this.hear(...EVERYTHING);
    this.table.attendance.greet();
  }

  /** Another node was first: what this one did since is to be forgotten. */
  overtaken(): void {
    this.isUndone = true;
    this.found++;
    this.hear(...EVERYTHING);
  }

  /** For whoever comes in between: what they may have begun in memory is forgotten. */
  meanwhile(): Overtaken {
    this.isUndone = true;
    this.hear(...EVERYTHING);
    return new Overtaken(this.table.doc.code);
  }

  private async run(): Promise<void> {
    const { table } = this;
    // What one commit brought is read together.
    await turn();
    try {
      while ((this.wanted.size > 0 || this.told.length > 0) && !table.isGone) {
        const read = await this.read();
        await table.idle();
        // What was read while something was undone here is read again.
        if (!this.isUndone && !table.isGone) await this.take(read);
      }
    } catch (error) {
      table.lost(error);
    }
    // In the same turn as the last look at what is wanted.
    this.work = undefined;
    if (!table.isGone) table.bots.wake();
  }

  private async read(): Promise<Read> {
    const { doc: known, around, match } = this.table;
    const { store } = around;
    const { code } = known;
    const parts = new Set(this.wanted);
    const isUndone = this.isUndone;
    const told = parts.has('rows') ? undefined : next(this.told, match?.seq ?? 0);
    this.told = [];
    this.wanted.clear();
    this.isUndone = false;
    const [doc, rows, lines, drafts] = await Promise.all([
      parts.has('table') ? store.table(code) : undefined,
      match === undefined ? [] : (told ?? store.rows(code, match.seq)),
      parts.has('chat') ? recentTalk(store, code) : undefined,
      parts.has('drafts') ? store.drafts(code) : undefined,
    ]);
    const isOtherPack = doc?.pack !== undefined && doc.pack.hash !== known.pack?.hash;
    const pack = isOtherPack ? await store.pack(code) : this.table.pack;
    const needsPast = rows.some((row) => row.type === 'take-back');
    const standing = needsPast ? standingAnswers((await store.rows(code, 0)).slice(0, rows[0].seq - 1)) : [];
    const isTimed = doc?.time !== undefined || known.time !== undefined;
    const clocks = isTimed && (rows.length > 0 || doc !== undefined) ? { now: await store.clocks(code) } : undefined;
    const past = isUndone && this.table.onlookers.areLate ? await store.rows(code, 0) : undefined;
    return { doc, pack, rows, standing, lines, drafts, clocks, past, isUndone };
  }

  /** Takes in what others did, in one turn but for a game that has to be loaded. */
  private async take({ doc, pack, rows, standing, lines, drafts, clocks, past, isUndone }: Read): Promise<void> {
    const { table } = this;
    const isNew = doc !== undefined && (isUndone || doc.rev > table.doc.rev);
    const before = { phase: table.doc.phase, header: table.doc.header };
    const seats = new Map<Viewer, readonly Seat[]>();
    if (isNew) {
      for (const viewer of table.viewers) seats.set(viewer, seatsOf(table.doc, viewer.device));
      install(table.doc, doc);
      table.pack = doc.pack === undefined ? undefined : pack;
    }
    if (drafts !== undefined) {
      table.drafts.clear();
      for (const [seat, kept] of drafts) table.drafts.set(seat, kept);
    }
    const isOtherGame =
      isNew && (before.header?.seed !== doc.header?.seed || (before.phase === 'stopped') !== (doc.phase === 'stopped'));
    const isSound = !isOtherGame && !this.isSpoilt && table.course.follow(rows, standing, past);
    this.isSpoilt = false;
    if (!isSound) await table.restore();
    if (isNew) {
      for (const viewer of table.viewers) reseat(table, viewer, seats.get(viewer) ?? []);
      checkViewers(table);
      if (isSound) {
        const info = tableInfo(table.doc, table.box);
        table.tell((viewer) => ({ type: 'table', table: info, you: you(table.doc, viewer.device) }));
      }
    }
    if (clocks !== undefined) table.time.take(clocks.now);
    if (!isSound) welcomeAll(table);
    welcomeAgain(table);
    if (lines !== undefined) hearTalk(table, lines);
    table.takeBacks.tell();
    table.onlookers.show();
    table.attendance.tellChanges();
    if (isNew || !isSound || rows.length > 0) this.found++;
  }
}

/** Of these rows the ones after `seq`; undefined when one is missing among them. */
function next(rows: readonly StoredRow[], seq: number): readonly StoredRow[] | undefined {
  const later = rows.filter((row) => row.seq > seq);
  return later.every((row, i) => row.seq === seq + 1 + i) ? later : undefined;
}

/** The table as the store has it, in the place of what was known; what each seat has seen is kept where it is more. */
function install(doc: TableDoc, fresh: TableDoc): void {
  for (const seat of fresh.seats) {
    if (seat.kind !== 'person') continue;
    for (const known of doc.seats) {
      if (known.kind === 'person' && known.devices[0] === seat.devices[0] && doc.phase === fresh.phase)
        seat.seen = Math.max(seat.seen, known.seen);
    }
  }
  for (const key of Object.keys(doc)) if (!(key in fresh)) delete doc[key as 'request'];
  Object.assign(doc, fresh);
}
