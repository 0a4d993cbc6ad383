import { expect, test } from 'vitest';
import type { Strength } from '../bots/players.ts';
import { companies, tournamentOf } from './line-ups.ts';
import { chanceAgainst, type Deal, ratingsOf } from './ratings.ts';

const TABLE = { game: 'any', players: 4, thinking: 1, options: {} };

test('companies are even, and all are there', () => {
  expect(companies(['malin', 'random'], 4)).toEqual([['malin', 'random', 'malin', 'random']]);
  expect(companies(['malin', 'random'], 3)).toHaveLength(2);
  expect(companies(['malin', 'random', 'debutant'], 2)).toHaveLength(3);
});

test('every bot has every seat equally often, from the same chance', () => {
  const bots: Strength[] = ['malin', 'random', 'debutant'];
  const { games, deal, job } = tournamentOf(TABLE, bots, 's', 20);
  // Three companies, each in four seats.
  expect([games, deal]).toEqual([24, 4]);
  const jobs = Array.from({ length: games }, (_, i) => job(i + 1));
  for (let first = 0; first < games; first += deal) {
    const one = jobs.slice(first, first + deal);
    expect(new Set(one.map(({ seed }) => seed)).size).toBe(1);
    for (let seat = 0; seat < 4; seat++) {
      expect(one.map((game) => game.bots[seat]).sort()).toEqual([...one[0].bots].sort());
    }
  }
  for (const bot of bots) expect(jobs.flatMap((game) => game.bots).filter((one) => one === bot)).toHaveLength(32);
});

/** So many deals of four games, of which the first bot won these. */
const deals = (count: number, won: number, seats: readonly [number, number]): Deal[] =>
  Array.from({ length: count }, () => ({ seats, decided: 4, wins: [won, 4 - won] }));

test('who wins three of four games against one is 191 points stronger; among three such, more', () => {
  const [a, b] = ratingsOf(deals(500, 3, [1, 1]));
  expect(a.rating - b.rating).toBeCloseTo(400 * Math.log10(3), 0);
  expect(a.rating + b.rating).toBeCloseTo(3000, 6);
  const [one, three] = ratingsOf(deals(500, 1, [1, 3]));
  expect(one.rating - three.rating).toBeCloseTo(0, 6);
  expect(chanceAgainst(1700, 1300)).toBeCloseTo(10 / 11, 10);
});

test('intervals are of the width they should have, and even a bot that always wins has one', () => {
  // 100 independent games, half of them won: ±1.96 standard errors of the logit, 0.2, as 400 points for a factor of ten.
  const games = Array.from(
    { length: 100 },
    (_, i): Deal => ({ seats: [1, 1], decided: 1, wins: [i % 2, 1 - (i % 2)] }),
  );
  const [a] = ratingsOf(games);
  expect(a.rating).toBeCloseTo(1500, 6);
  // Half of the difference of both.
  expect(a.high - a.low).toBeGreaterThan(0.8 * ((1.96 * 0.2 * 400) / Math.LN10));
  expect(a.high - a.low).toBeLessThan(1.2 * ((1.96 * 0.2 * 400) / Math.LN10));
  const [best] = ratingsOf(deals(10, 4, [2, 2]));
  expect(best.rating).toBeGreaterThan(1600);
  expect(Number.isFinite(best.high)).toBe(true);
});
