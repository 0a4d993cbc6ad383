/** What the nodes of a run stand on: where they keep their tables, and what can be done to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPostgres } from '../server/store/postgres.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { Store } from '../server/store/store.ts';
import { startPostgres } from '../server/testing/postgres.ts';
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

/** Any number of nodes on a PostgreSQL of our own. */
export async function postgresGround(): Promise<Ground & { readonly database: Victim }> {
  const postgres = await startPostgres({ isDurable: true });
  const where = await postgres.newDatabase();
  return {
    where,
    database: {
      stop: (how) => postgres.crash(how),
      start: () => postgres.restart(),
      cutAll: () => cutAll(where),
    },
    read: () => openPostgres(where),
    clear: () => postgres.stop(),
  };
}

/** Ends every connection to a database but the one that asks for it. */
async function cutAll(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
}
