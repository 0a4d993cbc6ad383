/**
 * Malin against three débutants: a short run of the measurement of record, 1,000 games of each:
 *
 *   ./tablee simulate boss-quest --players 4 --games 1000 --bots malin,débutant,débutant,débutant
 *   … --options '{"potions":true,"companions":true,"reaper":true}'
 *
 * where malin must win 40 % (its fair share is 25 %) and every answer stay under 20 ms. The bars here leave room for luck.
 */
import { expect, test } from 'vitest';
import { shareOf } from '../../test/strength.ts';
import { rules } from '../rules/index.ts';
import { heuristic } from './heuristic.ts';

const share = shareOf(rules, heuristic);

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
