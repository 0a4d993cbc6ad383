// npm test: every check, in order, stopping at the first that fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, findNode, root } from './lib/toolchain.mjs';

const started = performance.now();
const results = join(root, 'test-results');
const unitReport = join(results, 'unit.json');
const browserReport = join(results, 'browser.json');
// Tests start the command a hundred times: what one start has read and compiled, the next need not.
const compiled = join(results, 'compiled');

/** @typedef {{ passed: number, failed: number, skipped: number, second: number }} Counts */

// A machine that halts for seconds may fail a test that waits for sockets or screens: it is tried once more, and said.

/** @param {string} report @returns {Counts} */
function unitCounts(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  let second = 0;
  for (const file of testResults) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status !== 'passed' || failureMessages.length === 0) continue;
      second++;
      console.log(`Passed at the second try: ${fullName}\n${failureMessages[0].slice(0, 2000)}`);
    }
  }
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, second };
}

/** @param {string} report @returns {Counts} */
function browserCounts(report) {
  const { expected, flaky, unexpected, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { passed: expected + flaky, failed: unexpected, skipped, second: flaky };
}

/** @typedef {{ name: string, command: string[], env?: Record<string, string>, counts?: () => Counts }} Step */

/** @type {Step[]} */
const steps = [
  { name: 'Types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'Format and lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'Layers', command: ['npm', 'run', '-s', 'layers'] },
  { name: 'Unused files, exports, dependencies', command: ['npm', 'run', '-s', 'unused'] },
  { name: 'Glyph sprite is current', command: ['npm', 'run', '-s', 'glyphs', '--', '--check'] },
  { name: 'Printed map is current', command: ['npm', 'run', '-s', 'map', '--', '--check'] },
  {
    name: 'Unit tests',
    command: [
      ...['npm', 'run', '-s', 'unit', '--', '--retry=1'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
    ],
    counts: () => unitCounts(unitReport),
  },
  { name: 'Every rule has a test', command: ['./tablee', 'rules'] },
  { name: 'Web build', command: ['npm', 'run', '-s', 'build'] },
  {
    name: 'Browser tests',
    command: ['npm', 'run', '-s', 'e2e', '--', '--retries=1', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    counts: () => browserCounts(browserReport),
  },
];

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

ensureInstalled();
findNode();
ensureChromium();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0, second: 0 };
for (const { name, command, env, counts } of steps) {
  console.log(`\n== ${name}`);
  const since = performance.now();
  const { status } = spawnSync(command[0], command.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
  });
  const ok = status === 0;
  try {
    const found = counts?.() ?? { passed: 0, failed: 0, skipped: 0, second: 0 };
    total.passed += found.passed;
    total.failed += found.failed;
    total.skipped += found.skipped;
    total.second += found.second;
  } catch (error) {
    if (ok) throw error;
  }
  console.log(`-- ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds(since)}`);
  if (!ok) {
    console.log(`\nStopped at "${name}" after ${seconds(started)}.`);
    console.log(`${total.passed} passed, ${Math.max(total.failed, 1)} failed`);
    process.exit(1);
  }
}
const notes = [
  total.skipped ? `; ${total.skipped} tests skipped` : '',
  total.second ? `; ${total.second} passed at the second try only` : '',
];
console.log(`\nAll ${steps.length} checks hold, ${seconds(started)}${notes.join('')}.`);
console.log(`${total.passed} passed, 0 failed`);
