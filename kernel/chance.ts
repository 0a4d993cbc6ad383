/**
 * Chance: one ChaCha8 stream read by counter.
 *
 * The key belongs to the table and never enters the state; the cursor (`at`) does. So a copied, saved or undone
 * state reads the same future again, and a state that leaks tells nothing about it. A 32-bit seed could be found
 * from one's own cards in hours, and a linear generator from 44 public dice; a ChaCha key cannot.
 */
import { chacha8 } from './chacha8.ts';

export class Chance {
  /** How many 32-bit words have been read. */
  at = 0;
  private readonly key: Uint32Array;
  /** Signed: they stay small integers. */
  private readonly words = new Int32Array(16);
  /** The number of the first word in `words`. */
  private first = -16;

  constructor(key: Uint32Array) {
    if (key.length !== 8) throw new RangeError(`a key of chance has 8 words, not ${key.length}`);
    this.key = key;
  }

  /** The next 32 bits. */
  word(): number {
    return this.words[this.next()] >>> 0;
  }

  /** Reads on: where the next word lies. */
  private next(): number {
    const offset = this.at++ - this.first;
    return offset >= 0 && offset < 16 ? offset : this.turn();
  }

  /** Another block of the stream is needed. */
  private turn(): number {
    const at = this.at - 1;
    const block = Math.floor(at / 16);
    chacha8(this.key, block, this.words);
    this.first = block * 16;
    return at - this.first;
  }

  /** A fair whole number from 0 to n − 1, for n up to 2³¹ − 1. Words that would favour some results are read over. */
  int(n: number): number {
    if (n <= 1) return 0;
    const below = n | 0;
    for (;;) {
      // 31 bits at a time: everything stays a small integer, which makes this twice as fast.
      const bits = this.words[this.next()] >>> 1;
      const result = bits % below;
      if (bits - result <= 0x7fffffff - (below - 1)) return result;
    }
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
    if (n <= 1) return 0;
    const next = this.script.shift() ?? 0;
    if (next < 0 || next >= n) throw new RangeError(`the script says ${next}, the rules ask below ${n}`);
    this.at++;
    return next;
  }

  override shuffle<T>(cards: T[]): T[] {
    if (cards.length > 1) this.at++;
    return cards;
  }
}
