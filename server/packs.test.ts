import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { box } from '../games/box.ts';
import { MOST_PACK_BYTES } from '../games/packs.ts';
import { type Recording, readRecording, replayRecording } from '../kernel/recording.ts';
import type { Film, Problem, TableInfo } from '../wire/protocol.ts';
import type { Device } from './testing/client.ts';
import { playOut } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';
import { pebblesAbout, pebblesBox } from './testing/pebbles.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const HEAPS = { name: 'Grand <b>tas</b>', heap: 7 };
const put = (device: Device, code: string, pack: unknown) =>
  device.call<{ table: TableInfo } & Partial<Problem>>('PUT', `/api/tables/${code}/pack`, pack);

describe("an owner's cards", () => {
  it('are brought by the host, named to everybody, and played with; they outlive a restart and a rematch', async () => {
    const [lea, noe] = [house.device(), house.device()];
    const { code } = await lea.create();
    const line = await noe.connect();
    await line.hello(code);
    const reply = await put(lea, code, HEAPS);
    expect(reply.status).toBe(200);
    const { pack } = reply.body.table;
    expect(pack).toMatchObject({ name: HEAPS.name, decks: [{ cards: 7 }] });
    expect(await line.next((message) => message.type === 'table')).toMatchObject({ table: { pack } });
    await noe.ask(code, 'sit', { name: 'Noé' });
    await lea.ask(code, 'start', {});
    expect((await noe.view(code)).view.pub).toMatchObject({ heaps: [7, 7] });

    house = await house.restart();
    const [again, guest] = [house.device(lea), house.device(noe)];
    const view = await guest.view(code);
    expect(view.view.pub).toMatchObject({ heaps: [7, 7] });
    expect(view.table.pack).toEqual(pack);
    const got = await guest.call('GET', `/api/tables/${code}/pack?hash=${pack?.hash}`);
    expect(got.body).toEqual(HEAPS);
    expect(got.headers.get('cache-control')).toContain('immutable');

    await playOut(code, [again, guest]);
    const { body: film } = await guest.call<Film>('GET', `/api/tables/${code}/film`);
    expect(film.pack).toEqual(pack);
    const { body: recording } = await guest.call<Recording>('GET', `/api/tables/${code}/export`);
    expect(recording.pack).toEqual(HEAPS);
    expect(readRecording(recording)).toHaveProperty('recording');
    expect(replayRecording(recording, pebblesBox)).toMatchObject({ ok: true });
    for (const edited of [{ ...HEAPS, name: 'x' }, { ...HEAPS, heap: 8 }, undefined]) {
      const result = replayRecording({ ...recording, pack: edited } as Recording, pebblesBox);
      expect(result).toMatchObject({ ok: false, difference: { row: 0, what: 'content' } });
    }
    const broken = replayRecording({ ...recording, pack: { heap: 'many' } }, pebblesBox);
    expect(broken).toMatchObject({ ok: false, difference: { what: 'pack', found: 'a mistake at name' } });

    const { body: next } = await guest.ask(code, 'rematch', {});
    const { body: rematch } = await again.call<{ table: TableInfo }>('GET', `/api/tables/${next.code}`);
    expect(rematch.table.pack).toEqual(pack);
    await again.ask(String(next.code), 'start', {});
    expect((await again.view(String(next.code))).view.pub).toMatchObject({ heaps: [7, 7] });
  });

  it('can be changed and left out again before the start, not after', async () => {
    const lea = house.device();
    const { code } = await lea.create({ bots: 1 });
    await put(lea, code, HEAPS);
    await put(lea, code, { name: 'Trois', heap: 3 });
    expect((await lea.call('GET', `/api/tables/${code}/pack`)).body).toEqual({ name: 'Trois', heap: 3 });
    const without = await lea.call<{ table: TableInfo }>('DELETE', `/api/tables/${code}/pack`);
    expect(without.body.table.pack).toBeUndefined();
    expect(await lea.call('GET', `/api/tables/${code}/pack`)).toMatchObject({
      status: 404,
      body: { error: 'no-pack' },
    });
    await lea.ask(code, 'start', {});
    expect((await lea.view(code)).view.pub).toMatchObject({ heaps: [0, 0] });
    expect(await put(lea, code, HEAPS)).toMatchObject({ status: 409, body: { error: 'not-in-lobby' } });
  });

  it('are refused with the place of every mistake, and the table stays as it was', async () => {
    const lea = house.device();
    const { code } = await lea.create();
    await put(lea, code, HEAPS);
    const reply = await put(lea, code, { heap: 1.5 });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      error: 'bad-pack',
      field: 'name',
      reason: 'name: does not fit.',
      remedy: 'Put a text.',
      mistakes: [{ place: 'name' }, { place: 'heap', right: { en: 'a whole number' } }],
    });
    expect((await lea.call('GET', `/api/tables/${code}/pack`)).body).toEqual(HEAPS);
  });

  it('are refused where a key stands twice, which JSON alone would not show', async () => {
    const lea = house.device();
    const { code } = await lea.create();
    const reply = await put(lea, code, '{"name":"Tas",\n"heap":7,\n"name":"Mont","heap":1.5}');
    expect(reply).toMatchObject({
      status: 400,
      body: {
        error: 'bad-pack',
        field: 'name',
        reason: 'name: is written in line 1 and again in line 3.',
        remedy: 'Put only one of the two.',
        mistakes: [
          { place: 'name', wrong: { fr: 'est écrit ligne 1 et encore ligne 3' } },
          { place: 'heap', wrong: { en: 'is written in line 2 and again in line 3' } },
          { place: 'heap', right: { en: 'a whole number' } },
        ],
      },
    });
    expect((await lea.call('GET', `/api/tables/${code}/pack`)).status).toBe(404);
  });

  it.each([
    ['no JSON', '{"name":', 400, 'bad-request'],
    ['a list', '[]', 400, 'bad-pack'],
    ['nothing', 'null', 400, 'bad-pack'],
    ['a key that is none', '{"__proto__":{"heap":1}}', 400, 'bad-request'],
    ['boxes in boxes without end', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, 400, 'bad-pack'],
    ['a text without end', `{"name":"${'x'.repeat(MOST_PACK_BYTES)}"}`, 413, 'too-large'],
  ])('%s is no pack', async (_, text, status, error) => {
    const lea = house.device();
    const { code } = await lea.create();
    expect(await put(lea, code, text)).toMatchObject({ status, body: { error } });
  });

  it('are for the host to bring, for all at the table to read, and not brought without end', async () => {
    const [lea, noe] = [house.device(), house.device()];
    const { code } = await lea.create({ spectators: false });
    await noe.ask(code, 'sit', { name: 'Noé' });
    expect(await put(noe, code, HEAPS)).toMatchObject({ status: 403, body: { error: 'host-only' } });
    await put(lea, code, HEAPS);
    expect(await noe.call('DELETE', `/api/tables/${code}/pack`)).toMatchObject({ status: 403 });
    expect(await noe.call('GET', `/api/tables/${code}/pack`)).toMatchObject({ status: 200, body: HEAPS });
    await lea.ask(code, 'start', {});
    const stranger = await house.device().call('GET', `/api/tables/${code}/pack`);
    expect(stranger).toMatchObject({ status: 403, body: { error: 'no-spectators' } });
    const other = await lea.create();
    const statuses = [];
    for (let i = 0; i < 25; i++) statuses.push((await put(lea, other.code, HEAPS)).status);
    expect(statuses).toContain(429);
  });

  it('have a format and an example to start from', async () => {
    const lea = house.device();
    expect((await lea.call('GET', '/api/games/pebbles/pack-schema')).body).toEqual(pebblesBox.packs?.schema);
    expect((await lea.call('GET', '/api/games/pebbles/pack')).body).toEqual(pebblesBox.packs?.example());
    expect(await lea.call('GET', '/api/games/chess/pack')).toMatchObject({ status: 404, body: { error: 'no-game' } });
  });
});

it('a game that takes no packs says so', async () => {
  const { rules, heuristic } = pebblesBox;
  house = await house.restart({ shelf: [{ ...pebblesAbout, load: async () => box(rules, heuristic) }] });
  const lea = house.device();
  const table = await lea.create();
  expect(table.takesPacks).toBeUndefined();
  expect(await put(lea, table.code, HEAPS)).toMatchObject({ status: 404, body: { error: 'no-pack' } });
  expect(await lea.call('GET', '/api/games/pebbles/pack-schema')).toMatchObject({ body: { error: 'no-pack' } });
});
