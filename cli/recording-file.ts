/** A recording from a file, or one sentence that says why it is none. */
import { readFileSync } from 'node:fs';
import type { Json } from '../kernel/index.ts';
import { type Recording, readRecording } from '../kernel/recording.ts';
import { Failure } from './failure.ts';
import { whyUnreadable } from './unreadable.ts';

export function readRecordingFile(file: string): Recording {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file}: ${whyUnreadable(error)}; name a recording exported from a finished table.`);
  }
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Failure(`${file} is not JSON; name a recording exported from a finished table.`);
  }
  const result = readRecording(json);
  if ('recording' in result) return result.recording;
  const { place, problem } = result.problem;
  throw new Failure(`${file} is not a recording: ${place} ${problem}; export the table again.`);
}
