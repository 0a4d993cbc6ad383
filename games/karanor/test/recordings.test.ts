/** Recorded games run again to the same states, and show every ending and option. */
import { expect, test } from 'vitest';
import { readRecordings, testRecordings } from '../../test/recordings.ts';
import { rules } from '../rules/index.ts';
import { options } from '../rules/options.ts';
import { archive } from './archive.ts';
import { invariants } from './invariants.ts';

testRecordings(rules, archive, ['target', 'cap', 'alone'], invariants);

for (const option of Object.keys(options.fields)) {
  test(`${option} is in a recording, either way`, () => {
    const values = [...readRecordings(archive).values()].map((recording) => recording.options[option]);
    expect(new Set(values).size).toBeGreaterThan(1);
  });
}
