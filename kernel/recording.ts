/**
 * A recording: a finished game as one file. Header, seed and every row of the log, so that anybody can run it again.
 *
 * Rows are chained by SHA-256, starting from the header: a recording cannot be edited unnoticed. Running it again
 * finds the first row whose state differs from the one recorded.
 */
import type { AnswerRow, LogRow } from './change.ts';
import { canonical, same } from './data.ts';
import { commitmentTo, drawSeed, isHex64, type Salt } from './fairness.ts';
import { Match, type Setup } from './match.ts';
import { completeOptions, isOptionProblem, type OptionValues } from './options.ts';
import type { Packs } from './packs.ts';
import { firstRunnable, type Rebase, rebaseOf } from './rebase.ts';
import { sha256 } from './sha256.ts';
import type { AnyGame, AnyShape, Json, Outcome, Seat } from './types.ts';

/** What a table is, before its first row. */
export interface RecordingHeader {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly seats: number;
  readonly options: OptionValues;
  /** SHA-256 of the content, and of the pack it is made from where there is one. */
  readonly content: string;
  /** SHA-256 of the secret (of the seed itself where nobody could give a salt), published before the first salt. */
  readonly commitment: string;
  /** What each seat's device added to chance. Missing in games from before there were salts. */
  readonly salts?: readonly Salt[];
}

export interface RecordedRow {
  readonly seq: number;
  readonly seat: Seat;
  readonly type: LogRow['type'];
  /** Empty for all but answers. */
  readonly decision: string;
  /** The answer; `{ all, keep }` of an undo, with `again` where others' answers stand again; `{ keep }` of a take-back; where other rules take over, the game then. */
  readonly answer: unknown;
  readonly by: 'person' | 'bot' | 'default';
  /** Of the state after the row. */
  readonly hash: string;
  readonly chain: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Recording extends RecordingHeader {
  /** The version of this format. */
  readonly tablee: 1;
  /** What the commitment was made to: with the salts it gives the seed. Present where salts are. */
  readonly secret?: string;
  readonly seed: string;
  /** SHA-256 of everything but the rows, by field: it tells which was changed. */
  readonly seals?: Seals;
  /** The owner's cards it was played with. */
  readonly pack?: Json;
  readonly players: readonly { readonly name: string; readonly kind: 'person' | 'bot' }[];
  readonly rows: readonly RecordedRow[];
  /** Missing when the table was closed before the end. */
  readonly outcome?: Outcome;
}

/** What a header says of the cards of its table. */
export function contentHash(rules: AnyGame, { options, seats, pack }: Omit<Setup<AnyShape>, 'seed'>): string {
  const content = rules.content(options, seats, pack);
  return sha256(canonical(pack === undefined ? content : { content, pack }));
}

/** Where a chain begins: what the header says. */
export function chainStart(header: RecordingHeader): string {
  const { game, version, seats, options, content, commitment, salts } = header;
  return canonical({ game, version, seats, options, content, commitment, ...(salts && { salts }) });
}

const SEALED = [
  ...(['game', 'version', 'seats', 'options', 'content', 'commitment', 'salts'] as const),
  ...(['secret', 'seed', 'pack', 'players', 'outcome'] as const),
];
export type SealedField = (typeof SEALED)[number];
export type Seals = { readonly [field in SealedField]?: string };

/** The seals of a recording, as its fields are now. */
export function sealsOf(recording: Recording): Seals {
  const there = SEALED.filter((field) => recording[field] !== undefined);
  return Object.fromEntries(there.map((field) => [field, sha256(canonical(recording[field]))]));
}

/** The fields that are not as they were sealed; none where a recording has no seals. */
export function brokenSeals(recording: Recording): SealedField[] {
  const { seals } = recording;
  if (seals === undefined) return [];
  const now = sealsOf(recording);
  return SEALED.filter((field) => seals[field] !== now[field]);
}

/** What is hashed, after the chain so far, into a row's link. */
export function chainText(row: Omit<RecordedRow, 'chain'>): string {
  const { seq, seat, type, decision, answer, by, hash, at } = row;
  // As `canonical` writes it, without sorting the same keys again for every row.
  return `{"answer":${canonical(answer)},"at":${at},"by":"${by}","decision":${JSON.stringify(decision)},"hash":"${hash}","seat":${seat},"seq":${seq},"type":"${type}"}`;
}

/** A recorded row as the match takes it. */
export function toLogRow(row: Pick<RecordedRow, 'type' | 'seat' | 'decision' | 'answer'>): LogRow {
  const { seat, decision, answer } = row;
  if (row.type === 'answer') return { type: 'answer', seat, decision, answer };
  if (row.type === 'undo') return { type: 'undo', seat, all: (answer as { all: boolean }).all };
  if (row.type === 'rebase') return { type: 'rebase', seat, to: answer as Rebase };
  return { type: 'take-back', seat, keep: (answer as { keep: number }).keep };
}

/** The answers that stand after these rows, and can be taken back. */
export function standingAnswers(
  rows: Iterable<Pick<RecordedRow, 'type' | 'seat' | 'decision' | 'answer'>>,
): AnswerRow[] {
  const standing: AnswerRow[] = [];
  for (const { type, seat, decision, answer } of rows) {
    if (type === 'answer') standing.push({ seat, decision, answer });
    else if (type === 'rebase') standing.length = 0;
    else {
      const { keep, again = [] } = answer as { keep: number; again?: readonly AnswerRow[] };
      standing.length = keep;
      standing.push(...again);
    }
  }
  return standing;
}

/** Something is wrong with a file: where, and what. */
export interface RecordingProblem {
  readonly place: string;
  readonly problem: string;
}

export type ReadResult = { readonly recording: Recording } | { readonly problem: RecordingProblem };

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isStateHash: Check = (value) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);
const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const HEADER: { readonly [field: string]: readonly [Check, string] } = {
  tablee: [(value) => value === 1, '1 (the version of the format)'],
  game: [isText, 'a text'],
  version: [isCount, 'a whole number'],
  seats: [(value) => isCount(value) && (value as number) > 0, 'a whole number above 0'],
  options: [isRecord, 'an object'],
  content: [isHex64, '64 hexadecimal digits'],
  commitment: [isHex64, '64 hexadecimal digits'],
  seed: [isText, 'a text'],
  players: [Array.isArray, 'a list'],
  rows: [Array.isArray, 'a list'],
};

/** What games from before there were salts do not have. */
const FAIR: typeof HEADER = {
  salts: [(value) => Array.isArray(value) && value.every((salt) => salt === null || isHex64(salt)), 'a list of salts'],
  secret: [isHex64, '64 hexadecimal digits'],
};

const ROW: { readonly [field: string]: readonly [Check, string] } = {
  seq: [isCount, 'a whole number'],
  seat: [isCount, 'a whole number'],
  type: [
    (value) => ['answer', 'undo', 'take-back', 'rebase'].includes(value as string),
    '"answer", "undo", "take-back" or "rebase"',
  ],
  decision: [isText, 'a text'],
  answer: [(value) => value !== undefined, 'given'],
  by: [(value) => ['person', 'bot', 'default'].includes(value as string), '"person", "bot" or "default"'],
  hash: [isStateHash, '16 hexadecimal digits'],
  chain: [isHex64, '64 hexadecimal digits'],
  at: [isCount, 'a whole number'],
};

const isList: Check = Array.isArray;
const REBASE: { readonly [field: string]: readonly [Check, string] } = {
  version: [isCount, 'a whole number'],
  content: [isHex64, '64 hexadecimal digits'],
  seq: [isCount, 'a whole number'],
  lost: [isCount, 'a whole number'],
  epoch: [isCount, 'a whole number'],
  state: [isRecord, 'an object'],
  story: [isList, 'a list'],
  counts: [isList, 'a list'],
  told: [isCount, 'a whole number'],
};

const PLAYER: { readonly [field: string]: readonly [Check, string] } = {
  name: [isText, 'a text'],
  kind: [(value) => value === 'person' || value === 'bot', '"person" or "bot"'],
};

function checkFields(value: unknown, fields: typeof HEADER, place: string): RecordingProblem | undefined {
  if (!isRecord(value)) return { place: place || 'file', problem: 'is not an object' };
  for (const [field, [isFine, wanted]] of Object.entries(fields)) {
    const name = place === '' ? field : `${place}.${field}`;
    if (!Object.hasOwn(value, field)) return { place: name, problem: 'is missing' };
    if (!isFine(value[field])) return { place: name, problem: `is not ${wanted}` };
  }
  return undefined;
}

/** Reads a recording from parsed JSON, or says what is wrong and where. Whether it is true is for `replayRecording`. */
export function readRecording(json: unknown): ReadResult {
  const problem = checkFields(json, HEADER, '');
  if (problem) return { problem };
  const recording = json as Recording;
  const isFair = recording.salts !== undefined || recording.secret !== undefined;
  const unfair = isFair ? checkFields(json, FAIR, '') : undefined;
  if (unfair) return { problem: unfair };
  if (recording.salts !== undefined && recording.salts.length !== recording.seats)
    return { problem: { place: 'salts', problem: `is not a list of ${recording.seats}, one for each seat` } };
  if (recording.seals !== undefined && !isRecord(recording.seals))
    return { problem: { place: 'seals', problem: 'is not an object' } };
  for (const [i, player] of recording.players.entries()) {
    const wrong = checkFields(player, PLAYER, `players[${i}]`);
    if (wrong) return { problem: wrong };
  }
  for (const [i, row] of recording.rows.entries()) {
    const place = `rows[${i}]`;
    const wrong = checkFields(row, ROW, place);
    if (wrong) return { problem: wrong };
    if (row.seq !== i + 1) return { problem: { place: `${place}.seq`, problem: `is ${row.seq}, not ${i + 1}` } };
    if (row.seat >= recording.seats)
      return { problem: { place: `${place}.seat`, problem: 'is not a seat of this table' } };
    const { answer } = row;
    if (row.type === 'rebase') {
      const odd = checkFields(answer, REBASE, `${place}.answer`);
      if (odd) return { problem: odd };
    } else if (row.type !== 'answer' && !(isRecord(answer) && isCount(answer.keep))) {
      return { problem: { place: `${place}.answer`, problem: 'does not say how many answers to keep' } };
    }
  }
  return { recording };
}

/** The first thing in a recording that is not as it says: its row (0: the header), what it says and what came out. */
export interface Difference {
  readonly row: number;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
}

export type ReplayResult =
  | { readonly ok: true; readonly match: Match<AnyShape> }
  | { readonly ok: false; readonly difference: Difference };

const differs = (row: number, what: string, expected: unknown, found: unknown): ReplayResult => ({
  ok: false,
  difference: { row, what, expected: String(expected), found: String(found) },
});

/** What running a recording takes: the rules, and for one with a pack whoever judges packs. */
export interface Judge {
  readonly rules: AnyGame;
  readonly packs?: Packs;
}

/** Runs a recording again with the rules of its game; `each` sees the match after every row. */
export function replayRecording(
  recording: Recording,
  { rules, packs }: Judge,
  each?: (match: Match<AnyShape>, row: RecordedRow) => void,
): ReplayResult {
  const { seats, seed, secret, salts, pack } = recording;
  if (recording.game !== rules.id) return differs(0, 'game', recording.game, rules.id);
  const { version, content: cards } = rebaseOf(recording.rows) ?? recording;
  if (version !== rules.version) return differs(0, 'version of the rules', version, rules.version);
  const commitment = commitmentTo(secret ?? seed);
  if (commitment !== recording.commitment) return differs(0, 'commitment', recording.commitment, commitment);
  if (secret !== undefined && salts !== undefined && drawSeed({ secret, salts }) !== seed)
    return differs(0, 'seed', seed, drawSeed({ secret, salts }));
  if (seats < rules.seats.min || seats > rules.seats.max) {
    return differs(0, 'seats', seats, `${rules.seats.min} to ${rules.seats.max}`);
  }
  const options = completeOptions(rules.options, seats, recording.options);
  if (isOptionProblem(options))
    return differs(0, `option ${options.option}`, recording.options[options.option], options.problem);
  if (pack !== undefined) {
    const problems = packs?.check(pack) ?? [{ place: 'pack' }];
    if (problems.length > 0)
      return differs(0, 'pack', 'a sound pack of this game', `a mistake at ${problems[0].place}`);
  }
  const setup = { seats, options, seed, ...(pack !== undefined && { pack }) };
  const content = contentHash(rules, setup);
  if (content !== cards) return differs(0, 'content', cards, content);
  const run = () => runRows(recording, Match.start(rules, setup), each);
  if (rebaseOf(recording.rows) === undefined) return run();
  try {
    return run();
  } catch {
    return differs(firstRunnable(recording.rows) + 1, 'answer', 'a game to go on from', 'something else');
  }
}

function runRows(
  recording: Recording,
  match: Match<AnyShape>,
  each: ((match: Match<AnyShape>, row: RecordedRow) => void) | undefined,
): ReplayResult {
  const standing: AnswerRow[] = [];
  let chain = chainStart(recording);
  const first = firstRunnable(recording.rows);
  for (const [i, row] of recording.rows.entries()) {
    chain = sha256(chain + chainText(row));
    if (chain !== row.chain) return differs(row.seq, 'chain', row.chain, chain);
    if (i < first) continue;
    const result = match.apply(toLogRow(row), standing);
    if (result.refusal)
      return differs(row.seq, 'answer', 'accepted', `refused: ${result.refusal.key} ${result.refusal.rule}`.trim());
    if (result.change.hash !== row.hash) return differs(row.seq, 'state', row.hash, result.change.hash);
    each?.(match, row);
  }
  const outcome = match.outcome();
  if (recording.outcome !== undefined && !same(recording.outcome, outcome)) {
    return differs(
      recording.rows.length,
      'outcome',
      canonical(recording.outcome),
      outcome ? canonical(outcome) : 'none',
    );
  }
  return { ok: true, match };
}
