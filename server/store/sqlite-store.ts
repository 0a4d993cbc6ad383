/** The store in one SQLite file. Objects become text here; the database sees no others. */
import { randomBytes } from 'node:crypto';
import type { Json, Seat } from '../../kernel/index.ts';
import type { ChatLine, Code } from '../../wire/protocol.ts';
import type { Database, TextRow, Write } from './database.ts';
import { Author, type CommitListener, Journal } from './journal.ts';
import {
  type Census,
  type Clocks,
  type Device,
  type Drafts,
  devicesOf,
  type LengthCount,
  type Pen,
  type Store,
  type StoredRow,
  type StoredSnapshot,
  type TableDoc,
} from './store.ts';

export class SqliteStore implements Store {
  private readonly database: Database;
  private readonly journal: Journal<Write>;
  readonly isShared = false;

  constructor(database: Database) {
    this.database = database;
    this.journal = new Journal((parts) => database.commit(parts));
  }

  async table(code: Code): Promise<TableDoc | undefined> {
    return parsed((await this.upToDate()).table(code));
  }

  async tablesOf(device: Device): Promise<TableDoc[]> {
    return (await this.upToDate()).tablesOf(device).map((doc) => JSON.parse(doc));
  }

  async rows(code: Code, after: number): Promise<StoredRow[]> {
    return (await this.upToDate()).rows(code, after).map(parsedRow);
  }

  async rowOf(code: Code, seat: Seat, clientId: string): Promise<StoredRow | undefined> {
    const row = (await this.upToDate()).rowOf(code, seat, clientId);
    return row && parsedRow(row);
  }

  async snapshot(code: Code): Promise<StoredSnapshot | undefined> {
    return parsed((await this.upToDate()).snapshot(code));
  }

  async film(code: Code, seat: Seat): Promise<Uint8Array | undefined> {
    return (await this.upToDate()).film(code, seat);
  }

  async chat(code: Code, last: number): Promise<ChatLine[]> {
    return (await this.upToDate()).chat(code, last).map((line) => JSON.parse(line));
  }

  async secret(name: string): Promise<string> {
    return (await this.upToDate()).secret(name, randomBytes(32).toString('hex'));
  }

  async pack(code: Code): Promise<Json | undefined> {
    return parsed((await this.upToDate()).pack(code));
  }

  async clocks(code: Code): Promise<Clocks | undefined> {
    return parsed((await this.upToDate()).clocks(code));
  }

  async overdue(before: number): Promise<Code[]> {
    return (await this.upToDate()).overdue(before);
  }

  async drafts(code: Code): Promise<ReadonlyMap<Seat, Drafts>> {
    return new Map((await this.upToDate()).drafts(code).map(([seat, text]) => [seat, JSON.parse(text)]));
  }

  async bytes(): Promise<number> {
    return (await this.upToDate()).bytes();
  }

  async census(): Promise<Census> {
    return (await this.upToDate()).census();
  }

  async finished(game: string): Promise<Code[]> {
    return (await this.upToDate()).finished(game);
  }

  async lengths(): Promise<LengthCount[]> {
    return (await this.upToDate()).lengths();
  }

  async backup(file: string): Promise<void> {
    await (await this.upToDate()).backup(file);
  }

  watch(listener: CommitListener): void {
    this.journal.listener = listener;
  }

  trouble(): Promise<Error | undefined> {
    const author = new Author(this.journal);
    author.write((database) => database.beat(Date.now()));
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
    (await this.upToDate()).close();
  }

  /** The database once all is in it that was written before. */
  private async upToDate(): Promise<Database> {
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
    this.write((database) => database.saveTable(this.code, rev, phase, text, devices));
  }

  append(row: StoredRow): void {
    const answer = JSON.stringify(row.answer);
    this.write((database) => database.append(this.code, row, answer));
  }

  saveSnapshot(snapshot: StoredSnapshot): void {
    const text = JSON.stringify(snapshot);
    this.write((database) => database.saveSnapshot(this.code, text));
  }

  savePack(pack: Json | undefined): void {
    const text = pack === undefined ? undefined : JSON.stringify(pack);
    this.write((database) => database.savePack(this.code, text));
  }

  saveFilm(seat: Seat, film: Uint8Array): void {
    this.write((database) => database.saveFilm(this.code, seat, film));
  }

  addChat(line: ChatLine): void {
    const text = JSON.stringify(line);
    this.write((database) => database.addChat(this.code, line.id, text));
  }

  saveClocks(clocks: Clocks | undefined, due: number | undefined): void {
    const text = clocks && JSON.stringify(clocks);
    this.write((database) => database.saveClocks(this.code, text, due));
  }

  saveDrafts(seat: Seat, drafts: Drafts | undefined): void {
    const text = drafts && JSON.stringify(drafts);
    this.write((database) => database.saveDrafts(this.code, seat, text));
  }

  setAside(seq: number): void {
    this.write((database) => database.setAside(this.code, seq));
  }
}

const parsed = <T>(text: string | undefined): T | undefined => (text === undefined ? undefined : JSON.parse(text));
const parsedRow = (row: TextRow): StoredRow => ({ ...row, answer: JSON.parse(row.answer) });
