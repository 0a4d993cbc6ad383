// Writes the recorded games and the playthrough under fixtures/, which the tests replay: `npm run record` after a change
// that is meant to alter recorded games. The same rules always write the same files.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { box } from '../games/boss-quest/index.ts';
import { FIXTURES, PLAYTHROUGH, RECORDED } from '../games/boss-quest/test/recorded.ts';
import { playthrough } from '../games/test/playthrough.ts';
import { record, recordingText } from '../games/test/record.ts';

const { rules } = box;
const MOST_SEEDS = 2000;

rmSync(FIXTURES, { recursive: true, force: true });
mkdirSync(FIXTURES, { recursive: true });
for (const [file, { seats, options, ending }] of Object.entries(RECORDED)) {
  const recording = firstEnding(file, seats, options, ending);
  writeFileSync(join(FIXTURES, `${file}.json`), recordingText(recording));
  console.log(`${file}.json: ${seats} seats, ${recording.rows.length} rows, seed "${recording.seed}"`);
}
const story = playthrough(rules, PLAYTHROUGH);
writeFileSync(join(FIXTURES, 'playthrough.txt'), story);
console.log(`playthrough.txt: ${story.split('\n').length} lines`);

function firstEnding(file: string, seats: number, options: object, ending: string) {
  for (let i = 1; i <= MOST_SEEDS; i++) {
    const recording = record(rules, { seats, options: { ...options }, seed: `${file} ${i}` });
    if (recording.outcome?.ending === ending) return recording;
  }
  throw new Error(`${file}: none of ${MOST_SEEDS} games ends by ${ending}`);
}
