/**
 * Who runs the server: whoever has its host key. It is made at the first start and kept with the other secrets of the
 * server, so every node knows the same one. A browser hands it in once and gets a cookie for some hours; scripts may send
 * the key itself as a bearer token.
 */
import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors.ts';
import { Limiter } from '../limits.ts';
import { isSame, tooMany } from '../security.ts';

const COOKIE = 'tablee-host';
const PATH = '/api/host';
/** Seconds a browser stays known. */
const HOURS = 12 * 3600;
/** Wrong keys from one address. */
const MISSES = { burst: 5, perSecond: 0.1 };
const BEARER = /^Bearer (.+)$/i;

export class Owner {
  private readonly key: string;
  private readonly now: () => number;
  private readonly misses: Limiter;

  constructor(key: string, now: () => number) {
    this.key = key;
    this.now = now;
    this.misses = new Limiter(MISSES, now);
  }

  /** Lets nobody but the owner pass. */
  check(request: FastifyRequest): void {
    const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (bearer !== undefined) this.checkKey(bearer, request.ip);
    else if (!this.isSession(request.cookies[COOKIE] ?? '')) throw notTheOwner();
  }

  signIn(given: string, { ip, protocol }: FastifyRequest, reply: FastifyReply): void {
    this.checkKey(given, ip);
    reply.setCookie(COOKIE, this.session(this.now() + HOURS * 1000), {
      httpOnly: true,
      sameSite: 'strict',
      path: PATH,
      maxAge: HOURS,
      secure: protocol === 'https',
    });
  }

  signOut(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: PATH });
  }

  /** Who guesses is slowed down, by address. */
  private checkKey(given: string, ip: string): void {
    if (this.misses.isEmpty(ip)) throw tooMany();
    if (isSame(given, this.key)) return;
    this.misses.take(ip);
    throw notTheOwner();
  }

  /** Until when, and a proof that whoever wrote this had the key: another key ends all sessions. */
  private session(until: number): string {
    return `${until}.${createHmac('sha256', this.key).update(`session ${until}`).digest('hex')}`;
  }

  private isSession(cookie: string): boolean {
    const until = Number(/^(\d{1,15})\./.exec(cookie)?.[1] ?? 0);
    return until > this.now() && isSame(cookie, this.session(until));
  }
}

const notTheOwner = () =>
  refuse('owner-only', 'Only who runs this server may see this.', {
    remedy: 'Open the link that "tablee serve" prints; its key is in the file host-key of the data folder.',
  });
