/**
 * The fairness check: runs an exported game again and says, point by point, what is as it should be.
 *
 * It goes on after a fault as far as that makes sense, so that what was changed is found where it was changed.
 */
import type { AnswerRow } from './change.ts';
import { same } from './data.ts';
import { commitmentTo, drawSeed } from './fairness.ts';
import { Match, type MatchResult, type Setup } from './match.ts';
import { completeOptions, isOptionProblem } from './options.ts';
import { firstRunnable, oddRebases, rebaseOf } from './rebase.ts';
import {
  brokenSeals,
  chainStart,
  chainText,
  contentHash,
  type Judge,
  type RecordedRow,
  type Recording,
  type SealedField,
  toLogRow,
} from './recording.ts';
import { sha256 } from './sha256.ts';
import type { AnyShape, Outcome } from './types.ts';

/** What is looked at, in the order in which it is told. */
export type Check =
  | 'rules'
  | 'rebase'
  | 'commitment'
  | 'seed'
  | 'content'
  | 'seals'
  | 'chain'
  | 'answers'
  | 'states'
  | 'end'
  | 'noted-commitment'
  | 'noted-salt'
  | 'noted-end';

/** Something is not as the file says: in which row (0: outside the rows) and field, what it says and what came out. */
export interface Fault {
  readonly row: number;
  readonly field: string;
  readonly said: string;
  readonly found: string;
}

export interface Finding {
  readonly check: Check;
  /** `open`: there is nothing to tell by, or it could not be reached. */
  readonly verdict: 'good' | 'bad' | 'open';
  readonly faults: readonly Fault[];
  /** How many there were to look at: rows, or salts. */
  readonly count: number;
}

/** What a device noted while the game was played: only it can tell that a file is about that very game. */
export interface Noted {
  /** As the table showed it before the salt was given. */
  readonly commitment?: string;
  /** What the device gave. */
  readonly salt?: string;
  /** The last link of the chain, as the table showed it at the end. */
  readonly end?: string;
}

/** Whether nothing is wrong. Where nobody gave a salt that is no proof: the seed is open. */
export const isFair = (findings: readonly Finding[]): boolean => findings.every(({ verdict }) => verdict !== 'bad');

export function verifyRecording(recording: Recording, judge: Judge, noted: Noted = {}): Finding[] {
  const rules = rulesFault(recording, judge);
  if (rules !== undefined) return [finding('rules', [rules])];
  const broken = brokenSeals(recording);
  const setup = setUp(recording, judge, broken);
  const run = 'field' in setup ? undefined : runRows(recording, judge, setup);
  const first = firstRunnable(recording.rows);
  const rows = recording.rows.length - first;
  return [
    finding('rules', []),
    ...rebaseFindings(recording),
    finding('commitment', commitmentFaults(recording, broken)),
    seedFinding(recording, broken),
    finding('content', 'field' in setup ? [setup] : []),
    sealsFinding(recording, broken),
    finding('chain', chainFaults(recording, broken, run), recording.rows.length),
    run ? finding('answers', run.refused, rows) : unreached('answers'),
    run ? statesFinding(run, rows) : unreached('states'),
    run ? endFinding(recording, run) : unreached('end'),
    ...notedFindings(recording, noted),
  ];
}

const finding = (check: Check, faults: readonly Fault[], count = 0): Finding => ({
  check,
  verdict: faults.length > 0 ? 'bad' : 'good',
  faults,
  count,
});

const unreached = (check: Check): Finding => ({ check, verdict: 'open', faults: [], count: 0 });

const outside = (field: string, said: unknown, found: unknown): Fault => ({
  row: 0,
  field,
  said: String(said),
  found: String(found),
});

function rulesFault({ game, rows, ...header }: Recording, { rules }: Judge): Fault | undefined {
  const { version } = rebaseOf(rows) ?? header;
  if (game !== rules.id) return outside('game', game, rules.id);
  return version === rules.version ? undefined : outside('version', version, rules.version);
}

/** What came before cannot be run again; rules that were no newer had nothing to take over. */
function rebaseFindings({ version, rows }: Recording): Finding[] {
  const to = rebaseOf(rows);
  if (to === undefined) return [];
  const [odd] = oddRebases(version, rows);
  if (odd === undefined) return [{ ...unreached('rebase'), count: firstRunnable(rows) }];
  return [finding('rebase', [{ ...outside('answer.version', to.version, 'refused'), row: odd }])];
}

/** Of the fields that may be at fault: the one whose seal is broken, else the last. */
const culprit = (broken: readonly SealedField[], ...fields: SealedField[]): SealedField =>
  fields.find((field) => broken.includes(field)) ?? fields[fields.length - 1];

function commitmentFaults({ commitment, secret, seed }: Recording, broken: readonly SealedField[]): Fault[] {
  const found = commitmentTo(secret ?? seed);
  if (found === commitment) return [];
  return [outside(culprit(broken, 'commitment', secret === undefined ? 'seed' : 'secret'), commitment, found)];
}

function seedFinding({ secret, salts, seed }: Recording, broken: readonly SealedField[]): Finding {
  if (secret === undefined || salts === undefined) return unreached('seed');
  const found = drawSeed({ secret, salts });
  const given = salts.filter((salt) => salt !== null).length;
  if (found !== seed) return finding('seed', [outside(culprit(broken, 'salts', 'secret', 'seed'), seed, found)], given);
  return given > 0 ? finding('seed', [], given) : unreached('seed');
}

/** What the match is made from, or why it cannot be made. */
function setUp(recording: Recording, { rules, packs }: Judge, broken: readonly SealedField[]): Setup<AnyShape> | Fault {
  const { seats, pack } = recording;
  const { min, max } = rules.seats;
  if (seats < min || seats > max) return outside('seats', seats, `${min} to ${max}`);
  const options = completeOptions(rules.options, seats, recording.options);
  if (isOptionProblem(options))
    return outside(`options.${options.option}`, recording.options[options.option], options.problem);
  if (pack !== undefined) {
    const problem = packs === undefined ? { place: '' } : packs.check(pack)[0];
    if (problem !== undefined) return outside(`pack.${problem.place}`, 'a sound pack', 'a mistake');
  }
  const setup = { seats, options, seed: seedToRun(recording, broken), ...(pack !== undefined && { pack }) };
  const content = contentHash(rules, setup);
  const said = (rebaseOf(recording.rows) ?? recording).content;
  if (content === said) return setup;
  return outside(culprit(broken, 'options', 'seats', 'pack', 'content'), said, content);
}

/** The seed as it must have been: the file's own where what it comes from was changed. */
function seedToRun({ secret, salts, seed, commitment }: Recording, broken: readonly SealedField[]): string {
  const isSound = secret !== undefined && commitmentTo(secret) === commitment && !broken.includes('salts');
  return isSound && salts !== undefined ? drawSeed({ secret, salts }) : seed;
}

function sealsFinding(recording: Recording, broken: readonly SealedField[]): Finding {
  const { players, seats, seals } = recording;
  if (players.length !== seats) return finding('seals', [outside('players', players.length, seats)]);
  if (seals === undefined) return unreached('seals');
  return finding(
    'seals',
    broken.map((field) => outside(field, seals[field] ?? '-', recording[field] === undefined ? '-' : 'changed')),
  );
}

/** What running the rows showed. */
interface Run {
  readonly match: Match<AnyShape>;
  /** How many rows could be taken. */
  readonly ran: number;
  readonly refused: readonly Fault[];
  /** The rows after which the state was not the one recorded, with the one there was. */
  readonly wrong: ReadonlyMap<number, string>;
  readonly isOutcomeSame: boolean;
  readonly rows: readonly RecordedRow[];
}

function runRows(recording: Recording, { rules }: Judge, setup: Setup<AnyShape>): Run {
  const { rows, outcome } = recording;
  const match = Match.start(rules, setup);
  const standing: AnswerRow[] = [];
  const wrong = new Map<number, string>();
  const refused: Fault[] = [];
  let ran = firstRunnable(rows);
  for (const row of rows.slice(ran)) {
    const fault = takeRow(match, row, standing, wrong);
    if (fault !== undefined) refused.push(fault);
    if (fault !== undefined) break;
    ran++;
  }
  return { match, ran, refused, wrong, isOutcomeSame: same(outcome, outcomeOf(match)), rows };
}

/** A game that is said to have been taken over may be none. */
function outcomeOf(match: Match<AnyShape>): Outcome | undefined {
  try {
    return match.outcome();
  } catch {
    return undefined;
  }
}

function takeRow(
  match: Match<AnyShape>,
  row: RecordedRow,
  standing: AnswerRow[],
  wrong: Map<number, string>,
): Fault | undefined {
  const { seq, seat, decision } = row;
  const asked = match.asked();
  const fault = (field: string, said: unknown, found: unknown): Fault => ({ ...outside(field, said, found), row: seq });
  let result: MatchResult;
  try {
    result = match.apply(toLogRow(row), standing);
  } catch {
    return fault('answer', decision, 'refused');
  }
  if (result.refusal === undefined) {
    if (result.change.hash !== row.hash) wrong.set(seq, result.change.hash);
    const isKeeping = row.type === 'undo' || row.type === 'take-back';
    const keep = isKeeping ? (row.answer as { keep: number }).keep : match.answers;
    return keep === match.answers ? undefined : fault('answer.keep', keep, match.answers);
  }
  const { key, rule } = result.refusal;
  if (row.type !== 'answer') return fault('type', key, 'refused');
  if (asked.length === 0) return fault('seq', seq, 'after-the-end');
  if (!('unknown' in result)) return fault('answer', `${key} ${rule}`.trim(), 'refused');
  const other = asked.find(({ id }) => id === decision);
  return other === undefined ? fault('decision', decision, 'not-open') : fault('seat', seat, other.seat);
}

function statesFinding({ wrong, rows, ran, isOutcomeSame }: Run, count: number): Finding {
  const [first] = wrong;
  if (first === undefined)
    return ran < rows.length ? { ...unreached('states'), count: ran } : finding('states', [], count);
  const [row, found] = first;
  // A hash that was changed stands alone; what an answer or chance does differently goes on.
  const isAlone = row === rows.length ? isOutcomeSame : row < ran && !wrong.has(row + 1);
  return finding('states', [{ row, field: isAlone ? 'hash' : 'answer', said: rows[row - 1].hash, found }], count);
}

function endFinding({ outcome, rows }: Recording, run: Run): Finding {
  const isOver = run.match.asked().length === 0;
  if (run.ran < rows.length && !isOver) return unreached('end');
  if (!isOver && outcome !== undefined) return finding('end', [outside('rows', 'over', 'not over')]);
  if (!isOver) return unreached('end');
  if (run.isOutcomeSame) return finding('end', []);
  const winners = (one: typeof outcome): string => one?.winners?.join(', ') ?? '-';
  return finding('end', [outside('outcome', winners(outcome), winners(outcomeOf(run.match)))]);
}

/** Every row whose link does not follow from the row before. */
function chainFaults(recording: Recording, broken: readonly SealedField[], run: Run | undefined): Fault[] {
  const { rows } = recording;
  const faults: Fault[] = [];
  let before = chainStart(recording);
  for (const row of rows) {
    const found = sha256(before + chainText(row));
    before = row.chain;
    if (found === row.chain) continue;
    const header = row.seq === 1 ? broken.find((field) => CHAINED.includes(field)) : undefined;
    const field = header ?? changedField(row, rows[row.seq], run);
    faults.push({ row: header === undefined ? row.seq : 0, field, said: row.chain, found });
    if (field === 'chain') before = found;
  }
  return faults;
}

/** What the chain starts from. */
const CHAINED: readonly SealedField[] = ['game', 'version', 'seats', 'options', 'content', 'commitment', 'salts'];

/** Which field of a row is the likeliest to have been changed. */
function changedField(row: RecordedRow, next: RecordedRow | undefined, run: Run | undefined): string {
  const [refused] = run?.refused ?? [];
  if (refused?.row === row.seq) return refused.field;
  if (run?.wrong.has(row.seq)) return statesFinding(run, run.rows.length).faults[0]?.field ?? 'answer';
  const isLinkKept = next !== undefined && sha256(row.chain + chainText(next)) === next.chain;
  return isLinkKept ? 'by, at' : 'chain';
}

function notedFindings({ commitment, salts, rows }: Recording, noted: Noted): Finding[] {
  const end = rows.at(-1)?.chain ?? '-';
  const mine = (salts ?? []).filter((salt) => salt === noted.salt).length;
  const differs = (field: string, said: string, found: string): Fault[] =>
    said === found ? [] : [outside(field, said, found)];
  return [
    ...(noted.commitment === undefined
      ? []
      : [finding('noted-commitment', differs('commitment', commitment, noted.commitment))]),
    ...(noted.salt === undefined
      ? []
      : [finding('noted-salt', mine > 0 ? [] : [outside('salts', '-', noted.salt)], mine)]),
    ...(noted.end === undefined ? [] : [finding('noted-end', differs('rows', end, noted.end))]),
  ];
}
