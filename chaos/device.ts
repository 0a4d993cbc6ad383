/** A device with its cookie: asks nodes over HTTP, through a bad network or insisting until it is done. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Problem } from '../wire/protocol.ts';
import type { Mischief } from './mischief.ts';

/** What nodes there are now, some of them perhaps dead. */
export type FindNode = () => string;

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Milliseconds after which a reply is no longer waited for: a node may be frozen. */
const PATIENCE = 5000;

/** What passes by itself. */
const PASSING: ReadonlySet<string> = new Set(['storage-trouble', 'stopping', 'too-many-requests', 'internal']);

export const isPassing = (problem: Problem): boolean => PASSING.has(problem.error);

export class Device {
  cookie = '';
  private readonly node: FindNode;

  constructor(node: FindNode) {
    this.node = node;
  }

  /** Asks once; throws when no reply comes. */
  async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> {
    const reply = await fetch(this.node() + path, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const cookie = reply.headers.get('set-cookie');
    if (cookie !== null && this.cookie === '') this.cookie = cookie.split(';')[0];
    return { status: reply.status, body: await reply.json() };
  }

  /** Asks once through a bad network: the replies that come back. `sent` is told of each copy that leaves. */
  async risk(mischief: Mischief, path: string, body: object, sent: () => void): Promise<Reply[]> {
    const fate = mischief.fate();
    if (fate === 'dropped') return [];
    if (fate === 'delayed' || fate === 'swapped') await pause(mischief.delay());
    const send = () => {
      sent();
      return this.ask('POST', path, body).catch(() => undefined);
    };
    const replies = await Promise.all(fate === 'doubled' ? [send(), send()] : [send()]);
    return fate === 'cut' ? [] : replies.filter((reply) => reply !== undefined);
  }

  /** Asks until it is done, whatever happens meanwhile; a refusal named in `fine` means that it was done already. */
  async insist(method: 'GET' | 'POST', path: string, body?: object, fine: readonly string[] = []): Promise<unknown> {
    for (let tries = 0; ; tries++) {
      const reply = await this.ask(method, path, body).catch(() => undefined);
      if (reply?.status === 200) return reply.body;
      const problem = reply?.body as Problem | undefined;
      if (problem !== undefined && fine.includes(problem.error)) return undefined;
      const isHopeless = problem !== undefined && !isPassing(problem);
      if (isHopeless || tries > 200) throw new Error(`${method} ${path}: ${JSON.stringify(problem ?? 'no reply')}`);
      await pause(50 + 10 * tries);
    }
  }
}
