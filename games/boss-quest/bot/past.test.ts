import { describe, expect, test } from 'vitest';
import { arrange } from '../test/arrange.ts';
import { Past } from './past.ts';

describe('the round so far', () => {
  const t = arrange({
    boss: 20,
    seats: [
      { hidden: 'red1', visible: ['blue2'] },
      { hidden: 'green5', visible: ['blue5'] },
      { hidden: 'green6', visible: ['blue1'] },
    ],
    row: ['strPlus2', 'hpMinus1', 'needGreen'],
    top: ['red2', 'red3', 'red4', 'red5', 'red6', 'green1', 'green2'],
  });
  /** What everybody saw before each turn. */
  const tables: (typeof t.pub)[] = [];
  const turn = (play: () => void): void => {
    tables.push(structuredClone(t.pub));
    play();
  };
  turn(() => t.seat(0).equip(1));
  turn(() => t.seat(1).equip(2));
  turn(() => t.seat(2).equip(2));
  turn(() => t.seat(0).equip(1));
  turn(() => t.seat(1).visit());
  t.seat(1).activate('strPlus2');
  t.seat(1).answer('spell-target-player', 2);
  turn(() => t.seat(2).visit());
  t.seat(2).discard('needGreen');
  const [likeliest] = new Past(t.view(0).pub, t.table.content).ways();

  test('is told turn by turn, though the table shows no numbers', () => {
    expect(likeliest.turns.map(({ seat, taken }) => [seat, taken])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
      [0, 1],
      [1, 0],
      [2, 0],
    ]);
  });

  test('with the table as it was before each', () => {
    for (const [i, { before }] of likeliest.turns.entries()) {
      const { knights, effectiveHp, row, weaponDeck, active } = tables[i];
      expect(before).toMatchObject({ effectiveHp, weaponDeck, active });
      expect([...before.row].sort()).toEqual([...row].sort());
      for (const [seat, { shown, phase, visible }] of knights.entries())
        expect(before.knights[seat]).toMatchObject({ shown, phase, visible });
    }
  });

  test('and what was done at the Magician', () => {
    const visits = likeliest.turns.flatMap(({ visit }) => (visit === undefined ? [] : [visit]));
    expect(visits).toHaveLength(2);
    expect(visits[0].cast).toMatchObject({ spell: t.spell('strPlus2'), target: 2 });
    expect(visits[1]).toMatchObject({ cast: undefined, gone: t.spell('needGreen'), isMystery: false });
  });

  test('a mystery spell may have been taken by any who were there', () => {
    const other = arrange({ seats: 3, row: ['hpPlus1', 'hpMinus1', 'needGreen'], mystery: 'strPlus1' });
    for (const [seat, id] of [
      [0, 'hpPlus1'],
      [1, 'mystery'],
    ] as const) {
      other.seat(seat).visit();
      other.seat(seat).discard(id);
    }
    const ways = new Past(other.view(2).pub, other.table.content).ways();
    expect(ways.map(({ turns }) => turns.map(({ visit }) => visit?.isMystery))).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
