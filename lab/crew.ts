/**
 * Plays the games of a plan on several cores. Each game comes from its own seed and is handed on in its turn, so that
 * results are the same however many work.
 */
import { Worker } from 'node:worker_threads';
import type { GameFacts } from './observer.ts';
import type { BareTable, Job, Plan } from './plan.ts';

/** A few games to play. */
export interface Order {
  readonly table: BareTable;
  readonly jobs: readonly Job[];
}

/** So many orders for each worker: the last ones wait for the slowest for a short while only. */
const ORDERS_EACH = 16;
const LONGEST_ORDER = 50;

export class Crew {
  private readonly workers: readonly Worker[];

  constructor(size: number) {
    this.workers = Array.from({ length: size }, () => new Worker(new URL('./worker.ts', import.meta.url)));
  }

  /** `each` gets every game in the order of their numbers. */
  async play({ table, games, job }: Plan, each: (facts: GameFacts) => void): Promise<void> {
    const size = Math.max(1, Math.min(LONGEST_ORDER, Math.floor(games / (this.workers.length * ORDERS_EACH))));
    const waiting = new Map<number, GameFacts>();
    let ordered = 0;
    let told = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (ordered < games) {
        const first = ordered + 1;
        ordered = Math.min(games, ordered + size);
        const jobs = Array.from({ length: ordered - first + 1 }, (_, i) => job(first + i));
        for (const [i, facts] of (await carryOut(worker, { table, jobs })).entries()) waiting.set(first + i, facts);
        for (let next = waiting.get(told + 1); next !== undefined; next = waiting.get(told + 1)) {
          waiting.delete(++told);
          each(next);
        }
      }
    };
    await Promise.all(this.workers.map(work));
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

function carryOut(worker: Worker, order: Order): Promise<readonly GameFacts[]> {
  return new Promise((resolve, reject) => {
    const done = (games: readonly GameFacts[]): void => {
      worker.off('error', reject);
      resolve(games);
    };
    worker.once('message', done);
    worker.once('error', reject);
    worker.postMessage(order);
  });
}
