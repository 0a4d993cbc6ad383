/** The backups of a running server, one at a time; the last one is remembered beside the data. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupInfo } from '../../wire/host.ts';
import { refuse } from '../errors.ts';
import type { Log } from '../logging.ts';
import type { Store } from '../store/store.ts';
import { BackupError, backupFile, makeBackup } from './backup.ts';

const MEMORY = 'last-backup.json';

export class Backups {
  private readonly store: Store;
  private readonly dataDir: string;
  private readonly log: Log;
  private underWay: Promise<BackupInfo> | undefined;

  constructor(store: Store, dataDir: string, log: Log) {
    this.store = store;
    this.dataDir = dataDir;
    this.log = log;
  }

  /** Makes one, in a file or folder of the server's machine; without any, in the folder `backups` beside the data. */
  make(target?: string): Promise<BackupInfo> {
    if (this.underWay !== undefined) {
      throw refuse('backup-failed', 'A backup is being made already.', { remedy: 'Wait until it is done.' });
    }
    this.underWay = this.write(target ?? this.folder()).finally(() => {
      this.underWay = undefined;
    });
    return this.underWay;
  }

  last(): BackupInfo | undefined {
    return lastBackup(this.dataDir);
  }

  private folder(): string {
    const folder = join(this.dataDir, 'backups');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  private async write(target: string): Promise<BackupInfo> {
    const since = performance.now();
    try {
      const { phases } = await this.store.census();
      const least = Object.values(phases).reduce((sum, count) => sum + count, 0);
      const made = await makeBackup(backupFile(target), (file) => this.store.backup(file), least);
      rememberBackup(this.dataDir, made);
      this.log.info({ ...made, ms: Math.round(performance.now() - since) }, 'backup made');
      return made;
    } catch (error) {
      this.log.error({ err: error }, 'no backup could be made');
      if (error instanceof BackupError) throw refuse('backup-failed', error.message, { remedy: error.remedy });
      throw error;
    }
  }
}

function lastBackup(dataDir: string): BackupInfo | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, MEMORY), 'utf8')) as BackupInfo;
  } catch {
    // There was none yet.
    return undefined;
  }
}

/** For the host page. A backup is none the worse when this cannot be written. */
export function rememberBackup(dataDir: string, made: BackupInfo): void {
  try {
    writeFileSync(join(dataDir, MEMORY), `${JSON.stringify(made)}\n`);
  } catch {
    // The disk may be full by now.
  }
}
