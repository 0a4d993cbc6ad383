/** `tablee move`: everything from one database into another, SQLite or PostgreSQL. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartError } from '../server/errors.ts';
import { carry, type Hold, type Manifest, NotEmpty } from '../server/store/cargo.ts';
import { sqliteFile } from '../server/store/open.ts';
import { connectTo, isPostgresUrl, placeOf } from '../server/store/postgres.ts';
import { PostgresHold } from '../server/store/postgres-hold.ts';
import { holdSqlite } from '../server/store/sqlite-hold.ts';
import type { Command, Given } from './arguments.ts';
import { Failure, misuse } from './failure.ts';
import { Progress } from './progress.ts';

export const command: Command = {
  name: 'move',
  summary:
    'Carries every table, game and secret of one database into an empty one and checks by hash that all arrived. The first one stays as it is; no server may run on either.',
  options: {
    from: { value: 'PLACE', help: 'a data folder, a SQLite file, or postgres://user:password@host/name' },
    to: { value: 'PLACE', help: 'the same; it is made where there is none, but for a PostgreSQL database' },
    json: { help: 'what was carried, for programs' },
  },
  examples: ['tablee move --from ./data --to postgres://tablee@localhost/tablee'],
  async run(given) {
    const [from, to] = [place(given, 'from'), place(given, 'to')];
    if (from === to) throw misuse('--from and --to are the same place.');
    if (!isPostgresUrl(from) && !existsSync(from)) throw new Failure(`There is no database ${from}.`);
    const manifest = await withHold(from, (source) => withHold(to, (target) => carried(source, target, to)));
    console.log(given.has('json') ? JSON.stringify(manifest) : inWords(manifest, nameOf(to)));
    return 0;
  },
};

/** The address of a PostgreSQL database, or the SQLite file that is meant. */
function place(given: Given, option: 'from' | 'to'): string {
  const text = given.text(option);
  if (text === undefined) throw misuse(`Say --${option}: a data folder, a SQLite file, or postgres://…`);
  if (/^[a-z]+:\/\//i.test(text)) return text;
  const path = resolve(text);
  const isFile = existsSync(path) ? statSync(path).isFile() : path.endsWith('.db');
  return isFile ? path : sqliteFile(path);
}

const nameOf = (spot: string): string => (isPostgresUrl(spot) ? placeOf(spot) : spot);

/** Opens a database for as long as this takes; why it may not open is told in one sentence. */
async function withHold<T>(spot: string, act: (hold: Hold) => Promise<T>): Promise<T> {
  try {
    if (!/^[a-z]+:\/\//i.test(spot)) {
      using hold = await holdSqlite(spot);
      return await act(hold);
    }
    const client = await connectTo(spot);
    try {
      const hold = new PostgresHold(client);
      const nodes = await hold.nodes();
      if (nodes > 0) throw new Failure(`${nodes} running servers have ${nameOf(spot)} open. Stop them first.`);
      return await act(hold);
    } finally {
      await client.end();
    }
  } catch (error) {
    throw error instanceof StartError ? new Failure(`${error.message} ${error.remedy}`) : error;
  }
}

async function carried(source: Hold, target: Hold, to: string): Promise<Manifest> {
  const progress = new Progress('moving', await source.count());
  try {
    return await carry(source, target, (lines) => progress.step(lines));
  } catch (error) {
    if (error instanceof NotEmpty) throw new Failure(`${nameOf(to)} has tables already. Name an empty database.`);
    throw error;
  } finally {
    progress.end();
  }
}

function inWords({ counts, hash }: Manifest, to: string): string {
  const { tables, rows } = counts;
  return `${tables} tables with ${rows} moves are in ${to} now.\nSHA-256 of everything, the same on both sides: ${hash}`;
}
