import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyPatch } from '../kernel/index.ts';
import { type Recording, readRecording, replayRecording } from '../kernel/recording.ts';
import type { Film, GameInfo, HttpView, TableInfo, TableSummary } from '../wire/protocol.ts';
import { answer, party, playOut } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';
import { pebblesBox } from './testing/pebbles.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const run = promisify(execFile);

describe('a game by HTTP alone', () => {
  it('is played by two people with fetch, to an end that can be proved', async () => {
    const { code, devices } = await party(house, 2);
    await playOut(code, devices);
    const { table } = await devices[0].view(code);
    expect(table).toMatchObject({ phase: 'finished', outcome: { ending: 'turns' } });
    const { body } = await devices[1].call('GET', `/api/tables/${code}/export`);
    const read = readRecording(body);
    if (!('recording' in read)) throw new Error(JSON.stringify(read));
    expect(replayRecording(read.recording, pebblesBox)).toMatchObject({ ok: true });
    expect(read.recording.seed).toBe(table.seed);
    expect(read.recording.players).toEqual([
      { name: 'Léa', kind: 'person' },
      { name: 'Noé', kind: 'person' },
    ]);
  });

  it('is played with curl, against bots, from opening the table to the recording', async () => {
    const jar = join(house.dataDir, 'jar');
    const curl = async <T>(path: string, body?: object): Promise<T> => {
      const post = body ? ['-X', 'POST', '-H', 'content-type: application/json', '-d', JSON.stringify(body)] : [];
      const { stdout } = await run('curl', [
        '-sS',
        '--fail-with-body',
        '-c',
        jar,
        '-b',
        jar,
        ...post,
        house.url + path,
      ]);
      return JSON.parse(stdout) as T;
    };
    const { table } = await curl<{ table: TableInfo }>('/api/tables', {
      game: 'pebbles',
      mode: 'solo',
      name: 'Léa',
      fast: true,
    });
    expect(table.seats.map((seat) => seat.kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    for (;;) {
      const view = await curl<HttpView>(`/api/tables/${table.code}/view`);
      if (view.table.phase === 'finished') break;
      const [asked] = view.decisions.filter((decision) => decision.blocking);
      if (asked === undefined) continue;
      const answer = asked.answers.includes('end') ? 'end' : 3;
      await curl(`/api/tables/${table.code}/answer`, { decision: asked.id, answer, epoch: view.epoch });
    }
    const recording = await curl<Recording>(`/api/tables/${table.code}/export`);
    expect(recording.rows.filter((row) => row.by === 'bot')).not.toHaveLength(0);
    expect(replayRecording(recording, pebblesBox)).toMatchObject({ ok: true });
  });

  it('answers a refused move with 422 and the rule', async () => {
    const { code, devices } = await party(house, 2);
    const reply = await devices[0].ask(code, 'answer', { decision: '0.0', answer: 'end', epoch: 0 });
    expect(reply).toMatchObject({
      status: 422,
      body: {
        error: 'refused',
        field: 'answer',
        refusal: { rule: 'PE-3', key: 'nothing-added', numbers: { least: 1 } },
      },
    });
  });

  it('gives a resent request the first result', async () => {
    const { code, devices } = await party(house, 2);
    const body = { decision: '0.0', answer: 2, epoch: 0, clientId: 'a' };
    expect((await devices[0].ask(code, 'answer', body)).body).toEqual({ n: 1 });
    expect((await devices[0].ask(code, 'answer', body)).body).toEqual({ n: 1 });
    expect((await devices[0].view(code)).view.pub).toMatchObject({ heaps: [2, 0] });
  });

  it('lists the legal answers of every open decision', async () => {
    const { code, devices } = await party(house, 2);
    const { decisions } = await devices[0].view(code);
    expect(decisions).toMatchObject([
      { id: '0.0', kind: 'move', blocking: true, answers: [1, 2, 3, 'pick', 'break'] },
      { id: 'note.own.0', kind: 'note', blocking: false, answers: [1, 2, 3] },
    ]);
  });
});

describe('lists', () => {
  it('shows my tables: mine to play first, then waiting, then finished for a week', async () => {
    const lea = house.device();
    const noe = house.device();
    const finished = await lea.create({ mode: 'solo', fast: true, options: { turns: 1 } });
    await playOut(finished.code, [lea]);
    const waiting = await lea.create({ title: 'Jeudi soir' });
    const mine = await lea.create();
    await noe.ask(mine.code, 'sit', { name: 'Noé' });
    await lea.ask(mine.code, 'start', {});
    const list = (await lea.call<TableSummary[]>('GET', '/api/tables')).body;
    expect(list.map(({ table, yours }) => [table.code, yours])).toEqual([
      [mine.code, true],
      [waiting.code, false],
      [finished.code, false],
    ]);
    expect(
      (await noe.call<TableSummary[]>('GET', '/api/tables')).body.map(({ table, yours }) => [table.code, yours]),
    ).toEqual([[mine.code, false]]);
    house.pass(7 * 24 * 3600);
    expect((await lea.call<TableSummary[]>('GET', '/api/tables')).body.map(({ table }) => table.code)).not.toContain(
      finished.code,
    );
  });

  it('shows the games with their options', async () => {
    const { body } = await house.device().call<GameInfo[]>('GET', '/api/games');
    expect(body).toMatchObject([{ id: 'pebbles', seats: { min: 2, max: 4 }, presets: { short: { turns: 1 } } }]);
    expect(body[0].options.map((option) => option.name)).toEqual(['turns', 'goal', 'gap', 'undo']);
  });

  it('describes itself for programs and for people, without a script', async () => {
    const openapi = (await house.device().call<{ openapi: string; paths: object }>('GET', '/api/openapi.json')).body;
    expect(openapi.openapi).toMatch(/^3\./);
    expect(Object.keys(openapi.paths)).toEqual(
      expect.arrayContaining(['/api/tables', '/api/tables/{code}/answer', '/api/tables/{code}/film']),
    );
    const page = await house.device().call<string>('GET', '/api/docs');
    expect(page.body).toContain('/api/tables/{code}/answer');
    expect(page.body).not.toMatch(/<script|style=|<style/);
    expect((await house.device().call('GET', '/api/health')).body).toMatchObject({
      ok: true,
      storage: { bytes: expect.any(Number) },
    });
  });
});

describe('films', () => {
  it('show one viewpoint from the first moment: the public and one’s own at any time, all when it is over', async () => {
    const { code, devices, lines } = await party(house, 2, { options: { turns: 1 } });
    await answer(lines[0], 0, 'pick');
    const film = async (device: number, seat: number) =>
      devices[device].call<Film>('GET', `/api/tables/${code}/film?seat=${seat}`);
    expect((await film(0, 1)).status).toBe(403);
    expect((await film(0, -2)).status).toBe(403);
    expect((await film(0, -1)).body.updates).toHaveLength(1);
    const own = (await film(0, 0)).body;
    expect(own.updates[0].events[0]).toHaveProperty('whisper');
    await playOut(code, devices);
    const everybody = (await film(0, -2)).body;
    for (const { own } of everybody.updates) if (own) applyPatch(everybody.view.own, own);
    const secrets = await Promise.all(devices.map(async (device) => (await device.view(code)).view.own));
    expect(everybody.view.own).toEqual(secrets);
    for (const seat of [0, 1]) {
      const { body } = await film(0, seat);
      const { view } = body;
      for (const update of body.updates) {
        if (update.pub) applyPatch(view.pub, update.pub);
        if (update.own) applyPatch(view.own, update.own);
      }
      const { pub, own } = (await devices[seat].view(code)).view;
      expect([view.pub, view.own]).toEqual([pub, own]);
    }
  });

  it('are kept compressed when a game ends', async () => {
    const { code, devices } = await party(house, 2, { options: { turns: 1 } });
    await playOut(code, devices);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await house.server.close();
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(join(house.dataDir, 'tablee.db'));
    const films = db.prepare('SELECT seat, film FROM films ORDER BY seat').all() as {
      seat: number;
      film: Uint8Array;
    }[];
    db.close();
    expect(films.map(({ seat }) => seat)).toEqual([-2, -1, 0, 1]);
    expect(JSON.parse(gunzipSync(films[1].film).toString())).toMatchObject({ game: 'pebbles', view: { seat: -1 } });
  });
});

describe('recordings', () => {
  it('are refused until the game is over, and cannot be edited unnoticed', async () => {
    const { code, devices } = await party(house, 2);
    expect((await devices[0].call('GET', `/api/tables/${code}/export`)).body).toMatchObject({ error: 'not-over' });
    await playOut(code, devices);
    const { body } = await devices[0].call<Recording>('GET', `/api/tables/${code}/export`);
    const [first, ...rest] = body.rows;
    const edited = { ...body, rows: [{ ...first, answer: 3 }, ...rest] };
    expect(replayRecording(edited, pebblesBox)).toMatchObject({ ok: false, difference: { row: 1, what: 'chain' } });
    expect(replayRecording({ ...body, seed: 'another' }, pebblesBox)).toMatchObject({
      ok: false,
      difference: { row: 0, what: 'seed' },
    });
    expect(readRecording({ ...body, rows: [{ ...first, seat: 'zero' }] })).toMatchObject({
      problem: { place: 'rows[0].seat' },
    });
    expect(readRecording({ ...body, rows: rest })).toMatchObject({ problem: { place: 'rows[0].seq' } });
    expect(readRecording('nonsense')).toMatchObject({ problem: { place: 'file' } });
  });
});

describe('privacy', () => {
  it('forgets a device: the name goes, the moves stay', async () => {
    const { code, devices, lines } = await party(house, 2);
    await answer(lines[0], 0, 2);
    expect((await devices[0].call('DELETE', '/api/me')).body).toEqual({ tables: 1 });
    const seen = await devices[1].view(code);
    expect(seen.table.seats[0]).toMatchObject({ name: '—' });
    expect(JSON.stringify(seen)).not.toContain('Léa');
    expect(seen.view.pub).toMatchObject({ heaps: [expect.any(Number), 0] });
    expect((await devices[0].call<TableSummary[]>('GET', '/api/tables')).body).toEqual([]);
  });
});
