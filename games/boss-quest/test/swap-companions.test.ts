/** BQ-931, R38..R40: the spell that exchanges two companions. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { arrange, type SeatLiteral, type World, type WorldLiteral } from './arrange.ts';
import { cast, holding, isUsed } from './steps.ts';

const DONE: SeatLiteral = { phase: 'finished' };
const ROW = ['swapCompanions', 'cancelSpell', 'swapCompanions'];

const world = (more: Partial<WorldLiteral> = {}): World => holding('hare', 'owl', 'cat', { row: ROW, ...more });

/** Two companions as an answer: the lower number first. */
function pair(t: World, one: string, other: string): readonly [number, number] {
  const [a, b] = [t.companion(one), t.companion(other)];
  return a < b ? [a, b] : [b, a];
}

/** Casts swapCompanions on these two. */
function swap(t: World, seat: number, one: string, other: string): void {
  cast(t, seat, 'swapCompanions');
  t.seat(seat).answer('companion-pair', pair(t, one, other));
}

const names = (t: World, companions: readonly number[]): string[] =>
  companions.map((companion) => t.table.content.companions[companion].id);
const held = (t: World): string[] =>
  names(
    t,
    t.pub.knights.map(({ companion }) => companion),
  );

rule(['BQ-407', 'BQ-931'], 'two companions before players change places, and nothing else moves', () => {
  const t = world();
  cast(t, 0, 'swapCompanions');
  t.expectAsked([[0, 'companion-pair']]);
  t.seat(0).answer('companion-pair', pair(t, 'owl', 'cat'));
  expect(held(t)).toEqual(['hare', 'cat', 'owl']);
  expect(names(t, t.pub.reserve)).toEqual(['chameleon', 'tortoise', 'magpie']);
  expect(t.happened('companions-swapped')).toMatchObject([{ pair: pair(t, 'owl', 'cat'), undone: false }]);
});

rule('BQ-931', 'one before a player and one in the reserve change places', () => {
  const t = world();
  swap(t, 0, 'cat', 'magpie');
  expect(held(t)).toEqual(['hare', 'owl', 'magpie']);
  expect(names(t, t.pub.reserve).sort()).toEqual(['cat', 'chameleon', 'tortoise']);
});

rule('BQ-931', 'whoever does not choose exchanges the own with the next participant’s', () => {
  const t = world();
  cast(t, 0, 'swapCompanions');
  expect(t.seat(0).defaultOf('companion-pair')).toEqual(pair(t, 'hare', 'owl'));
});

rule('BQ-R39', 'at least one of the two lies before a player', () => {
  const t = world();
  cast(t, 0, 'swapCompanions');
  expect(t.seat(0).options('companion-pair')).toHaveLength(15 - 3);
  for (const [one, other] of [
    ['chameleon', 'tortoise'],
    ['chameleon', 'magpie'],
    ['tortoise', 'magpie'],
  ]) {
    expect(t.seat(0).refusal('companion-pair', pair(t, one, other))).toMatchObject({ rule: 'BQ-R39' });
  }
  expect(t.seat(0).refusal('companion-pair', pair(t, 'magpie', 'cat'))).toBeUndefined();
});

rule('BQ-R39', 'the companion of an eliminated player goes to the reserve; six players start without one', () => {
  const t = arrange({
    options: { companions: true, reaper: true },
    reaper: 'removed',
    boss: 14,
    seats: [{ ...DONE, companion: 'hare', hearts: 1, hidden: 'red7', visible: ['blue7', 'red1'] }, DONE, DONE, DONE],
  });
  expect(t.pub.knights[0].role).toBe('eliminated');
  expect(t.pub.reserve).toContain(t.companion('hare'));
  const six = arrange({ options: { companions: true }, seats: 6 });
  expect(six.pub.reserve).toEqual([]);
});

rule('BQ-R39', 'peek stays in a larger game that shrinks to two', () => {
  const t = arrange({
    options: { companions: true, reaper: true },
    reaper: 'removed',
    seats: [{ companion: 'owl' }, {}, { role: 'eliminated' }],
  });
  expect(t.seat(0).open).toContain('use-peek');
  expect(t.seat(0).options('use-peek')).toEqual(['mystery', 1]);
});

rule(['BQ-R38', 'BQ-929'], 'the exchange outlasts the round, the card does not', () => {
  const t = world();
  swap(t, 0, 'hare', 'cat');
  expect(t.pub.active).toMatchObject([{ target: 0, caster: 0 }]);
  t.fight();
  t.allReady();
  expect(t.pub.round).toBe(2);
  expect(t.active).toEqual([]);
  expect(held(t)).toEqual(['cat', 'owl', 'hare']);
});

rule('BQ-R38', 'cancelling exchanges the same two cards again, wherever they lie by then', () => {
  const t = holding('hare', 'owl', 'cat', {
    seats: [{}, {}, {}, { companion: 'magpie' }],
    row: ROW,
  });
  swap(t, 0, 'hare', 'owl');
  swap(t, 1, 'hare', 'cat');
  // Now owl, cat, hare, magpie; the first exchange is taken back: owl and hare.
  expect(held(t)).toEqual(['owl', 'cat', 'hare', 'magpie']);
  cast(t, 2, 'cancelSpell');
  t.seat(2).answer('cancel-target', t.pub.active[0].spell);
  expect(held(t)).toEqual(['hare', 'cat', 'owl', 'magpie']);
  expect(t.happened('companions-swapped').at(-1)).toMatchObject({ undone: true });
  expect(t.active).toEqual(['swapCompanions']);
});

rule('BQ-R38', 'both in the reserve by then: cancelling changes nothing', () => {
  const t = holding('hare', 'owl', 'cat', {
    seats: [{}, {}, {}, { companion: 'magpie' }],
    row: ROW,
  });
  swap(t, 0, 'owl', 'tortoise');
  swap(t, 1, 'tortoise', 'chameleon');
  expect(names(t, t.pub.reserve).sort()).toEqual(['owl', 'tortoise']);
  cast(t, 2, 'cancelSpell');
  t.seat(2).answer('cancel-target', t.pub.active[0].spell);
  expect(held(t)).toEqual(['hare', 'chameleon', 'cat', 'magpie']);
  expect(t.happened('companions-swapped')).toHaveLength(2);
});

rule('BQ-R38', 'with the option the card is discarded at once and cannot be cancelled', () => {
  const t = world({ options: { companions: true, expansionSpellsInstant: true } });
  swap(t, 0, 'hare', 'owl');
  expect(held(t)).toEqual(['owl', 'hare', 'cat']);
  expect(t.active).toEqual([]);
  expect(t.pub.spellDiscard).toHaveLength(1);
  t.seat(1).visit();
  const cancel = { slot: t.slot('cancelSpell'), use: 'activate' } as const;
  expect(t.seat(1).refusal('choose-spell', cancel)).toMatchObject({ rule: 'BQ-R14' });
});

rule('BQ-R40', 'the used marker moves with the card, and comes back with it', () => {
  const t = world();
  t.seat(1).answer('use-peek', 'mystery');
  swap(t, 0, 'hare', 'owl');
  expect(isUsed(t, 'owl')).toBe(true);
  expect(t.seat(0).open).toEqual([]);
  // The unused hare now lies before seat 1, who may chain with it.
  t.seat(1).equip(1);
  t.expectAsked([[1, 'chain-visit']]);
});

rule('BQ-R40', 'an unused power can be used by its new holder in the same round', () => {
  const t = world();
  swap(t, 0, 'owl', 'cat');
  expect(t.seat(1).open).toEqual(['turn-action']);
  expect(t.seat(2).open).toEqual(['use-peek']);
});

example(37, 'B peeks, then B’s and C’s companions are exchanged: C holds peek, unusable until next round', () => {
  const t = world();
  t.seat(1).answer('use-peek', 0);
  swap(t, 0, 'owl', 'cat');
  expect(held(t)).toEqual(['hare', 'cat', 'owl']);
  expect(t.seat(2).open).toEqual([]);
  t.fight();
  t.allReady();
  expect(t.seat(2).open).toContain('use-peek');
});
