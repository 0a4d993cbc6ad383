/**
 * Chance: one ChaCha8 stream read by counter.
 *
 * The key belongs to the table and never enters the state; the cursor (`at`) does. So a copied, saved or undone
 * state reads the same future again, and a state that leaks tells nothing about it. A 32-bit seed could be found
 * from one's own cards in hours, and a linear generator from 44 public dice; a ChaCha key cannot.
 */
export class Chance {
  /** How many 32-bit words have been read. */
  at = 0;
  private readonly key: Uint32Array;
  private readonly words = new Uint32Array(16);
  private block = -1;

  constructor(key: Uint32Array) {
    if (key.length !== 8) throw new RangeError(`a key of chance has 8 words, not ${key.length}`);
    this.key = key;
  }

  /** The next 32 bits. */
  word(): number {
    const block = Math.floor(this.at / 16);
    if (block !== this.block) {
      chacha8(this.key, block, this.words);
      this.block = block;
    }
    return this.words[this.at++ & 15];
  }

  /** A fair whole number from 0 to n − 1. Words that would favour some results are read over. */
  int(n: number): number {
    if (n <= 1) return 0;
    const limit = 0x100000000 - (0x100000000 % n);
    let w = this.word();
    while (w >= limit) w = this.word();
    return w % n;
  }

  /** A fair die with faces 1 to n. */
  die(n: number): number {
    return 1 + this.int(n);
  }

  pick<T>(from: readonly T[]): T {
    return from[this.int(from.length)];
  }

  /** Shuffles in place, fairly, and returns the same array. */
  shuffle<T>(cards: T[]): T[] {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
    return cards;
  }

  /** A number in [0, 1), for bots; the rules use whole numbers only. */
  fraction(): number {
    return this.word() / 0x100000000;
  }
}

/** Chance with a script, for tests: `int` gives the listed numbers first, shuffles leave the order as it is. */
export class ScriptedChance extends Chance {
  private readonly script: number[];

  constructor(script: readonly number[] = []) {
    super(new Uint32Array(8));
    this.script = [...script];
  }

  override int(n: number): number {
    const next = this.script.shift() ?? 0;
    if (next < 0 || next >= n) throw new RangeError(`the script says ${next}, the rules ask below ${n}`);
    this.at++;
    return next;
  }

  override shuffle<T>(cards: T[]): T[] {
    this.at++;
    return cards;
  }
}

const rotl = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/** One block of ChaCha with 8 rounds (RFC 8439 layout, 64-bit counter, nonce 0), frozen by test vectors. */
export function chacha8(key: Uint32Array, counter: number, out: Uint32Array): void {
  const lo = counter >>> 0;
  const hi = Math.floor(counter / 0x100000000) >>> 0;
  let a = 0x61707865;
  let b = 0x3320646e;
  let c = 0x79622d32;
  let d = 0x6b206574;
  let e = key[0] | 0;
  let f = key[1] | 0;
  let g = key[2] | 0;
  let h = key[3] | 0;
  let i = key[4] | 0;
  let j = key[5] | 0;
  let k = key[6] | 0;
  let l = key[7] | 0;
  let m = lo | 0;
  let n = hi | 0;
  let o = 0;
  let p = 0;
  for (let round = 0; round < 4; round++) {
    a = (a + e) | 0; m = rotl(m ^ a, 16); i = (i + m) | 0; e = rotl(e ^ i, 12); a = (a + e) | 0; m = rotl(m ^ a, 8); i = (i + m) | 0; e = rotl(e ^ i, 7);
    b = (b + f) | 0; n = rotl(n ^ b, 16); j = (j + n) | 0; f = rotl(f ^ j, 12); b = (b + f) | 0; n = rotl(n ^ b, 8); j = (j + n) | 0; f = rotl(f ^ j, 7);
    c = (c + g) | 0; o = rotl(o ^ c, 16); k = (k + o) | 0; g = rotl(g ^ k, 12); c = (c + g) | 0; o = rotl(o ^ c, 8); k = (k + o) | 0; g = rotl(g ^ k, 7);
    d = (d + h) | 0; p = rotl(p ^ d, 16); l = (l + p) | 0; h = rotl(h ^ l, 12); d = (d + h) | 0; p = rotl(p ^ d, 8); l = (l + p) | 0; h = rotl(h ^ l, 7);
    a = (a + f) | 0; p = rotl(p ^ a, 16); k = (k + p) | 0; f = rotl(f ^ k, 12); a = (a + f) | 0; p = rotl(p ^ a, 8); k = (k + p) | 0; f = rotl(f ^ k, 7);
    b = (b + g) | 0; m = rotl(m ^ b, 16); l = (l + m) | 0; g = rotl(g ^ l, 12); b = (b + g) | 0; m = rotl(m ^ b, 8); l = (l + m) | 0; g = rotl(g ^ l, 7);
    c = (c + h) | 0; n = rotl(n ^ c, 16); i = (i + n) | 0; h = rotl(h ^ i, 12); c = (c + h) | 0; n = rotl(n ^ c, 8); i = (i + n) | 0; h = rotl(h ^ i, 7);
    d = (d + e) | 0; o = rotl(o ^ d, 16); j = (j + o) | 0; e = rotl(e ^ j, 12); d = (d + e) | 0; o = rotl(o ^ d, 8); j = (j + o) | 0; e = rotl(e ^ j, 7);
  }
  out[0] = a + 0x61707865;
  out[1] = b + 0x3320646e;
  out[2] = c + 0x79622d32;
  out[3] = d + 0x6b206574;
  out[4] = e + key[0];
  out[5] = f + key[1];
  out[6] = g + key[2];
  out[7] = h + key[3];
  out[8] = i + key[4];
  out[9] = j + key[5];
  out[10] = k + key[6];
  out[11] = l + key[7];
  out[12] = m + lo;
  out[13] = n + hi;
  out[14] = o;
  out[15] = p;
}
