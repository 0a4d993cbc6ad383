/** Tablée on SQLite, on PostgreSQL with one node and with two: the same load against each. */
import { Cluster, KINDS, type Nodes } from './cluster.ts';
import type { Result, Run } from './load.ts';
import type { Contestant, Race } from './race.ts';
import { Shared } from './shared.ts';
import { weightRace } from './weight.ts';

/** What one run shows. */
interface Figures extends Result {
  /** Microseconds of the nodes' processors; the database's are not counted. */
  readonly cpuPerAnswer: number;
}

/** A server runs for days: Node has long compiled what it does all the time. */
const WARM_UP: Run = { thinkMs: 0, warmUpMs: 0, ms: 8000 };

async function openWarm(nodes: Nodes, tables: number): Promise<Cluster> {
  const cluster = await Cluster.open(nodes, tables);
  await cluster.play(WARM_UP);
  return cluster;
}

async function played(cluster: Cluster, run: Run): Promise<Figures> {
  const before = await cluster.sum('cpu');
  const result = await cluster.play(run);
  return { ...result, cpuPerAnswer: ((await cluster.sum('cpu')) - before) / (result.moves / 1000) };
}

/** One kind of cluster, played at once a round for all figures that are asked for. */
class Course {
  private readonly open: () => Promise<Cluster>;
  private cluster: Promise<Cluster> | undefined;
  private readonly rounds: Shared<Figures>;

  constructor(nodes: Nodes, tables: number, run: Run) {
    this.open = () => openWarm(nodes, tables);
    this.rounds = new Shared(async () => played(await this.opened(), run));
  }

  contestant(name: string, figure: (figures: Figures) => number) {
    return async (): Promise<Contestant> => {
      const cluster = await this.opened();
      return {
        measure: async () => figure(await this.rounds.for(name)),
        stop: async () => {
          this.cluster = undefined;
          await cluster.stop();
        },
      };
    };
  }

  private opened(): Promise<Cluster> {
    this.cluster ??= this.open();
    return this.cluster;
  }
}

/** One node and two that play at the same time: whatever else the machine does then hits both alike. */
function sideBySide(tables: number, run: Run): Race['contestants'] {
  let opening: Promise<readonly Cluster[]> | undefined;
  const opened = (): Promise<readonly Cluster[]> => {
    opening ??= Promise.all([openWarm(1, tables), openWarm(2, tables)]);
    return opening;
  };
  const rounds = new Shared(async () => Promise.all((await opened()).map((cluster) => played(cluster, run))));
  const contestant = (name: string, i: number) => async (): Promise<Contestant> => {
    const cluster = (await opened())[i];
    return { measure: async () => (await rounds.for(name))[i].cpuPerAnswer, stop: () => cluster.stop() };
  };
  return { 'one node': contestant('one', 0), 'two nodes': contestant('two', 1) };
}

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
        ...told(
          'sqlite-cpu',
          'postgres-cpu',
          'two-nodes-cpu',
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
    {
      rounds,
      rows: { 'two-nodes-cpu-vs-one': ['two nodes', 'one node'] },
      contestants: sideBySide(150, atEase),
    },
    weightRace(quick),
  ];
}
