/** What runs in the thread of the database: it does what it is asked, one thing after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { Database } from './database.ts';
import type { Asked, Reply } from './sqlite-thread.ts';

function attempt(act: () => unknown): void {
  let reply: Reply;
  try {
    reply = { value: act() };
  } catch (error) {
    reply = { error };
  }
  parentPort?.postMessage(reply);
}

attempt(() => {
  const database = new Database((workerData as { file: string }).file);
  parentPort?.on('message', ([method, ...values]: Asked) =>
    attempt(() => (database[method] as (...values: unknown[]) => unknown)(...values)),
  );
});
