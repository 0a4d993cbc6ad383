/** 3xx, R17…R19: every shop puts bait in its window, all are turned up together. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectSame, sawEvents, witness } from '../../test/witness.ts';
import { makeContent } from '../content/index.ts';
import type { Clause } from '../rules/clauses.ts';
import { arrange, type Bazar, on, type SeatLiteral, tableOptions, type WorldLiteral } from './arrange.ts';

const HAND = ['warrior5-1', 'mage10-1', 'thief15-1', 'priest20-1'];

/** The display phase of three shops; the first has `HAND`. */
const displaying = (first: SeatLiteral = {}, more: Partial<WorldLiteral> = {}): Bazar =>
  arrange({
    phase: 'display',
    seats: [{ hand: HAND, ...first }, { hand: ['mage5-1', 'mage5-2'], display: 1 }, { hand: ['thief5-1'] }],
    ...more,
  });

const show = (t: Bazar, seat: number, ...items: string[]): void =>
  t.seat(seat).answer('display-cards', items.map(t.item));
const refusal = (t: Bazar, ...items: string[]) => t.seat(0).refusal('display-cards', items.map(t.item));
const windows = (t: Bazar): readonly (readonly number[])[] => t.pub.shops.map(({ window }) => window);

/** All lists of these cards, each in the order of the hand. */
const subsets = ([card, ...rest]: readonly number[]): number[][] =>
  card === undefined ? [[]] : subsets(rest).flatMap((list) => [list, [card, ...list]]);

rule('BZ-301', 'everybody puts one item of the hand in the window, at the same time', () => {
  const t = displaying();
  t.expectAsked([
    [0, 'display-cards'],
    [1, 'display-cards'],
    [2, 'display-cards'],
  ]);
  expect(t.seat(0).options('display-cards')).toEqual(HAND.map((item) => [t.item(item)]));
  expect(refusal(t)).toMatchObject({ key: 'window-empty', rule: 'BZ-R17' });
  // A rival's card and one of the deck get the same answer: it tells nothing.
  const strange = { key: 'not-in-hand' };
  expect(refusal(t, 'mage5-1')).toMatchObject(strange);
  expect(refusal(t, 'mage5-1')).toEqual(refusal(t, 'mage5-7'));
  show(t, 0, 'mage10-1');
  show(t, 1, 'mage5-1');
  show(t, 2, 'thief5-1');
  expect(windows(t)).toEqual([['mage10-1'], ['mage5-1'], ['thief5-1']].map((items) => items.map(t.item)));
  expect(t.pub.shops.map(({ hand }) => hand)).toEqual([3, 1, 0]);
});

rule('BZ-302', 'one further item with the upgrade, two with its +2 side, and no more', () => {
  for (const display of [0, 1, 2] as const) {
    const t = displaying({ display });
    for (let n = 1; n <= 4; n++) {
      const full = { key: 'window-full', rule: 'BZ-302', numbers: { slots: display + 1 } };
      expect(refusal(t, ...HAND.slice(0, n))).toEqual(n <= display + 1 ? undefined : full);
    }
    expect(refusal(t, 'mage10-1', 'mage10-1')).toMatchObject({ key: display === 0 ? 'window-full' : 'card-twice' });
  }
});

rule('BZ-303', 'nothing is turned up before the last has chosen, then all together', () => {
  const t = displaying();
  show(t, 2, 'thief5-1');
  show(t, 0, 'mage10-1');
  expect(windows(t)).toEqual([[], [], []]);
  expect(t.happened('windows-revealed')).toEqual([]);
  show(t, 1, 'mage5-1', 'mage5-2');
  const revealed = [['mage10-1'], ['mage5-1', 'mage5-2'], ['thief5-1']].map((items) => items.map(t.item));
  expect(t.happened('windows-revealed')).toEqual([{ windows: revealed }]);
  expect(sawEvents(t, -1, 'windows-revealed')).toHaveLength(1);
});

rule('BZ-304', 'an item without a heart may be displayed', () => {
  const t = displaying({}, { cards: { items: { 'warrior5-1': { hearts: 0 } } } });
  show(t, 0, 'warrior5-1');
  show(t, 1, 'mage5-1');
  show(t, 2, 'thief5-1');
  expect(t.pub.ranking.at(-1)).toMatchObject({ seat: 0, hearts: 0 });
});

rule('BZ-305', 'a displayed item is not for sale this round', () => {
  const t = displaying({}, { centre: ['mage-1', 'mage-2', 'thief-1'] });
  show(t, 0, 'mage10-1');
  show(t, 1, 'mage5-1');
  show(t, 2, 'thief5-1');
  t.playUntil(({ asked }) => asked[0][1] === 'sell-items');
  const sale = { item: t.item('mage10-1'), hero: t.pub.shops[0].guests[0].hero };
  expect(t.seat(0).refusal('sell-items', [sale])).toEqual({ key: 'was-shown', rule: 'BZ-305' });
  expect(t.seat(0).candidates('sell-items').flat()).not.toContainEqual(sale);
  // What was shown stays known and unsaleable in the hand, until the round ends.
  t.playUntil(({ pub }) => pub.phase === 'inventory');
  expect(t.pub.shops.map(({ shown }) => shown)).toEqual(
    [['mage10-1'], ['mage5-1'], ['thief5-1']].map((items) => items.map(t.item)),
  );
});

rule('BZ-306', 'from the reveal to the end of shopping no window changes, and nobody may touch one', () => {
  const t = displaying();
  show(t, 0, 'mage10-1');
  show(t, 1, 'mage5-1');
  show(t, 2, 'thief5-1');
  const before = structuredClone(windows(t));
  t.playUntil(({ pub }) => {
    if (pub.phase !== 'shopping') return true;
    expect(windows(t)).toEqual(before);
    for (const seat of [0, 1, 2])
      expect(['invite-hero', 'sell-items', 'reopen']).toEqual(expect.arrayContaining(t.seat(seat).open));
    return false;
  });
  expect(windows(t)).toEqual([[], [], []]);
});

rule('BZ-307', 'every item gives a bonus or has an ability', () => {
  const { items } = makeContent(tableOptions(4));
  expect(items).toHaveLength(112);
  for (const { attack, defence, effects } of items) expect(attack + defence + effects.length).toBeGreaterThan(0);
});

rule('BZ-R17', 'only the first slot must be filled, and any card of the hand will do', () => {
  const t = displaying({ display: 2 }, { centre: ['thief-1', 'thief-2', 'thief-3'] });
  expect(t.seat(0).options('display-cards')).toHaveLength(4);
  expect(refusal(t)).toMatchObject({ key: 'window-empty', more: true });
  // No hero of the centre wants it.
  show(t, 0, 'warrior5-1');
  show(t, 1, 'mage5-2');
  show(t, 2, 'thief5-1');
  expect(windows(t).map(({ length }) => length)).toEqual([1, 1, 1]);
});

rule('BZ-R17', 'a time-out shows the card with most hearts, the leftmost of equals', () => {
  const t = displaying({ display: 2 }, { cards: { items: { 'mage10-1': { hearts: 4 } } } });
  expect(t.seat(0).defaultOf('display-cards')).toEqual([t.item('mage10-1')]);
});

rule('BZ-R18', 'how many cards a rival will show is not seen before the reveal', () => {
  const [one, other] = [displaying(), displaying()];
  show(one, 1, 'mage5-1');
  show(other, 1, 'mage5-1', 'mage5-2');
  expectSame(one, other, [0, 2]);
  expect(one.pub.shops[1].hand).toBe(2);
});

example('BZ-X37', 'B confirms before A: nothing A receives depends on what B chose', () => {
  const [one, other] = [displaying(), displaying()];
  show(one, 1, 'mage5-1');
  show(other, 1, 'mage5-2');
  expectSame(one, other, [0, 2]);
  // B alone is reminded of the own choice, and may still change it.
  expect(witness(one, 1)).not.toEqual(witness(other, 1));
  other.seat(1).reopen();
  show(other, 1, 'mage5-1');
  expect(other.state).toEqual(one.state);
  // Neither a refusal of A's nor the choices A is offered change.
  expect(one.seat(0).candidates('display-cards')).toEqual(other.seat(0).candidates('display-cards'));
  expect(refusal(one, 'mage5-1')).toEqual(refusal(one, 'mage5-2'));
});

rule('BZ-R19', 'with an empty hand the window is empty: no hearts, no value, no match, and the shop waits', () => {
  const t = displaying({ hand: [] }, { centre: ['thief-1', 'mage-1', 'priest-1'] });
  t.expectAsked([
    [1, 'display-cards'],
    [2, 'display-cards'],
  ]);
  show(t, 1, 'mage5-1');
  show(t, 2, 'thief5-1');
  expect(t.pub.ranking.at(-1)).toMatchObject({ seat: 0, hearts: 0, value: 0 });
  expect(t.happened('hero-invited').map(({ seat, hero }) => [seat, hero])).toEqual([
    [1, t.hero('mage-1')],
    [2, t.hero('thief-1')],
    [0, t.hero('priest-1')],
  ]);
});

rule(['BZ-R19', 'BZ-R75'], 'who has only banned cards is asked all the same, and shows nothing', () => {
  const ban: Clause = {
    does: 'forbid',
    act: 'display',
    who: 'allPlayers',
    filter: { class: 'thief' },
    during: 'inPlay',
  };
  const t = displaying({}, { cards: { monsters: { monster1: { effects: [on('static', ban)] } } } });
  expect(t.asked).toHaveLength(3);
  expect(t.seat(2).options('display-cards')).toEqual([[]]);
  expect(refusal(t, 'thief15-1')).toEqual({ key: 'display-forbidden', rule: 'BZ-R57' });
  expect(refusal(t)).toMatchObject({ key: 'window-empty' });
  show(t, 0, 'mage10-1');
  show(t, 1, 'mage5-1');
  t.seat(2).default('display-cards');
  expect(windows(t)[2]).toEqual([]);
  expect(t.pub.ranking.at(-1)).toMatchObject({ seat: 2, hearts: 0, value: 0 });
});

example('BZ-X26', 'display +1: 2 slots; turned over: 3, not 4. 3 slots and 6 cards: 41 windows', () => {
  const hand = [...HAND, 'mage15-1', 'mage20-1'];
  const legal = (display: 0 | 1 | 2): number => {
    const t = displaying({ hand, display });
    const lists = subsets(hand.map(t.item));
    return lists.filter((list) => t.seat(0).refusal('display-cards', list) === undefined).length;
  };
  expect([legal(0), legal(1), legal(2)]).toEqual([6, 6 + 15, 6 + 15 + 20]);
});

example('BZ-X42', 'a hand of one card: it must be displayed, nothing is sold, and it must be stored', () => {
  const t = displaying({ hand: ['mage10-1'] }, { centre: ['mage-1', 'mage-2', 'thief-1'] });
  expect(refusal(t)).toMatchObject({ key: 'window-empty' });
  show(t, 0, 'mage10-1');
  show(t, 1, 'mage5-1');
  show(t, 2, 'thief5-1');
  t.playUntil(({ asked }) => asked[0][1] === 'sell-items');
  t.expectAsked([[1, 'sell-items']]);
  t.playUntil(({ pub }) => pub.phase === 'inventory');
  expect(t.pub.shops[0].stored).toBe(0);
  expect(t.seat(0).refusal('store-cards', [])).toMatchObject({ key: 'storage-empty', rule: 'BZ-R59' });
  t.seat(0).answer('store-cards', [t.item('mage10-1')]);
});

rule('BZ-R15', 'a card from storage is a full hand card: displayed, sold, or stored again', () => {
  const t = arrange({
    seats: [{ stored: ['mage20-1', 'mage20-2', 'mage20-3'] }, {}],
    centre: ['mage-1', 'mage-2'],
  });
  t.playUntil(({ pub }) => pub.phase === 'display');
  show(t, 0, 'mage20-1');
  t.playUntil(({ asked }) => asked[0][1] === 'sell-items');
  const [{ hero }] = t.pub.shops[0].guests;
  t.seat(0).answer('sell-items', [{ item: t.item('mage20-2'), hero }]);
  t.playUntil(({ pub }) => pub.phase === 'inventory');
  t.seat(0).answer('store-cards', [t.item('mage20-3')]);
  t.playUntil(({ pub }) => pub.phase === 'supply');
  expect(t.seat(0).own.storage).toEqual([t.item('mage20-3')]);
});
