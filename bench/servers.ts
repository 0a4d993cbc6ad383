/** The servers: the same load against each, moves counted, updates timed, memory weighed. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Child } from './child.ts';
import { makeDataDir } from './data-dir.ts';
import { FLAGS } from './flags.ts';
import type { Result, Run } from './load.ts';
import { installPeers } from './peers/install.ts';
import type { Contestant, Race } from './race.ts';

interface Kind {
  readonly server: string;
  readonly client: string;
  readonly isPeer: boolean;
  /** Options of Node it is shipped with. */
  readonly flags: readonly string[];
}

const KINDS: { readonly [name: string]: Kind } = {
  tablee: {
    server: './tablee-server.ts',
    client: './tablee-client.ts',
    isPeer: false,
    flags: FLAGS,
  },
  'boardgame.io': {
    server: './peers/boardgameio-server.ts',
    client: './peers/boardgameio-client.ts',
    isPeer: true,
    flags: [],
  },
  Colyseus: {
    server: './peers/colyseus-server.ts',
    client: './peers/colyseus-client.ts',
    isPeer: true,
    flags: [],
  },
};

/** A server in one process and its load in another. */
class Arena {
  private readonly server: Child;
  private readonly load: Child;
  private readonly dataDir: string;

  private constructor(server: Child, load: Child, dataDir: string) {
    this.server = server;
    this.load = load;
    this.dataDir = dataDir;
  }

  static async open(kind: Kind): Promise<Arena> {
    if (kind.isPeer) await installPeers();
    const dataDir = await makeDataDir();
    const server = Child.start(kind.server, [dataDir], kind.flags);
    try {
      const url = await server.ask<string>('listen');
      const client = fileURLToPath(new URL(kind.client, import.meta.url));
      return new Arena(server, Child.start('./load.ts', [client, url]), dataDir);
    } catch (trouble) {
      await server.stop();
      await rm(dataDir, { recursive: true });
      throw trouble;
    }
  }

  tables(count: number): Promise<void> {
    return this.load.ask('open', { count });
  }

  play(run: Run): Promise<Result> {
    return this.load.ask('run', run);
  }

  memory(): Promise<number> {
    return this.server.ask('memory');
  }

  async stop(): Promise<void> {
    await this.load.stop();
    await this.server.stop();
    await rm(this.dataDir, { recursive: true });
  }
}

/** A contestant that keeps its tables open and plays on at them in every round. */
const playing =
  (kind: Kind, tables: number, run: Run, figure: (result: Result) => number) => async (): Promise<Contestant> => {
    const arena = await Arena.open(kind);
    try {
      await arena.tables(tables);
    } catch (trouble) {
      await arena.stop();
      throw trouble;
    }
    return { measure: async () => figure(await arena.play(run)), stop: () => arena.stop() };
  };

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
      rows: { 'server-p99-vs-boardgameio': ['tablee', 'boardgame.io'] },
      contestants: all(p99),
    },
    { rounds, rows: { 'server-memory-vs-boardgameio': ['tablee', 'boardgame.io'] }, contestants: all(memory) },
  ];
}
