import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tempDir } from '../testing/house.ts';
import { DatabaseThread } from './database-thread.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = tempDir();
  file = join(folder, 'tablee.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const add = (code: string, rev: number) => [['saveTable', code, rev, 'lobby', `{"code":"${code}"}`, ['me']]] as const;

it('answers in the order it was asked, and says which table of a commit was overtaken', async () => {
  const database = await DatabaseThread.open(file);
  const asked = [
    database.ask('commit', [add('AAAAAA', 1), add('BBBBBB', 1)]),
    database.ask('commit', [add('AAAAAA', 1), add('BBBBBB', 2)]),
    database.ask('table', 'BBBBBB'),
  ] as const;
  expect(await Promise.all(asked)).toEqual([[undefined, undefined], ['AAAAAA', undefined], '{"code":"BBBBBB"}']);
  await database.close();
});

it('tells whoever asked what went wrong, and goes on', async () => {
  const database = await DatabaseThread.open(file);
  const film = 'not a film' as unknown as Uint8Array;
  await expect(database.ask('commit', [[['saveFilm', 'AAAAAA', 0, film]]])).rejects.toThrow(/cannot store TEXT/);
  expect(await database.ask('film', 'AAAAAA', 0)).toBeUndefined();
  await database.close();
});

it('does not open what is no database', async () => {
  writeFileSync(
    file,
    'a shopping list, longer than the header of any database that was ever written by anybody at all',
  );
  await expect(DatabaseThread.open(file)).rejects.toThrow(/not a database/);
});

it('leaves the file to others once it is closed, and answers nothing more', async () => {
  const database = await DatabaseThread.open(file);
  await expect(DatabaseThread.open(file)).rejects.toThrow(/locked/);
  const last = database.ask('commit', [add('AAAAAA', 1)]);
  await database.close();
  expect(await last).toEqual([undefined]);
  await expect(database.ask('table', 'AAAAAA')).rejects.toThrow('the database is closed');
  const next = await DatabaseThread.open(file);
  expect(await next.ask('table', 'AAAAAA')).toBe('{"code":"AAAAAA"}');
  await next.close();
});

it('begins anew when its thread has ended by itself: what was under way fails, and nothing kept before is lost', async () => {
  const database = await DatabaseThread.open(file);
  await database.ask('commit', [add('AAAAAA', 1)]);
  const worker = Reflect.get(database, 'worker') as Worker;
  void worker.terminate();
  // It may be too quick for an end that comes after the question.
  const underWay = database.ask('commit', [add('BBBBBB', 1)]);
  await expect(underWay).rejects.toThrow('the thread of the database has ended');
  expect(await database.ask('table', 'AAAAAA')).toBe('{"code":"AAAAAA"}');
  await database.close();
});
