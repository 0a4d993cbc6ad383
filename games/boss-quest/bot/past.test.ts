import { describe, expect, test } from 'vitest';
import { arrange } from '../test/arrange.ts';
import { Past } from './past.ts';

describe('the table as it was', () => {
  const t = arrange({
    boss: 16,
    seats: [
      { hidden: 'red1', visible: ['blue2', 'red2', 'red3'] },
      { phase: 'finished', hidden: 'green5', visible: ['blue5', 'red4'] },
      { phase: 'finished', hidden: 'green6', visible: ['blue1', 'red5', 'red6'] },
    ],
    row: ['needGreen', null, null],
    active: [
      { spell: 'strPlus2', on: 1, by: 1 },
      { spell: 'hpMinus1', by: 2 },
    ],
  });
  const past = new Past(t.view(0).pub, t.table.content);

  test('before a visit nobody had drawn or cast what came later', () => {
    const then = past.beforeVisit(1);
    expect(then.effectiveHp).toBe(16);
    expect(then.active).toEqual([]);
    expect(then.knights.map(({ shown }) => shown)).toEqual([7, 9, 6]);
    expect(then.knights.map(({ phase }) => phase)).toEqual(['armourer', 'armourer', 'armourer']);
    expect(then.row.filter((spell) => spell >= 0)).toHaveLength(3);
    expect(then.weaponDeck).toBe(t.state.pub.weaponDeck + 1);
  });

  test('what came earlier was there', () => {
    const then = past.beforeVisit(2);
    expect(then.effectiveHp).toBe(16);
    expect(then.active).toHaveLength(1);
    expect(then.knights[1]).toMatchObject({ shown: 11, phase: 'finished' });
    expect(then.row.filter((spell) => spell >= 0)).toHaveLength(2);
  });

  test('before the last weapon a knight showed one less', () => {
    const then = past.beforeEquip(2);
    expect(then.knights[2]).toMatchObject({ shown: 6, phase: 'armourer' });
    expect(then.knights[1].visible).toHaveLength(2);
  });
});
