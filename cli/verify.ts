/** `tablee verify`: the fairness check of a finished game, line by line. */
import { isHex64 } from '../kernel/fairness.ts';
import type { Recording } from '../kernel/recording.ts';
import { type Finding, isFair, type Noted, verifyRecording } from '../kernel/verify.ts';
import { faultText, findingText } from '../wire/verify-words.ts';
import type { Command, Given } from './arguments.ts';
import { Failure, misuse } from './failure.ts';
import { findGame } from './games.ts';
import { readRecordingFile } from './recording-file.ts';

const MARKS: { readonly [verdict in Finding['verdict']]: string } = { good: 'ok', bad: 'NOT SO', open: 'open' };

/** So many faults of one kind are told one by one. */
const MOST_FAULTS = 5;

export const command: Command = {
  name: 'verify',
  summary: 'Checks that a finished game was fair: runs it again from its export, and names whatever was changed.',
  operands: { file: 'a recording, as exported from a finished table' },
  options: {
    commitment: { value: 'HEX', help: 'what the table showed before the game, if you noted it' },
    salt: { value: 'HEX', help: 'the salt your device gave' },
    end: { value: 'HEX', help: 'the last link, as the table showed it at the end' },
    json: { help: 'one JSON object instead of words' },
  },
  examples: ['tablee verify game.json', 'tablee verify game.json --commitment 5b1f…'],
  async run(given) {
    const file = given.operands[0];
    const noted = notedIn(given);
    const recording = readRecordingFile(file);
    const box = await findGame(recording.game).load();
    const findings = verifyRecording(recording, box, noted);
    const fair = isFair(findings);
    if (given.has('json')) console.log(JSON.stringify({ game: recording.game, fair, findings }));
    else console.log(report(recording, findings));
    if (!fair) throw new Failure(`${file} is not a fair game as it stands: see what is NOT SO.`);
    return 0;
  },
};

function notedIn(given: Given): Noted {
  const hex = (option: string): string | undefined => {
    const value = given.text(option)?.toLowerCase();
    if (value === undefined || isHex64(value)) return value;
    throw misuse(`--${option} has 64 hexadecimal digits.`);
  };
  const [commitment, salt, end] = [hex('commitment'), hex('salt'), hex('end')];
  return { ...(commitment && { commitment }), ...(salt && { salt }), ...(end && { end }) };
}

function report({ game, seats, rows, commitment }: Recording, findings: readonly Finding[]): string {
  return [
    `${game}, ${seats} seats, ${rows.length} rows.`,
    ...findings.flatMap((finding) => [
      `${MARKS[finding.verdict].padStart(6)}  ${findingText(finding).en}`,
      ...faultLines(finding),
    ]),
    `Commitment ${commitment}`,
    `Last link  ${rows.at(-1)?.chain ?? '-'}`,
    'Compare these two with what you were shown at the table: nobody can make another game that has both.',
  ].join('\n');
}

function faultLines({ faults }: Finding): string[] {
  const lines = faults.slice(0, MOST_FAULTS).map((fault) => `          ${faultText(fault).en}`);
  const more = faults.length - lines.length;
  return more > 0 ? [...lines, `          and ${more} more`] : lines;
}
