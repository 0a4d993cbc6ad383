import { describe, expect, it } from 'vitest';
import { type AnswerRow, type AnyShape, Match, type Seat, SPECTATOR, sha256 } from '../kernel/index.ts';
import { chainStart, chainText, contentHash, type RecordedRow } from '../kernel/recording.ts';
import { pebblesBox } from '../server/testing/pebbles.ts';
import { checkTable, type Wrong } from './checker.ts';
import { type Asked, type Diary, type Entry, openDiary, updateDigest, viewDigest } from './diary.ts';
import type { TableLog } from './truth.ts';

const { rules } = pebblesBox;
const seed = 'a seed';
const options = { turns: 2, goal: 'most', gap: 0, undo: true };
const setup = { seats: 2, options, seed };
const header = {
  game: 'pebbles',
  version: 1,
  seats: 2,
  options,
  content: contentHash(rules, setup),
  commitment: sha256(seed),
};

/** A person at seat 0 and a bot at seat 1 play one game, and an onlooker looks on. */
const MOVES: readonly (readonly [Seat, 'answer' | 'undo', unknown])[] = [
  [0, 'answer', 1],
  [0, 'answer', 2],
  [0, 'undo', { all: false, keep: 1 }],
  [0, 'answer', 'pick'],
  [0, 'answer', 'end'],
  [1, 'answer', 1],
  [1, 'answer', 'end'],
  [0, 'answer', 3],
];

interface History {
  log: TableLog & { rows: (RecordedRow & { clientId?: string })[] };
  person: Diary;
  onlooker: Diary;
}

/** What happened, told truthfully. */
function honest(): History {
  const match = Match.start(rules, setup);
  const person = openDiary('TABLE1', 0);
  const onlooker = openDiary('TABLE1', SPECTATOR);
  const rows: (RecordedRow & { clientId?: string })[] = [];
  const diaries = [person, onlooker];
  const lines = diaries.map((): Entry[] => [{ kind: 'hello' }, welcome(match, 0)]);
  lines[1] = [{ kind: 'hello' }, welcome(match, SPECTATOR)];
  let chain = chainStart(header);
  let at = 0;
  for (const [seat, type, answer] of MOVES) {
    const decision = type === 'undo' ? '' : match.asked()[0].id;
    const standing: AnswerRow[] = [];
    const result = match.apply(
      type === 'undo' ? { type, seat, all: false } : { type, seat, decision, answer },
      standing,
    );
    if (result.refusal) throw new Error(result.refusal.key);
    const by = seat === 1 ? 'bot' : 'person';
    const row = { seq: match.seq, seat, type, decision, answer, by, hash: result.change.hash, at: ++at } as const;
    chain = sha256(chain + chainText(row));
    const clientId = `c${match.seq}`;
    rows.push({ ...row, chain, ...(by === 'person' && { clientId }) });
    for (const [i, { seat: viewer }] of diaries.entries()) {
      const update = match.update(viewer, result.change);
      if (update === undefined) continue;
      const undo = viewer === SPECTATOR ? undefined : match.undoReach(viewer);
      const awaited = match.asked().map((one) => one.seat);
      const message = { ...update, epoch: match.epoch, awaited, undo, ...(by === 'bot' && { by }) };
      lines[i].push({ kind: 'update', n: update.n, text: updateDigest(JSON.parse(JSON.stringify(message))) });
    }
    if (by === 'person') {
      const outcome = { kind: 'acknowledged', n: match.count(0), at: at * 10 + 5 } as const;
      person.asked.push({ clientId, type, decision, answer, sentAt: at * 10, copies: 1, outcome });
    }
  }
  for (const [i, diary] of diaries.entries()) {
    const end = welcome(match, diary.seat);
    diary.lines.push(lines[i]);
    diary.seen.push(...lines[i].filter((entry) => entry.kind !== 'hello'));
    diary.end = { n: end.n, view: end.view };
  }
  const log = {
    code: 'TABLE1',
    rules,
    header,
    setup,
    rows,
    seats: ['person', 'bot'],
    startedAt: 0,
    paused: false,
    phase: 'playing',
  } as const;
  return { log: { ...log, rows }, person, onlooker };
}

function welcome(match: Match<AnyShape>, seat: Seat) {
  const { pub, own } = match.state;
  const n = match.count(seat);
  const awaited = match.asked().map((one) => one.seat);
  const view = viewDigest({ n, epoch: match.epoch, awaited, pub, own: own[seat], told: match.story.length });
  return { kind: 'welcome', resumed: false, n, view } as const;
}

/** The log with its chain made anew, as a forger with access to the store would. */
function rechain(history: History): void {
  let chain = chainStart(header);
  history.log.rows = history.log.rows.map((row, i) => {
    const next = { ...row, seq: i + 1 };
    chain = sha256(chain + chainText(next));
    return { ...next, chain };
  });
}

const verdict = ({ log, person, onlooker }: History): Wrong[] => [
  ...new Set(checkTable(log, [person, onlooker]).map(({ kind }) => kind)),
];

/** The updates of a line, to be tampered with. */
const line = (diary: Diary): Entry[] => diary.lines[0];
const asked = (history: History, i: number): Asked => history.person.asked[i];

describe('the checker', () => {
  it('finds nothing wrong with what happened', () => {
    const history = honest();
    expect(checkTable(history.log, [history.person, history.onlooker])).toEqual([]);
    expect(history.person.seen.length).toBe(9);
  });

  it('says in plain words what it found', () => {
    const history = honest();
    history.log.rows.pop();
    const [first] = checkTable(history.log, [history.person]);
    expect(first.text).toBe('table TABLE1: an acknowledged answer of seat 0 (5.0) is not in the log.');
  });

  const forged: { readonly [what: string]: readonly [Wrong, (history: History) => void] } = {
    'an acknowledged answer that is not in the log': ['lost-answer', ({ log }) => log.rows.pop()],
    'an answer that was taken twice': [
      'doubled-answer',
      (history) => {
        history.log.rows[1] = { ...history.log.rows[1], clientId: 'c1' };
      },
    ],
    'an answer that stands before one acknowledged earlier': [
      'swapped-answers',
      (history) => {
        const [one, other] = [asked(history, 0), asked(history, 1)];
        history.person.asked[0] = { ...one, clientId: 'c2' };
        history.person.asked[1] = { ...other, clientId: 'c1' };
      },
    ],
    'an answer written down otherwise than it was given': [
      'changed-answer',
      (history) => {
        history.person.asked[0] = { ...asked(history, 0), answer: 3 };
      },
    ],
    'an answer acknowledged with two different numbers': [
      'changed-answer',
      (history) => {
        asked(history, 0).otherN = 7;
      },
    ],
    'an answer that was refused and is in the log': [
      'refused-yet-logged',
      (history) => {
        asked(history, 0).outcome = { kind: 'refused', error: 'not-open' };
      },
    ],
    'an answer of a person who gave none': ['row-of-nobody', (history) => history.person.asked.pop()],
    "a bot's answer in a person's seat": [
      'wrong-hand',
      (history) => {
        history.log.rows[0] = { ...history.log.rows[0], by: 'bot' };
        rechain(history);
      },
    ],
    'a time-out that came too soon': [
      'hasty-clock',
      (history) => {
        history.log.rows[0] = { ...history.log.rows[0], by: 'default' };
        history.log = { ...history.log, hurry: 10_000 };
        rechain(history);
      },
    ],
    'a bot that no longer plays': [
      'idle-bot',
      (history) => {
        history.log = { ...history.log, rows: history.log.rows.slice(0, 5) };
      },
    ],
    'a row changed after it was written': [
      'unsound-log',
      ({ log }) => {
        log.rows[0] = { ...log.rows[0], at: 99 };
      },
    ],
    'two rows swapped, the chain made anew': [
      'unsound-log',
      (history) => {
        const { rows } = history.log;
        [rows[4], rows[5]] = [rows[5], rows[4]];
        rechain(history);
      },
    ],
    'a row that is missing in the middle': [
      'unsound-log',
      (history) => {
        history.log.rows.splice(3, 1);
      },
    ],
    'a table the server gave up': [
      'stopped-table',
      (history) => {
        history.log = { ...history.log, phase: 'stopped' };
      },
    ],
    'an update that was never logged': [
      'untrue-update',
      ({ onlooker }) => line(onlooker).push({ kind: 'update', n: 9, text: '0' }),
    ],
    'an update that tells something else': [
      'untrue-update',
      ({ onlooker }) => line(onlooker).splice(3, 1, { kind: 'update', n: 2, text: '0' }),
    ],
    'an update told twice': ['told-twice', ({ person }) => line(person).splice(4, 0, line(person)[3])],
    'two updates told in the wrong order': [
      'gap',
      ({ person }) => line(person).splice(3, 2, line(person)[4], line(person)[3]),
    ],
    'an update left out': ['gap', ({ person }) => line(person).splice(3, 1)],
    'updates that do not go on from where somebody resumed': [
      'gap',
      ({ person }) => line(person).splice(5, 0, { kind: 'hello', lastN: 1 }, { kind: 'welcome', resumed: true }),
    ],
    'an update taken in twice': ['told-twice', ({ person }) => person.seen.splice(3, 0, person.seen[2])],
    'a welcome with another view': [
      'untrue-view',
      ({ onlooker }) => line(onlooker).push({ kind: 'welcome', resumed: false, n: 8, view: '0' }),
    ],
    'an end with another view': [
      'untrue-view',
      ({ person }) => {
        person.end = { n: 8, view: '0' };
      },
    ],
    'somebody who was not told the last update': [
      'left-behind',
      ({ onlooker }) => {
        onlooker.end = { n: 7, view: '0' };
      },
    ],
    'somebody turned away from their own seat': [
      'turned-away',
      ({ person }) => person.turnedAway.push('not-your-seat'),
    ],
  };
  for (const [what, [kind, forge]] of Object.entries(forged)) {
    it(`finds ${what}`, () => {
      const history = honest();
      forge(history);
      expect(verdict(history)).toContain(kind);
    });
  }

  it('lets somebody resume where they were, and start afresh', () => {
    const history = honest();
    const { person } = history;
    const [hello, first, ...updates] = line(person);
    const resumed: Entry[] = [{ kind: 'hello', lastN: 3 }, { kind: 'welcome', resumed: true }, ...updates.slice(3)];
    person.lines.splice(0, 1, [hello, first, ...updates.slice(0, 5)], resumed);
    expect(verdict(history)).toEqual([]);
  });
});
