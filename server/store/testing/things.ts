/** Things to keep, for tests of stores. */
import type { Pen, Store, StoredRow, TableDoc } from '../store.ts';

export const row = (seq: number): StoredRow => ({
  seq,
  seat: 0,
  type: 'answer',
  decision: `${seq}.0`,
  answer: { of: seq },
  by: 'person',
  hash: '',
  chain: '',
  at: 1_794_000_000_000 + seq,
  clientId: `c${seq}`,
  n: seq,
});

/** A row that every database refuses. */
export const badRow = (seq: number): StoredRow => ({ ...row(seq), at: null as unknown as number });

export const table = (code: string, host = 'host'): TableDoc => ({
  code,
  rev: 0,
  game: 'pebbles',
  mode: 'friends',
  createdAt: 1,
  title: '',
  phase: 'lobby',
  paused: false,
  host,
  seats: [],
  kicked: [],
  given: {},
  spectators: true,
  takeBack: true,
  absence: { act: 'wait', after: 90 },
  fast: false,
});

export const durable = (pen: Pen): Promise<Error | undefined> => new Promise((resolve) => pen.afterCommit(resolve));

export const seqs = async (store: Store, code: string, after = 0): Promise<number[]> =>
  (await store.rows(code, after)).map(({ seq }) => seq);

export const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/** Every six-letter code in turn. */
export const codeOf = (i: number): string => i.toString(32).toUpperCase().padStart(6, 'X');
