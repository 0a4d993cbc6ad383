/** What `tablee bench` measures, and what each figure has to reach. */
import type { Row } from './report.ts';

export const ROWS: readonly Row[] = [
  {
    name: 'yardstick-vs-bare-loop',
    what: 'the yardstick game on the kernel, refusal check and events on, against a bare hand-written loop',
    unit: 'moves/s',
    against: 'bare-loop',
    bar: { atLeast: 0.33 },
  },
  {
    name: 'yardstick-vs-boardgameio',
    what: "the yardstick game on the kernel against the same game on boardgame.io's reducer",
    unit: 'moves/s',
    against: 'boardgame.io',
    bar: { atLeast: 300 },
  },
  {
    name: 'boss-quest-vs-bare-loop',
    what: 'Boss Quest, 4 random players and all expansions, against the bare loop of the yardstick game',
    unit: 'moves/s',
    against: 'bare-loop',
    bar: { atLeast: 0.06 },
  },
  {
    name: 'bazar-quest-vs-bare-loop',
    what: 'Bazar Quest, 4 random players and the house set, against the bare loop of the yardstick game',
    unit: 'decisions/s',
    against: 'bare-loop',
    bar: { atLeast: 0.05 },
  },
  {
    name: 'bazar-quest-games',
    what: 'whole games of Bazar Quest among 4 random players; told, without a bar',
    unit: 'games/s',
  },
  {
    name: 'donjon-vs-bare-loop',
    what: 'Donjon, 4 random players who bargain, against the bare loop of the yardstick game',
    unit: 'decisions/s',
    against: 'bare-loop',
    bar: { atLeast: 0.04 },
  },
  {
    name: 'karanor-vs-bare-loop',
    what: 'Marchands de Karanor, 4 random players who trade, against the bare loop of the yardstick game',
    unit: 'decisions/s',
    against: 'bare-loop',
    bar: { atLeast: 0.025 },
  },
  {
    name: 'late-vs-early-move',
    what: 'the cost of a move after 10,000 moves of a table that never ends against one after 100',
    unit: 'µs/move',
    against: 'early',
    bar: { atMost: 1.2 },
  },
  {
    name: 'server-moves-vs-boardgameio',
    what: "durable answers at 100 tables of four sockets against boardgame.io's server in memory",
    unit: 'moves/s',
    against: 'boardgame.io',
    bar: { atLeast: 5 },
  },
  {
    name: 'server-p99-vs-boardgameio',
    what: "p99 from an answer to the other seats' update, 300 tables, half a second of thinking",
    unit: 'ms',
    against: 'boardgame.io',
    bar: { atMost: 0.5 },
  },
  {
    name: 'server-memory-vs-boardgameio',
    what: 'the memory of an idle table with its four sockets, each server with the options it is shipped with',
    unit: 'kB/table',
    against: 'boardgame.io',
    bar: { atMost: 0.5 },
  },
  {
    name: 'server-moves-vs-colyseus',
    what: 'durable answers at 100 tables of four sockets against Colyseus with a patch after each move',
    unit: 'moves/s',
    against: 'Colyseus',
    bar: { atLeast: 1.3 },
  },
  {
    name: 'postgres-vs-sqlite-moves',
    what: 'durable answers at 100 tables of four sockets, on PostgreSQL with one node against SQLite',
    unit: 'moves/s',
    against: 'SQLite',
    bar: { atLeast: 0.5 },
  },
  {
    name: 'two-nodes-moves',
    what: 'the same on PostgreSQL with two nodes, neighbours at different ones; told, without a bar',
    unit: 'moves/s',
  },
  {
    name: 'two-nodes-cpu-vs-one',
    what: "the nodes' processor time for an answer, two nodes against one, 300 tables, half a second of thinking",
    unit: 'µs/answer',
    against: 'one node',
    bar: { atMost: 1.3 },
  },
  ...(
    [
      'sqlite-cpu',
      'sqlite-p50',
      'sqlite-p99',
      'postgres-p50',
      'postgres-p99',
      'two-nodes-p50',
      'two-nodes-p99',
    ] as const
  ).map((name) => ({
    name,
    what: 'of the same load; told, without a bar',
    unit: name.endsWith('cpu') ? 'µs/answer' : 'ms',
  })),
  {
    name: 'start-with-100k-tables-vs-empty',
    what: 'from the start of the server until a table is opened, with 100,000 tables in the store against none',
    unit: 'ms',
    against: 'empty',
    bar: { atMost: 1.2 },
  },
  {
    name: 'web-code-kB',
    what: 'compressed code of the home page and a Boss Quest table; fonts and glyphs apart',
    unit: 'kB',
    bar: { atMost: 150 },
  },
];
