/**
 * One PostgreSQL for all test files of a run: started when the first asks for it, ended with the run. The runner's main
 * process has it; the files ask there through a socket.
 */
import { existsSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: string;
  }
}

/** Before all tests, in the runner's main process; gives what to do after them. */
export default function setup(project: TestProject): () => Promise<void> {
  const place = join(tmpdir(), `tablee-postgres-${process.pid}.sock`);
  let postgres: Promise<Postgres> | undefined;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    postgres ??= startPostgres();
    postgres
      .then((one) => one.newDatabase())
      .then(
        (url) => socket.end(url),
        (error) => socket.end(`! ${error}`),
      );
  }).listen(place);
  project.provide('postgres', place);
  return async () => {
    server.close();
    if (existsSync(place)) rmSync(place);
    await postgres?.then((one) => one.stop());
  };
}

/** The address of a new, empty database, from the place the runner provides. */
export async function newDatabase(place: string): Promise<string> {
  const answer = await text(createConnection(place));
  if (answer.startsWith('!')) throw new Error(answer);
  return answer;
}
