import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSchema, MOST_PROBLEMS, type Schema } from './pack-check.ts';
import { MOST_PACK_BYTES, readPack, syntaxError } from './packs.ts';

describe('the text of a file', () => {
  it('becomes JSON, whatever mark an editor put before it', () => {
    expect(readPack('\uFEFF{"a":[1,true,null,"é\\u00e9"]}')).toEqual({ json: { a: [1, true, null, 'éé'] } });
  });

  it.each([
    ['', 1, 1],
    ['hello', 1, 1],
    ['{"a": 1,}', 1, 9],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['{\n  "a": [1, 2\n}', 3, 1],
    ["{'a': 1}", 1, 2],
    ['{"a": 01}', 1, 8],
    ['{"a": tru}', 1, 7],
    ['{"a": "no end}\n', 1, 7],
    ['[1] 2', 1, 5],
    ['[1', 1, 3],
    ['{"a" 1}', 1, 6],
    ['[1, // why\n2]', 1, 5],
  ])('%j goes wrong at line %i, column %i', (text, line, column) => {
    expect(syntaxError(text)).toEqual({ line, column });
    expect(readPack(text)).toMatchObject({
      problem: { place: `${line}:${column}`, wrong: { en: `line ${line}, column ${column} is not JSON` } },
    });
  });

  it('any JSON cut short goes wrong at its end', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const text = `[${json}`;
        expect(syntaxError(text)).toEqual({ line: 1, column: text.length + 1 });
      }),
    );
  });

  it('is bounded', () => {
    expect(readPack(`"${'é'.repeat(MOST_PACK_BYTES / 2)}"`)).toMatchObject({ problem: { place: 'file' } });
    expect(syntaxError('['.repeat(MOST_PACK_BYTES))).toEqual({ line: 1, column: MOST_PACK_BYTES + 1 });
  });
});

const schema: Schema = {
  type: 'object',
  required: ['name', 'parts'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 5, pattern: '^[a-z]+$' },
    parts: { type: 'array', minItems: 1, maxItems: 100, items: { $ref: '#/$defs/part' } },
    size: { type: 'array', minItems: 2, items: [{ type: 'integer', minimum: -1, maximum: 9 }, { type: 'boolean' }] },
  },
  $defs: {
    part: {
      anyOf: [
        { type: 'string', minLength: 1, maxLength: 3 },
        { type: 'object', required: ['is', 'of'], properties: { is: { const: 'not' }, of: { $ref: '#/$defs/part' } } },
        {
          type: 'object',
          required: ['is', 'on', 'n'],
          properties: {
            is: { const: 'add' },
            on: { enum: ['x', 'y'] },
            n: { type: 'integer', minimum: 0, maximum: 9 },
          },
        },
        {
          type: 'object',
          required: ['is', 'on', 'n'],
          properties: {
            is: { const: 'add' },
            on: { const: 'coins' },
            n: { type: 'integer', minimum: 0, maximum: 50, multipleOf: 5 },
          },
        },
      ],
    },
  },
};
const told = (value: unknown): string[] =>
  checkSchema(schema, value).map(({ place, wrong, right }) => `${place}: ${wrong.en}; ${right.en}`);
const part = (one: unknown): string[] => told({ name: 'abc', parts: [one] });

describe('a value against its schema', () => {
  it('may be right', () => {
    expect(
      told({ name: 'abc', parts: ['a', { is: 'not', of: { is: 'add', on: 'coins', n: 15 } }], size: [0, true] }),
    ).toEqual([]);
  });

  it('is told what is missing, too much, or mistyped, each once', () => {
    expect(told(3)).toEqual(['file: 3 does not fit; an object { … }']);
    expect(told({ nam: 'abc', parts: [] })).toEqual([
      'name: is missing; a text of 1 to 5 characters',
      'nam: is no field here; "name", most likely',
      'parts: is empty; a list of 1 to 100',
    ]);
    expect(told({ name: 'ABC', parts: ['a'], size: [-2, 1] })).toEqual([
      'name: "ABC" does not fit; a text of 1 to 5 characters',
      'size[0]: -2 does not fit; a whole number from −1 to 9',
      'size[1]: 1 does not fit; true or false',
    ]);
    expect(told({ name: 'abc', parts: ['a'], size: [1, true, 2] })).toEqual(['size: has 3 entries; a list of 2']);
  });

  it('follows the object that was meant', () => {
    expect(part({ is: 'adds', on: 'x', n: 1 })).toEqual(['parts[0].is: "adds" does not fit; "add", most likely']);
    expect(part({ on: 'x' })).toEqual(['parts[0].is: is missing; one of "not", "add"']);
    expect(part({ is: 'add', on: 'zzz', n: 1 })).toEqual(['parts[0].on: "zzz" does not fit; one of "x", "y", "coins"']);
    expect(part({ is: 'add', on: 'coins', n: 7 })).toEqual([
      'parts[0].n: 7 does not fit; a multiple of 5 from 0 to 50',
    ]);
    expect(part({ is: 'not', of: { is: 'add', on: 'x' } })).toEqual([
      'parts[0].of.n: is missing; a whole number from 0 to 9',
    ]);
    expect(part(1.5)).toEqual(['parts[0]: 1.5 does not fit; a text of 1 to 3 characters or an object { … }']);
    expect(part('long')).toEqual(['parts[0]: "long" does not fit; a text of 1 to 3 characters or an object { … }']);
  });

  it('never has more problems than anybody reads, nor nests without end', () => {
    expect(told({ name: 'abc', parts: Array.from({ length: 99 }, () => 0) })).toHaveLength(MOST_PROBLEMS);
    let deep: unknown = 'a';
    for (let i = 0; i < 100_000; i++) deep = { is: 'not', of: deep };
    expect(part(deep)).toEqual(['file: has too many lists and objects inside each other; 24 levels at most']);
    expect(told(JSON.parse('{"name":"abc","parts":["a"],"__proto__":{},"constructor":1}'))).toHaveLength(2);
  });

  it('is safe for any JSON, and says everything in both languages', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const { place, wrong, right } of checkSchema(schema, { name: 'abc', parts: [value] })) {
          expect(place).toMatch(/^parts/);
          for (const text of [wrong.fr, wrong.en, right.fr, right.en]) expect(text).not.toBe('');
        }
      }),
    );
  });
});
