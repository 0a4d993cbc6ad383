import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/house.ts';
import { openSqlite } from './sqlite.ts';
import { Overtaken } from './store.ts';
import { storeSuite } from './testing/store-suite.ts';
import { durable, row, seqs, upTo } from './testing/things.ts';

storeSuite(async () => {
  const dataDir = tempDir();
  return {
    open: async () => openSqlite(join(dataDir, 'tablee.db')),
    clear: async () => rmSync(dataDir, { recursive: true }),
  };
});

it('keeps its files to itself: they hold the keys to all seats', async () => {
  const dataDir = tempDir();
  const store = await openSqlite(join(dataDir, 'tablee.db'));
  await store.secret('cookies');
  const files = readdirSync(dataDir);
  expect(files).toContain('tablee.db-wal');
  for (const file of files) expect(statSync(join(dataDir, file)).mode & 0o077, file).toBe(0);
  await store.close();
  rmSync(dataDir, { recursive: true });
});

it('finds the rows of a table whether they are filed yet or not, and after opening the file again', async () => {
  /** So many rows that they are filed when they are written. */
  const MANY = 5000;
  const dataDir = tempDir();
  let store = await openSqlite(join(dataDir, 'tablee.db'));
  const even = store.pen('EVENXX');
  const odd = store.pen('DDDDDD');
  for (const seq of upTo(MANY)) (seq % 2 === 0 ? even : odd).append(row(seq), 1);
  await durable(even);
  for (const seq of [MANY + 2, MANY + 4]) even.append(row(seq), 1);
  expect(await seqs(store, 'EVENXX', MANY - 3)).toEqual([MANY - 2, MANY, MANY + 2, MANY + 4]);
  expect(await store.rowOf('EVENXX', 0, `c${MANY + 4}`)).toMatchObject({ seq: MANY + 4, answer: { of: MANY + 4 } });
  expect(await store.rowOf('DDDDDD', 0, 'c7')).toMatchObject({ seq: 7 });
  even.setAside(MANY);
  expect(await seqs(store, 'EVENXX', MANY - 3)).toEqual([MANY - 2, MANY]);
  even.append(row(MANY + 2), 1);
  odd.append(row(7), 1);
  expect(await durable(odd)).toBeInstanceOf(Overtaken);
  await store.close();
  store = await openSqlite(join(dataDir, 'tablee.db'));
  expect(await seqs(store, 'EVENXX')).toEqual([...upTo(MANY).filter((seq) => seq % 2 === 0), MANY + 2]);
  expect(await seqs(store, 'DDDDDD')).toHaveLength(MANY / 2);
  await store.close();
  rmSync(dataDir, { recursive: true });
});
