/** What the nodes of a run stand on: where they keep their tables, and what can be done to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../server/store/sqlite.ts';
import type { Store } from '../server/store/store.ts';
import type { Victim } from './storm.ts';

export interface Ground {
  /** What a node is told. */
  readonly where: string;
  /** A database that can be hurt, where there is one beside the nodes. */
  readonly database?: Victim;
  /** Opens what is kept, once all nodes are gone. */
  read(): Promise<Store>;
  /** Throws everything away. */
  clear(): Promise<void>;
}

/** One node on a file. */
export function sqliteGround(): Ground {
  const where = mkdtempSync(join(tmpdir(), 'tablee-chaos-'));
  return {
    where,
    read: async () => openSqlite(join(where, 'tablee.db')),
    clear: async () => rmSync(where, { recursive: true, force: true }),
  };
}
