/** `tablee replay`: runs a recorded game again and shows the table as one seat saw it. */
import type { Box } from '../games/box.ts';
import { type AnyShape, copy, Match, publicView, SPECTATOR } from '../kernel/index.ts';
import { type Difference, type Recording, replayRecording } from '../kernel/recording.ts';
import type { Command } from './arguments.ts';
import { Failure } from './failure.ts';
import { findGame } from './games.ts';
import { readRecordingFile } from './recording-file.ts';

/** What was on the table, as far as one seat or a spectator may know. */
interface Sight {
  readonly pub: object;
  readonly own: object | null;
}

export const command: Command = {
  name: 'replay',
  summary: 'Runs a recorded game again, and shows the table as a seat saw it; fails at the first row that differs.',
  operands: { file: 'a recording, as exported from a finished table' },
  options: {
    at: { value: 'N', help: 'after that many rows (all of them)' },
    seat: { value: 'S', help: 'as this seat saw it, counted from 0 (as a spectator)' },
    json: { help: 'one JSON object instead of words' },
  },
  examples: ['tablee replay game.json --at 40 --seat 2'],
  async run(given) {
    const file = given.operands[0];
    const recording = readRecordingFile(file);
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
