/** Which store a server keeps its tables in: one SQLite file, or a PostgreSQL database where one is named. */
import { join } from 'node:path';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export async function openStore(place: {
  readonly dataDir: string;
  readonly database?: string | undefined;
}): Promise<Store> {
  return place.database === undefined ? openSqlite(sqliteFile(place.dataDir)) : openPostgres(place.database);
}

/** The file within a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'tablee.db');
