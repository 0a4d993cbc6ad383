/** Power term by term, halves, doubles and the two totals of a fight. */
import { expect, test } from 'vitest';
import { example, rule } from '../../../test/rule.ts';
import type { Effect } from '../../rules/clauses.ts';
import { activePower, allyPower, gauge, isDoubled, powerTerms, totals } from '../../rules/effects/power.ts';
import { stage } from './stage.ts';

const power = (n: number, more: Partial<Effect> = {}): Effect => ({
  on: 'whileHeld',
  do: [{ does: 'power', n, during: 'held' }],
  ...more,
});

rule(['DQ-601', 'DQ-602'], 'eight, objects, wounds, the curse and abilities, each its own term', () => {
  const t = stage({
    cursed: 0,
    seats: [{ objects: [{ type: 'weapon', bonus: 4 }, { bonus: 0 }], wounds: 3, trait: [power(1)] }],
  });
  expect(powerTerms(t.content, t.pub, 0).map(({ kind, n }) => [kind, n])).toEqual([
    ['base', 8],
    ['object', 4],
    ['wounds', -3],
    ['curse', -2],
    ['trait', 1],
  ]);
  expect(gauge(t.content, t.pub, 0)).toBe(8);
  expect(gauge(t.content, t.pub, 1)).toBe(8);
});

rule('DQ-605', 'power follows objects and wounds at once', () => {
  const t = stage({ seats: [{ objects: [{ bonus: 2 }] }] });
  t.adventurer(0).wounds = 2;
  expect(gauge(t.content, t.pub, 0)).toBe(8);
  t.adventurer(0).wounds = 0;
  expect(gauge(t.content, t.pub, 0)).toBe(10);
});

rule('DQ-R33', 'power is never below 1', () => {
  const t = stage({ cursed: 0, seats: [{ wounds: 4, trait: [power(-9)] }] });
  expect(activePower(t.content, t.pub, 0)).toBe(1);
  expect(allyPower(t.content, t.pub, 0)).toBe(1);
  const two = stage({ cursed: 0, seats: [{ wounds: 4 }] });
  expect(activePower(two.content, two.pub, 0)).toBe(2);
});

rule(['DQ-603', 'DQ-R20'], 'an ally lends half of the whole, rounded up', () => {
  for (const [bonus, lends] of [
    [-3, 3],
    [-2, 3],
    [-1, 4],
    [0, 4],
    [3, 6],
    [4, 6],
  ]) {
    const t = stage({ seats: [{ objects: [{ bonus }] }] });
    expect(allyPower(t.content, t.pub, 0)).toBe(lends);
  }
});

rule('DQ-R21', 'what depends on the monster counts in this fight, in the half too; flat bonuses are not halved', () => {
  const hunts = power(2, { if: [{ is: 'vsType', type: 'undead' }] });
  const t = stage({ seats: [{ trait: [hunts] }, { trait: [hunts] }], fight: { monster: { type: 'undead' } } });
  expect(activePower(t.content, t.pub, 0, t.pub.fight)).toBe(10);
  expect(gauge(t.content, t.pub, 0)).toBe(8);
  expect(allyPower(t.content, t.pub, 1, t.pub.fight)).toBe(5);
  const flat: Effect = { on: 'whileHeld', do: [{ does: 'power', n: 3, during: 'held', flat: true }] };
  const f = stage({ seats: [{ trait: [flat] }] });
  expect(allyPower(f.content, f.pub, 0)).toBe(4 + 3);
  expect(activePower(f.content, f.pub, 0)).toBe(11);
});

rule(['DQ-112', 'DQ-614', 'DQ-R68'], 'the Dragon token covers typeless monsters; others only their own type', () => {
  const trait = [power(2, { if: [{ is: 'vsType', type: 'token' }] })];
  const against = (typeToken: 'dragon' | 'humanoid', type: 'typeless' | 'dragon' | 'humanoid'): number => {
    const t = stage({ seats: [{ trait, typeToken }], fight: { monster: { type } } });
    return activePower(t.content, t.pub, 0, t.pub.fight);
  };
  expect(against('dragon', 'typeless')).toBe(10);
  expect(against('dragon', 'dragon')).toBe(10);
  expect(against('dragon', 'humanoid')).toBe(8);
  expect(against('humanoid', 'typeless')).toBe(8);
  expect(against('humanoid', 'humanoid')).toBe(10);
});

test('an ability that asks for power does not turn in a circle', () => {
  const trait = [power(2, { if: [{ is: 'powerAtLeast', n: 8 }] }), power(1, { if: [{ is: 'powerAtLeast', n: 10 }] })];
  const t = stage({ seats: [{ trait }] });
  expect(gauge(t.content, t.pub, 0)).toBe(10);
});

test('an event in play and the monster at hand change the power of whoever drew them', () => {
  const t = stage({
    seats: [{}, {}],
    inPlay: { seat: 1, effects: [power(-1)] },
    fight: { monster: { effects: [power(-2)] } },
  });
  expect(activePower(t.content, t.pub, 0, t.pub.fight)).toBe(6);
  expect(gauge(t.content, t.pub, 1)).toBe(7);
  expect(gauge(t.content, t.pub, 2)).toBe(8);
});

const ARMOUR: Effect = { on: 'beforeDice', do: [{ does: 'doublePowerAndDie' }, { does: 'discardSelf' }] };
const armour = (bonus = 0) => ({ type: 'armour', bonus, effects: [ARMOUR] }) as const;

example('DQ-E10', 'the Armure de puissance: 9×2 + 4 + 4 + 3×2 = 32 against 17 + 7 = 24', () => {
  const t = stage({
    seats: [{ objects: [{ type: 'weapon', bonus: 1 }, armour()] }, { objects: [{ bonus: 9 }] }, {}, { wounds: 1 }],
    fight: { defender: 1, sides: [null, null, 'attacker', 'attacker'] },
  });
  t.do({ do: 'declare', on: 'beforeDice', seats: [0, 1], passed: [] });
  t.seat(0).answer('declare-before-dice', t.seat(0).options('declare-before-dice')[0]);
  expect(isDoubled(t.content, t.pub, 0)).toBe(true);
  const { fight } = t.pub;
  if (fight === null) throw new Error('no fight');
  const { green, red } = totals(t.content, t.pub, fight, { green: 3, red: 7 });
  expect([green.total, red.total]).toEqual([32, 24]);
  expect(green.terms.map(({ kind, n }) => [kind, n])).toEqual([
    ['power', 9],
    ['ally', 4],
    ['ally', 4],
    ['die', 3],
    ['doubled', 12],
  ]);
});

rule(['DQ-R30', 'DQ-606'], 'E30: with a green 8 at power 9 the Armure makes 18 + 32 = 50', () => {
  const t = stage({ seats: [{ objects: [armour(1)] }], fight: {} });
  t.do({ do: 'declare', on: 'beforeDice', seats: [0], passed: [] });
  t.seat(0).answer('declare-before-dice', t.seat(0).options('declare-before-dice')[0]);
  const { fight } = t.pub;
  if (fight === null) throw new Error('no fight');
  expect(totals(t.content, t.pub, fight, { green: 8, red: 8 })).toMatchObject({
    green: { total: 50 },
    red: { total: 26 },
  });
});

rule(['DQ-R31', 'DQ-R32', 'DQ-607'], 'E31: 22 against 22 is the attacker’s; the Armure is gone before the loot', () => {
  const t = stage({
    seats: [{ objects: [{ bonus: 7 }] }, { objects: [armour()], gems: 1 }],
    fight: { defender: 1, sides: [null, null, 'none'] },
    dice: [7, 3],
  });
  t.do({ do: 'fight' });
  t.expectAsked([[1, 'declare-before-dice']]);
  t.seat(1).answer('declare-before-dice', t.seat(1).options('declare-before-dice')[0]);
  t.do({ do: 'compare' });
  expect(t.happened('totals-compared')).toMatchObject([{ green: { total: 22 }, red: { total: 22 }, winner: 'green' }]);
  expect(t.adventurer(1).objects).toEqual([]);
  expect(t.pub.removed).toHaveLength(1);
  expect(t.happened('looted')).toMatchObject([{ loot: 'gems' }]);
});

rule('DQ-R30', 'an ally cannot use the Armure', () => {
  const t = stage({ seats: [{}, { objects: [armour()] }], fight: { ally: 1 } });
  t.do({ do: 'declare', on: 'beforeDice', seats: [0, 1], passed: [] });
  t.expectAsked([]);
});

rule(['DQ-R21', 'DQ-604'], 'E53: a Barbare of 8 who helps and declares +4 lends 6', () => {
  const unique: Effect = { on: 'beforeDice', do: [{ does: 'power', n: 4, during: 'combat' }] };
  const t = stage({ seats: [{}, { unique }], fight: { ally: 1 } });
  t.do({ do: 'declare', on: 'beforeDice', seats: [0, 1], passed: [] });
  t.seat(1).answer('declare-before-dice', t.seat(1).options('declare-before-dice')[0]);
  expect(allyPower(t.content, t.pub, 1, t.pub.fight)).toBe(6);
  expect(gauge(t.content, t.pub, 1)).toBe(8);
  expect(powerTerms(t.content, t.pub, 1, t.pub.fight).at(-1)).toMatchObject({ kind: 'declared', n: 4 });
  expect(t.happened('power-declared')).toMatchObject([{ seat: 1, power: 12 }]);
  expect(t.adventurer(1).powerUsed).toBe(true);
});

rule(['DQ-412', 'DQ-508', 'DQ-509'], 'closed fists count nowhere, neutral and neutralised players neither', () => {
  const t = stage({
    seats: [{}, {}, {}, {}, {}, {}],
    fight: { defender: 1, sides: [null, null, 'attacker', 'defender', 'none', 'defender'], neutralised: [5] },
  });
  const { fight } = t.pub;
  if (fight === null) throw new Error('no fight');
  expect(totals(t.content, t.pub, fight, { green: 1, red: 2 })).toMatchObject({
    green: { total: 8 + 4 + 1 },
    red: { total: 8 + 4 + 2 },
  });
  fight.sides.fill(null);
  expect(totals(t.content, t.pub, fight, { green: 1, red: 2 })).toMatchObject({
    green: { total: 9 },
    red: { total: 10 },
  });
});
