/** The end of a real server, told by signals. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { sqliteFile } from '../server/store/open.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { Device } from '../server/testing/client.ts';
import type { WireDecision } from '../wire/protocol.ts';
import { serve } from './testing/serve.ts';
import { folder } from './testing/tablee.ts';

test('SIGTERM ends a busy server in good order, and all it acknowledged is there again', async () => {
  using here = folder();
  const first = await serve(here.path, { TABLEE_DRAIN: '1' });
  const device = new Device(first.url);
  const { code } = await device.create({ game: 'boss-quest', mode: 'hot-seat', names: ['Léa', 'Noé'], start: true });
  const line = await device.connect();
  await line.hello(code, { seat: 0 });
  let acknowledged = 0;
  let isStopping = false;
  const playing = (async () => {
    while (!isStopping) {
      const view = await device.view(code).catch(() => undefined);
      const asked = view?.awaited[0];
      if (asked === undefined) return;
      const { decisions, epoch } = await device.view(code, asked);
      const { id, answers } = decisions.find((one) => one.blocking) as WireDecision;
      const reply = await device.ask(code, 'answer', { decision: id, answer: answers[0], epoch, seat: asked });
      if (reply.status === 200) acknowledged++;
    }
  })().catch(() => {});
  while (acknowledged < 5) await new Promise((resolve) => setTimeout(resolve, 20));
  const gone = once(first.child, 'exit');
  first.child.kill('SIGTERM');
  await line.next((message) => message.type === 'restart', 0, 60_000);
  const late = await fetch(`${first.url}/healthz`);
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
  isStopping = true;
  await playing;
  expect((await gone)[0]).toBe(0);
  const store = await openSqlite(sqliteFile(here.path));
  expect((await store.rows(code, 0)).length).toBeGreaterThanOrEqual(acknowledged);
  expect(await store.snapshot(code)).toBeDefined();
  await store.close();
}, 240_000);

test('a second signal ends it at once', async () => {
  using here = folder();
  const { child } = await serve(here.path, { TABLEE_DRAIN: '5' });
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  child.kill('SIGINT');
  // In good order it would have been 0, five seconds later.
  expect((await gone)[0]).toBe(1);
}, 240_000);
