/** The shape of the database, step by step; a database remembers how many steps it has taken. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (code TEXT PRIMARY KEY, phase TEXT NOT NULL, doc TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE places (device TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (device, code)) STRICT, WITHOUT ROWID;
  CREATE INDEX places_of_table ON places (code);
  CREATE TABLE rows (
    code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    type TEXT NOT NULL,
    decision TEXT NOT NULL,
    answer TEXT NOT NULL,
    by TEXT NOT NULL,
    hash TEXT NOT NULL,
    chain TEXT NOT NULL,
    at INTEGER NOT NULL,
    client_id TEXT,
    n INTEGER NOT NULL,
    PRIMARY KEY (code, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE rows_set_aside AS SELECT * FROM rows WHERE 0;
  CREATE TABLE snapshots (code TEXT PRIMARY KEY, snapshot TEXT NOT NULL) STRICT;
  CREATE TABLE films (code TEXT NOT NULL, seat INTEGER NOT NULL, film BLOB NOT NULL, PRIMARY KEY (code, seat)) STRICT;
  CREATE TABLE chat (code TEXT NOT NULL, id INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (code, id)) STRICT, WITHOUT ROWID;
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  `,
  // Rows as they come, one after the other, until they are filed under their tables.
  `
  CREATE TABLE new_rows (
    code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    type TEXT NOT NULL,
    decision TEXT NOT NULL,
    answer TEXT NOT NULL,
    by TEXT NOT NULL,
    hash TEXT NOT NULL,
    chain TEXT NOT NULL,
    at INTEGER NOT NULL,
    client_id TEXT,
    n INTEGER NOT NULL,
    UNIQUE (code, seq)
  ) STRICT;
  CREATE VIEW all_rows AS SELECT * FROM rows UNION ALL SELECT * FROM new_rows;
  `,
  // Owners' cards: at most one pack a table, apart from what is written with every change of it.
  `
  CREATE TABLE packs (code TEXT PRIMARY KEY, pack TEXT NOT NULL) STRICT;
  `,
  // New rows without an index, which every commit would have to write too; there are never so many that a look through
  // them takes long.
  `
  INSERT INTO rows SELECT * FROM new_rows;
  DROP VIEW all_rows;
  DROP TABLE new_rows;
  CREATE TABLE new_rows (
    code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    type TEXT NOT NULL,
    decision TEXT NOT NULL,
    answer TEXT NOT NULL,
    by TEXT NOT NULL,
    hash TEXT NOT NULL,
    chain TEXT NOT NULL,
    at INTEGER NOT NULL,
    client_id TEXT,
    n INTEGER NOT NULL
  ) STRICT;
  CREATE VIEW all_rows AS SELECT * FROM rows UNION ALL SELECT * FROM new_rows;
  `,
  // One row, written to see whether anything can be.
  `
  CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `,
  // How often a table was saved, so that nobody saves over what they have not seen.
  `
  ALTER TABLE tables ADD COLUMN rev INTEGER NOT NULL DEFAULT 1;
  UPDATE tables SET doc = json_set(doc, '$.rev', 1);
  `,
  // Time: the clocks of open questions with the moment the next thing is due, and what seats have begun to answer.
  `
  CREATE TABLE clocks (code TEXT PRIMARY KEY, due INTEGER, clocks TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
  CREATE TABLE drafts (
    code TEXT NOT NULL, seat INTEGER NOT NULL, drafts TEXT NOT NULL, PRIMARY KEY (code, seat)
  ) STRICT, WITHOUT ROWID;
  `,
  // How many tables there are of each kind, without reading them all.
  `
  CREATE INDEX tables_by_phase ON tables (phase);
  `,
  // How long games took, without reading their tables.
  `
  CREATE INDEX tables_by_length ON tables (json_extract(doc, '$.game'), json_extract(doc, '$.header.seats'), json_extract(doc, '$.minutes'))
    WHERE json_extract(doc, '$.minutes') IS NOT NULL;
  `,
  // Rows are filed a few tables at a time, and stand in both places meanwhile.
  `
  DROP VIEW all_rows;
  CREATE VIEW all_rows AS SELECT * FROM rows UNION SELECT * FROM new_rows;
  `,
];
