import { expect, it } from 'vitest';
import { completeOptions, isOptionProblem } from './options.ts';
import type { OptionsSpec } from './types.ts';

const spec: OptionsSpec = {
  fields: {
    length: { values: ['short', 'long'], fallback: () => 'short', rule: 'XX-901' },
    keys: { values: { min: 1, max: 9 }, fallback: (seats) => seats + 1, rule: 'XX-902' },
    teams: { values: [true, false], fallback: () => false, applies: (seats) => seats === 4, rule: 'XX-903' },
  },
  presets: {},
};

it('completes with the defaults of the number of seats', () => {
  expect(completeOptions(spec, 3)).toEqual({ length: 'short', keys: 4, teams: false });
  expect(completeOptions(spec, 4, { length: 'long', teams: true })).toEqual({ length: 'long', keys: 5, teams: true });
});

it('takes the default where an option has no meaning', () => {
  expect(completeOptions(spec, 3, { teams: true })).toEqual({ length: 'short', keys: 4, teams: false });
});

it('names the first thing wrong, and what would be right', () => {
  const problem = (given: Record<string, unknown>) => {
    const result = completeOptions(spec, 4, given);
    return isOptionProblem(result) ? `${result.option}: ${result.problem}` : 'fine';
  };
  expect(problem({ keys: 9 })).toBe('fine');
  expect(problem({ keys: 10 })).toBe('keys: 10 is not a whole number from 1 to 9');
  expect(problem({ keys: 2.5 })).toContain('2.5 is not');
  expect(problem({ keys: '3' })).toContain('"3" is not');
  expect(problem({ length: 'medium' })).toBe('length: "medium" is not one of short, long');
  expect(problem({ teams: 1 })).toContain('1 is not one of true, false');
  expect(problem({ colour: 'red' })).toBe('colour: unknown; the options are length, keys, teams');
  expect(problem(JSON.parse('{"__proto__":{"keys":3}}'))).toContain('__proto__: unknown');
});
