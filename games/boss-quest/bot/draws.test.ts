import { describe, expect, test } from 'vitest';
import { start } from '../test/arrange.ts';
import { drawings } from './draws.ts';

/** The ledger's calibration: chance in % that k cards from 28 overshoot a gap. */
const OVERSHOOT: readonly (readonly number[])[] = [
  [2, 71.4, 98.4, 100, 100],
  [3, 57.1, 94.2, 99.9, 100],
  [4, 42.9, 88.4, 99.1, 100],
  [5, 28.6, 79.9, 97.7, 99.9],
  [6, 14.3, 69.8, 94.9, 99.7],
  [8, 0, 42.9, 84.6, 97.8],
  [10, 0, 20.1, 66.4, 92.6],
  [12, 0, 5.8, 44.3, 81.7],
  [14, 0, 0, 23.6, 65.0],
];

describe('draws', () => {
  const { content } = start(4).table;

  test.each(OVERSHOOT)('odds of overshooting a gap of %i are those of the ledger', (gap, ...odds) => {
    odds.forEach((expected, i) => {
      const over = drawings(content, content.armoury, 4, undefined)
        [i + 1].filter(({ sum }) => sum > gap)
        .reduce((chance, draw) => chance + draw.chance, 0);
      expect(100 * over).toBeCloseTo(expected, 1);
    });
  });

  test('a known top card is certain, the others come from the rest', () => {
    const [top, ...pool] = content.armoury;
    const draws = drawings(content, pool.slice(0, 2), 2, top)[2];
    const first = content.weapons[top].value;
    const sums = pool.slice(0, 2).map((card) => first + content.weapons[card].value);
    expect(draws.map(({ sum }) => sum)).toEqual(sums.sort((a, b) => a - b));
    for (const { chance } of draws) expect(chance).toBeCloseTo(0.5);
  });

  test('potions are drawn apart from numbers, each with its chance', () => {
    const { content } = start(4, { potions: true }).table;
    const draws = drawings(content, content.armoury, 1, undefined)[1];
    const potions = draws.filter((draw) => draw.potions.length > 0);
    expect(potions).toHaveLength(3);
    for (const { sum, chance } of potions) expect([sum, chance]).toEqual([0, 1 / 31]);
    expect(draws.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1);
  });
});
