import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo, GameLength } from '../wire/protocol.ts';
import { lengthsFrom, minutesOf } from './lengths.ts';
import { table } from './store/testing/things.ts';
import { playOut } from './testing/games.ts';
import { type House, openHouse } from './testing/house.ts';

const MINUTE = 60_000;
const person = { kind: 'person', name: 'Léa', symbol: 'disc', devices: ['d'], seen: 0 } as const;
const played = { ...table('AAAAAA'), startedAt: 0, seats: [{ ...person, devices: ['d'] }] };
const at = (...minutes: number[]) => minutes.map((minute) => ({ at: minute * MINUTE }));

describe('how long a game took', () => {
  it('counts pauses up to ten minutes, so that a night counts as ten', () => {
    expect(minutesOf(played, at(2, 5, 600, 604))).toBe(19);
  });

  it('counts no game of robots alone, in haste, over days, or begun elsewhere', () => {
    expect(minutesOf({ ...played, seats: [] }, at(2))).toBeUndefined();
    expect(minutesOf({ ...played, fast: true }, at(2))).toBeUndefined();
    expect(minutesOf({ ...played, time: { kind: 'days', seconds: 86_400, out: 'default' } }, at(2))).toBeUndefined();
    expect(minutesOf({ ...played, startedAt: 3 * MINUTE }, at(2, 5))).toBeUndefined();
  });

  it('is told as the middle half of at least five games, of all sizes and of each', () => {
    const counts = [
      { game: 'a', seats: 2, minutes: 31, games: 2 },
      { game: 'a', seats: 2, minutes: 49, games: 3 },
      { game: 'a', seats: 3, minutes: 200, games: 1 },
      { game: 'b', seats: 2, minutes: 3, games: 4 },
    ];
    expect(lengthsFrom(counts)).toEqual([
      { game: 'a', seats: 0, from: 30, to: 50, games: 6 },
      { game: 'a', seats: 2, from: 30, to: 50, games: 5 },
    ]);
  });
});

describe('the lengths of a server', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('come from the games played on it', async () => {
    const [lea, noe] = [house.device(), house.device()];
    for (let game = 0; game < 5; game++) {
      const { code } = await lea.create({ options: { turns: 1 } });
      await noe.ask(code, 'sit', { name: 'Noé' });
      await lea.ask(code, 'start', {});
      await playOut(code, [lea, noe]);
    }
    const lengths = async () => {
      house.pass(3600);
      return (await lea.call<GameLength[]>('GET', '/api/lengths')).body;
    };
    await expect
      .poll(lengths, { timeout: 30_000 })
      .toMatchObject([{ game: 'pebbles', seats: 0, games: 5 }, { seats: 2 }]);
    const [{ lengths: told }] = (await lea.call<GameInfo[]>('GET', '/api/games')).body;
    expect(told).toHaveLength(2);
  });
});
