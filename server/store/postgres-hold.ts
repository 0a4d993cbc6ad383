/** A PostgreSQL database, to carry everything out of it or into it. */
import type { ClientBase } from 'pg';
import { AT_ONCE, CARGO, type Cargo, type Hold, type Line, type Value } from './cargo.ts';
import { ALIVE } from './postgres-line.ts';
import { LOCKS } from './postgres-migrations.ts';

export class PostgresHold implements Hold {
  private readonly client: ClientBase;

  constructor(client: ClientBase) {
    this.client = client;
  }

  /** How many servers have it open. */
  async nodes(): Promise<number> {
    return (await this.client.query(ALIVE, [LOCKS])).rows.length;
  }

  async count(): Promise<number> {
    const counts = CARGO.map(({ name }) => `(SELECT count(*) FROM tablee.${name})`).join(' + ');
    return Number((await this.client.query<{ n: string }>(`SELECT ${counts} AS n`)).rows[0].n);
  }

  async *read({ name, columns, order }: Cargo): AsyncGenerator<readonly Line[]> {
    const types = Object.values(columns);
    // As SQLite orders: by bytes, and what is missing first.
    const by = order.map((column) => `${column}${columns[column] === 'text' ? ' COLLATE "C"' : ''} NULLS FIRST`);
    const sql = `SELECT ${Object.keys(columns).join(', ')} FROM tablee.${name} ORDER BY ${by.join(', ')}`;
    await this.client.query(`DECLARE cargo NO SCROLL CURSOR FOR ${sql}`);
    for (;;) {
      const { rows } = await this.client.query<Value[]>({ text: `FETCH ${AT_ONCE} FROM cargo`, rowMode: 'array' });
      if (rows.length === 0) break;
      yield rows.map((row) => row.map((value, i) => (types[i] === 'bigint' && value !== null ? Number(value) : value)));
    }
    await this.client.query('CLOSE cargo');
  }

  async write({ name, columns }: Cargo, lines: readonly Line[]): Promise<void> {
    const arrays = Object.values(columns).map((type, i) => `$${i + 1}::${type}[]`);
    const sql = `INSERT INTO tablee.${name} (${Object.keys(columns).join(', ')}) SELECT * FROM unnest(${arrays.join(', ')})`;
    await this.client.query(
      sql,
      arrays.map((_, i) => lines.map((line) => line[i])),
    );
  }

  async clear(): Promise<boolean> {
    await this.client.query('DELETE FROM tablee.secrets');
    for (const { name } of CARGO) {
      if ((await this.client.query(`SELECT 1 FROM tablee.${name} LIMIT 1`)).rows.length > 0) return false;
    }
    return true;
  }

  async together<T>(act: () => Promise<T>): Promise<T> {
    await this.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    try {
      const result = await act();
      await this.client.query('COMMIT');
      return result;
    } catch (error) {
      await this.client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}
