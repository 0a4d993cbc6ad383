/** Recorded games of any game run again to the same states; `npm run record` writes them anew when they are to change. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Fixed, Game, Shape, State } from '../../kernel/index.ts';
import { type Recording, readRecording, replayRecording } from '../../kernel/recording.ts';
import { playthrough } from './playthrough.ts';
import type { Plan } from './record.ts';

/** What a game's `test/archive.ts` says: where its games are kept, which, and the one that is told as text. */
export interface Archive {
  /** Under fixtures/. */
  readonly folder: string;
  /** By file name. The first seed whose game ends so is kept. */
  readonly games: { readonly [file: string]: Kept };
  readonly playthrough: Plan;
}

interface Kept {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly ending: string;
  /** At least so many win. */
  readonly winners?: number;
  /** Nobody is there: every answer is what a time-out gives. */
  readonly asleep?: boolean;
  /** Clever bots play, where chance hardly ever ends so. */
  readonly clever?: boolean;
}

/** Every kept game by its file. */
export function readRecordings({ folder }: Archive): Map<string, Recording> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [file, read(folder, file)]));
}

function read(folder: string, file: string): Recording {
  const result = readRecording(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if ('problem' in result) throw new Error(`${file}: ${result.problem.place} ${result.problem.problem}`);
  return result.recording;
}

/** Each recording runs again under these invariants; each of these endings has one. */
export function testRecordings<G extends Shape>(
  rules: Game<G>,
  archive: Archive,
  endings: readonly string[],
  invariants: (s: State<G>, t: Fixed<G>) => string | undefined,
): void {
  const game = rules as unknown as AnyGame;
  const recordings = readRecordings(archive);

  describe('recorded games', () => {
    for (const [file, recording] of recordings) {
      test(`${file} runs again to the same states and the same outcome`, () => {
        const result = replayRecording(recording, { rules: game }, (match, { seq }) => {
          const problem = invariants(match.state as unknown as State<G>, match.view(0).table as unknown as Fixed<G>);
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
      const recorded = new Set([...recordings.values()].map(({ outcome }) => outcome?.ending));
      expect([...recorded].sort()).toEqual([...endings].sort());
    });

    test('every file is one that the script writes and as it says, and the other way round', () => {
      const kept = Object.entries(archive.games).map(([file, { seats, ending }]) => [`${file}.json`, seats, ending]);
      const found = [...recordings].map(([file, { seats, outcome }]) => [file, seats, outcome?.ending]);
      expect(found.sort()).toEqual(kept.sort());
    });
  });

  test('the playthrough is word for word what the rules do', () => {
    expect(playthrough(game, archive.playthrough)).toBe(readFileSync(join(archive.folder, 'playthrough.txt'), 'utf8'));
  });
}
