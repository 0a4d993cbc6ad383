/** The tester every game goes through: secrecy, undo, replay, saved games and plain data, with no card lost. */
import { expect, test } from 'vitest';
import { testGame } from '../../../kernel/tester.ts';
import { rules } from '../rules/index.ts';
import { tableOptions } from './arrange.ts';
import { conservation } from './conservation.ts';

/** Every combination of these; the advanced game is for two. */
const SWITCHES = ['firstGame', 'unshakeableHeroes', 'openSales', 'advancedTwoPlayer'] as const;

for (const seats of [2, 3, 4, 5, 6]) {
  test(`${seats} players, every combination of options`, { timeout: 60_000 }, () => {
    const combinations = seats === 2 ? 16 : 8;
    for (let game = 0; game < combinations; game++) {
      const given = Object.fromEntries(SWITCHES.map((name, i) => [name, ((game >> i) & 1) === 1]));
      const options = tableOptions(seats, given);
      // The expensive checks fall on other steps in each game.
      const every = 60 + game;
      const report = testGame(rules, { seats, options, seed: `trial ${game}`, invariants: conservation, every });
      expect(report.decisions).toBeGreaterThan(10);
    }
  });
}
