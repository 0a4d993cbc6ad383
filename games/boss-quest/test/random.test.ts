/** Random games of every kind: they end, keep the ledger's invariants, and pass the tester every game goes through. */
import { describe, expect, test } from 'vitest';
import {
  begin,
  Chance,
  drawAnswer,
  firstAsked,
  may,
  type Outcome,
  openScene,
  sha256Words,
  take,
  view,
} from '../../../kernel/index.ts';
import { testGame } from '../../../kernel/tester.ts';
import { rules } from '../rules/index.ts';
import type { Options, State } from '../rules/state.ts';
import { tableOptions } from './arrange.ts';
import { invariants } from './invariants.ts';

/** Options drawn at random, half of them left at their default. */
function drawOptions(chance: Chance, seats: number): Options {
  const given: Record<string, unknown> = {};
  for (const [name, { values }] of Object.entries(rules.options.fields)) {
    if (chance.int(2) === 0) continue;
    given[name] = 'min' in values ? values.min + chance.int(values.max - values.min + 1) : chance.pick(values);
  }
  return tableOptions(seats, given as Partial<Options>);
}

/** Plays one random game, unasked answers included; every step must keep the invariants. */
function playRandom(seats: number, options: Options, seed: string): { s: State; outcome: Outcome; steps: number } {
  const t = openScene(rules, seats, options, seed);
  const chance = new Chance(sha256Words(`players of ${seed}`));
  const s = begin(rules, t);
  let steps = 0;
  for (let d = firstAsked(s); d !== undefined; d = firstAsked(s)) {
    const seat = chance.int(seats);
    const [unasked] =
      rules.may === undefined ? [] : may(rules, view(s, seat, t)).filter(({ kind }) => kind !== 'reopen');
    const next = unasked !== undefined && chance.int(3) === 0 ? unasked : d;
    take(rules, s, t, next, drawAnswer(rules, view(s, next.seat, t), next, chance));
    const problem = invariants(s, t);
    if (problem !== undefined) throw new Error(`${seed}, step ${steps}, after ${next.kind}: ${problem}`);
    if (++steps > 3000) throw new Error(`${seed} does not end`);
  }
  const outcome = rules.outcome(s);
  if (outcome === undefined) throw new Error(`${seed} ended without an outcome`);
  return { s, outcome, steps };
}

describe('random games end and keep the invariants', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    test(`${seats} players, options at random`, () => {
      const chance = new Chance(sha256Words(`options for ${seats}`));
      for (let game = 0; game < 150; game++) {
        const { outcome } = playRandom(seats, drawOptions(chance, seats), `${seats} players, game ${game}`);
        expect(outcome.winners.length).toBeGreaterThan(0);
        expect(outcome.standings).toHaveLength(seats);
        for (const { seat, place } of outcome.standings) expect(place === 1).toBe(outcome.winners.includes(seat));
      }
    });
  }

  test('every ending occurs', () => {
    const endings = new Set<string>();
    for (let game = 0; game < 60; game++) {
      for (const reaper of [false, true]) {
        endings.add(
          playRandom(2 + (game % 3), tableOptions(2 + (game % 3), { reaper }), `endings ${game}`).outcome.ending,
        );
      }
    }
    expect([...endings].sort()).toEqual(['hearts', 'keys', 'lastKnight', 'nobody', 'reaper']);
  });
});

describe('the tester of every game', () => {
  const ALL = { potions: true, companions: true, reaper: true };
  const plans: readonly [number, Partial<Options>][] = [
    [2, {}],
    [2, { ...ALL, duelLastTurn: 'unlimited', lastCallMode: 'eitherOr', swapTopReturn: 'bottom' }],
    [3, ALL],
    [4, { ...ALL, expansionSpellsInstant: true, secondRank: 'strict', eighthDark: 'swapTop' }],
    [6, { ...ALL, reaperBlocksKey: false }],
  ];
  for (const [seats, given] of plans) {
    test(`${seats} players, ${JSON.stringify(given)}`, () => {
      const report = testGame(rules, {
        seats,
        options: tableOptions(seats, given),
        seed: 'trial',
        invariants,
        every: 12,
      });
      expect(report.decisions).toBeGreaterThan(10);
    });
  }
});
