/** Carries notices out of the house: a few tries each, never in the way of a table, and none once the server stops. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Letter, post } from './post.ts';
import { type PushKeys, pushKeys } from './push.ts';

/** Milliseconds before each further try. */
const AGAIN = [1000, 5000];
/** What a push service says of a subscription that is no more. */
const GONE = [404, 410];

export class Messenger {
  readonly keys: PushKeys;
  /** Whether addresses of this machine and its network may be written to. */
  readonly mayBePrivate: boolean;
  private readonly closing = new AbortController();

  constructor(secret: string, mayBePrivate: boolean) {
    this.keys = pushKeys(secret);
    this.mayBePrivate = mayBePrivate;
  }

  /** What became of it; a receiver that fails for a while is tried again. */
  async send(letter: Letter): Promise<'done' | 'gone' | 'failed'> {
    for (let tries = 0; ; tries++) {
      const status = await post(letter, this.mayBePrivate, this.closing.signal).catch(() => 0);
      if (status >= 200 && status < 300) return 'done';
      if (GONE.includes(status)) return 'gone';
      const isLasting = status >= 300 && status < 500 && status !== 429;
      if (isLasting || tries === AGAIN.length || this.closing.signal.aborted) return 'failed';
      await pause(AGAIN[tries], undefined, { signal: this.closing.signal }).catch(() => {});
    }
  }

  close(): void {
    this.closing.abort();
  }
}
