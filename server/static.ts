/** The web client: hashed files for ever, the page itself always fresh, and the page for every address of its own. */
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from './errors.ts';

export async function serveClient(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  const hasClient = webRoot !== undefined && existsSync(join(webRoot, 'index.html'));
  if (hasClient) {
    await app.register(files, {
      root: webRoot,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && /\btext\/html\b|\*\/\*/.test(request.headers.accept ?? '');
    const isFile = /\.[a-z0-9]+$/i.test(request.url.split('?')[0]);
    if (hasClient && wantsPage && !isFile && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    throw new Refused({
      error: 'not-found',
      reason: `There is nothing at ${request.method} ${request.url.slice(0, 200)}.`,
      remedy: 'The API is described at /api/docs.',
    });
  });
}
