/** How much one sender may ask for: a bucket of tokens that fills up again with time. */
export interface Rate {
  /** How many at once. */
  readonly burst: number;
  /** How many per second in the long run. */
  readonly perSecond: number;
}

export interface Limits {
  /** HTTP requests and table operations of one device. */
  readonly device: Rate;
  /** HTTP requests from one address: a whole club may share it. */
  readonly address: Rate;
  /** Codes from one device that lead nowhere: who guesses is slowed down. */
  readonly misses: Rate;
  /** The same from one address: devices cost nothing, but a whole club may share it. */
  readonly addressMisses: Rate;
  /** Tables opened from one address. */
  readonly creations: Rate;
  /** Packs brought from one address. */
  readonly packs: Rate;
  /** Messages on one socket. */
  readonly socket: Rate;
  /** Chat lines of one device. */
  readonly chat: Rate;
  /** Pieces of advice one device asks for: each is a while of thinking. */
  readonly advice: Rate;
}

export const LIMITS: Limits = {
  device: { burst: 300, perSecond: 20 },
  address: { burst: 1200, perSecond: 100 },
  misses: { burst: 20, perSecond: 0.25 },
  addressMisses: { burst: 300, perSecond: 2 },
  creations: { burst: 30, perSecond: 0.5 },
  packs: { burst: 20, perSecond: 0.1 },
  socket: { burst: 120, perSecond: 40 },
  chat: { burst: 10, perSecond: 0.5 },
  advice: { burst: 5, perSecond: 0.2 },
};

/** Largest body of a request and largest message, in bytes. */
export const MOST_BYTES = 65_536;

/** Above this many senders the full buckets are thrown away. */
const MOST_BUCKETS = 10_000;

export class Limiter {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, { tokens: number; at: number }>();

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  /** Takes one token; false when the bucket is empty. */
  take(sender: string): boolean {
    const bucket = this.filled(sender);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
  }

  isEmpty(sender: string): boolean {
    return this.filled(sender).tokens < 1;
  }

  private filled(sender: string): { tokens: number; at: number } {
    const now = this.now();
    let bucket = this.buckets.get(sender);
    if (bucket === undefined) {
      if (this.buckets.size >= MOST_BUCKETS) this.forgetFull(now);
      bucket = { tokens: this.rate.burst, at: now };
      this.buckets.set(sender, bucket);
    }
    bucket.tokens = Math.min(this.rate.burst, bucket.tokens + ((now - bucket.at) / 1000) * this.rate.perSecond);
    bucket.at = now;
    return bucket;
  }

  private forgetFull(now: number): void {
    for (const [sender, { tokens, at }] of this.buckets) {
      if (tokens + ((now - at) / 1000) * this.rate.perSecond >= this.rate.burst) this.buckets.delete(sender);
    }
  }
}
