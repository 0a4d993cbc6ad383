/** What whoever runs a server sees of it: probes, figures, the log. */
import { afterEach, expect, it } from 'vitest';
import type { Device } from './testing/client.ts';
import { answer, party, playOut } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';

const houses: House[] = [];
const open = async (...options: Parameters<typeof openHouse>): Promise<House> => {
  const house = await openHouse(...options);
  houses.push(house);
  return house;
};
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

/** A figure of /metrics; the sum of all its labels. */
function figure(text: string, name: string): number {
  const lines = text.split('\n').filter((line) => line.startsWith(name) && /^[ {]/.test(line.slice(name.length)));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

it('answers probes shortly, without a cookie', async () => {
  const house = await open();
  const { status, body, headers } = await house.device().call('GET', '/healthz');
  expect({ status, body, cookie: headers.get('set-cookie') }).toEqual({
    status: 200,
    body: { ok: true },
    cookie: null,
  });
});

it('counts what happens, and names nobody', async () => {
  const house = await open({ version: '1.2.3' });
  const { code, devices, lines } = await party(house, 2);
  await answer(lines[0], 0, 2);
  await answer(lines[0], 0, 'nonsense');
  await lines[0].ask('answer', { decision: '77.0', answer: 1, epoch: 0 });
  await devices[1].ask(code, 'pause', { paused: true });
  await devices[0].ask(code, 'pause', { paused: true });
  const { text, headers } = await house.device().call('GET', '/metrics');
  expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(text).toContain('tablee_info{version="1.2.3"} 1');
  expect(text).toContain('tablee_answers_total{by="person"} 1\n');
  expect(text).toContain('tablee_refusals_total{problem="refused"} 1\n');
  expect(text).toContain('tablee_refusals_total{problem="not-open"} 1\n');
  expect(text).toContain('tablee_refusals_total{problem="host-only"} 1\n');
  expect(text).toContain('tablee_tables{phase="playing"} 1\n');
  const figures = ['tablee_people', 'tablee_sockets', 'tablee_tables_paused', 'tablee_update_seconds_count'];
  expect(figures.map((name) => figure(text, name))).toEqual([2, 2, 1, 1]);
  expect(figure(text, 'tablee_commit_seconds_count')).toBeGreaterThan(3);
  expect(figure(text, 'tablee_commit_tables_count')).toBe(figure(text, 'tablee_commit_seconds_count'));
  expect(figure(text, 'tablee_store_errors_total')).toBe(0);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('process_resident_memory_bytes');
  for (const word of [code, 'Léa', 'Noé', ...devices.map(key)]) expect(text).not.toContain(word);
});

it('counts the answers of bots and how long they think', async () => {
  const house = await open();
  const device = house.device();
  const { code } = await device.create({ mode: 'solo', bots: 2, fast: true });
  await playOut(code, [device]);
  const { text } = await device.call('GET', '/metrics');
  expect(figure(text, 'tablee_answers_total{by="bot"}')).toBeGreaterThan(0);
  expect(figure(text, 'tablee_bot_seconds_count')).toBeGreaterThan(0);
});

it('keeps its figures from others: a token opens them, without one only this machine, and not through a proxy', async () => {
  const token = 'a token of sixteen letters';
  const [closed, opened] = [await open(), await open({ metricsToken: token })];
  const status = async (house: House, headers: Record<string, string>) =>
    (await house.device().call('GET', '/metrics', undefined, headers)).status;
  expect(await status(closed, { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  expect(await status(closed, { forwarded: 'for=203.0.113.7' })).toBe(404);
  expect(await status(opened, {})).toBe(404);
  expect(await status(opened, { authorization: 'Bearer something else entirely' })).toBe(404);
  expect(await status(opened, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })).toBe(200);
});

/** The key in a device's cookie, and the cookie as it is sent. */
const key = ({ cookie }: Device): string => decodeURIComponent(cookie).replace('tablee=', '').split('.')[0];

it('logs a whole game without a secret of it, even at its most talkative', async () => {
  const log: string[] = [];
  const house = await open({ log: { level: 'debug', write: (line) => log.push(line) } });
  const { code, devices, lines } = await party(house, 2);
  const link = await devices[0].ask(code, 'link', {});
  const other = house.device();
  await other.ask(code, 'claim', { token: link.body.token as string });
  await devices[1].ask(code, 'chat', { text: 'Rendez-vous chez Odile' });
  await devices[1].ask(code, 'draft', { decision: '0.1', draft: { plan: 'everything on red' } });
  await answer(lines[0], 0, 3);
  await answer(lines[0], 0, { no: 'answer at all' });
  await devices[0].ask(code, 'claim', { token: 'a link that leads nowhere' });
  await playOut(code, devices);
  const { table } = await devices[0].view(code);
  await devices[0].call('GET', `/api/tables/${code}/export`);
  // Something breaks, and quotes what it broke on.
  const broken = await party(house, 2);
  await answer(broken.lines[0], 0, 'break');
  await house.server.close();
  const text = log.join('');
  for (const line of log)
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) });
  expect(text).toContain('listening at');
  expect(text).toContain('"event":"something broke"');
  expect(text).toMatch(/"route":"\/api\/tables\/:code\/chat","status":200/);
  const all = [...devices, other, ...broken.devices];
  const secrets = [
    ...all.map(key),
    ...all.map(({ cookie }) => decodeURIComponent(cookie).split('.')[1]),
    link.body.token as string,
    'a link that leads nowhere',
    table.seed as string,
    'chez Odile',
    'on red',
    'answer at all',
    ...['Léa', 'Noé'],
  ];
  for (const secret of secrets) {
    expect(secret).toMatch(/.../);
    expect(text).not.toContain(secret);
  }
});

it('scrubs what breaks of keys, seeds and quotes, and is readable on a terminal', async () => {
  const log: string[] = [];
  let isBroken = false;
  const house = await open({
    log: { level: 'info', isReadable: true, write: (line) => log.push(line) },
    now: () => {
      if (isBroken) throw new TypeError('bad seed 5f2c77ab12de90ff5f2c77ab12de90ff in "something a player wrote here"');
      return Date.now();
    },
  });
  await house.device().call('GET', '/api/me');
  isBroken = true;
  expect((await house.device().call('GET', '/api/me')).status).toBe(500);
  isBroken = false;
  expect(log.join('')).toMatch(/^\d\d:\d\d:\d\d error something broke TypeError: bad seed … in "…"\n {4}at /m);
});

it('turns people away while it stops, tells sockets to come back, and finishes what is under way', async () => {
  const house = await open({ drain: 500 });
  const { code, devices, lines } = await party(house, 2, { options: { gap: 400 } });
  await answer(lines[0], 0, 1);
  // This one has to wait for its turn, and is under way when the server is told to stop.
  const underWay = devices[0].ask(code, 'answer', { decision: '1.0', answer: 1, epoch: 0, clientId: 'mine' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = house.server.close();
  const late = await house.device().call('GET', '/api/tables');
  expect(late).toMatchObject({ status: 503, body: { error: 'stopping' } });
  expect(late.headers.get('retry-after')).toBe('5');
  expect(await house.device().call('GET', '/healthz')).toMatchObject({
    status: 503,
    body: { ok: false, error: 'stopping' },
  });
  await expect(house.device().connect()).rejects.toThrow();
  expect(await underWay).toMatchObject({ status: 200, body: { n: 2 } });
  await closed;
  expect(lines[0].messages.at(-1)).toEqual({ type: 'restart' });
  const again = await open({ dataDir: house.dataDir });
  expect((await again.device(devices[0]).view(code)).view.pub).toMatchObject({ heaps: [2, 0] });
});
