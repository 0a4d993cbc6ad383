import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubledKeys } from './doubled-keys.ts';
import { DEEPEST, MOST_PROBLEMS } from './pack-check.ts';
import { MOST_PACK_BYTES } from './packs.ts';

const told = (text: string): string[] => doubledKeys(text).map(({ place, wrong }) => `${place}: ${wrong.en}`);

describe('a key written twice in one object', () => {
  it.each([
    ['{"a":1,"a":2}', ['a: is written twice in line 1']],
    ['{\n"a": 1,\n"b": 2,\n"a": 3\n}', ['a: is written in line 2 and again in line 4']],
    ['{"a":1,"a":2,\n"a":3}', ['a: is written twice in line 1', 'a: is written in line 1 and again in line 2']],
    ['{"items":[{"x":1},[],{"price":5,"x":[1,2,{}],"price":5}]}', ['items[2].price: is written twice in line 1']],
    ['[[],[0,{"a":{"b":1,"b":1}}]]', ['[1][1].a.b: is written twice in line 1']],
    ['{"price":1,"pr\\u0069ce":2}', ['price: is written twice in line 1']],
    ['{"__proto__":1,"__proto__":2}', ['__proto__: is written twice in line 1']],
    ['{"":1,"":2}', ['file: is written twice in line 1']],
    ['{"a":{"b":1,"b":2},"a":{"b":3}}', ['a.b: is written twice in line 1', 'a: is written twice in line 1']],
  ])('%j is told with its place', (text, places) => {
    JSON.parse(text);
    expect(told(text)).toEqual(places);
  });

  it.each([
    '',
    '"a"',
    '{}',
    '[{"a":1},{"a":2}]',
    '{"a":{"a":{"a":1}}}',
    '{"a":"b","b":"a","c":["a","a","c"]}',
    '{"a":"\\"b\\":1,{[","b":1}',
    '{"\\\\":1,"\\"":2,"a\\\\":3}',
  ])('%j has none', (text) => {
    expect(doubledKeys(text)).toEqual([]);
  });

  it('says in both languages what would be right', () => {
    expect(doubledKeys('{"a":1,\n"a":2}')).toEqual([
      {
        place: 'a',
        wrong: { fr: 'est écrit ligne 1 et encore ligne 2', en: 'is written in line 1 and again in line 2' },
        right: { fr: 'un seul des deux', en: 'only one of the two' },
      },
    ]);
  });

  it('is never seen where an object was written out, and always where one of its lines is written again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (value, key) => {
        for (const space of [0, 2]) expect(doubledKeys(JSON.stringify([value], null, space))).toEqual([]);
        const entry = `${JSON.stringify(key)}:${JSON.stringify(value)}`;
        expect(doubledKeys(`[{${entry}}]`)).toEqual([]);
        expect(doubledKeys(`[{${entry},"x${'y'.repeat(key.length)}":0,${entry}}]`)).toHaveLength(1);
      }),
    );
  });
});

describe('the walk for doubled keys', () => {
  it('ends below what any pack may nest, where the check refuses the file', () => {
    const nested = (depth: number): string => `${'{"a":'.repeat(depth)}{"b":1,"b":2}${'}'.repeat(depth)}`;
    expect(doubledKeys(nested(DEEPEST - 1))).toHaveLength(1);
    expect(doubledKeys(nested(DEEPEST))).toEqual([]);
    expect(doubledKeys(nested(40_000))).toEqual([]);
    expect(doubledKeys('['.repeat(MOST_PACK_BYTES))).toEqual([]);
  });

  it('tells no more than anybody reads, and cuts long names short', () => {
    expect(doubledKeys(`{${'"a":1,'.repeat(500)}"a":1}`)).toHaveLength(MOST_PROBLEMS);
    const long = JSON.stringify('k'.repeat(100_000));
    expect(doubledKeys(`{${long}:1,${long}:2}`)[0].place).toBe('k'.repeat(40));
  });

  it('takes each character once: fifty times the text takes about fifty times as long, not thousands', () => {
    const nasty: ((size: number) => string)[] = [
      (size) => `{${Array.from({ length: size }, (_, i) => `"k${i}":${i}`).join(',\n')}}`,
      (size) => `"${'\\\\'.repeat(size * 5)}"`,
      (size) => `[${'"\\"",'.repeat(size * 2)}0]`,
      (size) => `{"a":"${' '.repeat(size * 10)}"}`,
      (size) => `[${'{"a":[{}]},'.repeat(size)}0]`,
    ];
    const fastest = (text: string): number =>
      Math.min(
        ...Array.from({ length: 3 }, () => {
          const start = performance.now();
          expect(doubledKeys(text)).toEqual([]);
          return performance.now() - start;
        }),
      );
    for (const make of nasty) {
      const small = fastest(make(1_000));
      expect(fastest(make(50_000))).toBeLessThan(Math.max(small, 0.05) * 50 * 15);
    }
  });
});
