import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentTo, drawSeed } from '../kernel/fairness.ts';
import { sha256 } from '../kernel/index.ts';
import { type Recording, readRecording } from '../kernel/recording.ts';
import { isFair, verifyRecording } from '../kernel/verify.ts';
import type { TableInfo } from '../wire/protocol.ts';
import type { Device } from './testing/client.ts';
import { playOut } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';
import { pebblesAbout } from './testing/pebbles.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const box = await pebblesAbout.load();
const SALTS = ['Léa', 'Noé', 'Maé'].map((name) => sha256(`salt of ${name}`));

async function info(device: Device, code: string): Promise<TableInfo> {
  return (await device.call<{ table: TableInfo }>('GET', `/api/tables/${code}`)).body.table;
}
async function exported(device: Device, code: string): Promise<Recording> {
  const read = readRecording((await device.call('GET', `/api/tables/${code}/export`)).body);
  if ('problem' in read) throw new Error(`${read.problem.place} ${read.problem.problem}`);
  return read.recording;
}

test('commitment first, then the salts, then the game; the secret at the end', async () => {
  const [lea, noe, mae] = [house.device(), house.device(), house.device()];
  const { code, commitment } = await lea.create({ options: { turns: 1 }, bots: 1 });
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(await noe.ask(code, 'salt', { salt: SALTS[1] })).toMatchObject({ status: 403, body: { error: 'no-seat' } });
  await noe.ask(code, 'sit', { name: 'Noé' });
  await mae.ask(code, 'sit', { name: 'Maé' });
  await lea.ask(code, 'salt', { salt: SALTS[0] });
  await noe.ask(code, 'salt', { salt: SALTS[1] });

  const before = await info(mae, code);
  expect(before).toMatchObject({ commitment });
  expect(before.seats.map(({ salted }) => salted)).toEqual([true, undefined, true, undefined]);
  for (const salt of SALTS) expect(mae.heard).not.toContain(salt);
  expect(await noe.ask(code, 'salt', { salt: SALTS[1] })).toMatchObject({ status: 200 });
  expect(await noe.ask(code, 'salt', { salt: SALTS[2] })).toMatchObject({ status: 400, body: { field: 'salt' } });
  expect((await noe.ask(code, 'salt', { salt: 'mine' })).status).toBe(400);

  await lea.ask(code, 'start', {});
  const playing = await info(mae, code);
  expect(playing).toMatchObject({ commitment, salts: [SALTS[0], null, SALTS[1], null] });
  expect(playing).not.toHaveProperty('secret');
  const late = await mae.ask(code, 'salt', { salt: SALTS[2] });
  expect(late.body).toMatchObject({ error: 'not-in-lobby', field: 'salt' });

  const toldBefore = [lea, noe, mae].map(({ heard }) => heard).join();
  await playOut(code, [lea, noe, mae]);
  const { secret = '', salts = [], seed, end } = await info(lea, code);
  expect(commitmentTo(secret)).toBe(commitment);
  expect(drawSeed({ secret, salts })).toBe(seed);
  const recording = await exported(lea, code);
  expect(recording).toMatchObject({ commitment, secret, salts, seed });
  expect(recording.rows.at(-1)?.chain).toBe(end);
  const noted = { commitment: commitment ?? '', salt: SALTS[1], end: end ?? '' };
  expect(verifyRecording(recording, box, noted).filter(({ verdict }) => verdict !== 'good')).toEqual([]);
  expect(toldBefore).not.toContain(secret);
});

test('a shared screen, a rematch, a branch and a restart keep the chance they have', async () => {
  const lea = house.device();
  const { code, commitment } = await lea.create({ mode: 'hot-seat', names: ['Noé'], options: { turns: 1 } });
  await lea.ask(code, 'start', { salt: SALTS[0] });
  expect(await info(lea, code)).toMatchObject({ commitment, salts: [SALTS[0], SALTS[0]] });
  house = await house.restart();
  const again = house.device(lea);
  await playBoth(again, code);
  const recording = await exported(again, code);
  expect(isFair(verifyRecording(recording, box, { salt: SALTS[0] }))).toBe(true);

  const next = String((await again.ask(code, 'rematch', { start: false })).body.code);
  const lobby = await info(again, next);
  expect(lobby.phase).toBe('lobby');
  expect(lobby.commitment).not.toBe(commitment);
  expect(lobby.seats.some(({ salted }) => salted)).toBe(false);
  await again.ask(next, 'start', {});
  expect(await info(again, next)).toMatchObject({ phase: 'playing', salts: [null, null] });

  const branched = await again.call<{ table: TableInfo }>('POST', `/api/tables/${code}/branch`, { seat: 0, n: 1 });
  expect(branched.body.table).toMatchObject({ commitment, salts: [SALTS[0], SALTS[0]] });
  await again.ask(branched.body.table.code, 'close', {});
  expect(isFair(verifyRecording(await exported(again, branched.body.table.code), box))).toBe(true);
});

/** Whoever is asked on this screen ends the turn. */
async function playBoth(device: Device, code: string): Promise<void> {
  for (let guard = 0; guard < 50; guard++) {
    for (const seat of [0, 1]) {
      const { table, decisions, epoch } = await device.view(code, seat);
      if (table.phase === 'finished') return;
      const asked = decisions.find(({ blocking }) => blocking);
      if (asked === undefined) continue;
      const answer = asked.answers.includes('end') ? 'end' : 1;
      await device.ask(code, 'answer', { decision: asked.id, answer, epoch, seat });
    }
  }
  throw new Error('the game does not end');
}
