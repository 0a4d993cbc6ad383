/** Opening the store in one SQLite file, and why it may not open. */
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../errors.ts';
import { APPLICATION, stepsTaken } from './database.ts';
import { DatabaseThread } from './database-thread.ts';
import { MIGRATIONS } from './migrations.ts';
import { SqliteStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** Opens the database, making it when there is none. A file that is not a sound database of ours is left as it is. */
export async function openSqlite(file: string): Promise<Store> {
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
  try {
    // It holds the keys to all seats: nobody else on this machine may read it. What SQLite puts beside it is as private.
    if (isNew) closeSync(openSync(file, 'a', 0o600));
    else checkDatabase(file);
    return new SqliteStore(await DatabaseThread.open(file));
  } catch (cause) {
    throw cause instanceof StartError ? cause : startError(file, cause);
  }
}

/**
 * Up to so many bytes every page is looked at. A larger file would hold up the start: damage in it is noticed where it is
 * read, and pauses that table.
 */
const LOOKED_THROUGH = 32_000_000;

/** Whether the file is sound and ours. For reading only: closing it otherwise would carry the log of writes into the file. */
function checkDatabase(file: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const extent = statSync(file).size > LOOKED_THROUGH ? 'secrets' : 1;
    const check = db.prepare(`PRAGMA quick_check(${extent})`).get() as { quick_check?: string };
    if (check.quick_check !== 'ok') throw damaged(file, check.quick_check);
    const { application_id: owner } = db.prepare('PRAGMA application_id').get() as { application_id: number };
    // A database without a single table is ours, cut short while it was made.
    const isEmpty = db.prepare('SELECT 1 FROM sqlite_master').get() === undefined;
    if (owner !== APPLICATION && !isEmpty) throw damaged(file, 'not a database of Tablée');
    if (stepsTaken(db) > MIGRATIONS.length) {
      throw new StartError(
        'data-too-new',
        `The database ${file} was written by a newer version of Tablée.`,
        'Start that version, or choose another folder with --data.',
      );
    }
  } finally {
    db.close();
  }
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
