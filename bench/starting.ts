/** Whether a server starts as fast with a hundred thousand tables as with none. */
import { rm } from 'node:fs/promises';
import { Child } from './child.ts';
import { makeDataDir } from './data-dir.ts';
import { fillWithTables } from './many-tables.ts';
import type { Contestant, Race } from './race.ts';

/** From the start of the process until a new table is opened and durable, in milliseconds. */
async function timeToStart(dataDir: string): Promise<number> {
  const start = performance.now();
  const server = Child.start('./tablee-server.ts', [dataDir]);
  try {
    const url = await server.ask<string>('listen');
    const body = JSON.stringify({ game: 'yardstick', mode: 'friends', name: 'P0' });
    const reply = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (!reply.ok) throw new Error(await reply.text());
    return performance.now() - start;
  } finally {
    await server.stop();
  }
}

const starting = (tables: number) => async (): Promise<Contestant> => {
  const dataDir = await makeDataDir();
  if (tables > 0) await fillWithTables(dataDir, tables);
  // The first time the disk is cold.
  await timeToStart(dataDir);
  return { measure: () => timeToStart(dataDir), stop: () => rm(dataDir, { recursive: true }) };
};

export const startingRace = (quick: boolean): Race => ({
  rounds: quick ? 3 : 9,
  rows: { 'start-with-100k-tables-vs-empty': ['100k tables', 'empty'] },
  contestants: { '100k tables': starting(100_000), empty: starting(0) },
});
