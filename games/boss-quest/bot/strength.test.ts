/**
 * Malin against three débutants: a short run of the measurement of record, 1,000 games of each:
 *
 *   ./tablee simulate boss-quest --players 4 --games 1000 --bots malin,débutant,débutant,débutant
 *   … --options '{"potions":true,"companions":true,"reaper":true}'
 *
 * where malin must win 40 % (its fair share is 25 %) and every answer stay under 20 ms. The bars here leave room for luck.
 */
import { expect, test } from 'vitest';
import { playGame } from '../../../bots/game.ts';
import { makePlayer, type Playable } from '../../../bots/players.ts';
import { Chance, completeOptions, type OptionValues, sha256Words } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import { heuristic } from './heuristic.ts';

const box = { rules, heuristic } as unknown as Playable;

function share(games: number, given: Record<string, boolean>, ...bots: ('malin' | 'debutant' | 'random')[]): number {
  const options = completeOptions(rules.options, bots.length, given) as OptionValues;
  const players = bots.map((strength) => makePlayer(box, strength));
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const setup = { seats: bots.length, options, seed: `strength ${game}` };
    const { outcome } = playGame(box, setup, players, new Chance(sha256Words(`players ${game}`)));
    if (outcome.winners.includes(0)) wins++;
  }
  return wins / games;
}

const ALL = { potions: true, companions: true, reaper: true };

test('malin beats three débutants clearly', () => {
  expect(share(120, {}, 'malin', 'debutant', 'debutant', 'debutant')).toBeGreaterThan(0.36);
}, 300_000);

test('with all expansions too', () => {
  expect(share(80, ALL, 'malin', 'debutant', 'debutant', 'debutant')).toBeGreaterThan(0.33);
}, 300_000);

test('a débutant is no random player', () => {
  expect(share(60, {}, 'debutant', 'random', 'random', 'random')).toBeGreaterThan(0.6);
}, 300_000);
