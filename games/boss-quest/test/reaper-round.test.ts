/** BQ-941..943, BQ-947, BQ-948, BQ-952, R46..R48, R51, R74: ghosts and the Reaper's round. See also reaper-destiny. */
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
import { done, hearts, keys, roles } from './hands.ts';
import { cast } from './steps.ts';

const REAPERS: Partial<Options> = { reaper: true };
const GHOST: SeatLiteral = { role: 'ghost' };
/** 21 with three weapons; over 14 to 20, one short of the Reaper. */
const A21 = 'red7 blue7 green7';

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
