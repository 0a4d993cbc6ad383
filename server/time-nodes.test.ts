import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, it } from 'vitest';
import { openPostgres } from './store/postgres.ts';
import type { Line } from './testing/client.ts';
import { openHouse } from './testing/house.ts';
import { newDatabase } from './testing/shared-postgres.ts';

/** A loaded machine is slow. */
const LONG = 60_000;
const until = (isSo: () => boolean | Promise<boolean>) => expect.poll(isSo, { timeout: LONG, interval: 20 }).toBe(true);
/** Seconds left on the clocks, as this line was last told. */
const left = ({ messages }: Line) => {
  const told = messages.findLast((one) => one.type === 'clock' || (one.type === 'welcome' && one.clocks !== undefined));
  const clocks = told?.type === 'clock' || told?.type === 'welcome' ? (told.clocks ?? []) : [];
  return clocks.map((clock) => Math.round(clock.left / 1000));
};

it('time is the same at every node, runs out once, and goes on when the node that kept it stops', {
  timeout: LONG,
}, async () => {
  const posted: string[] = [];
  const receiver = createServer((request, reply) => {
    request.on('data', (part) => posted.push(String(part)));
    request.on('end', () => reply.end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const database = await newDatabase(inject('postgres'));
  let ahead = 0;
  const open = () => openHouse({ database, privateHooks: true, now: () => Date.now() + ahead });
  const [one, other] = [await open(), await open()];
  const [lea, noe] = [one.device(), other.device()];
  const { code } = await lea.create({
    time: { kind: 'firm', seconds: 30, out: 'default' },
    absence: { act: 'wait', after: 90 },
  });
  await noe.ask(code, 'sit', { name: 'Noé' });
  const [here, there] = [await lea.connect(), await noe.connect()];
  await here.hello(code);
  await there.hello(code);
  const pass = (seconds: number) => {
    ahead += seconds * 1000;
    for (const house of [one, other]) house.server.tick();
  };
  await here.ask('start', {});
  await until(() => left(there)[0] > 20);

  // What Léa begins through the other node is what the keeper plays.
  await other.device(lea).ask(code, 'draft', { decision: '0.0', draft: 3 });
  pass(20);
  await here.ask('pause', { paused: true });
  await until(() => left(there)[0] <= 10);
  pass(600);
  await here.ask('pause', { paused: false });
  pass(11);
  pass(0);
  await until(() => here.n === 1 && there.n === 1);
  expect(there.view.pub).toMatchObject({ heaps: [3, 0] });

  // The node Léa is at stops; the other goes on with her clock, and tells her.
  const { port } = receiver.address() as AddressInfo;
  await lea.call('PUT', `/api/tables/${code}/notices/webhook`, { url: `http://127.0.0.1:${port}/` });
  await one.server.close();
  const tick = () => {
    ahead += 5000;
    other.server.tick();
  };
  await until(() => {
    tick();
    return there.n >= 2;
  });
  await until(() => posted.length > 0);
  const store = await openPostgres(database);
  const rows = await store.rows(code, 0);
  expect(rows.map(({ seq, by }) => [seq, by])).toEqual(rows.map((_, i) => [i + 1, 'default']));
  expect(rows.slice(0, 2).map(({ answer }) => answer)).toEqual([3, 'end']);
  // At most one for each decision since the webhook was set.
  expect(posted.length).toBeLessThanOrEqual(rows.length);
  await store.close();
  await other.close();
  receiver.close();
});
