/** Tablée on SQLite, on PostgreSQL with one node and with two: the same load against each. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Postgres, startPostgres } from '../server/testing/postgres.ts';
import { Child } from './child.ts';
import { makeDataDir } from './data-dir.ts';
import { FLAGS } from './flags.ts';
import type { Result, Run } from './load.ts';
import type { Contestant, Race } from './race.ts';

/** How many nodes on PostgreSQL; none: SQLite. */
type Nodes = 0 | 1 | 2;

const CLIENT = fileURLToPath(new URL('./tablee-client.ts', import.meta.url));

/** Nodes with their database, and the load against them. */
class Cluster {
  private readonly dataDir: string;
  private readonly postgres: Postgres | undefined;
  private readonly nodes: readonly Child[];
  private readonly load: Child;
  private stopping: Promise<void> | undefined;

  private constructor(dataDir: string, postgres: Postgres | undefined, nodes: readonly Child[], load: Child) {
    this.dataDir = dataDir;
    this.postgres = postgres;
    this.nodes = nodes;
    this.load = load;
  }

  static async open(count: Nodes, tables: number): Promise<Cluster> {
    const dataDir = await makeDataDir();
    const postgres = count === 0 ? undefined : await startPostgres({ isDurable: true });
    const database = postgres === undefined ? [] : [await postgres.newDatabase()];
    const nodes = Array.from({ length: count || 1 }, () =>
      Child.start('./tablee-server.ts', [dataDir, ...database], FLAGS),
    );
    const urls = await Promise.all(nodes.map((node) => node.ask<string>('listen')));
    const cluster = new Cluster(dataDir, postgres, nodes, Child.start('./load.ts', [CLIENT, urls.join(' ')]));
    await cluster.load.ask('open', { count: tables });
    return cluster;
  }

  play(run: Run): Promise<Result> {
    return this.load.ask('run', run);
  }

  /** Milliseconds of processor time all nodes have used. */
  async cpu(): Promise<number> {
    const each = await Promise.all(this.nodes.map((node) => node.ask<number>('cpu')));
    return each.reduce((sum, one) => sum + one, 0);
  }

  /** Once is enough, however many figures were taken here. */
  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  private async end(): Promise<void> {
    await this.load.stop();
    for (const node of this.nodes) await node.stop();
    await this.postgres?.stop();
    await rm(this.dataDir, { recursive: true });
  }
}

/** What one run shows. */
interface Figures extends Result {
  /** Microseconds of the nodes' processors; the database's are not counted. */
  readonly cpuPerAnswer: number;
}

/** One kind of cluster, played at once a round for all figures that are asked for. */
class Course {
  private readonly run: Run;
  private readonly open: () => Promise<Cluster>;
  private cluster: Promise<Cluster> | undefined;
  private last: Promise<Figures> | undefined;
  private readonly taken = new Set<string>();

  constructor(nodes: Nodes, tables: number, run: Run) {
    this.run = run;
    this.open = () => Cluster.open(nodes, tables);
  }

  contestant(name: string, figure: (figures: Figures) => number) {
    return async (): Promise<Contestant> => {
      this.cluster ??= this.open();
      const cluster = await this.cluster;
      return {
        measure: async () => figure(await this.figures(cluster, name)),
        stop: async () => {
          this.cluster = undefined;
          await cluster.stop();
        },
      };
    };
  }

  /** A figure that was taken already belongs to the round before. */
  private figures(cluster: Cluster, name: string): Promise<Figures> {
    if (this.last === undefined || this.taken.has(name)) {
      this.taken.clear();
      this.last = this.play(cluster);
    }
    this.taken.add(name);
    return this.last;
  }

  private async play(cluster: Cluster): Promise<Figures> {
    const before = await cluster.cpu();
    const result = await cluster.play(this.run);
    return { ...result, cpuPerAnswer: ((await cluster.cpu()) - before) / (result.moves / 1000) };
  }
}

const KINDS = { sqlite: 0, postgres: 1, 'two-nodes': 2 } as const;

export function nodesRaces(quick: boolean): Race[] {
  const rounds = quick ? 3 : 7;
  const flatOut: Run = { thinkMs: 0, warmUpMs: 2000, ms: quick ? 2000 : 5000 };
  const atEase: Run = { thinkMs: 500, warmUpMs: 1000, ms: 4000 };
  const all = (tables: number, run: Run, figures: Readonly<Record<string, (figures: Figures) => number>>) => {
    const courses = Object.entries(KINDS).map(([kind, nodes]) => ({ kind, course: new Course(nodes, tables, run) }));
    return Object.fromEntries(
      courses.flatMap(({ kind, course }) =>
        Object.entries(figures).map(([figure, of]) => [`${kind}-${figure}`, course.contestant(figure, of)]),
      ),
    );
  };
  const told = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [name]] as const));
  return [
    {
      rounds,
      rows: {
        'postgres-vs-sqlite-moves': ['postgres-moves', 'sqlite-moves'],
        ...told('two-nodes-moves'),
      },
      contestants: all(100, flatOut, { moves: (figures) => figures.movesPerSecond }),
    },
    {
      rounds,
      rows: {
        'two-nodes-cpu-vs-one': ['two-nodes-cpu', 'postgres-cpu'],
        ...told(
          'sqlite-cpu',
          'sqlite-p50',
          'sqlite-p99',
          'postgres-p50',
          'postgres-p99',
          'two-nodes-p50',
          'two-nodes-p99',
        ),
      },
      contestants: all(300, atEase, {
        cpu: (figures) => figures.cpuPerAnswer,
        p50: (figures) => figures.p50,
        p99: (figures) => figures.p99,
      }),
    },
  ];
}
