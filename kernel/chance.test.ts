import { describe, expect, it } from 'vitest';
import { chacha8 } from './chacha8.ts';
import { Chance, ScriptedChance } from './chance.ts';
import { sha256Words } from './sha256.ts';

const hex = (words: Uint32Array): string => Buffer.from(words.buffer).toString('hex');
const keyed = (seed: string): Chance => new Chance(sha256Words(seed));
const read = <T>(times: number, next: () => T): T[] => Array.from({ length: times }, next);

describe('ChaCha8', () => {
  it('matches the published vector of the all-zero 256-bit key', () => {
    const out = new Uint32Array(16);
    chacha8(new Uint32Array(8), 0, out);
    expect(hex(out)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });

  it('uses both halves of its 64-bit counter', () => {
    const [low, high] = [1, 2 ** 32].map((counter) => {
      const out = new Uint32Array(16);
      chacha8(new Uint32Array(8), counter, out);
      return hex(out);
    });
    expect(low).not.toBe(high);
  });
});

describe('Chance', () => {
  it('reads the stream word by word, across blocks', () => {
    const key = sha256Words('stream');
    const expected: number[] = [];
    for (let block = 0; block < 3; block++) {
      const out = new Uint32Array(16);
      chacha8(key, block, out);
      expected.push(...out);
    }
    const chance = new Chance(key);
    expect(read(48, () => chance.word())).toEqual(expected);
    expect(chance.at).toBe(48);
  });

  it('is frozen: the same seed gives these numbers for ever', () => {
    const chance = keyed('tablée');
    expect(read(12, () => chance.int(6))).toMatchInlineSnapshot(`
      [
        2,
        0,
        4,
        4,
        0,
        0,
        3,
        3,
        2,
        0,
        5,
        3,
      ]
    `);
    expect(read(6, () => chance.int(1000))).toMatchInlineSnapshot(`
      [
        808,
        707,
        421,
        56,
        87,
        830,
      ]
    `);
    expect(chance.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toMatchInlineSnapshot(`
      [
        8,
        3,
        5,
        6,
        7,
        2,
        4,
        9,
        0,
        1,
      ]
    `);
    expect(read(3, () => chance.die(8))).toMatchInlineSnapshot(`
      [
        7,
        8,
        2,
      ]
    `);
    expect(chance.pick(['a', 'b', 'c'])).toMatchInlineSnapshot(`"b"`);
    expect(chance.fraction()).toMatchInlineSnapshot(`0.6153934984467924`);
    expect(chance.at).toMatchInlineSnapshot(`32`);
  });

  it('rewinds and jumps with its cursor', () => {
    const chance = keyed('cursor');
    const words = read(100, () => chance.word());
    for (const at of [0, 99, 15, 16, 17, 3, 64, 63]) {
      chance.at = at;
      expect(chance.word()).toBe(words[at]);
      expect(chance.at).toBe(at + 1);
    }
    chance.at = 2 ** 40;
    const far = chance.word();
    chance.at = 2 ** 40;
    expect(chance.word()).toBe(far);
  });

  it('reads nothing where there is nothing to decide', () => {
    const chance = keyed('nothing');
    expect([chance.int(1), chance.int(0), chance.pick(['only']), chance.shuffle([4])]).toEqual([0, 0, 'only', [4]]);
    expect(chance.at).toBe(0);
  });

  it('is fair: every face within five standard deviations', () => {
    const chance = keyed('fair');
    for (const n of [2, 3, 6, 7, 28, 100]) {
      const draws = 20_000;
      const counts = new Array<number>(n).fill(0);
      for (let i = 0; i < draws; i++) counts[chance.int(n)]++;
      const spread = 5 * Math.sqrt((draws / n) * (1 - 1 / n));
      for (const count of counts) expect(Math.abs(count - draws / n)).toBeLessThan(spread);
    }
  });

  it('reads over words that would favour some results', () => {
    // With n just above half of 2³¹, nearly every second word must be refused.
    const n = 2 ** 30 + 1;
    const chance = keyed('over');
    const words = keyed('over');
    for (let i = 0; i < 50; i++) {
      let bits = words.word() >>> 1;
      while (bits >= n) bits = words.word() >>> 1;
      expect(chance.int(n)).toBe(bits);
    }
    expect(chance.at).toBeGreaterThan(70);
  });

  it('shuffles fairly: each card is first about equally often', () => {
    const chance = keyed('shuffle');
    const first = [0, 0, 0, 0];
    for (let i = 0; i < 8000; i++) first[chance.shuffle([0, 1, 2, 3])[0]]++;
    for (const count of first) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('refuses a key of the wrong length', () => {
    expect(() => new Chance(new Uint32Array(7))).toThrow('8 words');
  });
});

describe('ScriptedChance', () => {
  it('gives what the script says, then zeros, and leaves decks alone', () => {
    const chance = new ScriptedChance([6, 0]);
    expect(chance.shuffle([3, 1, 2])).toEqual([3, 1, 2]);
    expect([chance.die(8), chance.int(2), chance.int(5)]).toEqual([7, 0, 0]);
    expect(chance.at).toBe(4);
  });

  it('reads nothing where there is nothing to decide, like the real one', () => {
    const chance = new ScriptedChance([1]);
    chance.shuffle([1]);
    expect([chance.int(1), chance.int(2), chance.at]).toEqual([0, 1, 1]);
  });

  it('says so when the script does not fit the question', () => {
    expect(() => new ScriptedChance([6]).int(6)).toThrow('the script says 6');
  });
});
