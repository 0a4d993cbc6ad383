// npm start: from a fresh clone to a running server. Arguments go to `tablee serve`.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { become, changedAt, ensureInstalled, findNode, root, runOrExit } from './lib/toolchain.mjs';

const clientSources = ['web', 'games', 'kernel', 'bots', 'vite.config.ts', 'svelte.config.js', 'package-lock.json'];

/** When a file, or the newest file of a folder, was last changed; folders count too, so a removed file is noticed.
 * @param {string} path @returns {number} */
function newest(path) {
  let latest = changedAt(path);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(inside) : changedAt(inside));
  }
  return latest;
}

ensureInstalled();
const node = findNode();

const builtAt = changedAt(join(root, 'dist/web/index.html'));
if (clientSources.some((source) => (source.includes('.') ? changedAt : newest)(join(root, source)) > builtAt)) {
  console.log(`Building the web client (${builtAt ? 'its sources have changed' : 'not built yet'}): vite build`);
  runOrExit(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']);
}

// The same options of Node as in ./tablee.
const flags = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--no-parallel-scavenge'];
become(node, [...flags, join(root, 'cli/main.ts'), 'serve', ...process.argv.slice(2)]);
