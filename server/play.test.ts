import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type About, box } from '../games/box.ts';
import { auction } from '../kernel/testing/auction.ts';
import { answer, party } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';
import { pebblesAbout } from './testing/pebbles.ts';

const auctionAbout: About = { ...pebblesAbout, id: 'auction', load: async () => box(auction, { score: () => 0 }) };

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe('play over WebSocket', () => {
  it('acknowledges an answer and shows it to everybody, each with numbers of their own', async () => {
    const { lines } = await party(house, 3);
    expect(await answer(lines[0], 0, 2)).toMatchObject({ type: 'ack', n: 1 });
    for (const [seat, line] of lines.entries()) {
      const update = await line.next((message) => message.type === 'update');
      expect(update).toMatchObject({ n: 1, epoch: 0, awaited: [0], events: [{ type: 'added', seat: 0, count: 2 }] });
      expect(line.view.pub).toMatchObject({ heaps: [2, 0, 0] });
      expect(update).toHaveProperty(
        'undo',
        seat === 0 ? { can: true, kind: 'move', steps: 1 } : { can: false, why: 'nothing' },
      );
    }
  });

  it('sends nothing to those who cannot notice, and leaves no gap in their numbers', async () => {
    const { lines } = await party(house, 2);
    expect(await lines[1].ask('answer', { decision: 'note.own.1', answer: 3, epoch: 0 })).toMatchObject({
      type: 'ack',
      n: 1,
    });
    expect(lines[1].view.own).toMatchObject({ note: 3 });
    await answer(lines[0], 0, 1);
    await lines[1].next((message) => message.type === 'update' && message.n === 2);
    expect(
      lines[0].messages.filter((message) => message.type === 'update').map((message) => 'n' in message && message.n),
    ).toEqual([1]);
  });

  it('tells an event with a secret to its seat only', async () => {
    const { lines, devices } = await party(house, 2);
    await answer(lines[0], 0, 'pick');
    await lines[1].next((message) => message.type === 'update');
    const { secret } = lines[0].view.own as { secret: string };
    expect(await lines[0].next((message) => message.type === 'update')).toMatchObject({
      events: [{ type: 'picked', whisper: secret }],
    });
    expect(devices[1].heard).not.toContain(secret);
  });

  it('refuses with the rule, the key and the numbers', async () => {
    const { lines } = await party(house, 2);
    expect(await answer(lines[0], 0, 'end')).toMatchObject({
      type: 'refusal',
      problem: {
        error: 'refused',
        field: 'answer',
        refusal: { rule: 'PE-3', key: 'nothing-added', numbers: { least: 1 } },
      },
    });
    expect(await answer(lines[0], 0, { not: 'an answer' })).toMatchObject({
      problem: { refusal: { key: 'not-an-answer' } },
    });
    expect(await answer(lines[1], 1, 1)).toMatchObject({ problem: { error: 'not-open', field: 'decision' } });
  });

  it('lets nobody answer for another seat', async () => {
    const { lines } = await party(house, 2);
    expect(await lines[1].ask('answer', { decision: '0.0', answer: 1, epoch: 0, seat: 0 })).toMatchObject({
      problem: { error: 'not-your-seat', field: 'seat' },
    });
  });

  it('gives a resent answer the first result, and takes it once', async () => {
    const { lines } = await party(house, 2);
    const first = await answer(lines[0], 0, 2, 'once');
    expect(await lines[0].ask('answer', { decision: '0.0', answer: 2, epoch: 0 }, 'once')).toEqual(first);
    const note = await lines[0].ask('answer', { decision: 'note.own.0', answer: 1, epoch: 0 }, 'unasked');
    expect(await lines[0].ask('answer', { decision: 'note.own.0', answer: 1, epoch: 0 }, 'unasked')).toEqual(note);
    expect(lines[0].view.pub).toMatchObject({ heaps: [2, 0] });
    expect(lines[0].n).toBe(2);
  });

  it('takes once what comes twice in one breath', async () => {
    const { lines } = await party(house, 2);
    for (const count of [1, 2, 3]) await answer(lines[0], 0, count);
    const undo = { type: 'undo', clientId: 'twice' } as const;
    lines[0].send(undo);
    lines[0].send(undo);
    const acks = lines[0].messages;
    await lines[0].next(
      () => acks.filter((message) => message.type === 'ack' && message.clientId === 'twice').length === 2,
    );
    expect(acks.slice(-2)).toMatchObject([{ n: 4 }, { n: 4 }]);
    expect(lines[0].view.pub).toMatchObject({ heaps: [3, 0] });
  });

  it('takes a sealed answer once, though it was taken back meanwhile', async () => {
    const sealed = await openHouse({ shelf: [auctionAbout] });
    const { lines } = await party(sealed, 2, { game: 'auction' });
    const [line] = lines;
    const { hand } = line.view.own as { hand: number[] };
    const bid = { decision: '0.0', answer: hand[0], epoch: 0 };
    const first = await line.ask('answer', bid, 'bid');
    expect(first).toMatchObject({ type: 'ack', n: 1 });
    expect(await line.ask('answer', { decision: 'reopen.0.0', answer: true, epoch: 0 })).toMatchObject({ n: 2 });
    expect(await line.ask('answer', bid, 'bid')).toEqual(first);
    expect(await line.ask('answer', { ...bid, answer: hand[1] }, 'other')).toMatchObject({ n: 3 });
    await sealed.close();
  });

  it('leaves others the time the game wants before the same person goes on', async () => {
    const { lines } = await party(house, 2, { options: { gap: 1000 } });
    await answer(lines[0], 0, 1);
    const acks: string[] = [];
    const second = answer(lines[0], 0, 2).then(() => acks.push('second'));
    const note = lines[1]
      .ask('answer', { decision: 'note.own.1', answer: 1, epoch: 0 })
      .then(() => acks.push('between'));
    await Promise.all([second, note]);
    expect(acks).toEqual(['between', 'second']);
    expect(lines[0].view.pub).toMatchObject({ heaps: [3, 0] });
  });

  it('waits for nobody at a fast table', async () => {
    const { lines } = await party(house, 2, { fast: true, options: { gap: 60_000 } });
    await answer(lines[0], 0, 1);
    expect(await answer(lines[0], 0, 2)).toMatchObject({ type: 'ack', n: 2 });
  });

  it('undoes nothing at a table that plays without undo', async () => {
    const { lines } = await party(house, 2, { options: { undo: false } });
    await answer(lines[0], 0, 1);
    expect(await lines[0].ask('undo', {})).toMatchObject({
      problem: { error: 'cannot-undo', refusal: { key: 'undo-off' } },
    });
    expect(lines[0].view.pub).toMatchObject({ heaps: [1, 0] });
  });

  it('undoes own answers one by one or all, and an answer from before never hits another question', async () => {
    const { lines } = await party(house, 2);
    await answer(lines[0], 0, 1);
    await answer(lines[0], 0, 2);
    await answer(lines[0], 0, 3);
    expect(await lines[1].ask('undo', {})).toMatchObject({
      problem: { error: 'cannot-undo', refusal: { key: 'undo-nothing' } },
    });
    expect(await lines[0].ask('undo', {})).toMatchObject({ type: 'ack', n: 4 });
    expect(lines[0].view.pub).toMatchObject({ heaps: [3, 0] });
    // The same question is open again, but this answer was meant for the table as it was.
    expect(await lines[0].ask('answer', { decision: '2.0', answer: 3, epoch: 0 })).toMatchObject({
      problem: { error: 'not-open' },
    });
    await lines[0].ask('undo', { all: true });
    await lines[1].next((message) => message.type === 'update' && message.n === 5);
    expect(lines[1].view.pub).toMatchObject({ heaps: [0, 0] });
    expect(lines[1].epoch).toBe(2);
  });

  it('takes a resent undo once', async () => {
    const { lines } = await party(house, 2);
    await answer(lines[0], 0, 1);
    await answer(lines[0], 0, 2);
    const first = await lines[0].ask('undo', {}, 'same');
    expect(await lines[0].ask('undo', {}, 'same')).toEqual(first);
    expect(lines[0].view.pub).toMatchObject({ heaps: [1, 0] });
  });

  it('does not undo across chance or across the turn of another', async () => {
    const { lines } = await party(house, 2);
    await answer(lines[0], 0, 'pick');
    expect(await lines[0].ask('undo', {})).toMatchObject({ problem: { refusal: { key: 'undo-chance' } } });
    await answer(lines[0], 0, 'end');
    expect(await lines[0].ask('undo', {})).toMatchObject({ problem: { refusal: { key: 'undo-others' } } });
  });
});

describe('resume', () => {
  it('sends what was missed while the line was broken', async () => {
    const { code, devices, lines } = await party(house, 2);
    await answer(lines[0], 0, 1);
    const { n, epoch, view } = lines[1];
    lines[1].close();
    await answer(lines[0], 0, 2);
    await answer(lines[0], 0, 'pick');
    const again = await devices[1].connect();
    Object.assign(again, { n, epoch, view });
    const welcome = await again.hello(code, { lastN: n, epoch });
    expect(welcome).toMatchObject({ resumed: true });
    expect(welcome.play).toBeUndefined();
    await again.next((message) => message.type === 'update' && message.n === 3);
    expect(again.view.pub).toEqual(lines[0].view.pub);
  });

  it('sends everything when too much was missed, or the numbers make no sense', async () => {
    const { code, devices, lines } = await party(house, 2);
    for (let i = 0; i < 40; i++) await answer(lines[0], 0, 1);
    const again = await devices[1].connect();
    expect((await again.hello(code, { lastN: 1, epoch: 0 })).play).toMatchObject({ n: 40, story: { length: 40 } });
    expect((await again.hello(code, { lastN: 1000, epoch: 0 })).play).toMatchObject({ n: 40 });
    expect((await again.hello(code, { lastN: 40, epoch: 7 })).play).toMatchObject({ n: 40 });
    expect(await again.hello(code, { lastN: 40, epoch: 0 })).toMatchObject({ resumed: true });
  });

  it('says how much of the story is new to a seat that comes back', async () => {
    const { code, devices, lines } = await party(house, 2);
    await answer(lines[0], 0, 1);
    await lines[1].next((message) => message.type === 'update');
    lines[1].close();
    await lines[0].next((message) => message.type === 'presence' && message.seats[1] === 'away');
    await answer(lines[0], 0, 2);
    await answer(lines[0], 0, 3);
    house.pass(1);
    const welcome = await (await devices[1].connect()).hello(code);
    expect(welcome.play).toMatchObject({ since: 2, story: [{ count: 1 }, { count: 2 }, { count: 3 }] });
  });
});

describe('several devices and seats', () => {
  it('serves several lines of one seat alike, and a personal link brings another device', async () => {
    const { code, devices, lines } = await party(house, 2);
    const tab = await devices[0].connect();
    await tab.hello(code);
    const { body } = await devices[0].ask(code, 'link', {});
    const phone = house.device();
    expect((await phone.ask(code, 'claim', { token: 'wrong' })).body).toMatchObject({
      error: 'dead-personal-link',
      field: 'token',
    });
    expect(await phone.ask(code, 'claim', { token: String(body.token) })).toMatchObject({
      status: 200,
      body: { seat: 0 },
    });
    const other = await phone.connect();
    await other.hello(code);
    expect(await answer(other, 0, 2)).toMatchObject({ type: 'ack' });
    for (const line of [lines[0], tab, other]) {
      await line.next((message) => message.type === 'update');
      expect(line.view).toEqual(lines[0].view);
    }
  });

  it('kills an old personal link when a new one is made, or the seat is given up', async () => {
    const { code, devices } = await party(house, 2);
    const old = (await devices[0].ask(code, 'link', {})).body.token as string;
    const fresh = (await devices[0].ask(code, 'link', {})).body.token as string;
    expect((await house.device().ask(code, 'claim', { token: old })).status).toBe(404);
    await devices[0].ask(code, 'leave', {});
    expect((await house.device().ask(code, 'claim', { token: fresh })).status).toBe(404);
  });

  it('shows one seat at a time on a shared screen, and each only to its own device', async () => {
    const tablet = house.device();
    const { code } = await tablet.create({ mode: 'hot-seat', name: 'Léa', names: ['Noé', 'Tom'], start: true });
    const line = await tablet.connect();
    const secrets: string[] = [];
    for (const seat of [0, 1, 2]) {
      const { play } = await line.hello(code, { seat });
      secrets.push(JSON.stringify(play?.view.own));
      expect(play?.view.seat).toBe(seat);
    }
    expect(new Set(secrets).size).toBe(3);
    expect((await line.hello(code, { seat: -1 })).play?.view.own).toBeUndefined();
    await line.hello(code, { seat: 0 });
    await answer(line, 0, 1);
    await answer(line, 0, 'end');
    await line.hello(code, { seat: 1 });
    expect(await answer(line, 1, 1)).toMatchObject({ type: 'ack' });
    const stranger = await house.device().connect();
    await expect(stranger.hello(code, { seat: 1 })).rejects.toThrow('not-your-seat');
  });

  it('keeps drafts for the other devices of a seat', async () => {
    const { code, devices, lines } = await party(house, 2);
    await lines[0].ask('draft', { decision: '0.0', draft: { pieces: [1, 2] } });
    expect((await (await devices[0].connect()).hello(code)).play?.drafts).toEqual({ '0.0': { pieces: [1, 2] } });
    expect((await (await devices[1].connect()).hello(code)).play?.drafts).toBeUndefined();
    expect(await lines[0].ask('draft', { decision: '0.0', draft: 'x'.repeat(5000) })).toMatchObject({
      problem: { error: 'too-large' },
    });
    await lines[0].ask('draft', { decision: '0.0', draft: null });
    expect((await (await devices[0].connect()).hello(code)).play?.drafts).toBeUndefined();
  });
});

describe('going back by consent', () => {
  it('goes back when every person agrees', async () => {
    const { lines } = await party(house, 3);
    await answer(lines[0], 0, 'pick');
    await answer(lines[0], 0, 'end');
    await lines[0].ask('take-back', { steps: 2 });
    expect(await lines[1].next((message) => message.type === 'request')).toMatchObject({
      request: { seat: 0, steps: 2, missing: [1, 2] },
    });
    await lines[1].ask('assent', { yes: true });
    expect(await lines[2].ask('assent', { yes: true })).toMatchObject({ type: 'ack' });
    await lines[0].next((message) => message.type === 'request' && message.ended === 'agreed');
    const update = await lines[0].next((message) => message.type === 'update' && message.n === 3);
    expect(update).toMatchObject({ epoch: 1, awaited: [0], events: [{ type: 'taken-back', seat: 0, steps: 2 }] });
    expect(lines[0].view.pub).toMatchObject({ heaps: [0, 0, 0] });
    expect(await answer(lines[0], 0, 3)).toMatchObject({ type: 'ack' });
  });

  it('does not wait for the assent of who left, or for who asked and left', async () => {
    const { code, devices, lines } = await party(house, 3);
    await answer(lines[0], 0, 'pick');
    await lines[0].ask('take-back', { steps: 1 });
    await lines[1].ask('assent', { yes: true });
    await lines[2].ask('leave', {});
    await lines[0].next((message) => message.type === 'request' && message.ended === 'agreed');
    await lines[0].next((message) => message.type === 'update' && message.epoch === 1);

    await answer(lines[0], 0, 'pick');
    await lines[1].ask('take-back', { steps: 1 });
    await lines[1].ask('leave', {});
    await lines[0].next((message) => message.type === 'request' && message.ended === 'withdrawn');
    expect((await devices[0].view(code)).epoch).toBe(1);
  });

  it('is no longer asked for when the host pauses or closes the table', async () => {
    const { lines } = await party(house, 2);
    await answer(lines[0], 0, 'pick');
    await lines[0].ask('take-back', { steps: 1 });
    await lines[0].ask('pause', { paused: true });
    expect(await lines[1].ask('assent', { yes: true })).toMatchObject({ problem: { error: 'no-request' } });
    await lines[0].ask('pause', { paused: false });
    await lines[0].ask('take-back', { steps: 1 });
    await lines[0].ask('close', {});
    expect(await lines[1].ask('assent', { yes: true })).toMatchObject({ problem: { error: 'no-request' } });
  });

  it('stays when one refuses, it is withdrawn, or the game moves on', async () => {
    const { lines, devices, code } = await party(house, 2);
    await answer(lines[0], 0, 'pick');
    await lines[0].ask('take-back', {});
    await lines[1].ask('assent', { yes: false });
    await lines[0].next((message) => message.type === 'request' && message.ended === 'refused');
    await lines[0].ask('take-back', {});
    expect(await lines[1].ask('withdraw', {})).toMatchObject({ problem: { error: 'not-your-seat' } });
    await lines[0].ask('withdraw', {});
    await lines[1].next((message) => message.type === 'request' && message.ended === 'withdrawn');
    expect(await lines[1].ask('assent', { yes: true })).toMatchObject({ problem: { error: 'no-request' } });
    await lines[1].ask('take-back', { steps: 1 });
    await answer(lines[0], 0, 1);
    await lines[1].next((message) => message.type === 'request' && message.ended === 'moved-on');
    await devices[0].ask(code, 'settings', { takeBack: false });
    expect(await lines[0].ask('take-back', {})).toMatchObject({ problem: { error: 'cannot-undo' } });
  });
});
