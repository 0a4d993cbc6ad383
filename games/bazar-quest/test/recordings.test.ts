/** Recorded games run again to the same states, and show every ending and option. */
import { expect, test } from 'vitest';
import { readRecordings, testRecordings } from '../../test/recordings.ts';
import { rules } from '../rules/index.ts';
import { archive } from './archive.ts';
import { invariants } from './invariants.ts';

// Cards of the house never heal for ever, so that no game of theirs is endless (BZ-R70).
testRecordings(rules, archive, ['victory', 'defeat'], invariants);

test('a shared victory is recorded', () => {
  const winners = [...readRecordings(archive).values()].map(({ outcome }) => outcome?.winners.length ?? 0);
  expect(Math.max(...winners)).toBeGreaterThan(1);
});

for (const option of ['firstGame', 'unshakeableHeroes', 'advancedTwoPlayer', 'openSales'] as const) {
  test(`${option} is in a recording`, () => {
    expect([...readRecordings(archive).values()].some(({ options }) => options[option])).toBe(true);
  });
}
