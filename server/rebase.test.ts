/** Rules change, and games that were going on go on. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, inject, it } from 'vitest';
import type { About } from '../games/box.ts';
import { type Recording, readRecording, replayRecording } from '../kernel/recording.ts';
import { isFair, verifyRecording } from '../kernel/verify.ts';
import type { Film } from '../wire/protocol.ts';
import type { Device } from './testing/client.ts';
import { answer, party, playOut } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';
import { newerPebbles } from './testing/pebbles.ts';
import { newDatabase } from './testing/shared-postgres.ts';

const houses: House[] = [];
const open = async (...options: Parameters<typeof openHouse>): Promise<House> => {
  const house = await openHouse(...options);
  houses.push(house);
  return house;
};
const restart = async (house: House, about: About): Promise<House> => {
  const again = await house.restart({ shelf: [about] });
  houses.push(again);
  return again;
};
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

/** By these a pebble counts as ten: no row that adds one reproduces. */
const TENFOLD = newerPebbles(2, 10);

async function lineOf(house: House, device: Device, code: string) {
  const line = await house.device(device).connect();
  return { line, welcome: await line.hello(code) };
}

const heaps = ({ view }: { readonly view: { readonly pub: unknown } }) => (view.pub as { heaps: number[] }).heaps;

/** Two turns of three are played. */
async function begun(house: House) {
  const { code, devices, lines } = await party(house, 2);
  await answer(lines[0], 0, 2);
  await answer(lines[0], 0, 'end');
  await lines[1].next((message) => message.type === 'update' && message.awaited[0] === 1);
  await answer(lines[1], 1, 3);
  return { code, devices };
}

describe.each(['SQLite', 'PostgreSQL'])('rules that cannot run a game from its beginning any more, on %s', (store) => {
  const options = async () => (store === 'SQLite' ? {} : { database: await newDatabase(inject('postgres')) });

  it('go on where the older ones left it, and say so', async () => {
    const house = await open(await options());
    const { code, devices } = await begun(house);
    const newer = await restart(house, TENFOLD);
    const { line, welcome } = await lineOf(newer, devices[1], code);
    expect(heaps(line)).toEqual([2, 3]);
    expect(welcome).toMatchObject({ play: { awaited: [1], undo: { can: false } } });
    expect(welcome.play?.story.at(-1)).toEqual({ type: 'rebased', version: 2, lost: 0 });
    // What was under way before is another question now.
    expect(await line.ask('answer', { decision: '3.1', answer: 1, epoch: 0 })).toMatchObject({ type: 'refusal' });
    expect(await answer(line, 1, 1)).toMatchObject({ type: 'ack' });
    expect(heaps(line)).toEqual([2, 13]);
    await line.ask('undo', {});
    expect(heaps(line)).toEqual([2, 3]);
    expect(await line.ask('undo', {})).toMatchObject({ type: 'refusal' });
    expect(await line.ask('take-back', { steps: 1 })).toMatchObject({ type: 'refusal' });
    expect(newer.complaints).toEqual([]);
  });

  it('come back from their own rows, and the game ends, is shown and checked', async () => {
    const house = await open(await options());
    const { code, devices } = await begun(house);
    const newer = await restart(house, TENFOLD);
    const { line } = await lineOf(newer, devices[1], code);
    await answer(line, 1, 1);
    const again = await restart(newer, TENFOLD);
    const people = devices.map((device) => again.device(device));
    expect((await people[0].view(code)).view.pub).toMatchObject({ heaps: [2, 13] });
    await playOut(code, people);
    const recording = (await people[0].call<Recording>('GET', `/api/tables/${code}/export`)).body;
    expect(readRecording(JSON.parse(JSON.stringify(recording)))).toHaveProperty('recording');
    const box = await TENFOLD.load();
    expect(replayRecording(recording, box)).toMatchObject({ ok: true });
    const findings = verifyRecording(recording, box);
    expect(isFair(findings)).toBe(true);
    expect(findings.find(({ check }) => check === 'rebase')).toMatchObject({ verdict: 'open', count: 3 });
    const film = (await people[0].call<Film>('GET', `/api/tables/${code}/film?seat=0`)).body;
    expect(film.view.pub).toMatchObject({ heaps: [2, 3] });
    expect(film.updates).toHaveLength(recording.rows.length - 4);
  });
});

it('what is done from there on can be taken back by consent, and no more', async () => {
  const house = await open();
  const { code, devices } = await begun(house);
  const newer = await restart(house, TENFOLD);
  const [{ line: lea }, { line: noe }] = [await lineOf(newer, devices[0], code), await lineOf(newer, devices[1], code)];
  await answer(noe, 1, 'pick');
  await answer(noe, 1, 'end');
  await lea.next((message) => message.type === 'update' && message.awaited[0] === 0);
  expect(await lea.ask('take-back', { steps: 3 })).toMatchObject({ type: 'refusal' });
  expect(await lea.ask('take-back', { steps: 2 })).toMatchObject({ type: 'ack' });
  await noe.ask('assent', { yes: true });
  await noe.next((message) => message.type === 'update' && message.events[0]?.type === 'taken-back');
  expect(heaps(noe)).toEqual([2, 3]);
  expect(noe.view.pub).toMatchObject({ turn: 1 });
});

it('nodes that find a game at the same time take it over once', async () => {
  const database = await newDatabase(inject('postgres'));
  const house = await open({ database });
  const { code, devices } = await begun(house);
  await house.server.close();
  const nodes = [await open({ database, shelf: [TENFOLD] }), await open({ database, shelf: [TENFOLD] })];
  const seen = await Promise.all(nodes.map((node, seat) => lineOf(node, devices[seat], code)));
  for (const { welcome } of seen) {
    expect(welcome.play?.view.pub).toMatchObject({ heaps: [2, 3] });
    expect(welcome.play?.story.filter(({ type }) => type === 'rebased')).toHaveLength(1);
  }
  const [{ line: lea }, { line: noe }] = seen;
  expect(await answer(noe, 1, 1)).toMatchObject({ type: 'ack' });
  await lea.next((message) => message.type === 'update' && message.events[0]?.type === 'added');
  expect(heaps(lea)).toEqual([2, 13]);
  expect([...nodes[0].complaints, ...nodes[1].complaints]).toEqual([]);
});

it('rows after the last snapshot that newer rules cannot run are set aside, and everybody is told how many', async () => {
  const house = await open();
  const { code, devices } = await begun(house);
  await house.server.close();
  const db = () => new DatabaseSync(join(house.dataDir, 'tablee.db'));
  using first = db();
  const kept = first.prepare('SELECT snapshot FROM snapshots WHERE code = ?').get(code) as { snapshot: string };
  first.close();
  const again = await open({ dataDir: house.dataDir });
  const { line } = await lineOf(again, devices[1], code);
  await answer(line, 1, 'end');
  const { line: first0 } = await lineOf(again, devices[0], code);
  await answer(first0, 0, 1);
  await again.server.close();
  // As if the server had died without another one.
  using later = db();
  later.prepare('UPDATE snapshots SET snapshot = ? WHERE code = ?').run(kept.snapshot, code);
  later.close();
  const newer = await open({ dataDir: house.dataDir, shelf: [TENFOLD] });
  const { welcome } = await lineOf(newer, devices[0], code);
  // Ending a turn is the same by both; adding a pebble is not.
  expect(welcome.play).toMatchObject({ awaited: [0], view: { pub: { heaps: [2, 3], turn: 2 } } });
  expect(welcome.play?.story.at(-1)).toEqual({ type: 'rebased', version: 2, lost: 1 });
});

it('a game that is over is seen as it ended, whatever the rules are by then', async () => {
  const house = await open();
  const { code, devices } = await party(house, 2);
  await playOut(code, devices);
  const before = await devices[0].view(code);
  const newer = await restart(house, TENFOLD);
  const after = await newer.device(devices[0]).view(code);
  expect(after.view).toEqual(before.view);
  expect(after.table).toMatchObject({ phase: 'finished' });
  expect(newer.complaints).toEqual([]);
});

it('rules that run all rows alike take nothing over, and older ones nothing from newer ones', async () => {
  const house = await open();
  const { code, devices } = await begun(house);
  const same = await restart(house, newerPebbles(2, 1));
  const { welcome } = await lineOf(same, devices[1], code);
  expect(welcome.play).toMatchObject({ n: 3, undo: { can: true } });
  const older = await restart(same, newerPebbles(1, 10));
  expect((await lineOf(older, devices[1], code)).welcome.table.phase).toBe('stopped');
});

describe('a recording in which rules took over', () => {
  const recorded = async (): Promise<Recording> => {
    const house = await open();
    const { code, devices } = await begun(house);
    const newer = await restart(house, TENFOLD);
    const people = devices.map((device) => newer.device(device));
    await playOut(code, people);
    return (await people[0].call<Recording>('GET', `/api/tables/${code}/export`)).body;
  };
  const changed = (recording: Recording, change: (answer: Record<string, unknown>) => void): Recording => {
    const copy = structuredClone(recording);
    const row = copy.rows.find(({ type }) => type === 'rebase');
    change(row?.answer as Record<string, unknown>);
    return copy;
  };

  it('is checked by the rules that ended it, and a game that was altered there is found', async () => {
    const recording = await recorded();
    const box = await TENFOLD.load();
    const richer = changed(recording, ({ state }) => {
      (state as { pub: { heaps: number[] } }).pub.heaps[0] = 99;
    });
    const bad = verifyRecording(richer, box).filter(({ verdict }) => verdict === 'bad');
    expect(bad.map(({ check }) => check)).toContain('chain');
    expect(replayRecording(richer, box)).toMatchObject({ ok: false, difference: { row: 4, what: 'chain' } });
    const older = await newerPebbles(1, 1).load();
    expect(verifyRecording(recording, older)).toMatchObject([{ check: 'rules', verdict: 'bad' }]);
  });

  it('is told of and never proof, even before the first row; by rules that are no newer it is a fault', async () => {
    const recording = await recorded();
    const box = await TENFOLD.load();
    const row = recording.rows.findIndex(({ type }) => type === 'rebase');
    const alone = { ...recording, rows: [{ ...recording.rows[row], seq: 1 }] };
    expect(verifyRecording(alone, box)).toContainEqual({ check: 'rebase', verdict: 'open', faults: [], count: 0 });
    const swapped = { ...recording, version: 2 };
    expect(verifyRecording(swapped, box).find(({ check }) => check === 'rebase')).toMatchObject({
      verdict: 'bad',
      faults: [{ row: 4, field: 'answer.version' }],
    });
  });

  it('breaks nothing where it holds no game', async () => {
    const recording = await recorded();
    const box = await TENFOLD.load();
    const empty = changed(recording, (answer) => {
      answer.state = {};
    });
    expect(isFair(verifyRecording(empty, box))).toBe(false);
    expect(replayRecording(empty, box)).toMatchObject({ ok: false });
    const none = changed(recording, (answer) => {
      delete answer.state;
    });
    expect(readRecording(none)).toEqual({ problem: { place: 'rows[3].answer.state', problem: 'is missing' } });
  });
});
