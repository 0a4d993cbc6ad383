/**
 * Malin against three débutants: a short run of the measurement of record, 1,000 games:
 *
 *   ./tablee simulate bazar-quest --players 4 --games 1000 --seed 42 --bots malin,débutant,débutant,débutant
 *
 * where malin must win 45 % (its fair share is 25 %) and every answer stay under 20 ms. The bars here leave room for luck.
 */
import { expect, test } from 'vitest';
import { shareOf } from '../../test/strength.ts';
import { rules } from '../rules/index.ts';
import { heuristic } from './heuristic.ts';

/** Among random players everybody loses every other game (BZ-807): those do not count. */
const share = shareOf(rules, heuristic);

test('malin beats three débutants clearly', () => {
  expect(share(80, {}, 'malin', 'debutant', 'debutant', 'debutant')).toBeGreaterThan(0.34);
}, 300_000);

test('in the advanced game of two too', () => {
  expect(share(16, { advancedTwoPlayer: true }, 'malin', 'debutant')).toBeGreaterThan(0.5);
}, 300_000);

test('a débutant is no random player', () => {
  expect(share(40, {}, 'debutant', 'random', 'random', 'random')).toBeGreaterThan(0.5);
}, 300_000);
