/**
 * Which tables this node keeps. A row says which node keeps a table, and counts as long as that node is there: one lock a
 * node, instead of one a table, since the database has room for some thousand locks only.
 */
import type { Pool } from 'pg';
import type { Code } from '../../wire/protocol.ts';
import { ALIVE, type Line } from './postgres-line.ts';
import { LOCKS } from './postgres-migrations.ts';

/** Looks first which ones are free, and decides when the row is its own to change. */
const TAKE = `INSERT INTO tablee.keepers AS kept (code, node)
  SELECT code, $3 FROM unnest($2::text[]) code
  WHERE code NOT IN (SELECT code FROM tablee.keepers WHERE code = ANY ($2) AND node <> $3 AND node IN (${ALIVE}))
  ORDER BY code
  ON CONFLICT (code) DO UPDATE SET node = excluded.node
  WHERE kept.node = excluded.node OR NOT EXISTS (${ALIVE} AND objid::bigint = kept.node)
  RETURNING code`;

const LEAVE = 'DELETE FROM tablee.keepers WHERE node = $1 AND code = ANY ($2)';

export class Keeping {
  private readonly pool: Pool;
  private readonly line: Line;
  private readonly kept = new Set<Code>();
  /** Who waits to hear whether this node keeps a table; asked for together. */
  private asked = new Map<Code, ((isKept: boolean) => void)[]>();
  /** To be told to the database. */
  private readonly leaving = new Set<Code>();
  private isBusy = false;

  constructor(pool: Pool, line: Line) {
    this.pool = pool;
    this.line = line;
  }

  keep(code: Code): Promise<boolean> {
    if (this.kept.has(code)) return Promise.resolve(true);
    return new Promise((resolve) => {
      this.asked.set(code, [...(this.asked.get(code) ?? []), resolve]);
      this.workSoon();
    });
  }

  letGo(code: Code): void {
    this.kept.delete(code);
    this.leaving.add(code);
    for (const resolve of this.asked.get(code) ?? []) resolve(false);
    this.asked.delete(code);
    this.workSoon();
  }

  /** The connection broke: nothing is kept any more. */
  lost(): void {
    this.kept.clear();
    this.leaving.clear();
  }

  private workSoon(): void {
    if (this.isBusy) return;
    this.isBusy = true;
    setImmediate(() => void this.work());
  }

  private async work(): Promise<void> {
    let isSound = true;
    while (isSound && (this.asked.size > 0 || this.leaving.size > 0)) {
      const { asked } = this;
      this.asked = new Map();
      try {
        await this.exchange([...asked.keys()]);
      } catch {
        isSound = false;
      }
      for (const [code, waiting] of asked) for (const resolve of waiting) resolve(this.kept.has(code));
    }
    this.isBusy = false;
  }

  private async exchange(wanted: readonly Code[]): Promise<void> {
    const { node } = this.line;
    if (node === undefined) return this.leaving.clear();
    const leaving = [...this.leaving];
    this.leaving.clear();
    try {
      if (leaving.length > 0) await this.pool.query(LEAVE, [node, leaving]);
    } catch (error) {
      // Told again next time.
      if (this.line.node === node) for (const code of leaving) this.leaving.add(code);
      throw error;
    }
    if (wanted.length === 0) return;
    const { rows } = await this.pool.query<{ code: Code }>(TAKE, [LOCKS, wanted, node]);
    if (this.line.node !== node) return;
    for (const { code } of rows) if (!this.leaving.has(code)) this.kept.add(code);
  }
}
