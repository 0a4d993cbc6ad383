/** Runs the fairness check in the browser, with the rules of the game fetched for it. */
import type { Json } from '../../../kernel/index.ts';
import { type Recording, type RecordingProblem, readRecording } from '../../../kernel/recording.ts';
import { type Finding, type Noted, verifyRecording } from '../../../kernel/verify.ts';
import { aboutGame } from '../../games.ts';
import { notedOf } from '../../store/noted.ts';

export interface Checked {
  readonly recording: Recording;
  readonly findings: readonly Finding[];
  /** What this device noted of this game. */
  readonly noted: Noted | undefined;
}

export type CheckResult =
  | Checked
  | { readonly trouble: 'unknown-game' }
  | { readonly trouble: 'not-recording'; readonly problem: RecordingProblem };

/** `noted`: what this device noted of the table the game was played at; in a file's case it is looked for. */
export async function checkGame(json: Json, noted?: Noted): Promise<CheckResult> {
  const read = readRecording(json);
  if ('problem' in read) return { trouble: 'not-recording', problem: read.problem };
  const { recording } = read;
  const about = aboutGame(recording.game);
  if (about === undefined) return { trouble: 'unknown-game' };
  const mine = noted ?? notedOf({ ...recording, end: recording.rows.at(-1)?.chain });
  return { recording, findings: verifyRecording(recording, await about.load(), mine), noted: mine };
}
