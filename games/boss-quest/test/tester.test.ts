/** The tester every game goes through: secrecy, undo, replay, saved games and plain data, with the ledger's invariants. */
import { expect, test } from 'vitest';
import { testGame } from '../../../kernel/tester.ts';
import { rules } from '../rules/index.ts';
import { invariants } from './invariants.ts';
import { PLAYERS, tables } from './plans.ts';

/** Games for each combination of expansions, by number of players: 304 in all; long games cost more. */
const GAMES = { 2: 12, 3: 10, 4: 7, 5: 5, 6: 4 } as const;

for (const seats of PLAYERS) {
  test(`${seats} players, every combination of expansions, variants at random`, { timeout: 60_000 }, () => {
    for (const [game, options] of tables(seats, GAMES[seats]).entries()) {
      // The expensive checks fall on other steps in each game.
      const every = 90 + game;
      const report = testGame(rules, { seats, options, seed: `trial ${game}`, invariants, every });
      expect(report.decisions).toBeGreaterThan(10);
    }
  });
}
