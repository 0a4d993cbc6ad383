/**
 * Malin against three débutants: a short run of the measurement of record, 1,000 games:
 *
 *   ./tablee simulate bazar-quest --players 4 --games 1000 --seed 42 --bots malin,débutant,débutant,débutant
 *
 * where malin must win 45 % (its fair share is 25 %) and every answer stay under 20 ms. The bars here leave room for luck.
 */
import { expect, test } from 'vitest';
import { playGame } from '../../../bots/game.ts';
import { makePlayer, type Playable } from '../../../bots/players.ts';
import { Chance, completeOptions, type OptionValues, sha256Words } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import { heuristic } from './heuristic.ts';

const box = { rules, heuristic } as unknown as Playable;

/** Of the games that somebody won: among random players everybody loses every other one (BZ-807). */
function share(games: number, given: Record<string, boolean>, ...bots: ('malin' | 'debutant' | 'random')[]): number {
  const options = completeOptions(box.rules.options, bots.length, given) as OptionValues;
  const players = bots.map((strength) => makePlayer(box, strength));
  let wins = 0;
  let won = 0;
  for (let game = 0; game < games; game++) {
    const setup = { seats: bots.length, options, seed: `strength ${game}` };
    const { outcome } = playGame(box, setup, players, new Chance(sha256Words(`players ${game}`)));
    if (outcome.winners.includes(0)) wins++;
    if (outcome.winners.length > 0) won++;
  }
  return wins / won;
}

test('malin beats three débutants clearly', () => {
  expect(share(80, {}, 'malin', 'debutant', 'debutant', 'debutant')).toBeGreaterThan(0.34);
}, 300_000);

test('in the advanced game of two too', () => {
  expect(share(16, { advancedTwoPlayer: true }, 'malin', 'debutant')).toBeGreaterThan(0.5);
}, 300_000);

test('a débutant is no random player', () => {
  expect(share(40, {}, 'debutant', 'random', 'random', 'random')).toBeGreaterThan(0.5);
}, 300_000);
