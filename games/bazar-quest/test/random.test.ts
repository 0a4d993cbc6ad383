/** Random games of every kind: they end, and keep the ledger's invariants in every state and from step to step. */
import { describe, expect, test } from 'vitest';
import {
  begin,
  Chance,
  drawAnswer,
  firstAsked,
  type Json,
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
import { anyPack } from './any-pack.ts';
import { invariants } from './invariants.ts';
import { PlainWatch, plainRules } from './plain-watch.ts';
import { combinations, PLAYERS, tableOf } from './plans.ts';
import { Watch } from './watch.ts';

/** Plays one random game, unasked answers included; every step must keep the invariants. */
function playRandom(game: typeof rules, seats: number, options: Options, seed: string, pack?: Json): Outcome {
  const t = openScene(game, seats, options, seed, pack);
  const chance = new Chance(sha256Words(`players of ${seed}`));
  const s = begin(game, t);
  const watch = game === plainRules ? new PlainWatch(s, t) : new Watch(s, t);
  let steps = 0;
  for (let d = firstAsked(s); d !== undefined; d = firstAsked(s)) {
    const [unasked] = may(game, view(s, chance.int(seats), t)).filter(({ kind }) => kind !== REOPEN);
    const next = unasked !== undefined && chance.int(3) === 0 ? unasked : d;
    t.events = [];
    take(game, s, t, next, drawAnswer(game, view(s, next.seat, t), next, chance));
    const problem = invariants(s, t) ?? watch.after(s, t.events);
    if (problem !== undefined) throw new Error(`${seed}, step ${steps}, after ${next.kind}: ${problem}`);
    if (++steps > 15_000) throw new Error(`${seed} does not end`);
  }
  const outcome = game.outcome(s);
  if (outcome === undefined) throw new Error(`${seed} ended without an outcome`);
  return outcome;
}

/** Games for each combination of options, by number of players: with two kinds of cards 336 in all. */
const GAMES = { 2: 4, 3: 4, 4: 4, 5: 3, 6: 2 } as const;

describe('random games end and keep the invariants', () => {
  const endings = new Set<string>();
  for (const seats of PLAYERS) {
    for (const game of [rules, plainRules]) {
      const cards = game === rules ? 'the cards of the house' : 'the same cards without abilities';
      test(`${seats} players, every combination of options, ${cards}`, { timeout: 60_000 }, () => {
        for (let i = 0; i < GAMES[seats] * combinations(seats); i++) {
          const { ending, winners, standings } = playRandom(
            game,
            seats,
            tableOf(seats, i),
            `${seats} players, game ${i}`,
          );
          endings.add(ending);
          expect(winners.length > 0).toBe(ending === 'victory');
          expect(standings).toHaveLength(seats);
          for (const { seat, place } of standings) expect(place === 1).toBe(winners.includes(seat));
        }
      });
    }
  }

  test('cards with abilities drawn from the whole vocabulary', { timeout: 60_000 }, () => {
    for (let i = 0; i < 20; i++) {
      const seats = PLAYERS[i % PLAYERS.length];
      const pack = anyPack(new Chance(sha256Words(`any pack of random games ${i}`)));
      playRandom(rules, seats, tableOf(seats, i), `any pack ${i}`, pack);
    }
  });

  test('victory and common defeat both occur, and no game is endless', () => {
    expect([...endings].sort()).toEqual(['defeat', 'victory']);
  });
});
