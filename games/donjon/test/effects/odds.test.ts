/** The calibration table of the ledger, and when a monster may be fled. */
import { expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Effect } from '../../rules/clauses.ts';
import { canFlee, chance, winChance } from '../../rules/effects/odds.ts';
import { fleePower } from '../../rules/effects/offers.ts';
import { allyPower } from '../../rules/effects/power.ts';
import { NONE } from '../../rules/state.ts';
import { stage } from './stage.ts';

rule(['DQ-606', 'DQ-607'], 'chances in 64ths, by margin', () => {
  const middle = [8, 10, 13, 17, 22, 28, 36, 42, 47, 51, 54, 56];
  for (let m = -15; m <= -10; m++) expect(chance(m)).toBe(16 + m);
  for (let m = -9; m <= -7; m++) expect(chance(m)).toBe(7);
  for (let m = -6; m <= 5; m++) expect(chance(m)).toBe(middle[m + 6]);
  for (let m = 6; m <= 8; m++) expect(chance(m)).toBe(57);
  for (let m = 9; m <= 14; m++) expect(chance(m)).toBe(49 + m);
  for (const m of [15, 16, 40]) expect(chance(m)).toBe(64);
  for (const m of [-16, -17, -40]) expect(chance(m)).toBe(0);
});

rule('DQ-R20', 'an ally of 8 adds 4 to the margin', () => {
  const t = stage({ fight: { monster: { power: 11 } } });
  const { fight } = t.pub;
  if (fight === null) throw new Error('no fight');
  expect(winChance(t.content, t.pub, fight, NONE)).toBe(chance(-3));
  expect(winChance(t.content, t.pub, fight, 1)).toBe(chance(1));
});

test('a doubled side has its own odds', () => {
  const double: Effect = { on: 'beforeDice', do: [{ does: 'doublePowerAndDie' }] };
  const t = stage({ seats: [{ unique: double }], fight: { monster: { power: 22 } } });
  t.do({ do: 'declare', on: 'beforeDice', seats: [0], passed: [] });
  t.seat(0).answer('declare-before-dice', t.seat(0).options('declare-before-dice')[0]);
  const { fight } = t.pub;
  if (fight === null) throw new Error('no fight');
  let wins = 0;
  for (let g = 1; g <= 8; g++)
    for (let r = 1; r <= 8; r++) if (16 + 2 * (g === 8 ? 16 : g) >= 22 + (r === 8 ? 16 : r)) wins++;
  expect(winChance(t.content, t.pub, fight, NONE)).toBe(wins);
});

/** Whether a player of that power may flee a monster of that one. */
function flees(power: number, monster: number): boolean {
  const t = stage({ seats: [{ objects: [{ bonus: power - 8 }] }], fight: { monster: { power: monster } } });
  return canFlee(t.content, t.pub, 0, t.pub.fight?.monster ?? NONE);
}

rule(
  ['DQ-405', 'DQ-R24'],
  'E18: the limits are 12 for 8, 11 for 7, 17 for 11, 6 for 4; E02: no flight from the Cyclope',
  () => {
    for (const [power, limit] of [
      [8, 12],
      [7, 11],
      [11, 17],
      [4, 6],
    ]) {
      expect(flees(power, limit)).toBe(true);
      expect(flees(power, limit - 1)).toBe(false);
    }
    expect(flees(12, 16)).toBe(false);
    expect(flees(11, 16)).toBe(false);
  },
);

rule(['DQ-614', 'DQ-R24'], 'E19: the Forestier counts 10 against his type and lends 5', () => {
  const hunts: Effect = {
    on: 'whileHeld',
    if: [{ is: 'vsType', type: 'token' }],
    do: [{ does: 'power', n: 2, during: 'held' }],
  };
  const seat = { trait: [hunts], typeToken: 'humanoid' } as const;
  const t = stage({ seats: [seat, seat], fight: { monster: { type: 'humanoid', power: 14 } } });
  expect(canFlee(t.content, t.pub, 0, t.pub.fight?.monster ?? NONE)).toBe(false);
  expect(allyPower(t.content, t.pub, 1, t.pub.fight)).toBe(5);
});

rule('DQ-R67', 'a one-shot power allows flight from anything, once; a standing one always', () => {
  const unique: Effect = { on: 'whileHeld', do: [{ does: 'fleeAlways' }] };
  const t = stage({ seats: [{ unique }], fight: { monster: { power: 8 } } });
  expect(canFlee(t.content, t.pub, 0, t.pub.fight?.monster ?? NONE)).toBe(false);
  expect(fleePower(t.content, t.pub, 0)).toBeDefined();
  t.do({ do: 'meet-monster' });
  t.seat(0).answer('face-monster', 'flee-by-power');
  expect(t.happened('monster-fled')).toMatchObject([{ byPower: true }]);
  expect(t.adventurer(0).powerUsed).toBe(true);
  expect(t.pub.lasting).toEqual([]);
  expect(fleePower(t.content, t.pub, 0)).toBeUndefined();

  const always = stage({ seats: [{ trait: [unique] }], fight: { monster: { power: 8 } } });
  expect(canFlee(always.content, always.pub, 0, always.pub.fight?.monster ?? NONE)).toBe(true);
});

test('an object or a kept special may be what one flees by; it is spent', () => {
  const smoke: Effect = { on: 'onReveal', may: true, do: [{ does: 'fleeAlways' }, { does: 'discardSelf' }] };
  for (const seat of [{ objects: [{ effects: [smoke] }] }, { kept: [[smoke]] }]) {
    const t = stage({ seats: [seat], fight: { monster: { power: 8 } } });
    t.do({ do: 'meet-monster' });
    t.seat(0).answer('face-monster', 'flee-by-power');
    expect([...t.adventurer(0).objects, ...t.adventurer(0).kept]).toEqual([]);
  }
});

test('a monster that lets itself be fled', () => {
  const t = stage({ fight: { monster: { power: 8, effects: [{ on: 'onReveal', do: [{ does: 'fleeAlways' }] }] } } });
  t.happen('onReveal');
  expect(canFlee(t.content, t.pub, 0, t.pub.fight?.monster ?? NONE)).toBe(true);
});
