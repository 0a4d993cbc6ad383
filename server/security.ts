/** What keeps a server on the open internet safe: headers, a strict content policy, origins, limits of size and rate. */
import { createHash, timingSafeEqual } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';
import { Limiter, type Limits } from './limits.ts';

/** Only what this server itself serves; nothing inline; plain http works on a local network. */
const POLICY = {
  defaultSrc: ["'self'"],
  baseUri: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};

/** Counts what each sender asks for, and says when it is too much. */
export class Guard {
  private readonly device: Limiter;
  private readonly address: Limiter;
  private readonly misses: Limiter;
  private readonly addressMisses: Limiter;
  private readonly creations: Limiter;
  private readonly packs: Limiter;
  private readonly chat: Limiter;
  private readonly advice: Limiter;

  constructor(limits: Limits, now: () => number) {
    this.device = new Limiter(limits.device, now);
    this.address = new Limiter(limits.address, now);
    this.misses = new Limiter(limits.misses, now);
    this.addressMisses = new Limiter(limits.addressMisses, now);
    this.creations = new Limiter(limits.creations, now);
    this.packs = new Limiter(limits.packs, now);
    this.chat = new Limiter(limits.chat, now);
    this.advice = new Limiter(limits.advice, now);
  }

  beforeRequest({ device, ip, url }: FastifyRequest): void {
    if (!this.address.take(network(ip)) || (url.startsWith('/api/') && !this.device.take(device))) throw tooMany();
  }

  /** Whether too many codes from there led nowhere. */
  isGuesser(device: string, ip: string): boolean {
    return this.misses.isEmpty(device) || this.addressMisses.isEmpty(network(ip));
  }

  missedCode(device: string, ip: string): void {
    this.misses.take(device);
    this.addressMisses.take(network(ip));
  }

  beforeCreation(ip: string): void {
    if (!this.creations.take(network(ip))) throw tooMany();
  }

  beforePack(ip: string): void {
    if (!this.packs.take(network(ip))) throw tooMany();
  }

  /** Some operations cost others more than the rest do. */
  beforeOperation(name: unknown, device: string): void {
    if (name === 'chat' && !this.chat.take(device)) throw tooMany();
    if (name === 'advice' && !this.advice.take(device)) throw tooMany();
  }
}

/** Whoever has one IPv6 address has 2⁶⁴ of them: they count as one. */
export function network(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [start, end = ''] = ip.split('::');
  const groups = start.split(':');
  const missing = 8 - groups.length - (end === '' ? 0 : end.split(':').length);
  const all = ip.includes('::') ? [...groups, ...new Array<string>(Math.max(0, missing)).fill('0')] : groups;
  return all.slice(0, 4).join(':');
}

export const tooMany = () =>
  refuse('too-many-requests', 'That is a lot at once.', { remedy: 'Wait a few seconds and try again.' });

/** Whether somebody knows a secret; how long it takes tells nothing of it. */
export function isSame(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

/** A page of another site may not speak for its visitor: browsers name the origin, and it must be ours. */
function checkOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  // A page or a picture may be fetched from anywhere; what depends on who asks may not.
  if (origin === undefined || !request.url.startsWith('/api/')) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw refuse('bad-origin', 'Requests from another site are not accepted.', {
    remedy: 'Open the table at its own address.',
  });
}

export async function secure(app: FastifyInstance, guard: Guard): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // Whether only https is used is for whoever runs the server to say.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request) => {
    guard.beforeRequest(request);
    checkOrigin(request);
  });
}
