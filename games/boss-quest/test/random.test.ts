/** Random games of every kind: they end, and keep the ledger's invariants in every state and from step to step. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../kernel/index.ts';
import { playRandom } from '../../test/random.ts';
import { rules } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import { tableOptions } from './arrange.ts';
import { invariants } from './invariants.ts';
import { missingPairs, PLAYERS, tables } from './plans.ts';
import { miscount, Watch } from './watch.ts';

/** Every step must keep the invariants. */
const play = (seats: number, options: Options, seed: string): Outcome =>
  playRandom({
    rules,
    seats,
    options,
    seed,
    mostSteps: 3000,
    watch(first, table) {
      expect(miscount(table)).toBeUndefined();
      const watch = new Watch(first, table);
      return (s, t, d) => invariants(s, t) ?? watch.after(s, d, t.events);
    },
  });

describe('random games end and keep the invariants', () => {
  for (const seats of PLAYERS) {
    test(`${seats} players, every combination of expansions, every pair of variants`, () => {
      const list = tables(seats, 20);
      expect(missingPairs(seats, list)).toEqual([]);
      for (const [game, options] of list.entries()) {
        const { winners } = play(seats, options, `${seats} players, game ${game}`);
        expect(winners.length).toBeGreaterThan(0);
      }
    });
  }

  test('every ending occurs', () => {
    const endings = new Set<string>();
    for (let game = 0; game < 60; game++) {
      const seats = 2 + (game % 3);
      for (const reaper of [false, true]) {
        endings.add(play(seats, tableOptions(seats, { reaper }), `endings ${game}`).ending);
      }
    }
    expect([...endings].sort()).toEqual(['hearts', 'keys', 'lastKnight', 'nobody', 'reaper']);
  });
});
