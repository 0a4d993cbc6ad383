/** R26, R28, R74, R75: sales are prepared in secret or in the open, shown together, and opened again by gains. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectAlike, expectSame, sawEvents } from '../../test/witness.ts';
import type { Clause } from '../rules/clauses.ts';
import type { Sale } from '../rules/state.ts';
import { arrange, type Bazar, on, type SeatLiteral, type WorldLiteral } from './arrange.ts';

const MAGES: SeatLiteral = { window: ['thief20-1'], hand: ['mage5-1', 'mage10-1', 'warrior5-1'], hero: 'mage-1' };
const THIEVES: SeatLiteral = { window: ['thief20-2'], hand: ['thief5-1', 'thief10-1'], hero: 'thief-1' };
const PRIESTS: SeatLiteral = { window: ['thief20-3'], hand: ['priest5-1'], hero: 'priest-1' };
const OPEN = { openSales: true };

/** The sales of three shops. */
const counter = (more: Partial<WorldLiteral> = {}): Bazar =>
  arrange({ phase: 'shopping', agenda: [{ do: 'sales' }], seats: [MAGES, THIEVES, PRIESTS], ...more });

const HEROES = ['mage-1', 'thief-1', 'priest-1'];
const list = (t: Bazar, seat: number, ...items: string[]): Sale[] =>
  items.map((item) => ({ item: t.item(item), hero: t.hero(HEROES[seat]) }));
const sell = (t: Bazar, seat: number, ...items: string[]): void =>
  t.seat(seat).answer('sell-items', list(t, seat, ...items));
const stage = (t: Bazar, seat: number, ...items: string[]): void =>
  t.seat(seat).answer('stage-sales', list(t, seat, ...items));

rule('BZ-R26', 'all sell at once; nobody learns a list before the last has confirmed', () => {
  const [one, other] = [counter(), counter()];
  expect(one.asked).toEqual([0, 1, 2].map((seat) => [seat, 'sell-items']));
  sell(one, 0, 'mage10-1', 'mage5-1');
  sell(other, 0);
  expectSame(one, other, [1, 2]);
  sell(one, 1, 'thief5-1');
  sell(other, 1, 'thief10-1');
  expectSame(one, other, [2]);
  expect(one.pub.shops.map(({ coins, hand, staged }) => [coins, hand, staged])).toEqual([
    [5, 3, []],
    [5, 2, []],
    [5, 1, []],
  ]);
  expect(one.happened('items-sold')).toEqual([]);
  sell(one, 2);
  for (const seat of [0, 1, 2, -1]) expect(sawEvents(one, seat, 'items-sold')).toHaveLength(3);
});

rule('BZ-R26', 'effects of the sales come after the reveal, from the quest holder clockwise', () => {
  const gain: Clause = { does: 'gainGlory', n: 1, who: 'owner' };
  const t = counter({
    questHolder: 1,
    cards: {
      items: {
        'mage5-1': { effects: [on('itemSold', gain)] },
        'thief5-1': { effects: [on('itemSold', gain)] },
        'priest5-1': { effects: [on('itemSold', gain)] },
      },
    },
  });
  sell(t, 0, 'mage5-1');
  sell(t, 1, 'thief5-1');
  sell(t, 2, 'priest5-1');
  const told = t.events.filter(({ type }) => type === 'items-sold' || type === 'glory-changed');
  expect(told.slice(0, 6).map(({ type, facts }) => [type, (facts as { seat: number }).seat])).toEqual([
    ...[1, 2, 0].map((seat) => ['items-sold', seat]),
    ...[1, 2, 0].map((seat) => ['glory-changed', seat]),
  ]);
});

rule('BZ-R26', 'open sales: a list is seen by all while it is edited', () => {
  const t = counter({ options: OPEN });
  expect(t.seat(0).open).toEqual(['sell-items', 'stage-sales']);
  stage(t, 0, 'mage10-1', 'mage5-1');
  for (const seat of [0, 1, 2]) expect(t.view(seat).pub.shops[0].staged).toEqual(list(t, 0, 'mage10-1', 'mage5-1'));
  stage(t, 0, 'mage5-1');
  expect(t.pub.shops[0].staged).toEqual(list(t, 0, 'mage5-1'));
  // Judged like any sale.
  const refused = (...items: string[]) => t.seat(0).refusal('stage-sales', list(t, 0, ...items));
  expect(refused('warrior5-1')).toEqual({ key: 'wrong-class', rule: 'BZ-453' });
  expect(refused('thief5-1')).toEqual({ key: 'not-in-hand', rule: 'BZ-455' });
  expect(refused('thief20-1')).toEqual({ key: 'was-shown', rule: 'BZ-305' });
  expect(t.pub.shops.map(({ coins }) => coins)).toEqual([5, 5, 5]);
});

rule('BZ-R26', 'open sales: only the list that all see is confirmed, and that is final', () => {
  const t = counter({ options: OPEN });
  stage(t, 0, 'mage5-1');
  expect(t.seat(0).refusal('sell-items', list(t, 0, 'mage10-1'))).toEqual({ key: 'not-staged', rule: 'BZ-R26' });
  expect(t.seat(0).refusal('sell-items', [])).toEqual({ key: 'not-staged', rule: 'BZ-R26' });
  sell(t, 0, 'mage5-1');
  expect(t.seat(0).open).toEqual([]);
  expect(() => t.seat(0).reopen()).toThrow('not asked');
  stage(t, 1, 'thief5-1');
  expect(t.seat(1).defaultOf('sell-items')).toEqual(list(t, 1, 'thief5-1'));
  sell(t, 1, 'thief5-1');
  t.seat(2).answer('sell-items', []);
  expect(t.happened('items-sold').map(({ seat, now }) => [seat, now])).toEqual([
    [2, 5],
    [0, 10],
    [1, 10],
  ]);
});

rule('BZ-R26', 'without the option nothing is staged in the open', () => {
  const t = counter();
  expect(t.options.openSales).toBe(false);
  expect(t.seat(0).open).toEqual(['sell-items']);
});

rule('BZ-R28', 'a confirmation may be withdrawn and the list edited until the last player has confirmed', () => {
  const t = counter();
  sell(t, 0, 'mage10-1');
  sell(t, 1);
  t.seat(0).reopen();
  expect(t.asked).toEqual([0, 2].map((seat) => [seat, 'sell-items']));
  sell(t, 0, 'mage5-1');
  sell(t, 2);
  expect(t.happened('items-sold').find(({ seat }) => seat === 0)?.sales).toMatchObject(list(t, 0, 'mage5-1'));
  expect(t.pub.phase).not.toBe('shopping');
});

/** The sale of `mage5-1` does this; then all three have confirmed. */
function after(clause: Clause, more: Partial<WorldLiteral> = {}): Bazar {
  const t = counter({
    ...more,
    cards: { items: { 'mage5-1': { effects: [on('itemSold', clause)] }, ...more.cards?.items } },
  });
  sell(t, 0, 'mage5-1');
  sell(t, 1);
  sell(t, 2);
  return t;
}

rule('BZ-R74', 'who gained cards is asked once more, for new sales only; nobody else is', () => {
  const t = after({ does: 'drawItems', n: 1, who: 'left' }, { nextItems: ['thief15-1'] });
  t.expectAsked([[1, 'sell-items']]);
  expect(t.seat(1).decision('sell-items').about).toMatchObject({ again: true });
  expect(t.seat(1).defaultOf('sell-items')).toEqual([]);
  expect(t.pub.shops.map(({ window }) => window.length)).toEqual([1, 1, 1]);
  sell(t, 1, 'thief15-1', 'thief5-1');
  expect(t.happened('items-sold').at(-1)).toMatchObject({ seat: 1, was: 5, now: 25 });
  expect(t.pub.phase).not.toBe('shopping');
});

rule('BZ-R74', 'all who gained are asked together, and again after each new gain', () => {
  const t = after(
    { does: 'drawItems', n: 1, who: 'opponents' },
    {
      nextItems: ['thief15-1', 'priest15-1', 'mage15-1'],
      cards: { items: { 'thief15-1': { effects: [on('itemSold', { does: 'drawItems', n: 1, who: 'right' })] } } },
    },
  );
  t.expectAsked([
    [1, 'sell-items'],
    [2, 'sell-items'],
  ]);
  sell(t, 1, 'thief15-1');
  expect(t.happened('items-sold')).toHaveLength(3);
  sell(t, 2, 'priest15-1');
  t.expectAsked([[0, 'sell-items']]);
  sell(t, 0, 'mage15-1');
  expect(t.pub.shops.map(({ coins }) => coins)).toEqual([5 + 5 + 15, 5 + 15, 5 + 15]);
  expect(t.pub.phase).not.toBe('shopping');
});

example(
  'BZ-X45',
  'B’s hero has nothing left and gets B a card: asked once more, the empty list, and the phase ends',
  () => {
    const t = counter({
      seats: [MAGES, { ...THIEVES, hand: ['thief20-4'] }, PRIESTS],
      nextItems: ['thief5-2'],
      cards: {
        monsters: {
          monster1: {
            effects: [
              {
                ...on('itemSold', { does: 'drawItems', n: 1, who: 'owner' }),
                if: [{ is: 'heroClass', class: 'thief' }],
              },
            ],
          },
        },
      },
    });
    sell(t, 0);
    sell(t, 1, 'thief20-4');
    sell(t, 2);
    expect(t.guest('thief-1').coins).toBe(0);
    t.expectAsked([[1, 'sell-items']]);
    expect(t.seat(1).options('sell-items')).toEqual([[]]);
    sell(t, 1);
    expect(t.pub.phase).not.toBe('shopping');
  },
);

rule('BZ-R75', 'whether a hand holds anything saleable is not betrayed: all with cards and a hero are asked', () => {
  const world = (card: string) => counter({ seats: [{ ...MAGES, hand: [card] }, THIEVES, { ...PRIESTS, hand: [] }] });
  const [can, cannot] = [world('mage5-1'), world('warrior5-1')];
  expect(cannot.seat(0).options('sell-items')).toEqual([[]]);
  expectAlike(
    can,
    cannot,
    [1, 2],
    (t) => sell(t, 1),
    (t) => sell(t, 0),
  );
  // A hand without a card is public.
  expect(can.happened('items-sold').map(({ seat }) => seat)).toEqual([0, 1]);
  const broke = counter({ seats: [{ ...MAGES, hero: { hero: 'mage-1', coins: 0 } }, THIEVES, PRIESTS] });
  expect(broke.asked).toHaveLength(3);
});

example('BZ-X30', '4 drafted and 2 stored: window 2, 2 of 4 sold, hand 4 after shopping; store 2, discard 2', () => {
  const t = arrange({
    seats: [{ display: 1, storage: 1, stored: ['mage5-1', 'mage5-2'] }, {}],
    centre: ['mage-1', 'mage-2'],
    nextItems: ['mage5-3', 'mage5-4', 'mage5-5', 'mage5-6', 'mage10-1', 'mage10-2', 'mage10-3', 'mage10-4'],
  });
  t.playUntil(({ pub }) => pub.phase === 'display');
  expect(t.pub.shops[0]).toMatchObject({ hand: 6, stored: 0 });
  t.seat(0).answer('display-cards', ['mage5-1', 'mage5-2'].map(t.item));
  t.playUntil(({ asked }) => asked[0][1] === 'sell-items');
  expect(t.pub.shops[0].hand).toBe(4);
  const [{ hero }] = t.pub.shops[0].guests;
  const sold = t.seat(0).own.hand.slice(0, 2);
  t.seat(0).answer(
    'sell-items',
    sold.map((item) => ({ item, hero })),
  );
  t.playUntil(({ pub }) => pub.phase === 'inventory');
  expect(t.pub.shops[0]).toMatchObject({ hand: 4, window: [], stored: 0 });
  expect(t.pub.itemDiscard).toEqual(expect.arrayContaining(sold));
  const { hand } = t.seat(0).own;
  expect(hand).toEqual(expect.arrayContaining(['mage5-1', 'mage5-2'].map(t.item)));
  t.seat(0).answer('store-cards', hand.slice(0, 2));
  t.playUntil(({ pub }) => pub.phase === 'supply');
  expect(t.pub.shops[0].stored).toBe(2);
  expect(t.happened('cards-stored')[0].discarded[0]).toHaveLength(2);
});
