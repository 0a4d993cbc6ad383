/** The store in one SQLite file. Objects become text here; the database sees no others. */
import { randomBytes } from 'node:crypto';
import type { Json, Seat } from '../../kernel/index.ts';
import type { ChatLine, Code } from '../../wire/protocol.ts';
import type { TextRow, Write } from './database.ts';
import type { DatabaseThread } from './database-thread.ts';
import { Author, type CommitListener, Journal } from './journal.ts';
import {
  type Census,
  type Clocks,
  type Device,
  type Drafts,
  devicesOf,
  type LengthCount,
  Overtaken,
  type Pen,
  type Store,
  type StoredRow,
  type StoredSnapshot,
  type TableDoc,
} from './store.ts';

export class SqliteStore implements Store {
  private readonly database: DatabaseThread;
  private readonly journal: Journal<Write>;
  readonly isShared = false;

  constructor(database: DatabaseThread) {
    this.database = database;
    this.journal = new Journal((parts) => this.commit(parts));
  }

  async table(code: Code): Promise<TableDoc | undefined> {
    return parsed(await (await this.upToDate()).ask('table', code));
  }

  async tablesOf(device: Device): Promise<TableDoc[]> {
    return (await (await this.upToDate()).ask('tablesOf', device)).map((doc) => JSON.parse(doc));
  }

  async rows(code: Code, after: number): Promise<StoredRow[]> {
    return (await (await this.upToDate()).ask('rows', code, after)).map(parsedRow);
  }

  async rowOf(code: Code, seat: Seat, clientId: string): Promise<StoredRow | undefined> {
    const row = await (await this.upToDate()).ask('rowOf', code, seat, clientId);
    return row && parsedRow(row);
  }

  async snapshot(code: Code): Promise<StoredSnapshot | undefined> {
    return parsed(await (await this.upToDate()).ask('snapshot', code));
  }

  async film(code: Code, seat: Seat): Promise<Uint8Array | undefined> {
    return (await this.upToDate()).ask('film', code, seat);
  }

  async chat(code: Code, last: number): Promise<ChatLine[]> {
    return (await (await this.upToDate()).ask('chat', code, last)).map((line) => JSON.parse(line));
  }

  async secret(name: string): Promise<string> {
    return (await this.upToDate()).ask('secret', name, randomBytes(32).toString('hex'));
  }

  async pack(code: Code): Promise<Json | undefined> {
    return parsed(await (await this.upToDate()).ask('pack', code));
  }

  async clocks(code: Code): Promise<Clocks | undefined> {
    return parsed(await (await this.upToDate()).ask('clocks', code));
  }

  async overdue(before: number): Promise<Code[]> {
    return (await this.upToDate()).ask('overdue', before);
  }

  async drafts(code: Code): Promise<ReadonlyMap<Seat, Drafts>> {
    const drafts = await (await this.upToDate()).ask('drafts', code);
    return new Map(drafts.map(([seat, text]) => [seat, JSON.parse(text)]));
  }

  async bytes(): Promise<number> {
    return (await this.upToDate()).ask('bytes');
  }

  async census(): Promise<Census> {
    return (await this.upToDate()).ask('census');
  }

  async finished(game: string): Promise<Code[]> {
    return (await this.upToDate()).ask('finished', game);
  }

  async lengths(): Promise<LengthCount[]> {
    return (await this.upToDate()).ask('lengths');
  }

  async backup(file: string): Promise<void> {
    await (await this.upToDate()).ask('backup', file);
  }

  watch(listener: CommitListener): void {
    this.journal.listener = listener;
  }

  trouble(): Promise<Error | undefined> {
    const author = new Author(this.journal);
    author.write(['beat', Date.now()]);
    return new Promise((resolve) => author.afterCommit(resolve));
  }

  pen(code: Code): Pen {
    return new SqlitePen(this.journal, code);
  }

  // One process has the file: there are no other nodes to hear of, and all tables are its own to keep.
  hear(): void {}
  say(): void {}
  async keep(): Promise<boolean> {
    return true;
  }
  letGo(): void {}

  async close(): Promise<void> {
    await (await this.upToDate()).close();
  }

  private async commit(parts: readonly (readonly Write[])[]): Promise<(Overtaken | undefined)[]> {
    const overtaken = await this.database.ask('commit', parts);
    return overtaken.map((code) => (code === undefined ? undefined : new Overtaken(code)));
  }

  /** The database once all is in it that was written before. */
  private async upToDate(): Promise<DatabaseThread> {
    await this.journal.settled();
    return this.database;
  }
}

/** Objects are written down as they are now; they may change before the next commit. */
class SqlitePen extends Author<Write> implements Pen {
  private readonly code: Code;

  constructor(journal: Journal<Write>, code: Code) {
    super(journal);
    this.code = code;
  }

  saveTable(doc: TableDoc): void {
    doc.rev++;
    const { phase, rev } = doc;
    const text = JSON.stringify(doc);
    const devices = devicesOf(doc);
    this.write(['saveTable', this.code, rev, phase, text, devices]);
  }

  append(row: StoredRow): void {
    this.write(['append', this.code, { ...row, answer: JSON.stringify(row.answer) }]);
  }

  saveSnapshot(snapshot: StoredSnapshot): void {
    const text = JSON.stringify(snapshot);
    this.write(['saveSnapshot', this.code, text]);
  }

  savePack(pack: Json | undefined): void {
    const text = pack === undefined ? undefined : JSON.stringify(pack);
    this.write(['savePack', this.code, text]);
  }

  saveFilm(seat: Seat, film: Uint8Array): void {
    this.write(['saveFilm', this.code, seat, film]);
  }

  addChat(line: ChatLine): void {
    const text = JSON.stringify(line);
    this.write(['addChat', this.code, line.id, text]);
  }

  saveClocks(clocks: Clocks | undefined, due: number | undefined): void {
    const text = clocks && JSON.stringify(clocks);
    this.write(['saveClocks', this.code, text, due]);
  }

  saveDrafts(seat: Seat, drafts: Drafts | undefined): void {
    const text = drafts && JSON.stringify(drafts);
    this.write(['saveDrafts', this.code, seat, text]);
  }

  setAside(seq: number): void {
    this.write(['setAside', this.code, seq]);
  }
}

const parsed = <T>(text: string | undefined): T | undefined => (text === undefined ? undefined : JSON.parse(text));
const parsedRow = (row: TextRow): StoredRow => ({ ...row, answer: JSON.parse(row.answer) });
