/** The store in one SQLite file: objects become text here, and the database keeps it in its own thread. */
import { randomBytes } from 'node:crypto';
import type { Json, Seat } from '../../kernel/index.ts';
import type { ChatLine, Code } from '../../wire/protocol.ts';
import type { Database, TextRow, Write } from './database.ts';
import { Author, Journal } from './journal.ts';
import type { SqliteThread } from './sqlite-thread.ts';
import {
  type Device,
  devicesOf,
  type Pen,
  type Store,
  type StoredRow,
  type StoredSnapshot,
  type TableDoc,
} from './store.ts';

export class SqliteStore implements Store {
  private readonly thread: SqliteThread;
  private readonly journal: Journal<Write>;

  constructor(thread: SqliteThread) {
    this.thread = thread;
    this.journal = new Journal((writes) => thread.ask('commit', writes));
  }

  async table(code: Code): Promise<TableDoc | undefined> {
    return parsed(await this.read('table', code));
  }

  async tablesOf(device: Device): Promise<TableDoc[]> {
    return (await this.read('tablesOf', device)).map((doc) => JSON.parse(doc));
  }

  async rows(code: Code, after: number): Promise<StoredRow[]> {
    return (await this.read('rows', code, after)).map(parsedRow);
  }

  async rowOf(code: Code, seat: Seat, clientId: string): Promise<StoredRow | undefined> {
    const row = await this.read('rowOf', code, seat, clientId);
    return row && parsedRow(row);
  }

  async snapshot(code: Code): Promise<StoredSnapshot | undefined> {
    return parsed(await this.read('snapshot', code));
  }

  film(code: Code, seat: Seat): Promise<Uint8Array | undefined> {
    return this.read('film', code, seat);
  }

  async chat(code: Code, last: number): Promise<ChatLine[]> {
    return (await this.read('chat', code, last)).map((line) => JSON.parse(line));
  }

  secret(name: string): Promise<string> {
    return this.read('secret', name, randomBytes(32).toString('hex'));
  }

  async pack(code: Code): Promise<Json | undefined> {
    return parsed(await this.read('pack', code));
  }

  bytes(): Promise<number> {
    return this.read('bytes');
  }

  trouble(): Promise<Error | undefined> {
    const author = new Author(this.journal);
    author.write(['beat', Date.now()]);
    return new Promise((resolve) => author.afterCommit(resolve));
  }

  pen(code: Code): Pen {
    return new SqlitePen(this.journal, code);
  }

  async close(): Promise<void> {
    await this.journal.settled();
    await this.thread.close();
  }

  /** After all that was written before. */
  private async read<M extends keyof Database>(
    method: M,
    ...values: Parameters<Database[M]>
  ): Promise<ReturnType<Database[M]>> {
    await this.journal.settled();
    return this.thread.ask(method, ...values);
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
    this.write(['saveTable', this.code, doc.phase, JSON.stringify(doc), devicesOf(doc)]);
  }

  append(row: StoredRow): void {
    this.write(['append', this.code, { ...row, answer: JSON.stringify(row.answer) }]);
  }

  saveSnapshot(snapshot: StoredSnapshot): void {
    this.write(['saveSnapshot', this.code, JSON.stringify(snapshot)]);
  }

  savePack(pack: Json | undefined): void {
    this.write(['savePack', this.code, pack === undefined ? undefined : JSON.stringify(pack)]);
  }

  saveFilm(seat: Seat, film: Uint8Array): void {
    this.write(['saveFilm', this.code, seat, film]);
  }

  addChat(line: ChatLine): void {
    this.write(['addChat', this.code, line.id, JSON.stringify(line)]);
  }

  setAside(seq: number): void {
    this.write(['setAside', this.code, seq]);
  }
}

const parsed = <T>(text: string | undefined): T | undefined => (text === undefined ? undefined : JSON.parse(text));
const parsedRow = (row: TextRow): StoredRow => ({ ...row, answer: JSON.parse(row.answer) });
