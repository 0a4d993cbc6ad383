/** BQ-917, BQ-918, R37: the spell that turns a potion's reading. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import type { Options } from '../rules/state.ts';
import { ownStrength } from '../rules/view.ts';
import { arrange, type World, type WorldLiteral } from './arrange.ts';
import { cast } from './steps.ts';

const POTIONS: Partial<Options> = { potions: true };

const world = (more: Partial<WorldLiteral>): World =>
  arrange({ options: POTIONS, seats: 3, row: ['flipPotion', 'swapTop', 'cancelSpell'], ...more });

rule(['BQ-406', 'BQ-917'], 'flipPotion turns one face-up potion of any player, oneself included', () => {
  const seats = [{ visible: ['potion1+'] }, { visible: ['red2', 'potion3-'] }, {}];
  const t = world({ seats });
  cast(t, 0, 'flipPotion');
  expect(t.seat(0).options('flip-target')).toEqual([t.weapon('potion1'), t.weapon('potion3')]);
  expect(t.seat(0).refusal('flip-target', t.weapon('potion2'))).toMatchObject({ key: 'not-an-answer' });
  expect(t.seat(0).defaultOf('flip-target')).toBe(t.weapon('potion1'));
  t.seat(0).answer('flip-target', t.weapon('potion3'));
  expect(t.pub.readings).toEqual(['plus', null, 'plus']);
  expect(t.pub.knights.map(({ shown }) => shown).slice(0, 2)).toEqual([1, 5]);
  expect(t.pub.active).toMatchObject([{ spell: t.spell('flipPotion'), target: 1, weapon: t.weapon('potion3') }]);
  expect(t.happened('potion-flipped')).toMatchObject([{ seat: 1, reading: 'plus', was: -1, now: 5, undone: false }]);
});

rule('BQ-918', 'a hidden potion cannot be flipped, and nobody learns that one is there', () => {
  const t = world({ seats: [{ hidden: 'potion2', visible: ['potion1+'] }, { hidden: 'potion3' }, {}] });
  cast(t, 0, 'flipPotion');
  expect(t.seat(0).options('flip-target')).toEqual([t.weapon('potion1')]);
  expect(t.seat(0).refusal('flip-target', t.weapon('potion2'))).toMatchObject({ rule: 'BQ-918' });
  // To the caster another's hidden potion is just no answer.
  expect(t.seat(0).refusal('flip-target', t.weapon('potion3'))).toMatchObject({ key: 'not-an-answer' });
  const none = world({ seats: [{ hidden: 'potion2' }, {}, {}] });
  none.seat(0).visit();
  expect(none.seat(0).refusal('choose-spell', { slot: 0, use: 'activate' })).toMatchObject({ rule: 'BQ-R14' });
});

rule('BQ-R37', 'flipPotion stays active; two flips on one potion cancel out, and cancelling one flips back', () => {
  const t = world({
    seats: [{ visible: ['potion2+'] }, {}, {}],
    row: ['flipPotion', 'flipPotion', 'cancelSpell'],
  });
  const potion = t.weapon('potion2');
  cast(t, 0, 'flipPotion');
  t.seat(0).answer('flip-target', potion);
  expect([t.seat(0).knight.shown, t.pub.readings[1]]).toEqual([-2, 'minus']);
  cast(t, 1, 'flipPotion');
  t.seat(1).answer('flip-target', potion);
  expect([t.seat(0).knight.shown, t.pub.readings[1]]).toEqual([2, 'plus']);
  expect(t.active).toEqual(['flipPotion', 'flipPotion']);
  cast(t, 2, 'cancelSpell');
  t.seat(2).answer('cancel-target', t.spell('flipPotion'));
  expect(t.happened('potion-flipped').at(-1)).toMatchObject({ reading: 'minus', was: 2, now: -2, undone: true });
});

rule('BQ-R37', 'a potion drawn again after it left has a new reading and no old flip', () => {
  const t = world({
    seats: [{ visible: ['potion2+'] }, {}, {}],
    active: [{ spell: 'flipPotion', by: 1, potion: 'potion2' }],
    top: ['red5'],
  });
  cast(t, 0, 'swapTop');
  t.seat(0).answer('swap-top-card', t.weapon('potion2'));
  t.seat(1).equip(1);
  t.seat(1).answer('orient-potion', 'plus');
  expect(t.pub.readings[1]).toBe('plus');
  cast(t, 2, 'cancelSpell');
  t.seat(2).default('cancel-target');
  expect(t.active).toEqual([]);
  expect(t.pub.readings[1]).toBe('plus');
  expect(t.happened('potion-flipped')).toEqual([]);
});

rule('BQ-R37', 'with the option the flip is final: the card is discarded at once and cannot be cancelled', () => {
  const t = world({
    options: { ...POTIONS, expansionSpellsInstant: true },
    seats: [{ visible: ['potion2+'] }, {}, {}],
  });
  cast(t, 0, 'flipPotion');
  t.seat(0).default('flip-target');
  expect(t.pub.readings[1]).toBe('minus');
  expect(t.active).toEqual([]);
  expect(t.pub.spellDiscard).toEqual([t.spell('flipPotion')]);
  t.seat(1).visit();
  const cancel = { slot: t.slot('cancelSpell'), use: 'activate' } as const;
  expect(t.seat(1).refusal('choose-spell', cancel)).toMatchObject({ rule: 'BQ-R14' });
});

example(30, 'A 10 against 17 draws 6 and potion 2, reads minus: 14; flipped: 18; cancelled: 14', () => {
  const t = world({
    boss: 17,
    seats: [{ hidden: 'red5', visible: ['blue5'] }, {}, {}],
    top: ['red6', 'potion2'],
  });
  t.seat(0).equip(2);
  t.seat(0).answer('orient-potion', 'minus');
  expect(ownStrength(t.view(0)).low).toBe(14);
  cast(t, 1, 'flipPotion');
  t.seat(1).answer('flip-target', t.weapon('potion2'));
  expect(ownStrength(t.view(0)).low).toBe(18);
  cast(t, 2, 'cancelSpell');
  t.seat(2).answer('cancel-target', t.spell('flipPotion'));
  expect(ownStrength(t.view(0)).low).toBe(14);
});

example(56, 'A gives a flipped potion for a 5: it lies on top without reading, the spell stays without effect', () => {
  const t = world({
    seats: [{ hidden: 'red3', visible: ['potion2+'] }, {}, {}],
    row: ['swapTop', 'flipPotion', 'cancelSpell'],
    active: [{ spell: 'flipPotion', by: 1, potion: 'potion2' }],
    top: ['blue5'],
  });
  cast(t, 0, 'swapTop');
  t.seat(0).answer('swap-top-card', t.weapon('potion2'));
  expect(t.seat(0).knight).toMatchObject({ visible: [t.weapon('blue5')], shown: 5 });
  expect(t.pub.readings).toEqual([null, null, null]);
  expect(t.state.hid.weaponDeck.at(-1)).toBe(t.weapon('potion2'));
  expect(t.pub.known).toEqual([{ card: t.weapon('potion2'), at: -t.pub.weaponDeck }]);
  expect(t.active).toEqual(['flipPotion']);
});
