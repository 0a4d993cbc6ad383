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
  ...['boss-quest', 'bazar-quest', 'donjon', 'karanor'].map((game) => ({
    name: `${game}-thoughts`,
    what: 'how fast a maître thinks on one core, at usual questions in the middle of a game of 4; told, without a bar',
    unit: 'thoughts/s',
  })),
  {
    name: 'search-vs-boardgameio',
    what: "maître's search at the yardstick game, from its seat's view, against boardgame.io's MCTSBot, who sees all cards",
    unit: 'playouts/s',
    against: 'boardgame.io',
    bar: { atLeast: 100 },
  },
  {
    name: 'lab-two-cores-vs-one',
    what: 'games of the lab among four malins, with two threads against one; needs two cores that nothing else uses',
    unit: 'games/s',
    against: 'one thread',
    bar: { atLeast: 1.7 },
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
    name: 'floor-p99-vs-boardgameio',
    what: 'the same of a server that only passes messages on: the least this machine needs; told, without a bar',
    unit: 'ms',
    against: 'boardgame.io',
  },
  {
    name: 'server-p99-with-maitres-vs-without',
    what: 'the same while maîtres think without a break at one more table of each game, against nobody thinking',
    unit: 'ms',
    against: 'without',
    bar: { atMost: 1.5 },
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
    what: "the nodes' processor time for an answer, two nodes against one side by side, 150 tables, half a second of thinking",
    unit: 'µs/answer',
    against: 'one node',
    bar: { atMost: 1.3 },
  },
  ...(
    [
      'sqlite-cpu',
      'postgres-cpu',
      'two-nodes-cpu',
      'sqlite-p50',
      'sqlite-p99',
      'postgres-p50',
      'postgres-p99',
      'two-nodes-p50',
      'two-nodes-p99',
    ] as const
  ).map((name) => {
    const isCpu = name.endsWith('cpu');
    const figure = isCpu ? "the nodes' processor time for an answer" : "from an answer to the other seats' update";
    const what = `${figure}, 300 tables, half a second of thinking; told, without a bar`;
    return { name, what, unit: isCpu ? 'µs/answer' : 'ms' };
  }),
  ...(['sqlite', 'postgres', 'two-nodes'] as const).flatMap((kind) => [
    {
      name: `${kind}-memory-live`,
      what: 'memory of a table with its four sockets, at all nodes together; told, without a bar',
      unit: 'kB/table',
    },
    {
      name: `${kind}-memory-evicted`,
      what: 'memory in use for a table that left memory; told, without a bar',
      unit: 'kB/table',
    },
  ]),
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
