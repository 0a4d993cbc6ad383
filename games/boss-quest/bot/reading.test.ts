import { describe, expect, test } from 'vitest';
import { Chance } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import { arrange, type World, type WorldLiteral } from '../test/arrange.ts';
import { readingsOf, settle } from './reading.ts';

/** Three knights before their first turns, against a boss of 16; the second hides a weapon and draws a red 4 after a blue 5. */
function round(hidden: string, more: Partial<WorldLiteral> = {}): World {
  return arrange({
    boss: 16,
    seats: [
      { hidden: 'red1', visible: ['blue2'] },
      { hidden, visible: ['blue5'] },
      { hidden: 'purple3', visible: ['blue3'] },
    ],
    row: ['needGreen', 'heartShield', 'heartShield'],
    top: ['red2', 'red4', 'red3', 'red5', 'red6', 'red7'],
    ...more,
  });
}

function lap(t: World): void {
  for (const seat of [0, 1, 2]) t.seat(seat).equip(1);
}

/** How likely the second knight is to hide each of these, as the first sees it, against the likeliest of all. */
function likely(t: World, ...weapons: string[]): number[] {
  const reading = readingsOf(t.view(0)).get(1) ?? new Map<number, number>();
  const most = Math.max(...reading.values());
  return weapons.map((name) => (reading.get(t.weapon(name)) ?? 0) / most);
}

/** The second knight stops at 9 and discards what asks for green. */
function stopped(hidden: string): World {
  const t = round(hidden);
  lap(t);
  t.seat(0).equip(1);
  t.seat(1).visit();
  t.seat(1).discard('needGreen');
  t.seat(2).equip(1);
  return t;
}

describe('what others do tells of their hidden weapons', () => {
  test('whoever has stopped is unlikely to be far from the boss', () => {
    const [near, far] = likely(stopped('purple7'), 'purple7', 'purple1');
    expect(near).toBeGreaterThan(0.5);
    expect(far).toBeLessThan(0.1);
  });

  test('and hides nothing for which a spell they discarded would have been good', () => {
    expect(likely(stopped('purple7'), 'green7')[0]).toBeLessThan(0.2);
  });

  test('whoever draws again was not near', () => {
    const t = round('purple2');
    lap(t);
    for (const seat of [0, 1, 2]) t.seat(seat).equip(1);
    const [far, near] = likely(t, 'purple2', 'purple6');
    expect(far).toBeGreaterThan(0.3);
    expect(near).toBeLessThan(0.1);
  });

  test('a spell they moved themselves with says where they went', () => {
    const t = round('purple5', { row: ['needGreen', 'strPlus2', 'extraKey'] });
    lap(t);
    t.seat(0).equip(1);
    t.seat(1).visit();
    t.seat(1).activate('strPlus2');
    t.seat(1).answer('spell-target-player', 1);
    t.seat(2).equip(1);
    const [perfect, over] = likely(t, 'purple5', 'purple7');
    expect(perfect).toBeGreaterThan(0.5);
    expect(over).toBeLessThan(0.1);
  });

  test('only what they did counts, not what they hide', () => {
    expect(readingsOf(stopped('green6').view(0))).toEqual(readingsOf(stopped('purple1').view(0)));
  });

  test('worlds are settled by it: all weapons still lie somewhere, and the likely ones are hidden', () => {
    const t = stopped('purple7');
    const v = t.view(0);
    const chance = new Chance(new Uint32Array(8));
    const worlds = Array.from({ length: 60 }, () => {
      const s = rules.sample(v, t.table);
      settle(s, v, chance);
      return s;
    });
    const all = (s: (typeof worlds)[number]): number[] =>
      [...s.hid.weaponDeck, ...s.own.map(({ hidden }) => hidden)].sort((a, b) => a - b);
    for (const s of worlds) expect(all(s)).toEqual(all(t.state));
    const values = worlds.map((s) => t.table.content.weapons[s.own[1].hidden].value);
    expect(values.filter((value) => value >= 4).length).toBeGreaterThan(50);
  });
});
