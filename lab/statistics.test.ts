import { expect, test } from 'vitest';
import { difference, meanOf, quantile, wilson, zOf } from './statistics.ts';

test('standard errors of common confidences, as printed in tables', () => {
  expect(zOf(0.5)).toBeCloseTo(0.67449, 5);
  expect(zOf(0.95)).toBeCloseTo(1.95996, 5);
  expect(zOf(0.99)).toBeCloseTo(2.57583, 5);
  expect(zOf(0.9999)).toBeCloseTo(3.89059, 5);
});

test('Wilson’s interval as published: 81 of 263, 15 of 148, none of 20, 1 of 29 (Newcombe 1998)', () => {
  for (const [n, of, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ]) {
    expect(wilson(n, of).low).toBeCloseTo(low, 4);
    expect(wilson(n, of).high).toBeCloseTo(high, 4);
  }
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('the difference of two shares as published: 56 of 70 and 48 of 80 (Newcombe 1998, method 10)', () => {
  const { value, low, high } = difference({ n: 56, of: 70 }, { n: 48, of: 80 });
  expect(value).toBeCloseTo(0.2, 10);
  expect(low).toBeCloseTo(0.0524, 4);
  expect(high).toBeCloseTo(0.3339, 4);
});

test('means and quantiles', () => {
  const mean = meanOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(mean.value).toBe(5);
  expect(mean.error).toBeCloseTo(2.13809 / Math.sqrt(8), 5);
  expect(mean.high).toBeCloseTo(5 + 1.95996 * mean.error, 4);
  expect([0, 0.25, 0.5, 1].map((share) => quantile([1, 2, 3, 10], share))).toEqual([1, 1.75, 2.5, 10]);
});
