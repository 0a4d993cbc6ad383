/**
 * Random games over all options: they end, keep the ledger's invariants in every state, and pass the tester every game
 * goes through (secrecy, undo, replay, saved games, plain data).
 */
import { describe, expect, test } from 'vitest';
import {
  begin,
  Chance,
  drawAnswer,
  firstAsked,
  kindOf,
  may,
  type Outcome,
  openScene,
  REOPEN,
  sha256Words,
  take,
  view,
} from '../../../kernel/index.ts';
import { testGame } from '../../../kernel/tester.ts';
import { rules } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import { Book } from './book.ts';
import { invariants } from './invariants.ts';
import { PLAYERS, tableOf, tableOptions } from './plans.ts';

/** Plays one random game, unasked answers included; every state must keep the invariants and follow from the log. */
function playRandom(seats: number, options: Options, seed: string): Outcome {
  const t = openScene(rules, seats, options, seed);
  const chance = new Chance(sha256Words(`players of ${seed}`));
  const s = begin(rules, t);
  const book = new Book(t);
  let steps = 0;
  for (let d = firstAsked(s); d !== undefined; d = firstAsked(s)) {
    const unasked = may(rules, view(s, chance.int(seats), t)).filter(({ kind }) => kind !== REOPEN);
    const next = unasked.length > 0 && chance.int(3) === 0 ? chance.pick(unasked) : d;
    const answer = drawAnswer(rules, view(s, next.seat, t), next, chance);
    if (answer === undefined) continue;
    take(rules, s, t, next, answer);
    const problem = invariants(s, t) ?? book.read(t.events, s);
    t.forget();
    if (problem !== undefined) throw new Error(`${seed}, step ${steps}, after ${next.kind}: ${problem}`);
    if (++steps > 15_000) throw new Error(`${seed} does not end`);
  }
  const outcome = rules.outcome(s);
  if (outcome === undefined) throw new Error(`${seed} ended without an outcome`);
  return outcome;
}

/** Altogether. */
const GAMES = 300;

describe('random games end and keep the invariants', () => {
  for (const seats of PLAYERS) {
    test(`${seats} players`, { timeout: 60_000 }, () => {
      for (let i = 0; i < GAMES / PLAYERS.length; i++) {
        const { ending, winners, standings } = playRandom(seats, tableOf(seats, i, 10), `${seats} players, game ${i}`);
        expect(['target', 'cap', 'alone']).toContain(ending);
        expect(standings).toHaveLength(seats);
        for (const { seat, place } of standings) expect(place === 1).toBe(winners.includes(seat));
      }
    });
  }

  test('where nobody ever answers, the game ends after round 100', () => {
    const t = openScene(rules, 6, { ...tableOf(6, 0), roundCap: 0 }, 'asleep');
    const s = begin(rules, t);
    for (let d = firstAsked(s); d !== undefined; d = firstAsked(s)) {
      take(rules, s, t, d, kindOf(rules, d).default?.(view(s, d.seat, t), d));
      t.forget();
    }
    expect(s.pub.round).toBe(100);
    expect(rules.outcome(s)?.ending).toBe('cap');
  });
});

describe('the tester of all games', () => {
  for (const seats of PLAYERS) {
    test(`${seats} players`, { timeout: 120_000 }, () => {
      for (let i = 0; i < 2; i++) {
        // Other options at every size of table; 0 is the default.
        const report = testGame(rules, {
          seats,
          options: tableOf(seats, i * seats, 4),
          seed: `trial ${i}`,
          invariants,
          every: 20 + i,
        });
        expect(report.decisions).toBeGreaterThan(10);
      }
    });
  }

  for (const goldPrivacy of ['open', 'hidden'] as const) {
    test(`a table full of cards, purses ${goldPrivacy}: what is played, held, answered or stolen tells no more`, () => {
      const options = tableOptions(4, { goldPrivacy, roundCap: 2 });
      testGame(crowded, { seats: 4, options, seed: 'crowded', invariants, every: 8 });
    });
  }
});

/** Everybody begins with three black market cards, an artefact and some gold: random players seldom get that far. */
const crowded: typeof rules = {
  ...rules,
  setup(t) {
    const layout = rules.setup(t);
    const { pub, own, hid } = layout;
    for (const [seat, one] of own.entries()) {
      const merchant = pub.merchants[seat];
      one.blackMarket = hid.blackMarketDeck.splice(-3);
      merchant.blackMarket = one.blackMarket.length;
      const [artefact] = hid.artefactDeck.splice(-1);
      merchant.artefacts.push({ artefact, used: 'no', times: 0, earned: 0 });
      for (const purse of [merchant.purse, one.purse]) if (purse !== null) purse.gold = 8;
    }
    pub.blackMarketDeck = hid.blackMarketDeck.length;
    pub.artefactDeck = hid.artefactDeck.length;
    return layout;
  },
};
