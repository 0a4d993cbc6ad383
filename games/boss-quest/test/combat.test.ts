/** 5xx: combat, from the reveal to hearts and keys (R69, R73). Who wins is in ranking, the Reaper has files of her own. */
import { expect } from 'vitest';
import { SPECTATOR } from '../../../kernel/index.ts';
import { example, rule } from '../../test/rule.ts';
import { sawEvents } from '../../test/witness.ts';
import { NONE } from '../rules/state.ts';
import { type ActiveLiteral, arrange } from './arrange.ts';
import { done, hand, hearts, keys } from './hands.ts';
import { cast, visitToDiscard } from './steps.ts';

rule('BQ-501', 'combat starts when the last participant is finished, and not before', () => {
  const t = arrange({ seats: 3, boss: 21, row: ['needBlue', 'needRed', 'needGreen'] });
  visitToDiscard(t, 0, 'needBlue');
  visitToDiscard(t, 1, 'needRed');
  expect(t.pub).toMatchObject({ stage: 'players', combat: null });
  t.seat(2).answer('final-turn', 'none');
  expect(t.pub.combat).toBeNull();
  t.seat(2).discard('needGreen');
  expect(t.pub.combat?.lines.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(t.happened('combat-revealed')).toHaveLength(1);
});

rule('BQ-502', 'all hidden weapons are turned up, and every strength is public and final', () => {
  const t = arrange({
    boss: 18,
    seats: [hand('red7 blue2', { phase: 'finished' }), hand('green6 purple3')],
    active: ['hpPlus1', { spell: 'strPlus2', on: 0, by: 1 }],
    options: { duel: false },
    row: ['needBlue'],
  });
  // Before: only what lies open.
  expect(t.pub.knights.map(({ shown, hasHidden }) => [shown, hasHidden])).toEqual([
    [4, true],
    [3, true],
  ]);
  t.seat(1).answer('final-turn', 'none');
  t.seat(1).discard('needBlue');
  const revealed = {
    hp: 19,
    printed: 18,
    players: [
      { seat: 0, hidden: t.weapon('red7'), reading: null, strength: 11 },
      { seat: 1, hidden: t.weapon('green6'), reading: null, strength: 9 },
    ],
  };
  for (const seat of [0, 1, SPECTATOR])
    expect(sawEvents(t, seat, 'combat-revealed')).toEqual([{ type: 'combat-revealed', ...revealed }]);
  expect(t.pub.knights.map(({ shown, hasHidden }) => [shown, hasHidden])).toEqual([
    [11, false],
    [9, false],
  ]);
  expect(t.pub.knights[0].visible).toEqual([t.weapon('blue2'), t.weapon('red7')]);
  expect(t.state.own.map(({ hidden }) => hidden)).toEqual([NONE, NONE]);
  expect(t.line(0)).toMatchObject({ strength: 11, gap: 8, parts: { weapons: 9, potions: 0, spells: 2 } });
});

rule('BQ-503', 'above effectiveHp is out of the round and costs one heart; exactly on it costs nothing', () => {
  const lose = (boss: number) => {
    const t = arrange({ boss, seats: [done('red7 blue7 green4'), done('green2 purple2'), done('red1 blue1')] });
    return { line: t.line(0), hearts: hearts(t), keys: keys(t) };
  };
  expect(lose(19)).toMatchObject({ line: { gap: 1, qualified: true }, hearts: [3, 3, 3] });
  expect(lose(18)).toMatchObject({ line: { gap: 0, qualified: true }, hearts: [3, 3, 3] });
  expect(lose(17)).toMatchObject({ line: { gap: -1, qualified: false }, hearts: [2, 3, 3], keys: [0, 1, 0] });
  // However far over: one heart, not more.
  expect(lose(14)).toMatchObject({ line: { gap: -4, heartLost: true }, hearts: [2, 3, 3], keys: [0, 1, 0] });
});

rule('BQ-503', 'effectiveHp counts, not the printed hit points', () => {
  const over = (active: string[]) =>
    hearts(arrange({ boss: 17, seats: [done('red7 blue7 green3'), done('red1 blue1')], active }));
  expect(over([])).toEqual([3, 3]);
  expect(over(['hpMinus1'])).toEqual([2, 3]);
  expect(over(['hpMinus1', 'hpPlus2'])).toEqual([3, 3]);
});

rule('BQ-504', 'failing a requirement is out of the round and costs no heart', () => {
  const t = arrange({
    boss: 17,
    seats: [done('red7 green6 purple3'), done('blue2 red3'), done('green1 purple1')],
    active: ['needBlue'],
  });
  expect(t.line(0)).toMatchObject({ gap: 1, qualified: false, fails: [t.spell('needBlue')], heartCause: null });
  expect(t.happened('requirement-failed')).toEqual([
    { seat: 0, spells: [t.spell('needBlue')] },
    { seat: 2, spells: [t.spell('needBlue')] },
  ]);
  expect(hearts(t)).toEqual([3, 3, 3]);
  expect(keys(t)).toEqual([0, 1, 0]);
});

rule('BQ-505', 'over and failing two requirements costs one heart in total', () => {
  const t = arrange({
    boss: 14,
    seats: [done('red7 green7 purple4'), done('blue2 blue3')],
    active: ['needBlue', 'needPair'],
  });
  expect(t.line(0)).toMatchObject({ gap: -4, fails: [t.spell('needBlue'), t.spell('needPair')] });
  expect(hearts(t)).toEqual([2, 3]);
  expect(t.happened('went-over')).toEqual([{ seat: 0, by: 4, was: 3, now: 2, guard: null }]);
});

rule('BQ-506', 'the qualified player with the smallest gap wins one key, and nobody else gets one', () => {
  const t = arrange({
    boss: 18,
    seats: [done('red7 blue3 green5'), done('blue7 green7 red3'), done('purple7 purple6 red6'), done('green6 red4')],
  });
  // Gaps 3, 1, −1 (nearer than seat 0, but over), 8.
  expect([0, 1, 2, 3].map((seat) => t.line(seat).gap)).toEqual([3, 1, -1, 8]);
  expect(t.pub.combat).toMatchObject({ winners: [1], by: 'closest', rank: 1, unwon: null });
  expect(keys(t)).toEqual([0, 1, 0, 0]);
  expect(t.happened('keys-won')).toEqual([{ seat: 1, was: 0, now: 1, round: 1, extra: 0, perfect: 0 }]);
});

rule('BQ-506', 'who is closer but out of the round does not win, nor rank', () => {
  const t = arrange({
    boss: 18,
    seats: [done('red7 green7 red3'), done('blue2 red5')],
    active: ['needBlue'],
  });
  expect(t.line(0)).toMatchObject({ gap: 1, rank: 0, won: false });
  expect(t.line(1)).toMatchObject({ gap: 11, rank: 1, won: true });
  expect(keys(t)).toEqual([0, 1]);
});

rule(
  ['BQ-509', 'BQ-510'],
  'a PERFECT is one bonus key: two for its winner, one for who made it without winning',
  () => {
    const t = arrange({
      boss: 17,
      seats: [done('red7 blue7 green3'), done('green7 purple4 red4 blue2'), done('purple7 blue6 red3')],
    });
    expect([0, 1, 2].map((seat) => t.line(seat).perfect)).toEqual([true, true, false]);
    expect(t.line(0).keys).toEqual({ round: 1, extra: 0, perfect: 1 });
    expect(t.line(1).keys).toEqual({ round: 0, extra: 0, perfect: 1 });
    expect(keys(t)).toEqual([2, 1, 0]);
    expect(t.happened('perfect-made')).toEqual([
      { seat: 0, hp: 17 },
      { seat: 1, hp: 17 },
    ]);
  },
);

rule('BQ-509', 'one off is no PERFECT, and effectiveHp decides', () => {
  const won = (active: readonly (string | ActiveLiteral)[]) =>
    arrange({ boss: 17, seats: [done('red7 blue7 green3'), done('green1 red1')], active }).keysWon;
  expect(won([])).toEqual([2, 0]);
  expect(won(['hpPlus1'])).toEqual([1, 0]);
  expect(won(['hpMinus1'])).toEqual([0, 1]);
  expect(won(['hpPlus1', { spell: 'strPlus1', on: 0 }])).toEqual([2, 0]);
});

rule('BQ-511', 'with nobody qualified nobody gets a key', () => {
  const t = arrange({
    boss: 14,
    seats: [done('red7 blue7 green1'), done('green7 purple7', { keys: 1 })],
    active: ['needBlue', 'extraKey'],
  });
  expect(t.pub.combat).toMatchObject({ winners: [], by: null, unwon: 'nobodyQualified' });
  expect(keys(t)).toEqual([0, 1]);
  expect(t.happened('round-unwon')).toEqual([{ why: 'nobodyQualified' }]);
  expect(t.happened('keys-won')).toEqual([]);
});

rule('BQ-512', 'the boss is beaten in every case: with a winner and without one the next comes', () => {
  for (const first of ['red2 blue2', 'red7 blue7 green5']) {
    const t = arrange({ boss: 14, nextBosses: [19], seats: [done(first), done('green7 purple7 blue6')] });
    expect(t.pub.combat?.winners).toHaveLength(first === 'red2 blue2' ? 1 : 0);
    t.allReady();
    expect(t.pub).toMatchObject({ round: 2, effectiveHp: 19 });
    expect(t.pub.bossDiscard.map((boss) => t.table.content.bosses[boss].hp)).toEqual([14]);
  }
});

rule('BQ-513', 'lost hearts are out of play: nobody receives them', () => {
  const t = arrange({
    boss: 14,
    seats: [done('red7 blue7 green7', { hearts: 2 }), done('green6 purple7 blue6'), done('red1 blue1', { hearts: 1 })],
  });
  expect(hearts(t)).toEqual([1, 2, 1]);
  t.allReady();
  expect(hearts(t)).toEqual([1, 2, 1]);
});

rule('BQ-R69', 'exactly on effectiveHp without the required colour is no PERFECT', () => {
  const won = (active: string[]) => {
    const t = arrange({ boss: 17, seats: [done('red7 green7 purple3'), done('blue3 red3')], active });
    return [t.line(0).perfect, ...t.keysWon];
  };
  expect(won([])).toEqual([true, 2, 0]);
  expect(won(['needBlue'])).toEqual([false, 0, 1]);
});

const SHIELD = { spell: 'heartShield', on: 0, by: 1 };

rule('BQ-R73', 'shield and tolerance together prevent one and the same loss', () => {
  const t = arrange({
    options: { companions: true },
    boss: 17,
    seats: [done('red7 blue7 green4', { companion: 'tortoise' }), done('green7 purple7 red5'), done('red1 blue1')],
    active: [SHIELD],
  });
  expect(t.line(0)).toMatchObject({ heartCause: 'over', heartLost: false, qualified: false });
  expect(t.happened('went-over')).toMatchObject([
    { seat: 0, was: 3, now: 3 },
    { seat: 1, was: 3, now: 2 },
  ]);
});

rule('BQ-R73', 'neither carries over: the next round costs a heart again', () => {
  const t = arrange({
    options: { companions: true },
    boss: 17,
    nextBosses: [14],
    seats: [done('red7 blue7 green4', { companion: 'tortoise' }), done('green2 purple2'), done('red1 blue1')],
    active: [SHIELD],
  });
  t.allReady();
  expect(t.active).toEqual([]);
  t.playUntil(() => t.asked[0][0] === 0);
  t.seat(0).equip(4);
  t.fight();
  expect(t.line(0).gap).toBeLessThan(-2);
  expect(hearts(t)[0]).toBe(2);
});

example(1, "the book's own: Julien over, Lucie lacks blue, Benjamin too far, Élodie wins", () => {
  const t = arrange({
    boss: 16,
    seats: [
      hand('red7 green7 purple4'), // Julien 18
      hand('red6 green6 purple5'), // Lucie 17
      hand('blue6 green5 red2'), // Benjamin 13
      hand('blue7 purple6 red3'), // Élodie 16
    ],
    row: ['hpPlus1', 'needBlue', 'extraKey', 'secondWins'],
  });
  cast(t, 0, 'hpPlus1');
  cast(t, 1, 'needBlue');
  visitToDiscard(t, 2, 'extraKey');
  visitToDiscard(t, 3, 'secondWins');
  expect(t.pub.combat).toMatchObject({ hp: 17, winners: [3] });
  expect(hearts(t)).toEqual([2, 3, 3, 3]);
  expect(keys(t)).toEqual([0, 0, 0, 1]);
  expect(t.line(1)).toMatchObject({ gap: 0, perfect: false, qualified: false });
  expect(t.line(2)).toMatchObject({ gap: 4, qualified: true, won: false });
});

example(4, 'HP 18: A 18, B 16 — A 2 keys', () => {
  const t = arrange({ boss: 18, seats: [done('red7 blue7 green4'), done('green7 purple6 red3')] });
  expect(keys(t)).toEqual([2, 0]);
});

example(12, 'HP 14: A 15, B 20 — one heart each, no key', () => {
  const t = arrange({ boss: 14, seats: [done('red7 blue7 green1'), done('green7 purple7 blue6')] });
  expect(hearts(t)).toEqual([2, 2]);
  expect(keys(t)).toEqual([0, 0]);
});

example(13, 'HP 14: A 17 with heartShield — no heart lost, out of the round', () => {
  const t = arrange({
    boss: 14,
    seats: [done('red7 blue7 green3'), done('green7 purple7 blue6')],
    active: [SHIELD],
  });
  expect(hearts(t)).toEqual([3, 2]);
  expect(t.line(0)).toMatchObject({ qualified: false, heartGuard: 'shield', won: false });
});

example(14, 'HP 17: A 19, lacks blue under needBlue — 1 heart, not 2', () => {
  const t = arrange({ boss: 17, seats: [done('red7 green7 purple5'), done('blue1 red1')], active: ['needBlue'] });
  expect(hearts(t)).toEqual([2, 3]);
});

example(15, 'HP 17, needBlue: A 17, B 16, neither blue — nothing for anyone', () => {
  const t = arrange({
    boss: 17,
    seats: [done('red7 green7 purple3'), done('purple7 green6 red3')],
    active: ['needBlue'],
  });
  expect(hearts(t)).toEqual([3, 3]);
  expect(keys(t)).toEqual([0, 0]);
});
