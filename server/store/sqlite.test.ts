import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempDir } from '../testing/house.ts';
import { openSqlite } from './sqlite.ts';
import type { Store, StoredRow } from './store.ts';

const row = (seq: number): StoredRow => ({
  seq,
  seat: 0,
  type: 'answer',
  decision: `${seq}.0`,
  answer: { of: seq },
  by: 'person',
  hash: '',
  chain: '',
  at: seq,
  clientId: `c${seq}`,
  n: seq,
});
const durable = (store: Store) => new Promise((resolve) => store.afterCommit(resolve));
const seqs = async (store: Store, code: string, after = 0) => (await store.rows(code, after)).map(({ seq }) => seq);
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

it('finds the rows of a table whether they are filed yet or not, and after opening the file again', async () => {
  const dataDir = tempDir();
  const file = join(dataDir, 'tablee.db');
  let store = openSqlite(file);
  for (const seq of upTo(1200)) store.append(seq % 2 === 0 ? 'EVENXX' : 'DDDDDD', row(seq));
  await durable(store);
  for (const seq of [1202, 1204]) store.append('EVENXX', row(seq));
  await durable(store);
  expect(await seqs(store, 'EVENXX', 1197)).toEqual([1198, 1200, 1202, 1204]);
  expect(await store.rowOf('EVENXX', 0, 'c1204')).toMatchObject({ seq: 1204, answer: { of: 1204 } });
  expect(await store.rowOf('DDDDDD', 0, 'c7')).toMatchObject({ seq: 7 });
  store.setAside('EVENXX', 1200);
  expect(await seqs(store, 'EVENXX', 1197)).toEqual([1198, 1200]);
  store.append('EVENXX', row(1202));
  await store.close();
  store = openSqlite(file);
  expect(await seqs(store, 'EVENXX')).toEqual([...upTo(1201).filter((seq) => seq % 2 === 0), 1202]);
  expect(await store.counts()).toMatchObject({ rows: 1201 });
  await store.close();
  rmSync(dataDir, { recursive: true });
});

it('never keeps two rows of one number, and says so before anything of that turn is kept', async () => {
  const dataDir = tempDir();
  const store = openSqlite(join(dataDir, 'tablee.db'));
  store.append('ABCDEF', row(1));
  await durable(store);
  store.append('ABCDEF', row(2));
  store.append('ABCDEF', row(1));
  expect(await durable(store)).toBeInstanceOf(Error);
  expect(await seqs(store, 'ABCDEF')).toEqual([1]);
  store.append('ABCDEF', row(2));
  expect(await durable(store)).toBeUndefined();
  expect(await seqs(store, 'ABCDEF')).toEqual([1, 2]);
  for (const seq of upTo(1200)) store.append('FILEDX', row(seq));
  await durable(store);
  store.append('FILEDX', row(7));
  expect(await durable(store)).toBeInstanceOf(Error);
  store.append('FILEDX', row(1201));
  expect(await durable(store)).toBeUndefined();
  await store.close();
  rmSync(dataDir, { recursive: true });
});
