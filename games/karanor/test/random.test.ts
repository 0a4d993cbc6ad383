/**
 * Random games over all options: they end, keep the ledger's invariants in every state, and pass the tester every game
 * goes through (secrecy, undo, replay, saved games, plain data).
 */
import { describe, expect, test } from 'vitest';
import { begin, firstAsked, kindOf, type Outcome, openScene, take, view } from '../../../kernel/index.ts';
import { testGame } from '../../../kernel/tester.ts';
import { playRandom } from '../../test/random.ts';
import { rules } from '../rules/index.ts';
import type { Options } from '../rules/state.ts';
import { Book } from './book.ts';
import { invariants } from './invariants.ts';
import { PLAYERS, tableOf, tableOptions } from './plans.ts';

/** Every state must keep the invariants and follow from the log. */
const play = (seats: number, options: Options, seed: string): Outcome =>
  playRandom({
    rules,
    seats,
    options,
    seed,
    watch(first, table) {
      const book = new Book(table);
      expect(book.read(table.events, first)).toBeUndefined();
      return (s, t) => invariants(s, t) ?? book.read(t.events, s);
    },
  });

/** Altogether. */
const GAMES = 300;

describe('random games end and keep the invariants', () => {
  for (const seats of PLAYERS) {
    test(`${seats} players`, { timeout: 60_000 }, () => {
      for (let i = 0; i < GAMES / PLAYERS.length; i++) {
        const { ending } = play(seats, tableOf(seats, i, 10), `${seats} players, game ${i}`);
        expect(['target', 'cap', 'alone']).toContain(ending);
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
