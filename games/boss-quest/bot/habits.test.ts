import { describe, expect, test } from 'vitest';
import { arrange, type WorldLiteral } from '../test/arrange.ts';
import { likelihood } from './habits.ts';

const finished = { phase: 'finished' } as const;

/** How likely the second knight, who shows 9 against a boss of 16, is to hide this weapon. */
function likely(hidden: string, more: Partial<WorldLiteral> = {}, phase = {}): number {
  const seats = [{}, { ...finished, ...phase, hidden, visible: ['blue5', 'red4'] }, {}];
  const t = arrange({ boss: 16, seats, ...more });
  return likelihood(t.state, t.view(0).table, 0);
}

describe('what others do tells of their hidden weapons', () => {
  test('whoever has stopped is unlikely to be far from the boss, or over', () => {
    expect(likely('green7')).toBe(1);
    expect(likely('green1')).toBeLessThan(0.1);
    expect(likely('green7', { boss: 15 })).toBeLessThan(0.2);
  });

  test('whoever still draws may be anywhere, but is rather not over', () => {
    const drawing = { phase: 'armourer' } as const;
    expect(likely('green1', {}, drawing)).toBe(1);
    expect(likely('green7', { boss: 15 }, drawing)).toBeLessThan(1);
  });

  test('a spell they moved themselves with says where they went, and later ones of others nothing', () => {
    const own = { spell: 'strPlus2', on: 1, by: 1 };
    const later = { spell: 'hpPlus2', by: 2 };
    expect(likely('green5', { active: [own, later] })).toBe(1);
    expect(likely('green7', { active: [own, later] })).toBeLessThan(0.2);
  });

  test('a spell for others says little', () => {
    const other = { spell: 'strPlus2', on: 2, by: 1 };
    expect(likely('green4', { active: [other] })).toBeGreaterThan(likely('green4'));
  });
});
