/** Recorded games run again to the same states, and show every ending and option. */
import { expect, test } from 'vitest';
import type { AnyGame, Fixed } from '../../../kernel/index.ts';
import { replayRecording } from '../../../kernel/recording.ts';
import { readRecordings, testRecordings } from '../../test/recordings.ts';
import { rules } from '../rules/index.ts';
import { options } from '../rules/options.ts';
import type { Karanor, State } from '../rules/state.ts';
import { archive } from './archive.ts';
import { Book } from './book.ts';
import { invariants } from './invariants.ts';

testRecordings(rules, archive, ['target', 'cap', 'alone'], invariants);

for (const option of Object.keys(options.fields)) {
  test(`${option} is in a recording, either way`, () => {
    const values = [...readRecordings(archive).values()].map((recording) => recording.options[option]);
    expect(new Set(values).size).toBeGreaterThan(1);
  });
}

/** These reach what random games hardly ever do: steps, the target, every kind of deed. */
test('the log of a game that reached the target tells all that changed', () => {
  for (const [file, recording] of readRecordings(archive)) {
    if (recording.outcome?.ending !== 'target') continue;
    const result = replayRecording(recording, { rules: rules as unknown as AnyGame });
    if (!result.ok) throw new Error(file);
    const { story, state } = result.match;
    const book = new Book(result.match.view(0).table as unknown as Fixed<Karanor>);
    expect([file, book.read(story, state as unknown as State)]).toEqual([file, undefined]);
    expect(book.steps.size).toBeGreaterThan(0);
  }
});
