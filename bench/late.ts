/** Whether a move costs the same at any time of a game: early and late moves of tables in one process, in turn. */
import { rm } from 'node:fs/promises';
import { Child } from './child.ts';
import { makeDataDir } from './data-dir.ts';
import type { Contestant, Race } from './race.ts';

const MOVES = 400;

export function lateRace(quick: boolean): Race {
  let child: Promise<{ readonly process: Child; readonly dataDir: string }> | undefined;
  const start = async () => {
    const dataDir = await makeDataDir();
    return { process: Child.start('./long-table.ts', [dataDir]), dataDir };
  };
  const timed = (when: 'early' | 'late') => async (): Promise<Contestant> => {
    child ??= start();
    const { process, dataDir } = await child;
    const measure = () => process.ask<number>(when, { moves: MOVES });
    // The first time the code is cold, and the late table has to be played.
    await measure();
    return {
      measure,
      stop: async () => {
        await process.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  };
  return {
    rounds: quick ? 5 : 21,
    rows: { 'late-vs-early-move': ['late', 'early'] },
    contestants: { late: timed('late'), early: timed('early') },
  };
}
