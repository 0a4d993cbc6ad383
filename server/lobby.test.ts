import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableInfo } from '../wire/protocol.ts';
import { answer, party, playOut } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const seatsOf = (table: TableInfo) =>
  table.seats.map(({ kind, name }) => (name === undefined ? kind : `${kind} ${name}`));
const look = async (code: string) =>
  (await house.device().call<{ table: TableInfo }>('GET', `/api/tables/${code}`)).body.table;

describe('setting a table up', () => {
  it('opens with a code that can be read aloud, and everybody sees seats fill', async () => {
    const lea = house.device();
    const { code } = await lea.create({ title: 'Jeudi soir' });
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    const line = await lea.connect();
    expect(await line.hello(code.toLowerCase())).toMatchObject({
      seat: 0,
      table: { title: 'Jeudi soir', phase: 'lobby' },
      you: { host: true },
    });
    const noe = house.device();
    const watching = await noe.connect();
    expect(await watching.hello(code)).toMatchObject({ seat: -1 });
    await watching.ask('sit', { name: '  Noé ', symbol: 'star' });
    const told = await line.next((message) => message.type === 'table');
    expect(told).toMatchObject({
      table: { seats: [{ name: 'Léa', host: true, symbol: 'disc' }, { name: 'Noé', symbol: 'star' }, {}, {}] },
    });
    expect(await watching.next((message) => message.type === 'welcome' && message.seat === 1)).toMatchObject({
      you: { seats: [1], host: false },
    });
  });

  it('says why it cannot start, and starts with bots in the empty seats', async () => {
    const lea = house.device();
    const { code, missing } = await lea.create();
    expect(missing).toMatchObject({
      error: 'seats-missing',
      reason: '1 more needed: this game is for 2 to 4 players.',
    });
    expect((await lea.ask(code, 'start', {})).body).toMatchObject({ error: 'seats-missing' });
    await lea.ask(code, 'seat', { seat: 2, to: { kind: 'reserved', name: 'Maé' } });
    await lea.ask(code, 'seat', { seat: 3, to: { kind: 'bot', person: 'odile', strength: 'Débutant' } });
    expect((await lea.ask(code, 'start', {})).body).toMatchObject({
      error: 'seats-missing',
      reason: 'A seat is kept for Maé.',
    });
    expect(seatsOf(await look(code))).toEqual(['person Léa', 'empty', 'reserved Maé', 'bot Odile']);
    await house.device().ask(code, 'sit', { name: 'mae' });
    expect(seatsOf(await look(code))).toEqual(['person Léa', 'empty', 'person mae', 'bot Odile']);
    const line = await lea.connect();
    await line.hello(code);
    expect(await line.ask('start', {})).toMatchObject({ type: 'ack' });
    const welcome = await line.next((message) => message.type === 'welcome' && message.play !== undefined);
    expect(welcome).toMatchObject({
      table: { phase: 'playing', seats: [{ name: 'Léa' }, { name: 'mae' }, { name: 'Odile', strength: 'debutant' }] },
    });
    expect(welcome).not.toHaveProperty('table.seed');
  });

  it('keeps everybody at their own seat when empty ones go', async () => {
    const lea = house.device();
    const { code } = await lea.create();
    const noe = house.device();
    await noe.ask(code, 'sit', { name: 'Noé', seat: 3 });
    const line = await noe.connect();
    expect(await line.hello(code)).toMatchObject({ seat: 3 });
    await lea.ask(code, 'start', {});
    expect(await line.next((message) => message.type === 'welcome' && message.play !== undefined)).toMatchObject({
      seat: 1,
      you: { seats: [1] },
    });
  });

  it('changes nothing when it refuses: not the seat of who moves, not half of the settings', async () => {
    const lea = house.device();
    const noe = house.device();
    const { code } = await lea.create();
    await noe.ask(code, 'sit', { name: 'Noé', seat: 1 });
    expect((await noe.ask(code, 'sit', { name: 'Noé', seat: 2, symbol: 'disc' })).body.error).toBe('symbol-taken');
    expect((await noe.ask(code, 'sit', { name: ' ', seat: 2 })).status).toBe(400);
    expect((await look(code)).seats[1]).toMatchObject({ name: 'Noé', symbol: 'triangle' });
    expect((await noe.ask(code, 'sit', { name: 'Noé', seat: 2, symbol: 'triangle' })).status).toBe(200);
    expect((await look(code)).seats.slice(1, 3)).toMatchObject([{ kind: 'empty' }, { symbol: 'triangle' }]);

    expect((await lea.ask(code, 'settings', { options: { turns: 5 }, title: ' ' })).status).toBe(400);
    expect((await look(code)).options).toMatchObject({ turns: 3 });
  });

  it('refuses what cannot be, naming field and remedy', async () => {
    const lea = house.device();
    const noe = house.device();
    const { code } = await lea.create();
    const problem = async (reply: Promise<{ status: number; body: object }>) => {
      const { status, body } = await reply;
      return { status, ...body };
    };
    expect(await problem(noe.ask(code, 'start', {}))).toMatchObject({ status: 403, error: 'host-only' });
    expect(await problem(noe.ask(code, 'sit', { name: 'Noé', seat: 0 }))).toMatchObject({
      error: 'seat-taken',
      field: 'seat',
    });
    expect(await problem(noe.ask(code, 'sit', { name: 'Noé', symbol: 'disc' }))).toMatchObject({
      error: 'symbol-taken',
      field: 'symbol',
    });
    expect(await problem(noe.ask(code, 'sit', { name: '\u200b ' }))).toMatchObject({ status: 400, field: 'name' });
    expect(await problem(noe.ask(code, 'leave', {}))).toMatchObject({ status: 403, error: 'no-seat' });
    expect(await problem(lea.ask(code, 'seat', { seat: 1, to: { kind: 'bot', strength: 'expert' } }))).toMatchObject({
      status: 400,
      error: 'no-bot',
    });
    expect(await problem(lea.ask(code, 'seat', { seat: 1, to: { kind: 'bot', person: 'nobody' } }))).toMatchObject({
      error: 'no-bot',
      field: 'person',
    });
    expect(await problem(lea.ask(code, 'settings', { options: { turns: 0 } }))).toMatchObject({
      status: 400,
      error: 'bad-option',
      field: 'options.turns',
    });
    expect(await problem(lea.ask(code, 'settings', { options: { colour: 'red' } }))).toMatchObject({
      error: 'bad-option',
      field: 'options.colour',
    });
    expect(await problem(lea.ask(code, 'settings', { preset: 'none' }))).toMatchObject({
      error: 'bad-option',
      field: 'preset',
    });
    expect((await look(code)).options).toEqual({ turns: 3, goal: 'most', gap: 0, undo: true });
    expect(await problem(house.device().ask('ZZZZZZ', 'sit', { name: 'Noé' }))).toMatchObject({
      status: 404,
      error: 'no-table',
    });
    for (const name of ['Noé', 'Maé', 'Tom']) await house.device().ask(code, 'sit', { name });
    expect(await problem(house.device().ask(code, 'sit', { name: 'Zoé' }))).toMatchObject({
      status: 409,
      error: 'full',
    });
  });

  it('takes presets and options until the start', async () => {
    const lea = house.device();
    const { code } = await lea.create({ bots: 1 });
    await lea.ask(code, 'settings', { preset: 'odd', options: { turns: 2 }, title: 'Essai', spectators: false });
    expect(await look(code)).toMatchObject({
      title: 'Essai',
      preset: 'odd',
      options: { goal: 'fewest', turns: 2 },
      spectators: false,
    });
    await lea.ask(code, 'start', {});
    expect((await lea.ask(code, 'settings', { options: { turns: 3 } })).body).toMatchObject({ error: 'not-in-lobby' });
  });

  it('lets one move, rename oneself and leave', async () => {
    const lea = house.device();
    const noe = house.device();
    const { code } = await lea.create();
    await noe.ask(code, 'sit', { name: 'Noé', seat: 1 });
    await noe.ask(code, 'sit', { name: 'Noé', seat: 2 });
    await noe.ask(code, 'rename', { name: 'Noémie', symbol: 'hexagon' });
    expect(await look(code)).toMatchObject({
      seats: [{}, { kind: 'empty' }, { name: 'Noémie', symbol: 'hexagon' }, {}],
    });
    expect((await noe.ask(code, 'rename', { seat: 0, name: 'X' })).body).toMatchObject({ error: 'not-your-seat' });
    await lea.ask(code, 'leave', {});
    expect(await look(code)).toMatchObject({ seats: [{ kind: 'empty' }, {}, { name: 'Noémie', host: true }, {}] });
  });
});

describe('the host', () => {
  it('puts somebody out, who may watch but not sit; a bot goes on', async () => {
    const { code, devices, lines } = await party(house, 2);
    const { secret } = lines[1].view.own as { secret: string };
    await devices[0].ask(code, 'kick', { seat: 1 });
    const outside = await lines[1].next((message) => message.type === 'welcome' && message.seat === -1);
    expect(outside).toMatchObject({
      you: { seats: [], kicked: true },
      table: { seats: [{}, { kind: 'bot', name: 'Noé' }] },
    });
    expect(JSON.stringify(outside)).not.toContain(secret);
    expect((await devices[1].ask(code, 'sit', { name: 'Noé' })).body).toMatchObject({ error: 'kicked' });
    expect(await lines[1].ask('answer', { decision: '0.1', answer: 1, epoch: 0, seat: 1 })).toMatchObject({
      problem: { error: 'not-your-seat' },
    });
    await answer(lines[0], 0, 1);
    await answer(lines[0], 0, 'end');
    await lines[0].next((message) => message.type === 'update' && message.by === 'bot');
  });

  it('pauses, resumes, hands over and closes', async () => {
    const { code, devices, lines } = await party(house, 2);
    await lines[0].ask('pause', { paused: true });
    expect(await answer(lines[0], 0, 1)).toMatchObject({ problem: { error: 'paused' } });
    await lines[0].ask('pause', { paused: false });
    expect(await answer(lines[0], 0, 1)).toMatchObject({ type: 'ack' });
    await lines[0].ask('transfer', { seat: 1 });
    expect(await lines[0].ask('close', {})).toMatchObject({ problem: { error: 'host-only' } });
    await lines[1].ask('close', {});
    expect(
      await lines[0].next((message) => message.type === 'table' && message.table.phase === 'closed'),
    ).toHaveProperty('table.seed');
    expect(await answer(lines[0], 0, 1)).toMatchObject({ problem: { error: 'closed' } });
    expect((await devices[0].call('GET', `/api/tables/${code}/export`)).status).toBe(200);
  });

  it('replaces a person by a bot, and a latecomer takes the seat of a bot', async () => {
    const { code, devices, lines } = await party(house, 2);
    await devices[0].ask(code, 'seat', { seat: 1, to: { kind: 'bot' } });
    const tom = house.device();
    expect((await tom.ask(code, 'sit', { name: 'Tom' })).body).toMatchObject({ seat: 1 });
    await answer(lines[0], 0, 1);
    await answer(lines[0], 0, 'end');
    expect((await tom.view(code)).decisions[0]).toMatchObject({ id: '2.1' });
    expect((await house.device().ask(code, 'sit', { name: 'Zoé' })).body).toMatchObject({ error: 'full' });
  });

  it('closes the table to spectators', async () => {
    const { code, devices } = await party(house, 2);
    const stranger = await house.device().connect();
    expect(await stranger.hello(code)).toMatchObject({ seat: -1, you: { seats: [], host: false } });
    expect(stranger.view.own).toBeUndefined();
    expect(await stranger.ask('chat', { text: 'hello' })).toMatchObject({ problem: { error: 'no-seat' } });
    await devices[0].ask(code, 'settings', { spectators: false });
    await expect((await house.device().connect()).hello(code)).rejects.toThrow('no-spectators');
    expect((await house.device().call('GET', `/api/tables/${code}/view`)).body).toMatchObject({
      error: 'no-spectators',
    });
    await stranger.next((message) => message.type === 'bye');
  });
});

describe('talk', () => {
  it('carries text and quick phrases, and newcomers read the last lines', async () => {
    const { code, devices, lines } = await party(house, 2);
    await lines[0].ask('chat', { text: 'Bonne\u0000 chance !' });
    await lines[1].ask('chat', { phrase: 'thanks' });
    expect(await lines[0].next((message) => message.type === 'chat' && message.line.id === 2)).toMatchObject({
      line: { seat: 1, name: 'Noé', phrase: 'thanks' },
    });
    house = await house.restart();
    const again = house.device(devices[0]);
    expect((await (await again.connect()).hello(code)).chat).toMatchObject([
      { text: 'Bonne  chance !' },
      { phrase: 'thanks' },
    ]);
    expect((await again.ask(code, 'chat', {})).body).toMatchObject({ error: 'bad-request' });
  });
});

describe('a rematch', () => {
  it('keeps the people, rotates the start and tells everybody where', async () => {
    const { code, devices, lines } = await party(house, 3, { options: { turns: 1 } });
    expect((await devices[0].ask(code, 'rematch', {})).body).toMatchObject({ error: 'not-over' });
    await playOut(code, devices);
    const [one, other] = await Promise.all([devices[1].ask(code, 'rematch', {}), devices[2].ask(code, 'rematch', {})]);
    expect(one.body.code).toBe(other.body.code);
    const told = await lines[0].next((message) => message.type === 'table' && message.table.next !== undefined);
    expect(told).toMatchObject({ table: { next: one.body.code } });
    expect(seatsOf(await look(String(one.body.code))).slice(0, 3)).toEqual(['person Noé', 'person Maé', 'person Léa']);
    expect((await house.device().ask(code, 'rematch', {})).body).toMatchObject({ error: 'no-seat' });
    await devices[0].ask(String(one.body.code), 'start', {});
    expect((await devices[1].view(String(one.body.code))).view.seat).toBe(0);
  });
});
