import { expect, test } from 'vitest';
import { arrange, start } from './arrange.ts';

test('a literal becomes a whole world, played through the questions a player sees', () => {
  const t = arrange({
    boss: 16,
    seats: [{ hidden: 'red7', visible: ['blue5', 'green6'] }, { hearts: 1 }, {}],
    row: ['hpPlus2', 'needBlue', null],
    mystery: 'extraKey',
    top: ['red3', 'purple4'],
  });
  t.expectAsked([[0, 'turn-action']]);
  expect(t.seat(0).options('turn-action')).toEqual(['visit']);
  expect(t.seat(0).refusal('turn-action', { equip: 1 })).toMatchObject({ rule: 'BQ-212', numbers: { by: 2 } });
  t.seat(0).visit();
  t.seat(0).activate('hpPlus2');
  expect(t.pub.effectiveHp).toBe(18);
  t.expectAsked([[1, 'turn-action']]);
  t.seat(1).equip(2);
  expect(t.happened('equipped')[0].cards).toEqual([t.weapon('red3'), t.weapon('purple4')]);
  t.fight();
  expect(t.line(0)).toMatchObject({ gap: 0, perfect: true, won: true });
  expect(t.keysWon).toEqual([2, 0, 0]);
});

test('with everybody finished a world begins in combat', () => {
  const t = arrange({
    options: { potions: true },
    boss: 15,
    seats: [{ hidden: 'potion3', visible: ['red5', 'red7'], phase: 'finished' }, { phase: 'finished' }],
  });
  t.expectAsked([
    [0, 'orient-hidden-potion'],
    [1, 'orient-hidden-potion'],
  ]);
  t.seat(0).answer('orient-hidden-potion', 'plus');
  t.seat(1).answer('orient-hidden-potion', 'ready');
  expect(t.line(0)).toMatchObject({ strength: 15, perfect: true, reading: 'plus' });
});

test('a new game asks the seat left of the Armourer', () => {
  const t = start(3, {}, [1]);
  expect(t.pub.armourer).toBe(1);
  t.expectAsked([[2, 'turn-action']]);
});
