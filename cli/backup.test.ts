import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openSqlite } from '../server/store/sqlite.ts';
import { Device } from '../server/testing/client.ts';
import { openHouse } from '../server/testing/house.ts';
import { newDatabase } from '../server/testing/shared-postgres.ts';
import type { BackupInfo } from '../wire/host.ts';
import { serve } from './testing/serve.ts';
import { folder, tablee } from './testing/tablee.ts';

test('a backup of a running server, and of none; restored, every table is there', async () => {
  using here = folder();
  const [data, kept] = [join(here.path, 'data'), join(here.path, 'kept')];
  mkdirSync(kept);
  const { child, url } = await serve(data);
  const device = new Device(url);
  const { code } = await device.create({ game: 'boss-quest', mode: 'hot-seat', names: ['Léa', 'Noé'], start: true });
  const running = await tablee('backup', kept, '--data', data, '--json');
  expect(running).toMatchObject({ code: 0, err: '' });
  const made = JSON.parse(running.out) as BackupInfo;
  expect(made).toMatchObject({
    file: expect.stringMatching(/kept\/tablee-\d{4}-\d\d-\d\d-\d{6}\.db$/),
    tables: 1,
    rows: 0,
  });
  const again = await tablee('backup', made.file, '--data', data);
  expect(again).toMatchObject({ code: 1, out: '' });
  expect(again.err).toMatch(/^tablee: There is a file .* already; it was left as it is\. Choose another name/);
  // Whoever holds the key opens the host page; nobody else can read the file.
  const file = join(data, 'host-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const key = readFileSync(file, 'utf8').trim();
  expect((await device.call('POST', '/api/host/session', { key })).status).toBe(200);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  const stopped = await tablee('backup', join(kept, 'second.db'), '--data', data);
  expect(stopped.out).toMatch(/second\.db: 1 tables, 0 moves, \d+ kB, checked\.\n/);
  expect(stopped.code).toBe(0);
  for (const backup of [made.file, join(kept, 'second.db')]) {
    const restored = join(here.path, `restored-${statSync(backup).ino}`);
    mkdirSync(restored);
    copyFileSync(backup, join(restored, 'tablee.db'));
    const store = await openSqlite(join(restored, 'tablee.db'));
    expect(await store.table(code)).toMatchObject({ code, phase: 'playing' });
    expect((await store.secret('host')) === key).toBe(true);
    await store.close();
  }
}, 240_000);

test('a backup of PostgreSQL while it is used is a file SQLite opens, with the same tables', async () => {
  using here = folder();
  const database = await newDatabase(inject('postgres'));
  const house = await openHouse({ dataDir: here.path, database });
  const table = await house.device().create();
  const file = join(here.path, 'copy.db');
  expect(await tablee('backup', file, '--database', database)).toMatchObject({ code: 0, err: '' });
  const page = await house.server.backup(here.path);
  expect(page).toMatchObject({ tables: 1, file: expect.stringMatching(/tablee-[\d-]+\.db$/) });
  const store = await openSqlite(file);
  expect(await store.table(table.code)).toMatchObject({ code: table.code, phase: 'lobby' });
  await store.close();
  await house.close();
  const nowhere = await tablee('backup', join(here.path, 'x.db'), '--database', 'postgres://nobody@127.0.0.1:1/none');
  expect(nowhere).toMatchObject({ code: 1, out: '' });
  expect(nowhere.err.trim().split('\n')).toHaveLength(1);
}, 240_000);

test('what stands in the way is said in one sentence', async () => {
  using here = folder();
  const strange = join(here.path, 'strange');
  mkdirSync(strange);
  writeFileSync(join(strange, 'tablee.db'), 'not a database, but long enough to look like one to somebody');
  const cases: [string[], RegExp][] = [
    [[], /needs target/],
    [['x.db', '--data', here.path], /There is no database in .* --data/],
    [[join(here.path, 'x.db'), '--data', strange], /cannot be read .*Is it a database of Tablée/],
  ];
  for (const [args, message] of cases) {
    const { code, out, err } = await tablee('backup', ...args);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect([out, code !== 0]).toEqual(['', true]);
  }
}, 240_000);
