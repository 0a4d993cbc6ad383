import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy, same } from './data.ts';
import { hash } from './hash.ts';
import { plain } from './testing/plain.ts';

describe('hash', () => {
  it('does not see the order of keys, but that of lists', () => {
    expect(hash({ a: 1, b: { c: 2, d: [3] } })).toBe(hash({ b: { d: [3], c: 2 }, a: 1 }));
    expect(hash([1, 2])).not.toBe(hash([2, 1]));
  });

  it('survives copies and JSON', () => {
    fc.assert(
      fc.property(plain(), (value) => {
        expect(hash(copy(value))).toBe(hash(value));
        expect(hash(JSON.parse(JSON.stringify(value)))).toBe(hash(value));
      }),
    );
  });

  it('differs where data differ', () => {
    fc.assert(fc.property(plain(), plain(), (a, b) => same(a, b) === (hash(a) === hash(b))));
  });

  it('tells small changes and types apart, in both halves', () => {
    const values = [
      ...Array.from({ length: 70_000 }, (_, i) => i),
      ...[-1, 0.5, 2 ** 31, 2 ** 40, '', '0', '1', 'a', 'b', 'ab', 'ba', true, false, null, [], {}],
      ...[
        [0],
        [[]],
        [[], []],
        [null],
        { a: 0 },
        { b: 0 },
        { a: 1 },
        { a: [] },
        { a: { a: 0 } },
        { a: 0, b: 0 },
        ['a', 'b'],
        ['ab'],
      ],
    ];
    const hashes = values.map(hash);
    expect(new Set(hashes).size).toBe(values.length);
    // Two equal halves among 70,000 are expected about half a time by chance; many would mean a weak mixture.
    for (const half of [0, 8]) {
      expect(new Set(hashes.map((h) => h.slice(half, half + 8))).size).toBeGreaterThan(values.length - 10);
    }
  });

  it('tells two swapped values apart', () => {
    expect(hash({ a: 1, b: 2 })).not.toBe(hash({ a: 2, b: 1 }));
    expect(hash({ a: { x: 1 }, b: {} })).not.toBe(hash({ a: {}, b: { x: 1 } }));
  });

  it('is frozen: recorded games carry it', () => {
    expect(hash({ pub: { agenda: [], score: [3, -1, 2.5] }, own: ['é', true, null] })).toMatchInlineSnapshot(
      `"bfa4e4e83821698e"`,
    );
  });

  it('refuses what is not plain JSON', () => {
    expect(() => hash({ a: undefined })).toThrow('plain JSON');
    expect(() => hash(() => 1)).toThrow('plain JSON');
  });
});
