/**
 * What pens write, on its way into PostgreSQL: the writes of many tables become one statement for each kind of them, with
 * an array for each column.
 */
import type { ClientBase, QueryConfig } from 'pg';
import type { Seat } from '../../kernel/index.ts';
import type { Code, Phase } from '../../wire/protocol.ts';
import type { TextRow } from './database.ts';
import { announcements, CHANNEL, type Change, newsOf } from './postgres-news.ts';
import { type Device, Overtaken } from './store.ts';

export type Write = { readonly code: Code } & (
  | {
      readonly kind: 'table';
      readonly rev: number;
      readonly phase: Phase;
      readonly doc: string;
      readonly devices: readonly Device[];
      /** The last row its writer knows, where that matters. */
      readonly after: number | undefined;
    }
  | { readonly kind: 'row'; readonly row: TextRow; readonly rev: number }
  | { readonly kind: 'snapshot'; readonly snapshot: string }
  | { readonly kind: 'pack'; readonly pack: string | undefined }
  | { readonly kind: 'film'; readonly seat: Seat; readonly film: Uint8Array }
  | { readonly kind: 'chat'; readonly id: number; readonly line: string }
  | { readonly kind: 'clocks'; readonly clocks: string | undefined; readonly due: number | undefined }
  | { readonly kind: 'drafts'; readonly seat: Seat; readonly drafts: string | undefined }
  | { readonly kind: 'set-aside'; readonly seq: number }
);
type Kind<K extends Write['kind']> = Extract<Write, { kind: K }>;

/** Something for the database to do; `changes` rows must change, or another writer was first. */
interface Statement {
  readonly query: QueryConfig;
  readonly changes?: number;
}

/** Writes all of this and tells the other nodes, in one transaction. */
export async function commit(client: ClientBase, node: string, writes: readonly Write[]): Promise<void> {
  const news = announcements(node, newsOf(writes.flatMap(changeBy)));
  if (writes.every((write) => write.kind === 'row')) {
    await client.query(appendAndTell(writes, news));
    return;
  }
  await client.query('BEGIN');
  try {
    for (const { query, changes } of statements(writes)) {
      const { rowCount } = await client.query(query);
      if (changes !== undefined && rowCount !== changes) throw new Overtaken(writes[0].code);
    }
    if (news.length > 0) await client.query(tell(news));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

const TELL = (payloads: string): string => `pg_notify('${CHANNEL}', payload) FROM unnest(${payloads}::text[]) payload`;

/** Tells the other nodes. */
export const tell = (news: readonly string[]): QueryConfig => ({
  name: 'tell',
  text: `SELECT ${TELL('$1')}`,
  values: [news],
});

function changeBy(write: Write): Change[] {
  const { code, kind } = write;
  if (kind === 'row') return [{ code, what: 'rows', row: write.row }];
  if (kind === 'set-aside') return [{ code, what: 'rows' }];
  if (kind === 'table' || kind === 'pack') return [{ code, what: 'table' }];
  return kind === 'chat' ? [{ code, what: 'chat' }] : [];
}

/** Whether the database says that another writer was first: there is a row of this number, or a row has no table to go to. */
export function isConflict(error: unknown): boolean {
  const { code, column } = Object(error) as { readonly code?: unknown; readonly column?: unknown };
  return error instanceof Overtaken || code === '23505' || (code === '23502' && column === 'code');
}

/**
 * A row whose writer does not know the table's gate, the last save that came after certain rows, has no table to go to.
 * The lock is one that only such a save waits for, and that waits for such a save; then what it saved is read.
 */
const APPEND = `WITH gates AS (SELECT code, gate FROM tablee.tables WHERE code = ANY ($1) FOR KEY SHARE)
  INSERT INTO tablee.rows SELECT CASE WHEN gate > rev THEN NULL ELSE r.code END,
    seq, seat, type, decision, answer, by, hash, chain, at, client_id, n
  FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
    $10::bigint[], $11::text[], $12::int[], $13::int[])
    r (code, seq, seat, type, decision, answer, by, hash, chain, at, client_id, n, rev) LEFT JOIN gates USING (code)`;

/** Always in the order of the codes: two nodes that write about the same tables never wait for each other in a circle. */
const inOrder = <T extends { readonly code: Code }>(writes: readonly T[]): T[] =>
  writes.toSorted((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)));

function columns(writes: readonly Kind<'row'>[]): unknown[][] {
  const rows = inOrder(writes);
  const column = (value: (row: TextRow) => unknown) => rows.map(({ row }) => value(row));
  return [
    rows.map(({ code }) => code),
    column((row) => row.seq),
    column((row) => row.seat),
    column((row) => row.type),
    column((row) => row.decision),
    column((row) => row.answer),
    column((row) => row.by),
    column((row) => row.hash),
    column((row) => row.chain),
    column((row) => row.at),
    column((row) => row.clientId ?? null),
    column((row) => row.n),
    rows.map(({ rev }) => rev),
  ];
}

/** The usual case, answers and nothing else: one statement is a transaction by itself. */
const appendAndTell = (writes: readonly Kind<'row'>[], news: readonly string[]): QueryConfig => ({
  name: 'append-and-tell',
  text: `WITH appended AS (${APPEND}) SELECT ${TELL('$14')}`,
  values: [...columns(writes), news],
});

/** Rows are moved aside in the order of the writes around it; all others can be put together. */
function* statements(writes: readonly Write[]): Generator<Statement> {
  let together: Write[] = [];
  for (const write of writes) {
    if (write.kind !== 'set-aside') together.push(write);
    else {
      yield* gathered(together);
      yield* setAside(write);
      together = [];
    }
  }
  yield* gathered(together);
}

function* gathered(writes: readonly Write[]): Generator<Statement> {
  const of = <K extends Write['kind']>(kind: K) =>
    inOrder(writes.filter((write): write is Kind<K> => write.kind === kind));
  yield* append(of('row'));
  yield* saveTables(of('table'), of('row'));
  yield* addChat(of('chat'));
  yield* saveSnapshots(last(of('snapshot')));
  yield* savePacks(last(of('pack')));
  yield* saveClocks(last(of('clocks')));
  yield* saveDrafts(last(of('drafts'), bySeat));
  yield* saveFilms(last(of('film'), bySeat));
}

/** The last one of each table: what was written before it is not worth keeping. */
function last<T extends { readonly code: Code }>(writes: readonly T[], key = (write: T): string => write.code): T[] {
  return [...new Map(writes.map((write) => [key(write), write])).values()];
}

const bySeat = ({ code, seat }: { readonly code: Code; readonly seat: Seat }): string => `${code} ${seat}`;

function* append(rows: readonly Kind<'row'>[]): Generator<Statement> {
  if (rows.length > 0) yield { query: { name: 'append', text: APPEND, values: columns(rows) } };
}

/** A save, or several in a row: only the last counts, and it follows what was there before the first. */
type Save = Kind<'table'> & { readonly base: number; readonly gate: number | undefined };

function* saveTables(writes: readonly Kind<'table'>[], rows: readonly Kind<'row'>[]): Generator<Statement> {
  if (writes.length === 0) return;
  const saves = new Map<Code, Save>();
  for (const write of writes) {
    const before = saves.get(write.code);
    if (before !== undefined && before.rev !== write.rev - 1) throw new Overtaken(write.code);
    const isGate = write.after !== undefined;
    const [after, gate] = isGate ? [write.after, write.rev] : [before?.after, before?.gate];
    saves.set(write.code, { ...write, base: before?.base ?? write.rev - 1, after, gate });
  }
  const fresh = [...saves.values()].filter(({ base }) => base === 0);
  const known = [...saves.values()].filter(({ base }) => base > 0);
  const values = (list: readonly Kind<'table'>[]): unknown[][] => [
    list.map(({ code }) => code),
    list.map(({ phase }) => phase),
    list.map(({ doc }) => doc),
    list.map(({ rev }) => rev),
  ];
  if (fresh.length > 0) {
    const text = `INSERT INTO tablee.tables SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::int[])
      ON CONFLICT DO NOTHING`;
    yield { query: { name: 'add-tables', text, values: values(fresh) }, changes: fresh.length };
  }
  const gates = known.filter(({ gate }) => gate !== undefined);
  if (gates.length > 0) yield* saveGates(gates, rows);
  if (known.length > 0) {
    const text = `UPDATE tablee.tables t SET phase = u.phase, doc = u.doc, rev = u.rev
      FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[]) u (code, phase, doc, rev, base)
      WHERE t.code = u.code AND t.rev = u.base`;
    const bases = known.map(({ base }) => base);
    yield { query: { name: 'save-tables', text, values: [...values(known), bases] }, changes: known.length };
  }
  yield* savePlaces([...saves.values()]);
}

/** Those that come after certain rows: once no other row of their tables is on its way, there must be none they do not know. */
function* saveGates(gates: readonly Save[], rows: readonly Kind<'row'>[]): Generator<Statement> {
  const codes = gates.map(({ code }) => code);
  const lock = 'SELECT 1 FROM tablee.tables WHERE code = ANY ($1) ORDER BY code FOR UPDATE';
  yield { query: { name: 'lock-tables', text: lock, values: [codes] } };
  const own = new Map(rows.map(({ code, row }) => [code, row.seq]));
  const text = `UPDATE tablee.tables t SET gate = u.gate FROM unnest($1::text[], $2::int[], $3::int[]) u (code, gate, last)
    WHERE t.code = u.code AND NOT EXISTS (SELECT 1 FROM tablee.rows r WHERE r.code = u.code AND r.seq > u.last)`;
  const lasts = gates.map(({ code, after = 0 }) => Math.max(after, own.get(code) ?? 0));
  const values = [codes, gates.map(({ gate }) => gate), lasts];
  yield { query: { name: 'save-gates', text, values }, changes: gates.length };
}

/** Who has a place where; mostly nothing changes. */
function* savePlaces(tables: readonly Kind<'table'>[]): Generator<Statement> {
  const places = tables.flatMap(({ code, devices }) => devices.map((device) => ({ code, device })));
  const values = [places.map(({ device }) => device), places.map(({ code }) => code)];
  const gone = `DELETE FROM tablee.places p WHERE code = ANY ($3::text[])
    AND NOT EXISTS (SELECT 1 FROM unnest($1::text[], $2::text[]) u (device, code) WHERE u.device = p.device AND u.code = p.code)`;
  yield { query: { name: 'leave-places', text: gone, values: [...values, tables.map(({ code }) => code)] } };
  const text = 'INSERT INTO tablee.places SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING';
  yield { query: { name: 'take-places', text, values } };
}

function* addChat(writes: readonly Kind<'chat'>[]): Generator<Statement> {
  if (writes.length === 0) return;
  const text = 'INSERT INTO tablee.chat SELECT * FROM unnest($1::text[], $2::int[], $3::text[])';
  const values = [writes.map(({ code }) => code), writes.map(({ id }) => id), writes.map(({ line }) => line)];
  yield { query: { name: 'add-chat', text, values } };
}

function* saveSnapshots(writes: readonly Kind<'snapshot'>[]): Generator<Statement> {
  if (writes.length === 0) return;
  const text = `INSERT INTO tablee.snapshots SELECT * FROM unnest($1::text[], $2::text[])
    ON CONFLICT (code) DO UPDATE SET snapshot = excluded.snapshot`;
  const values = [writes.map(({ code }) => code), writes.map(({ snapshot }) => snapshot)];
  yield { query: { name: 'save-snapshots', text, values } };
}

/** Mostly kept with every move of tables that have a time to decide, so for all of them together. */
function* saveClocks(writes: readonly Kind<'clocks'>[]): Generator<Statement> {
  const gone = writes.filter(({ clocks }) => clocks === undefined).map(({ code }) => code);
  if (gone.length > 0) {
    yield { query: { name: 'forget-clocks', text: 'DELETE FROM tablee.clocks WHERE code = ANY ($1)', values: [gone] } };
  }
  const kept = writes.filter(({ clocks }) => clocks !== undefined);
  if (kept.length === 0) return;
  const text = `INSERT INTO tablee.clocks SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])
    ON CONFLICT (code) DO UPDATE SET due = excluded.due, clocks = excluded.clocks`;
  const values = [kept.map(({ code }) => code), kept.map(({ due }) => due ?? null), kept.map(({ clocks }) => clocks)];
  yield { query: { name: 'save-clocks', text, values } };
}

function* saveDrafts(writes: readonly Kind<'drafts'>[]): Generator<Statement> {
  const gone = 'DELETE FROM tablee.drafts WHERE code = $1 AND seat = $2';
  const text = `INSERT INTO tablee.drafts VALUES ($1, $2, $3) ON CONFLICT (code, seat) DO UPDATE SET drafts = excluded.drafts`;
  for (const { code, seat, drafts } of writes) {
    yield drafts === undefined
      ? { query: { name: 'forget-drafts', text: gone, values: [code, seat] } }
      : { query: { name: 'save-drafts', text, values: [code, seat, drafts] } };
  }
}

function* savePacks(writes: readonly Kind<'pack'>[]): Generator<Statement> {
  for (const { code, pack } of writes) {
    yield pack === undefined
      ? { query: { name: 'forget-pack', text: 'DELETE FROM tablee.packs WHERE code = $1', values: [code] } }
      : {
          query: {
            name: 'save-pack',
            text: 'INSERT INTO tablee.packs VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET pack = excluded.pack',
            values: [code, pack],
          },
        };
  }
}

function* saveFilms(writes: readonly Kind<'film'>[]): Generator<Statement> {
  const text = `INSERT INTO tablee.films VALUES ($1, $2, $3) ON CONFLICT (code, seat) DO UPDATE SET film = excluded.film`;
  for (const { code, seat, film } of writes) yield { query: { name: 'save-film', text, values: [code, seat, film] } };
}

function* setAside({ code, seq }: Kind<'set-aside'>): Generator<Statement> {
  const text = `WITH moved AS (DELETE FROM tablee.rows WHERE code = $1 AND seq > $2 RETURNING *)
    INSERT INTO tablee.rows_set_aside SELECT * FROM moved`;
  yield { query: { name: 'set-aside', text, values: [code, seq] } };
  yield { query: { name: 'forget-snapshot', text: 'DELETE FROM tablee.snapshots WHERE code = $1', values: [code] } };
}
