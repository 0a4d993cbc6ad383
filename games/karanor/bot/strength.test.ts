/**
 * Malin against three débutants: a short run of the measurement of record, 1,000 games:
 *
 *   ./tablee simulate karanor --players 4 --games 1000 --seed 42 --bots malin,débutant,débutant,débutant
 *
 * where the fair share is 25 %. The bar here leaves room for luck.
 */
import { expect, test } from 'vitest';
import { playGame } from '../../../bots/game.ts';
import { makePlayer, type Playable } from '../../../bots/players.ts';
import { Chance, completeOptions, type OptionValues, sha256Words } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import { heuristic } from './heuristic.ts';

const box = { rules, heuristic } as unknown as Playable;

function share(games: number, options: object, ...bots: ('malin' | 'debutant' | 'random')[]): number {
  const table = completeOptions(box.rules.options, bots.length, options as OptionValues) as OptionValues;
  const players = bots.map((strength) => makePlayer(box, strength));
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const setup = { seats: bots.length, options: table, seed: `strength ${game}` };
    const { outcome } = playGame(box, setup, players, new Chance(sha256Words(`players ${game}`)));
    if (outcome.winners.includes(0)) wins++;
  }
  return wins / games;
}

test('malin wins far more than a fair share against three débutants', () => {
  expect(share(24, {}, 'malin', 'debutant', 'debutant', 'debutant')).toBeGreaterThan(0.45);
}, 120_000);

test('also when gold and goods lie behind screens', () => {
  expect(share(6, { goldPrivacy: 'hidden' }, 'malin', 'debutant', 'debutant', 'debutant')).toBeGreaterThan(0.3);
}, 60_000);

test('a débutant is no random player', () => {
  expect(share(6, { roundCap: 20 }, 'debutant', 'random', 'random')).toBeGreaterThan(0.6);
}, 60_000);
