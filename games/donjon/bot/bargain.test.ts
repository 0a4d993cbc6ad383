/** Bots among people who talk: words kept by temperament, betrayals remembered, and talk that ends (DQ-R74). */
import { describe, expect, test } from 'vitest';
import { playGame } from '../../../bots/game.ts';
import { PEOPLE } from '../../../bots/people.ts';
import { type Lean, makePlayer, type Playable } from '../../../bots/players.ts';
import {
  type AnyShape,
  asked,
  Chance,
  completeOptions,
  type GameEvent,
  type OptionValues,
  type Seat,
  sha256Words,
  type View,
} from '../../../kernel/index.ts';
import { rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import type { Bargain, Events } from '../rules/state.ts';
import { arrange, type House, type SeatLiteral } from '../test/arrange.ts';
import { otherBargains } from './bargain.ts';
import { heuristic } from './heuristic.ts';

const box = { rules, heuristic } as unknown as Playable;
const luck = (): Chance => new Chance(new Uint32Array(8));
const seenBy = (t: House, seat: Seat): View<AnyShape> => t.view(seat) as unknown as View<AnyShape>;
const leanOf = (id: string): Lean => PEOPLE.find((one) => one.id === id)?.lean ?? {};

describe('a word given for help', () => {
  /** A victory with the help of player 1, who was promised a gem. */
  function won(): House {
    const t = arrange({ seats: [{}, {}, {}], next: ['cellar-rat'], dice: [8, 1] }).toDungeon(0);
    t.seat(1).answer('offer-help', { prices: [{ gems: 1 }], text: '' });
    t.seat(0).answer('face-monster', { bargain: t.pub.bargains[0].id, price: 0 });
    return t;
  }
  const settles = (id: string): unknown => {
    const t = won();
    const [d] = asked(t.state);
    return makePlayer(box, 'malin', leanOf(id)).decide(seenBy(t, 0), d, luck());
  };

  test('is kept by the peaceful and broken by the teasing, in the same place', () => {
    expect(settles('anselme')).toEqual({ gems: 1 });
    expect(settles('odile')).toEqual({});
  });
});

describe('before a fist closes', () => {
  /** Whom player 2 would still listen to: 0 has opened an arena against 1. */
  const waitedFor = (t: House, seat: Seat = 2): readonly Seat[] => {
    const d = asked(t.state).find((one) => one.seat === seat);
    return d === undefined ? [] : (heuristic.waitsFor?.(t.view(seat), d) ?? []);
  };
  const opened = (): House => arrange({ seats: [{ gems: 2 }, {}, {}, {}], fought: true }).toArena(0, 1);

  rule('DQ-503', 'a principal with something to promise is given a while, until they have', () => {
    const t = opened();
    expect(waitedFor(t)).toEqual([0]);
    t.seat(0).answer('promise-support', { to: 2, side: 'attacker', goods: { gems: 1 }, text: '' });
    expect(waitedFor(t)).toEqual([]);
    expect(waitedFor(t, 3)).toEqual([0]);
  });

  rule('DQ-503', 'whoever was named a price is waited for until it is answered', () => {
    const t = opened();
    t.seat(2).answer('promise-support', { to: 1, side: 'defender', goods: { gems: 1 }, text: '' });
    expect(waitedFor(t)).toEqual([0, 1]);
    t.seat(1).answer('answer-support', 'refuse');
    expect(waitedFor(t)).toEqual([0]);
  });
});

describe('whoever has broken words', () => {
  /** What player 1 answers to player 0, who bids two gems for help. */
  const answered = (kept: number, broken: number): unknown => {
    const t = arrange({ seats: [{ gems: 3 }, { points: 3 }, { points: 3 }, { points: 3 }], next: ['cellar-rat'] });
    t.pub.adventurers[0].word = { kept, partly: 0, broken };
    t.toDungeon(0);
    t.seat(0).answer('ask-help', { to: 1, price: { gems: 2 }, text: '' });
    return makePlayer(box, 'malin').volunteer(seenBy(t, 1), luck())?.answer;
  };

  test('is refused what others are helped for', () => {
    expect(answered(3, 0)).toBe('accept');
    expect(answered(0, 6)).toBe('refuse');
  });
});

describe('whoever thinks longer', () => {
  test('thinks of both answers to an offer', () => {
    const t = arrange({ seats: [{ gems: 3 }, {}, {}], next: ['cellar-rat'] }).toDungeon(0);
    t.seat(0).answer('ask-help', { to: 1, price: { gems: 2 }, text: '' });
    const answers = otherBargains(t.view(1), rules.may?.(t.view(1)) ?? []).map(({ answer }) => answer);
    expect(answers).toEqual(expect.arrayContaining(['accept', 'refuse']));
  });

  test('offers what serves none of its quests to those who can pay, once each', () => {
    const seats = [{ main: 'keen-edge', spoils: ['cellar-rat'] }, { gems: 3 }, { gems: 1 }, { gems: 2 }];
    const t = arrange({ seats, at: [{ do: 'village', step: 'before' }] });
    const deals = () =>
      otherBargains(t.view(0), rules.may?.(t.view(0)) ?? []).filter(({ decision }) => decision.kind === 'propose-deal');
    expect(deals().map(({ answer }) => (answer as { to: Seat }).to)).toEqual([1, 3]);
    t.seat(0).answer('propose-deal', deals()[0].answer as never);
    expect(deals().map(({ answer }) => (answer as { to: Seat }).to)).toEqual([3]);
  });
});

describe('what is looked for and to spare', () => {
  /** What a malin says or proposes unasked in its village, its quest the Huntsman's: two creatures. */
  const village = (seats: readonly SeatLiteral[], step: 'before' | 'after' = 'before'): House =>
    arrange({ seats: [{ main: 'huntsman', ...seats[0] }, ...seats.slice(1)], at: [{ do: 'village', step }] });
  const says = (t: House, seat: Seat = 0) => makePlayer(box, 'malin').volunteer(seenBy(t, seat), luck());

  rule('DQ-R77', 'is told by a bot honestly and once, at the end of its own turn', () => {
    const seats = [{ spoils: ['shy-ghost'] }, { spoils: ['cellar-rat', 'monday-zombie'] }, {}];
    expect(says(village(seats))).toBeUndefined();
    const t = village(seats, 'after');
    const told = says(t);
    expect(told).toMatchObject({
      answer: { seeks: { spoils: [t.card('cellar-rat')] }, spares: { spoils: [t.card('shy-ghost')] } },
      isTalk: true,
    });
    t.seat(0).answer('tell-wants', told?.answer as never);
    expect(says(t)).toBeUndefined();
    expect(says(t, 1)).toBeUndefined();
  });

  test('is read by a bot: it pays with what they seek, and sells what somebody looks for', () => {
    const seats = [{ spoils: ['shy-ghost', 'spitting-toad'] }, { spoils: ['cellar-rat'], gems: 2 }, {}];
    const ghost = { spoils: [village(seats).card('shy-ghost')] };
    const swap = village(seats);
    swap.seat(1).answer('tell-wants', { seeks: ghost, spares: { spoils: [swap.card('cellar-rat')] } });
    const asked = { spoils: [swap.card('cellar-rat')] };
    expect(says(swap)?.answer).toEqual({ to: 1, give: ghost, ask: asked, text: '' });
    const sale = village([{ spoils: ['shy-ghost'] }, { gems: 2 }, {}]);
    sale.seat(1).answer('tell-wants', { seeks: ghost, spares: {} });
    expect(says(sale)?.answer).toEqual({ to: 1, give: ghost, ask: { gems: 2 }, text: '' });
  });
});

/** What a bot says of each sort before the table goes on. */
const MOST: { readonly [sort: string]: number } = { deals: 3, prices: 4, wants: 2 };

rule('DQ-R74', 'bots make at most three proposals in a village step, and name at most four prices in a fight', () => {
  const malin = makePlayer(box, 'malin');
  const players = [makePlayer(box, 'maitre', {}, { thoughts: 12 }), malin, malin, malin];
  const options = completeOptions(rules.options, 4, {}) as OptionValues;
  for (let game = 0; game < 6; game++) {
    let said = new Map<string, number>();
    const count = (what: string): void => {
      said.set(what, (said.get(what) ?? 0) + 1);
    };
    const watch = (events: readonly GameEvent[]): void => {
      for (const { type, facts } of events) {
        const happened = type as keyof Events;
        if (happened === 'turn-started' || happened === 'adventure-chosen' || happened === 'totals-compared')
          said = new Map();
        const { bargain } = facts as { bargain?: Bargain };
        if (happened === 'deal-proposed') count(`deals of ${bargain?.from}`);
        if (happened === 'wants-told') count(`wants of ${(facts as Events['wants-told']).seat}`);
        if (happened === 'help-offered' || happened === 'help-asked') count(`prices of ${bargain?.from}`);
      }
      for (const [what, n] of said) expect(n, what).toBeLessThanOrEqual(MOST[what.split(' ')[0]]);
    };
    const setup = { seats: 4, options, seed: `talk ${game}` };
    playGame(box, setup, players, new Chance(sha256Words(`talkers ${game}`)), watch);
  }
});
