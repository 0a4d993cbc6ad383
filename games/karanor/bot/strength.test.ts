/**
 * Malin against three débutants: a short run of the measurement of record, 1,000 games:
 *
 *   ./tablee simulate karanor --players 4 --games 1000 --seed 42 --bots malin,débutant,débutant,débutant
 *
 * where the fair share is 25 %. The bar here leaves room for luck.
 */
import { expect, test } from 'vitest';
import { shareOf } from '../../test/strength.ts';
import { rules } from '../rules/index.ts';
import { heuristic } from './heuristic.ts';

const share = shareOf(rules, heuristic);

test('malin wins far more than a fair share against three débutants', () => {
  expect(share(24, {}, 'malin', 'debutant', 'debutant', 'debutant')).toBeGreaterThan(0.45);
}, 120_000);

test('also when gold and goods lie behind screens', () => {
  expect(share(6, { goldPrivacy: 'hidden' }, 'malin', 'debutant', 'debutant', 'debutant')).toBeGreaterThan(0.3);
}, 60_000);

test('a débutant is no random player', () => {
  expect(share(6, { roundCap: 20 }, 'debutant', 'random', 'random')).toBeGreaterThan(0.6);
}, 60_000);
