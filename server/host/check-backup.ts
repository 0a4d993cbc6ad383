/** Whether a file is a whole backup of ours. Reading all of it takes a while, so a server does this in a thread. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { BackupInfo } from '../../wire/host.ts';
import { APPLICATION } from '../store/database.ts';

/** Makes it one file that needs no other beside it, reads every page of it and counts; throws when something is wrong. */
export function checkBackup(file: string): Omit<BackupInfo, 'at'> {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA journal_mode = DELETE');
    const number = (sql: string): number => Number(Object.values(db.prepare(sql).get() ?? {})[0]);
    const { integrity_check: check } = db.prepare('PRAGMA integrity_check(1)').get() as { integrity_check: string };
    if (check !== 'ok') throw new Error(`the copy is damaged: ${check}`);
    if (number('PRAGMA application_id') !== APPLICATION) throw new Error('the copy is not a database of Tablée');
    const tables = number('SELECT count(*) FROM tables');
    const rows = number('SELECT count(*) FROM all_rows');
    return { file, bytes: statSync(file).size, tables, rows };
  } finally {
    db.close();
  }
}

if (!isMainThread && parentPort !== null) parentPort.postMessage(checkBackup((workerData as { file: string }).file));
