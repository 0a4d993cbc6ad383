/** Whether a server is well: one answer for probes (/healthz), programs (/api/health) and its owner (the host page). */
import type { FastifyInstance } from 'fastify';
import type { Problem } from '../wire/protocol.ts';
import { cannotSave, STOPPING } from './errors.ts';
import type { Log } from './logging.ts';
import type { Store } from './store/store.ts';

export class Health {
  isStopping = false;
  private readonly store: Store;
  private readonly log: Log;
  private looking: Promise<Problem | undefined> | undefined;
  private couldSave = true;

  constructor(store: Store, log: Log) {
    this.store = store;
    this.log = log;
  }

  /** What is wrong, by trying to save something; whoever asks meanwhile is told the same. */
  problem(): Promise<Problem | undefined> {
    if (this.isStopping) return Promise.resolve(STOPPING);
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async look(): Promise<Problem | undefined> {
    const trouble = await this.store.trouble();
    if (trouble !== undefined && this.couldSave) this.log.error({ err: trouble }, 'nothing can be saved');
    if (trouble === undefined && !this.couldSave) this.log.info({}, 'saving works again');
    this.couldSave = trouble === undefined;
    return trouble && cannotSave(trouble);
  }
}

/** For load balancers and container engines: 200 while people can be sent here, 503 when not. */
export function answerProbes(app: FastifyInstance, health: Health): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const problem = await health.problem();
    reply.header('cache-control', 'no-store');
    if (problem === undefined) return { ok: true };
    // Why is for the owner, in the log and on the host page.
    return reply.code(503).header('retry-after', '5').send({ ok: false, error: problem.error });
  });
}
