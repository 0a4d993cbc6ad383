import { expect, test } from 'vitest';
import { sheet } from './sheet.ts';

const standing = (terms: Record<string, number>) => ({ seat: 0, place: 1, terms });

test('coins stand beside the points they make, and make the score with glory', () => {
  const [{ terms }] = sheet([standing({ points: 16, glory: 8, coins: 85, bonus: 0 })]);
  expect(terms).toEqual({ points: 16, glory: 8, coins: 85, fromCoins: 8 });
  expect(terms.glory + terms.fromCoins).toBe(terms.points);
});

test('points by cards are told where anybody has them', () => {
  const shown = sheet([
    standing({ points: 9, glory: 4, coins: 20, bonus: 3 }),
    standing({ points: 4, glory: 4, coins: 0, bonus: 0 }),
  ]);
  expect(shown.map(({ terms }) => terms.bonus)).toEqual([3, 0]);
});

test('a common defeat has no points to tell', () => {
  const lost = standing({ glory: 3, coins: 40 });
  expect(sheet([lost])).toEqual([lost]);
});
