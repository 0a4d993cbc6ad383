import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, copy, deepFreeze, renewed, same } from './data.ts';
import { plain } from './testing/plain.ts';

/** The same data with the keys of every branch in reverse order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reordered(inner)]),
  );
}

describe('copy', () => {
  it('equals the original and shares nothing with it', () => {
    fc.assert(
      fc.property(plain(), (value) => {
        const twin = copy(value);
        expect(twin).toEqual(value);
        const text = JSON.stringify(value);
        deepFreeze(value);
        const scribble = (part: unknown): void => {
          if (typeof part !== 'object' || part === null) return;
          for (const inner of Object.values(part)) scribble(inner);
          (part as Record<string, unknown>)['0'] = 'scribbled';
        };
        scribble(twin);
        expect(JSON.stringify(value)).toBe(text);
      }),
    );
  });
});

describe('renewed', () => {
  const parts = (value: unknown): object[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];

  it('equals what is now and shares nothing with it', () => {
    fc.assert(
      fc.property(plain(), plain(), (before, now) => {
        const texts = [JSON.stringify(before), JSON.stringify(now)];
        const result = renewed(deepFreeze(before), deepFreeze(now));
        expect(result).toEqual(now);
        expect([JSON.stringify(before), JSON.stringify(now)]).toEqual(texts);
        const current = new Set(parts(now));
        expect(parts(result).filter((part) => current.has(part))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('shares with what was all that stayed the same', () => {
    fc.assert(fc.property(plain(), (value) => renewed(value, copy(value)) === value));
    const before = { hand: [{ n: 1 }, { n: 2 }], deck: [3, 4], turn: 1 };
    const now = { hand: [{ n: 1 }, { n: 5 }], deck: [3, 4], turn: 2 };
    const result = renewed(before, now);
    expect(result.deck).toBe(before.deck);
    expect(result.hand[0]).toBe(before.hand[0]);
    expect(result.hand[1]).not.toBe(now.hand[1]);
  });
});

describe('same', () => {
  it('does not see the order of keys', () => {
    fc.assert(fc.property(plain(), (value) => same(value, reordered(value))));
  });

  it('agrees with canonical JSON', () => {
    fc.assert(fc.property(plain(), plain(), (a, b) => same(a, b) === (canonical(a) === canonical(b))));
  });

  it('tells lists, branches, absent and null apart', () => {
    for (const [a, b] of [
      [[], {}],
      [{ a: null }, {}],
      [null, {}],
      [[1], ['1']],
      [{ a: 1 }, { b: 1 }],
      [[1], [1, 2]],
    ]) {
      expect(same(a, b)).toBe(false);
    }
    expect(same(JSON.parse('{"__proto__":1}'), {})).toBe(false);
  });
});

describe('canonical', () => {
  it('is JSON, with its keys in order', () => {
    expect(canonical({ b: [1, 'é', null], a: { d: true, c: -2 } })).toBe('{"a":{"c":-2,"d":true},"b":[1,"é",null]}');
    fc.assert(fc.property(plain(), (value) => same(JSON.parse(canonical(value)), value)));
  });
});

describe('deepFreeze', () => {
  it('freezes all the way down', () => {
    const value = deepFreeze({ a: [{ b: 1 }], bytes: new Uint8Array(2) });
    expect(() => {
      value.a[0].b = 2;
    }).toThrow(TypeError);
    expect(() => value.a.push({ b: 3 })).toThrow(TypeError);
  });
});
