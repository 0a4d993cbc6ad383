/** BQ-971..973, R57..R59: the duel of knights. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { sawEvents } from '../../test/witness.ts';
import { GAP, MYSTERY } from '../rules/state.ts';
import { arrange, start, tableOptions, type World, type WorldLiteral } from './arrange.ts';
import { cast, visitToDiscard } from './steps.ts';

const EQUIPS = [{ equip: 1 }, { equip: 2 }, { equip: 3 }, { equip: 4 }];
const ROW = ['lastCall', 'cancelSpell', 'needBlue'];
/** Seat 0 is X, who goes first; seat 1 is Y. */
const duel = (more: Partial<WorldLiteral> = {}): World => arrange({ boss: 21, seats: 2, row: ROW, ...more });
const left = (t: World): number => t.pub.row.filter((slot) => slot !== GAP).length;

rule('BQ-971', 'three open spells and a mystery', () => {
  const { row } = start(2).pub;
  expect(row).toHaveLength(4);
  expect(row.indexOf(MYSTERY)).toBe(3);
});

rule('BQ-972', 'after a visit, the other’s equip gives a right: one available spell, or none', () => {
  const t = duel();
  visitToDiscard(t, 0, 'needBlue');
  t.seat(1).equip(1);
  t.expectAsked([[0, 'duel-extra-spell']]);
  expect(t.seat(0).options('duel-extra-spell')).toEqual([
    { slot: 0, use: 'activate' },
    { slot: 0, use: 'discard' },
    { slot: 1, use: 'discard' },
    { slot: 3, use: 'activate' },
    { slot: 3, use: 'discard' },
    'decline',
  ]);
  // As in a visit, a spell without effect can only be discarded.
  expect(t.seat(0).refusal('duel-extra-spell', { slot: 1, use: 'activate' })).toMatchObject({ rule: 'BQ-R14' });
  expect(t.seat(0).defaultOf('duel-extra-spell')).toBe('decline');
  t.seat(0).answer('duel-extra-spell', 'decline');
  t.expectAsked([[1, 'choose-spell']]);
  expect(left(t)).toBe(3);
});

rule('BQ-972', 'no right without an equip, and none before one’s own visit', () => {
  const t = duel();
  t.seat(0).equip(1);
  t.expectAsked([[1, 'turn-action']]);
  visitToDiscard(t, 1, 'needBlue');
  t.seat(0).answer('final-turn', 'none');
  t.expectAsked([[0, 'choose-spell']]);
});

rule('BQ-973', 'everything else is as usual: goal, yellow removed, compulsory visit', () => {
  const t = duel({ boss: 17, seats: [{ hidden: 'red7', visible: ['blue5', 'green6'] }, {}] });
  expect(t.table.content.goal).toBe(5);
  expect(t.table.content.spells).toHaveLength(21);
  expect(t.seat(0).options('turn-action')).toEqual(['visit']);
});

rule('BQ-R57', 'the duel is on by default with 2 players and can be switched off: two open spells, no right', () => {
  expect(tableOptions(2).duel).toBe(true);
  expect(start(2, { duel: false }).pub.row).toHaveLength(3);
  const t = duel({ options: { duel: false }, row: ['needBlue', 'needRed'] });
  visitToDiscard(t, 0, 'needBlue');
  t.seat(1).equip(1);
  t.expectAsked([[1, 'choose-spell']]);
});

rule('BQ-R57', 'it is never on with more players, nor switched on when a larger game shrinks to two', () => {
  expect(tableOptions(3, { duel: true }).duel).toBe(false);
  const t = arrange({
    options: { reaper: true },
    boss: 21,
    reaper: 'removed',
    seats: [{}, {}, { role: 'eliminated' }],
    row: ['needBlue', 'needRed'],
  });
  visitToDiscard(t, 0, 'needBlue');
  t.seat(1).equip(1);
  t.expectAsked([[1, 'choose-spell']]);
  t.fight();
  t.allReady();
  expect(t.pub.row).toHaveLength(3);
});

rule('BQ-R58', 'the final turn is kept: one equip after the other has visited, so one right', () => {
  const t = duel();
  visitToDiscard(t, 0, 'needBlue');
  t.expectAsked([[1, 'final-turn']]);
  t.seat(1).equip(1);
  t.seat(0).answer('duel-extra-spell', 'decline');
  t.seat(1).discard('lastCall');
  expect(t.pub.combat).not.toBeNull();
});

rule(['BQ-R58', 'BQ-R23'], 'unlimited: a right at each equip while cards remain; an empty row gives nothing', () => {
  const t = duel({
    options: { duelLastTurn: 'unlimited' },
    row: ['needGreen', 'needRed', 'needBlue'],
    top: ['red2', 'blue2', 'green2', 'purple2'],
  });
  visitToDiscard(t, 0, 'needBlue');
  for (const spell of ['needGreen', 'needRed', 'mystery']) {
    t.expectAsked([[1, 'turn-action']]);
    t.seat(1).equip(1);
    t.expectAsked([[0, 'duel-extra-spell']]);
    t.seat(0).discard(spell);
  }
  expect(left(t)).toBe(0);
  t.seat(1).equip(1);
  // Nothing left to use: no question.
  t.expectAsked([[1, 'turn-action']]);
  t.seat(1).visit();
  expect(t.happened('row-empty')).toEqual([{ seat: 1 }]);
  expect(t.pub.combat).not.toBeNull();
});

rule('BQ-R59', 'the right comes after the potions of that equip are read, before the visit', () => {
  const t = duel({ options: { potions: true }, top: ['potion2', 'red3'] });
  visitToDiscard(t, 0, 'needBlue');
  t.seat(1).equip(2);
  t.expectAsked([[1, 'orient-potion']]);
  t.seat(1).answer('orient-potion', 'plus');
  t.expectAsked([[0, 'duel-extra-spell']]);
  t.seat(0).answer('duel-extra-spell', 'decline');
  t.expectAsked([[1, 'choose-spell']]);
});

rule('BQ-R59', 'the mystery may be taken with the right: declared first, then shown, and its target chosen', () => {
  const t = duel({ mystery: 'strPlus2' });
  visitToDiscard(t, 0, 'needBlue');
  t.seat(1).equip(1);
  t.seat(0).activate('mystery');
  expect(sawEvents(t, 1, 'spell-activated')).toMatchObject([{ seat: 0, mystery: true, right: true }]);
  t.expectAsked([[0, 'spell-target-player']]);
  const was = t.seat(1).knight.shown;
  t.seat(0).answer('spell-target-player', 1);
  expect(t.seat(1).knight.shown).toBe(was + 2);
  t.expectAsked([[1, 'choose-spell']]);
});

rule('BQ-R72', 'with the right a finished player pushed over can still mend it', () => {
  const t = duel({
    boss: 17,
    row: ['hpPlus1', 'needGreen', 'needBlue'],
    seats: [{ hidden: 'red7', visible: ['blue5', 'green6'] }, {}],
  });
  visitToDiscard(t, 0, 'needBlue');
  t.seat(1).equip(1);
  t.seat(0).activate('hpPlus1');
  t.seat(1).discard('needGreen');
  expect(t.line(0)).toMatchObject({ gap: 0, heartLost: false });
});

example(52, 'X visits, Y equips 3: X may take a second spell, then Y takes one; one of four is left', () => {
  const t = duel();
  visitToDiscard(t, 0, 'needBlue');
  t.seat(1).equip(3);
  t.seat(0).discard('cancelSpell');
  t.expectAsked([[1, 'choose-spell']]);
  t.seat(1).discard('lastCall');
  expect(t.pub.combat).not.toBeNull();
  expect(left(t)).toBe(1);
});

example(60, 'X’s right casts lastCall: Y chooses one more equip or the visit', () => {
  const world = () => {
    const t = duel();
    visitToDiscard(t, 0, 'needBlue');
    t.seat(1).equip(1);
    t.seat(0).activate('lastCall');
    return t;
  };
  const t = world();
  t.expectAsked([[1, 'last-call-turn']]);
  expect(t.seat(1).options('last-call-turn')).toEqual([...EQUIPS, 'visit']);
  t.seat(1).visit();
  t.expectAsked([[1, 'choose-spell']]);
  const equips = world();
  equips.seat(1).equip(1);
  equips.seat(0).answer('duel-extra-spell', 'decline');
  expect(equips.pub.combat).not.toBeNull();
  expect(equips.seat(1).knight.visited).toBe(false);
});

example(62, 'the right that follows cancels lastCall: Y does not equip again and takes the fourth card', () => {
  const t = duel();
  visitToDiscard(t, 0, 'needBlue');
  t.seat(1).equip(1);
  t.seat(0).activate('lastCall');
  t.seat(1).equip(1);
  t.seat(0).activate('cancelSpell');
  t.seat(0).default('cancel-target');
  t.expectAsked([[1, 'choose-spell']]);
  expect(left(t)).toBe(1);
  t.seat(1).discard('mystery');
  expect(left(t)).toBe(0);
  expect(t.pub.combat).not.toBeNull();
  expect(t.seat(1).knight.visible).toHaveLength(4);
});

rule(
  'BQ-R26',
  'duel: cast in the visit, cancelled by the right: that equip was the final one and the visit follows',
  () => {
    const t = duel();
    cast(t, 0, 'lastCall');
    t.seat(1).equip(1);
    t.seat(0).activate('cancelSpell');
    t.seat(0).default('cancel-target');
    expect(t.seat(1).knight.phase).toBe('magician');
    t.expectAsked([[1, 'choose-spell']]);
    expect(left(t)).toBe(2);
  },
);

const UNLIMITED = { duelLastTurn: 'unlimited' } as const;

rule(['BQ-R26', 'BQ-R58'], 'unlimited: when the right cancels the last call, the other simply stays in phase A', () => {
  const t = duel({ options: UNLIMITED });
  cast(t, 0, 'lastCall');
  t.seat(1).equip(1);
  t.seat(0).activate('cancelSpell');
  t.seat(0).default('cancel-target');
  t.expectAsked([[1, 'turn-action']]);
  expect(t.seat(1).options('turn-action')).toEqual([...EQUIPS, 'visit']);
});

rule(
  ['BQ-R24', 'BQ-R58'],
  'unlimited with eitherOr: the sole player’s equip under the last call is not the last',
  () => {
    const t = duel({ options: { ...UNLIMITED, lastCallMode: 'eitherOr' }, top: ['red2', 'blue2'] });
    cast(t, 0, 'lastCall');
    t.seat(1).equip(1);
    t.seat(0).answer('duel-extra-spell', 'decline');
    t.expectAsked([[1, 'last-call-turn']]);
    expect(t.seat(1).options('last-call-turn')).toEqual([...EQUIPS, 'stop']);
  },
);

rule(['BQ-R25', 'BQ-R59'], 'unlimited: a last call cast with the right keeps the other from chaining', () => {
  const t = duel({
    options: { ...UNLIMITED, companions: true },
    seats: [{ companion: 'cat' }, { companion: 'hare' }],
  });
  visitToDiscard(t, 0, 'needBlue');
  t.seat(1).equip(1);
  t.seat(0).activate('lastCall');
  t.expectAsked([[1, 'last-call-turn']]);
});
