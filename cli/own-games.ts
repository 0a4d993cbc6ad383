/** The finished games of a server, for the lab: from its folder, a backup or its PostgreSQL. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { About, Box } from '../games/box.ts';
import { ownGames } from '../lab/own-games.ts';
import type { GameSet } from '../lab/report/report.ts';
import { StartError } from '../server/errors.ts';
import { openStore, sqliteFile } from '../server/store/open.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { Store } from '../server/store/store.ts';
import type { Given } from './arguments.ts';
import { Failure, misuse } from './failure.ts';
import { Progress } from './progress.ts';

export async function serverSet(given: Given, about: About, box: Box): Promise<{ set: GameSet; remark: string }> {
  const { min, max } = about.seats;
  const players = given.has('players') ? given.number('players', min, min, max) : undefined;
  const store = await openGiven(given);
  let progress: Progress | undefined;
  try {
    const found = await ownGames(store, box, players, (games, of) => {
      progress ??= new Progress('Reading', of, { inLines: true });
      progress.step(games);
    });
    if (found === undefined) {
      const size = players === undefined ? '' : ` with ${players} players`;
      throw new Failure(`No game of ${about.title.en}${size} was played to its end there that these rules can run.`);
    }
    const { tally, catalogue, others, older } = found;
    const left = [
      ...(others > 0 ? [`${others} with other numbers of players are left out: see them with --players`] : []),
      ...(older > 0 ? [`${older} of older rules cannot be run any more`] : []),
    ];
    return {
      set: {
        about: `finished games of a server, ${found.players} players`,
        figures: tally.figures(catalogue.titles),
        lines: tally.lines,
      },
      remark: ['They were played on a server; nobody is named.', ...left.map((one) => `${one}.`)].join(' '),
    };
  } finally {
    progress?.end();
    await store.close();
  }
}

async function openGiven(given: Given): Promise<Store> {
  const [data, database] = [given.text('data'), given.text('database')];
  if (data !== undefined && database !== undefined) throw misuse('Give --data or --database, not both.');
  try {
    if (database !== undefined) return await openStore({ dataDir: '', database });
    return openSqlite(fileIn(resolve(data ?? '')));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    if (error.code === 'data-in-use')
      throw new Failure(
        `A server is running on ${data}. Make a copy with "tablee backup", and give that file to --data.`,
      );
    throw new Failure(`${error.message} ${error.remedy}`);
  }
}

/** A data folder's own file, or the file that is named. */
function fileIn(path: string): string {
  const file = existsSync(path) && statSync(path).isDirectory() ? sqliteFile(path) : path;
  if (existsSync(file)) return file;
  throw new Failure(`There is no database ${file}. Say where it is with --data.`);
}
