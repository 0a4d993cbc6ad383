import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as listenTcp } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from './main.ts';
import { openSqlite } from './store/sqlite.ts';
import { Device, type Line } from './testing/client.ts';
import { answer, party, playOut } from './testing/games.ts';
import { type House, openHouse, tempDir } from './testing/house.ts';
import { pebblesAbout } from './testing/pebbles.ts';

const houses: House[] = [];
const open = async (...options: Parameters<typeof openHouse>): Promise<House> => {
  const house = await openHouse(...options);
  houses.push(house);
  return house;
};
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

describe('coming back', () => {
  it('goes on after a restart at the same decision, numbers and undo included', async () => {
    const house = await open();
    const { code, devices, lines } = await party(house, 2);
    await answer(lines[0], 0, 'pick');
    await answer(lines[0], 0, 1);
    await answer(lines[0], 0, 2, 'last');
    const again = await house.restart();
    houses.push(again);
    expect(lines[0].messages.at(-1)).toEqual({ type: 'restart' });
    const line = await again.device(devices[0]).connect();
    Object.assign(line, { n: lines[0].n, epoch: lines[0].epoch, view: lines[0].view });
    expect(await line.hello(code, { lastN: 3, epoch: 0 })).toMatchObject({ resumed: true });
    expect(await line.ask('answer', { decision: '2.0', answer: 2, epoch: 0 }, 'last')).toMatchObject({
      type: 'ack',
      n: 3,
    });
    expect(await line.ask('undo', { all: true })).toMatchObject({ type: 'ack', n: 4 });
    expect(await answer(line, 0, 3)).toMatchObject({ type: 'ack', n: 5 });
  });

  it('leaves memory when nobody comes, and is back with a snapshot and the rows after it', async () => {
    const house = await open({ idle: 1000, limits: { socket: { burst: 200, perSecond: 1 } } });
    const { code, devices, lines } = await party(house, 2, { options: { turns: 500 } });
    for (let i = 0; i < 130; i++) await answer(lines[0], 0, 1);
    const before = structuredClone(lines[0].view);
    for (const line of lines) line.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    house.pass(2);
    expect((await devices[0].call('GET', '/api/health')).body).toMatchObject({ live: 0 });
    const line = await devices[0].connect();
    expect(await line.hello(code)).toMatchObject({ play: { n: 130, undo: { can: true, steps: 130 } } });
    expect(line.view).toEqual(before);
  });

  it('comes back without any snapshot, through undo and going back', async () => {
    const house = await open();
    const { code, devices, lines } = await party(house, 2);
    await answer(lines[0], 0, 'pick');
    await answer(lines[0], 0, 1);
    await lines[0].ask('undo', {});
    await lines[0].ask('take-back', { steps: 1 });
    await lines[1].ask('assent', { yes: true });
    await lines[0].ask('answer', { decision: 'note.own.0', answer: 2, epoch: 2 });
    await answer(lines[0], 0, 'pick');
    await answer(lines[0], 0, 'end');
    await lines[1].next((message) => message.type === 'update' && message.awaited[0] === 1);
    await house.server.close();
    const db = new DatabaseSync(join(house.dataDir, 'tablee.db'));
    db.exec('DELETE FROM snapshots');
    db.close();
    const again = await open({ dataDir: house.dataDir });
    const line = await again.device(devices[0]).connect();
    const { play } = await line.hello(code);
    expect(line.view).toEqual(lines[0].view);
    expect(play).toMatchObject({ n: lines[0].n, epoch: 2, awaited: [1] });
    await playOut(code, [again.device(devices[0]), again.device(devices[1])]);
  });
});

describe('SIGKILL at any moment', () => {
  it('loses nothing that was acknowledged, and every table goes on at the same decision', {
    timeout: 60_000,
  }, async () => {
    const dataDir = tempDir();
    let server = await startChild(dataDir);
    const device = new Device(server.url);
    const tables: { code: string; acknowledged: number }[] = [];
    for (let i = 0; i < 4; i++) tables.push({ code: (await device.create(ENDLESS)).code, acknowledged: 0 });
    for (let round = 0; round < 4; round++) {
      const lines: Line[] = [];
      for (const table of tables) {
        const line = await device.connect();
        lines.push(line);
        const welcome = await line.hello(table.code, { seat: 0 });
        const { heaps } = line.view.pub as { heaps: number[] };
        // One answer may have been written without its acknowledgement getting through.
        expect([table.acknowledged, table.acknowledged + 1]).toContain(heaps[0]);
        table.acknowledged = heaps[0];
        expect(welcome.play?.awaited).toEqual([0]);
      }
      setTimeout(() => server.process.kill('SIGKILL'), 20 + Math.random() * 200);
      await Promise.all(
        tables.map(async (table, i) => {
          table.acknowledged = await addUntilDead(lines[i], table.acknowledged);
        }),
      );
      await server.gone;
      server = await startChild(dataDir);
      Object.assign(device, { url: server.url });
    }
    for (const { acknowledged } of tables) expect(acknowledged).toBeGreaterThan(4);
    server.process.kill('SIGTERM');
    expect(await server.gone).toBe(0);
    rmSync(dataDir, { recursive: true });
  });
});

const ENDLESS = { mode: 'hot-seat', names: ['Noé'], start: true, options: { turns: 100_000 } } as const;

/** Adds pebbles one at a time; how many were acknowledged when the server died. */
async function addUntilDead(line: Line, from: number): Promise<number> {
  let acknowledged = from;
  const dead = line.closed().then(() => undefined);
  for (;;) {
    const reply = await Promise.race([answer(line, 0, 1).catch(() => undefined), dead]);
    if (reply?.type !== 'ack') return acknowledged;
    acknowledged++;
  }
}

interface ChildServer {
  readonly process: ChildProcess;
  readonly url: string;
  readonly gone: Promise<number | null>;
}

/** A server in a process of its own; its files grow no larger than so many blocks. */
function startChild(dataDir: string, most: number | 'unlimited' = 'unlimited'): Promise<ChildServer> {
  const file = fileURLToPath(new URL('./testing/child.ts', import.meta.url));
  const command = `ulimit -f ${most}; exec "$0" "$@"`;
  const child = spawn('sh', ['-c', command, process.execPath, file, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (data) => resolve({ process: child, url: String(data).trim(), gone }));
    child.once('exit', () => reject(new Error('the server did not start')));
  });
}

describe('trouble inside a game', () => {
  it('stops the table at its last sound row; others go on; the host may rewind', async () => {
    const house = await open();
    const { lines } = await party(house, 2);
    const other = await party(house, 2);
    await answer(lines[0], 0, 2);
    await answer(lines[0], 0, 1);
    expect(await answer(lines[0], 0, 'break')).toMatchObject({ problem: { error: 'stopped' } });
    const fresh = await lines[1].next((message) => message.type === 'welcome' && message.table.phase === 'stopped');
    expect(fresh).toMatchObject({ play: { view: { pub: { heaps: [3, 0] } } } });
    expect(house.complaints.join()).toContain('broken on demand');
    expect(await lines[1].ask('rewind', { steps: 1 })).toMatchObject({ problem: { error: 'host-only' } });
    expect(await answer(other.lines[0], 0, 1)).toMatchObject({ type: 'ack' });
    expect(await lines[0].ask('rewind', { steps: 1 })).toMatchObject({ type: 'ack' });
    await lines[1].next(
      (message) => message.type === 'welcome' && message.table.phase === 'playing' && message.play?.epoch === 1,
    );
    expect(lines[1].view.pub).toMatchObject({ heaps: [2, 0] });
    expect(await answer(lines[0], 0, 3)).toMatchObject({ type: 'ack' });
  });

  it('stops a game whose rows no longer reproduce, keeps the rows, and can play on from there', async () => {
    const house = await open();
    const { code, devices, lines } = await party(house, 2);
    for (const given of [1, 2, 3]) await answer(lines[0], 0, given);
    await house.server.close();
    const db = new DatabaseSync(join(house.dataDir, 'tablee.db'));
    db.exec(`DELETE FROM snapshots; UPDATE rows SET answer = '1' WHERE seq = 2`);
    db.close();
    const again = await open({ dataDir: house.dataDir });
    const lea = again.device(devices[0]);
    const stopped = await lea.view(code);
    expect(stopped).toMatchObject({ table: { phase: 'stopped' }, view: { pub: { heaps: [1, 0] } } });
    expect(again.complaints.join()).toContain('row 2');
    expect((await lea.ask(code, 'answer', { decision: '1.0', answer: 1, epoch: 0 })).body).toMatchObject({
      error: 'stopped',
    });
    expect((await lea.ask(code, 'rewind', { steps: 0 })).status).toBe(200);
    expect((await lea.ask(code, 'answer', { decision: '1.0', answer: 3, epoch: 0 })).status).toBe(200);
    await again.server.close();
    const kept = new DatabaseSync(join(house.dataDir, 'tablee.db'));
    expect(kept.prepare('SELECT count(*) AS n FROM rows_set_aside').get()).toEqual({ n: 2 });
    kept.close();
  });
});

describe('trouble with the disk', () => {
  it('accepts no move that cannot be saved, and nothing is lost', async () => {
    const dataDir = tempDir();
    const store = await openSqlite(join(dataDir, 'tablee.db'));
    let isBroken = false;
    const penOf = store.pen.bind(store);
    store.pen = (code) => {
      const pen = penOf(code);
      const append = pen.append.bind(pen);
      pen.append = (row, rev) => append(isBroken ? { ...row, at: null as unknown as number } : row, rev);
      return pen;
    };
    const house = await open({ dataDir, store });
    const { code, devices, lines } = await party(house, 2);
    await answer(lines[0], 0, 1);
    isBroken = true;
    await answer(lines[0], 0, 2).catch(() => undefined);
    expect(await lines[1].next((message) => message.type === 'bye')).toMatchObject({
      problem: { error: 'storage-trouble' },
    });
    await lines[1].closed();
    expect(lines[1].n).toBe(1);
    expect((await devices[0].ask(code, 'answer', { decision: '1.0', answer: 2, epoch: 0 })).status).toBe(503);
    isBroken = false;
    const line = await devices[0].connect();
    expect((await line.hello(code)).play).toMatchObject({ n: 1, view: { pub: { heaps: [1, 0] } } });
    expect(await answer(line, 0, 2)).toMatchObject({ type: 'ack', n: 2 });
  });
});

describe('a file that can no longer be read', () => {
  it('pauses the table: that is told, and nothing else', async () => {
    const dataDir = tempDir();
    const store = await openSqlite(join(dataDir, 'tablee.db'));
    const house = await open({ dataDir, store });
    const { code, devices, lines } = await party(house, 2);
    const rowOf = store.rowOf.bind(store);
    store.rowOf = async () => {
      new DatabaseSync(join(dataDir, 'nowhere', 'tablee.db'));
      return undefined;
    };
    const given = { decision: 'note.own.0', answer: 1, epoch: 0 };
    expect(await lines[0].ask('answer', given, 'a')).toMatchObject({ problem: { error: 'storage-trouble' } });
    expect(await devices[0].ask(code, 'answer', { ...given, clientId: 'a' })).toMatchObject({ status: 503 });
    store.rowOf = rowOf;
    expect(await lines[0].ask('answer', given, 'a')).toMatchObject({ type: 'ack', n: 1 });
  });
});

describe('a full disk', () => {
  it('is told to players and to whoever watches the server; nothing acknowledged is lost', {
    timeout: 60_000,
  }, async () => {
    const dataDir = tempDir();
    let server = await startChild(dataDir, 2000);
    const device = new Device(server.url);
    const { code } = await device.create(ENDLESS);
    expect(await device.call('GET', '/api/health')).toMatchObject({ status: 200, body: { ok: true } });
    let acknowledged = 0;
    let health = await device.call<object>('GET', '/api/health');
    // What needs more room fails first.
    while (health.status === 200) {
      const line = await device.connect();
      await line.hello(code, { seat: 0 });
      acknowledged = await addUntilDead(line, acknowledged);
      expect(line.messages.at(-1)).toMatchObject({ type: 'bye', problem: { error: 'storage-trouble' } });
      health = await device.call<object>('GET', '/api/health');
    }
    expect(acknowledged).toBeGreaterThan(0);
    expect(health).toMatchObject({ status: 503, body: { ok: false, error: 'storage-trouble' } });
    expect(health.text).toMatch(/cannot save: .*disk/);
    await expect(device.create(ENDLESS)).rejects.toThrow('storage-trouble');
    // What is kept can still be read.
    expect(await device.view(code)).toMatchObject({ view: { pub: { heaps: [acknowledged, 0] } } });
    server.process.kill('SIGKILL');
    await server.gone;
    server = await startChild(dataDir);
    Object.assign(device, { url: server.url });
    expect(await device.view(code)).toMatchObject({ view: { pub: { heaps: [acknowledged, 0] } } });
    expect((await device.ask(code, 'answer', { decision: `${acknowledged}.0`, answer: 1, epoch: 0 })).status).toBe(200);
    expect(await device.call('GET', '/api/health')).toMatchObject({ status: 200, body: { ok: true } });
    server.process.kill('SIGTERM');
    expect(await server.gone).toBe(0);
    rmSync(dataDir, { recursive: true });
  });
});

describe('a server that cannot start', () => {
  const start = (dataDir: string) => createServer({ shelf: [pebblesAbout], dataDir });

  it('leaves a damaged database untouched', async () => {
    const dataDir = tempDir();
    const file = join(dataDir, 'tablee.db');
    const garbage = 'this is no database, but it may be precious '.repeat(500);
    writeFileSync(file, garbage);
    await expect(start(dataDir)).rejects.toMatchObject({
      code: 'data-damaged',
      remedy: expect.stringContaining('backup'),
    });
    expect(readFileSync(file, 'utf8')).toBe(garbage);
  });

  it('notices damage inside a database of ours, and a database of somebody else', async () => {
    const house = await openHouse();
    await party(house, 2);
    await house.server.close();
    const file = join(house.dataDir, 'tablee.db');
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4096, 4096 * 6);
    writeFileSync(file, bytes);
    await expect(start(house.dataDir)).rejects.toMatchObject({ code: 'data-damaged' });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    const dataDir = tempDir();
    const foreign = new DatabaseSync(join(dataDir, 'tablee.db'));
    foreign.exec('CREATE TABLE cats (name TEXT)');
    foreign.close();
    await expect(start(dataDir)).rejects.toMatchObject({ code: 'data-damaged' });
  });

  it('leaves a damaged database of a killed server untouched, and what it wrote last', async () => {
    const house = await (await openHouse()).restart();
    await party(house, 2);
    const dataDir = tempDir();
    const files = ['tablee.db', 'tablee.db-wal'].map((name) => ({
      from: join(house.dataDir, name),
      to: join(dataDir, name),
    }));
    for (const { from, to } of files) copyFileSync(from, to);
    await house.close();
    const [db, wal] = files.map(({ to }) => readFileSync(to));
    db.fill(0x5a, 4096, db.length - 4096);
    writeFileSync(files[0].to, db);
    await expect(start(dataDir)).rejects.toMatchObject({ code: 'data-damaged' });
    expect(readFileSync(files[0].to).equals(db)).toBe(true);
    expect(readFileSync(files[1].to).equals(wal)).toBe(true);
  });

  it('says when the folder cannot be written or used', async () => {
    const dataDir = tempDir();
    writeFileSync(join(dataDir, 'file'), '');
    await expect(start(join(dataDir, 'file'))).rejects.toMatchObject({ code: 'data-unwritable' });
    mkdirSync(join(dataDir, 'closed'));
    chmodSync(join(dataDir, 'closed'), 0o500);
    if (process.getuid?.() !== 0)
      await expect(start(join(dataDir, 'closed'))).rejects.toMatchObject({ code: 'data-unwritable' });
  });

  it('says when another server has the data, or a newer one wrote it', async () => {
    const house = await open();
    await expect(start(house.dataDir)).rejects.toMatchObject({ code: 'data-in-use' });
    const newer = await openHouse();
    await newer.server.close();
    const db = new DatabaseSync(join(newer.dataDir, 'tablee.db'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    await expect(start(newer.dataDir)).rejects.toMatchObject({ code: 'data-too-new' });
  });

  it('says when the port is busy', async () => {
    const busy = listenTcp().listen(0, '127.0.0.1');
    await new Promise((resolve) => busy.once('listening', resolve));
    const { port } = busy.address() as { port: number };
    const server = await start(tempDir());
    await expect(server.listen({ port, host: '127.0.0.1' })).rejects.toMatchObject({
      code: 'port-busy',
      remedy: expect.stringContaining('--port'),
    });
    await server.close();
    busy.close();
  });
});
