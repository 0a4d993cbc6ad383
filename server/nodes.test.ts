import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { ServerMessage, UpdateMessage } from '../wire/protocol.ts';
import { openPostgres } from './store/postgres.ts';
import { Device, type Line } from './testing/client.ts';
import { fistsAbout } from './testing/fists.ts';
import { answer } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';
import { pebblesAbout } from './testing/pebbles.ts';
import { newDatabase } from './testing/shared-postgres.ts';

/** A loaded machine is slow. */
const LONG = 60_000;
const plenty = { burst: 100_000, perSecond: 100_000 };
const limits = { device: plenty, address: plenty, socket: plenty, creations: plenty, chat: plenty };
const NAMES = ['Léa', 'Noé', 'Maé', 'Tom'];

let database: string;
let nodes: House[];
let children: ChildProcess[];
const node = async (): Promise<House> => {
  const house = await openHouse({ database, shelf: [pebblesAbout, fistsAbout], limits });
  nodes.push(house);
  return house;
};
beforeEach(async () => {
  database = await newDatabase(inject('postgres'));
  nodes = [];
  children = [];
  await Promise.all([node(), node()]);
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(nodes.map((house) => house.close()));
});

/** People who sit at one table, each at another node. */
async function gather(people: number, wish: Parameters<Device['create']>[0] = {}) {
  const devices = Array.from({ length: people }, (_, i) => nodes[i % nodes.length].device());
  const { code } = await devices[0].create({ name: NAMES[0], ...wish });
  const lines: Line[] = [];
  for (const [i, device] of devices.entries()) {
    if (i > 0) await device.ask(code, 'sit', { name: NAMES[i] });
    const line = await device.connect();
    await line.hello(code);
    lines.push(line);
  }
  await lines[0].ask('start', {});
  for (const line of lines) await until(() => line.view.pub !== undefined);
  return { code, devices, lines };
}

const until = (isSo: () => boolean | Promise<boolean>) => expect.poll(isSo, { timeout: LONG, interval: 10 }).toBe(true);
const updates = ({ messages }: Line) => messages.filter((one): one is UpdateMessage => one.type === 'update');
const awaited = (line: Line) => updates(line).at(-1)?.awaited ?? [0];
const chats = ({ messages }: Line) => messages.flatMap((one) => (one.type === 'chat' ? [one.line.text] : []));
const isFinished = ({ messages }: Line) =>
  messages.some((one: ServerMessage) => one.type === 'table' && one.table.phase === 'finished');
/** Every update once and in order. */
const isWhole = (line: Line) => updates(line).every(({ n }, i, all) => i === 0 || n === all[i - 1].n + 1);
const logOf = async (code: string) => {
  const store = await openPostgres(database);
  const rows = await store.rows(code, 0);
  await store.close();
  return rows;
};

describe('a table at several nodes', () => {
  it('is played to its end by people at different nodes, and everybody sees the same', { timeout: LONG }, async () => {
    const { code, devices, lines } = await gather(3, { options: { turns: 2 } });
    const onlooker = await nodes[1].device().connect();
    await onlooker.hello(code);
    for (let guard = 0; !isFinished(lines[0]) && guard < 40; guard++) {
      const [seat] = awaited(lines[0]);
      await until(() => lines[seat].n === lines[0].n);
      expect(await answer(lines[seat], seat, guard % 3 === 2 ? 'end' : guard % 3 === 1 ? 'pick' : 1)).toMatchObject({
        type: 'ack',
      });
      await until(() => lines[0].n === lines[seat].n);
    }
    for (const line of [...lines, onlooker]) {
      await until(() => isFinished(line) && line.n === lines[0].n);
      expect(line.view.pub).toEqual(lines[0].view.pub);
      expect(isWhole(line)).toBe(true);
    }
    // What was done at one node is seen at the other in the next moment.
    for (const house of nodes) expect((await house.device(devices[0]).view(code)).table.phase).toBe('finished');
    expect(nodes.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  it('is played by HTTP through whichever node', { timeout: LONG }, async () => {
    const { code, devices } = await gather(2, { options: { turns: 2 } });
    const at = (person: number, i: number) => nodes[i % 2].device(devices[person]);
    for (let i = 0; ; i++) {
      const view = await at(0, i).view(code);
      if (view.table.phase === 'finished') break;
      const [seat] = view.awaited;
      const { decisions, epoch } = await at(seat, i + 1).view(code);
      const asked = decisions.find(({ blocking }) => blocking);
      const given = asked?.answers.includes('end') ? 'end' : 1;
      const wish = { decision: asked?.id ?? '', answer: given, epoch };
      expect((await at(seat, i).ask(code, 'answer', wish)).status).toBe(200);
    }
    expect((await logOf(code)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('takes what everybody chooses in the same instant', { timeout: LONG }, async () => {
    const rounds = 4;
    const { code, lines } = await gather(4, { game: 'fists', options: { rounds }, delay: 2 });
    const onlooker = await nodes[1].device().connect();
    await onlooker.hello(code);
    for (let round = 0; round < rounds; round++) {
      const replies = await Promise.all(
        lines.map((line, seat) => answer(line, seat, 1 + ((seat + round) % 3), `r${round}s${seat}`)),
      );
      expect(replies.map(({ type }) => type)).toEqual(['ack', 'ack', 'ack', 'ack']);
      for (const line of lines)
        await until(() => line.n === Math.max(...lines.map(({ n }) => n)) && line.n >= 4 * round + 4);
    }
    for (const line of [...lines, onlooker]) {
      await until(() => isFinished(line));
      expect(line.view.pub).toEqual(lines[0].view.pub);
      expect(isWhole(line)).toBe(true);
    }
    expect((await logOf(code)).map(({ clientId }) => clientId).toSorted()).toEqual(
      Array.from({ length: 4 * rounds }, (_, i) => `r${Math.floor(i / 4)}s${i % 4}`).toSorted(),
    );
    expect(nodes.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  it('takes an answer once that is sent to both nodes', { timeout: LONG }, async () => {
    const { code, devices } = await gather(2);
    const wish = { decision: '0.0', answer: 'pick', epoch: 0, clientId: 'twice' };
    const replies = await Promise.all(nodes.map((house) => house.device(devices[0]).ask(code, 'answer', wish)));
    expect(replies.map(({ body }) => body)).toEqual([{ n: 1 }, { n: 1 }]);
    expect(await logOf(code)).toHaveLength(1);
  });

  it('carries talk, who is here, and changes of seats', { timeout: LONG }, async () => {
    const { code, devices, lines } = await gather(2, { options: { turns: 50 } });
    await Promise.all(lines.map((line, i) => line.ask('chat', { text: `de ${NAMES[i]}` })));
    for (const line of lines) await until(() => chats(line).length === 2);
    expect(chats(lines[0]).toSorted()).toEqual(['de Léa', 'de Noé']);
    expect(chats(lines[1])).toEqual(chats(lines[0]));
    const onlooker = await nodes[1].device().connect();
    const { presence } = await onlooker.hello(code);
    expect(presence).toEqual({ seats: ['here', 'here'], spectators: 1 });
    await lines[0].next((one) => one.type === 'presence' && one.spectators === 1);
    lines[1].close();
    await lines[0].next((one) => one.type === 'presence' && one.seats[1] === 'away');
    await lines[0].ask('pause', { paused: true });
    await onlooker.next((one) => one.type === 'table' && one.table.paused);
    const again = await nodes[1].device(devices[1]).connect();
    await again.hello(code);
    expect(await again.ask('draft', { decision: '0.1', draft: 3 })).toMatchObject({ type: 'ack' });
    const other = await nodes[0].device(devices[1]).connect();
    expect((await other.hello(code)).play?.drafts).toEqual({ '0.1': 3 });
    await lines[0].ask('settings', { spectators: false });
    await onlooker.next((one) => one.type === 'bye');
    await lines[0].ask('kick', { seat: 1 });
    await again.next((one) => one.type === 'bye');
  });

  it('goes back when everybody agrees, wherever they are', { timeout: LONG }, async () => {
    const { lines } = await gather(3);
    await answer(lines[0], 0, 'pick');
    await answer(lines[0], 0, 'pick');
    await lines[0].ask('take-back', { steps: 2 });
    for (const line of lines) await line.next((one) => one.type === 'request' && one.request?.missing.length === 2);
    await Promise.all([1, 2].map((seat) => lines[seat].ask('assent', { yes: true })));
    for (const line of lines) {
      await line.next((one) => one.type === 'request' && one.ended === 'agreed');
      await until(() => line.n === 3 && line.epoch === 1);
      expect(line.view.pub).toMatchObject({ heaps: [0, 0, 0] });
    }
  });
});

describe('a node', () => {
  it('may be killed: its people go on elsewhere, and so do the bots it ran', { timeout: LONG }, async () => {
    const child = await startChild();
    const device = new Device(child.url);
    const { code } = await device.create({ name: 'Léa', bots: 2, options: { turns: 60 }, start: true });
    const line = await device.connect();
    await line.hello(code);
    await answer(line, 0, 1, 'one');
    await answer(line, 0, 'end', 'two');
    await until(() => awaited(line)[0] === 0 && line.n > 4);
    const onlooker = await nodes[0].device().connect();
    await onlooker.hello(code);
    // The node has just opened the table: it asks the others who is there.
    await onlooker.next(
      (one) =>
        (one.type === 'welcome' && one.presence.seats[0] === 'here') ||
        (one.type === 'presence' && one.seats[0] === 'here'),
    );
    const { agenda } = line.view.pub as { agenda: { question: number }[] };
    const wish = { decision: `${agenda.at(-1)?.question}.0`, answer: 1, epoch: 0 };
    line.send({ type: 'answer', clientId: 'lost', ...wish });
    child.process.kill('SIGKILL');
    // Its people are known to be gone only by its silence.
    nodes[0].pass(61);
    await onlooker.next((one) => one.type === 'presence' && one.seats[0] === 'absent');
    const again = await nodes[0].device(device).connect();
    Object.assign(again, { n: line.n, epoch: line.epoch, view: line.view });
    await again.hello(code, { lastN: line.n, epoch: line.epoch });
    // Sent again, whatever became of it.
    expect(await again.ask('answer', wish, 'lost')).toMatchObject({ type: 'ack' });
    expect((await logOf(code)).filter(({ clientId }) => clientId === 'lost')).toHaveLength(1);
    const before = again.n;
    expect(await answer(again, 0, 'end')).toMatchObject({ type: 'ack' });
    await until(() => {
      nodes[0].server.tick();
      return again.n >= before + 3 && updates(again).at(-1)?.awaited[0] === 0;
    });
    expect(isWhole(again)).toBe(true);
  });

  it('that stops sends its people to the others and hands its tables over', { timeout: LONG }, async () => {
    const third = await node();
    const device = third.device();
    const { code } = await device.create({ name: 'Léa', bots: 1, options: { turns: 60 }, start: true });
    const line = await device.connect();
    await line.hello(code);
    await third.close();
    expect(line.messages.at(-1)).toEqual({ type: 'restart' });
    nodes.splice(nodes.indexOf(third), 1);
    const again = await nodes[1].device(device).connect();
    await again.hello(code);
    await answer(again, 0, 1);
    await answer(again, 0, 'end');
    await until(() => again.n > 3);
  });

  it('tells that the game is paused while the database is away, accepts nothing, and goes on', {
    timeout: LONG,
  }, async () => {
    const { code, devices, lines } = await gather(2);
    await answer(lines[0], 0, 1);
    await allowDatabase(false);
    const refused = await devices[0].ask(code, 'answer', { decision: '1.0', answer: 1, epoch: 0, clientId: 'x' });
    expect(refused).toMatchObject({ status: 503, body: { error: 'storage-trouble' } });
    expect(await lines[0].next((one) => one.type === 'bye')).toMatchObject({ problem: { error: 'storage-trouble' } });
    const early = await devices[0].connect();
    await expect(early.hello(code)).rejects.toThrow('storage-trouble');
    await allowDatabase(true);
    await until(async () => (await devices[1].call('GET', `/api/tables/${code}`)).status === 200);
    const [lea, noe] = await Promise.all(devices.map((device) => device.connect()));
    expect((await lea.hello(code)).play?.n).toBe(1);
    await noe.hello(code);
    expect(await answer(lea, 0, 2, 'x')).toMatchObject({ type: 'ack', n: 2 });
    await until(() => noe.n === 2);
  });
});

async function allowDatabase(isOpen: boolean): Promise<void> {
  const name = new URL(database).pathname.slice(1);
  const client = new Client({ connectionString: database.replace(name, 'postgres') });
  await client.connect();
  await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isOpen}`);
  if (!isOpen) await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  await client.end();
}

async function startChild(): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const program = fileURLToPath(new URL('testing/child.ts', import.meta.url));
  const child = spawn(process.execPath, [program, database], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [data] = await once(child.stdout, 'data');
  return { url: String(data).trim(), process: child };
}
