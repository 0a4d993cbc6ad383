/** BQ-941..948, BQ-952, R46..R51, R74: ghosts, the Reaper's round and its two destinies. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { type Options, REAPER } from '../rules/state.ts';
import {
  type ActiveLiteral,
  arrange,
  type SeatLiteral,
  tableOptions,
  type World,
  type WorldLiteral,
} from './arrange.ts';
import { done } from './hands.ts';
import { cast } from './steps.ts';

const REAPERS: Partial<Options> = { reaper: true };
const GHOST: SeatLiteral = { role: 'ghost' };
/** 21 with three weapons; over 14 to 20, one short of the Reaper. */
const A21 = 'red7 blue7 green7';

const roles = (t: World): string[] => t.pub.knights.map(({ role }) => role);
const hearts = (t: World): number[] => t.pub.knights.map((knight) => knight.hearts);
const keys = (t: World): number[] => t.pub.knights.map((knight) => knight.keys);

/** A combat with the expansion, against 14 when nothing else is said. */
const combat = (seats: readonly SeatLiteral[], more: Partial<WorldLiteral> = {}): World =>
  arrange({ options: REAPERS, boss: 14, ...more, seats });

/** The combat of the Reaper's round. */
const against = (seats: readonly SeatLiteral[], active: readonly (string | ActiveLiteral)[] = []): World =>
  combat(seats, { boss: 'reaper', active });

rule('BQ-941', 'who loses the last heart becomes a ghost, and the game goes on', () => {
  const t = combat([done(A21, { hearts: 1 }), done('red1 blue1'), done('red2 blue2')]);
  expect(roles(t)).toEqual(['ghost', 'knight', 'knight']);
  expect(t.pub.ended).toBeNull();
  t.expectAsked([
    [0, 'ready'],
    [1, 'ready'],
    [2, 'ready'],
  ]);
  const without = combat([done(A21, { hearts: 1 }), done('red1 blue1'), done('red2 blue2')], { options: {} });
  expect(without.pub.ended).toMatchObject({ ending: 'hearts' });
});

rule('BQ-941', 'a heart left is no ghost, and the Reaper stays in the box', () => {
  const t = combat([done(A21, { hearts: 2 }), done('red1 blue1'), done('red2 blue2')]);
  expect(roles(t)).toEqual(['knight', 'knight', 'knight']);
  expect(t.pub.reaper).toBe('box');
  t.allReady();
  expect(t.pub.boss).not.toBe(REAPER);
});

rule('BQ-942', "the Reaper is put on top of the boss deck and is the next round's boss", () => {
  const t = combat([done(A21, { hearts: 1 }), done('red1 blue1'), done('red2 blue2')], { nextBosses: [20] });
  expect(t.pub.reaper).toBe('deck');
  expect(t.happened('reaper-came')).toEqual([{ ghosts: [0], hp: 22 }]);
  t.allReady();
  expect(t.pub).toMatchObject({ round: 2, boss: REAPER, reaper: 'current', effectiveHp: 22 });
  t.fight();
  t.playUntil(({ pub }) => pub.round === 3);
  expect(t.pub.effectiveHp).toBe(20);
});

rule(['BQ-943', 'BQ-R48'], 'ghosts take part like everybody: turns, spells, cards, row, even as Armourer', () => {
  const t = arrange({
    options: REAPERS,
    boss: 'reaper',
    armourer: 1,
    seats: [{}, { ...GHOST, keys: 2 }, {}],
    row: ['strMinus1', 'heartShield', 'needRed'],
  });
  t.seat(2).equip(1);
  t.seat(0).equip(1);
  t.expectAsked([[1, 'turn-action']]);
  expect(t.seat(1).options('turn-action')).toEqual([{ equip: 1 }, { equip: 2 }, { equip: 3 }, { equip: 4 }, 'visit']);
  cast(t, 1, 'strMinus1', 0);
  expect(t.active).toEqual(['strMinus1']);
  t.seat(2).visit();
  t.seat(2).activate('heartShield');
  expect(t.seat(2).options('spell-target-player')).toEqual([0, 1, 2]);
  t.seat(2).default('spell-target-player');
  t.fight();
  expect(t.pub.combat?.lines).toHaveLength(3);
});

rule('BQ-943', 'the row of the Reaper round counts the ghosts', () => {
  const t = combat([done(A21, { hearts: 1 }), done('red1 blue1'), done('red2 blue2')]);
  t.allReady();
  expect(t.pub.row).toHaveLength(4);
  expect(t.pub.knights.map(({ hasHidden, visible }) => [hasHidden, visible.length])).toEqual([
    [true, 1],
    [true, 1],
    [true, 1],
  ]);
});

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

rule('BQ-947', 'ghosts who do not win leave, and the game continues without them', () => {
  const t = against([done(A21), done('red1 blue1'), done('red2 blue2', GHOST), done('red3 blue3', GHOST)]);
  t.seat(0).answer('reaper-destiny', 'recoverLife');
  expect(roles(t)).toEqual(['knight', 'knight', 'eliminated', 'eliminated']);
  expect(t.happened('eliminated')).toEqual([
    { seat: 2, why: 'ghost' },
    { seat: 3, why: 'ghost' },
  ]);
  t.expectAsked([
    [0, 'ready'],
    [1, 'ready'],
  ]);
  t.allReady();
  expect(t.pub.row).toHaveLength(3);
});

rule('BQ-948', 'a last heart lost in the Reaper round eliminates at once: no second ghost', () => {
  const t = against([
    done('red7 blue7 green6'),
    done('green7 purple7 red6 blue3', { hearts: 1 }),
    done('red1 blue1'),
    done('red2 blue2', GHOST),
  ]);
  t.seat(0).answer('reaper-destiny', 'recoverLife');
  expect(roles(t)).toEqual(['knight', 'eliminated', 'knight', 'eliminated']);
  expect(t.happened('became-ghost')).toEqual([]);
  expect(t.pub.ended).toBeNull();
});

rule('BQ-952', 'she comes once: later losers of a last heart are eliminated at once', () => {
  for (const reaper of ['removed', 'player'] as const) {
    const t = combat(
      [done(A21, { hearts: 1 }), done('red1 blue1'), done('red2 blue2', reaper === 'player' ? { role: 'reaper' } : {})],
      { reaper },
    );
    expect(roles(t)[0]).toBe('eliminated');
    expect(t.happened('became-ghost')).toEqual([]);
    expect(t.happened('reaper-came')).toEqual([]);
    t.allReady();
    expect(t.pub.boss).not.toBe(REAPER);
  }
});

rule('BQ-R46', 'she has 22 hit points unless the table says 11 to 30, and HP spells apply to her', () => {
  const hp = (options: Partial<Options>, active: string[]) =>
    arrange({ options: { ...REAPERS, ...options }, boss: 'reaper', seats: 3, active }).pub.effectiveHp;
  expect(hp({}, [])).toBe(22);
  expect(hp({}, ['hpPlus2', 'hpMinus1'])).toBe(23);
  expect(hp({ reaperHp: 11 }, [])).toBe(11);
  expect(hp({ reaperHp: 30 }, [])).toBe(30);
  for (const reaperHp of [10, 31, 22.5]) expect(() => tableOptions(3, { reaperHp })).toThrow('reaperHp');
});

rule('BQ-R47', 'several at 0 together are all ghosts of the same Reaper round', () => {
  const t = combat([done(A21, { hearts: 1 }), done('purple7 red6 blue6', { hearts: 1 }), done('red1 blue1')]);
  expect(roles(t)).toEqual(['ghost', 'ghost', 'knight']);
  expect(t.happened('reaper-came')).toEqual([{ ghosts: [0, 1], hp: 22 }]);
});

rule('BQ-R47', 'when a knight also reaches the goal the game ends and no Reaper comes', () => {
  const t = combat([done(A21, { hearts: 1, keys: 4 }), done('purple7 red6', { keys: 4 }), done('red1 blue1')]);
  expect(t.pub.ended).toEqual({ ending: 'keys', winners: [1], tieBreak: null });
  expect(t.pub.reaper).toBe('box');
  expect(t.happened('became-ghost')).toEqual([]);
});

rule('BQ-R48', 'a ghost has no heart to lose, and its keys stay until it recovers', () => {
  const t = against([
    done(A21),
    done('purple7 red6 blue6 green5', { ...GHOST, keys: 2 }),
    done('red1 blue1', { hearts: 2 }),
  ]);
  expect(t.line(1)).toMatchObject({ gap: -2, heartCause: 'over', heartGuard: 'no-hearts', heartLost: false });
  expect(hearts(t)).toEqual([3, 0, 2]);
  expect(keys(t)).toEqual([0, 2, 0]);
});

rule('BQ-R48', 'a ghost keeps its companion until it leaves', () => {
  const t = combat(
    [
      done(A21, { companion: 'cat' }),
      done('red1 blue1', { companion: 'hare' }),
      done('red2 blue2', { ...GHOST, companion: 'owl' }),
    ],
    { boss: 'reaper', options: { ...REAPERS, companions: true } },
  );
  expect(t.pub.knights[2].companion).toBe(t.companion('owl'));
  t.seat(0).answer('reaper-destiny', 'recoverLife');
  expect(t.pub.knights[2].companion).toBe(-1);
  expect(t.pub.reserve).toContain(t.companion('owl'));
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
  combat([done('red7 blue6 green6', { keys: 1 }), done('red1 blue1'), done('blue7 green7 purple5', GHOST)], {
    boss: 'reaper',
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

rule('BQ-R51', 'nobody wins: beaten anyway, her card leaves the game, the ghosts leave', () => {
  const t = against([done('red1 blue1'), done('red2 green1'), done('red3 green2', GHOST)], ['needPurple']);
  expect(t.happened('reaper-left')).toEqual([{ beaten: false }]);
  expect(t.pub.reaper).toBe('removed');
  expect(roles(t)).toEqual(['knight', 'knight', 'eliminated']);
  expect(hearts(t)).toEqual([3, 3, 0]);
  t.allReady();
  expect(t.pub).toMatchObject({ round: 2, stage: 'players' });
});

rule('BQ-R74', 'on top after the beaten boss was discarded and after any refill; she never enters the discard', () => {
  const t = combat([done(A21, { hearts: 1 }), done('red1 blue1'), done('red2 blue2')], {
    bossDiscard: [15, 16, 17, 18, 19, 21],
    nextBosses: [20],
  });
  t.allReady();
  expect(t.pub).toMatchObject({ boss: REAPER, bossDeck: 1 });
  const discarded = () => t.pub.bossDiscard.map((boss) => t.table.content.bosses[boss].hp);
  expect(discarded()).toEqual([15, 16, 17, 18, 19, 21, 14]);
  t.playUntil(({ pub }) => pub.round === 3);
  // The last boss was drawn, so the seven others are a new deck; she is not among them.
  expect(t.pub).toMatchObject({ effectiveHp: 20, bossDeck: 7, reaper: 'removed' });
  expect(t.pub.bossDiscard).toEqual([]);
  expect(t.state.hid.bossDeck).not.toContain(REAPER);
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

example(47, 'Reaper round, everybody over — no destiny; card removed; ghosts leave', () => {
  const t = against([
    done('red7 blue7 green7 red2'),
    done('purple7 red6 blue6 green5'),
    done('green6 purple6 red5 blue5 red1', GHOST),
  ]);
  expect(t.happened('destiny-chosen')).toEqual([]);
  t.expectAsked([
    [0, 'ready'],
    [1, 'ready'],
  ]);
  expect(t.pub.reaper).toBe('removed');
  expect(hearts(t)).toEqual([2, 2, 0]);
  expect(roles(t)[2]).toBe('eliminated');
});

example(58, 'A gains the 5th key while B loses a last heart — A wins, no Reaper', () => {
  const t = combat([done('red7 blue6', { keys: 4 }), done('green7 purple7 blue7', { hearts: 1 }), done('red1 blue1')]);
  expect(t.pub.ended).toMatchObject({ ending: 'keys', winners: [0] });
  expect(t.happened('reaper-came')).toEqual([]);
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

example(63, 'two players on 1 heart, both over — both ghosts; nobody wins her round: most keys, equal shared', () => {
  for (const [second, winners] of [
    [1, [0]],
    [2, [0, 1]],
  ] as const) {
    const t = combat([done(A21, { hearts: 1, keys: 2 }), done('purple7 red6 blue6', { hearts: 1, keys: second })]);
    expect(roles(t)).toEqual(['ghost', 'ghost']);
    expect(t.pub.ended).toBeNull();
    t.allReady();
    for (let i = 0; i < 2; i++) t.seat(t.asked[0][0]).equip(4);
    t.fight();
    expect(t.pub.combat?.lines.every(({ gap }) => gap < 0)).toBe(true);
    expect(t.pub.ended).toEqual({ ending: 'nobody', winners, tieBreak: null });
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
