import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Box } from '../games/box.ts';
import type { Line } from './testing/client.ts';
import { answer, party } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';
import { pebblesAbout, pebblesBox } from './testing/pebbles.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const seatsSeen = (line: Line) => line.messages.findLast((message) => message.type === 'presence')?.seats;

/** A moment passes, and these lines have been told all that happened until then: a reply comes after it. */
async function settled(...lines: Line[]) {
  await new Promise((resolve) => setTimeout(resolve, 30));
  for (const line of lines) await line.ask('draft', { decision: 'x', draft: 1 });
}

/** Léa is awaited, and her only line breaks. */
async function leaGone(wish: object = {}) {
  const all = await party(house, 2, wish);
  all.lines[0].close();
  await all.lines[1].next((message) => message.type === 'presence' && message.seats[0] === 'away');
  return all;
}

/** So much time passes, while Noé is there. */
async function passWith(line: Line, seconds: number) {
  await line.ask('draft', { decision: 'x', draft: 1 });
  house.pass(seconds);
  await line.ask('draft', { decision: 'x', draft: 1 });
  house.pass(0);
  await settled(line);
}

describe('absence', () => {
  it('is a hollow dot first, and absence after a minute when awaited', async () => {
    const { lines } = await leaGone();
    await passWith(lines[1], 59);
    expect(seatsSeen(lines[1])).toEqual(['away', 'here']);
    await passWith(lines[1], 2);
    expect(seatsSeen(lines[1])).toEqual(['absent', 'here']);
  });

  it('is never more than a hollow dot when nobody waits', async () => {
    const { lines } = await party(house, 2);
    lines[1].close();
    await lines[0].next((message) => message.type === 'presence' && message.seats[1] === 'away');
    await passWith(lines[0], 600);
    expect(seatsSeen(lines[0])).toEqual(['here', 'away']);
  });

  it('lets a bot play after 90 seconds, marked, until the person returns', async () => {
    const { code, devices, lines } = await leaGone();
    await passWith(lines[1], 89);
    expect(lines[1].n).toBe(0);
    await passWith(lines[1], 2);
    const update = await lines[1].next((message) => message.type === 'update');
    expect(update).toMatchObject({
      by: 'bot',
      events: [
        { type: 'stood-in', seat: 0, by: 'bot' },
        { type: 'added', seat: 0 },
      ],
    });
    await lines[1].next((message) => message.type === 'update' && message.awaited[0] === 1);
    expect(lines[1].messages.findLast((message) => message.type === 'table')).toMatchObject({
      table: { seats: [{ standIn: 'until-return' }, {}] },
    });
    const back = await devices[0].connect();
    const welcome = await back.hello(code);
    expect(welcome.play?.since).toBeGreaterThanOrEqual(4);
    await settled(lines[1]);
    expect(lines[1].messages.findLast((message) => message.type === 'table')).not.toHaveProperty(
      'table.seats.0.standIn',
    );
    await answer(lines[1], 1, 1);
    await answer(lines[1], 1, 'end');
    await settled(back);
    expect(back.messages.findLast((message) => message.type === 'update')).toMatchObject({ awaited: [0] });
    expect(await answer(back, 0, 2)).toMatchObject({ type: 'ack' });
  });

  it('waits when the table says so, or nobody at all is there', async () => {
    const { lines } = await leaGone({ absence: { act: 'wait', after: 90 } });
    await passWith(lines[1], 3600);
    expect(lines[1].n).toBe(0);
    const alone = await leaGone();
    alone.lines[1].close();
    house.pass(3600);
    await settled();
    expect((await alone.devices[1].view(alone.code)).n).toBe(0);
  });

  it('lets the others choose: a bot for this move, a bot until the return, or wait', async () => {
    const { lines } = await leaGone({ absence: { act: 'wait', after: 90 } });
    expect(await lines[1].ask('stand-in', { seat: 0, act: 'once' })).toMatchObject({
      problem: { error: 'not-your-seat' },
    });
    await passWith(lines[1], 61);
    await lines[1].ask('stand-in', { seat: 0, act: 'once' });
    await lines[1].next((message) => message.type === 'update' && message.by === 'bot');
    await settled(lines[1]);
    expect(lines[1].n).toBe(1);
    await lines[1].ask('stand-in', { seat: 0, act: 'until-return' });
    await lines[1].next((message) => message.type === 'update' && message.awaited[0] === 1);
    await lines[1].ask('stand-in', { seat: 0, act: 'wait' });
    expect(lines[1].messages.findLast((message) => message.type === 'table')).not.toHaveProperty(
      'table.seats.0.standIn',
    );
  });

  it('gives a seat back at the next decision, never in the middle of one', async () => {
    await house.close();
    house = await openHouse({ botPause: () => 150 });
    const { code, devices, lines } = await leaGone();
    await passWith(lines[1], 91);
    expect(lines[1].n).toBe(0);
    const back = await devices[0].connect();
    await back.hello(code);
    // The bot already thinks about this one.
    await back.next((message) => message.type === 'update' && message.by === 'bot');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(back.n).toBe(1);
    expect(await answer(back, 0, 2)).toMatchObject({ type: 'ack', n: 2 });
  });

  it('lets a bot play one’s own seat as long as one likes', async () => {
    const { lines } = await party(house, 2);
    await lines[0].ask('stand-in', { seat: 0, act: 'until-return' });
    await lines[1].next((message) => message.type === 'update' && message.awaited[0] === 1);
    await lines[0].ask('stand-in', { seat: 0, act: 'wait' });
    await answer(lines[1], 1, 1);
    await answer(lines[1], 1, 'end');
    await settled(lines[0]);
    expect(await answer(lines[0], 0, 2)).toMatchObject({ type: 'ack' });
  });

  it('hands the seat of somebody who leaves to a bot, and the person may watch', async () => {
    const { lines } = await party(house, 2);
    await lines[0].ask('leave', {});
    await lines[1].next((message) => message.type === 'update' && message.by === 'bot');
    expect(await lines[0].next((message) => message.type === 'welcome' && message.seat === -1)).toMatchObject({
      you: { seats: [] },
    });
    expect(lines[0].view.own).toBeUndefined();
  });

  it('ends a game that everybody has left: bots do not play on for nobody', async () => {
    const { code, devices, lines } = await party(house, 2);
    const watcher = await house.device().connect();
    await watcher.hello(code);
    await lines[0].ask('leave', {});
    expect((await devices[1].view(code)).table.phase).toBe('playing');
    await lines[1].ask('leave', {});
    await watcher.next((message) => message.type === 'table' && message.table.phase === 'closed');
    expect(await house.device().ask(code, 'sit', { name: 'Zoé' })).toMatchObject({ body: { error: 'not-in-lobby' } });
  });
});

describe('hosting', () => {
  it('passes to the next person here after ten minutes', async () => {
    const { lines } = await party(house, 3, { absence: { act: 'wait', after: 90 } });
    lines[0].close();
    await lines[1].next((message) => message.type === 'presence' && message.seats[0] === 'away');
    await passWith(lines[2], 599);
    expect(await lines[2].ask('pause', { paused: true })).toMatchObject({ problem: { error: 'host-only' } });
    await passWith(lines[2], 2);
    expect(await lines[2].ask('pause', { paused: true })).toMatchObject({ type: 'ack' });
  });

  it('is the host’s on every device of their seat, and stays theirs while one of them is here', async () => {
    const { code, devices, lines } = await party(house, 2, { absence: { act: 'wait', after: 90 } });
    const { token } = (await devices[0].ask(code, 'link', {})).body as { token: string };
    const phone = house.device();
    await phone.ask(code, 'claim', { token });
    lines[0].close();
    const line = await phone.connect();
    expect((await line.hello(code)).you).toEqual({ seats: [0], host: true });
    await passWith(line, 601);
    expect(await line.ask('pause', { paused: true })).toMatchObject({ type: 'ack' });
    expect(await lines[1].ask('pause', { paused: false })).toMatchObject({ problem: { error: 'host-only' } });
  });
});

describe('bots', () => {
  /** A house whose bots fail in some way. */
  async function housedWith(heuristic: Box['heuristic']) {
    await house.close();
    house = await openHouse({ shelf: [{ ...pebblesAbout, load: async () => ({ ...pebblesBox, heuristic }) }] });
    return party(house, 1, { bots: 1 });
  }
  const bug = () => {
    throw new Error('a bug in a bot');
  };

  it('never hold the table up nor bring the server down, whatever goes wrong in them', async () => {
    const { lines } = await housedWith({ score: bug, volunteer: bug });
    await answer(lines[0], 0, 1);
    await answer(lines[0], 0, 'end');
    await lines[0].next((message) => message.type === 'update' && message.n > 2 && message.awaited[0] === 0);
    expect(house.complaints.join()).toContain('a bug in a bot');
  });

  it('that stand in for one move may do something unasked before it', async () => {
    await housedWith({
      ...pebblesBox.heuristic,
      volunteer: (_v, [decision]) => ({ decision, answer: 2 }),
    });
    const { lines } = await leaGone({ absence: { act: 'wait', after: 90 } });
    await passWith(lines[1], 61);
    await lines[1].ask('stand-in', { seat: 0, act: 'once' });
    await lines[1].next((message) => message.type === 'update' && message.by === 'bot');
  });

  it('answer with a pause that depends on nothing, and at once at a fast table', async () => {
    const pauses: number[] = [];
    await house.close();
    house = await openHouse({
      botPause: () => {
        pauses.push(1);
        return 1;
      },
    });
    const lea = house.device();
    const { code } = await lea.create({ mode: 'solo', bots: 1, options: { turns: 2 } });
    const line = await lea.connect();
    await line.hello(code);
    await answer(line, 0, 1);
    await answer(line, 0, 'end');
    await line.next((message) => message.type === 'update' && message.n > 2 && message.awaited[0] === 0);
    expect(pauses.length).toBeGreaterThan(0);
    const before = pauses.length;
    const fast = await lea.create({ mode: 'solo', bots: 1, fast: true });
    await line.hello(fast.code);
    await answer(line, 0, 1);
    await answer(line, 0, 'end');
    await line.next((message) => message.type === 'update' && message.n > 2 && message.awaited[0] === 0);
    expect(pauses.length).toBe(before);
  });

  it('wait while somebody asks to go back', async () => {
    await house.close();
    house = await openHouse({ botPause: () => 100 });
    const { lines } = await party(house, 2, { bots: 1 });
    await answer(lines[0], 0, 1);
    await answer(lines[0], 0, 'end');
    await lines[1].ask('take-back', { steps: 1 });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(lines[1].n).toBe(2);
    await lines[0].ask('assent', { yes: false });
    await lines[1].next((message) => message.type === 'update' && message.by === 'bot');
  });
});
