/** BQ-911..916, R32..R36: potions and their readings. See flip-potion for the spell that turns them. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectAlike, sawEvents } from '../../test/witness.ts';
import type { Options } from '../rules/state.ts';
import { ownStrength } from '../rules/view.ts';
import { arrange, type SeatLiteral, start, type World, type WorldLiteral } from './arrange.ts';
import { cast, potionsDealtOpen } from './steps.ts';

const POTIONS: Partial<Options> = { potions: true };
const EQUIPS = [{ equip: 1 }, { equip: 2 }, { equip: 3 }, { equip: 4 }];
const DONE: SeatLiteral = { phase: 'finished' };

const world = (more: Partial<WorldLiteral>): World =>
  arrange({ options: POTIONS, seats: 3, row: ['flipPotion', 'swapTop', 'cancelSpell'], ...more });

rule('BQ-911', 'three potions join the weapons and two flipPotion the spells', () => {
  const t = start(3, POTIONS);
  expect(t.table.content.armoury).toHaveLength(28 + 3);
  expect(t.pub.weaponDeck).toBe(31 - 6);
  expect(t.table.content.spells.filter(({ id }) => id === 'flipPotion')).toMatchObject([
    { shade: 'dark' },
    { shade: 'dark' },
  ]);
});

rule(['BQ-912', 'BQ-913'], 'a potion received face up is read at once: minus subtracts, plus adds', () => {
  for (const [reading, sum] of [
    ['minus', 2],
    ['plus', 8],
  ] as const) {
    const t = world({ seats: [{ hidden: 'red3', visible: ['blue5'] }, {}, {}], top: ['potion3'] });
    t.seat(0).equip(1);
    t.expectAsked([[0, 'orient-potion']]);
    expect(t.seat(0).options('orient-potion')).toEqual(['minus', 'plus']);
    t.seat(0).answer('orient-potion', reading);
    expect(t.pub.readings).toEqual([null, null, reading]);
    expect(t.seat(0).knight.shown).toBe(sum);
    expect(t.happened('potion-read')).toEqual([{ seat: 0, card: t.weapon('potion3'), reading, was: 5, now: sum }]);
    t.expectAsked([[1, 'turn-action']]);
  }
});

rule('BQ-913', 'whoever does not answer takes the reading nearest to the boss without passing it, else minus', () => {
  // Visible 6 and hidden: 15 before the potion of 3.
  const reading = (boss: number) => {
    const t = world({ boss, seats: [{ hidden: 'red7', visible: ['blue6', 'green2'] }, {}, {}], top: ['potion3'] });
    t.seat(0).equip(1);
    return t.seat(0).defaultOf('orient-potion');
  };
  expect(reading(18)).toBe('plus');
  expect(reading(17)).toBe('minus');
  expect(reading(21)).toBe('plus');
});

rule('BQ-914', 'the owner is never asked again', () => {
  const t = world({ boss: 21, seats: [{ visible: ['potion2-'] }, {}, {}], top: ['red3', 'red4', 'red5', 'red6'] });
  expect(t.seat(0).open).toEqual(['turn-action']);
  for (const seat of [0, 1, 2, 0]) t.seat(seat).equip(1);
  expect(t.happened('potion-read')).toEqual([]);
  expect(t.pub.readings[1]).toBe('minus');
});

rule('BQ-915', 'a hidden potion is read when combat begins: its owner minus or plus, nobody else', () => {
  const t = world({ boss: 14, seats: [{ ...DONE, hidden: 'potion2', visible: ['red7', 'blue5'] }, DONE, DONE] });
  expect(t.pub.readings).toEqual([null, null, null]);
  expect(t.seat(0).options('orient-hidden-potion')).toEqual(['minus', 'plus']);
  expect(t.seat(0).refusal('orient-hidden-potion', 'ready')).toMatchObject({ rule: 'BQ-915', key: 'reading-wanted' });
  expect(t.seat(1).options('orient-hidden-potion')).toEqual(['ready']);
  expect(t.seat(1).refusal('orient-hidden-potion', 'plus')).toMatchObject({ rule: 'BQ-915', key: 'no-hidden-potion' });
  t.seat(0).answer('orient-hidden-potion', 'minus');
  t.allReady();
  expect(t.line(0)).toMatchObject({ strength: 10, reading: 'minus', hidden: t.weapon('potion2') });
});

rule('BQ-915', 'the time-out reads it as near to the boss as possible without passing it; others are ready', () => {
  const reading = (boss: number) => {
    const t = world({ boss, seats: [{ ...DONE, hidden: 'potion3', visible: ['red7', 'blue5'] }, DONE, DONE] });
    expect(t.seat(1).defaultOf('orient-hidden-potion')).toBe('ready');
    return t.seat(0).defaultOf('orient-hidden-potion');
  };
  expect(reading(15)).toBe('plus');
  expect(reading(14)).toBe('minus');
});

rule('BQ-916', 'a potion counts as a weapon in a tie-break, in an equip and in a swap', () => {
  const t = world({
    boss: 18,
    seats: [
      { ...DONE, hidden: 'red7', visible: ['blue7', 'potion1+', 'red2'] },
      { ...DONE, hidden: 'green7', visible: ['purple7', 'blue3'] },
      DONE,
    ],
  });
  t.allReady();
  expect([t.line(0), t.line(1)].map(({ strength, weapons }) => [strength, weapons])).toEqual([
    [17, 4],
    [17, 3],
  ]);
  expect(t.pub.combat).toMatchObject({ winners: [1], by: 'fewestWeapons' });
  const equips = world({ top: ['potion1', 'red3'] });
  equips.seat(0).equip(1);
  expect(equips.happened('equipped')[0].cards).toEqual([equips.weapon('potion1')]);
  const swaps = world({ seats: [{ visible: ['potion1+'] }, {}, {}] });
  cast(swaps, 0, 'swapTop');
  expect(swaps.seat(0).options('swap-top-card')).toEqual(['hidden', swaps.weapon('potion1')]);
});

rule('BQ-R32', 'a potion has no colour: it meets no colour and makes no pair', () => {
  const t = world({
    seats: [
      { ...DONE, hidden: 'potion1', visible: ['red3', 'potion2+'] },
      { ...DONE, hidden: 'red4', visible: ['red2'] },
      DONE,
    ],
    active: ['needBlue', 'needPair'],
  });
  t.allReady();
  expect(t.line(0).fails).toEqual([t.spell('needBlue'), t.spell('needPair')]);
  expect(t.line(1).fails).toEqual([t.spell('needBlue')]);
});

rule('BQ-R33', 'all cards of an equip are shown, then each potion is read in draw order, before the turn ends', () => {
  const t = world({ boss: 21, top: ['potion3', 'red3', 'potion1', 'blue3'] });
  t.seat(0).equip(4);
  const drawn = ['potion3', 'red3', 'potion1', 'blue3'].map((name) => t.weapon(name));
  expect(t.happened('equipped')[0].cards).toEqual(drawn);
  t.expectAsked([[0, 'orient-potion']]);
  t.seat(0).answer('orient-potion', 'minus');
  expect(t.pub.readings).toEqual([null, null, 'minus']);
  t.expectAsked([[0, 'orient-potion']]);
  t.seat(0).answer('orient-potion', 'plus');
  expect(t.pub.readings).toEqual(['plus', null, 'minus']);
  t.expectAsked([[1, 'turn-action']]);
});

rule('BQ-R34', 'potions dealt face up are read clockwise from the Armourer’s left, before the first turn', () => {
  const t = arrange({ options: POTIONS, armourer: 0, seats: [DONE, DONE, DONE], content: potionsDealtOpen });
  t.playUntil(({ pub }) => pub.round === 2);
  expect(t.pub.armourer).toBe(1);
  expect(t.pub.stage).toBe('deal');
  for (const seat of [2, 0, 1]) {
    t.expectAsked([[seat, 'orient-potion']]);
    t.seat(seat).answer('orient-potion', 'plus');
  }
  t.expectAsked([[2, 'turn-action']]);
});

rule('BQ-R35', 'everybody is asked before combat, sealed: nobody sees who chooses, or what', () => {
  const seats = [DONE, DONE];
  const potion = world({ boss: 15, seats: [{ ...DONE, hidden: 'potion3', visible: ['red7', 'blue5'] }, ...seats] });
  const plain = world({ boss: 15, seats: [{ ...DONE, hidden: 'red6', visible: ['red7', 'blue5'] }, ...seats] });
  expectAlike(
    potion,
    plain,
    [1, 2],
    (t) => t.seat(0).default('orient-hidden-potion'),
    (t) => t.seat(1).default('orient-hidden-potion'),
  );
  potion.expectAsked([[2, 'orient-hidden-potion']]);
  // Minus or plus: nobody can tell before all have answered.
  const minus = world({ boss: 15, seats: [{ ...DONE, hidden: 'potion3', visible: ['red7', 'blue5'] }, ...seats] });
  minus.seat(0).answer('orient-hidden-potion', 'minus');
  minus.seat(1).answer('orient-hidden-potion', 'ready');
  expectAlike(potion, minus, [1, 2]);
  expect(potion.pub.combat).toBeNull();
  potion.seat(2).answer('orient-hidden-potion', 'ready');
  expect(sawEvents(potion, 1, 'combat-revealed')).toHaveLength(1);
});

rule(
  'BQ-R36',
  'a hidden potion counts as minus for "over"; both totals are previewed; strength may be negative',
  () => {
    const t = world({ boss: 14, seats: [{ hidden: 'potion1', visible: ['red7', 'blue7'] }, {}, {}] });
    expect(ownStrength(t.view(0))).toEqual({ low: 13, high: 15 });
    expect(t.seat(0).options('turn-action')).toHaveLength(5);
    const negative = world({ seats: [{ ...DONE, hidden: 'potion3', visible: ['potion2-'] }, DONE, DONE] });
    negative.seat(0).answer('orient-hidden-potion', 'minus');
    negative.allReady();
    expect(negative.line(0)).toMatchObject({ strength: -5, qualified: true });
  },
);

example(31, 'hidden potion 3, visible 12, boss 15: plus makes a PERFECT', () => {
  const t = world({ boss: 15, seats: [{ ...DONE, hidden: 'potion3', visible: ['red7', 'blue5'] }, DONE, DONE] });
  t.seat(0).answer('orient-hidden-potion', 'plus');
  t.allReady();
  expect(t.line(0)).toMatchObject({ strength: 15, perfect: true });
  expect(t.keysWon[0]).toBe(2);
});

example(32, 'hidden potion 2, visible 17: may equip against 16, must visit against 14', () => {
  const seats = [{ hidden: 'potion2', visible: ['red7', 'blue7', 'green3'] }, {}, {}];
  expect(world({ boss: 16, seats }).seat(0).options('turn-action')).toEqual([...EQUIPS, 'visit']);
  expect(world({ boss: 14, seats }).seat(0).options('turn-action')).toEqual(['visit']);
});
