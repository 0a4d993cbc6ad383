// Writes the recorded games and the playthroughs under fixtures/, which the tests replay: `npm run record` after a change
// that is meant to alter recorded games, `npm run record -- bazar-quest` for one game. The same rules always write the
// same files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, GAMES } from '../cli/games.ts';
import { playthrough } from '../games/test/playthrough.ts';
import { record, recordingText } from '../games/test/record.ts';
import type { Archive } from '../games/test/recordings.ts';
import type { AnyGame } from '../kernel/index.ts';
import type { Recording } from '../kernel/recording.ts';

const MOST_SEEDS = 2000;

for (const id of process.argv.length > 2 ? process.argv.slice(2) : GAMES) {
  const { rules } = await findGame(id).load();
  const { archive } = (await import(`../games/${id}/test/archive.ts`)) as { archive: Archive };
  write(rules, archive);
}

function write(rules: AnyGame, { folder, games, playthrough: plan }: Archive): void {
  console.log(`${rules.id}:`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, kept] of Object.entries(games)) {
    const recording = firstFitting(rules, file, kept);
    writeFileSync(join(folder, `${file}.json`), recordingText(recording));
    console.log(`  ${file}.json: ${kept.seats} seats, ${recording.rows.length} rows, seed "${recording.seed}"`);
  }
  const story = playthrough(rules, plan);
  writeFileSync(join(folder, 'playthrough.txt'), story);
  console.log(`  playthrough.txt: ${story.split('\n').length} lines`);
}

function firstFitting(
  rules: AnyGame,
  file: string,
  { seats, options, ending, winners = 0, asleep = false }: Archive['games'][string],
): Recording {
  for (let i = 1; i <= MOST_SEEDS; i++) {
    const recording = record(rules, { seats, options, seed: `${file} ${i}`, asleep });
    const { outcome } = recording;
    if (outcome?.ending === ending && outcome.winners.length >= winners) return recording;
  }
  throw new Error(`${file}: none of ${MOST_SEEDS} games ends by ${ending}`);
}
