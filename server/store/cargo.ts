/**
 * All that a store keeps, to be carried from one database into another: tables of plain columns, the same in both kinds.
 * Read in one order everywhere, so one hash over everything tells whether all of it arrived.
 */
import { createHash } from 'node:crypto';

export type Value = string | number | null | Uint8Array;
/** Values in the order of the columns. */
export type Line = readonly Value[];

export interface Cargo {
  readonly name: string;
  /** Each column with its type in PostgreSQL. */
  readonly columns: Readonly<Record<string, 'text' | 'int' | 'bigint' | 'bytea'>>;
  /** What the lines are ordered by. */
  readonly order: readonly string[];
}

const ROW = {
  code: 'text',
  seq: 'int',
  seat: 'int',
  type: 'text',
  decision: 'text',
  answer: 'text',
  by: 'text',
  hash: 'text',
  chain: 'text',
  at: 'bigint',
  client_id: 'text',
  n: 'int',
} as const;

export const CARGO: readonly Cargo[] = [
  { name: 'secrets', columns: { name: 'text', value: 'text' }, order: ['name'] },
  { name: 'tables', columns: { code: 'text', phase: 'text', doc: 'text', rev: 'int' }, order: ['code'] },
  { name: 'places', columns: { device: 'text', code: 'text' }, order: ['device', 'code'] },
  { name: 'rows', columns: ROW, order: ['code', 'seq'] },
  // The same row may have been set aside several times.
  { name: 'rows_set_aside', columns: ROW, order: Object.keys(ROW) },
  { name: 'snapshots', columns: { code: 'text', snapshot: 'text' }, order: ['code'] },
  { name: 'films', columns: { code: 'text', seat: 'int', film: 'bytea' }, order: ['code', 'seat'] },
  { name: 'chat', columns: { code: 'text', id: 'int', line: 'text' }, order: ['code', 'id'] },
  { name: 'packs', columns: { code: 'text', pack: 'text' }, order: ['code'] },
  { name: 'clocks', columns: { code: 'text', due: 'bigint', clocks: 'text' }, order: ['code'] },
  { name: 'drafts', columns: { code: 'text', seat: 'int', drafts: 'text' }, order: ['code', 'seat'] },
];

/** Lines are carried so many at a time: a store of any size fits through. */
export const AT_ONCE = 200;

/** One of the two databases while things are carried. */
export interface Hold {
  /** How many lines there are, about. */
  count(): Promise<number>;
  read(cargo: Cargo): AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>;
  write(cargo: Cargo, lines: readonly Line[]): Promise<void>;
  /** Makes room: whether there is nothing but the secrets of a server that was never used, which go. */
  clear(): Promise<boolean>;
  /** All of this at one moment, and all or nothing of what is written. */
  together<T>(act: () => Promise<T>): Promise<T>;
}

/** How much was carried. */
export interface Manifest {
  readonly counts: Readonly<Record<string, number>>;
  /** SHA-256 over every line in order. */
  readonly hash: string;
}

/** The target has tables of its own. */
export class NotEmpty extends Error {}

/** Carries everything and reads it again over there; nothing stays there unless both hashes are the same. */
export async function carry(
  from: Hold,
  to: Hold,
  carried: (lines: number) => void = () => undefined,
): Promise<Manifest> {
  return from.together(() =>
    to.together(async () => {
      if (!(await to.clear())) throw new NotEmpty();
      const sent = await listed(from, async (cargo, lines) => {
        await to.write(cargo, lines);
        carried(lines.length);
      });
      const arrived = await listed(to);
      if (arrived.hash !== sent.hash) throw new Error('what arrived is not what was sent; nothing was kept');
      return sent;
    }),
  );
}

async function listed(hold: Hold, each?: (cargo: Cargo, lines: readonly Line[]) => Promise<void>): Promise<Manifest> {
  const sum = createHash('sha256');
  const counts: Record<string, number> = {};
  for (const cargo of CARGO) {
    counts[cargo.name] = 0;
    for await (const lines of hold.read(cargo)) {
      counts[cargo.name] += lines.length;
      for (const line of lines) sum.update(`${JSON.stringify([cargo.name, ...line.map(inText)])}\n`);
      await each?.(cargo, lines);
    }
  }
  return { counts, hash: sum.digest('hex') };
}

const inText = (value: Value): string | number | null =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
