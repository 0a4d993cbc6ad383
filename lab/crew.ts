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
const ORDERS_EACH = 24;
const LONGEST_ORDER = 50;

/** A worker has its next order before the last one is done. */
const ORDERS_AT_ONCE = 2;

export class Crew {
  private readonly hands: readonly Hand[];

  constructor(size: number) {
    this.hands = Array.from({ length: size }, () => new Hand());
  }

  /** `each` gets every game in the order of their numbers. */
  async play({ table, games, job }: Plan, each: (facts: GameFacts) => void): Promise<void> {
    const size = Math.max(1, Math.min(LONGEST_ORDER, Math.floor(games / (this.hands.length * ORDERS_EACH))));
    const waiting = new Map<number, GameFacts>();
    let ordered = 0;
    let told = 0;
    const work = async (hand: Hand): Promise<void> => {
      while (ordered < games) {
        const first = ordered + 1;
        ordered = Math.min(games, ordered + size);
        const jobs = Array.from({ length: ordered - first + 1 }, (_, i) => job(first + i));
        for (const [i, facts] of (await hand.carryOut({ table, jobs })).entries()) waiting.set(first + i, facts);
        for (let next = waiting.get(told + 1); next !== undefined; next = waiting.get(told + 1)) {
          waiting.delete(++told);
          each(next);
        }
      }
    };
    await Promise.all(this.hands.flatMap((hand) => Array.from({ length: ORDERS_AT_ONCE }, () => work(hand))));
  }

  async close(): Promise<void> {
    await Promise.all(this.hands.map((hand) => hand.rest()));
  }
}

/** One worker: it carries out its orders one after the other. */
class Hand {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url));
  private readonly orders: PromiseWithResolvers<readonly GameFacts[]>[] = [];

  constructor() {
    this.worker.on('message', (games: readonly GameFacts[]) => this.orders.shift()?.resolve(games));
    this.worker.on('error', (error) => {
      for (const order of this.orders.splice(0)) order.reject(error);
    });
  }

  carryOut(order: Order): Promise<readonly GameFacts[]> {
    const done = Promise.withResolvers<readonly GameFacts[]>();
    this.orders.push(done);
    this.worker.postMessage(order);
    return done.promise;
  }

  async rest(): Promise<void> {
    await this.worker.terminate();
  }
}
