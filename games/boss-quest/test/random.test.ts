/** Random games of every kind: they end, and keep the ledger's invariants in every state and from step to step. */
import { describe, expect, test } from 'vitest';
import {
  begin,
  Chance,
  drawAnswer,
  firstAsked,
  may,
  type Outcome,
  openScene,
  REOPEN,
  sha256Words,
  take,
  view,
} from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import { tableOptions } from './arrange.ts';
import { invariants } from './invariants.ts';
import { missingPairs, PLAYERS, tables } from './plans.ts';
import { miscount, Watch } from './watch.ts';

/** Plays one random game, unasked answers included; every step must keep the invariants. */
function playRandom(seats: number, options: Options, seed: string): Outcome {
  const t = openScene(rules, seats, options, seed);
  expect(miscount(t)).toBeUndefined();
  const chance = new Chance(sha256Words(`players of ${seed}`));
  const s = begin(rules, t);
  const watch = new Watch(s, t);
  let steps = 0;
  for (let d = firstAsked(s); d !== undefined; d = firstAsked(s)) {
    const seat = chance.int(seats);
    const [unasked] = may(rules, view(s, seat, t)).filter(({ kind }) => kind !== REOPEN);
    const next = unasked !== undefined && chance.int(3) === 0 ? unasked : d;
    t.events = [];
    take(rules, s, t, next, drawAnswer(rules, view(s, next.seat, t), next, chance));
    const problem = invariants(s, t) ?? watch.after(s, next, t.events);
    if (problem !== undefined) throw new Error(`${seed}, step ${steps}, after ${next.kind}: ${problem}`);
    if (++steps > 3000) throw new Error(`${seed} does not end`);
  }
  const outcome = rules.outcome(s);
  if (outcome === undefined) throw new Error(`${seed} ended without an outcome`);
  return outcome;
}

describe('random games end and keep the invariants', () => {
  for (const seats of PLAYERS) {
    test(`${seats} players, every combination of expansions, every pair of variants`, () => {
      const list = tables(seats, 20);
      expect(missingPairs(seats, list)).toEqual([]);
      for (const [game, options] of list.entries()) {
        const { winners, standings } = playRandom(seats, options, `${seats} players, game ${game}`);
        expect(winners.length).toBeGreaterThan(0);
        expect(standings).toHaveLength(seats);
        for (const { seat, place } of standings) expect(place === 1).toBe(winners.includes(seat));
      }
    });
  }

  test('every ending occurs', () => {
    const endings = new Set<string>();
    for (let game = 0; game < 60; game++) {
      const seats = 2 + (game % 3);
      for (const reaper of [false, true]) {
        endings.add(playRandom(seats, tableOptions(seats, { reaper }), `endings ${game}`).ending);
      }
    }
    expect([...endings].sort()).toEqual(['hearts', 'keys', 'lastKnight', 'nobody', 'reaper']);
  });
});
