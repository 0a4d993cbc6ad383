/** BQ-949..951, R52..R56: a player in the Reaper's place: her harvest, her rank, and how the game ends with her. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import type { Options } from '../rules/state.ts';
import { arrange, type SeatLiteral, type World, type WorldLiteral } from './arrange.ts';
import { done, gone, hearts, keys, roles } from './hands.ts';
import { cast } from './steps.ts';

const REAPERS: Partial<Options> = { reaper: true };
/** A finished Reaper player with these cards. */
const reaper = (cards: string): SeatLiteral => done(cards, { role: 'reaper' });

const combat = (seats: readonly SeatLiteral[], more: Partial<WorldLiteral> = {}): World =>
  arrange({ options: REAPERS, boss: 17, round: 4, ...more, seats });

/** 17, 16, 15, 14, 12 — all of them together can be dealt. */
const S17 = 'red7 blue7 green3';
const S16 = 'green7 purple6 red3';
const S15 = 'purple7 red6 blue2';
const S14 = 'blue6 green6 red2';
const S12 = 'purple5 green5 purple2';

rule('BQ-949', 'she wins when all others are eliminated', () => {
  const t = combat([reaper(S17), done(S16, { hearts: 1, keys: 4 }), gone(2)]);
  expect(t.pub.ended).toEqual({ ending: 'reaper', winners: [0], tieBreak: null });
});

rule('BQ-949', 'not while one knight lives, and not when one reaches the goal first', () => {
  const on = combat([reaper(S17), done(S16, { hearts: 1 }), done(S15, { hearts: 2 })]);
  expect(roles(on)).toEqual(['reaper', 'eliminated', 'knight']);
  expect(on.pub.ended).toBeNull();
  // She takes one knight's last heart, but the other has the key.
  const late = combat([reaper(S15), done(S16, { keys: 4 }), done(S14, { hearts: 1 })]);
  expect(late.pub.ended).toEqual({ ending: 'keys', winners: [1], tieBreak: null });
});

rule('BQ-950', 'she plays rounds like a knight', () => {
  const t = arrange({
    options: REAPERS,
    boss: 21,
    seats: [{ role: 'reaper' }, {}, {}],
    row: ['strPlus1', 'needRed', 'needBlue'],
  });
  expect(t.seat(0).options('turn-action')).toHaveLength(5);
  cast(t, 0, 'strPlus1', 0);
  expect(t.pub.active).toMatchObject([{ caster: 0, target: 0 }]);
});

rule('BQ-950', 'she never gains a key: not for the round, a PERFECT or extraKey', () => {
  const t = combat([reaper(S17), done(S16), done(S15)], { active: ['extraKey'] });
  expect(t.line(0)).toMatchObject({ won: true, perfect: true, withheld: 'reaperPlayer' });
  expect(keys(t)).toEqual([0, 0, 0]);
});

rule('BQ-951', 'harvest: every knight strictly below her strength loses a heart, nobody else', () => {
  const t = combat([reaper(S15), done(S17), done('blue5 purple4 green4 red2'), done(S12), done('red1 blue1')]);
  // 17 wins, 15 is not below 15, 12 and 2 are.
  expect([1, 2, 3, 4].map((seat) => t.line(seat).strength)).toEqual([17, 15, 12, 2]);
  expect(hearts(t)).toEqual([0, 3, 3, 2, 2]);
  expect(keys(t)).toEqual([0, 2, 0, 0, 0]);
  expect(t.happened('harvested')).toMatchObject([
    { seat: 3, reaper: 0, strength: 12, reaperStrength: 15, was: 3, now: 2 },
    { seat: 4, was: 3, now: 2 },
  ]);
});

rule('BQ-951', 'no harvest when she is over or fails a requirement', () => {
  expect(hearts(combat([reaper(S17), done(S12)], { boss: 16 }))).toEqual([0, 3]);
  expect(hearts(combat([reaper(S17), done(S12)], { active: ['needPurple'] }))).toEqual([0, 3]);
  // On the boss exactly, she is able to fight.
  expect(hearts(combat([reaper(S17), done(S12)]))).toEqual([0, 2]);
});

rule('BQ-R52', 'after her round a knight without hearts is eliminated, and the last one left wins', () => {
  const two = combat([done('red7 blue7 green4', { hearts: 1 }), done(S12), done(S15)], { reaper: 'removed' });
  expect(roles(two)).toEqual(['eliminated', 'knight', 'knight']);
  expect(two.pub.ended).toBeNull();
  const one = combat([done('red7 blue7 green4', { hearts: 1, keys: 4 }), done(S12), gone(2)], { reaper: 'removed' });
  expect(one.pub.ended).toEqual({ ending: 'lastKnight', winners: [1], tieBreak: null });
});

rule('BQ-R52', 'with a Reaper player one knight left is no end', () => {
  const t = combat([reaper(S15), done(S16), done('red7 blue7 green4', { hearts: 1 })]);
  expect(roles(t)).toEqual(['reaper', 'knight', 'eliminated']);
  expect(t.pub.ended).toBeNull();
  t.expectAsked([
    [0, 'ready'],
    [1, 'ready'],
  ]);
});

rule('BQ-R63', 'with a Reaper player in the game she wins when all knights fall together', () => {
  const t = combat([
    reaper('red1 blue1'),
    done('red7 blue7 green4', { hearts: 1, keys: 4 }),
    done('green7 purple7 red6', { hearts: 1 }),
  ]);
  expect(roles(t)).toEqual(['reaper', 'eliminated', 'eliminated']);
  expect(t.pub.ended).toEqual({ ending: 'reaper', winners: [0], tieBreak: null });
});

rule('BQ-R53', 'she need not be closest, and hits those out by a requirement too', () => {
  const t = combat([reaper('blue6 green6 red3'), done(S17), done(S12)], { active: ['needBlue'] });
  expect(t.pub.combat?.winners).toEqual([1]);
  expect(t.line(2)).toMatchObject({ qualified: false, heartCause: 'harvest', heartLost: true });
  expect(hearts(t)).toEqual([0, 3, 2]);
});

rule('BQ-R53', 'heartShield blocks the harvest', () => {
  const t = combat([reaper(S17), done(S16), done(S15)], { active: [{ spell: 'heartShield', on: 1, by: 1 }] });
  expect(hearts(t)).toEqual([0, 3, 2]);
  expect(t.line(1)).toMatchObject({ heartGuard: 'shield', heartLost: false });
});

rule('BQ-R53', 'strength counts with its spells: pushed below her by one, a knight is harvested', () => {
  const own = 'green7 purple6 red4';
  expect(hearts(combat([reaper(S17), done(own)]))).toEqual([0, 3]);
  const t = combat([reaper(S17), done(own)], { active: [{ spell: 'strMinus1', on: 1, by: 0 }] });
  expect(t.line(1).strength).toBe(16);
  expect(hearts(t)).toEqual([0, 2]);
});

rule('BQ-R53', 'an over knight loses one heart, not two', () => {
  const t = combat([reaper(S17), done('green7 purple7 red6')]);
  expect(hearts(t)).toEqual([0, 2]);
  expect(t.line(1).heartCause).toBe('over');
});

rule('BQ-R54', 'closest, she takes the round and no key passes on', () => {
  const t = combat([reaper(S16), done(S15), done(S14)]);
  expect(t.pub.combat?.winners).toEqual([0]);
  expect(keys(t)).toEqual([0, 0, 0]);
});

rule('BQ-R54', 'tied with her on gap: fewer weapons takes it, equal weapons share it', () => {
  const won = (mine: string) => {
    const t = combat([reaper('green7 purple5 red4'), done(mine)]);
    return { winners: t.pub.combat?.winners, keys: keys(t), hearts: hearts(t) };
  };
  expect(won('red7 blue7 green2')).toEqual({ winners: [0, 1], keys: [0, 1], hearts: [0, 3] });
  expect(won('red7 blue5 green3 blue1')).toEqual({ winners: [0], keys: [0, 0], hearts: [0, 3] });
  const fewer = combat([reaper('green7 purple5 red3 blue1'), done('red7 blue7 green2')]);
  expect(fewer.pub.combat?.winners).toEqual([1]);
  expect(keys(fewer)).toEqual([0, 1]);
});

rule('BQ-R54', 'reaperBlocksKey off: she is ignored in the ranking, and harvests all the same', () => {
  const options = { ...REAPERS, reaperBlocksKey: false };
  const t = combat([reaper(S16), done(S15), done(S14)], { options });
  expect(t.line(0)).toMatchObject({ rank: 0, won: false });
  expect(t.pub.combat?.winners).toEqual([1]);
  expect(keys(t)).toEqual([0, 1, 0]);
  expect(hearts(t)).toEqual([0, 2, 2]);
  // With secondWins she is no first either: the second knight wins.
  expect(keys(combat([reaper(S16), done(S15), done(S14)], { options, active: ['secondWins'] }))).toEqual([0, 0, 1]);
  expect(keys(combat([reaper(S16), done(S15), done(S14)], { active: ['secondWins'] }))).toEqual([0, 1, 0]);
});

rule('BQ-R55', 'hearts before keys: who loses the last heart gets no key, and it is not passed on', () => {
  const t = combat([reaper(S17), done(S16, { hearts: 1, keys: 4 }), done(S15, { hearts: 2 })], {
    boss: 18,
    options: { ...REAPERS, reaperBlocksKey: false },
  });
  expect(t.line(1)).toMatchObject({ won: true, withheld: 'lastHeart' });
  expect(keys(t)).toEqual([0, 4, 0]);
  expect(roles(t)).toEqual(['reaper', 'eliminated', 'knight']);
  expect(t.pub.ended).toBeNull();
  // With a heart to spare the same win ends the game.
  const alive = combat([reaper(S17), done(S16, { hearts: 2, keys: 4 }), done(S15)], {
    boss: 18,
    options: { ...REAPERS, reaperBlocksKey: false },
  });
  expect(alive.pub.ended).toMatchObject({ ending: 'keys', winners: [1] });
});

rule('BQ-R55', 'this does not touch ghosts: without hearts they still win the Reaper round', () => {
  const t = arrange({
    options: REAPERS,
    boss: 'reaper',
    seats: [done(S17, { role: 'ghost' }), done(S12), done('red1 blue1')],
  });
  t.expectAsked([[0, 'reaper-destiny']]);
});

rule('BQ-R56', 'being over costs her nothing but the harvest, and she is never eliminated', () => {
  const t = combat([reaper('red7 blue7 green4'), done(S12, { hearts: 1 }), done('red1 blue1', { hearts: 1 })]);
  expect(t.line(0)).toMatchObject({ gap: -1, heartLost: false, heartGuard: 'no-hearts' });
  expect(roles(t)).toEqual(['reaper', 'knight', 'knight']);
  expect(hearts(t)).toEqual([0, 1, 1]);
  expect(keys(t)).toEqual([0, 1, 0]);
});

rule('BQ-R56', "the goal she must prevent is the game's own: 4 keys when five started", () => {
  const five = (had: number) => combat([reaper('red1 blue1'), done(S16, { keys: had }), gone(2), gone(2), gone(3)]);
  expect(five(3).pub.ended).toMatchObject({ ending: 'keys', winners: [1] });
  expect(five(2).pub.ended).toBeNull();
  const three = combat([reaper('red1 blue1'), done(S16, { keys: 3 }), gone(2)]);
  expect(three.pub.ended).toBeNull();
});

example(48, 'Reaper player 15, A 17, B 15, C 12 without blue, needBlue, HP 17 — A 2 keys; B unhurt; C a heart', () => {
  const t = combat(
    [reaper('blue7 red7 green1'), done('blue6 red6 green5'), done('blue5 purple7 green3'), done('green7 purple5')],
    { active: ['needBlue'] },
  );
  expect([0, 1, 2, 3].map((seat) => t.line(seat).strength)).toEqual([15, 17, 15, 12]);
  expect(keys(t)).toEqual([0, 2, 0, 0]);
  expect(hearts(t)).toEqual([0, 3, 3, 2]);
});

example(49, 'Reaper player 17, A 16, HP 17 — A a heart, no key to anyone', () => {
  const t = combat([reaper(S17), done(S16), gone(2)]);
  expect(hearts(t)[1]).toBe(2);
  expect(keys(t)).toEqual([0, 0, 0]);
});

example(50, 'secondWins, Reaper player 17, A 16 with 1 heart and 4 keys, HP 18 — A eliminated, no key', () => {
  const a = done(S16, { hearts: 1, keys: 4 });
  const more = { boss: 18, active: ['secondWins'] };
  const t = combat([reaper(S17), a, done('purple7 red6 blue4')], more);
  expect(t.pub.combat?.winners).toEqual([1]);
  expect(t.pub.knights[1]).toMatchObject({ role: 'eliminated', keys: 4 });
  expect(t.pub.ended).toBeNull();
  // The last knight: the Reaper wins.
  expect(combat([reaper(S17), a, gone(2)], more).pub.ended).toMatchObject({ ending: 'reaper', winners: [0] });
});

example(51, 'Reaper player 19 at HP 18, A 12 — no harvest; A wins the key', () => {
  const t = combat([reaper('red7 blue7 green5'), done('purple5 green4 purple3')], { boss: 18 });
  expect(hearts(t)).toEqual([0, 3]);
  expect(keys(t)).toEqual([0, 1]);
});
