/** Fills a data folder with tables that were played, as years of use would. */
import { DatabaseSync } from 'node:sqlite';
import { sqliteFile } from '../server/store/open.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { TableDoc } from '../server/store/store.ts';

const ROWS = 8;

/** By the database itself, since a hundred thousand tables are not the thing that is measured. */
export async function fillWithTables(dataDir: string, count: number): Promise<void> {
  const file = sqliteFile(dataDir);
  await (await openSqlite(file)).close();
  const db = new DatabaseSync(file);
  const codes = `WITH RECURSIVE counted (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counted WHERE i < ${count}),
    codes AS (SELECT printf('X%05d', i) AS code, 'device ' || (i % 1000) AS device FROM counted)`;
  db.exec('BEGIN');
  db.prepare(`INSERT INTO tables ${codes} SELECT code, 'finished', replace(?, 'CODE', code), 1 FROM codes`).run(DOC);
  db.exec(`INSERT INTO places ${codes} SELECT device, code FROM codes`);
  for (let seq = 1; seq <= ROWS; seq++) {
    db.exec(
      `INSERT INTO rows ${codes} SELECT code, ${seq}, 0, 'answer', '${seq}.0', '1', 'person', 'hash', hex(randomblob(32)), 1, NULL, ${seq} FROM codes`,
    );
  }
  db.exec('COMMIT');
  db.close();
}

const DOC = JSON.stringify({
  code: 'CODE',
  rev: 1,
  game: 'yardstick',
  mode: 'friends',
  createdAt: 1,
  title: '',
  phase: 'finished',
  paused: false,
  host: 'device',
  seats: ['Lea', 'Bob', 'Ann', 'Tom'].map((name) => ({
    kind: 'person',
    name,
    symbol: 'star',
    devices: [`device of ${name}`],
    seen: ROWS,
  })),
  kicked: [],
  given: {},
  spectators: true,
  takeBack: true,
  absence: { act: 'wait', after: 90 },
  fast: false,
} satisfies TableDoc);
