/** The tester every game goes through: secrecy, undo, replay, saved games and plain data, with the ledger's invariants. */
import { expect, test } from 'vitest';
import { testGame } from '../../../kernel/tester.ts';
import { rules } from '../rules/index.ts';
import { invariants } from './invariants.ts';
import { combinations, PLAYERS, tableOf } from './plans.ts';

for (const seats of PLAYERS) {
  test(`${seats} players, every combination of options`, { timeout: 300_000 }, () => {
    for (let game = 0; game < combinations(seats); game++) {
      // The expensive checks fall on other steps in each game.
      const every = 90 + game;
      const report = testGame(rules, {
        seats,
        options: tableOf(seats, game),
        seed: `trial ${game}`,
        invariants,
        every,
      });
      expect(report.decisions).toBeGreaterThan(10);
    }
  });
}
