/**
 * Random games over all options: they end, keep the ledger's invariants in every state, and pass the tester every game
 * goes through (secrecy, undo, replay, saved games, plain data).
 */
import { describe, expect, test } from 'vitest';
import {
  begin,
  Chance,
  firstAsked,
  type Json,
  kindOf,
  type Outcome,
  openScene,
  sha256Words,
  take,
  view,
} from '../../../kernel/index.ts';
import { testGame } from '../../../kernel/tester.ts';
import { playRandom } from '../../test/random.ts';
import { rules } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import { anyPack } from './any-pack.ts';
import { invariants } from './invariants.ts';
import { PLAYERS, tableOf } from './plans.ts';
import { Watch } from './watch.ts';

/** Every state must keep the invariants, and with our own cards every step. */
const play = (seats: number, options: Options, seed: string, pack?: Json): Outcome =>
  playRandom({
    rules,
    seats,
    options,
    seed,
    pack,
    watch(first, table) {
      const watch = pack === undefined ? new Watch(first, table) : undefined;
      return (s, t) => invariants(s, t) ?? watch?.after(s, t.events);
    },
  });

describe('random games end and keep the invariants', () => {
  for (const seats of PLAYERS) {
    test(`${seats} players`, { timeout: 60_000 }, () => {
      for (let i = 0; i < 72; i++) {
        const { ending } = play(seats, tableOf(seats, i), `${seats} players, game ${i}`);
        expect(ending).toBe('target');
      }
    });
  }

  test('cards with abilities drawn from the whole vocabulary', { timeout: 60_000 }, () => {
    for (let i = 0; i < 12; i++) {
      const seats = PLAYERS[i % PLAYERS.length];
      const pack = anyPack(new Chance(sha256Words(`any pack of random games ${i}`)));
      play(seats, tableOf(seats, i), `any pack ${i}`, pack);
    }
  });

  test('where nobody ever answers, nobody opens an arena and the deck ends the game', () => {
    const t = openScene(rules, 6, tableOf(6, 0), 'asleep');
    const s = begin(rules, t);
    for (let d = firstAsked(s); d !== undefined; d = firstAsked(s)) {
      take(rules, s, t, d, kindOf(rules, d).default?.(view(s, d.seat, t), d));
      expect(invariants(s, t)).toBeUndefined();
    }
    expect(rules.outcome(s)?.ending).toBe('deck');
  });
});

describe('the tester of all games', () => {
  for (const seats of PLAYERS) {
    test(`${seats} players`, { timeout: 120_000 }, () => {
      for (let i = 0; i < 2; i++) {
        // Other options at every size of table, and whispers; 0 is the default.
        const options = { ...tableOf(seats, i * seats), whispers: i > 0 };
        const report = testGame(rules, {
          seats,
          options,
          seed: `trial ${i}`,
          invariants,
          every: 90 + i,
          maxSteps: 15_000,
        });
        expect(report.decisions).toBeGreaterThan(20);
      }
    });
  }
});
