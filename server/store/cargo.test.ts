import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { tempDir } from '../testing/house.ts';
import { newDatabase } from '../testing/shared-postgres.ts';
import { CARGO, carry, NotEmpty } from './cargo.ts';
import { connectTo, openPostgres } from './postgres.ts';
import { PostgresHold } from './postgres-hold.ts';
import { openSqlite } from './sqlite.ts';
import { holdSqlite } from './sqlite-hold.ts';
import type { Store } from './store.ts';
import { codeOf, durable, row, table, upTo } from './testing/things.ts';

let dataDir: string;
let url: string;
let client: Client;
const file = (name: string) => join(dataDir, `${name}.db`);
beforeAll(async () => {
  dataDir = tempDir();
  url = await newDatabase(inject('postgres'));
  client = await connectTo(url);
});
afterAll(async () => {
  await client.end();
  rmSync(dataDir, { recursive: true });
});

const TABLES = 500;

/** Tables in every state, with something of every kind beside. */
async function fill(store: Store): Promise<void> {
  for (const i of upTo(TABLES)) {
    const code = codeOf(i);
    const pen = store.pen(code);
    pen.saveTable({ ...table(code, `device ${i % 7}`), title: `é "${i}" \\ {} \u0000` });
    for (const seq of upTo(i % 10)) pen.append({ ...row(seq), answer: ['NULL', null, { '"': `\\${i}` }] }, 1);
  }
  const pen = store.pen('EVERYX');
  const { clientId, ...unnamed } = row(6);
  for (const seq of upTo(5)) pen.append(row(seq), 1);
  pen.append(unnamed, 1);
  pen.setAside(2);
  for (const one of [row(3), { ...unnamed, seq: 4 }]) pen.append(one, 1);
  pen.setAside(2);
  pen.saveSnapshot({ version: 1, seq: 2, told: 0, chain: 'x', match: { some: 'state' } as never });
  pen.saveFilm(-1, new Uint8Array(upTo(255)));
  pen.saveFilm(2, new Uint8Array([0]));
  pen.savePack({ cards: ['é'] });
  pen.saveClocks({ epoch: 0, of: {} }, 1_794_000_000_000);
  store.pen('CLOCKX').saveClocks({ epoch: 0, of: {} }, undefined);
  pen.saveDrafts(1, { '1.1': [1] });
  for (const id of upTo(3)) pen.addChat({ id, at: id, seat: 0, name: 'Lea', text: `${id}` });
  expect(await durable(pen)).toBeUndefined();
  await store.secret('cookies');
}

/** Everything as the server sees it. */
const seen = async (store: Store) => ({
  tables: await Promise.all(upTo(7).map((i) => store.table(codeOf(i)))),
  devices: (await store.tablesOf('device 3')).map(({ code }) => code).sort(),
  rows: [await store.rows(codeOf(9), 0), await store.rows('EVERYX', 0)],
  snapshot: await store.snapshot('EVERYX'),
  films: [...((await store.film('EVERYX', -1)) ?? [])],
  pack: await store.pack('EVERYX'),
  clocks: [await store.clocks('EVERYX'), await store.overdue(2e12)],
  drafts: [...(await store.drafts('EVERYX'))],
  chat: await store.chat('EVERYX', 9),
  secret: await store.secret('cookies'),
  census: await store.census(),
});

it('carries everything from SQLite to PostgreSQL and back, and the hash is the same everywhere', async () => {
  const origin = await openSqlite(file('origin'));
  await fill(origin);
  const before = await seen(origin);
  await origin.close();
  // A server that was only started has a secret of its own, which goes.
  const started = await openPostgres(url);
  await started.secret('cookies');
  await started.close();
  const shared = new PostgresHold(client);
  {
    using from = await holdSqlite(file('origin'));
    const there = await carry(from, shared);
    expect(there.counts).toMatchObject({
      tables: TABLES,
      rows: 2252,
      rows_set_aside: 6,
      films: 2,
      clocks: 2,
      secrets: 1,
    });
    await expect(carry(from, shared)).rejects.toThrow(NotEmpty);
    using to = await holdSqlite(file('back'));
    expect(await carry(shared, to)).toEqual(there);
    await expect(carry(shared, from)).rejects.toThrow(NotEmpty);
  }
  const node = await openPostgres(url);
  expect(await seen(node)).toEqual(before);
  await node.backup(file('backup'));
  await node.close();
  for (const name of ['origin', 'back', 'backup']) {
    const store = await openSqlite(file(name));
    expect(await seen(store)).toEqual(before);
    await store.close();
  }
}, 60_000);

it('leaves out no table of either database', async () => {
  await (await openSqlite(file('shape'))).close();
  const db = new DatabaseSync(file('shape'));
  const sqlite = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map((one) => one.name);
  db.close();
  const sql = "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'tablee'";
  const postgres = (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  const names = CARGO.map(({ name }) => name);
  // What is of the moment only, and rows that are filed when the file is closed.
  expect(sqlite.sort()).toEqual([...names, 'heartbeat', 'new_rows'].sort());
  expect(postgres.sort()).toEqual([...names, 'heartbeat', 'keepers', 'steps_taken'].sort());
});
