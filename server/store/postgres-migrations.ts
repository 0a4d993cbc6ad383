/**
 * The shape of the PostgreSQL database, step by step, in a schema of its own; the columns are those of the SQLite file.
 * Nodes of the version before may still run while a step is taken, so a step never takes away what they use.
 */
import type { ClientBase } from 'pg';

const STEPS: readonly string[] = [
  `
  CREATE TABLE tablee.tables (
    code text COLLATE "C" PRIMARY KEY,
    phase text NOT NULL,
    doc text NOT NULL,
    rev integer NOT NULL
  ) WITH (fillfactor = 70);
  CREATE TABLE tablee.places (device text COLLATE "C" NOT NULL, code text COLLATE "C" NOT NULL, PRIMARY KEY (device, code));
  CREATE INDEX places_of_table ON tablee.places (code);
  CREATE TABLE tablee.rows (
    code text COLLATE "C" NOT NULL,
    seq integer NOT NULL,
    seat integer NOT NULL,
    type text NOT NULL,
    decision text NOT NULL,
    answer text NOT NULL,
    by text NOT NULL,
    hash text NOT NULL,
    chain text NOT NULL,
    at bigint NOT NULL,
    client_id text,
    n integer NOT NULL,
    PRIMARY KEY (code, seq)
  );
  CREATE TABLE tablee.rows_set_aside (LIKE tablee.rows);
  CREATE TABLE tablee.snapshots (code text COLLATE "C" PRIMARY KEY, snapshot text NOT NULL) WITH (fillfactor = 70);
  CREATE TABLE tablee.films (code text COLLATE "C" NOT NULL, seat integer NOT NULL, film bytea NOT NULL, PRIMARY KEY (code, seat));
  CREATE TABLE tablee.chat (code text COLLATE "C" NOT NULL, id integer NOT NULL, line text NOT NULL, PRIMARY KEY (code, id));
  CREATE TABLE tablee.packs (code text COLLATE "C" PRIMARY KEY, pack text NOT NULL);
  CREATE TABLE tablee.clocks (code text COLLATE "C" PRIMARY KEY, due bigint, clocks text NOT NULL) WITH (fillfactor = 70);
  CREATE INDEX clocks_due ON tablee.clocks (due) WHERE due IS NOT NULL;
  CREATE TABLE tablee.drafts (code text COLLATE "C" NOT NULL, seat integer NOT NULL, drafts text NOT NULL, PRIMARY KEY (code, seat));
  CREATE TABLE tablee.secrets (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
  CREATE TABLE tablee.heartbeat (id integer PRIMARY KEY, at bigint NOT NULL);
  -- Which node keeps which table; empty after a crash of the database, which ends every node's hold anyway.
  CREATE SEQUENCE tablee.nodes AS integer CYCLE;
  CREATE UNLOGGED TABLE tablee.keepers (code text COLLATE "C" PRIMARY KEY, node integer NOT NULL);
  `,
  // How many tables there are of each kind, without reading them all.
  `
  CREATE INDEX tables_by_phase ON tablee.tables (phase);
  `,
  // The last save that had to come after certain rows: whoever writes rows must know it.
  `
  ALTER TABLE tablee.tables ADD COLUMN gate integer NOT NULL DEFAULT 0;
  `,
];

/** Locks of ours are taken in this class: "Tabl". */
export const LOCKS = 0x5461626c;

/** Written by a newer version: it has steps behind it that are not known here. */
export class TooNew extends Error {}

/** Takes the steps a database has not taken yet. Of several nodes that start at once, one does and the others wait for it. */
export async function migrate(client: ClientBase): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1, 0)', [LOCKS]);
    await client.query(`
      CREATE SCHEMA IF NOT EXISTS tablee;
      CREATE TABLE IF NOT EXISTS tablee.steps_taken (n integer NOT NULL);
    `);
    const { rows } = await client.query<{ n: number | null }>('SELECT max(n) AS n FROM tablee.steps_taken');
    const taken = rows[0]?.n ?? 0;
    if (taken > STEPS.length) throw new TooNew();
    for (const step of STEPS.slice(taken)) await client.query(step);
    if (taken < STEPS.length) await client.query('INSERT INTO tablee.steps_taken VALUES ($1)', [STEPS.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
