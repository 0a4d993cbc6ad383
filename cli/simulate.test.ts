import { expect, test } from 'vitest';
import { tablee } from './testing/tablee.ts';

const FEW = ['simulate', 'boss-quest', '--players', '3', '--games', '5', '--json'];

test('the same arguments give the same games, other seeds others', async () => {
  const [one, again, other] = await Promise.all([
    tablee(...FEW, '--seed', 'a'),
    tablee(...FEW, '--seed', 'a'),
    tablee(...FEW, '--seed', 'b'),
  ]);
  expect(one.code).toBe(0);
  expect(one.err).toBe('');
  const result = JSON.parse(one.out);
  expect(Object.keys(result)).toEqual([
    'game',
    'players',
    'games',
    'decisions',
    'seconds',
    'decisionsPerSecond',
    'gamesPerSecond',
    'wins',
    'ends',
    'meanRounds',
    'hash',
  ]);
  expect(result).toMatchObject({ game: 'boss-quest', players: 3, games: 5 });
  expect(result.wins).toHaveLength(3);
  expect(result.meanRounds).toBeGreaterThan(1);
  expect(Object.values<number>(result.ends).reduce((sum, n) => sum + n)).toBe(5);
  expect(JSON.parse(again.out).hash).toBe(result.hash);
  expect(JSON.parse(other.out).hash).not.toBe(result.hash);
}, 60_000);

test('bots are named with or without accents, and a short list is repeated', async () => {
  const [accents, plain] = await Promise.all([
    tablee(...FEW, '--bots', 'Débutant,random,débutant'),
    tablee(...FEW, '--bots', 'debutant,random'),
  ]);
  expect(JSON.parse(accents.out).hash).toBe(JSON.parse(plain.out).hash);
}, 60_000);

test('options change the game; words say who won', async () => {
  const { code, out } = await tablee(
    'simulate',
    'boss-quest',
    '--games',
    '3',
    '--options',
    '{"reaper":true,"potions":true}',
  );
  expect(code).toBe(0);
  expect(out).toMatch(/Boss Quest, 4 players, 3 games/);
  expect(out).toMatch(/seat 3 {2}random/);
  expect(out).toMatch(/hash: [0-9a-f]{64}/);
}, 60_000);
