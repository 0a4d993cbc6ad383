/** `tablee replay`: runs a recorded or simulated game again and shows the table as one seat saw it. */
import { writeFileSync } from 'node:fs';
import type { Box } from '../games/box.ts';
import { type AnyShape, copy, Match, publicView, SPECTATOR } from '../kernel/index.ts';
import { type Difference, type Recording, replayRecording } from '../kernel/recording.ts';
import { recordGame } from '../lab/recording.ts';
import type { Command, Given } from './arguments.ts';
import { Failure, misuse } from './failure.ts';
import { findGame, GAMES } from './games.ts';
import { readRecordingFile } from './recording-file.ts';
import {
  checkStart,
  readBots,
  readOptions,
  readPack,
  readPlayers,
  readThinking,
  TABLE_OPTIONS,
} from './table-arguments.ts';

/** What was on the table, as far as one seat or a spectator may know. */
interface Sight {
  readonly pub: object;
  readonly own: object | null;
}

export const command: Command = {
  name: 'replay',
  summary:
    'Runs a recorded game again, or plays one of the lab again, and shows the table as a seat saw it; fails at the first row that differs.',
  operands: { 'file|game': `a recording, as exported from a finished table, or a game: ${GAMES.join(', ')}` },
  options: {
    at: { value: 'N', help: 'after that many rows (all of them)' },
    seat: { value: 'S', help: 'as this seat saw it, counted from 0 (as a spectator)' },
    seed: { value: 'S', help: 'which game of the lab, such as 1/17: game 17 of seed 1' },
    ...TABLE_OPTIONS,
    save: { value: 'FILE', help: 'write the game of the lab as a recording' },
    json: { help: 'one JSON object instead of words' },
  },
  examples: [
    'tablee replay game.json --at 40 --seat 2',
    `tablee replay ${GAMES[0]} --seed 1/17 --players 4 --bots malin`,
  ],
  async run(given) {
    const file = given.operands[0];
    const recording = GAMES.includes(file) ? await playedAgain(file, given) : recordedIn(file, given);
    const box = await findGame(recording.game).load();
    const at = given.number('at', recording.rows.length, 0, recording.rows.length);
    const seat = given.number('seat', SPECTATOR, 0, recording.seats - 1);
    const { difference, sight } = rerun(recording, box, at, seat);
    if (given.has('json')) console.log(JSON.stringify(inJson(recording, at, seat, sight, difference)));
    if (difference !== undefined) throw new Failure(`${file} does not reproduce. ${inWords(difference)}`);
    if (!given.has('json')) {
      const who = seat === SPECTATOR ? 'a spectator' : `seat ${seat}`;
      console.log(`${recording.game}, ${recording.seats} seats, ${recording.rows.length} rows, all reproduced.`);
      console.log(`The table after row ${at}, as ${who} saw it:`);
      console.log(JSON.stringify(sight, null, 2));
    }
    return 0;
  },
};

/** What makes a table of the lab. */
const LAB = ['seed', 'save', ...Object.keys(TABLE_OPTIONS)];

function recordedIn(file: string, given: Given): Recording {
  const stray = LAB.find((option) => given.has(option));
  if (stray !== undefined)
    throw misuse(`--${stray} is for a game of the lab; a recording says by itself how it was played.`);
  return readRecordingFile(file);
}

/** A game among bots comes out the same each time. */
async function playedAgain(game: string, given: Given): Promise<Recording> {
  const seed = given.text('seed');
  if (seed === undefined) throw misuse(`Say which game of ${game}: --seed 1/17, as "tablee lab" writes it.`);
  const about = findGame(game);
  const players = readPlayers(given, about);
  const bots = readBots(given.text('bots') ?? 'malin', players);
  const box = await about.load();
  const options = readOptions(box, players, given.text('options'));
  const pack = readPack(about, box, given.text('pack'));
  checkStart(box, players, options, pack);
  const recording = recordGame(
    box,
    { game, players, thinking: readThinking(given), options, ...(pack !== undefined && { pack }) },
    { seed, bots },
  );
  const save = given.text('save');
  if (save !== undefined) keep(save, recording);
  return recording;
}

function keep(file: string, recording: Recording): void {
  try {
    writeFileSync(file, JSON.stringify(recording));
  } catch (error) {
    throw new Failure(`${file} cannot be written (${(error as NodeJS.ErrnoException).code}); choose another --save.`);
  }
}

function rerun(recording: Recording, box: Box, at: number, seat: number): { difference?: Difference; sight?: Sight } {
  let sight: Sight | undefined;
  const look = (match: Match<AnyShape>): void => {
    const v = seat === SPECTATOR ? publicView(match.state, match.view(0).table) : match.view(seat);
    sight = copy({ pub: v.pub, own: v.own ?? null });
  };
  const result = replayRecording(recording, box, (match, row) => {
    if (row.seq === at) look(match);
  });
  if (!result.ok) return { difference: result.difference, ...(sight && { sight }) };
  // Before the first row the table lies as it was set up.
  if (at === 0) look(Match.start(box.rules, result.match.setup));
  return { ...(sight && { sight }) };
}

function inJson(recording: Recording, at: number, seat: number, sight?: Sight, difference?: Difference): object {
  const { game, seats, rows, outcome } = recording;
  return {
    game,
    seats,
    rows: rows.length,
    reproduced: difference === undefined,
    difference: difference ?? null,
    at,
    seat: seat === SPECTATOR ? null : seat,
    view: sight ?? null,
    outcome: outcome ?? null,
  };
}

function inWords({ row, what, expected, found }: Difference): string {
  const place = row === 0 ? 'The header' : `Row ${row}`;
  return `${place} is the first that differs: ${what} is ${expected} in the file and ${found} here.`;
}
