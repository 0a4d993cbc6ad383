/** Random games of every kind: they end, and keep the ledger's invariants in every state and from step to step. */
import { describe, expect, test } from 'vitest';
import { Chance, type Json, type Outcome, sha256Words } from '../../../kernel/index.ts';
import { playRandom } from '../../test/random.ts';
import { rules } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import { anyPack } from './any-pack.ts';
import { invariants } from './invariants.ts';
import { PlainWatch, plainRules } from './plain-watch.ts';
import { combinations, PLAYERS, tableOf } from './plans.ts';
import { Watch } from './watch.ts';

/** Every step must keep the invariants. */
const play = (game: typeof rules, seats: number, options: Options, seed: string, pack?: Json): Outcome =>
  playRandom({
    rules: game,
    seats,
    options,
    seed,
    pack,
    watch(first, table) {
      const watch = game === plainRules ? new PlainWatch(first, table) : new Watch(first, table);
      return (s, t) => invariants(s, t) ?? watch.after(s, t.events);
    },
  });

/** Games for each combination of options, by number of players: with two kinds of cards 336 in all. */
const GAMES = { 2: 4, 3: 4, 4: 4, 5: 3, 6: 2 } as const;

describe('random games end and keep the invariants', () => {
  const endings = new Set<string>();
  for (const seats of PLAYERS) {
    for (const game of [rules, plainRules]) {
      const cards = game === rules ? 'the cards of the house' : 'the same cards without abilities';
      test(`${seats} players, every combination of options, ${cards}`, { timeout: 60_000 }, () => {
        for (let i = 0; i < GAMES[seats] * combinations(seats); i++) {
          const { ending, winners } = play(game, seats, tableOf(seats, i), `${seats} players, game ${i}`);
          endings.add(ending);
          expect(winners.length > 0).toBe(ending === 'victory');
        }
      });
    }
  }

  test('cards with abilities drawn from the whole vocabulary', { timeout: 60_000 }, () => {
    for (let i = 0; i < 20; i++) {
      const seats = PLAYERS[i % PLAYERS.length];
      const pack = anyPack(new Chance(sha256Words(`any pack of random games ${i}`)));
      play(rules, seats, tableOf(seats, i), `any pack ${i}`, pack);
    }
  });

  test('victory and common defeat both occur, and no game is endless', () => {
    expect([...endings].sort()).toEqual(['defeat', 'victory']);
  });
});
