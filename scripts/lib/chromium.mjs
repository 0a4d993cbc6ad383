// The browser for end-to-end tests and screenshots: the machine's own Chromium.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, runOrExit } from './toolchain.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** What Chromium needs to run unattended, as root and without a desktop. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of Chromium, from $TABLEE_CHROMIUM or else from the PATH; undefined when there is none. */
export function findChromium() {
  const chosen = process.env.TABLEE_CHROMIUM;
  if (chosen)
    return isExecutable(chosen)
      ? chosen
      : fail(`TABLEE_CHROMIUM names ${chosen}, which cannot be run: correct or unset it.`);
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Installs Chromium where that is possible without asking anybody, and says what to do where it is not. */
export function ensureChromium() {
  if (findChromium()) return;
  const apt = spawnSync('apt-get', ['--version']).status === 0;
  if (!apt || process.getuid?.() !== 0) {
    fail(
      'The browser tests need Chromium: install it (on Debian: sudo apt-get install chromium) or set TABLEE_CHROMIUM to its path.',
    );
  }
  console.log('Installing Chromium for the browser tests: apt-get install chromium');
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  runOrExit('apt-get', ['update', '-qq'], quiet);
  runOrExit('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], quiet);
  if (!findChromium()) fail('Chromium was installed but is not on the PATH: set TABLEE_CHROMIUM to its path.');
}
