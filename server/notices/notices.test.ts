import { createECDH, createVerify, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NoticesInfo } from '../../wire/protocol.ts';
import { answer, party } from '../testing/games.ts';
import { type House, openHouse } from '../testing/house.ts';
import { Messenger } from './messenger.ts';
import { addressProblem, post } from './post.ts';

/** Undoes what seals a push message, as a browser does. */
const { decrypt } = createRequire(import.meta.url)('http_ece') as {
  decrypt(body: Buffer, keys: { version: string; privateKey: object; authSecret: Buffer }): Buffer;
};

interface Received {
  readonly path: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** Takes what is posted to it. */
class Receiver {
  readonly got: Received[] = [];
  status = 201;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        reply.writeHead(this.status).end();
      });
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async count(wanted: number): Promise<void> {
    for (let i = 0; i < 250 && this.got.length < wanted; i++) await new Promise((resolve) => setTimeout(resolve, 20));
    // One too many would come by now.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(this.got).toHaveLength(wanted);
  }

  close(): void {
    this.server.close();
  }
}

let house: House;
let receiver: Receiver;
let there: string;
beforeEach(async () => {
  house = await openHouse({ privateHooks: true });
  receiver = new Receiver();
  there = await receiver.open();
});
afterEach(async () => {
  receiver.close();
  await house.close();
});

/** Léa is at the table, and Noé leaves it. */
async function noeAway(wish: object = {}) {
  const all = await party(house, 2, wish);
  all.lines[1].close();
  await all.lines[0].next((message) => message.type === 'presence' && message.seats[1] === 'away');
  house.pass(30);
  return all;
}

async function toNoe(line: Parameters<typeof answer>[0]) {
  await answer(line, 0, 1);
  await answer(line, 0, 'end');
}

const browser = () => {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys('base64url');
  const secret = randomBytes(16);
  return { curve, secret, keys: { p256dh, auth: secret.toString('base64url') } };
};

describe('a webhook', () => {
  it('is posted what is awaited of whom, once for each decision, and never while they are here', async () => {
    const { code, devices, lines } = await noeAway({ title: 'Jeudi soir' });
    const set = await devices[0].call<NoticesInfo>('PUT', `/api/tables/${code}/notices/webhook`, { url: `${there}/x` });
    expect(set.body).toMatchObject({ webhook: true, push: false });
    await toNoe(lines[0]);
    await receiver.count(1);
    const [{ path, headers, body }] = receiver.got;
    expect(path).toBe('/x');
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(String(body))).toEqual({
      table: code,
      game: 'pebbles',
      title: 'Jeudi soir',
      seat: 1,
      name: 'Noé',
      awaited: { fr: 'move', en: 'move' },
      reminder: false,
      link: `${house.url}/t/${code}`,
    });
    expect(String(body)).not.toContain('secret');
    house.pass(10);
    house.pass(600);
    await receiver.count(1);
    const back = await devices[1].connect();
    await back.hello(code);
    await answer(back, 1, 1);
    await receiver.count(1);
    expect(back.device.heard).not.toContain(there);
  });

  it('is told again by a reminder of the table’s time, and not by a restart', async () => {
    const { code, devices, lines } = await noeAway({ time: { kind: 'nudge', seconds: 60, out: 'bot' } });
    await devices[0].call('PUT', `/api/tables/${code}/notices/webhook`, { url: there });
    await toNoe(lines[0]);
    await receiver.count(1);
    house = await house.restart();
    await house.device(devices[0]).view(code);
    house.pass(30);
    await receiver.count(1);
    house.pass(61);
    await receiver.count(2);
    expect(JSON.parse(String(receiver.got[1].body))).toMatchObject({ reminder: true });
  });

  it('is the host’s to set, https only, and not in this network unless the server allows it', async () => {
    const { code, devices } = await party(house, 2);
    const put = (url: string, by = devices[0]) => by.call('PUT', `/api/tables/${code}/notices/webhook`, { url });
    expect((await put(there, devices[1])).status).toBe(403);
    expect((await put('http://example.org/x')).status).toBe(400);
    expect((await put('ftp://localhost/x')).status).toBe(400);
    expect((await put('https://a:b@example.org/')).status).toBe(400);
    for (const url of ['https://localhost/', 'https://10.0.0.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/']) {
      expect(addressProblem(url, false)).toBeDefined();
    }
    expect(addressProblem('https://example.org/hook?x=1', false)).toBeUndefined();
    // A name that stands for this machine is found out when it is used.
    const never = new AbortController().signal;
    await expect(post({ address: `https://${hostname()}/`, headers: {}, body: '' }, false, never)).rejects.toThrow();
  });

  it('that fails is tried a little, and not once the server stops', async () => {
    receiver.status = 500;
    const messenger = new Messenger('secret', true);
    const sent = messenger.send({ address: there, headers: {}, body: '{}' });
    await receiver.count(1);
    messenger.close();
    expect(await sent).toBe('failed');
    await receiver.count(1);
  });
});

describe('push', () => {
  it('arrives sealed for the browser, signed by the server, in the language asked for', async () => {
    const { code, devices, lines } = await noeAway();
    const { curve, secret, keys } = browser();
    const subscription = { endpoint: `${there}/push/1`, keys, lang: 'fr' };
    const asked = await house
      .device(devices[1])
      .call<NoticesInfo>('PUT', `/api/tables/${code}/notices/push`, subscription);
    expect(asked.body.push).toBe(true);
    house.pass(120);
    await toNoe(lines[0]);
    await receiver.count(1);
    const [{ headers, body }] = receiver.got;
    const open = decrypt(body, { version: 'aes128gcm', privateKey: curve, authSecret: secret });
    expect(JSON.parse(String(open))).toEqual({
      title: 'C’est à vous',
      body: 'Cailloux : move',
      path: `/t/${code}`,
      tag: code,
    });
    const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(headers.authorization)) ?? [];
    expect(key).toBe(asked.body.key);
    const [head, claims, signature] = token.split('.');
    expect(JSON.parse(String(Buffer.from(claims, 'base64url')))).toMatchObject({ aud: there });
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const verify = createVerify('sha256').update(`${head}.${claims}`);
    expect(
      verify.verify(
        { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
        new Uint8Array(Buffer.from(signature, 'base64url')),
      ),
    ).toBe(true);
  });

  it('keeps its keys through a restart, and forgets a browser that is gone', async () => {
    const { code, devices, lines } = await noeAway();
    const noe = house.device(devices[1]);
    const before = await noe.call<NoticesInfo>('PUT', `/api/tables/${code}/notices/push`, {
      endpoint: `${there}/push/2`,
      keys: browser().keys,
      lang: 'en',
    });
    receiver.status = 410;
    house.pass(120);
    await toNoe(lines[0]);
    await receiver.count(1);
    house = await house.restart();
    const after = await house.device(devices[1]).call<NoticesInfo>('GET', `/api/tables/${code}/notices`);
    expect(after.body).toEqual({ key: before.body.key, push: false, webhook: false });
  });

  it('is off unless asked for, can be taken back, and is only for who sits here', async () => {
    const { code, devices, lines } = await noeAway();
    const subscription = { endpoint: `${there}/push/3`, keys: browser().keys, lang: 'fr' };
    const path = `/api/tables/${code}/notices/push`;
    expect((await house.device().call('PUT', path, subscription)).status).toBe(403);
    expect((await devices[1].call('PUT', path, { ...subscription, endpoint: 'http://evil.example/' })).status).toBe(
      400,
    );
    await devices[1].call('PUT', path, subscription);
    expect((await devices[1].call<NoticesInfo>('DELETE', path)).body.push).toBe(false);
    house.pass(120);
    await toNoe(lines[0]);
    await receiver.count(0);
  });
});
