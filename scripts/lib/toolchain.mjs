// Finding, and when needed installing, what the project runs on. Runs on old versions of Node too, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Ends the program with one sentence that says what is wrong and what to do. @param {string} sentence @returns {never} */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a command in the project's folder with our own input and output; ends the program with its exit code unless that is 0.
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
export function runOrExit(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) fail(`${command} could not be started: ${error.message}.`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Becomes another command: hands signals on to it and ends with its exit code. @param {string} command @param {string[]} args */
export function become(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${command} could not be started: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** When a file was last changed; 0 when there is none. @param {string} path */
export const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the dependencies exactly as locked, unless they are there already. */
export function ensureInstalled() {
  const installedAt = changedAt(join(root, 'node_modules/.package-lock.json'));
  if (installedAt > 0 && installedAt >= changedAt(join(root, 'package-lock.json'))) return;
  console.log(`Installing dependencies (${installedAt ? 'the lockfile has changed' : 'none yet'}): npm ci`);
  runOrExit('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** The version of Node the project needs, as package.json says it. */
function neededVersion() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return String(engines.node).replace('>=', '');
}

/** @param {string} version @param {string} needed */
function atLeast(version, needed) {
  const [major, minor] = version.replace('v', '').split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** The Node to run the project with: the one among the dependencies, else the machine's own when it is new enough. */
export function findNode() {
  const needed = neededVersion();
  for (const node of [join(root, `node_modules/node-linux-${process.arch}/bin/node`), process.execPath]) {
    if (!existsSync(node)) continue;
    const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    if (stdout && atLeast(stdout.trim(), needed)) return node;
  }
  return fail(
    `Tablée needs Node ${needed} or newer, and this machine has ${process.version}: install it from https://nodejs.org.`,
  );
}
