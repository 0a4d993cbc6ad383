/** The end of a server: who comes now is turned away, and what is under way is finished first. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Refused, STOPPING } from './errors.ts';
import type { Health } from './health.ts';

/** Milliseconds requests have to come to their end; players' longest waits are far shorter. */
const PATIENCE = 3000;
/** Seconds after which whoever was turned away tries again. */
const RETRY_AFTER = '5';
/** How often it looks whether requests are still under way, in milliseconds. */
const LOOK = 20;

export class Door {
  private readonly health: Health;
  private inside = 0;

  constructor(app: FastifyInstance, health: Health) {
    this.health = health;
    app.addHook('onRequest', async (request, reply) => {
      if (this.health.isStopping && request.url !== '/healthz') {
        reply.header('retry-after', RETRY_AFTER).header('connection', 'close');
        throw new Refused(STOPPING);
      }
      // A socket stays as long as it likes; it is told when the server ends.
      if (request.headers.upgrade !== undefined) return;
      this.inside++;
      reply.raw.once('close', () => this.inside--);
    });
  }

  /** Lets nobody in any more; resolves when those inside are done, or took too long. */
  async close(): Promise<void> {
    this.health.isStopping = true;
    const end = performance.now() + PATIENCE;
    while (this.inside > 0 && performance.now() < end) await pause(LOOK);
  }
}
