/** A disk that fails while the log of writes is forced to it. */
import type * as Fs from 'node:fs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { tempDir } from '../testing/house.ts';
import { openSqlite } from './sqlite.ts';
import { codeOf, durable, row, seqs, upTo } from './testing/things.ts';

const disk = vi.hoisted(() => ({ fails: false }));
const FAILURE = 'EIO: i/o error, fdatasync';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  return {
    ...fs,
    fdatasyncSync: (file: number) => {
      if (disk.fails) throw new Error(FAILURE);
      fs.fdatasyncSync(file);
    },
    fdatasync: (file: number, done: (error: Error | null) => void) =>
      disk.fails ? setImmediate(done, new Error(FAILURE)) : fs.fdatasync(file, done),
  };
});

it.each([
  ['in one go, where few tables share a commit', 1],
  ['meanwhile, where many do', 20],
])('keeps nothing more once the log could not be forced %s, and loses nothing that was kept', async (_, tables) => {
  const dataDir = tempDir();
  const codes = upTo(tables).map(codeOf);
  let store = openSqlite(join(dataDir, 'tablee.db'));
  const write = (seq: number) =>
    Promise.all(
      codes.map((code) => {
        // A table writes with a new pen once one could not be saved.
        const pen = store.pen(code);
        pen.append(row(seq), 1);
        return durable(pen);
      }),
    );
  expect(await write(1)).toEqual(codes.map(() => undefined));
  disk.fails = true;
  for (const refused of await write(2)) expect(refused).toMatchObject({ message: FAILURE });
  // What the disk did with what it was given is unknown, so it is not asked again.
  disk.fails = false;
  for (const refused of await write(3)) expect(refused).toMatchObject({ message: FAILURE });
  expect(await store.trouble()).toMatchObject({ message: FAILURE });
  await store.close();
  store = openSqlite(join(dataDir, 'tablee.db'));
  for (const code of codes) {
    const kept = await seqs(store, code);
    expect(kept[0]).toBe(1);
    expect(kept).not.toContain(3);
  }
  expect(await store.trouble()).toBeUndefined();
  await store.close();
  rmSync(dataDir, { recursive: true });
});
