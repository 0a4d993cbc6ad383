/** A SQLite file, to carry everything out of it or into it. */
import { DatabaseSync } from 'node:sqlite';
import { AT_ONCE, CARGO, type Cargo, type Hold, type Line } from './cargo.ts';
import { openSqlite } from './sqlite.ts';

/** Makes the file where there is none; one that a server has open is refused. */
export async function holdSqlite(file: string): Promise<SqliteHold> {
  // Opened as a store first: brought up to date, and all its rows are filed when it closes.
  await (await openSqlite(file)).close();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = FULL');
  return new SqliteHold(db);
}

class SqliteHold implements Hold, Disposable {
  private readonly db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  async count(): Promise<number> {
    const counts = CARGO.map(({ name }) => this.db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n as number);
    return counts.reduce((sum, n) => sum + n, 0);
  }

  *read({ name, columns, order }: Cargo): Generator<readonly Line[]> {
    const sql = `SELECT ${Object.keys(columns).join(', ')} FROM ${name} ORDER BY ${order.join(', ')}`;
    let lines: Line[] = [];
    for (const row of this.db.prepare(sql).iterate()) {
      lines.push(Object.values(row) as Line);
      if (lines.length < AT_ONCE) continue;
      yield lines;
      lines = [];
    }
    if (lines.length > 0) yield lines;
  }

  async write({ name, columns }: Cargo, lines: readonly Line[]): Promise<void> {
    const names = Object.keys(columns);
    const sql = `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
    const insert = this.db.prepare(sql);
    for (const line of lines) insert.run(...line);
  }

  async clear(): Promise<boolean> {
    this.db.exec('DELETE FROM secrets');
    return CARGO.every(({ name }) => this.db.prepare(`SELECT 1 FROM ${name} LIMIT 1`).get() === undefined);
  }

  async together<T>(act: () => Promise<T>): Promise<T> {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const result = await act();
      this.db.exec('COMMIT');
      return result;
    } catch (error) {
      this.db.exec('ROLLBACK');
      throw error;
    }
  }

  [Symbol.dispose](): void {
    this.db.close();
  }
}
