/**
 * How commands speak to a server that runs on the same data: a socket in its data folder, which only the user of the server
 * (and root) may open. Whoever can is let in without a key, as they could read the data anyway.
 */
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Refused } from '../server/errors.ts';
import type { Server } from '../server/main.ts';
import type { BackupInfo } from '../wire/host.ts';
import { Failure } from './failure.ts';

/** The longest name the system has for a socket, in bytes. */
const LONGEST = 100;

const socketOf = (dataDir: string): string => join(dataDir, 'control.sock');

/** Answers commands until the server ends. */
export async function answerCommands(dataDir: string, server: Pick<Server, 'backup'>): Promise<void> {
  const path = socketOf(dataDir);
  if (Buffer.byteLength(path) > LONGEST) {
    console.error(`tablee: the name of ${dataDir} is too long for "tablee backup" to reach this server.`);
    return;
  }
  // Left by the server before: the data is ours alone, or we would not be here.
  rmSync(path, { force: true });
  const control = createServer(async (asked, reply) => {
    const answer = await makeBackup(server, await text(asked));
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify(answer));
  });
  control.unref();
  await new Promise<void>((resolve, reject) => control.once('error', reject).listen(path, resolve));
  chmodSync(path, 0o600);
}

type Answer = { readonly made: BackupInfo } | { readonly failure: string };

async function makeBackup(server: Pick<Server, 'backup'>, target: string): Promise<Answer> {
  try {
    return { made: await server.backup(target) };
  } catch (error) {
    if (!(error instanceof Refused)) return { failure: `The backup failed: ${error}.` };
    return { failure: [error.problem.reason, error.problem.remedy].join(' ') };
  }
}

/** Asks the server of this data for a backup; undefined when none runs. */
export async function askForBackup(dataDir: string, target: string): Promise<BackupInfo | undefined> {
  const socketPath = socketOf(dataDir);
  if (!existsSync(socketPath)) return undefined;
  const answer = await new Promise<Answer | undefined>((resolve, reject) => {
    const asking = request({ socketPath, method: 'POST', path: '/backup' }, (reply) => {
      text(reply).then((said) => resolve(JSON.parse(said) as Answer), reject);
    });
    asking.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(undefined);
      else if (error.code === 'EACCES') resolve({ failure: `Only the user of the server may ask it for a backup.` });
      else reject(error);
    });
    asking.end(target);
  });
  if (answer === undefined) return undefined;
  if ('failure' in answer) throw new Failure(answer.failure);
  return answer.made;
}
