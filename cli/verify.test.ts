import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shelf } from '../games/index.ts';
import { record } from '../games/test/record.ts';
import { commitmentTo, drawSeed, type Salt, seedText } from '../kernel/fairness.ts';
import { sha256 } from '../kernel/index.ts';
import {
  chainStart,
  chainText,
  type RecordedRow,
  type Recording,
  readRecording,
  sealsOf,
} from '../kernel/recording.ts';
import { type Check, type Finding, isFair, type Noted, verifyRecording } from '../kernel/verify.ts';
import { faultText, findingText } from '../wire/verify-words.ts';
import { folder, tablee } from './testing/tablee.ts';

const box = await shelf[0].load();
const SECRET = sha256('the secret of a table');
const MINE = sha256('the salt of a device');
const drawing = { secret: SECRET, salts: [MINE, null, sha256('another salt')] };
const game = record(box.rules, { seats: 3, seed: '', drawing });
const noted: Noted = { commitment: game.commitment, salt: MINE, end: game.rows.at(-1)?.chain ?? '' };

const check = (recording: Recording, known: Noted = {}): Finding[] => verifyRecording(recording, box, known);

/** What was found not to be so, as `check: row field`. */
const bad = (recording: Recording, known?: Noted): string[] =>
  check(recording, known).flatMap(({ check, faults }) => faults.map(({ row, field }) => `${check}: ${row} ${field}`));

const other = (hex: string): string => sha256(`not ${hex}`);
const withRow = (seq: number, change: Partial<RecordedRow>): Recording => ({
  ...game,
  rows: game.rows.map((row) => (row.seq === seq ? { ...row, ...change } : row)),
});

/** Every link computed anew, as somebody would who knows how. */
function rechained(recording: Recording): Recording {
  let chain = chainStart(recording);
  const rows = recording.rows.map((row, i) => {
    const moved = { ...row, seq: i + 1 };
    chain = sha256(chain + chainText(moved));
    return { ...moved, chain };
  });
  return { ...recording, rows };
}
const resealed = (recording: Recording): Recording => ({ ...recording, seals: sealsOf(recording) });

test('a fair game is found fair at every point', () => {
  expect(check(game, noted).map(({ check, verdict }) => [check, verdict])).toEqual(
    (
      'rules commitment seed content seals chain answers states end noted-commitment noted-salt noted-end'.split(
        ' ',
      ) as Check[]
    ).map((name) => [name, 'good']),
  );
});

/** By what somebody changed: what must be found, among other things. */
const forgeries: { readonly [what: string]: readonly [Recording, ...string[]] } = {
  'the secret': [{ ...game, secret: other(SECRET) }, 'commitment: 0 secret', 'seed: 0 secret'],
  'the commitment': [{ ...game, commitment: other(game.commitment) }, 'commitment: 0 commitment'],
  'secret and commitment together': [
    resealed(rechained({ ...game, secret: other(SECRET), commitment: commitmentTo(other(SECRET)) })),
    'seed: 0 seed',
  ],
  'a salt': [{ ...game, salts: [MINE, null, other('')] }, 'seed: 0 salts', 'seals: 0 salts', 'chain: 0 salts'],
  'the seed': [{ ...game, seed: other(game.seed) }, 'seed: 0 seed', 'seals: 0 seed'],
  'the options': [{ ...game, options: otherOptions() }, 'seals: 0 options', 'chain: 0 options'],
  'the content': [{ ...game, content: other(game.content) }, 'content: 0 content', 'chain: 0 content'],
  'a name': [
    { ...game, players: game.players.map((player, i) => (i === 0 ? { ...player, name: 'Nobody' } : player)) },
    'seals: 0 players',
  ],
  'the outcome': [{ ...game, outcome: reversed(game) }, 'end: 0 outcome', 'seals: 0 outcome'],
  'the outcome, sealed again': [resealed({ ...game, outcome: reversed(game) }), 'end: 0 outcome'],
  'an answer': [withRow(...otherAnswer()), `chain: ${otherAnswer()[0]} answer`],
  'an answer, chained again': [rechained(withRow(...otherAnswer())), `states: ${otherAnswer()[0]} answer`],
  'an answer nobody may give': [rechained(withRow(4, { answer: { no: 'such' } })), 'answers: 4 answer'],
  'the seat of an answer': [rechained(withRow(4, { seat: (game.rows[3].seat + 1) % 3 })), 'answers: 4 seat'],
  'the question of an answer': [rechained(withRow(4, { decision: '9999.0' })), 'answers: 4 decision'],
  'who gave an answer': [withRow(4, { by: 'person' }), 'chain: 4 by, at'],
  'a link': [withRow(4, { chain: other('') }), 'chain: 4 chain'],
  'a hash': [withRow(4, { hash: '0123456789abcdef' }), 'chain: 4 hash', 'states: 4 hash'],
  'a hash, chained again': [rechained(withRow(4, { hash: '0123456789abcdef' })), 'states: 4 hash'],
  'the last hash, chained again': [
    rechained(withRow(game.rows.length, { hash: '0123456789abcdef' })),
    `states: ${game.rows.length} hash`,
  ],
  'a row removed and the others renumbered': [
    { ...game, rows: game.rows.toSpliced(9, 1).map((row, i) => ({ ...row, seq: i + 1 })) },
    'chain: 10 decision',
    'answers: 10 decision',
  ],
  'the last row removed': [{ ...game, rows: game.rows.slice(0, -1) }, 'end: 0 rows'],
  'two rows swapped': [
    { ...game, rows: game.rows.with(9, { ...game.rows[10], seq: 10 }).with(10, { ...game.rows[9], seq: 11 }) },
    'chain: 10 decision',
  ],
  'a row appended': [
    rechained({ ...game, rows: [...game.rows, game.rows[game.rows.length - 1]] }),
    `answers: ${game.rows.length + 1} seq`,
  ],
  'the number of seats': [{ ...game, seats: 2 }, 'seals: 0 players'],
  'the version of the rules': [{ ...game, version: 999 }, 'rules: 0 version'],
};

function otherOptions(): Recording['options'] {
  const [name, field] = Object.entries(box.rules.options.fields).find(([, { values }]) => values !== undefined) ?? [];
  if (name === undefined || field === undefined) throw new Error('this game has no options');
  const values = Array.isArray(field.values) ? field.values : [(game.options[name] as number) + 1];
  return { ...game.options, [name]: values.find((value) => value !== game.options[name]) };
}

function reversed({ outcome }: Recording): NonNullable<Recording['outcome']> {
  if (outcome === undefined) throw new Error('this game has no end');
  return { ...outcome, winners: [0, 1, 2].filter((seat) => !outcome.winners.includes(seat)) };
}

/** The first answer that could legally have been another. */
function otherAnswer(): [number, Partial<RecordedRow>] {
  for (const { seq, answer } of game.rows) {
    for (const tried of [1, 2, 3, { ...(answer as object), tried: 1 }]) {
      if (JSON.stringify(tried) === JSON.stringify(answer)) continue;
      const found = bad(rechained(withRow(seq, { answer: tried })));
      if (found.includes(`states: ${seq} answer`)) return [seq, { answer: tried }];
    }
  }
  throw new Error('no answer could have been another');
}

test.each(Object.entries(forgeries))('%s, changed in the file, is found and named', (_, [forged, ...faults]) => {
  expect(bad(forged)).toEqual(expect.arrayContaining(faults));
  expect(isFair(check(forged))).toBe(false);
  for (const finding of check(forged)) {
    const said = [findingText(finding), ...finding.faults.map(faultText)];
    for (const { fr, en } of said) expect(fr.length * en.length).toBeGreaterThan(0);
  }
});

test('rows out of their order are no recording at all', () => {
  const problemOf = (rows: Recording['rows']) => (readRecording({ ...game, rows }) as { problem: object }).problem;
  expect(problemOf(game.rows.toSpliced(9, 1))).toEqual({ place: 'rows[9].seq', problem: 'is 11, not 10' });
  expect(readRecording({ ...game, salts: [MINE] })).toMatchObject({ problem: { place: 'salts' } });
  expect(readRecording({ ...game, secret: undefined })).toMatchObject({ problem: { place: 'secret' } });
});

/** A whole other game, with everything about it right. */
const swapped = record(box.rules, { seats: 3, seed: '', drawing: { ...drawing, salts: [other(MINE), null, null] } });

test('a device notices that its salt, the commitment or the whole game was swapped', () => {
  expect(bad(swapped)).toEqual([]);
  expect(bad(swapped, noted)).toEqual(['noted-salt: 0 salts', 'noted-end: 0 rows']);
  const redrawn = record(box.rules, { seats: 3, seed: '', drawing: { ...drawing, secret: other(SECRET) } });
  expect(bad(redrawn, noted)).toEqual(['noted-commitment: 0 commitment', 'noted-end: 0 rows']);
});

const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const draws = fc.record({
  secret: hex,
  salts: fc.array(fc.option(hex) as fc.Arbitrary<Salt>, { minLength: 1, maxLength: 6 }),
});

test('once committed a server has no choice left: text, secret and salts determine each other', () => {
  fc.assert(
    fc.property(draws, draws, (a, b) => {
      // From the text alone the drawing can be read again, so no two drawings share one.
      const [, secret, ...seats] = seedText(a).split('\n');
      const salts = seats.map((line) => line.split(' ')[2]).map((salt) => (salt === '-' ? null : salt));
      expect({ secret: secret.slice('secret '.length), salts }).toEqual(a);
      const isSame = JSON.stringify(a) === JSON.stringify(b);
      expect(seedText(a) === seedText(b)).toBe(isSame);
      // Another secret has another commitment; with the same secret and salts there is one seed.
      expect(commitmentTo(a.secret) === commitmentTo(b.secret)).toBe(a.secret === b.secret);
      expect(drawSeed(a) === drawSeed(b)).toBe(isSame);
    }),
    { numRuns: 50 },
  );
});

test('where nobody gave a salt it says so, and older recordings are checked as far as they go', () => {
  const alone = record(box.rules, { seats: 3, seed: '', drawing: { ...drawing, salts: [null, null, null] } });
  const old = record(box.rules, { seats: 3, seed: 'before there were salts' });
  for (const one of [alone, old]) {
    expect(bad(one)).toEqual([]);
    expect(check(one).find((finding) => finding.check === 'seed')?.verdict).toBe('open');
  }
  const closed = { ...game, rows: game.rows.slice(0, 9), outcome: undefined, seals: undefined };
  expect(check(closed as unknown as Recording).find((finding) => finding.check === 'end')?.verdict).toBe('open');
});

test('the command says line by line what was checked, and fails when something is not so', async () => {
  using here = folder();
  const file = (name: string, content: object | string): string => {
    const path = join(here.path, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  const fair = file('fair.json', game);
  const good = await tablee('verify', fair, '--commitment', game.commitment, '--salt', MINE);
  expect(good).toMatchObject({ code: 0, err: '' });
  expect(good.out.split('\n').filter((line) => line.startsWith('    ok'))).toHaveLength(11);
  expect(good.out).toContain(`Commitment ${game.commitment}`);

  const edited = file('edited.json', withRow(7, { hash: '0123456789abcdef' }));
  const wrong = await tablee('verify', edited);
  expect(wrong.code).toBe(1);
  expect(wrong.out).toMatch(/NOT SO {2}Rows do not follow.*\n +Row 7, "hash"/);
  expect(wrong.err).toMatch(/is not a fair game as it stands/);

  for (const [args, message] of [
    [[file('other.json', { ...game, game: 'boss-qest' })], /no game "boss-qest"/],
    [[fair, '--salt', 'mine'], /--salt has 64 hexadecimal digits/],
  ] as const) {
    const { code, err } = await tablee('verify', ...args);
    expect(err).toMatch(message);
    expect(code).toBeGreaterThan(0);
  }
  const later = await tablee('verify', file('later.json', { ...game, version: 999 }), '--json');
  expect(later).toMatchObject({ code: 1 });
  expect(JSON.parse(later.out)).toMatchObject({ fair: false, findings: [{ check: 'rules', verdict: 'bad' }] });
}, 60_000);
