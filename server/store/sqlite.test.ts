import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempDir } from '../testing/house.ts';
import { openSqlite } from './sqlite.ts';
import { Overtaken, type Pen, type Store, type StoredRow, type TableDoc } from './store.ts';

const row = (seq: number): StoredRow => ({
  seq,
  seat: 0,
  type: 'answer',
  decision: `${seq}.0`,
  answer: { of: seq },
  by: 'person',
  hash: '',
  chain: '',
  at: seq,
  clientId: `c${seq}`,
  n: seq,
});
const table = (code: string): TableDoc => ({
  code,
  rev: 0,
  game: 'pebbles',
  mode: 'friends',
  createdAt: 1,
  title: '',
  phase: 'lobby',
  paused: false,
  host: 'host',
  seats: [],
  kicked: [],
  given: {},
  spectators: true,
  takeBack: true,
  absence: { act: 'wait', after: 90 },
  fast: false,
});
const durable = (pen: Pen) => new Promise<Error | undefined>((resolve) => pen.afterCommit(resolve));
const seqs = async (store: Store, code: string, after = 0) => (await store.rows(code, after)).map(({ seq }) => seq);
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);
/** So many rows that they are filed when they are written. */
const MANY = 5000;
/** A row that SQLite refuses. */
const badRow = (seq: number): StoredRow => ({ ...row(seq), at: null as unknown as number });

let dataDir: string;
let store: Store;
const open = () => {
  store = openSqlite(join(dataDir, 'tablee.db'));
};
beforeEach(() => {
  dataDir = tempDir();
  open();
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

it('finds the rows of a table whether they are filed yet or not, and after opening the file again', async () => {
  const even = store.pen('EVENXX');
  const odd = store.pen('DDDDDD');
  for (const seq of upTo(MANY)) (seq % 2 === 0 ? even : odd).append(row(seq));
  await durable(even);
  for (const seq of [MANY + 2, MANY + 4]) even.append(row(seq));
  expect(await seqs(store, 'EVENXX', MANY - 3)).toEqual([MANY - 2, MANY, MANY + 2, MANY + 4]);
  expect(await store.rowOf('EVENXX', 0, `c${MANY + 4}`)).toMatchObject({ seq: MANY + 4, answer: { of: MANY + 4 } });
  expect(await store.rowOf('DDDDDD', 0, 'c7')).toMatchObject({ seq: 7 });
  even.setAside(MANY);
  expect(await seqs(store, 'EVENXX', MANY - 3)).toEqual([MANY - 2, MANY]);
  even.append(row(MANY + 2));
  await store.close();
  open();
  expect(await seqs(store, 'EVENXX')).toEqual([...upTo(MANY).filter((seq) => seq % 2 === 0), MANY + 2]);
  expect(await seqs(store, 'DDDDDD')).toHaveLength(MANY / 2);
});

it('never keeps two rows of one number, and says so before anything of that turn is kept', async () => {
  const pen = store.pen('ABCDEF');
  pen.append(row(1));
  await durable(pen);
  pen.append(row(2));
  pen.append(row(1));
  expect(await durable(pen)).toBeInstanceOf(Overtaken);
  expect(await seqs(store, 'ABCDEF')).toEqual([1]);
  const again = store.pen('ABCDEF');
  again.append(row(2));
  expect(await durable(again)).toBeUndefined();
  expect(await seqs(store, 'ABCDEF')).toEqual([1, 2]);
  const filed = store.pen('FILEDX');
  for (const seq of upTo(MANY)) filed.append(row(seq));
  await durable(filed);
  filed.append(row(7));
  expect(await durable(filed)).toBeInstanceOf(Overtaken);
  const newer = store.pen('FILEDX');
  newer.append(row(MANY + 1));
  expect(await durable(newer)).toBeUndefined();
});

it('fails the overtaken ones alone of those who share a commit', async () => {
  const [slow, fast] = [table('ABCDEF'), table('ABCDEF')];
  const first = store.pen('ABCDEF');
  first.saveTable(fast);
  first.saveTable(fast);
  first.addChat({ id: 1, at: 1, seat: 0, name: 'Lea', text: 'Salut' });
  expect(await durable(first)).toBeUndefined();
  const [late, lateChat, other] = [store.pen('ABCDEF'), store.pen('ABCDEF'), store.pen('OTHERX')];
  late.append(row(1));
  late.saveTable(slow);
  lateChat.addChat({ id: 1, at: 2, seat: 1, name: 'Bob', text: 'Moi' });
  other.append(row(1));
  expect(await Promise.all([late, lateChat, other].map(durable))).toEqual([
    expect.any(Overtaken),
    expect.any(Overtaken),
    undefined,
  ]);
  expect(await seqs(store, 'ABCDEF')).toEqual([]);
  expect(await seqs(store, 'OTHERX')).toEqual([1]);
  expect(await store.table('ABCDEF')).toEqual(fast);
});

describe('a commit that fails', () => {
  it('takes what its tables write later with it, in order, and nothing of other tables', async () => {
    const [lost, other] = [store.pen('LOSTXX'), store.pen('OTHERX')];
    const told: string[] = [];
    const tell = (what: string) => (error?: Error) => told.push(`${what} ${error === undefined ? 'kept' : 'lost'}`);
    lost.append(badRow(1));
    lost.afterCommit(tell('first'));
    await durable(lost);
    lost.append(row(2));
    lost.afterCommit(tell('second'));
    other.append(row(1));
    other.afterCommit(tell('other'));
    await durable(other);
    expect(told).toEqual(['first lost', 'second lost', 'other kept']);
    lost.append(row(3));
    lost.afterCommit(tell('third'));
    expect(told.at(-1)).toBe('third lost');
    expect(await seqs(store, 'LOSTXX')).toEqual([]);
    expect(await seqs(store, 'OTHERX')).toEqual([1]);
  });

  it('leaves a table that is read again and a new pen as they should be', async () => {
    const lost = store.pen('LOSTXX');
    lost.append(badRow(1));
    const rows = store.rows('LOSTXX', 0);
    expect(await durable(lost)).toBeInstanceOf(Error);
    expect(await rows).toEqual([]);
    const again = store.pen('LOSTXX');
    again.append(row(1));
    lost.append(row(2));
    expect(await durable(again)).toBeUndefined();
    expect(await seqs(store, 'LOSTXX')).toEqual([1]);
    expect(await store.trouble()).toBeUndefined();
  });
});

it('keeps the clocks of a table, and finds those where something is due', async () => {
  const clocks = { epoch: 1, of: { '4.0': { seat: 0, since: 900 } } };
  const [early, late, paused] = ['EARLYX', 'LATEXX', 'PAUSED'].map((code) => store.pen(code));
  late.saveClocks(clocks, 3000);
  early.saveClocks(clocks, 1000);
  paused.saveClocks(clocks, undefined);
  expect(await store.clocks('PAUSED')).toEqual(clocks);
  expect(await store.overdue(1000)).toEqual([]);
  expect(await store.overdue(1001)).toEqual(['EARLYX']);
  expect(await store.overdue(9999)).toEqual(['EARLYX', 'LATEXX']);
  early.saveClocks(clocks, 5000);
  late.saveClocks(undefined, undefined);
  expect(await store.overdue(9999)).toEqual(['EARLYX']);
  expect(await store.clocks('LATEXX')).toBeUndefined();
});

it('keeps what each seat has begun to answer', async () => {
  const pen = store.pen('DRAFTS');
  pen.saveDrafts(1, { '4.1': ['a'] });
  pen.saveDrafts(0, { '4.0': 2 });
  pen.saveDrafts(1, { '4.1': ['a', 'b'] });
  expect([...(await store.drafts('DRAFTS'))]).toEqual([
    [0, { '4.0': 2 }],
    [1, { '4.1': ['a', 'b'] }],
  ]);
  pen.saveDrafts(0, undefined);
  expect([...(await store.drafts('DRAFTS')).keys()]).toEqual([1]);
});
