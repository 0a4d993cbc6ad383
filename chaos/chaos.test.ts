import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Server } from '../server/main.ts';
import { openPostgres } from '../server/store/postgres.ts';
import { Device } from '../server/testing/client.ts';
import { answer, party } from '../server/testing/games.ts';
import { pebblesAbout } from '../server/testing/pebbles.ts';
import { postgresGround } from './ground.ts';
import { run } from './world.ts';

const PATIENCE = 180_000;

let ground: Awaited<ReturnType<typeof postgresGround>>;
beforeAll(async () => {
  ground = await postgresGround();
}, PATIENCE);
afterAll(() => ground.clear(), PATIENCE);

describe('two nodes on one database, when everything goes wrong', () => {
  it('lose nothing that was acknowledged, and tell nobody anything untrue', { timeout: PATIENCE }, async () => {
    const plan = { seed: 'short', seconds: 4, tables: 4, nodes: 2, calm: 400 };
    const { violations, acknowledged, faults } = await run(plan, ground, () => undefined);
    expect(violations).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
    expect(faults.counts.get('node killed')).toBeGreaterThan(0);
    expect(faults.counts.get('database killed and restarted')).toBeGreaterThan(0);
  });
});

describe('a database that is gone', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    const store = await openPostgres(ground.where);
    server = await createServer({ shelf: [pebblesAbout], dataDir: '', store, report: () => undefined });
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  }, PATIENCE);
  afterAll(() => server.close());

  it('pauses the game: nothing is accepted that cannot be saved, nothing is lost, and play goes on by itself', {
    timeout: PATIENCE,
  }, async () => {
    const device = () => new Device(url);
    const { code, devices, lines } = await party({ device }, 2);
    expect(await answer(lines[0], 0, 1)).toMatchObject({ type: 'ack', n: 1 });
    await lines[1].next((message) => message.type === 'update');
    await ground.database.stop('immediate');

    await answer(lines[0], 0, 2).catch(() => undefined);
    const isBye = (message: { type: string }) => message.type === 'bye';
    expect(await lines[1].next(isBye, 0, PATIENCE)).toMatchObject({ problem: { error: 'storage-trouble' } });
    await lines[1].closed();
    expect(lines.map((line) => line.n)).toEqual([1, 1]);
    const given = { decision: '1.0', answer: 2, epoch: 0 };
    expect(await devices[0].ask(code, 'answer', given)).toMatchObject({
      status: 503,
      body: { error: 'storage-trouble' },
    });
    const early = await devices[0].connect();
    await expect(early.hello(code)).rejects.toThrow('storage-trouble');

    await ground.database.start();
    const line = await devices[0].connect();
    expect((await line.hello(code)).play).toMatchObject({ n: 1, view: { pub: { heaps: [1, 0] } } });
    expect(await answer(line, 0, 3)).toMatchObject({ type: 'ack', n: 2 });
  });
});
