/**
 * The database in one SQLite file: write-ahead log, every commit forced to the disk. It sees text only, no objects. A server
 * has it in a thread of its own (database-thread.ts), which waits for the disk so that the server need not.
 */
import { statSync } from 'node:fs';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Seat } from '../../kernel/index.ts';
import type { Code, Phase } from '../../wire/protocol.ts';
import { Filing } from './filing.ts';
import { MIGRATIONS } from './migrations.ts';
import { type Census, type Device, type LengthCount, Overtaken, type StoredRow } from './store.ts';

/** The number SQLite keeps for the application that owns a file: "Tabl". */
export const APPLICATION = 0x5461626c;

/** A row whose answer is JSON. */
export type TextRow = Omit<StoredRow, 'answer'> & { readonly answer: string };

type Value = string | number | null | Uint8Array;
type Columns = Record<string, unknown>;

/** What can be written. */
type WriteKind =
  | 'saveTable'
  | 'append'
  | 'saveSnapshot'
  | 'savePack'
  | 'saveFilm'
  | 'addChat'
  | 'saveClocks'
  | 'saveDrafts'
  | 'setAside'
  | 'beat';

/** Something to write, when its turn comes: what is done, and about what. Plain data, since it comes from another thread. */
export type Write = { [K in WriteKind]: readonly [K, ...Parameters<Database[K]>] }[WriteKind];

/** Pages kept in memory, in kB: what rows are filed into lies all over the file. */
const CACHE_KB = 16_000;

/**
 * So many pages gather in the log of writes before they are carried into the file, which takes a busy server a few
 * milliseconds: pages written again and again are carried once. 16 MB.
 */
const LOG_PAGES = 4000;

const FILE = 'INSERT OR IGNORE INTO rows SELECT * FROM new_rows WHERE rowid IN (SELECT value FROM json_each(?))';

export class Database {
  private readonly db: DatabaseSync;
  private readonly file: string;
  private readonly statements = new Map<string, StatementSync>();
  private readonly filing: Filing;
  /** How many rows the commit under way has written. */
  private appended = 0;
  /** The number of the last row of each table written to: it is refused at once when it comes again, filed or not. */
  private readonly lastSeqs = new Map<Code, number>();

  /** Makes the file where there is none, and brings an older one up to date. */
  constructor(file: string) {
    this.file = file;
    this.db = new DatabaseSync(file);
    try {
      prepare(this.db);
    } catch (error) {
      this.db.close();
      throw error;
    }
    this.filing = new Filing({
      file: (places) => this.run(FILE, JSON.stringify(places)),
      discard: (last) => this.run('DELETE FROM new_rows WHERE rowid <= ?', last),
      gathered: () =>
        this.all('SELECT code, rowid AS place FROM new_rows ORDER BY rowid') as { code: Code; place: number }[],
    });
  }

  table(code: Code): string | undefined {
    return this.get('SELECT doc FROM tables WHERE code = ?', code)?.doc as string | undefined;
  }

  tablesOf(device: Device): string[] {
    const sql = 'SELECT doc FROM places JOIN tables USING (code) WHERE device = ?';
    return this.all(sql, device).map((row) => row.doc as string);
  }

  rows(code: Code, after: number): TextRow[] {
    return this.all('SELECT * FROM all_rows WHERE code = ? AND seq > ? ORDER BY seq', code, after).map(readRow);
  }

  rowOf(code: Code, seat: Seat, clientId: string): TextRow | undefined {
    const sql = 'SELECT * FROM all_rows WHERE code = ? AND seat = ? AND client_id = ?';
    const row = this.get(sql, code, seat, clientId);
    return row && readRow(row);
  }

  snapshot(code: Code): string | undefined {
    return this.get('SELECT snapshot FROM snapshots WHERE code = ?', code)?.snapshot as string | undefined;
  }

  film(code: Code, seat: Seat): Uint8Array | undefined {
    return this.get('SELECT film FROM films WHERE code = ? AND seat = ?', code, seat)?.film as Uint8Array | undefined;
  }

  chat(code: Code, last: number): string[] {
    const rows = this.all('SELECT line FROM chat WHERE code = ? ORDER BY id DESC LIMIT ?', code, last);
    return rows.reverse().map((row) => row.line as string);
  }

  pack(code: Code): string | undefined {
    return this.get('SELECT pack FROM packs WHERE code = ?', code)?.pack as string | undefined;
  }

  clocks(code: Code): string | undefined {
    return this.get('SELECT clocks FROM clocks WHERE code = ?', code)?.clocks as string | undefined;
  }

  overdue(before: number): Code[] {
    return this.all('SELECT code FROM clocks WHERE due < ? ORDER BY due', before).map((row) => row.code as Code);
  }

  drafts(code: Code): [Seat, string][] {
    const rows = this.all('SELECT seat, drafts FROM drafts WHERE code = ?', code);
    return rows.map((row) => [row.seat as Seat, row.drafts as string]);
  }

  /** With what is still in the log of writes, on its way into the file. */
  bytes(): number {
    const sizes = [this.file, `${this.file}-wal`].map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
    return sizes[0] + sizes[1];
  }

  census(): Census {
    const phases = this.all('SELECT phase, count(*) AS n FROM tables GROUP BY phase');
    const paused = "SELECT count(*) AS n FROM tables WHERE phase = 'playing' AND json_extract(doc, '$.paused')";
    const stopped = "SELECT code FROM tables WHERE phase = 'stopped' LIMIT 50";
    return {
      phases: Object.fromEntries(phases.map(({ phase, n }) => [phase, n])),
      paused: this.get(paused)?.n as number,
      stopped: this.all(stopped).map(({ code }) => code as string),
    };
  }

  finished(game: string): Code[] {
    const sql = `SELECT code FROM tables WHERE phase = 'finished' AND json_extract(doc, '$.game') = ? ORDER BY code`;
    return this.all(sql, game).map(({ code }) => code as Code);
  }

  lengths(): LengthCount[] {
    const sql = `SELECT json_extract(doc, '$.game') AS game, json_extract(doc, '$.header.seats') AS seats,
      json_extract(doc, '$.minutes') AS minutes, count(*) AS games
      FROM tables WHERE json_extract(doc, '$.minutes') IS NOT NULL GROUP BY 1, 2, 3`;
    return this.all(sql).map((row) => ({ ...row }) as unknown as LengthCount);
  }

  /** Copies itself page by page; what is written meanwhile is in the copy too, which is of one moment in the end. */
  async backup(file: string): Promise<void> {
    await backup(this.db, file);
  }

  /** Keeps the first value a secret is given, and says which that was. */
  secret(name: string, made: string): string {
    this.run('INSERT OR IGNORE INTO secrets VALUES (?, ?)', name, made);
    return this.get('SELECT value FROM secrets WHERE name = ?', name)?.value as string;
  }

  /** Makes each part durable, or nothing of it because another writer was first: then the result names its table. */
  commit(parts: readonly (readonly Write[])[]): (Code | undefined)[] {
    try {
      this.together(() => {
        this.appended = 0;
        for (const part of parts) for (const write of part) this.write(write);
        this.filing.goOn(this.appended);
      });
      return parts.map(() => undefined);
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      return parts.length === 1 ? [error.table] : parts.flatMap((part) => this.commit([part]));
    }
  }

  private write([kind, ...about]: Write): void {
    (this[kind] as (...about: unknown[]) => void)(...about);
  }

  saveTable(code: Code, rev: number, phase: Phase, doc: string, devices: readonly Device[]): void {
    const isKept =
      rev === 1
        ? this.run('INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?)', code, phase, doc, rev)
        : this.run(
            'UPDATE tables SET phase = ?, doc = ?, rev = ? WHERE code = ? AND rev = ?',
            phase,
            doc,
            rev,
            code,
            rev - 1,
          );
    if (isKept === 0) throw new Overtaken(code);
    this.run('DELETE FROM places WHERE code = ?', code);
    for (const device of devices) this.run('INSERT INTO places VALUES (?, ?)', device, code);
  }

  append(code: Code, row: TextRow): void {
    this.count(code, row.seq);
    const { lastInsertRowid } = this.statement('INSERT INTO new_rows VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
      code,
      row.seq,
      row.seat,
      row.type,
      row.decision,
      row.answer,
      row.by,
      row.hash,
      row.chain,
      row.at,
      row.clientId ?? null,
      row.n,
    );
    this.filing.wrote(code, Number(lastInsertRowid));
    this.appended++;
  }

  saveSnapshot(code: Code, snapshot: string): void {
    this.run('INSERT OR REPLACE INTO snapshots VALUES (?, ?)', code, snapshot);
  }

  savePack(code: Code, pack: string | undefined): void {
    if (pack === undefined) this.run('DELETE FROM packs WHERE code = ?', code);
    else this.run('INSERT OR REPLACE INTO packs VALUES (?, ?)', code, pack);
  }

  saveFilm(code: Code, seat: Seat, film: Uint8Array): void {
    this.run('INSERT OR REPLACE INTO films VALUES (?, ?, ?)', code, seat, film);
  }

  addChat(code: Code, id: number, line: string): void {
    if (this.run('INSERT OR IGNORE INTO chat VALUES (?, ?, ?)', code, id, line) === 0) throw new Overtaken(code);
  }

  saveClocks(code: Code, clocks: string | undefined, due: number | undefined): void {
    if (clocks === undefined) this.run('DELETE FROM clocks WHERE code = ?', code);
    else this.run('INSERT OR REPLACE INTO clocks VALUES (?, ?, ?)', code, due ?? null, clocks);
  }

  saveDrafts(code: Code, seat: Seat, drafts: string | undefined): void {
    if (drafts === undefined) this.run('DELETE FROM drafts WHERE code = ? AND seat = ?', code, seat);
    else this.run('INSERT OR REPLACE INTO drafts VALUES (?, ?, ?)', code, seat, drafts);
  }

  setAside(code: Code, seq: number): void {
    this.lastSeqs.delete(code);
    this.filing.finish();
    this.run('INSERT INTO rows_set_aside SELECT * FROM rows WHERE code = ? AND seq > ?', code, seq);
    this.run('DELETE FROM rows WHERE code = ? AND seq > ?', code, seq);
    this.run('DELETE FROM snapshots WHERE code = ?', code);
  }

  /** A sign of life: whether anything can be written. */
  beat(at: number): void {
    this.run('INSERT OR REPLACE INTO heartbeat VALUES (1, ?)', at);
  }

  close(): void {
    try {
      this.together(() => this.filing.finish());
    } finally {
      this.db.close();
    }
  }

  private together(act: () => void): void {
    try {
      this.db.exec('BEGIN');
      act();
      this.db.exec('COMMIT');
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      // What was filed is not.
      this.filing.lookAgain();
      this.lastSeqs.clear();
      throw error;
    }
  }

  /** In memory, since looking among the filed rows each time costs four times as much as writing the new one. */
  private count(code: Code, seq: number): void {
    const last = this.lastSeqs.get(code) ?? this.get('SELECT max(seq) AS seq FROM all_rows WHERE code = ?', code)?.seq;
    if (seq <= Number(last ?? 0)) throw new Overtaken(code);
    this.lastSeqs.set(code, seq);
  }

  /** How many rows it changed. */
  private run(sql: string, ...values: Value[]): number {
    return Number(this.statement(sql).run(...values).changes);
  }

  private get(sql: string, ...values: Value[]): Columns | undefined {
    return this.statement(sql).get(...values);
  }

  private all(sql: string, ...values: Value[]): Columns[] {
    return this.statement(sql).all(...values);
  }

  private statement(sql: string): StatementSync {
    let statement = this.statements.get(sql);
    if (statement === undefined) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

function prepare(db: DatabaseSync): void {
  // One server per file: a second one would hold other tables in its memory.
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  db.exec(`PRAGMA cache_size = -${CACHE_KB}; PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
  db.exec('BEGIN EXCLUSIVE');
  for (const step of MIGRATIONS.slice(stepsTaken(db))) db.exec(step);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}; PRAGMA application_id = ${APPLICATION}; COMMIT`);
}

/** How many of the migrations a database has behind it. */
export function stepsTaken(db: DatabaseSync): number {
  return (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}

function readRow(row: Columns): TextRow {
  return {
    seq: row.seq as number,
    seat: row.seat as number,
    type: row.type as StoredRow['type'],
    decision: row.decision as string,
    answer: row.answer as string,
    by: row.by as StoredRow['by'],
    hash: row.hash as string,
    chain: row.chain as string,
    at: row.at as number,
    ...(row.client_id !== null && { clientId: row.client_id as string }),
    n: row.n as number,
  };
}
