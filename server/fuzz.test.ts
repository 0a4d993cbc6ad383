import { expect, it } from 'vitest';
import { shelf } from '../games/index.ts';
import { fuzz } from './testing/fuzz/fuzz.ts';

it('withstands bad people: nothing breaks, counts for another or is disclosed', { timeout: 120_000 }, async () => {
  const report = await fuzz({ shelf, messages: 2000, seed: 'short' });
  expect(report.violations).toEqual([]);
  expect(report.refused).toBeGreaterThan(report.messages / 2);
  expect(report.rows).toBeGreaterThan(100);
  expect(report.growth).toBeLessThan(2);
});
