import { describe, expect, test } from 'vitest';
import { failed, figure, judge, medianRound, printTable, type Row } from './report.ts';

const faster: Row = { name: 'moves', what: 'moves', unit: 'moves/s', against: 'peer', bar: { atLeast: 5 } };
const smaller: Row = { name: 'size', what: 'size', unit: 'kB', bar: { atMost: 150 } };

describe('what the bench reports', () => {
  test('compares within a round and takes the round in the middle', () => {
    const slowHost = { value: 500, against: 100 };
    const rounds = [{ value: 900, against: 100 }, slowHost, { value: 800, against: 200 }];
    expect(medianRound(rounds)).toBe(slowHost);
  });

  test('holds at the bar itself and not short of it', () => {
    expect(judge(faster, [{ value: 50, against: 10 }])).toEqual({
      name: 'moves',
      value: 50,
      unit: 'moves/s',
      against: 10,
      ratio: 5,
      bar: 5,
      holds: true,
    });
    expect(judge(faster, [{ value: 49, against: 10 }]).holds).toBe(false);
  });

  test('judges a value without anything to compare it with', () => {
    expect(judge(smaller, [{ value: 150 }])).toMatchObject({ ratio: 150, against: null, holds: true });
    expect(judge(smaller, [{ value: 151 }]).holds).toBe(false);
  });

  test('a figure without a bar is only told', () => {
    const told: Row = { name: 'games', what: 'games', unit: 'games/s' };
    expect(judge(told, [{ value: 7 }])).toMatchObject({ value: 7, bar: null, holds: true });
    expect(printTable([told], [judge(told, [{ value: 7 }])])).toContain('–    yes');
  });

  test('a row that could not be measured does not hold', () => {
    expect(judge(faster, [])).toMatchObject({ value: null, ratio: null, holds: false });
    expect(failed(faster, 'no registry')).toMatchObject({ holds: false, trouble: 'no registry' });
  });

  test('prints figures with three digits that count', () => {
    expect([0, 0.38123, 12.345, 1234567.8, null].map(figure)).toEqual(['0', '0.381', '12.3', '1 234 568', '–']);
  });

  test('prints a table with each bar, and troubles in full', () => {
    const table = printTable(
      [faster, smaller],
      [judge(faster, [{ value: 60, against: 10 }]), failed(smaller, 'no build')],
    );
    expect(table.split('\n')).toEqual([
      '       value  against  unit     ratio    bar  holds',
      'moves     60       10  moves/s      6    ≥ 5    yes',
      'size       –        –  kB           –  ≤ 150     NO',
      'size: no build',
    ]);
  });
});
