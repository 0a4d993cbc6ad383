/** Reading rows of many tables together: a busy node follows hundreds of tables, and one question to the database is enough. */
import type { Pool } from 'pg';
import type { Code } from '../../wire/protocol.ts';
import type { StoredRow } from './store.ts';

export interface RowColumns {
  seq: number;
  seat: number;
  type: StoredRow['type'];
  decision: string;
  answer: string;
  by: StoredRow['by'];
  hash: string;
  chain: string;
  /** A bigint, which the driver gives as text. */
  at: string;
  client_id: string | null;
  n: number;
}

export const readRow = ({
  seq,
  seat,
  type,
  decision,
  answer,
  by,
  hash,
  chain,
  at,
  client_id,
  n,
}: RowColumns): StoredRow => ({
  seq,
  seat,
  type,
  decision,
  answer: JSON.parse(answer),
  by,
  hash,
  chain,
  at: Number(at),
  ...(client_id !== null && { clientId: client_id }),
  n,
});

interface Wish {
  readonly code: Code;
  readonly after: number;
  resolve(rows: StoredRow[]): void;
  reject(error: unknown): void;
}

/** In order, each table by the index. */
const READ = `SELECT wish, found.* FROM unnest($1::text[], $2::int[]) WITH ORDINALITY asked (code, after, wish),
  LATERAL (SELECT * FROM tablee.rows WHERE rows.code = asked.code AND seq > after ORDER BY seq) found ORDER BY wish, seq`;

export class RowReader {
  private readonly pool: Pool;
  /** Asked for in this turn of the event loop, or while the last question is under way. */
  private wishes: Wish[] = [];
  private isBusy = false;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** The rows of a table after this one. */
  read(code: Code, after: number): Promise<StoredRow[]> {
    return new Promise((resolve, reject) => {
      this.wishes.push({ code, after, resolve, reject });
      if (this.isBusy) return;
      this.isBusy = true;
      setImmediate(() => void this.work());
    });
  }

  private async work(): Promise<void> {
    while (this.wishes.length > 0) {
      const wishes = this.wishes;
      this.wishes = [];
      try {
        const found = await this.ask(wishes);
        for (const [i, wish] of wishes.entries()) wish.resolve(found[i]);
      } catch (error) {
        for (const wish of wishes) wish.reject(error);
      }
    }
    this.isBusy = false;
  }

  private async ask(wishes: readonly Wish[]): Promise<StoredRow[][]> {
    const values = [wishes.map(({ code }) => code), wishes.map(({ after }) => after)];
    const { rows } = await this.pool.query<RowColumns & { wish: string }>({ name: 'rows', text: READ, values });
    const found = wishes.map((): StoredRow[] => []);
    for (const row of rows) found[Number(row.wish) - 1].push(readRow(row));
    return found;
  }
}
