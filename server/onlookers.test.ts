import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Film } from '../wire/protocol.ts';
import type { Line } from './testing/client.ts';
import { answer, type Party, party, playOut } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

/** A table whose onlookers see it two moves late, and one of them. */
async function watched(): Promise<Party & { onlooker: Line }> {
  const table = await party(house, 2, { delay: 2 });
  const onlooker = await house.device().connect();
  await onlooker.hello(table.code);
  return { ...table, onlooker };
}

const heapsOf = (line: Line): number[] => (line.view.pub as { heaps: number[] }).heaps;
/** A round trip: what was sent before has arrived. */
const settle = (line: Line, code: string) => line.hello(code);

describe('R24: spectators who see the game late', () => {
  it('are sent a move when two more were made, and nothing of it before', async () => {
    const { code, lines, onlooker } = await watched();
    await answer(lines[0], 0, 1);
    await answer(lines[0], 0, 2);
    expect((await settle(onlooker, code)).play).toMatchObject({ n: 0, awaited: [0], story: [] });
    expect(onlooker.device.heard).not.toContain('added');
    await answer(lines[0], 0, 3);
    expect(await onlooker.next((message) => message.type === 'update')).toMatchObject({
      n: 1,
      events: [{ type: 'added', count: 1 }],
    });
    expect(heapsOf(onlooker)).toEqual([1, 0]);
    await lines[1].next((message) => message.type === 'update' && message.n === 3);
    expect(heapsOf(lines[1])).toEqual([6, 0]);
  });

  it('do not learn it by HTTP either', async () => {
    const { code, lines, onlooker } = await watched();
    for (const count of [1, 2, 3]) await answer(lines[0], 0, count);
    expect(await onlooker.device.view(code)).toMatchObject({ n: 1, view: { pub: { heaps: [1, 0] } } });
    const film = await onlooker.device.call<Film>('GET', `/api/tables/${code}/film?seat=-1`);
    expect(film.body.updates).toHaveLength(1);
    expect(onlooker.device.heard).not.toMatch(/"count":[23]/);
  });

  it('notice nothing when somebody acts in secret', async () => {
    const { code, lines, onlooker } = await watched();
    for (const count of [1, 2]) await answer(lines[0], 0, count);
    for (const note of [1, 2, 3]) await lines[1].ask('answer', { decision: 'note.own.1', answer: note, epoch: 0 });
    expect((await settle(onlooker, code)).play).toMatchObject({ n: 0 });
  });

  it('hear what is said when they see what was played', async () => {
    const { lines, onlooker } = await watched();
    await lines[0].ask('chat', { text: 'bonjour' });
    expect(await onlooker.next((message) => message.type === 'chat')).toMatchObject({ line: { text: 'bonjour' } });
    for (const count of [1, 2]) await answer(lines[0], 0, count);
    // Words are known to come before a move by the clock.
    house.pass(1);
    await lines[0].ask('chat', { text: 'deux' });
    house.pass(1);
    for (const count of [3, 1]) await answer(lines[0], 0, count);
    await onlooker.next((message) => message.type === 'chat' && message.line.text === 'deux');
    const order = onlooker.messages.flatMap((message) =>
      message.type === 'chat' ? message.line.text : message.type === 'update' ? message.n : [],
    );
    expect(order).toEqual(['bonjour', 1, 2, 'deux']);
  });

  it('are where they were after a restart', async () => {
    const { code, lines, devices, onlooker } = await watched();
    for (const count of [1, 2, 3]) await answer(lines[0], 0, count);
    house = await house.restart();
    const again = await house.device(onlooker.device).connect();
    expect((await again.hello(code)).play).toMatchObject({ n: 1, view: { pub: { heaps: [1, 0] } } });
    const lea = await house.device(devices[0]).connect();
    await lea.hello(code);
    await answer(lea, 0, 1);
    await again.next((message) => message.type === 'update' && message.n === 2);
    expect(heapsOf(again)).toEqual([3, 0]);
  });

  it('see the rest when the host ends the delay, and the end when it comes', async () => {
    const { code, lines, devices, onlooker } = await watched();
    for (const count of [1, 2]) await answer(lines[0], 0, count);
    await lines[0].ask('settings', { delay: 0 });
    await onlooker.next((message) => message.type === 'update' && message.n === 2);
    await lines[0].ask('settings', { delay: 5 });
    await answer(lines[0], 0, 3);
    expect((await settle(onlooker, code)).play).toMatchObject({ n: 2 });
    await playOut(code, devices);
    await onlooker.next((message) => message.type === 'table' && message.table.phase === 'finished');
    expect(heapsOf(onlooker)).toEqual(heapsOf(lines[1]));
  });

  it('are not those who play, even when they look from outside', async () => {
    const { code, lines } = await watched();
    await answer(lines[0], 0, 1);
    expect((await lines[1].hello(code, { seat: -1 })).play).toMatchObject({ n: 1 });
  });
});
