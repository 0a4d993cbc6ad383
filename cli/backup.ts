/** `tablee backup`: all tables in one file, while the server runs or when none does. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup as copy, DatabaseSync } from 'node:sqlite';
import { StartError } from '../server/errors.ts';
import { BackupError, backupFile, makeBackup } from '../server/host/backup.ts';
import { rememberBackup } from '../server/host/backups.ts';
import { openStore, sqliteFile } from '../server/store/open.ts';
import type { BackupInfo } from '../wire/host.ts';
import type { Command } from './arguments.ts';
import { askForBackup } from './control.ts';
import { Failure } from './failure.ts';

export const command: Command = {
  name: 'backup',
  summary: 'Writes every table into one new file and checks it, while people play on; never over a file that is there.',
  operands: { target: 'the new file, or a folder for one named by the time' },
  options: {
    data: { value: 'FOLDER', help: 'where the tables are kept (TABLEE_DATA, or ./data)' },
    database: { value: 'URL', help: 'or the PostgreSQL database they are kept in (DATABASE_URL)' },
    json: { help: 'what was made, for programs' },
  },
  examples: [
    'tablee backup /mnt/backups --data /var/lib/tablee',
    'DATABASE_URL=postgres://tablee@db/tablee tablee backup tables.db',
  ],
  async run(given) {
    const dataDir = resolve(given.text('data') ?? (process.env.TABLEE_DATA || 'data'));
    const target = resolve(given.operands[0]);
    const database = given.text('database') ?? (given.has('data') ? '' : (process.env.DATABASE_URL ?? ''));
    const made =
      database === ''
        ? ((await askForBackup(dataDir, target)) ?? (await backUpFile(dataDir, target)))
        : await backUpDatabase(database, target);
    console.log(given.has('json') ? JSON.stringify(made) : inWords(made));
    return 0;
  },
};

/** PostgreSQL lets us read all of one moment while servers go on. */
async function backUpDatabase(database: string, target: string): Promise<BackupInfo> {
  const store = await openStore({ dataDir: '', database }).catch((error: unknown) => {
    throw error instanceof StartError ? new Failure(`${error.message} ${error.remedy}`) : error;
  });
  try {
    return await makeBackup(backupFile(target), (part) => store.backup(part));
  } catch (error) {
    throw error instanceof BackupError ? new Failure(`${error.message} ${error.remedy}`) : error;
  } finally {
    await store.close();
  }
}

/** No server runs: the file is copied as it is, not brought up to date. */
async function backUpFile(dataDir: string, target: string): Promise<BackupInfo> {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new Failure(`There is no database in ${dataDir}. Say where it is with --data.`);
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT');
    const made = await makeBackup(backupFile(target), async (part) => void (await copy(db, part)));
    rememberBackup(dataDir, made);
    return made;
  } catch (error) {
    if (error instanceof BackupError) throw new Failure(`${error.message} ${error.remedy}`);
    throw new Failure(unreadable(file, error));
  } finally {
    db.close();
  }
}

function unreadable(file: string, error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /locked|busy/i.test(text)
    ? `${file} is in use by a server that cannot be reached from here. Make the backup on its host page.`
    : `${file} cannot be read (${text}). Is it a database of Tablée, and may this user read and write it?`;
}

function inWords({ file, bytes, tables, rows }: BackupInfo): string {
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return `${file}: ${tables} tables, ${rows} moves, ${size}, checked.`;
}
