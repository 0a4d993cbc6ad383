/**
 * The engines Tablée is measured against. They are no part of the project: the bench installs them, in exact versions,
 * into a temporary folder, which later runs find again.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const PACKAGES = {
  '@colyseus/core': '0.17.51',
  '@colyseus/schema': '4.0.31',
  '@colyseus/sdk': '0.17.43',
  '@colyseus/ws-transport': '0.17.13',
  'boardgame.io': '0.50.2',
  express: '5.3.0',
} as const;

const MINUTES_TO_INSTALL = 5;

/** Where these versions are, or will be. */
const folder = join(
  tmpdir(),
  `tablee-bench-peers-${createHash('sha256').update(JSON.stringify(PACKAGES)).digest('hex').slice(0, 12)}`,
);

type Peer = keyof typeof PACKAGES | `boardgame.io/${'ai' | 'client' | 'core' | 'internal' | 'multiplayer' | 'server'}`;

/** One of the peers' packages, loaded from the temporary folder; the caller says what it uses of it. */
export function peer<T>(name: Peer): T {
  return createRequire(join(folder, 'package.json'))(name) as T;
}

let installation: Promise<void> | undefined;

/** Installs the peers unless an earlier run did; tried once a run. */
export function installPeers(): Promise<void> {
  installation ??= install();
  return installation;
}

async function install(): Promise<void> {
  if (await exists(folder)) return;
  // Prepared beside its place and moved there whole, so that a broken download is never taken for an installation.
  const draft = `${folder}.${process.pid}`;
  try {
    await mkdir(draft, { recursive: true });
    await writeFile(join(draft, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
    await npmInstall(draft);
    await rename(draft, folder);
  } catch (trouble) {
    const why = trouble instanceof Error ? trouble.message : trouble;
    throw new Error(`the peers could not be installed from the npm registry: ${why}`);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** The peers run no script of their own while they are installed. */
function npmInstall(cwd: string): Promise<void> {
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
  const npm = spawn('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: MINUTES_TO_INSTALL * 60_000,
  });
  let said = '';
  npm.stderr.on('data', (text) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    npm.on('error', reject);
    npm.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(firstLine(said) ?? `npm install ended with code ${code}`));
    });
  });
}

const firstLine = (text: string): string | undefined => text.split('\n').find((line) => line.startsWith('npm error'));
