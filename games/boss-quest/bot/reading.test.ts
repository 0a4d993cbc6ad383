import { describe, expect, test } from 'vitest';
import { arrange, type SeatLiteral, type WorldLiteral } from '../test/arrange.ts';
import { likelihood, readingsOf } from './reading.ts';

const finished = { phase: 'finished' } as const;

/** How likely the second knight, who shows 9 against a boss of 16, is to hide this weapon, as the first sees it. */
function likely(hidden: string, more: Partial<WorldLiteral> = {}, second: SeatLiteral = finished): number {
  const seats = [{ hidden: 'red1', visible: ['blue2'] }, { visible: ['blue5', 'red4'], hidden, ...second }, {}];
  const t = arrange({ boss: 16, seats, row: ['needGreen', 'heartShield', 'extraKey'], ...more });
  return likelihood(t.state, t.view(0));
}

describe('what others do tells of their hidden weapons', () => {
  test('whoever has stopped is unlikely to be far from the boss', () => {
    expect(likely('purple7')).toBeGreaterThan(0.5);
    expect(likely('purple1')).toBeLessThan(0.1);
  });

  test('and hides nothing for which a spell that was left would have been good', () => {
    expect(likely('green7')).toBeLessThan(0.2);
  });

  test('whoever still draws was not near before the last weapon', () => {
    const drawing = { phase: 'armourer', visible: ['blue7', 'red4'] } as const;
    expect(likely('purple7', { boss: 14 }, drawing)).toBeLessThan(0.2);
    expect(likely('purple2', { boss: 14 }, drawing)).toBeGreaterThan(0.5);
  });

  test('a spell they moved themselves with says where they went, and later ones of others nothing', () => {
    const own = { spell: 'strPlus2', on: 1, by: 1 };
    const later = { spell: 'hpPlus2', by: 2 };
    const row = ['needGreen', null, null];
    expect(likely('purple5', { active: [own, later], row })).toBeGreaterThan(0.5);
    expect(likely('purple7', { active: [own, later], row })).toBeLessThan(0.2);
  });

  test('only what they did counts, not what they hide', () => {
    const read = (hidden: string) => {
      const second = { ...finished, visible: ['blue5', 'red4'], hidden };
      const seats = [{ hidden: 'red1', visible: ['blue2'] }, second, { hidden: 'red3', visible: ['blue3'] }];
      const t = arrange({ boss: 16, seats, row: ['needGreen', 'heartShield', 'extraKey'] });
      return readingsOf(t.view(0));
    };
    expect(read('green6')).toEqual(read('purple1'));
  });
});
