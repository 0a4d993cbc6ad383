import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TimePolicy } from '../wire/protocol.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import type { Line } from './testing/client.ts';
import { answer, type Party, party } from './testing/games.ts';
import { type House, openHouse, tempDir } from './testing/house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const FIRM: TimePolicy = { kind: 'firm', seconds: 30, out: 'default' };
const DAYS: TimePolicy = { kind: 'days', seconds: 3 * 86_400, out: 'default' };

/** A moment passes, and this line has been told all that happened until then. */
async function settled(line: Line) {
  await new Promise((resolve) => setTimeout(resolve, 40));
  await line.ask('chat', { phrase: 'hello' });
}

async function pass(line: Line, seconds: number) {
  house.pass(seconds);
  await settled(line);
}

const updates = (line: Line) => line.messages.filter((message) => message.type === 'update');
const clocks = (line: Line) =>
  line.messages.flatMap((message) =>
    (message.type === 'clock' || message.type === 'welcome') && message.clocks ? [message.clocks] : [],
  );
/** Seconds left on the clock, as last told. */
const left = (line: Line) =>
  clocks(line)
    .at(-1)
    ?.map((clock) => [clock.seat, Math.round(clock.left / 1000)]);

async function rowsOf({ code, devices }: Party) {
  await devices[0].ask(code, 'close', {});
  const { body } = await devices[0].call<{ rows: { by: string; answer: unknown }[] }>(
    'GET',
    `/api/tables/${code}/export`,
  );
  return body.rows.map(({ by, answer: given }) => [by, given]);
}

describe('without a time', () => {
  it('nobody is hurried, and no clock is shown', async () => {
    const { lines } = await party(house, 2);
    await pass(lines[1], 7 * 86_400);
    expect(updates(lines[1])).toEqual([]);
    expect(clocks(lines[1]).flat()).toEqual([]);
  });

  it('a time out of bounds is refused', async () => {
    const device = house.device();
    const { code } = await device.create();
    for (const time of [
      { ...FIRM, seconds: 9 },
      { ...DAYS, seconds: 8 * 86_400 },
      { ...DAYS, seconds: 3600 },
    ]) {
      expect((await device.ask(code, 'settings', { time })).status).toBe(400);
    }
    expect((await device.ask(code, 'settings', { time: DAYS })).status).toBe(200);
  });
});

describe('nudge', () => {
  it('reminds once for each decision, and forces nothing', async () => {
    const { lines } = await party(house, 2, { time: { kind: 'nudge', seconds: 60, out: 'bot' } });
    const reminders = (line: Line) => line.messages.filter((message) => message.type === 'reminder');
    await pass(lines[0], 59);
    expect(reminders(lines[0])).toEqual([]);
    await pass(lines[0], 2);
    await pass(lines[0], 600);
    expect(reminders(lines[0])).toEqual([{ type: 'reminder', seat: 0 }]);
    expect(reminders(lines[1])).toEqual([]);
    expect(updates(lines[0])).toEqual([]);
    await answer(lines[0], 0, 1);
    await pass(lines[0], 61);
    expect(reminders(lines[0])).toHaveLength(2);
  });
});

describe('firm', () => {
  it('shows everybody the clock, and plays the default when it is out, marked', async () => {
    const all = await party(house, 2, { time: FIRM });
    const { lines } = all;
    expect(left(lines[1])).toEqual([[0, 30]]);
    await pass(lines[1], 29);
    expect(updates(lines[1])).toEqual([]);
    await pass(lines[1], 1);
    expect(updates(lines[1])).toMatchObject([
      { by: 'default', events: [{ type: 'stood-in', seat: 0, by: 'default' }, { type: 'added' }] },
    ]);
    expect(left(lines[1])).toEqual([[0, 30]]);
    await pass(lines[1], 10);
    await answer(lines[0], 0, 'end');
    await settled(lines[0]);
    expect(left(lines[0])).toEqual([[1, 30]]);
    await pass(lines[0], 30);
    await pass(lines[0], 5);
    expect(await rowsOf(all)).toEqual([
      ['default', 1],
      ['person', 'end'],
      ['default', 1],
    ]);
    expect(house.complaints).toEqual([]);
  });

  it('by itself, without anybody looking at the clock', async () => {
    const { lines } = await party(house, 2, { time: { ...FIRM, seconds: 10 } });
    house.pass(9);
    expect(updates(lines[1])).toEqual([]);
    // The timer of the table was set before time was moved on; any change sets it anew.
    await lines[0].ask('pause', { paused: true });
    await lines[0].ask('pause', { paused: false });
    await lines[1].next((message) => message.type === 'update', 0, 20_000);
  });

  it('plays what was begun when it is legal, else the default', async () => {
    const all = await party(house, 2, { time: FIRM });
    const { lines } = all;
    await lines[0].ask('draft', { decision: '0.0', draft: 3 });
    await pass(lines[1], 31);
    await lines[0].ask('draft', { decision: '1.0', draft: 'nonsense' });
    await pass(lines[1], 31);
    expect(await rowsOf(all)).toEqual([
      ['default', 3],
      ['default', 'end'],
    ]);
  });

  it('lets the bot play where the table wants it', async () => {
    const all = await party(house, 2, { time: { ...FIRM, out: 'bot' } });
    await pass(all.lines[1], 31);
    expect(await rowsOf(all)).toEqual([['bot', 1]]);
    expect(updates(all.lines[1])).toMatchObject([{ events: [{ type: 'stood-in', seat: 0, by: 'bot' }, {}] }]);
  });

  it('stands while the table is paused, and goes on with what was left', async () => {
    const { lines } = await party(house, 2, { time: FIRM });
    house.pass(20);
    await lines[0].ask('pause', { paused: true });
    expect(left(lines[0])).toEqual([[0, 10]]);
    await pass(lines[1], 3600);
    expect(updates(lines[1])).toEqual([]);
    await lines[0].ask('pause', { paused: false });
    expect(left(lines[0])).toEqual([[0, 10]]);
    await pass(lines[1], 9);
    expect(updates(lines[1])).toEqual([]);
    await pass(lines[1], 2);
    expect(updates(lines[1])).toHaveLength(1);
  });

  it('gives no time for undo, and all of it after going back together', async () => {
    const { lines } = await party(house, 2, { time: FIRM });
    house.pass(20);
    await answer(lines[0], 0, 1);
    house.pass(5);
    await lines[0].ask('undo', {});
    expect(left(lines[0])).toEqual([[0, 25]]);
    await answer(lines[0], 0, 1);
    await answer(lines[0], 0, 'end');
    house.pass(12);
    await lines[0].ask('take-back', { steps: 1 });
    await lines[1].ask('assent', { yes: true });
    await settled(lines[1]);
    expect(left(lines[1])).toEqual([[0, 30]]);
  });

  it('begins anew when the host sets another time, and ends with the game', async () => {
    const { lines, code } = await party(house, 2, { time: FIRM, options: { turns: 1 } });
    house.pass(20);
    await lines[0].ask('settings', { time: { ...FIRM, seconds: 60 } });
    await settled(lines[1]);
    expect(left(lines[1])).toEqual([[0, 60]]);
    for (const seat of [0, 1]) {
      await answer(lines[seat], seat, 1);
      await answer(lines[seat], seat, 'end');
      await settled(lines[1]);
    }
    expect(left(lines[1])).toEqual([]);
    await pass(lines[1], 600);
    expect((await lines[0].device.view(code)).table.phase).toBe('finished');
    expect(house.complaints).toEqual([]);
  });

  it('is not told to those who see the game late', async () => {
    const { code } = await party(house, 2, { time: FIRM, delay: 3 });
    const watcher = await house.device().connect();
    const welcome = await watcher.hello(code);
    expect(welcome.clocks).toBeUndefined();
    expect(await watcher.device.view(code)).not.toHaveProperty('clocks');
  });
});

describe('days', () => {
  const DAY = 86_400_000;
  let ahead = 0;
  beforeEach(async () => {
    await house.close();
    ahead = 0;
    house = await openHouse({ now: () => Date.now() + ahead });
  });

  /** Ticks until the table, which nobody opens, has so many rows. */
  async function untilRows(code: string, rows: number) {
    for (let i = 0; i < 100; i++) {
      house.server.tick();
      await new Promise((resolve) => setTimeout(resolve, 20));
      if ((await house.device().view(code)).n >= rows) return;
    }
    throw new Error('time does not play');
  }

  it('nobody counts as absent, and the reminder comes after a third', async () => {
    const { code, lines } = await party(house, 2, { time: DAYS });
    lines[1].close();
    await answer(lines[0], 0, 1);
    await answer(lines[0], 0, 'end');
    ahead += 2 * 3600_000;
    house.server.tick();
    await settled(lines[0]);
    const presences = lines[0].messages.filter((message) => message.type === 'presence');
    expect(presences.at(-1)?.seats[1]).toBe('away');
    const back = await lines[1].device.connect();
    await back.hello(code);
    ahead += DAY;
    house.server.tick();
    await settled(back);
    expect(back.messages.filter((message) => message.type === 'reminder')).toEqual([{ type: 'reminder', seat: 1 }]);
  });

  it('goes on through a restart, wakes a table nobody has in memory, and plays what was begun, once', async () => {
    const { code, devices, lines } = await party(house, 2, { time: DAYS });
    await lines[0].ask('draft', { decision: '0.0', draft: 2 });
    for (const line of lines) line.close();
    ahead = 2 * DAY;
    house = await house.restart();
    expect((await house.device(devices[1]).view(code)).clocks).toMatchObject([{ seat: 0, of: 3 * DAY }]);
    expect((await house.device(devices[1]).view(code)).clocks?.[0].left).toBeLessThanOrEqual(DAY);
    ahead = 3 * DAY + 60_000;
    house = await house.restart();
    house.server.tick();
    await new Promise((resolve) => setTimeout(resolve, 200));
    ahead += 11_000;
    await untilRows(code, 1);
    const view = await house.device(devices[1]).view(code);
    expect(view.view.pub).toMatchObject({ heaps: [2, 0] });
    expect(view.story.filter(({ type }) => type === 'stood-in')).toEqual([
      { type: 'stood-in', seat: 0, by: 'default' },
    ]);
    expect(view.clocks?.[0].left).toBeGreaterThan(2 * DAY);
    expect(house.complaints).toEqual([]);
  });
});

it('happens once, though two servers on one store try', async () => {
  const store = await openSqlite(join(tempDir(), 'shared.db'));
  let ahead = 0;
  const shared: Store = Object.assign(Object.create(store), { close: async () => {} });
  const options = { store: shared, now: () => Date.now() + ahead };
  const [one, other] = [await openHouse(options), await openHouse(options)];
  const { code, devices } = await party(one, 2, { time: FIRM });
  const elsewhere = other.device(devices[1]);
  expect((await elsewhere.view(code)).clocks).toMatchObject([{ seat: 0 }]);
  for (const wait of [31_000, 0, 0, 15_000, 0]) {
    ahead += wait;
    one.server.tick();
    other.server.tick();
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  const rows = await store.rows(code, 0);
  expect(rows.map(({ by, answer: given }) => [by, given])).toEqual([['default', 1]]);
  await one.close();
  await other.close();
  await store.close();
});
