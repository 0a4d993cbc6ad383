/** 1xx, R08…R10: what lies on the table when the first player is asked. */
import { expect } from 'vitest';
import { completeOptions, copy, isOptionProblem } from '../../../kernel/index.ts';
import { playOut, startMatch } from '../../test/record.ts';
import { rule } from '../../test/rule.ts';
import { expectAlike, sawEvents } from '../../test/witness.ts';
import { PHASES } from '../rules/clauses.ts';
import { rules } from '../rules/index.ts';
import { NONE } from '../rules/state.ts';
import { arrange, type Bazar, start, tableOptions } from './arrange.ts';
import type { Cards } from './box.ts';
import { centreOf, house, overSeeds } from './house.ts';

const COUNTS = [2, 3, 4, 5, 6];

rule('BZ-101', 'two to six players, one shop each', () => {
  expect(rules.seats).toEqual({ min: 2, max: 6 });
  for (const seats of COUNTS) {
    const t = start(seats);
    expect(t.pub.shops).toHaveLength(seats);
    expect(t.asked.map(([seat]) => seat)).toEqual([...t.pub.shops.keys()]);
  }
});

rule('BZ-101', 'the left neighbour is the next seat clockwise, and the last seat has the first to the left', () => {
  const t = start(3);
  const hands = t.pub.shops.map((_, seat) => [...t.seat(seat).own.draft]);
  for (const seat of [0, 1, 2]) t.seat(seat).answer('draft-pick', hands[seat][0]);
  expect([1, 2, 0].map((seat) => t.seat(seat).own.draft)).toEqual(hands.map((hand) => hand.slice(1)));
});

rule(['BZ-102', 'BZ-R09'], 'everybody has another one of the six boards, at random', () => {
  for (const seats of COUNTS) {
    const boards = house(seats).state.pub.shops.map(({ board }) => board);
    expect(new Set(boards).size).toBe(seats);
    expect(boards.every((board) => [0, 1, 2, 3, 4, 5].includes(board))).toBe(true);
  }
  expect(new Set(overSeeds(2, {}, ({ state }) => state.pub.shops[0].board)).size).toBe(6);
});

rule('BZ-R09', 'a board is decoration: with others the game is the same', () => {
  const [one, other] = [start(3), start(3)];
  for (const [seat, shop] of other.pub.shops.entries()) shop.board = 5 - seat;
  for (const t of [one, other]) t.playUntil(({ pub }) => pub.round === 3);
  const without = ({ state }: Bazar) => {
    const all = copy(state);
    for (const shop of all.pub.shops) shop.board = 0;
    return all;
  };
  expect(without(other)).toEqual(without(one));
});

rule('BZ-R09', 'until the first cards are kept a board may be chosen: whoever was dealt it gets the other one', () => {
  const t = start(3);
  const [mine, hers, his] = t.pub.shops.map(({ board }) => board);
  const [free] = [0, 1, 2, 3, 4, 5].filter((board) => ![mine, hers, his].includes(board));
  t.seat(0).answer('choose-shop-board', hers);
  expect(t.pub.shops.map(({ board }) => board)).toEqual([hers, mine, his]);
  expect(sawEvents(t, 2, 'board-chosen')).toEqual([{ type: 'board-chosen', seat: 0, board: hers }]);
  t.seat(2).answer('choose-shop-board', free);
  expect(t.pub.shops.map(({ board }) => board)).toEqual([hers, mine, free]);
  // Somebody may think again: what they leave is free.
  t.seat(0).answer('choose-shop-board', his);
  t.seat(1).answer('choose-shop-board', hers);
  expect(t.pub.shops.map(({ board }) => board)).toEqual([his, hers, free]);
});

rule(
  'BZ-R09',
  'first come, first served: a chosen board is nobody else’s, and after the first cards none is chosen',
  () => {
    const t = start(6);
    const [mine, hers] = t.pub.shops.map(({ board }) => board);
    t.seat(0).answer('choose-shop-board', hers);
    expect(t.seat(1).refusal('choose-shop-board', hers)).toMatchObject({ key: 'board-taken', rule: 'BZ-R09' });
    for (const odd of [-1, 6, 0.5]) expect(t.seat(1).refusal('choose-shop-board', odd)).toBeDefined();
    expect(t.pub.shops[1].board).toBe(mine);
    for (let seat = 0; seat < 6; seat++) {
      expect(t.seat(seat).open).toContain('choose-shop-board');
      t.seat(seat).answer('draft-pick', t.seat(seat).own.draft[0]);
    }
    for (let seat = 0; seat < 6; seat++) expect(t.seat(seat).open).toEqual(['draft-pick']);
    expect(new Set(t.pub.shops.map(({ board }) => board)).size).toBe(6);
  },
);

rule('BZ-103', '5 coins, no glory, no card, no employee, no upgrade', () => {
  for (const seats of COUNTS) {
    const t = start(seats);
    const empty = { coins: 5, glory: 0, hand: 0, stored: 0, kept: 0, employees: [], display: 0, storage: 0 };
    for (const shop of t.pub.shops) expect(shop).toMatchObject({ ...empty, window: [], guests: [] });
    for (const own of t.state.own) expect(own).toMatchObject({ hand: [], storage: [], kept: [] });
  }
});

rule(['BZ-104', 'BZ-R08'], 'one seat, drawn from the seed, holds the quest token', () => {
  for (const seats of COUNTS) {
    const holders = new Set(overSeeds(seats, {}, ({ state }) => state.pub.questHolder));
    expect([...holders].sort()).toEqual(house(seats).state.pub.shops.map((_, seat) => seat));
  }
  expect(house(4, {}, 'x').state.pub.questHolder).toBe(house(4, {}, 'x').state.pub.questHolder);
});

rule('BZ-R08', 'the host may name the first holder, a seat of the table', () => {
  for (const firstHolder of [1, 2, 3, 4]) {
    expect(new Set(overSeeds(4, { firstHolder }, ({ state }) => state.pub.questHolder))).toEqual(
      new Set([firstHolder - 1]),
    );
  }
  expect(tableOptions(4).firstHolder).toBe(0);
  expect(isOptionProblem(completeOptions(rules.options, 4, { firstHolder: 7 }))).toBe(true);
  // Seat 6 of a table of three: nobody, so a seat is drawn.
  expect(new Set(overSeeds(3, { firstHolder: 6 }, ({ state }) => state.pub.questHolder)).size).toBe(3);
});

rule(['BZ-105', 'BZ-108', 'BZ-110', 'BZ-111'], 'each deck holds all its cards but those drawn; no discard', () => {
  for (const seats of COUNTS) {
    const { pub, hid } = house(seats).state;
    expect([pub.itemDeck + 4 * seats, pub.adventureDeck, pub.employeeDeck, pub.heroDeck + seats]).toEqual([
      112, 18, 20, 16,
    ]);
    expect(pub).toMatchObject({ itemDiscard: [], heroDiscard: [], adventureDiscard: [], offer: [] });
    expect([hid.itemDeck, hid.adventureDeck, hid.employeeDeck, hid.heroDeck].map((deck) => deck.length)).toEqual([
      pub.itemDeck,
      pub.adventureDeck,
      pub.employeeDeck,
      pub.heroDeck,
    ]);
  }
});

rule(['BZ-105', 'BZ-108', 'BZ-110', 'BZ-111'], 'each deck is shuffled: another seed, another order', () => {
  const decks = (seed: string): string[] => {
    const { itemDeck, adventureDeck, employeeDeck, heroDeck } = house(4, {}, seed).state.hid;
    return [itemDeck, adventureDeck, employeeDeck, heroDeck].map((deck) => deck.join());
  };
  expect(decks('a')).toEqual(decks('a'));
  for (const [i, deck] of decks('a').entries()) {
    expect(deck).not.toBe(decks('b')[i]);
    expect(deck).not.toBe(
      deck
        .split(',')
        .map(Number)
        .sort((a, b) => a - b)
        .join(),
    );
  }
  expect(new Set(overSeeds(2, {}, (match) => centreOf(match)[0])).size).toBe(16);
});

rule('BZ-106', 'one random monster of each level: I is turned up first, then II, then III', () => {
  const stacks = overSeeds(3, {}, ({ state }) => [state.pub.monster, ...state.hid.monsterDeck.toReversed()]);
  const { monsters } = house(3).view(0).table.content;
  for (const stack of stacks) expect(stack.map((card) => monsters[card].level)).toEqual([1, 2, 3]);
  for (const place of [0, 1, 2]) expect(new Set(stacks.map((stack) => stack[place])).size).toBe(4);
});

rule('BZ-109', 'each pile serves all six shops, and a bought card lies with its +1 side up', () => {
  for (const buy of ['display', 'storage'] as const) {
    const t = arrange({ phase: 'upgrade', seats: Array.from({ length: 6 }, () => ({ coins: 10 })) });
    for (const seat of t.pub.shops.keys()) t.seat(seat).answer('upgrade-action', { buy });
    expect(t.pub.shops.map((shop) => shop[buy])).toEqual([1, 1, 1, 1, 1, 1]);
  }
});

rule('BZ-110', 'no employee lies face up before the first upgrade phase', () => {
  const t = start(3);
  t.playUntil(({ pub }) => {
    if (pub.phase !== 'upgrade') expect(pub.offer).toEqual([]);
    return pub.phase === 'upgrade';
  });
  expect(t.pub.offer).toHaveLength(2);
});

rule(['BZ-113', 'BZ-114'], 'as many heroes as players, four in the advanced game, each with its printed purse', () => {
  const purses: Cards = { heroes: { 'priest-4': { purse: 35 }, 'priest-3': { purse: 0 }, 'priest-2': { purse: 10 } } };
  for (const seats of COUNTS) expect(start(seats).pub.centre).toHaveLength(seats);
  const t = start(3, {}, purses);
  expect(t.pub.centre.map(({ hero, coins }) => [hero, coins])).toEqual([
    [t.hero('priest-4'), 35],
    [t.hero('priest-3'), 0],
    [t.hero('priest-2'), 10],
  ]);
  expect(start(2, { advancedTwoPlayer: true }).pub.centre).toHaveLength(4);
});

rule('BZ-114', 'a hero drawn later brings its purse too', () => {
  const t = arrange({
    phase: 'adventure',
    seats: [{ hero: { hero: 'mage-1', coins: 5 } }, { hero: { hero: 'mage-2', coins: 5 } }],
    nextHeroes: ['thief-1', 'thief-2'],
    cards: { heroes: { 'thief-1': { purse: 25 }, 'thief-2': { purse: 15 } } },
  });
  expect([t.guest('thief-1').coins, t.guest('thief-2').coins]).toEqual([25, 15]);
});

rule('BZ-115', 'one card fits in the window and one in storage', () => {
  const t = arrange({ phase: 'display', seats: [{ hand: ['mage5-1', 'mage5-2'] }, {}] });
  const two = [t.item('mage5-1'), t.item('mage5-2')];
  const full = { key: 'window-full', rule: 'BZ-302', numbers: { slots: 1 } };
  expect(t.seat(0).refusal('display-cards', two)).toEqual(full);
  const later = arrange({ phase: 'inventory', seats: [{ hand: ['mage5-1', 'mage5-2'] }, {}] });
  expect(later.seat(0).refusal('store-cards', two)).toMatchObject({ key: 'storage-full', numbers: { slots: 1 } });
});

rule(['BZ-116', 'BZ-R01'], 'six phases in this order, round after round, until the end in an adventure', () => {
  const t = start(3);
  t.playUntil(({ pub }) => pub.ended !== null);
  const phases = t.happened('phase-started');
  const rounds = phases.at(-1)?.round ?? 0;
  expect(rounds).toBeGreaterThan(2);
  const all = Array.from({ length: rounds }, (_, i) => PHASES.map((phase) => ({ round: i + 1, phase }))).flat();
  expect(PHASES).toEqual(['supply', 'display', 'shopping', 'adventure', 'upgrade', 'inventory']);
  expect(phases).toEqual(all.slice(0, phases.length));
  expect(phases.at(-1)?.phase).toBe('adventure');
});

rule('BZ-R10', 'who is still to come nobody can tell, only how many', () => {
  const cards: Cards = { monsters: { twin2: { level: 2, resistance: 9 }, twin3: { level: 3, resistance: 9 } } };
  const [one, other] = [start(2, {}, cards), start(2, {}, cards)];
  other.state.hid.monsterDeck = ['twin3', 'twin2'].map(other.monster);
  expect(one.pub.coming).toEqual([NONE, NONE]);
  const steps = Array.from({ length: 6 }, () => (t: Bazar) => t.seat(t.asked[0][0]).default('draft-pick'));
  expectAlike(one, other, [0, 1], ...steps);
});

rule('BZ-R10', 'the nine unused monsters are shown neither in the game nor with its result', () => {
  const match = startMatch(rules as never, { seats: 3, seed: 'unused' });
  const named = new Set<number>();
  for (const { change } of playOut(match)) {
    for (const { facts } of change.events) {
      const { monster } = facts as { monster?: number };
      if (monster !== undefined) named.add(monster);
    }
  }
  const { fallen, coming, monster } = match.state.pub;
  expect([...named].every((one) => [...(fallen as number[]), monster].includes(one))).toBe(true);
  expect((fallen as number[]).length + (coming as number[]).length + (monster === NONE ? 0 : 1)).toBe(3);
  expect(JSON.stringify(match.outcome())).not.toContain('monster');
});
