/** Who wins a round: gaps, weapons, the second rank and joint winners (BQ-507, BQ-508, R27..R30). */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import type { Options } from '../rules/state.ts';
import { arrange, type World } from './arrange.ts';
import { done } from './hands.ts';

/** Finished players with these hands against a boss of 18. */
const against18 = (hands: readonly string[], active: readonly string[] = [], options: Partial<Options> = {}): World =>
  arrange({ boss: 18, seats: hands.map((cards) => done(cards)), active, options });

const STRICT: Partial<Options> = { secondRank: 'strict' };

const A17_3 = 'red7 blue7 green3';
const B17_4 = 'green7 purple6 red3 blue1';

rule('BQ-507', 'equal gaps: fewest weapons wins alone, whoever holds the higher cards', () => {
  const t = against18([B17_4, A17_3, 'purple5 red1']);
  expect([0, 1].map((seat) => [t.line(seat).gap, t.line(seat).weapons])).toEqual([
    [1, 4],
    [1, 3],
  ]);
  expect(t.pub.combat).toMatchObject({ winners: [1], by: 'fewestWeapons' });
  expect(t.keysWon).toEqual([0, 1, 0]);
});

rule('BQ-507', 'the number of weapons decides nothing between different gaps', () => {
  const t = against18(['green7 purple5 red3 blue2', 'purple7 blue7 green2']);
  expect([0, 1].map((seat) => t.line(seat).gap)).toEqual([1, 2]);
  expect(t.pub.combat).toMatchObject({ winners: [0], by: 'closest' });
});

rule('BQ-507', 'the hidden weapon counts, and a potion does', () => {
  const t = arrange({
    options: { potions: true },
    boss: 18,
    seats: [done('red7 blue7 potion3+'), done('potion1 green7 purple6 red3'), done('red1 blue1')],
  });
  t.seat(0).default('orient-hidden-potion');
  t.seat(1).answer('orient-hidden-potion', 'plus');
  t.seat(2).default('orient-hidden-potion');
  expect([0, 1].map((seat) => [t.line(seat).strength, t.line(seat).weapons])).toEqual([
    [17, 3],
    [17, 4],
  ]);
  expect(t.pub.combat?.winners).toEqual([0]);
});

rule('BQ-508', 'equal on gap and weapons: each of them wins, and a third with more weapons does not', () => {
  const t = against18([A17_3, 'green7 purple7 red3', 'blue6 purple6 red4 blue1']);
  expect([0, 1, 2].map((seat) => t.line(seat).gap)).toEqual([1, 1, 1]);
  expect(t.pub.combat).toMatchObject({ winners: [0, 1], by: 'shared' });
  expect(t.keysWon).toEqual([1, 1, 0]);
});

rule('BQ-R27', 'dense: everybody at the smallest gap is first, so the second is at the next gap', () => {
  const t = against18([A17_3, B17_4, 'purple7 red5 blue2'], ['secondWins']);
  expect([0, 1, 2].map((seat) => t.line(seat).rank)).toEqual([1, 1, 2]);
  expect(t.keysWon).toEqual([0, 0, 1]);
});

rule('BQ-R27', 'dense: two at one gap and nobody else is no second', () => {
  const t = against18([A17_3, B17_4, 'green6 purple7 red6'], ['secondWins']);
  expect(t.pub.combat).toMatchObject({ winners: [], unwon: 'noSuchRank' });
  expect(t.keysWon).toEqual([0, 0, 0]);
});

rule('BQ-R27', 'strict: more weapons at the same gap is a rank of its own', () => {
  const t = against18([A17_3, B17_4, 'purple7 red5 blue2'], ['secondWins'], STRICT);
  expect(t.pub.combat).toMatchObject({ winners: [1], rank: 2 });
  expect(t.keysWon).toEqual([0, 1, 0]);
});

rule('BQ-R27', 'strict changes nothing without secondWins', () => {
  const t = against18([A17_3, B17_4, 'purple7 red5 blue2'], [], STRICT);
  expect(t.pub.combat).toMatchObject({ winners: [0], by: 'fewestWeapons', rank: 1 });
});

rule('BQ-R27', 'strict: tieBreak decides inside the second rank only', () => {
  const winners = (companions: readonly string[]) =>
    arrange({
      boss: 18,
      options: { ...STRICT, companions: true },
      seats: [A17_3, B17_4, 'purple7 red5 green4 purple1', 'blue6 red4 blue2'].map((cards, i) =>
        done(cards, { companion: companions[i] }),
      ),
      active: ['secondWins'],
    }).pub.combat;
  // Pairs (1, 3), (1, 4) twice: the holder among the second, the holder on the first pair, and nobody.
  expect(winners(['owl', 'cat', 'hare', 'magpie'])).toMatchObject({ winners: [1], by: 'tieBreak' });
  expect(winners(['cat', 'owl', 'hare', 'magpie'])).toMatchObject({ winners: [1, 2], by: 'shared' });
});

rule('BQ-R28', 'seconds equal on weapons too all win', () => {
  const t = against18(['red7 blue7 green4', 'green7 purple5 red4', 'purple7 blue6 red3'], ['secondWins']);
  expect(t.pub.combat).toMatchObject({ winners: [1, 2], by: 'shared', rank: 2 });
  // The closest is at gap 0: its PERFECT stands.
  expect(t.keysWon).toEqual([1, 1, 1]);
});

rule('BQ-R29', 'secondWins: PERFECT is independent of winning, extraKey goes to the second', () => {
  const t = against18(['red7 blue7 green4', 'green7 purple5 red4'], ['secondWins', 'extraKey']);
  expect(t.line(0).keys).toEqual({ round: 0, extra: 0, perfect: 1 });
  expect(t.line(1).keys).toEqual({ round: 1, extra: 1, perfect: 0 });
});

rule('BQ-R29', 'without a second nobody gets the round key nor extraKey', () => {
  const t = against18(['red7 blue7 green4', 'green7 purple6 red6'], ['secondWins', 'extraKey']);
  expect(t.keysWon).toEqual([1, 0]);
  expect(t.line(0).keys).toEqual({ round: 0, extra: 0, perfect: 1 });
});

rule('BQ-R30', 'extraKey: each joint winner gets it, a PERFECT that does not win never', () => {
  const t = against18(['red7 blue7 green4', 'green7 purple7 red4', 'purple6 blue6 red5 blue1'], ['extraKey']);
  expect([0, 1, 2].map((seat) => t.line(seat).keys)).toEqual([
    { round: 1, extra: 1, perfect: 1 },
    { round: 1, extra: 1, perfect: 1 },
    { round: 0, extra: 0, perfect: 1 },
  ]);
  expect(t.pub.knights.map(({ keys }) => keys)).toEqual([3, 3, 1]);
});

const A17_4 = 'red7 blue5 green3 purple2';
const A18_3 = 'red7 blue7 green4';
const B18_5 = 'green7 purple5 red3 blue2 purple1';

example(2, 'HP 18: A 17 (4), B 17 (5), C 15 — A 1 key', () => {
  const t = against18([A17_4, 'blue7 green4 red3 purple1 blue2', 'purple7 red6 green2']);
  expect(t.line(1)).toMatchObject({ strength: 17, weapons: 5 });
  expect(t.keysWon).toEqual([1, 0, 0]);
});

example(3, 'HP 18: A 17 (4), B 17 (4) — both 1 key', () => {
  expect(against18([A17_4, 'blue7 green5 red3 blue2']).keysWon).toEqual([1, 1]);
});

example(5, 'HP 18: A 18 (3), B 18 (5) — A 2, B 1', () => {
  expect(against18([A18_3, B18_5]).keysWon).toEqual([2, 1]);
});

example(6, 'as 5 with both (4) and extraKey — 3 keys each', () => {
  const t = against18(['red7 blue6 green4 purple1', 'green7 purple6 red3 blue2'], ['extraKey']);
  expect(t.keysWon).toEqual([3, 3]);
});

example(7, 'as 5 with extraKey — A 3, B 1', () => {
  expect(against18([A18_3, B18_5], ['extraKey']).keysWon).toEqual([3, 1]);
});

example(8, 'HP 18, secondWins, extraKey: A 18, B 16, C 15 — A 1 (PERFECT), B 2', () => {
  const t = against18([A18_3, 'green7 purple6 red3', 'purple7 red6 blue2'], ['secondWins', 'extraKey']);
  expect(t.keysWon).toEqual([1, 2, 0]);
});

example(9, 'HP 18, secondWins: A 17 (3), B 17 (4), C 14 — C 1 key (strict: B)', () => {
  const hands = [A17_3, B17_4, 'purple7 red5 blue2'];
  expect(against18(hands, ['secondWins']).keysWon).toEqual([0, 0, 1]);
  expect(against18(hands, ['secondWins'], STRICT).keysWon).toEqual([0, 1, 0]);
});

example(10, 'HP 18, secondWins: A 18 qualified alone, B 20 — A 1 (PERFECT only), B a heart, no winner', () => {
  const t = against18([A18_3, 'green7 purple7 blue6'], ['secondWins']);
  expect(t.keysWon).toEqual([1, 0]);
  expect(t.pub.knights.map(({ hearts }) => hearts)).toEqual([3, 2]);
  expect(t.pub.combat?.winners).toEqual([]);
});

example(11, 'HP 18, secondWins: A 18, B 16 (4), C 16 (3) — A 1, C 1', () => {
  const t = against18([A18_3, 'green7 purple5 red3 blue1', 'purple7 red6 blue3'], ['secondWins']);
  expect(t.keysWon).toEqual([1, 0, 1]);
});

example(64, 'HP 18, secondWins strict: A 17 (4), B 17 (4), C 15 — A and B are one rank, C 1 key', () => {
  const hands = [A17_4, 'blue7 green5 red3 blue2', 'purple7 red6 green2'];
  expect(against18(hands, ['secondWins'], STRICT).keysWon).toEqual([0, 0, 1]);
  expect(against18(hands, ['secondWins']).keysWon).toEqual([0, 0, 1]);
});

example(67, 'HP 18, secondWins: A 17, B 15 (5) with tieBreak, C 15 (3) — B alone 1 key', () => {
  const t = arrange({
    boss: 18,
    options: { companions: true },
    seats: [
      done(A17_3, { companion: 'owl' }),
      done('purple5 green4 red3 blue2 purple1', { companion: 'cat' }),
      done('green7 purple6 red2', { companion: 'hare' }),
    ],
    active: ['secondWins'],
  });
  expect(t.keysWon).toEqual([0, 1, 0]);
});
