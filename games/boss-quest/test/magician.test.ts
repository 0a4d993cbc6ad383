/** 3xx: the visit to the Magician, the row, the mystery and what becomes of spells (R14..R16). */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { sawEvents } from '../../test/witness.ts';
import { GAP, MYSTERY } from '../rules/state.ts';
import { arrange } from './arrange.ts';
import { cast, visitToDiscard } from './steps.ts';

const ROW = ['hpPlus1', 'strPlus2', 'needBlue'];

rule('BQ-301', 'the pawn moves to the Magician before all eyes', () => {
  const t = arrange({ seats: 3, row: ROW });
  t.seat(0).visit();
  expect(t.seat(0).knight).toMatchObject({ phase: 'magician', visited: true });
  for (const seat of [0, 1, 2, -1]) expect(sawEvents(t, seat, 'visited')).toEqual([{ type: 'visited', seat: 0 }]);
  expect(t.seat(1).knight.phase).toBe('armourer');
});

rule(['BQ-302', 'BQ-303'], 'a visitor takes exactly one card still in the row, to activate or to discard', () => {
  const t = arrange({ seats: 3, row: ['hpPlus1', null, 'needBlue'] });
  t.seat(0).visit();
  expect(t.seat(0).options('choose-spell')).toEqual([
    { slot: 0, use: 'activate' },
    { slot: 0, use: 'discard' },
    { slot: 2, use: 'activate' },
    { slot: 2, use: 'discard' },
    { slot: 3, use: 'activate' },
    { slot: 3, use: 'discard' },
  ]);
  expect(t.seat(0).open).toEqual(['choose-spell']);
  for (const nothing of ['none', 'decline', null, { slot: 1, use: 'discard' }, { slot: 4, use: 'discard' }]) {
    expect(t.seat(0).refusal('choose-spell', nothing as never)).toMatchObject({ key: 'not-an-answer' });
  }
  t.seat(0).activate('hpPlus1');
  expect(t.pub.row).toEqual([GAP, GAP, t.spell('needBlue'), MYSTERY]);
  t.expectAsked([[1, 'turn-action']]);
});

rule('BQ-302', 'whoever does not choose discards the leftmost open spell, or the mystery when it is alone', () => {
  const t = arrange({ seats: 3, row: [null, 'strPlus2', 'needBlue'] });
  t.seat(0).visit();
  expect(t.seat(0).defaultOf('choose-spell')).toEqual({ slot: 1, use: 'discard' });
  const alone = arrange({ seats: 3, row: [null, null, null] });
  alone.seat(0).visit();
  expect(alone.seat(0).defaultOf('choose-spell')).toEqual({ slot: 3, use: 'discard' });
});

rule('BQ-304', 'a spell in the row has no effect', () => {
  const t = arrange({
    boss: 14,
    seats: [
      { hidden: 'red7', visible: ['green7'], phase: 'finished' },
      { hidden: 'red1', visible: ['green1'], phase: 'finished' },
    ],
    row: ['hpPlus2', 'needBlue', 'secondWins'],
    mystery: 'extraKey',
  });
  expect(t.pub.combat).toMatchObject({ hp: 14, winners: [0] });
  expect(t.keysWon).toEqual([2, 0]);
});

rule('BQ-305', 'a dark spell goes before any participant: oneself, others, finished ones too', () => {
  const world = () => arrange({ seats: [{}, {}, { phase: 'finished' }, {}], row: ROW });
  for (const target of [0, 1, 2, 3]) {
    const t = world();
    cast(t, 0, 'strPlus2');
    expect(t.seat(0).options('spell-target-player')).toEqual([0, 1, 2, 3]);
    const before = t.pub.knights.map(({ shown }) => shown);
    t.seat(0).answer('spell-target-player', target);
    expect(t.pub.active).toMatchObject([{ spell: t.spell('strPlus2'), caster: 0, target }]);
    expect(t.pub.knights.map(({ shown }, seat) => shown - before[seat])).toEqual(
      [0, 1, 2, 3].map((seat) => (seat === target ? 2 : 0)),
    );
  }
});

rule('BQ-305', 'an eliminated player is no target', () => {
  const t = arrange({
    options: { reaper: true },
    reaper: 'removed',
    seats: [{}, { role: 'eliminated' }, {}, {}],
    row: ROW,
  });
  cast(t, 0, 'strPlus2');
  expect(t.seat(0).options('spell-target-player')).toEqual([0, 2, 3]);
  expect(t.seat(0).refusal('spell-target-player', 1)).toMatchObject({ key: 'not-an-answer' });
});

rule('BQ-306', 'a light spell goes beside the boss, with no target, and applies to everyone', () => {
  const t = arrange({
    boss: 17,
    seats: [{}, {}, { hidden: 'red7', visible: ['blue5', 'green6'] }],
    row: ROW,
  });
  expect(t.pub.effectiveHp).toBe(17);
  cast(t, 0, 'hpPlus1');
  t.expectAsked([[1, 'turn-action']]);
  expect(t.pub.active).toMatchObject([{ spell: t.spell('hpPlus1'), target: -1 }]);
  expect(t.pub.effectiveHp).toBe(18);
  t.seat(1).equip(1);
  // Seat 2 has 18: it was over, it no longer is.
  expect(t.seat(2).options('turn-action')).toHaveLength(5);
});

rule('BQ-307', 'an active spell works at once and ends with the round', () => {
  const t = arrange({ seats: 3, row: ROW, boss: 17, nextBosses: [20] });
  cast(t, 0, 'hpPlus1');
  cast(t, 1, 'strPlus2', 1);
  expect(t.pub.effectiveHp).toBe(18);
  t.fight();
  expect(t.pub.combat?.hp).toBe(18);
  t.allReady();
  expect(t.pub.round).toBe(2);
  expect(t.pub.active).toEqual([]);
  expect(t.pub.effectiveHp).toBe(20);
  expect(t.seat(1).knight.shown).toBe(t.table.content.weapons[t.seat(1).knight.visible[0]].value);
  expect(t.pub.spellDiscard).toEqual(expect.arrayContaining([t.spell('hpPlus1'), t.spell('strPlus2')]));
});

rule('BQ-308', 'a discarded spell does nothing and is out of reach for the round', () => {
  const t = arrange({ seats: 3, row: ROW, boss: 17 });
  visitToDiscard(t, 0, 'hpPlus1');
  expect(t.pub.effectiveHp).toBe(17);
  expect(t.active).toEqual([]);
  expect(t.pub.spellDiscard).toEqual([t.spell('hpPlus1')]);
  t.seat(1).visit();
  expect(
    t
      .seat(1)
      .options('choose-spell')
      .some(({ slot }) => slot === 0),
  ).toBe(false);
});

rule('BQ-309', 'an active spell cannot be chosen to be discarded', () => {
  const t = arrange({ seats: 3, row: ROW });
  cast(t, 0, 'hpPlus1');
  t.seat(1).visit();
  expect(
    t
      .seat(1)
      .candidates('choose-spell')
      .map(({ slot }) => slot),
  ).toEqual([1, 1, 2, 2, 3, 3]);
  expect(t.seat(1).refusal('choose-spell', { slot: 0, use: 'discard' })).toMatchObject({ key: 'not-an-answer' });
  expect(t.active).toEqual(['hpPlus1']);
});

rule('BQ-310', 'the use of the mystery is declared before it is turned over, and binds', () => {
  const t = arrange({ seats: 3, row: ROW, mystery: 'hpPlus2', boss: 17 });
  t.seat(0).visit();
  expect(JSON.stringify([t.pub, t.seat(0).own])).not.toContain(`"mystery":${t.spell('hpPlus2')}`);
  t.seat(0).discard('mystery');
  expect(t.pub.effectiveHp).toBe(17);
  expect(t.pub.spellDiscard).toEqual([t.spell('hpPlus2')]);
  t.expectAsked([[1, 'turn-action']]);
  const activated = arrange({ seats: 3, row: ROW, mystery: 'hpPlus2', boss: 17 });
  cast(activated, 0, 'mystery');
  expect(activated.pub.effectiveHp).toBe(19);
  expect(activated.pub.spellDiscard).toEqual([]);
});

rule(['BQ-311', 'BQ-R16'], 'an activated mystery is revealed first; then its caster must pick a target', () => {
  const t = arrange({ seats: 3, row: ROW, mystery: 'strMinus2' });
  cast(t, 0, 'mystery');
  const facts = { seat: 0, spell: t.spell('strMinus2'), slot: 3, mystery: true };
  for (const seat of [0, 1, 2, -1]) expect(sawEvents(t, seat, 'spell-activated')).toMatchObject([facts]);
  t.expectAsked([[0, 'spell-target-player']]);
  expect(t.seat(0).refusal('spell-target-player', 'none' as never)).toMatchObject({ key: 'not-an-answer' });
  const was = t.seat(2).knight.shown;
  t.seat(0).answer('spell-target-player', 2);
  expect(t.seat(2).knight.shown).toBe(was - 2);
});

rule('BQ-312', 'phase B happens once per player and round', () => {
  const t = arrange({ seats: 3, row: ROW });
  t.fight();
  expect(t.happened('visited').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(t.happened('spell-discarded')).toHaveLength(3);
});

rule('BQ-313', 'a gap in the row is not filled during the round', () => {
  const t = arrange({ seats: 3, row: ROW });
  const deck = t.pub.spellDeck;
  visitToDiscard(t, 0, 'strPlus2');
  t.seat(1).equip(1);
  expect(t.pub.row).toEqual([t.spell('hpPlus1'), GAP, t.spell('needBlue'), MYSTERY]);
  expect(t.pub.spellDeck).toBe(deck);
});

rule('BQ-314', 'numeric modifiers add up in any order', () => {
  const hp = ['hpPlus2', 'hpMinus1', 'hpPlus1'];
  for (const order of [hp, hp.toReversed()]) {
    const t = arrange({ seats: 4, row: order, boss: 17 });
    for (const [seat, spell] of order.entries()) cast(t, seat, spell);
    expect(t.pub.effectiveHp).toBe(19);
  }
  const strength = ['strPlus2', 'strMinus1', 'strPlus1'];
  for (const order of [strength, strength.toReversed()]) {
    const t = arrange({ seats: [{}, {}, {}, { visible: ['red5'] }], row: order });
    for (const [seat, spell] of order.entries()) cast(t, seat, spell, 3);
    expect(t.seat(3).knight.shown).toBe(7);
  }
});

rule('BQ-315', 'a spell that is discarded once used is never active afterwards', () => {
  const swapHidden = arrange({ seats: 3, row: ['swapHidden', 'swapTop', 'cancelSpell'] });
  cast(swapHidden, 0, 'swapHidden', 1);
  cast(swapHidden, 1, 'swapTop');
  swapHidden.seat(1).answer('swap-top-card', 'hidden');
  expect(swapHidden.active).toEqual([]);
  expect(swapHidden.pub.spellDiscard).toEqual([swapHidden.spell('swapHidden'), swapHidden.spell('swapTop')]);
  const cancel = arrange({ seats: 3, row: ['cancelSpell', 'needBlue', 'needRed'], active: ['extraKey'] });
  cast(cancel, 0, 'cancelSpell');
  cancel.seat(0).default('cancel-target');
  expect(cancel.active).toEqual([]);
});

rule('BQ-R14', 'a face-up spell without a possible effect can only be discarded', () => {
  const cancel = arrange({ seats: 3, row: ['cancelSpell', 'needBlue', 'needRed'] });
  cancel.seat(0).visit();
  const slot = cancel.slot('cancelSpell');
  expect(cancel.seat(0).refusal('choose-spell', { slot, use: 'activate' })).toMatchObject({
    rule: 'BQ-R14',
    key: 'nothing-to-cancel',
  });
  expect(cancel.seat(0).refusal('choose-spell', { slot, use: 'discard' })).toBeUndefined();
  const flip = arrange({ seats: 3, options: { potions: true }, row: ['flipPotion', 'needBlue', 'needRed'] });
  flip.seat(0).visit();
  expect(flip.seat(0).refusal('choose-spell', { slot: 0, use: 'activate' })).toMatchObject({
    rule: 'BQ-R14',
    key: 'no-visible-potion',
  });
  const swap = arrange({ seats: 3, row: ['swapTop', 'needBlue', 'needRed'], deckLeft: 0 });
  swap.seat(0).visit();
  expect(swap.seat(0).refusal('choose-spell', { slot: 0, use: 'activate' })).toMatchObject({
    rule: 'BQ-R14',
    key: 'no-card-to-swap',
  });
  expect(swap.seat(0).refusal('choose-spell', { slot: 1, use: 'activate' })).toBeUndefined();
});

rule('BQ-R14', 'activated as the mystery it fizzles to the discard, and the visit is spent', () => {
  const fizzles = [
    arrange({ seats: 3, row: ROW, mystery: 'swapTop', deckLeft: 0 }),
    arrange({ seats: 3, row: ROW, mystery: 'flipPotion', options: { potions: true } }),
  ];
  for (const t of fizzles) {
    const spell = t.state.hid.mystery;
    cast(t, 0, 'mystery');
    expect(t.happened('spell-fizzled')).toEqual([{ seat: 0, spell }]);
    expect(t.pub.spellDiscard).toEqual([spell]);
    expect(t.active).toEqual([]);
    expect(t.seat(0).knight.phase).toBe('finished');
    t.expectAsked([[1, 'turn-action']]);
  }
});

rule('BQ-R15', 'a discarded mystery is shown to all', () => {
  const t = arrange({ seats: 3, row: ROW, mystery: 'lastCall' });
  visitToDiscard(t, 0, 'mystery');
  const facts = { seat: 0, spell: t.spell('lastCall'), mystery: true };
  for (const seat of [0, 1, 2, -1]) expect(sawEvents(t, seat, 'spell-discarded')).toMatchObject([facts]);
  expect(t.pub.spellDiscard).toEqual([t.spell('lastCall')]);
});

rule('BQ-R15', 'an unused mystery is shown when the round’s spells are discarded', () => {
  const t = arrange({ seats: 3, row: ROW, mystery: 'lastCall' });
  t.fight();
  expect(t.happened('mystery-shown')).toEqual([]);
  t.allReady();
  expect(t.happened('mystery-shown')).toEqual([{ spell: t.spell('lastCall') }]);
  expect(t.pub.spellDiscard).toContain(t.spell('lastCall'));
});

example(21, 'the mystery is a cancelSpell with nothing active: discarded, no effect, visit spent', () => {
  const t = arrange({ seats: 3, row: ROW, mystery: 'cancelSpell' });
  cast(t, 0, 'mystery');
  expect(t.happened('spell-fizzled')).toEqual([{ seat: 0, spell: t.spell('cancelSpell') }]);
  expect(t.pub.spellDiscard).toEqual([t.spell('cancelSpell')]);
  t.expectAsked([[1, 'turn-action']]);
});

example(22, 'the mystery is declared "discard" and is extraKey: shown, discarded, no change of mind', () => {
  const t = arrange({ seats: 3, row: ROW, mystery: 'extraKey' });
  visitToDiscard(t, 0, 'mystery');
  expect(sawEvents(t, 2, 'spell-discarded')).toMatchObject([{ spell: t.spell('extraKey') }]);
  expect(t.active).toEqual([]);
  expect(t.seat(0).open).toEqual([]);
  t.expectAsked([[1, 'turn-action']]);
});
