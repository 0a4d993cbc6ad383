import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './root.ts';
import { folder, tablee } from './testing/tablee.ts';

test('it prints its address, answers there, and ends well when told to', async () => {
  using here = folder();
  const child = spawn(join(ROOT, 'tablee'), [
    'serve',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--data',
    join(here.path, 'new/data'),
  ]);
  const address = await new Promise<string>((found, fail) => {
    child.stdout.on('data', (text) => {
      const match = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text));
      if (match) found(match[0]);
    });
    child.on('exit', (code) => fail(new Error(`ended with ${code}`)));
  });
  expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({ ok: true });
  const ended = new Promise<number | null>((done) => {
    child.removeAllListeners('exit').on('exit', done);
  });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 60_000);

test('what stands in the way is said in one sentence; a damaged database is left alone', async () => {
  using here = folder();
  const file = join(here.path, 'file');
  writeFileSync(file, 'not a folder');
  writeFileSync(join(here.path, 'tablee.db'), 'not a database, but somebody may want it back');
  const busy = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => busy.on('listening', ready));
  const { port } = busy.address() as { port: number };
  const cases: [string[], RegExp][] = [
    [['--port', '70000'], /--port must be a whole number from 0 to 65535/],
    [
      ['--port', String(port), '--host', '127.0.0.1', '--data', join(here.path, 'free')],
      /Port \d+ is already in use\. .*--port/,
    ],
    [['--data', file, '--port', '0'], /cannot be written.*--data/],
    [['--data', '/proc/tablee/data', '--port', '0'], /cannot be made.*--data/],
    [['--data', here.path, '--port', '0'], /damaged or not a database.*--data/],
    [['--database', 'mysql://me:secret@host/name', '--port', '0'], /not one of PostgreSQL\. .*postgres:\/\//],
    [['--host', '203.0.113.9', '--data', join(here.path, 'free'), '--port', '0'], /no address 203\.0\.113\.9.*--host/],
  ];
  for (const [args, message] of cases) {
    const { code, out, err } = await tablee('serve', ...args);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBeGreaterThan(0);
  }
  busy.close();
  expect(readFileSync(join(here.path, 'tablee.db'), 'utf8')).toContain('somebody may want it back');
}, 60_000);
