/** The servers: the same load against each, moves counted, updates timed, memory weighed. */
import { Arena, KINDS, type Kind, playing } from './arena.ts';
import type { Run } from './load.ts';
import { Maitres } from './maitres.ts';
import type { Contestant, Race } from './race.ts';

/** A contestant that starts afresh in every round, since a process that has worked does not give its memory back. */
const weighed = (kind: Kind, tables: number) => async (): Promise<Contestant> => ({
  measure: async () => {
    const arena = await Arena.open(kind);
    try {
      // The first tables load what every server loads once.
      await arena.tables(WARM_UP_TABLES);
      await arena.play(A_FEW_MOVES);
      const before = await arena.memory();
      await arena.tables(tables);
      await arena.play(A_FEW_MOVES);
      return ((await arena.memory()) - before) / tables;
    } finally {
      await arena.stop();
    }
  },
  stop: async () => {},
});

const WARM_UP_TABLES = 20;
/** Enough that every table has begun; then it is idle. */
const A_FEW_MOVES: Run = { thinkMs: 1000, warmUpMs: 0, ms: 4000 };

export function serverRaces(quick: boolean): Race[] {
  const rounds = quick ? 1 : 3;
  const flatOut: Run = { thinkMs: 0, warmUpMs: 2000, ms: quick ? 2000 : 5000 };
  // Short rounds, many of them: a neighbour on the same machine takes both cores for seconds, which decides a p99.
  const easyRounds = quick ? 3 : 11;
  const atEase: Run = { thinkMs: 500, warmUpMs: 1000, ms: 4000 };
  const moves = (kind: Kind) => playing(kind, 100, flatOut, (result) => result.movesPerSecond);
  const p99 = (kind: Kind) => playing(kind, 300, atEase, (result) => result.p99);
  const p99WithMaitres = playing(KINDS.tablee, 300, atEase, (result) => result.p99, Maitres.open);
  const memory = (kind: Kind) => weighed(kind, quick ? 100 : 300);
  const all = (how: (kind: Kind) => () => Promise<Contestant>) =>
    Object.fromEntries(Object.entries(KINDS).map(([name, kind]) => [name, how(kind)]));
  return [
    {
      rounds,
      rows: {
        'server-moves-vs-boardgameio': ['tablee', 'boardgame.io'],
        'server-moves-vs-colyseus': ['tablee', 'Colyseus'],
      },
      contestants: all(moves),
    },
    {
      rounds: easyRounds,
      rows: {
        'server-p99-vs-boardgameio': ['tablee', 'boardgame.io'],
        'floor-p99-vs-boardgameio': ['floor', 'boardgame.io'],
        'server-p99-with-maitres-vs-without': ['tablee with maîtres', 'tablee'],
      },
      contestants: { ...all(p99), 'tablee with maîtres': p99WithMaitres },
    },
    { rounds, rows: { 'server-memory-vs-boardgameio': ['tablee', 'boardgame.io'] }, contestants: all(memory) },
  ];
}
