/** The store in one SQLite file: write-ahead log, every commit forced to the disk, one commit per turn of the event loop. */
import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Json, Seat } from '../../kernel/index.ts';
import type { ChatLine, Code } from '../../wire/protocol.ts';
import { StartError } from '../errors.ts';
import { MIGRATIONS } from './migrations.ts';
import { type Device, devicesOf, type Store, type StoredRow, type StoredSnapshot, type TableDoc } from './store.ts';

/** The number SQLite keeps for the application that owns a file: "Tabl". */
const APPLICATION = 0x5461626c;

/** Opens the database, making it when there is none. A file that is not a sound database of ours is left as it is. */
export function openSqlite(file: string): Store {
  try {
    mkdirSync(dirname(file), { recursive: true });
    accessSync(dirname(file), constants.W_OK);
  } catch (cause) {
    throw new StartError(
      'data-unwritable',
      `The data folder ${dirname(file)} cannot be written.`,
      'Choose another folder with --data, or give this user the right to write there.',
      cause,
    );
  }
  const isNew = !existsSync(file) || statSync(file).size === 0;
  let db: DatabaseSync | undefined;
  try {
    if (!isNew) checkDatabase(file);
    db = new DatabaseSync(file);
    prepareDatabase(db, file);
    return new SqliteStore(db, file);
  } catch (cause) {
    db?.close();
    throw cause instanceof StartError ? cause : startError(file, cause);
  }
}

/** Whether the file is sound and ours. For reading only: closing it otherwise would carry the log of writes into the file. */
function checkDatabase(file: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const check = db.prepare('PRAGMA quick_check(1)').get() as { quick_check?: string };
    if (check.quick_check !== 'ok') throw damaged(file, check.quick_check);
    const { application_id: owner } = db.prepare('PRAGMA application_id').get() as { application_id: number };
    // A database without a single table is ours, cut short while it was made.
    const isEmpty = db.prepare('SELECT 1 FROM sqlite_master').get() === undefined;
    if (owner !== APPLICATION && !isEmpty) throw damaged(file, 'not a database of Tablée');
  } finally {
    db.close();
  }
}

function prepareDatabase(db: DatabaseSync, file: string): void {
  // One server per file: a second one would hold other tables in its memory.
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  db.exec('BEGIN EXCLUSIVE');
  const { user_version: steps } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (steps > MIGRATIONS.length) {
    throw new StartError(
      'data-too-new',
      `The database ${file} was written by a newer version of Tablée.`,
      'Start that version, or choose another folder with --data.',
    );
  }
  for (const step of MIGRATIONS.slice(steps)) db.exec(step);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}; PRAGMA application_id = ${APPLICATION}; COMMIT`);
}

function damaged(file: string, cause: unknown): StartError {
  return new StartError(
    'data-damaged',
    `The database ${file} is damaged or not a database of Tablée; it was left untouched.`,
    'Put a backup in its place, or choose another folder with --data.',
    cause,
  );
}

function startError(file: string, cause: unknown): StartError {
  const text = cause instanceof Error ? cause.message : String(cause);
  if (/locked|busy/i.test(text)) {
    return new StartError(
      'data-in-use',
      `The database ${file} is in use by another Tablée.`,
      'Stop the other one, or choose another folder with --data.',
      cause,
    );
  }
  if (/disk is full|disk I\/O/i.test(text)) {
    return new StartError(
      'data-unwritable',
      `The disk of ${dirname(file)} is full or fails; the database was left as it is.`,
      'Make room there, check the disk, or choose another folder with --data.',
      cause,
    );
  }
  if (/readonly|unable to open|permission/i.test(text)) {
    return new StartError(
      'data-unwritable',
      `The database ${file} cannot be opened for writing.`,
      'Give this user the right to write it, or choose another folder with --data.',
      cause,
    );
  }
  return damaged(file, cause);
}

type Columns = Record<string, unknown>;

/**
 * So many rows are written one after the other before they are filed under their tables. Filed one by one, the rows of a
 * hundred busy tables would lie on a hundred pages, all written anew with each commit: three times the cost.
 */
const MOST_UNFILED = 1000;

class SqliteStore implements Store {
  private readonly db: DatabaseSync;
  private readonly file: string;
  private readonly statements = new Map<string, StatementSync>();
  /** Set while writes of this turn wait for their commit. */
  private pending: ((error?: Error) => void)[] | undefined;
  private failure: Error | undefined;
  /** At most so many rows are not filed yet. */
  private unfiled: number;
  /** The number of the last row of each table written to: it is refused at once when it comes again, filed or not. */
  private readonly lastSeqs = new Map<Code, number>();

  constructor(db: DatabaseSync, file: string) {
    this.db = db;
    this.file = file;
    this.unfiled = this.get('SELECT count(*) AS n FROM new_rows')?.n as number;
  }

  async table(code: Code): Promise<TableDoc | undefined> {
    const row = this.get('SELECT doc FROM tables WHERE code = ?', code);
    return row && JSON.parse(row.doc as string);
  }

  async tablesOf(device: Device): Promise<TableDoc[]> {
    const sql = 'SELECT doc FROM places JOIN tables USING (code) WHERE device = ?';
    return this.all(sql, device).map((row) => JSON.parse(row.doc as string));
  }

  async rows(code: Code, after: number): Promise<StoredRow[]> {
    return this.all('SELECT * FROM all_rows WHERE code = ? AND seq > ? ORDER BY seq', code, after).map(readRow);
  }

  async rowOf(code: Code, seat: Seat, clientId: string): Promise<StoredRow | undefined> {
    const sql = 'SELECT * FROM all_rows WHERE code = ? AND seat = ? AND client_id = ?';
    const row = this.get(sql, code, seat, clientId);
    return row && readRow(row);
  }

  async snapshot(code: Code): Promise<StoredSnapshot | undefined> {
    const row = this.get('SELECT snapshot FROM snapshots WHERE code = ?', code);
    return row && JSON.parse(row.snapshot as string);
  }

  async film(code: Code, seat: Seat): Promise<Uint8Array | undefined> {
    return this.get('SELECT film FROM films WHERE code = ? AND seat = ?', code, seat)?.film as Uint8Array | undefined;
  }

  async chat(code: Code, last: number): Promise<ChatLine[]> {
    const rows = this.all('SELECT line FROM chat WHERE code = ? ORDER BY id DESC LIMIT ?', code, last);
    return rows.reverse().map((row) => JSON.parse(row.line as string));
  }

  async secret(name: string): Promise<string> {
    const made = randomBytes(32).toString('hex');
    this.statement('INSERT OR IGNORE INTO secrets VALUES (?, ?)').run(name, made);
    return this.get('SELECT value FROM secrets WHERE name = ?', name)?.value as string;
  }

  async pack(code: Code): Promise<Json | undefined> {
    const row = this.get('SELECT pack FROM packs WHERE code = ?', code);
    return row && JSON.parse(row.pack as string);
  }

  async counts(): Promise<{ tables: number; rows: number; bytes: number }> {
    const count = (what: string) => this.get(`SELECT count(*) AS n FROM ${what}`)?.n as number;
    return { tables: count('tables'), rows: count('all_rows'), bytes: statSync(this.file).size };
  }

  saveTable(doc: TableDoc): void {
    this.write('INSERT OR REPLACE INTO tables VALUES (?, ?, ?)', doc.code, doc.phase, JSON.stringify(doc));
    this.write('DELETE FROM places WHERE code = ?', doc.code);
    for (const device of devicesOf(doc)) this.write('INSERT INTO places VALUES (?, ?)', device, doc.code);
  }

  append(code: Code, row: StoredRow): void {
    this.unfiled++;
    this.attempt(() => this.count(code, row.seq));
    this.write(
      'INSERT INTO new_rows VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      code,
      row.seq,
      row.seat,
      row.type,
      row.decision,
      JSON.stringify(row.answer),
      row.by,
      row.hash,
      row.chain,
      row.at,
      row.clientId ?? null,
      row.n,
    );
  }

  saveSnapshot(code: Code, snapshot: StoredSnapshot): void {
    this.write('INSERT OR REPLACE INTO snapshots VALUES (?, ?)', code, JSON.stringify(snapshot));
  }

  savePack(code: Code, pack: Json | undefined): void {
    if (pack === undefined) this.write('DELETE FROM packs WHERE code = ?', code);
    else this.write('INSERT OR REPLACE INTO packs VALUES (?, ?)', code, JSON.stringify(pack));
  }

  saveFilm(code: Code, seat: Seat, film: Uint8Array): void {
    this.write('INSERT OR REPLACE INTO films VALUES (?, ?, ?)', code, seat, film);
  }

  addChat(code: Code, line: ChatLine): void {
    this.write('INSERT INTO chat VALUES (?, ?, ?)', code, line.id, JSON.stringify(line));
  }

  setAside(code: Code, seq: number): void {
    this.lastSeqs.delete(code);
    this.fileRows();
    this.write('INSERT INTO rows_set_aside SELECT * FROM rows WHERE code = ? AND seq > ?', code, seq);
    this.write('DELETE FROM rows WHERE code = ? AND seq > ?', code, seq);
    this.write('DELETE FROM snapshots WHERE code = ?', code);
  }

  afterCommit(done: (error?: Error) => void): void {
    if (this.pending === undefined) done();
    else this.pending.push(done);
  }

  async close(): Promise<void> {
    if (this.unfiled > 0) this.fileRows();
    this.commit();
    this.db.close();
  }

  /** In memory, since looking among the filed rows each time costs four times as much as writing the new one. */
  private count(code: Code, seq: number): void {
    const last = this.lastSeqs.get(code) ?? this.get('SELECT max(seq) AS seq FROM all_rows WHERE code = ?', code)?.seq;
    if (seq <= Number(last ?? 0)) throw new Error(`row ${seq} of table ${code} is written already`);
    this.lastSeqs.set(code, seq);
  }

  private fileRows(): void {
    this.write('INSERT INTO rows SELECT * FROM new_rows ORDER BY code, seq');
    this.write('DELETE FROM new_rows');
    this.unfiled = 0;
  }

  /** Opens this turn's transaction with its first write. After a failure the rest of the turn is not tried. */
  private write(sql: string, ...values: (string | number | null | Uint8Array)[]): void {
    if (this.pending === undefined) {
      this.pending = [];
      setImmediate(() => this.commit());
      this.attempt(() => this.db.exec('BEGIN'));
    }
    this.attempt(() => this.statement(sql).run(...values));
  }

  private attempt(write: () => void): void {
    if (this.failure !== undefined) return;
    try {
      write();
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
    }
  }

  private commit(): void {
    const waiting = this.pending;
    if (waiting === undefined) return;
    if (this.unfiled >= MOST_UNFILED) this.fileRows();
    this.attempt(() => this.db.exec('COMMIT'));
    const { failure } = this;
    if (failure !== undefined) this.rollBack();
    this.pending = undefined;
    this.failure = undefined;
    for (const done of waiting) done(failure);
  }

  private rollBack(): void {
    if (this.db.isOpen && this.db.isTransaction) this.db.exec('ROLLBACK');
    // Filing, if it was tried, is undone too.
    this.unfiled = MOST_UNFILED;
    this.lastSeqs.clear();
  }

  private get(sql: string, ...values: (string | number)[]): Columns | undefined {
    return this.statement(sql).get(...values);
  }

  private all(sql: string, ...values: (string | number)[]): Columns[] {
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

function readRow(row: Columns): StoredRow {
  return {
    seq: row.seq as number,
    seat: row.seat as number,
    type: row.type as StoredRow['type'],
    decision: row.decision as string,
    answer: JSON.parse(row.answer as string),
    by: row.by as StoredRow['by'],
    hash: row.hash as string,
    chain: row.chain as string,
    at: row.at as number,
    ...(row.client_id !== null && { clientId: row.client_id as string }),
    n: row.n as number,
  };
}
