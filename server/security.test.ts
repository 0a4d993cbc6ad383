import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Problem } from '../wire/protocol.ts';
import { network } from './security.ts';
import type { Device } from './testing/client.ts';
import { answer, party, playOut } from './testing/games.ts';
import { type House, openHouse, tempDir } from './testing/house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe('bad input', () => {
  it('gets a 4xx that names field and reason', async () => {
    const device = house.device();
    const { code } = await device.create();
    const cases: [string, string, unknown, number, object][] = [
      ['POST', '/api/tables', '{"game": ', 400, { error: 'bad-request', field: 'body' }],
      ['POST', '/api/tables', '[]', 400, { error: 'bad-request' }],
      ['POST', '/api/tables', { mode: 'solo' }, 400, { field: 'game', reason: '"game" is missing.' }],
      [
        'POST',
        '/api/tables',
        { game: 'chess', mode: 'solo' },
        404,
        { error: 'no-game', remedy: 'The games: pebbles.' },
      ],
      ['POST', '/api/tables', { game: 'pebbles', mode: 'war' }, 400, { field: 'mode' }],
      ['POST', '/api/tables', { game: 'pebbles', mode: 'solo', bots: 9 }, 409, { error: 'full', field: 'bots' }],
      [
        'POST',
        '/api/tables',
        { game: 'pebbles', mode: 'solo', options: { turns: 'many' } },
        400,
        { field: 'options.turns' },
      ],
      ['POST', `/api/tables/${code}/sit`, { name: 'Noé', crown: true }, 400, { field: 'crown' }],
      ['POST', `/api/tables/${code}/sit`, { name: 'N'.repeat(31) }, 400, { field: 'name' }],
      ['POST', `/api/tables/${code}/sit`, { name: 'Noé', seat: 99 }, 400, { field: 'seat' }],
      ['POST', `/api/tables/${code}/kick`, {}, 400, { field: 'seat' }],
      ['POST', `/api/tables/${code}/answer`, { decision: '0.0', answer: 1, epoch: 0 }, 409, { error: 'not-playing' }],
      ['POST', `/api/tables/${code}/seat`, { seat: 1, to: { kind: 'reserved' } }, 400, { field: 'to.name' }],
      ['GET', `/api/tables/${code}/view?seat=zero`, undefined, 400, { field: 'seat' }],
      ['GET', `/api/tables/${code}/film?seat=1`, undefined, 409, { error: 'not-playing' }],
      ['GET', '/api/tables/%00%00', undefined, 404, { error: 'no-table' }],
      ['GET', '/api/nothing', undefined, 404, { error: 'not-found' }],
      ['POST', `/api/tables/${code}/dance`, {}, 404, { error: 'not-found' }],
    ];
    for (const [method, path, body, status, problem] of cases) {
      expect(await device.call(method, path, body), `${method} ${path}`).toMatchObject({ status, body: problem });
    }
    const prototype = await device.call('POST', `/api/tables/${code}/sit`, '{"name":"x","__proto__":{"a":1}}');
    expect(prototype.status).toBe(400);
    expect(house.complaints).toEqual([]);
  });

  it('on a socket is refused, and the socket lives on', async () => {
    const { code, lines } = await party(house, 2);
    const [line] = lines;
    for (const text of [
      'not json',
      '[]',
      'null',
      '{"type":"dance"}',
      '{"type":"undo"}',
      '{"__proto__":1,"type":"undo","clientId":"a"}',
      '{"\\u005f_\\u0070roto__":1,"type":"undo","clientId":"a"}',
    ]) {
      const from = line.messages.length;
      line.send(text);
      expect(await line.next((message) => message.type === 'refusal', from), text).toMatchObject({
        problem: { error: 'bad-request' },
      });
    }
    expect(await line.ask('chat', { text: '__proto__' })).toMatchObject({ type: 'ack' });
    expect(await line.ask('sit', { name: 3 as unknown as string })).toMatchObject({ problem: { field: 'name' } });
    expect(await line.ask('answer', { decision: '0.0', answer: 1, epoch: -1 })).toMatchObject({
      problem: { field: 'epoch' },
    });
    const before = line.messages.length;
    line.send(`{"type":"hello","table":"${code}","seat":"first"}`);
    expect(await line.next((message) => message.type === 'refusal', before)).toMatchObject({
      problem: { field: 'seat' },
    });
    const fresh = await house.device().connect();
    expect(await fresh.ask('undo', {})).toMatchObject({ problem: { reason: 'Say hello to a table first.' } });
    expect(await answer(line, 0, 1)).toMatchObject({ type: 'ack' });
    expect(house.complaints).toEqual([]);
  });

  it('that is too large is not read', async () => {
    const device = house.device();
    const { code } = await device.create();
    expect(await device.ask(code, 'sit', { name: 'x'.repeat(70_000) })).toMatchObject({
      status: 413,
      body: { error: 'too-large' },
    });
    const line = await device.connect();
    line.send('x'.repeat(70_000));
    await line.closed();
  });
});

describe('limits', () => {
  it('slow down who asks too often, by device and by address', async () => {
    await house.close();
    house = await openHouse({ limits: { device: { burst: 5, perSecond: 1 }, address: { burst: 9, perSecond: 1 } } });
    const device = house.device();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await device.call('GET', '/api/me')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await house.device().call('GET', '/api/me')).status).toBe(200);
    house.pass(4);
    expect((await device.call('GET', '/api/me')).status).toBe(200);
    let last = 0;
    for (let i = 0; i < 12; i++) last = (await house.device().call('GET', '/api/me')).status;
    expect(last).toBe(429);
  });

  it('count a network of IPv6 as one address', () => {
    expect(network('192.0.2.7')).toBe('192.0.2.7');
    expect(network('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7');
    expect(network('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(network('2001:db8:1:2::6')).toBe('2001:db8:1:2');
    expect(network('2001:db8::6')).toBe('2001:db8:0:0');
  });

  it('give one device so many sockets', async () => {
    const device = house.device();
    await device.call('GET', '/api/me');
    const lines = [];
    for (let i = 0; i < 50; i++) lines.push(await device.connect());
    const more = await device.connect();
    await more.closed();
    lines[0].close();
    await lines[0].closed();
    const { code } = await device.create();
    await expect
      .poll(async () => (await (await device.connect()).hello(code).catch(() => undefined))?.type)
      .toBe('welcome');
  });

  it('slow down who guesses codes, on sockets too', async () => {
    await house.close();
    const limits = { misses: { burst: 3, perSecond: 0 }, addressMisses: { burst: 8, perSecond: 0 } };
    house = await openHouse({ limits });
    const [host, guesser, friend] = [house.device(), house.device(), house.device()];
    const { code } = await host.create();
    const guess = (device: Device) => device.call('GET', '/api/tables/AAAAAA');
    const look = (device: Device) => device.call<Partial<Problem>>('GET', `/api/tables/${code}`);
    for (let i = 0; i < 3; i++) expect((await guess(guesser)).status).toBe(404);
    expect((await guess(guesser)).body).toMatchObject({ error: 'too-many-requests' });
    expect((await look(guesser)).body).toMatchObject({ error: 'too-many-requests' });
    await expect((await guesser.connect()).hello(code)).rejects.toThrow('too-many-requests');
    // Others at the same address are let in, until so many guess there that they cannot be told apart.
    expect((await look(friend)).status).toBe(200);
    for (let i = 0; i < 4; i++) expect((await guess(house.device())).status).toBe(404);
    expect((await look(house.device())).body).toMatchObject({ error: 'too-many-requests' });
    expect((await look(host)).status).toBe(200);
    await (await host.connect()).hello(code);
  });

  it('slow down who opens tables, talks or sends without end', async () => {
    await house.close();
    const few = { burst: 3, perSecond: 0 };
    house = await openHouse({ limits: { creations: few, chat: few, socket: { burst: 30, perSecond: 0 } } });
    const { lines, devices } = await party(house, 2);
    await devices[1].create();
    await devices[1].create();
    await expect(devices[1].create()).rejects.toThrow('too-many-requests');
    for (let i = 0; i < 3; i++) await lines[0].ask('chat', { phrase: 'hello' });
    expect(await lines[0].ask('chat', { phrase: 'hello' })).toMatchObject({ problem: { error: 'too-many-requests' } });
    for (let i = 0; i < 30; i++) lines[1].send({ type: 'undo', clientId: 'x' });
    await lines[1].next((message) => message.type === 'refusal' && message.problem.error === 'too-many-requests');
  });
});

describe('the browser', () => {
  it('is told to load only what this server serves', async () => {
    const { headers } = await house.device().call('GET', '/api/docs');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('gets a key that scripts cannot read, and a forged one is worth nothing', async () => {
    const device = house.device();
    const { headers } = await device.call('GET', '/api/me');
    expect(headers.get('set-cookie')).toMatch(/^tablee=.*; Path=\/; HttpOnly; SameSite=Lax$/);
    const { code } = await device.create();
    const forged = house.device(device);
    forged.cookie = forged.cookie.replace(/=(.)/, (_, c) => `=${c === 'a' ? 'b' : 'a'}`);
    expect((await forged.ask(code, 'start', {})).body).toMatchObject({ error: 'host-only' });
  });

  it('keeps the key to https where it came by https', async () => {
    await house.close();
    house = await openHouse({ trustProxy: true });
    const { headers } = await house.device().call('GET', '/api/me', undefined, { 'x-forwarded-proto': 'https' });
    expect(headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('speaks for its visitor only from our own pages', async () => {
    const device = house.device();
    const { code } = await device.create();
    const foreign = await device.call('POST', `/api/tables/${code}/close`, {}, { origin: 'https://evil.example' });
    expect(foreign).toMatchObject({ status: 403, body: { error: 'bad-origin' } });
    const read = await device.call('GET', `/api/tables/${code}`, undefined, { origin: 'https://evil.example' });
    expect(read).toMatchObject({ status: 403, body: { error: 'bad-origin' } });
    expect(
      (await device.call('POST', `/api/tables/${code}/pause`, { paused: true }, { origin: house.url })).status,
    ).toBe(200);
    const open = (origin: string) =>
      new Promise<number | string>((resolve) => {
        const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/live`, { origin });
        socket.on('unexpected-response', (_request, reply) => resolve(reply.statusCode ?? 0));
        socket.on('error', () => resolve('error'));
        socket.on('open', () => {
          socket.close();
          resolve('open');
        });
      });
    expect(await open('https://evil.example')).toBe(403);
    expect(await open(house.url)).toBe('open');
  });
});

describe('the web client', () => {
  it('is served with its page for every address of its own, hashed files for ever', async () => {
    const webRoot = tempDir();
    mkdirSync(join(webRoot, 'assets'));
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Tablée</title>');
    writeFileSync(join(webRoot, 'assets/app-1a2b.js'), 'plain()');
    writeFileSync(join(webRoot, 'assets/app-1a2b.js.gz'), gzipSync('packed()'));
    await house.close();
    house = await openHouse({ webRoot });
    const device = house.device();
    const html = { accept: 'text/html' };
    for (const path of ['/', '/t/ABCDEF', '/replay/ABCDEF?at=3']) {
      const page = await device.call('GET', path, undefined, html);
      expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Tablée') });
      expect(page.headers.get('cache-control')).toBe('no-cache');
    }
    const asset = await device.call('GET', '/assets/app-1a2b.js', undefined, { 'accept-encoding': 'gzip' });
    expect(asset.text).toBe('packed()');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await device.call('GET', '/assets/gone.js', undefined, html)).status).toBe(404);
    expect((await device.call('GET', '/api/gone', undefined, html)).body).toMatchObject({ error: 'not-found' });
    expect((await device.call('GET', '/..%2f..%2fetc/passwd', undefined, html)).text).not.toContain('root:');
  });
});

describe('secrets', () => {
  it('reach no device but the one they belong to, in any byte it is sent', async () => {
    const { code, devices, lines } = await party(house, 3, { options: { turns: 1 } });
    const own = lines.map((line) => (line.view.own as { secret: string }).secret);
    const stranger = house.device();
    const watching = await stranger.connect();
    await watching.hello(code);
    for (const [seat, line] of lines.entries()) {
      await line.ask('answer', { decision: `note.own.${seat}`, answer: 3, epoch: 0 });
      await answer(line, seat, 'pick');
      await answer(line, seat, 'end');
      for (const other of [...devices, stranger]) {
        await other.call('GET', `/api/tables/${code}/view?seat=${seat}`);
        await other.call('GET', `/api/tables/${code}/film?seat=${seat}`);
        await other.call('GET', `/api/tables/${code}/film`);
        await other.call('GET', `/api/tables/${code}/export`);
        await other.call('GET', `/api/tables/${code}`);
        await other.call('GET', '/api/tables');
      }
      if (seat === 1) break;
      await lines[seat + 1].next((message) => message.type === 'update' && message.awaited[0] === seat + 1);
    }
    for (const [i, device] of [...devices, stranger].entries()) {
      for (const [seat, secret] of own.entries()) {
        if (seat === i) expect(device.heard).toContain(secret);
        else expect(device.heard).not.toContain(secret);
      }
      expect(device.heard).not.toMatch(/secret-of-nobody|"seed"|"hash"|"chain"|"devices"|"link"/);
    }
    await playOut(code, devices);
    const { table } = await devices[0].view(code);
    expect(table.seed).toMatch(/^[0-9a-f]{64}$/);
  });
});
