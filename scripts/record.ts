// Writes the recorded games and the playthroughs under fixtures/, which the tests replay: `npm run record` after a change
// that is meant to alter recorded games, `npm run record -- bazar-quest` for one game. The same rules always write the
// same files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, GAMES } from '../cli/games.ts';
import type { Box } from '../games/box.ts';
import { playthrough } from '../games/test/playthrough.ts';
import { record, recordAmongBots, recordingText } from '../games/test/record.ts';
import type { Archive } from '../games/test/recordings.ts';
import type { Recording } from '../kernel/recording.ts';

const MOST_SEEDS = 2000;

for (const id of process.argv.length > 2 ? process.argv.slice(2) : GAMES) {
  const box = await findGame(id).load();
  const { archive } = (await import(`../games/${id}/test/archive.ts`)) as { archive: Archive };
  write(box, archive);
}

function write(box: Box, { folder, games, playthrough: plan }: Archive): void {
  console.log(`${box.rules.id}:`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, kept] of Object.entries(games)) {
    const recording = firstFitting(box, file, kept);
    writeFileSync(join(folder, `${file}.json`), recordingText(recording));
    console.log(`  ${file}.json: ${kept.seats} seats, ${recording.rows.length} rows, seed "${recording.seed}"`);
  }
  const story = playthrough(box.rules, plan);
  writeFileSync(join(folder, 'playthrough.txt'), story);
  console.log(`  playthrough.txt: ${story.split('\n').length} lines`);
}

function firstFitting(
  box: Box,
  file: string,
  { seats, options, ending, winners = 0, asleep = false, clever = false }: Archive['games'][string],
): Recording {
  for (let i = 1; i <= MOST_SEEDS; i++) {
    const plan = { seats, options, seed: `${file} ${i}`, asleep };
    const recording = clever ? recordAmongBots(box, plan) : record(box.rules, plan);
    const { outcome } = recording;
    if (outcome?.ending === ending && outcome.winners.length >= winners) return recording;
  }
  throw new Error(`${file}: none of ${MOST_SEEDS} games ends by ${ending}`);
}
