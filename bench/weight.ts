/** What a table weighs in the memory of the nodes: while people sit at it, and when it has left memory. */
import { Cluster, KINDS, type Nodes } from './cluster.ts';
import type { Run } from './load.ts';
import type { Contestant, Race } from './race.ts';
import { Shared } from './shared.ts';

interface Weight {
  /** kB a table with its four sockets. */
  readonly live: number;
  /** kB that stay in use for a table nobody has looked at for an hour. */
  readonly evicted: number;
}

/** The first tables load what every server loads once. */
const WARM_UP_TABLES = 20;
/** Enough that every table has begun; then it is idle. */
const A_FEW_MOVES: Run = { thinkMs: 1000, warmUpMs: 0, ms: 4000 };

async function weigh(nodes: Nodes, tables: number): Promise<Weight> {
  const cluster = await Cluster.open(nodes, WARM_UP_TABLES);
  try {
    await cluster.play(A_FEW_MOVES);
    const [memory, heap] = [await cluster.sum('memory'), await cluster.sum('heap')];
    await cluster.seat(tables);
    await cluster.play(A_FEW_MOVES);
    const live = ((await cluster.sum('memory')) - memory) / tables;
    await cluster.empty();
    return { live, evicted: ((await cluster.sum('heap')) - heap) / tables };
  } finally {
    await cluster.stop();
  }
}

/** Both figures come from one weighing, afresh in every round: a process that has worked does not give its memory back. */
export function weightRace(quick: boolean): Race {
  const tables = quick ? 100 : 300;
  const contestants = Object.entries(KINDS).flatMap(([kind, nodes]) => {
    const weighing = new Shared(() => weigh(nodes, tables));
    const of = (figure: keyof Weight) => async (): Promise<Contestant> => ({
      measure: async () => (await weighing.for(figure))[figure],
      stop: async () => {},
    });
    return (['live', 'evicted'] as const).map((figure) => [`${kind}-memory-${figure}`, of(figure)] as const);
  });
  return {
    rounds: quick ? 1 : 3,
    rows: Object.fromEntries(contestants.map(([name]) => [name, [name]])),
    contestants: Object.fromEntries(contestants),
  };
}
