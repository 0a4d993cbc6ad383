import { expect, test } from 'vitest';
import type { OptionsSpec } from '../../kernel/index.ts';
import { playersNow, presetOf } from './presets.ts';

const spec: OptionsSpec = {
  fields: {
    aid: { rule: 'X-1', values: [true, false], fallback: () => true },
    goal: { rule: 'X-2', values: { min: 3, max: 9 }, fallback: (seats) => seats + 1 },
  },
  presets: { easy: { aid: true }, classic: { aid: false }, also: { aid: true } },
};

test('a preset is recognised by what it sets, whatever way one came there', () => {
  expect(presetOf(spec, 4, { aid: true, goal: 5 })).toBe('easy');
  expect(presetOf(spec, 4, { aid: false, goal: 5 })).toBe('classic');
  expect(presetOf(spec, 4, { aid: false, goal: 6 }, 'classic')).toBeUndefined();
});

test('of two equal presets the one that was named is meant', () => {
  expect(presetOf(spec, 4, { aid: true, goal: 5 }, 'also')).toBe('also');
});

test('a table that is not full yet counts as the fewest the game takes', () => {
  expect([0, 3, 9].map((taken) => playersNow(taken, { min: 2, max: 6 }))).toEqual([2, 3, 6]);
});
