/** Recorded games run again to the same states, and show every ending and option. */
import { expect, test } from 'vitest';
import { readRecordings, testRecordings } from '../../test/recordings.ts';
import { rules } from '../rules/index.ts';
import { options } from '../rules/options.ts';
import { archive } from './archive.ts';
import { invariants } from './invariants.ts';

testRecordings(rules, archive, ['target', 'deck'], invariants);

test('a shared victory is recorded', () => {
  const winners = [...readRecordings(archive).values()].map(({ outcome }) => outcome?.winners.length ?? 0);
  expect(Math.max(...winners)).toBeGreaterThan(1);
});

// The lengths are presets of one option, and odds are an aid that changes no game.
for (const option of Object.keys(options.fields).filter((name) => name !== 'targetTP' && name !== 'odds')) {
  test(`${option} is in a recording, either way`, () => {
    const values = [...readRecordings(archive).values()].map((recording) => recording.options[option]);
    expect(new Set(values).size).toBe(2);
  });
}
