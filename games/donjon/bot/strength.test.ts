/**
 * Malin against three débutants: a short run of the measurement of record, 1,000 games:
 *
 *   ./tablee simulate donjon --players 4 --games 1000 --seed 42 --bots malin,débutant,débutant,débutant
 *
 * where the fair share is 25 %. The bars here leave room for luck.
 */
import { expect, test } from 'vitest';
import { shareOf } from '../../test/strength.ts';
import { rules } from '../rules/index.ts';
import { heuristic } from './heuristic.ts';

const share = shareOf(rules, heuristic);

/** How many standard deviations more than its fair share the first of these wins. */
function ahead(games: number, ...bots: ('malin' | 'debutant' | 'random')[]): number {
  const fair = 1 / bots.length;
  return (games * (share(games, {}, ...bots) - fair)) / Math.sqrt(games * fair * (1 - fair));
}

test('malin wins far more than a fair share against three débutants', () => {
  expect(share(200, {}, 'malin', 'debutant', 'debutant', 'debutant')).toBeGreaterThan(0.4);
}, 300_000);

// Against two random players, where whoever knows the game stands out most: the fair share is a third, and luck alone
// would hardly ever bring four standard deviations more.
test('a débutant is no random player', () => {
  expect(ahead(150, 'debutant', 'random', 'random')).toBeGreaterThan(4);
}, 300_000);
