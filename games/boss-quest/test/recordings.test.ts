/** Recorded games run again to the same states, and show every ending and expansion. */
import { expect, test } from 'vitest';
import type { Recording } from '../../../kernel/recording.ts';
import { readRecordings, testRecordings } from '../../test/recordings.ts';
import { rules } from '../rules/index.ts';
import type { Ended } from '../rules/state.ts';
import { archive } from './archive.ts';
import { invariants } from './invariants.ts';

const ENDINGS: Record<Ended['ending'], true> = {
  keys: true,
  hearts: true,
  lastKnight: true,
  reaper: true,
  nobody: true,
};

testRecordings(rules, archive, Object.keys(ENDINGS), invariants);

for (const expansion of ['potions', 'companions', 'reaper'] as const) {
  test(`${expansion} is in a recording, alone and with the others`, () => {
    const tables = [...readRecordings(archive).values()].map(({ options }) => options);
    const count = (options: Recording['options']): number =>
      [options.potions, options.companions, options.reaper].filter(Boolean).length;
    expect(tables.some((options) => options[expansion] && count(options) === 1)).toBe(true);
    expect(tables.some((options) => options[expansion] && count(options) === 3)).toBe(true);
  });
}
