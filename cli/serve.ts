/** `tablee serve`: the server with the web client. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { warmUp } from '../bots/warm-up.ts';
import { shelf } from '../games/index.ts';
import { StartError } from '../server/errors.ts';
import { createServer, type Server } from '../server/main.ts';
import type { Command } from './arguments.ts';
import { answerCommands } from './control.ts';
import { settings, VARIABLES } from './environment.ts';
import { Failure } from './failure.ts';
import { ROOT } from './root.ts';

/** Milliseconds after which a server that was told to stop ends whatever is left; ten seconds are promised. */
const MOST_TO_STOP = 9000;

/** Milliseconds within which a signal that comes twice is one. */
const SAME_SIGNAL = 1000;

/** Every address of this machine. */
const EVERYWHERE = '0.0.0.0';

export const command: Command = {
  name: 'serve',
  summary: 'Runs the server with the web client, and prints its address; Ctrl-C ends it, and no answer is lost.',
  options: {
    port: { value: 'N', help: 'where to listen (8080)' },
    host: { value: 'ADDRESS', help: `which address of this machine to listen on (all: ${EVERYWHERE})` },
    data: { value: 'FOLDER', help: 'where tables and backups are kept (./data)' },
    database: {
      value: 'URL',
      help: 'keep tables in PostgreSQL instead, shared by any number of servers: postgres://user:password@host/name',
    },
    'trust-proxy': {
      help: 'behind a reverse proxy: believe the address it names (X-Forwarded-For); never without one',
    },
  },
  variables: VARIABLES,
  examples: ['tablee serve --port 80 --data /var/lib/tablee', 'DATABASE_URL=postgres://tablee@db/tablee tablee serve'],
  async run(given) {
    const { port, host = EVERYWHERE, data = 'data', logLevel, ...more } = settings(given, process.env);
    const webRoot = join(ROOT, 'dist/web');
    const dataDir = resolve(data);
    makeFolder(dataDir);
    const toldToStop = untilToldToStop();
    const server = await started(port, host, {
      shelf,
      dataDir,
      webRoot,
      version: version(),
      log: { level: logLevel, isReadable: process.stderr.isTTY },
      ...more,
    });
    // Other nodes may use the same folder; and whoever wants a backup of their database can make it there.
    if (more.database === undefined) await answerCommands(dataDir, server);
    tellOwner(dataDir, server.hostKey);
    if (!existsSync(join(webRoot, 'index.html'))) {
      console.error('tablee: the web client is not built, so only the API is served: run "npm run build" once.');
    }
    await toldToStop;
    const isInTime = await Promise.race([server.close().then(() => true), pause(MOST_TO_STOP, false)]);
    if (!isInTime) console.error('tablee: stopped before all was tidied up; no acknowledged answer is lost.');
    // Whatever may still be waiting for somebody is not waited for.
    process.exit(isInTime ? 0 : 1);
  },
};

/** The key of the host page is for whoever can read the data folder; on a terminal it is shown, in a log it never is. */
function tellOwner(dataDir: string, key: string): void {
  const file = join(dataDir, 'host-key');
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  console.log(
    process.stdout.isTTY ? `     host page at /host#${key}` : `     host page at /host, its key is in ${file}`,
  );
}

const version = (): string => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** Makes the folder step by step: Node's own way never comes back where folders cannot be made, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(`The data folder ${folder} cannot be made (${code}). Choose another folder with --data.`);
  }
}

/** Opens the data, listens and says where; what cannot be helped is told in one sentence. */
async function started(port: number, host: string, options: Parameters<typeof createServer>[0]): Promise<Server> {
  try {
    const server = await createServer(options);
    for (const about of options.shelf) warmUp(await about.load());
    const address = new URL(await server.listen({ port, host }));
    for (const place of addresses(host, address.port)) console.log(place);
    return server;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const { code } = (error.cause ?? {}) as { code?: string };
    if (error.code === 'port-refused' && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')) {
      throw new Failure(`This machine has no address ${host}. Leave out --host to listen on all it has.`);
    }
    throw new Failure(`${error.message} ${error.remedy}`);
  }
}

/** How people reach the server: from this machine, and from others of the same network. */
function addresses(host: string, port: string): string[] {
  if (host !== EVERYWHERE) return [`Tablée is open at http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const nearby = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  return [
    `Tablée is open at http://localhost:${port}`,
    ...nearby.map(({ address }) => `        and nearby http://${address}:${port}`),
  ];
}

/**
 * The first signal ends the server in good order, a second one at once: what was acknowledged is on the disk anyway. A
 * terminal sends Ctrl-C to all it started, and `npm start` hands it on, so what comes right after the first is the same one.
 */
function untilToldToStop(): Promise<void> {
  return new Promise((stop) => {
    let toldAt: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (toldAt !== undefined && performance.now() - toldAt > SAME_SIGNAL) process.exit(1);
        toldAt ??= performance.now();
        stop();
      });
    }
  });
}
