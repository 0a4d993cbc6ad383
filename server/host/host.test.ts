import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackupInfo, HostInfo } from '../../wire/host.ts';
import type { Device } from '../testing/client.ts';
import { answer, party } from '../testing/games.ts';
import { type House, openHouse } from '../testing/house.ts';

let house: House;
beforeEach(async () => {
  const plenty = { burst: 100_000, perSecond: 100_000 };
  house = await openHouse({ version: '1.2.3', log: { level: 'silent' }, limits: { socket: plenty } });
});
afterEach(() => house.close());

/** A browser that handed in the key; its cookies are two by now. */
async function owner(): Promise<Device> {
  const device = house.device();
  const { status, headers } = await device.call('POST', '/api/host/session', { key: house.server.hostKey });
  expect(status).toBe(200);
  const cookies = headers.getSetCookie();
  expect(cookies.at(-1)).toMatch(
    /^tablee-host=\d+\.[0-9a-f]{64}; Max-Age=43200; Path=\/api\/host; HttpOnly; SameSite=Strict$/,
  );
  return Object.assign(device, { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
}
const look = async (device: Device): Promise<HostInfo> => (await device.call<HostInfo>('GET', '/api/host')).body;

describe('the owner', () => {
  it('sees how the server is, and no secret of any table', async () => {
    const { code, devices, lines } = await party(house, 2, { title: 'Jeudi soir' });
    await answer(lines[0], 0, 2);
    await devices[0].ask(code, 'chat', { text: 'Rendez-vous chez Odile' });
    const device = await owner();
    const { body, text } = await device.call<HostInfo>('GET', '/api/host');
    expect(body).toMatchObject({
      version: '1.2.3',
      storage: { kind: 'sqlite', bytes: expect.any(Number) },
      people: 2,
      phases: { playing: 1 },
      paused: 0,
      live: 1,
      tables: [{ code, game: 'pebbles', title: 'Jeudi soir', phase: 'playing', people: 2, bots: 0, here: 2 }],
    });
    expect(body.problem).toBeUndefined();
    for (const secret of ['Odile', 'Léa', 'secret', 'seed', ...devices.map(({ cookie }) => cookie.slice(7, 20))])
      expect(text).not.toContain(secret);
  });

  it('is whoever has the key, and nobody else; who guesses is slowed down', async () => {
    const stranger = house.device();
    const routes: [string, string][] = [
      ['GET', '/api/host'],
      ['POST', '/api/host/backups'],
      ['POST', '/api/host/tables/ABCDEF/close'],
      ['POST', '/api/host/tables/ABCDEF/unblock'],
    ];
    for (const [method, path] of routes) {
      expect(await stranger.call(method, path)).toMatchObject({ status: 403, body: { error: 'owner-only' } });
      const forged = { cookie: `tablee-host=${Date.now() + 1e6}.${'0'.repeat(64)}` };
      expect((await stranger.call(method, path, undefined, forged)).status).toBe(403);
    }
    const bearer = { authorization: `Bearer ${house.server.hostKey}` };
    expect((await stranger.call('GET', '/api/host', undefined, bearer)).status).toBe(200);
    const tries: number[] = [];
    for (let i = 0; i < 7; i++) tries.push((await stranger.call('POST', '/api/host/session', { key: 'x' })).status);
    expect(tries).toEqual([403, 403, 403, 403, 403, 429, 429]);
    expect((await stranger.call('POST', '/api/host/session', { key: house.server.hostKey })).status).toBe(429);
  });

  it('stays known for some hours, and not when the key changes', async () => {
    const device = await owner();
    house.pass(11 * 3600);
    expect((await device.call('GET', '/api/host')).status).toBe(200);
    house.pass(2 * 3600);
    expect((await device.call('GET', '/api/host')).status).toBe(403);
    const before = await owner();
    house = await house.restart();
    const cookie = { cookie: before.cookie };
    expect((await house.device().call('GET', '/api/host', undefined, cookie)).status).toBe(200);
    house = await house.restart({ hostKey: 'another key than before' });
    expect((await house.device().call('GET', '/api/host', undefined, cookie)).status).toBe(403);
  });

  it('closes a table, resumes a paused one and brings a stopped one back', async () => {
    const device = await owner();
    const paused = await party(house, 2);
    await paused.devices[0].ask(paused.code, 'pause', { paused: true });
    const stopped = await party(house, 2);
    await answer(stopped.lines[0], 0, 1);
    await answer(stopped.lines[0], 0, 'break');
    expect(await look(device)).toMatchObject({
      phases: { playing: 1, stopped: 1 },
      paused: 1,
      tables: [
        { code: stopped.code, phase: 'stopped' },
        { code: paused.code, phase: 'playing', paused: true },
      ],
    });
    const act = async (code: string, what: string) =>
      (await device.call('POST', `/api/host/tables/${code}/${what}`)).body;
    expect(await act(paused.code, 'unblock')).toMatchObject({ paused: false });
    expect(await act(stopped.code, 'unblock')).toMatchObject({ phase: 'playing' });
    expect(await act(stopped.code, 'unblock')).toMatchObject({ error: 'not-playing' });
    expect(await act(paused.code, 'close')).toMatchObject({ phase: 'closed' });
    expect(await act('ZZZZZZ', 'close')).toMatchObject({ error: 'no-table' });
    await paused.lines[1].next((message) => message.type === 'table' && message.table.phase === 'closed');
  });
});

describe('a backup', () => {
  it('is made while people play, and a server started on it goes on where it was', async () => {
    const { code, devices, lines } = await party(house, 2, { options: { turns: 500 } });
    let isDone = false;
    let acknowledged = 0;
    const playing = (async () => {
      while (!isDone) {
        await answer(lines[0], 0, 1);
        acknowledged++;
      }
    })();
    while (acknowledged < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    const before = acknowledged;
    const device = await owner();
    const { status, body } = await device.call<BackupInfo>('POST', '/api/host/backups');
    isDone = true;
    await playing;
    expect(status).toBe(200);
    expect(body.tables).toBe(1);
    expect(body.rows).toBeGreaterThanOrEqual(before);
    expect(statSync(body.file)).toMatchObject({ size: body.bytes });
    expect(statSync(body.file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(house.dataDir, 'backups'))).toHaveLength(1);
    expect((await look(device)).lastBackup).toEqual(body);
    const other = join(house.dataDir, 'other');
    mkdirSync(other);
    const db = new DatabaseSync(body.file);
    db.exec(`VACUUM INTO '${join(other, 'tablee.db')}'`);
    db.close();
    const restored = await openHouse({ dataDir: other });
    const view = await restored.device(devices[0]).view(code);
    expect(view.n).toBe(body.rows);
    await restored.server.close();
  });

  it('is never written over a file, nor left half done', async () => {
    const taken = join(house.dataDir, 'taken.db');
    writeFileSync(taken, 'somebody’s');
    await expect(house.server.backup(taken)).rejects.toThrow(/There is a file .*taken\.db already/);
    await expect(house.server.backup(join(house.dataDir, 'no/where.db'))).rejects.toThrow(/There is no folder/);
    await expect(house.server.backup('/proc/backup.db')).rejects.toThrow(/cannot be written|failed/);
    expect(existsSync(join(house.dataDir, '.taken.db.part'))).toBe(false);
    const [one, two] = await Promise.allSettled(
      ['one.db', 'two.db'].map((name) => house.server.backup(join(house.dataDir, name))),
    );
    expect(one.status).toBe('fulfilled');
    expect(two).toMatchObject({ reason: { message: 'A backup is being made already.' } });
    expect(readdirSync(house.dataDir).filter((name) => name.includes('.part'))).toEqual([]);
  });
});
