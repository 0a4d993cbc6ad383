/** BQ-944..946, R49, R50: whoever wins the Reaper's round gets no key and chooses one of two destinies. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { type ActiveLiteral, arrange, type SeatLiteral, type World, type WorldLiteral } from './arrange.ts';
import { done, hearts, keys, roles } from './hands.ts';

const GHOST: SeatLiteral = { role: 'ghost' };
/** 21 with three weapons: one short of the Reaper. */
const A21 = 'red7 blue7 green7';

/** The combat of the Reaper's round. */
const against = (
  seats: readonly SeatLiteral[],
  active: readonly (string | ActiveLiteral)[] = [],
  more: Partial<WorldLiteral> = {},
): World => arrange({ options: { reaper: true }, boss: 'reaper', active, ...more, seats });

rule('BQ-944', 'the winner gets no key and must choose one of two destinies; the others are not asked', () => {
  const t = against([done(A21, { keys: 1 }), done('red1 blue1'), done('red2 blue2', GHOST)]);
  expect(keys(t)).toEqual([1, 0, 0]);
  expect(t.line(0)).toMatchObject({ won: true, withheld: 'reaperRound', keys: { round: 0, extra: 0, perfect: 0 } });
  t.expectAsked([[0, 'reaper-destiny']]);
  expect(t.seat(0).options('reaper-destiny')).toEqual(['recoverLife', 'becomeReaper']);
  expect(t.seat(0).refusal('reaper-destiny', 'neither' as never)).toMatchObject({ key: 'not-an-answer' });
  expect(t.seat(1).open).toEqual([]);
  expect(t.seat(2).open).toEqual([]);
});

rule('BQ-944', 'a time-out recovers', () => {
  const t = against([done(A21), done('red1 blue1'), done('red2 blue2', GHOST)]);
  expect(t.seat(0).defaultOf('reaper-destiny')).toBe('recoverLife');
});

rule('BQ-945', 'recoverLife: three hearts again, keys kept, and the card is gone for good', () => {
  const t = against([done('red1 blue1', { hearts: 2 }), done(A21, { ...GHOST, keys: 3 }), done('red2 blue2', GHOST)]);
  t.seat(1).answer('reaper-destiny', 'recoverLife');
  expect(t.pub.knights[1]).toMatchObject({ role: 'knight', hearts: 3, keys: 3 });
  expect(t.pub.reaper).toBe('removed');
  expect(t.happened('destiny-chosen')).toEqual([
    { seat: 1, destiny: 'recoverLife', hearts: { was: 0, now: 3 }, keys: { was: 3, now: 3 } },
  ]);
  // The others: untouched, and gone.
  expect(t.pub.knights[0]).toMatchObject({ role: 'knight', hearts: 2 });
  expect(roles(t)[2]).toBe('eliminated');
});

rule('BQ-946', 'becomeReaper: all own hearts and keys are discarded, and the card lies before that player', () => {
  const t = against([done(A21, { keys: 4, hearts: 2 }), done('red1 blue1', { keys: 1 }), done('red2 blue2', GHOST)]);
  t.seat(0).answer('reaper-destiny', 'becomeReaper');
  expect(t.pub.knights[0]).toMatchObject({ role: 'reaper', hearts: 0, keys: 0 });
  expect(t.pub.reaper).toBe('player');
  expect(t.pub.knights[1]).toMatchObject({ role: 'knight', hearts: 3, keys: 1 });
  expect(t.happened('reaper-left')).toEqual([]);
});

rule('BQ-R49', 'a living winner tops up to three hearts, possibly by nothing', () => {
  for (const had of [1, 2, 3]) {
    const t = against([done(A21, { hearts: had }), done('red1 blue1'), done('red2 blue2', GHOST)]);
    t.seat(0).answer('reaper-destiny', 'recoverLife');
    expect(hearts(t)).toEqual([3, 3, 0]);
  }
});

/** Seats 0 and 2 win together at 19 with three weapons; the Armourer is seat 1, so seat 2 chooses first. */
const jointly = (): World =>
  against([done('red7 blue6 green6', { keys: 1 }), done('red1 blue1'), done('blue7 green7 purple5', GHOST)], [], {
    armourer: 1,
  });

rule('BQ-R49', "joint winners choose clockwise from the Armourer's left; only one may become the Reaper", () => {
  const t = jointly();
  expect(t.pub.combat?.winners).toEqual([0, 2]);
  t.expectAsked([[2, 'reaper-destiny']]);
  t.seat(2).answer('reaper-destiny', 'becomeReaper');
  t.expectAsked([[0, 'reaper-destiny']]);
  expect(t.seat(0).options('reaper-destiny')).toEqual(['recoverLife']);
  expect(t.seat(0).refusal('reaper-destiny', 'becomeReaper')).toMatchObject({ rule: 'BQ-R49' });
  t.seat(0).answer('reaper-destiny', 'recoverLife');
  expect(roles(t)).toEqual(['knight', 'knight', 'reaper']);
  expect(keys(t)).toEqual([1, 0, 0]);
});

rule('BQ-R49', 'when the first recovers the next one has both destinies', () => {
  const t = jointly();
  t.seat(2).answer('reaper-destiny', 'recoverLife');
  expect(t.seat(0).options('reaper-destiny')).toEqual(['recoverLife', 'becomeReaper']);
  t.seat(0).answer('reaper-destiny', 'recoverLife');
  expect(roles(t)).toEqual(['knight', 'knight', 'knight']);
  expect(t.pub.reaper).toBe('removed');
});

/** 22 with four weapons, and another with five. */
const A22_4 = 'red7 blue7 green6 purple2';
const B22_5 = 'green7 purple6 red4 blue3 red2';

rule('BQ-R50', 'the winner gets no key of any kind; a living PERFECT that does not win keeps its bonus', () => {
  const t = against([done(A22_4), done(B22_5), done('red1 blue1', GHOST)], ['extraKey']);
  expect(t.line(0)).toMatchObject({ perfect: true, won: true, withheld: 'reaperRound' });
  expect(t.line(1)).toMatchObject({ perfect: true, won: false, keys: { round: 0, extra: 0, perfect: 1 } });
  expect(keys(t)).toEqual([0, 1, 0]);
});

rule('BQ-R50', "a ghost's PERFECT never gives a key", () => {
  const t = against([done(A22_4), done(B22_5, GHOST), done('red1 blue1')]);
  expect(t.line(1)).toMatchObject({ perfect: true, won: false, withheld: 'ghost' });
  expect(keys(t)).toEqual([0, 0, 0]);
});

rule('BQ-R50', 'with secondWins the second is the winner, and the closest keeps a PERFECT', () => {
  const t = against([done(A22_4), done('green7 purple7 red6'), done('red1 blue1', GHOST)], ['secondWins']);
  expect(keys(t)).toEqual([1, 0, 0]);
  t.expectAsked([[1, 'reaper-destiny']]);
});

example(44, 'Reaper 22: ghost C 21 with 1 key, A 20, B 23 with 2 hearts — C recovers, keeps the key; B 1 heart', () => {
  const t = against([
    done('purple7 red6 blue6 green1'),
    done('green6 purple6 red5 blue5 red1', { hearts: 2 }),
    done(A21, { ...GHOST, keys: 1 }),
  ]);
  expect([0, 1, 2].map((seat) => t.line(seat).strength)).toEqual([20, 23, 21]);
  t.expectAsked([[2, 'reaper-destiny']]);
  t.seat(2).answer('reaper-destiny', 'recoverLife');
  expect(t.pub.knights[2]).toMatchObject({ role: 'knight', hearts: 3, keys: 1 });
  expect(hearts(t)).toEqual([3, 1, 3]);
});

example(45, 'Reaper 22: A 21 with 2 keys becomes the Reaper, C ghost 20 — A 0 keys, 0 hearts; C leaves', () => {
  const t = against([done(A21, { keys: 2 }), done('red1 blue1'), done('purple7 red6 blue6 green1', GHOST)]);
  t.seat(0).answer('reaper-destiny', 'becomeReaper');
  expect(t.pub.knights[0]).toMatchObject({ role: 'reaper', hearts: 0, keys: 0 });
  expect(roles(t)).toEqual(['reaper', 'knight', 'eliminated']);
});

example(46, 'Reaper 22: A 22 (4), B 22 (5), both alive — A destiny, no key; B 1 key', () => {
  const t = against([done(A22_4), done(B22_5), done('red1 blue1', GHOST)]);
  expect(keys(t)).toEqual([0, 1, 0]);
  t.expectAsked([[0, 'reaper-destiny']]);
});

example(59, 'two players, B ghost, round won by A, either destiny — B leaves, A wins at once', () => {
  for (const [destiny, ending] of [
    ['recoverLife', 'lastKnight'],
    ['becomeReaper', 'reaper'],
  ] as const) {
    const t = against([done(A21), done('red1 blue1', GHOST)]);
    t.seat(0).answer('reaper-destiny', destiny);
    expect(roles(t)[1]).toBe('eliminated');
    expect(t.pub.ended).toEqual({ ending, winners: [0], tieBreak: null });
  }
});

example(66, 'Reaper 22, goal 5: A 22 (3) wins; B 22 (4) with 4 keys — B wins the game, no destiny asked', () => {
  const t = against(
    [done(A21, { keys: 4 }), done('purple7 red6 blue6 green3', { keys: 4 }), done('red1 blue1', GHOST)],
    [{ spell: 'strPlus1', on: 0 }],
  );
  expect(t.pub.combat?.winners).toEqual([0]);
  expect(keys(t)).toEqual([4, 5, 0]);
  expect(t.happened('destiny-chosen')).toEqual([]);
  expect(t.pub.ended).toEqual({ ending: 'keys', winners: [1], tieBreak: null });
});
