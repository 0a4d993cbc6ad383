import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replayRecording } from '../kernel/recording.ts';
import type { BranchRequest, Film, Problem, TableInfo } from '../wire/protocol.ts';
import type { Device } from './testing/client.ts';
import { answer, party, playOut } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';
import { pebblesBox } from './testing/pebbles.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const branch = (device: Device, code: string, wish: BranchRequest) =>
  device.call<{ table: TableInfo } & Problem>('POST', `/api/tables/${code}/branch`, wish);
const filmOf = async (device: Device, code: string, seat: number) =>
  (await device.call<Film>('GET', `/api/tables/${code}/film?seat=${seat}`)).body;

/** A finished game of two, in which Léa picked at random and undid something before the end. */
async function finished() {
  const { code, devices, lines } = await party(house, 2, { options: { turns: 2 } });
  await answer(lines[0], 0, 'pick');
  await answer(lines[0], 0, 3);
  await lines[0].ask('undo', {});
  await lines[1].ask('answer', { decision: 'note.own.1', answer: 3, epoch: 1 });
  await playOut(code, devices);
  return { code, devices };
}

describe('playing on from a move of a finished game', () => {
  it('opens a table of one’s own at that position, the others played by bots, and goes on to its end', async () => {
    const { code, devices } = await finished();
    const [lea, noe] = devices;
    const { body } = await branch(noe, code, { seat: 1, n: 5 });
    const { table } = body;
    expect(table).toMatchObject({
      mode: 'solo',
      phase: 'playing',
      seats: [{ kind: 'bot', name: 'Léa' }, { name: 'Noé' }],
    });
    const film = await filmOf(noe, code, 1);
    const then = await noe.view(table.code, 1);
    expect(then).toMatchObject({ n: 5, since: 0 });
    expect(then.story).toEqual([...film.opening, ...film.updates.slice(0, 5).flatMap(({ events }) => events)]);
    await playOut(table.code, [noe]);
    const { body: recording } = await noe.call('GET', `/api/tables/${table.code}/export`);
    expect(replayRecording(recording as never, pebblesBox)).toMatchObject({ ok: true });
    expect((await lea.view(code)).table.next).toBeUndefined();
  });

  it('gives an onlooker the seat that is awaited, and survives a restart', async () => {
    const { code } = await finished();
    const guest = house.device();
    const { table } = (await branch(guest, code, { seat: -1, n: 1, name: 'Maé' })).body;
    expect(table.seats).toMatchObject([
      { kind: 'person', name: 'Maé' },
      { kind: 'bot', name: 'Noé' },
    ]);
    house = await house.restart();
    expect(await house.device(guest).view(table.code)).toMatchObject({ n: 1, awaited: [0] });
  });

  it('counts every row in the film of everybody', async () => {
    const { code, devices } = await finished();
    const film = await filmOf(devices[0], code, -2);
    const [secret] = film.updates.filter(({ events, pub }) => events.length === 0 && pub === undefined);
    const { table } = (await branch(devices[1], code, { seat: -2, n: secret.n })).body;
    expect((await devices[1].view(table.code)).view.own).toMatchObject({ note: 3 });
  });

  it('is refused while the game runs, and at its end', async () => {
    const { code, devices } = await party(house, 2, { options: { turns: 1 } });
    expect((await branch(devices[0], code, { seat: 0, n: 0 })).body).toMatchObject({ error: 'not-over' });
    await playOut(code, devices);
    expect((await branch(devices[0], code, { seat: 0, n: 999 })).body).toMatchObject({
      error: 'not-playing',
      field: 'n',
    });
    expect((await branch(devices[0], code, { seat: -3, n: 0 })).status).toBe(400);
  });
});
