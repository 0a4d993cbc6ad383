/**
 * /metrics, for Prometheus. Figures of how busy a server is are nobody's business but its owner's: with a token whoever
 * has it may read them from anywhere; without one only this very machine may, and not through a proxy, behind which
 * everybody seems to be on this machine. Others find nothing there.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { isSame } from './security.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const BEARER = /^Bearer (.+)$/i;

export function openMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!(token === undefined ? isFromHere(request) : hasToken(request, token))) return reply.callNotFound();
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return isSame(BEARER.exec(headers.authorization ?? '')?.[1] ?? '', token);
}
