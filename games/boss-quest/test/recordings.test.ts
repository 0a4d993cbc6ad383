/** Recorded games run again to the same states; `npm run record` writes them anew when they are meant to change. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Fixed } from '../../../kernel/index.ts';
import { type Recording, readRecording, replayRecording } from '../../../kernel/recording.ts';
import { playthrough } from '../../test/playthrough.ts';
import { rules } from '../rules/index.ts';
import type { BossQuest, Ended, State } from '../rules/state.ts';
import { invariants } from './invariants.ts';
import { FIXTURES, PLAYTHROUGH, RECORDED } from './recorded.ts';

const game = rules as unknown as AnyGame;
const files = readdirSync(FIXTURES).filter((file) => file.endsWith('.json'));
const recordings = new Map(files.map((file) => [file, read(file)]));

function read(file: string): Recording {
  const result = readRecording(JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')));
  if ('problem' in result) throw new Error(`${file}: ${result.problem.place} ${result.problem.problem}`);
  return result.recording;
}

describe('recorded games', () => {
  for (const [file, recording] of recordings) {
    test(`${file} runs again to the same states and the same outcome`, () => {
      const result = replayRecording(recording, { rules: game }, (match, { seq }) => {
        const table = match.view(0).table as unknown as Fixed<BossQuest>;
        const problem = invariants(match.state as unknown as State, table);
        if (problem !== undefined) throw new Error(`row ${seq}: ${problem}`);
      });
      expect(result).toMatchObject({ ok: true });
      if (!result.ok) return;
      expect(result.match.hash()).toBe(recording.rows.at(-1)?.hash);
      expect(result.match.outcome()).toEqual(recording.outcome);
      expect(result.match.asked()).toEqual([]);
    });
  }

  test('every way a game can end has a recording', () => {
    const endings: Record<Ended['ending'], true> = {
      keys: true,
      hearts: true,
      lastKnight: true,
      reaper: true,
      nobody: true,
    };
    const recorded = new Set([...recordings.values()].map(({ outcome }) => outcome?.ending));
    expect([...recorded].sort()).toEqual(Object.keys(endings).sort());
  });

  test('every file is one that the script writes, and the other way round', () => {
    expect(files.sort()).toEqual(
      Object.keys(RECORDED)
        .map((file) => `${file}.json`)
        .sort(),
    );
  });

  for (const expansion of ['potions', 'companions', 'reaper'] as const) {
    test(`${expansion} is in a recording, alone and with the others`, () => {
      const tables = [...recordings.values()].map(({ options }) => options);
      const count = (options: Recording['options']): number =>
        [options.potions, options.companions, options.reaper].filter(Boolean).length;
      expect(tables.some((options) => options[expansion] && count(options) === 1)).toBe(true);
      expect(tables.some((options) => options[expansion] && count(options) === 3)).toBe(true);
    });
  }
});

test('the playthrough is word for word what the rules do', () => {
  expect(playthrough(game, PLAYTHROUGH)).toBe(readFileSync(join(FIXTURES, 'playthrough.txt'), 'utf8'));
});
