/** Backups: a copy under another name until it was checked, never over a file that is there, and nothing half done left. */
import { accessSync, closeSync, constants, existsSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BackupInfo } from '../../wire/host.ts';

/** A backup that could not be made, and what to do: sentences for people. */
export class BackupError extends Error {
  readonly remedy: string;

  constructor(sentence: string, remedy: string, cause?: unknown) {
    super(sentence, { cause });
    this.remedy = remedy;
  }
}

/** Copies what `write` writes to `file`, and reads it again before it is called a backup. `least`: tables it must have. */
export async function makeBackup(file: string, write: (file: string) => Promise<void>, least = 0): Promise<BackupInfo> {
  const part = reserve(file);
  try {
    await write(part);
    const { tables, rows, bytes } = await checked(part);
    if (tables < least) throw new Error(`the copy has ${tables} tables of ${least}`);
    if (existsSync(file)) throw taken(file);
    renameSync(part, file);
    return { file, at: Date.now(), bytes, tables, rows };
  } catch (cause) {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(part + end, { force: true });
    throw cause instanceof BackupError ? cause : explained(file, cause);
  }
}

/** A folder stands for a new file in it, named by the time. */
export function backupFile(target: string, at = new Date()): string {
  if (!existsSync(target) || !statSync(target).isDirectory()) return target;
  const name = `tablee-${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}`;
  const free = [name, ...Array.from({ length: 99 }, (_, i) => `${name}-${i + 2}`)].find(
    (one) => !existsSync(join(target, `${one}.db`)),
  );
  return join(target, `${free ?? name}.db`);
}

/** The file it is written to first. It holds every secret of the server: only its owner may read it. */
function reserve(file: string): string {
  const folder = dirname(file);
  if (existsSync(file)) throw taken(file);
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`, 'Make it first, or choose another.');
  const part = join(folder, `.${basename(file)}.part`);
  try {
    accessSync(folder, constants.W_OK);
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', 0o600));
  } catch (cause) {
    throw explained(file, cause);
  }
  return part;
}

const taken = (file: string): BackupError =>
  new BackupError(`There is a file ${file} already; it was left as it is.`, 'Choose another name, or move it away.');

function explained(file: string, cause: unknown): BackupError {
  const { code = '', message = String(cause) } = cause as NodeJS.ErrnoException;
  if (/ENOSPC|EDQUOT|disk is full/i.test(`${code} ${message}`)) {
    return new BackupError(`The disk of ${dirname(file)} is full; nothing was kept.`, 'Make room there.', cause);
  }
  if (/EACCES|EPERM|EROFS|readonly|unable to open/i.test(`${code} ${message}`)) {
    const user = process.getuid?.() ?? '';
    return new BackupError(
      `${dirname(file)} cannot be written by the user of the server (${user}).`,
      'Choose another folder, or give that user the right to write there.',
      cause,
    );
  }
  return new BackupError(`The backup failed: ${message}.`, 'Nothing was kept; try again, and check the disk.', cause);
}

function checked(file: string): Promise<Omit<BackupInfo, 'at'>> {
  const worker = new Worker(new URL('./check-backup.ts', import.meta.url), { workerData: { file } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
