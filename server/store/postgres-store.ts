/** The store in a PostgreSQL database that any number of nodes share. Objects become text here, as in the SQLite file. */
import { randomBytes } from 'node:crypto';
import type { ClientConfig, Pool, QueryResultRow } from 'pg';
import type { Json, Seat } from '../../kernel/index.ts';
import type { ChatLine, Code, Phase } from '../../wire/protocol.ts';
import { Unreadable } from '../errors.ts';
import { carry } from './cargo.ts';
import { Author, type CommitListener, Journal } from './journal.ts';
import { PostgresHold } from './postgres-hold.ts';
import { Keeping } from './postgres-keeping.ts';
import { Line } from './postgres-line.ts';
import { announcements, message, newNode, readNews } from './postgres-news.ts';
import { type RowColumns, RowReader, readRow } from './postgres-rows.ts';
import { commit, isConflict, tell, type Write } from './postgres-writes.ts';
import { holdSqlite } from './sqlite-hold.ts';
import {
  type Census,
  type Clocks,
  type Device,
  type Drafts,
  devicesOf,
  type LengthCount,
  type News,
  Overtaken,
  type Pen,
  type Store,
  type StoredRow,
  type StoredSnapshot,
  type TableDoc,
} from './store.ts';

export class PostgresStore implements Store {
  readonly isShared = true;
  private readonly pool: Pool;
  /** How its author is called in notifications. */
  private readonly name = newNode();
  private readonly journal: Journal<Write>;
  private readonly rowReader: RowReader;
  private readonly line: Line;
  private readonly keeping: Keeping;
  private readonly listeners: ((news: News) => void)[] = [];
  /** Messages of this turn of the event loop: a node has one for each of its tables, all at once. */
  private said: string[] = [];

  constructor(pool: Pool, config: ClientConfig) {
    this.pool = pool;
    this.journal = new Journal((parts) => this.commit(parts));
    this.rowReader = new RowReader(pool);
    this.line = new Line(config, {
      heard: (text) => {
        for (const news of readNews(this.name, text)) this.tell(news);
      },
      lost: () => this.keeping.lost(),
      back: () => this.tell({ what: 'all' }),
    });
    this.keeping = new Keeping(pool, this.line);
  }

  /** Takes its place among the nodes. */
  open(): Promise<void> {
    return this.line.open();
  }

  async table(code: Code): Promise<TableDoc | undefined> {
    const [found] = await this.readOf<{ doc: string }>('table', 'SELECT doc FROM tablee.tables WHERE code = $1', code);
    return found && JSON.parse(found.doc);
  }

  async tablesOf(device: Device): Promise<TableDoc[]> {
    const sql = 'SELECT doc FROM tablee.places JOIN tablee.tables USING (code) WHERE device = $1';
    return (await this.read<{ doc: string }>('tables-of', sql, device)).map(({ doc }) => JSON.parse(doc));
  }

  async rows(code: Code, after: number): Promise<StoredRow[]> {
    await this.written(code);
    return readable(() => this.rowReader.read(code, after));
  }

  async rowOf(code: Code, seat: Seat, clientId: string): Promise<StoredRow | undefined> {
    const sql = 'SELECT * FROM tablee.rows WHERE code = $1 AND seat = $2 AND client_id = $3';
    const [row] = await this.readOf<RowColumns>('row-of', sql, code, seat, clientId);
    return row && readRow(row);
  }

  async snapshot(code: Code): Promise<StoredSnapshot | undefined> {
    const sql = 'SELECT snapshot FROM tablee.snapshots WHERE code = $1';
    const [found] = await this.readOf<{ snapshot: string }>('snapshot', sql, code);
    return found && JSON.parse(found.snapshot);
  }

  async film(code: Code, seat: Seat): Promise<Uint8Array | undefined> {
    const sql = 'SELECT film FROM tablee.films WHERE code = $1 AND seat = $2';
    return (await this.readOf<{ film: Uint8Array }>('film', sql, code, seat))[0]?.film;
  }

  async chat(code: Code, last: number): Promise<ChatLine[]> {
    const sql = 'SELECT line FROM tablee.chat WHERE code = $1 ORDER BY id DESC LIMIT $2';
    const lines = await this.readOf<{ line: string }>('chat', sql, code, last);
    return lines.reverse().map(({ line }) => JSON.parse(line));
  }

  async secret(name: string): Promise<string> {
    const made = randomBytes(32).toString('hex');
    await this.read('add-secret', 'INSERT INTO tablee.secrets VALUES ($1, $2) ON CONFLICT DO NOTHING', name, made);
    const sql = 'SELECT value FROM tablee.secrets WHERE name = $1';
    const [{ value }] = await this.read<{ value: string }>('secret', sql, name);
    return value;
  }

  async pack(code: Code): Promise<Json | undefined> {
    const [found] = await this.readOf<{ pack: string }>('pack', 'SELECT pack FROM tablee.packs WHERE code = $1', code);
    return found && JSON.parse(found.pack);
  }

  async clocks(code: Code): Promise<Clocks | undefined> {
    const sql = 'SELECT clocks FROM tablee.clocks WHERE code = $1';
    const [found] = await this.readOf<{ clocks: string }>('clocks', sql, code);
    return found && JSON.parse(found.clocks);
  }

  async overdue(before: number): Promise<Code[]> {
    const sql = 'SELECT code FROM tablee.clocks WHERE due < $1 ORDER BY due';
    return (await this.read<{ code: Code }>('overdue', sql, before)).map(({ code }) => code);
  }

  async drafts(code: Code): Promise<ReadonlyMap<Seat, Drafts>> {
    const sql = 'SELECT seat, drafts FROM tablee.drafts WHERE code = $1 ORDER BY seat';
    const found = await this.readOf<{ seat: Seat; drafts: string }>('drafts', sql, code);
    return new Map(found.map(({ seat, drafts }) => [seat, JSON.parse(drafts)]));
  }

  async bytes(): Promise<number> {
    const sql = 'SELECT pg_database_size(current_database()) AS bytes';
    const [{ bytes }] = await this.read<{ bytes: string }>('bytes', sql);
    return Number(bytes);
  }

  async census(): Promise<Census> {
    const phases = await this.read<{ phase: Phase; n: number }>(
      'phases',
      'SELECT phase, count(*)::int AS n FROM tablee.tables GROUP BY phase',
    );
    const [{ n }] = await this.read<{ n: number }>(
      'paused',
      `SELECT count(*)::int AS n FROM tablee.tables WHERE phase = 'playing' AND doc LIKE '%"paused":true%'`,
    );
    const stopped = await this.read<{ code: Code }>(
      'stopped',
      "SELECT code FROM tablee.tables WHERE phase = 'stopped' LIMIT 50",
    );
    return {
      phases: Object.fromEntries(phases.map((one) => [one.phase, one.n])),
      paused: n,
      stopped: stopped.map(({ code }) => code),
    };
  }

  async finished(game: string): Promise<Code[]> {
    const sql = "SELECT code FROM tablee.tables WHERE phase = 'finished' AND doc::json->>'game' = $1 ORDER BY code";
    return (await this.read<{ code: Code }>('finished', sql, game)).map(({ code }) => code);
  }

  async lengths(): Promise<LengthCount[]> {
    const sql = `SELECT doc::json->>'game' AS game, (doc::json->'header'->>'seats')::int AS seats,
      (doc::json->>'minutes')::int AS minutes, count(*)::int AS games
      FROM tablee.tables WHERE phase = 'finished' AND doc LIKE '%"minutes":%' GROUP BY 1, 2, 3`;
    return (await this.read<LengthCount>('lengths', sql)).filter(({ minutes }) => minutes !== null);
  }

  async backup(file: string): Promise<void> {
    await this.journal.settled();
    using to = await holdSqlite(file);
    const client = await this.pool.connect();
    await carry(new PostgresHold(client), to).finally(() => client.release());
  }

  watch(listener: CommitListener): void {
    this.journal.listener = listener;
  }

  async trouble(): Promise<Error | undefined> {
    const sql = 'INSERT INTO tablee.heartbeat VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at';
    try {
      await this.pool.query(sql, [Date.now()]);
      return undefined;
    } catch (error) {
      return asError(error);
    }
  }

  pen(code: Code): Pen {
    return new PostgresPen(this.journal, code);
  }

  hear(listener: (news: News) => void): void {
    this.listeners.push(listener);
  }

  say(code: Code, said: Json): void {
    this.said.push(message(code, said));
    if (this.said.length === 1) setImmediate(() => void this.tellSaid());
  }

  keep(code: Code): Promise<boolean> {
    return this.keeping.keep(code);
  }

  letGo(code: Code): void {
    this.keeping.letGo(code);
  }

  async close(): Promise<void> {
    await this.journal.settled();
    await this.tellSaid();
    await this.line.close();
    await this.pool.end();
  }

  /** What is lost is said again. */
  private async tellSaid(): Promise<void> {
    const news = announcements(this.name, this.said);
    this.said = [];
    if (news.length > 0) await this.pool.query(tell(news)).catch(() => undefined);
  }

  private tell(news: News): void {
    for (const listener of this.listeners) listener(news);
  }

  /** Reads about one table once all is in the database that was written about it before. */
  private async readOf<Row extends QueryResultRow>(
    name: string,
    text: string,
    code: Code,
    ...values: unknown[]
  ): Promise<Row[]> {
    await this.written(code);
    return this.query(name, text, code, ...values);
  }

  /** Reads once all is in the database that was written before. */
  private async read<Row extends QueryResultRow>(name: string, text: string, ...values: unknown[]): Promise<Row[]> {
    await this.journal.settled();
    return this.query(name, text, ...values);
  }

  private written(code: Code): Promise<void> {
    return this.journal.settled((writes) => writes[0]?.code === code);
  }

  private async query<Row extends QueryResultRow>(name: string, text: string, ...values: unknown[]): Promise<Row[]> {
    return (await readable(() => this.pool.query<Row>({ name, text, values }))).rows;
  }

  /** All together; where that fails because of one table, each by itself, so that only that one fails. */
  private async commit(parts: readonly (readonly Write[])[]): Promise<(Error | undefined)[]> {
    const failure = await this.attempt(parts.flat());
    if (failure === undefined || !isOneTables(failure)) return parts.map(() => failure);
    if (parts.length === 1) return [isConflict(failure) ? new Overtaken(parts[0][0].code) : failure];
    const failures: (Error | undefined)[] = [];
    for (const part of parts) failures.push(...(await this.commit([part])));
    return failures;
  }

  private async attempt(writes: readonly Write[]): Promise<Error | undefined> {
    try {
      const client = await this.pool.connect();
      try {
        await commit(client, this.name, writes);
        client.release();
        return undefined;
      } catch (error) {
        // Whatever went on there, nobody shall meet the rest of it.
        client.release(!isOneTables(error));
        return asError(error);
      }
    } catch (error) {
      return asError(error);
    }
  }
}

/** A line that broke meanwhile is worth a second try. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read().catch(read);
  } catch (error) {
    throw new Unreadable(error);
  }
}

/** Errors of what was written, not of the database: bad data, conflicts, nodes that waited for each other. */
const isOneTables = (error: unknown): boolean => error instanceof Overtaken || /^(22|23|40)/.test(sqlState(error));
const sqlState = (error: unknown): string => String((error as { code?: unknown })?.code ?? '');
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Objects are written down as they are now; they may change before the next commit. */
class PostgresPen extends Author<Write> implements Pen {
  private readonly code: Code;

  constructor(journal: Journal<Write>, code: Code) {
    super(journal);
    this.code = code;
  }

  saveTable(doc: TableDoc, after?: number): void {
    doc.rev++;
    const { phase, rev } = doc;
    const [text, devices] = [JSON.stringify(doc), devicesOf(doc)];
    this.write({ code: this.code, kind: 'table', rev, phase, doc: text, devices, after });
  }

  append(row: StoredRow, rev: number): void {
    this.write({ code: this.code, kind: 'row', rev, row: { ...row, answer: JSON.stringify(row.answer) } });
  }

  saveSnapshot(snapshot: StoredSnapshot): void {
    this.write({ code: this.code, kind: 'snapshot', snapshot: JSON.stringify(snapshot) });
  }

  savePack(pack: Json | undefined): void {
    this.write({ code: this.code, kind: 'pack', pack: pack === undefined ? undefined : JSON.stringify(pack) });
  }

  saveFilm(seat: Seat, film: Uint8Array): void {
    this.write({ code: this.code, kind: 'film', seat, film });
  }

  addChat(line: ChatLine): void {
    this.write({ code: this.code, kind: 'chat', id: line.id, line: JSON.stringify(line) });
  }

  saveClocks(clocks: Clocks | undefined, due: number | undefined): void {
    this.write({ code: this.code, kind: 'clocks', clocks: clocks && JSON.stringify(clocks), due });
  }

  saveDrafts(seat: Seat, drafts: Drafts | undefined): void {
    this.write({ code: this.code, kind: 'drafts', seat, drafts: drafts && JSON.stringify(drafts) });
  }

  setAside(seq: number): void {
    this.write({ code: this.code, kind: 'set-aside', seq });
  }
}
