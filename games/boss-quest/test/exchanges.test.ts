/** BQ-403, BQ-404, R18, R19, R76: exchanges of hidden weapons and with the deck, and who knows which card after. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectAlike, sawEvents } from '../../test/witness.ts';
import { HIDDEN } from '../rules/state.ts';
import { knownAt, knownWeapons, ownStrength } from '../rules/view.ts';
import { arrange, type SeatLiteral, type World, type WorldLiteral } from './arrange.ts';
import { cast } from './steps.ts';

const DONE: SeatLiteral = { phase: 'finished' };
const A: SeatLiteral = { hidden: 'red5', visible: ['blue4', 'green3'] };
const B: SeatLiteral = { hidden: 'red7', visible: ['blue5'] };
const C: SeatLiteral = { hidden: 'green6', visible: ['purple5'] };

const world = (more: Partial<WorldLiteral> = {}): World =>
  arrange({
    boss: 21,
    seats: [A, B, C],
    row: ['swapHidden', 'swapTop', 'needRed'],
    top: ['blue7', 'purple7'],
    ...more,
  });

/** What each of the three hides. */
const hides = (t: World): string[] =>
  t.state.own.map(({ hidden }) => `${t.table.content.weapons[hidden].colour}${t.table.content.weapons[hidden].value}`);

rule('BQ-403', 'caster and partner change hidden weapons; the spell is discarded', () => {
  const t = world();
  cast(t, 0, 'swapHidden', 1);
  expect(hides(t)).toEqual(['red7', 'red5', 'green6']);
  expect(t.pub.knights.map(({ visible }) => visible.length)).toEqual([2, 1, 1]);
  expect(t.pub.spellDiscard).toEqual([t.spell('swapHidden')]);
  t.expectAsked([[1, 'turn-action']]);
});

rule('BQ-403', 'the rest see that it happened and with whom, not what', () => {
  const other = world({ seats: [{ ...A, hidden: 'green4' }, { ...B, hidden: 'purple3' }, C] });
  expectAlike(world(), other, [2], (t) => cast(t, 0, 'swapHidden', 1));
  const t = world();
  cast(t, 0, 'swapHidden', 1);
  const facts = { type: 'hidden-swapped', spell: t.spell('swapHidden'), seat: 0, partner: 1 };
  const [red5, red7] = [t.weapon('red5'), t.weapon('red7')];
  expect(sawEvents(t, 0, 'hidden-swapped')).toEqual([{ ...facts, gave: red5, received: red7 }]);
  expect(sawEvents(t, 1, 'hidden-swapped')).toEqual([{ ...facts, gave: red7, received: red5 }]);
  for (const seat of [2, -1]) expect(sawEvents(t, seat, 'hidden-swapped')).toEqual([facts]);
});

rule(
  'BQ-R18',
  'the partner is any other participant, finished or not; whoever does not choose takes the left neighbour',
  () => {
    const t = world({ seats: [A, B, { ...C, ...DONE }] });
    cast(t, 0, 'swapHidden');
    expect(t.seat(0).options('spell-target-player')).toEqual([1, 2]);
    expect(t.seat(0).defaultOf('spell-target-player')).toBe(1);
    t.seat(0).answer('spell-target-player', 2);
    expect(hides(t)).toEqual(['green6', 'red7', 'red5']);
  },
);

rule('BQ-R18', 'both partners then know the other’s card; nobody else does', () => {
  const t = world();
  cast(t, 0, 'swapHidden', 1);
  expect(knownAt(t.view(0), 1)).toBe(t.weapon('red5'));
  expect(knownAt(t.view(1), 0)).toBe(t.weapon('red7'));
  expect(knownWeapons(t.view(2))).toEqual([]);
});

rule('BQ-R18', 'a hidden potion moves without a reading', () => {
  const t = world({ options: { potions: true }, seats: [{ ...A, hidden: 'potion3' }, B, C] });
  cast(t, 0, 'swapHidden', 1);
  expect(t.seat(1).own.hidden).toBe(t.weapon('potion3'));
  expect(t.pub.readings).toEqual([null, null, null]);
  t.playUntil(({ pub }) => pub.stage === 'combat');
  expect(t.seat(0).options('orient-hidden-potion')).toEqual(['ready']);
  expect(t.seat(1).options('orient-hidden-potion')).toEqual(['minus', 'plus']);
});

rule('BQ-404', 'one own weapon is exchanged with the top of the deck; the spell is discarded', () => {
  const t = world();
  const deck = t.pub.weaponDeck;
  cast(t, 0, 'swapTop');
  expect(t.seat(0).options('swap-top-card')).toEqual(['hidden', t.weapon('blue4'), t.weapon('green3')]);
  t.seat(0).answer('swap-top-card', t.weapon('blue4'));
  expect(t.seat(0).knight.visible).toEqual([t.weapon('blue7'), t.weapon('green3')]);
  expect(t.seat(0).knight.shown).toBe(10);
  expect(t.seat(0).own.hidden).toBe(t.weapon('red5'));
  expect(t.pub.weaponDeck).toBe(deck);
  expect(t.pub.spellDiscard).toEqual([t.spell('swapTop')]);
  expect(t.seat(1).knight.visible).toEqual([t.weapon('blue5')]);
});

rule('BQ-404', 'whoever does not choose gives the hidden card', () => {
  const t = world();
  cast(t, 0, 'swapTop');
  expect(t.seat(0).defaultOf('swap-top-card')).toBe('hidden');
});

rule('BQ-R19', 'the card to give is chosen before the top is seen', () => {
  const other = world({ top: ['green7', 'purple7'] });
  expectAlike(world(), other, [0, 1, 2], (t) => cast(t, 0, 'swapTop'));
});

rule('BQ-R19', 'a visible card is exchanged face up: all know it on top, and the next draw takes it', () => {
  const t = world();
  cast(t, 0, 'swapTop');
  t.seat(0).answer('swap-top-card', t.weapon('blue4'));
  for (const seat of [0, 1, 2, -1]) {
    expect(sawEvents(t, seat, 'top-swapped')).toMatchObject([
      { gave: t.weapon('blue4'), received: t.weapon('blue7'), to: 'top', was: 7, now: 10 },
    ]);
  }
  expect(t.pub.known).toEqual([{ card: t.weapon('blue4'), at: -t.pub.weaponDeck }]);
  t.seat(1).equip(2);
  expect(t.seat(1).knight.visible.slice(1)).toEqual([t.weapon('blue4'), t.weapon('purple7')]);
  expect(t.pub.known).toEqual([]);
});

rule('BQ-R19', 'a hidden card stays hidden: only the caster knows what went and what came', () => {
  const other = world({ seats: [{ ...A, hidden: 'green4' }, B, C], top: ['green7', 'purple7'] });
  const steps = [(t: World) => cast(t, 0, 'swapTop'), (t: World) => t.seat(0).answer('swap-top-card', 'hidden')];
  expectAlike(world(), other, [1, 2], ...steps);
  const t = world();
  for (const step of steps) step(t);
  expect(hides(t)[0]).toBe('blue7');
  expect(sawEvents(t, 0, 'top-swapped')).toMatchObject([{ gave: t.weapon('red5'), received: t.weapon('blue7') }]);
  expect(sawEvents(t, 1, 'top-swapped')).toMatchObject([{ gave: HIDDEN, received: HIDDEN, was: 7, now: 7 }]);
  expect(knownAt(t.view(0), -t.pub.weaponDeck)).toBe(t.weapon('red5'));
  expect(knownWeapons(t.view(1))).toEqual([]);
});

rule('BQ-R19', 'with the option the given card goes to the bottom', () => {
  const t = world({ options: { swapTopReturn: 'bottom' }, deckLeft: 4 });
  cast(t, 0, 'swapTop');
  t.seat(0).answer('swap-top-card', t.weapon('blue4'));
  expect(t.happened('top-swapped')).toMatchObject([{ to: 'bottom' }]);
  expect(t.pub.known).toEqual([{ card: t.weapon('blue4'), at: -1 }]);
  t.seat(1).equip(3);
  expect(t.seat(1).knight.visible).not.toContain(t.weapon('blue4'));
  expect(t.pub.known).toEqual([{ card: t.weapon('blue4'), at: -1 }]);
  t.seat(2).equip(1);
  expect(t.seat(2).knight.visible.at(-1)).toBe(t.weapon('blue4'));
});

rule(
  'BQ-R76',
  'a known hidden weapon is still known on the deck, and there becomes known to all when it is drawn',
  () => {
    const t = world({ row: ['swapHidden', 'swapTop', 'needRed'] });
    cast(t, 0, 'swapHidden', 1);
    // Seat 0 knows the red 5 that seat 1 now gives to the deck.
    cast(t, 1, 'swapTop');
    t.seat(1).answer('swap-top-card', 'hidden');
    const top = -t.pub.weaponDeck;
    expect(knownAt(t.view(0), top)).toBe(t.weapon('red5'));
    expect(knownAt(t.view(1), top)).toBe(t.weapon('red5'));
    expect(knownAt(t.view(2), top)).toBeUndefined();
    // What seat 1 hides now came from the deck: nobody else knows it.
    expect(knownAt(t.view(0), 1)).toBeUndefined();
    t.seat(2).equip(1);
    expect(t.seat(2).knight.visible.at(-1)).toBe(t.weapon('red5'));
    expect(knownAt(t.view(0), top)).toBeUndefined();
  },
);

rule('BQ-R76', 'a card all know on top is known to all where it is hidden next', () => {
  const t = world({
    options: { eighthDark: 'swapTop' },
    row: ['swapTop', 'swapTop', 'needRed'],
  });
  cast(t, 0, 'swapTop');
  t.seat(0).answer('swap-top-card', t.weapon('blue4'));
  cast(t, 1, 'swapTop');
  t.seat(1).answer('swap-top-card', 'hidden');
  expect(t.pub.known).toEqual([{ card: t.weapon('blue4'), at: 1 }]);
  for (const seat of [0, 2]) expect(knownAt(t.view(seat), 1)).toBe(t.weapon('blue4'));
});

rule(['BQ-R76', 'BQ-604'], 'all knowledge ends when the weapons are gathered', () => {
  const t = world();
  cast(t, 0, 'swapHidden', 1);
  cast(t, 1, 'swapTop');
  t.seat(1).answer('swap-top-card', t.weapon('blue5'));
  expect(t.pub.known).toHaveLength(1);
  t.fight();
  t.allReady();
  expect(t.pub.round).toBe(2);
  for (const seat of [0, 1, 2]) expect(knownWeapons(t.view(seat))).toEqual([]);
});

example(
  24,
  'A hides 2 with 13, B hides 7 with 8: A casts swapHidden, A has 20 and B 10, each knows the other’s card',
  () => {
    const t = arrange({
      boss: 21,
      seats: [{ hidden: 'red2', visible: ['blue7', 'green6'] }, { hidden: 'red7', visible: ['green7', 'blue1'] }, {}],
      row: ['swapHidden', 'needBlue', 'needRed'],
    });
    cast(t, 0, 'swapHidden', 1);
    expect([ownStrength(t.view(0)).low, ownStrength(t.view(1)).low]).toEqual([20, 10]);
    expect(knownAt(t.view(0), 1)).toBe(t.weapon('red2'));
    expect(knownAt(t.view(1), 0)).toBe(t.weapon('red7'));
  },
);

example(25, 'A gives the hidden 7 for a 4: A has 15, the 7 is top and begins the next equip', () => {
  const t = arrange({
    boss: 21,
    seats: [{ hidden: 'red7', visible: ['blue5', 'green6'] }, {}, {}],
    row: ['swapTop', 'needBlue', 'needRed'],
    top: ['purple4'],
  });
  cast(t, 0, 'swapTop');
  t.seat(0).answer('swap-top-card', 'hidden');
  expect(ownStrength(t.view(0)).low).toBe(15);
  t.seat(1).equip(2);
  expect(t.happened('equipped')[0].cards[0]).toBe(t.weapon('red7'));
});

example(61, 'B peeked A’s 7; A swaps it to C: B and A know that C hides 7, C knows A’s new card', () => {
  const t = arrange({
    options: { companions: true },
    boss: 21,
    seats: [{ hidden: 'red7', companion: 'cat' }, { companion: 'owl' }, { hidden: 'green6' }, { companion: 'hare' }],
    row: ['swapHidden', 'needBlue', 'needRed', 'needGreen'],
  });
  t.seat(1).answer('use-peek', 0);
  cast(t, 0, 'swapHidden', 2);
  expect(knownAt(t.view(1), 2)).toBe(t.weapon('red7'));
  expect(knownAt(t.view(1), 0)).toBeUndefined();
  expect(knownAt(t.view(0), 2)).toBe(t.weapon('red7'));
  expect(knownAt(t.view(2), 0)).toBe(t.weapon('green6'));
  expect(knownWeapons(t.view(3))).toEqual([]);
});
