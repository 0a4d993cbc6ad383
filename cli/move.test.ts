import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openSqlite } from '../server/store/sqlite.ts';
import { durable, row, table, upTo } from '../server/store/testing/things.ts';
import { newDatabase } from '../server/testing/shared-postgres.ts';
import { folder, tablee } from './testing/tablee.ts';

test('it carries a data folder into PostgreSQL and back, and never over what is there', async () => {
  using here = folder();
  const store = await openSqlite(join(here.path, 'data/tablee.db'));
  const pen = store.pen('ABCDEF');
  pen.saveTable(table('ABCDEF'));
  for (const seq of upTo(3)) pen.append(row(seq), 1);
  expect(await durable(pen)).toBeUndefined();
  await store.close();
  const url = await newDatabase(inject('postgres'));
  const [data, back] = [join(here.path, 'data'), join(here.path, 'back')];

  const there = await tablee('move', '--from', data, '--to', url);
  expect(there).toMatchObject({ code: 0, err: '' });
  expect(there.out).toMatch(/^1 tables with 3 moves are in 127\.0\.0\.1:\d+\/\w+ now\.\nSHA-256 .*: [0-9a-f]{64}\n$/);
  const again = await tablee('move', '--from', url, '--to', back, '--json');
  expect(again).toMatchObject({ code: 0, err: '' });
  expect(there.out).toContain(JSON.parse(again.out).hash);
  const over = await tablee('move', '--from', url, '--to', join(data, 'tablee.db'));
  expect(over).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/has tables already\. .*empty/) });
}, 120_000);

test('what stands in the way is said in one sentence', async () => {
  using here = folder();
  const missing = await tablee('move', '--from', join(here.path, 'nowhere'), '--to', here.path);
  expect(missing).toMatchObject({ code: 1, out: '', err: expect.stringContaining('There is no database') });
  const half = await tablee('move', '--from', here.path);
  expect(half).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--to') });
}, 120_000);
