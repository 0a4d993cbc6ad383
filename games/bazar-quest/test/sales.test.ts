/** 45x, R27…R31, R69: what a shop may sell, to whom and for how much. */
import { expect } from 'vitest';
import { open, submit } from '../../../kernel/index.ts';
import { example, rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import type { Sale } from '../rules/state.ts';
import { arrange, type Bazar, on, type SeatLiteral } from './arrange.ts';
import type { Cards } from './box.ts';

/** The sales of three shops; what the first has is said. An employee of the third stops the world when they are over. */
const counter = (first: SeatLiteral, items: Cards['items'] = {}): Bazar =>
  arrange({
    phase: 'shopping',
    agenda: [{ do: 'sales' }],
    seats: [
      { window: ['mage20-1'], ...first },
      { window: ['mage20-2'], hand: ['priest10-1'], hero: 'priest-1' },
      { window: ['mage20-3'], hand: ['warrior10-1', 'warrior5-1'], hero: 'warrior-1', employees: ['clerk-1'] },
    ],
    centre: ['warrior-2'],
    cards: {
      items,
      employees: {
        'clerk-1': { phase: 'shopping', effects: [on('shoppingEnd', { does: 'gainGlory', n: 1, who: 'owner' })] },
      },
    },
  });

/** On to the fights. */
const fight = (t: Bazar): void => t.seat(2).answer('use-employee', 'decline');

/** These items to the first shop's hero. */
const list = (t: Bazar, ...items: string[]): Sale[] =>
  items.map((item) => ({ item: t.item(item), hero: t.pub.shops[0].guests[0].hero }));
const refusal = (t: Bazar, ...items: string[]) => t.seat(0).refusal('sell-items', list(t, ...items));
const sell = (t: Bazar, ...items: string[]): void => t.seat(0).answer('sell-items', list(t, ...items));
const nothing = (t: Bazar, ...seats: number[]): void => {
  for (const seat of seats) t.seat(seat).answer('sell-items', []);
};

const THIEF: SeatLiteral = { hand: ['thief10-1', 'thief10-2', 'warrior5-2'], hero: { hero: 'thief-1', coins: 25 } };

rule('BZ-451', 'sales begin when every shop is occupied, not before', () => {
  const t = arrange({
    phase: 'shopping',
    seats: [1, 2, 3].map((i) => ({ window: [`mage20-${i}`], hand: [`mage5-${i}`] })),
    centre: ['mage-1', 'mage-2', 'mage-3'],
  });
  for (const [seat, hero] of [[0, 'mage-1'] as const, [1, 'mage-2'] as const]) {
    t.expectAsked([[seat, 'invite-hero']]);
    expect(t.pub.shops.flatMap((_, i) => t.seat(i).open)).toEqual(['invite-hero']);
    t.seat(seat).answer('invite-hero', t.hero(hero));
  }
  t.expectAsked([
    [2, 'sell-items'],
    [0, 'sell-items'],
    [1, 'sell-items'],
  ]);
});

rule('BZ-452', 'any number of items, none included', () => {
  const t = counter({ hand: ['thief5-1', 'thief5-2', 'thief5-3', 'thief5-4'], hero: 'thief-1' });
  const hand = ['thief5-1', 'thief5-2', 'thief5-3', 'thief5-4'];
  for (let n = 0; n <= 4; n++) expect(refusal(t, ...hand.slice(0, n))).toBeUndefined();
  nothing(t, 0, 1, 2);
  expect(t.happened('items-sold').map(({ sales }) => sales)).toEqual([[], [], []]);
  expect(t.pub.shops.map(({ coins }) => coins)).toEqual([5, 5, 5]);
});

rule('BZ-453', 'only to a hero that shares a class with the item', () => {
  const t = counter(
    { ...THIEF, hand: ['thief10-1', 'warrior5-2', 'mage10-1'] },
    { 'mage10-1': { classes: ['mage', 'thief'] } },
  );
  expect(refusal(t, 'warrior5-2')).toEqual({ key: 'wrong-class', rule: 'BZ-453' });
  expect(refusal(t, 'thief10-1', 'warrior5-2')).toEqual({ key: 'wrong-class', rule: 'BZ-453' });
  expect(refusal(t, 'mage10-1')).toBeUndefined();
  expect(t.seat(0).options('sell-items')).toEqual([[], list(t, 'thief10-1'), list(t, 'mage10-1')]);
});

rule('BZ-454', 'the hero pays the seller exactly the price out of its own coins, and never more than it has', () => {
  const t = counter({ hand: ['thief15-1', 'thief10-1', 'thief10-2'], hero: { hero: 'thief-1', coins: 25 }, coins: 30 });
  expect(refusal(t, 'thief15-1', 'thief10-1', 'thief10-2')).toEqual({
    key: 'too-dear',
    rule: 'BZ-454',
    numbers: { price: 10, coins: 0 },
  });
  const [dear, cheap] = list(t, 'thief15-1', 'thief10-1');
  sell(t, 'thief15-1', 'thief10-1');
  nothing(t, 1, 2);
  expect(t.happened('items-sold').find(({ seat }) => seat === 0)).toEqual({
    seat: 0,
    sales: [
      { ...dear, price: 15 },
      { ...cheap, price: 10 },
    ],
    was: 30,
    now: 55,
  });
  expect([t.pub.shops[0].coins, t.guest('thief-1').coins]).toEqual([55, 0]);
});

rule('BZ-455', 'only cards in hand: not the window’s, not a rival’s, not the deck’s, and each once', () => {
  const t = counter(THIEF);
  expect(refusal(t, 'mage20-1')).toEqual({ key: 'was-shown', rule: 'BZ-305' });
  const strange = { key: 'not-in-hand', rule: 'BZ-455' };
  // In a rival's hand, in a rival's window, in the deck: one answer.
  for (const item of ['priest10-1', 'mage20-2', 'thief5-7']) expect(refusal(t, item)).toEqual(strange);
  expect(refusal(t, 'thief10-1', 'thief10-1')).toMatchObject({ key: 'card-twice', rule: 'BZ-455' });
});

rule('BZ-456', 'only to the hero in the own shop', () => {
  const t = counter({ ...THIEF, hand: ['warrior5-2'] });
  for (const hero of ['warrior-1', 'warrior-2', 'warrior-3']) {
    const sale = { item: t.item('warrior5-2'), hero: t.hero(hero) };
    expect(t.seat(0).refusal('sell-items', [sale])).toEqual({ key: 'not-own-hero', rule: 'BZ-456' });
  }
  const { id } = t.seat(2).decision('sell-items');
  const step = submit(rules, t.state, t.table, 0, id, [{ item: t.item('warrior10-1'), hero: t.hero('warrior-1') }]);
  expect(step.refusal).toEqual({ rule: '', key: 'not-open' });
});

rule('BZ-457', 'a sold item lies face up under the hero: its bonuses and ability are the hero’s', () => {
  const gain = on('adventureStart', { does: 'heroGainsCoins', n: 5, of: 'hero' });
  const t = counter(THIEF, { 'thief10-1': { attack: 3, effects: [gain] } });
  sell(t, 'thief10-1');
  nothing(t, 1, 2);
  expect(t.guest('thief-1').gear).toEqual([t.item('thief10-1')]);
  fight(t);
  expect(t.happened('hero-coins-changed')).toMatchObject([{ hero: t.hero('thief-1'), was: 15, now: 20 }]);
  expect(t.pub.fights[0]).toMatchObject({
    hero: t.hero('thief-1'),
    attack: { total: 2 + 3 },
    defence: { total: 2 + 1 },
  });
});

rule('BZ-458', 'hero, gear and the coins left over stand before the shop; that hero fights for it', () => {
  const t = counter(THIEF);
  sell(t, 'thief10-2', 'thief10-1');
  nothing(t, 1, 2);
  expect(t.pub.shops[0].guests).toMatchObject([
    { hero: t.hero('thief-1'), coins: 5, gear: ['thief10-2', 'thief10-1'].map(t.item) },
  ]);
  fight(t);
  expect(t.pub.fights.map(({ seat, hero }) => [seat, hero])).toEqual([
    [0, t.hero('thief-1')],
    [1, t.hero('priest-1')],
    [2, t.hero('warrior-1')],
  ]);
});

rule(['BZ-459', 'BZ-460'], 'when all have finished, window cards go back to the hands, and unsold cards stay', () => {
  const t = counter(THIEF);
  sell(t, 'thief10-1');
  nothing(t, 1);
  expect(t.pub.shops[0].window).toEqual([t.item('mage20-1')]);
  expect(t.pub.phase).toBe('shopping');
  nothing(t, 2);
  expect(t.happened('windows-returned')).toHaveLength(1);
  expect(t.pub.shops.map(({ window, hand }) => [window.length, hand])).toEqual([
    [0, 3],
    [0, 2],
    [0, 3],
  ]);
  expect(t.seat(0).own.hand).toEqual(['thief10-2', 'warrior5-2', 'mage20-1'].map(t.item));
  expect(t.pub.sold).toEqual([1, 0, 0]);
  t.playUntil(({ pub }) => pub.round === 2);
  expect(t.pub.sold).toEqual([0, 0, 0]);
});

example('BZ-X10', 'a thief with 25: none, one or two of dagger, cape, ring; never the sword; not a third', () => {
  const t = counter(
    { hand: ['thief10-1', 'thief10-2', 'warrior5-2', 'mage10-1'], hero: { hero: 'thief-1', coins: 25 } },
    { 'thief10-2': { classes: ['thief', 'mage'] }, 'mage10-1': { anyClass: true } },
  );
  const [dagger, cape, sword, ring] = ['thief10-1', 'thief10-2', 'warrior5-2', 'mage10-1'];
  for (const legal of [[], [dagger], [cape], [ring], [dagger, cape], [cape, ring], [ring, dagger]]) {
    expect(refusal(t, ...legal)).toBeUndefined();
  }
  expect(refusal(t, sword)).toMatchObject({ key: 'wrong-class' });
  expect(refusal(t, dagger, cape, ring)).toMatchObject({ key: 'too-dear', numbers: { price: 10, coins: 5 } });
  sell(t, dagger, ring);
  nothing(t, 1, 2);
  expect(t.pub.shops[0].coins).toBe(25);
});

example('BZ-X11', 'Torch 1 in the window, Torch 2 in hand: only the second is for sale', () => {
  const t = counter({ window: ['thief5-1'], hand: ['thief5-2'], hero: 'thief-1' });
  expect(refusal(t, 'thief5-2')).toBeUndefined();
  expect(refusal(t, 'thief5-1')).toEqual({ key: 'was-shown', rule: 'BZ-305' });
});

example('BZ-X12', 'a mage in a shop of warrior goods: nothing to sell, it fights with its own values', () => {
  const t = counter({ hand: ['warrior5-2'], hero: { hero: 'mage-1', unmatched: true } });
  expect(t.seat(0).options('sell-items')).toEqual([[]]);
  nothing(t, 0, 1, 2);
  fight(t);
  expect(t.pub.fights[0]).toMatchObject({ gear: [], attack: { total: 2 }, defence: { total: 2 } });
});

rule(
  'BZ-R27',
  'the price is fixed, and the merchant cannot add to the hero’s coins; what costs nothing may be sold',
  () => {
    const t = counter(
      { hand: ['thief10-1', 'thief5-1'], coins: 100, hero: { hero: 'thief-1', coins: 5 } },
      { 'thief5-1': { price: 0 } },
    );
    expect(refusal(t, 'thief10-1')).toMatchObject({ key: 'too-dear', numbers: { price: 10, coins: 5 } });
    const bargain = [{ ...list(t, 'thief10-1')[0], price: 5 }];
    expect(t.seat(0).refusal('sell-items', bargain)).toMatchObject({ key: 'not-an-answer' });
    sell(t, 'thief5-1');
    nothing(t, 1, 2);
    expect(t.pub.shops[0].coins).toBe(100);
    expect(t.guest('thief-1').gear).toEqual([t.item('thief5-1')]);
  },
);

rule('BZ-R28', 'sales are a list in order: an item that gives the hero coins can pay for the next', () => {
  const t = counter(
    { hand: ['thief5-1', 'thief10-1'], hero: { hero: 'thief-1', coins: 5 } },
    { 'thief5-1': { effects: [on('itemSold', { does: 'heroGainsCoins', n: 10, of: 'hero' })] } },
  );
  expect(refusal(t, 'thief10-1', 'thief5-1')).toMatchObject({ key: 'too-dear', numbers: { price: 10, coins: 5 } });
  sell(t, 'thief5-1', 'thief10-1');
  nothing(t, 1, 2);
  expect(t.pub.shops[0].coins).toBe(5 + 15);
  expect(t.guest('thief-1').gear).toEqual(['thief5-1', 'thief10-1'].map(t.item));
});

rule('BZ-R28', 'and so can an ability of the hero that pays at every sale', () => {
  const world = (coins: number): Bazar =>
    arrange({
      phase: 'shopping',
      agenda: [{ do: 'sales' }],
      seats: [{ hand: ['thief10-1', 'thief10-2'], hero: { hero: 'thief-1', coins } }, { hero: 'mage-1' }],
      cards: { heroes: { 'thief-1': { effects: [on('itemSold', { does: 'heroGainsCoins', n: 5, of: 'hero' })] } } },
    });
  const tooDear = { key: 'too-dear', numbers: { price: 10, coins: 5 } };
  expect(refusal(world(10), 'thief10-1', 'thief10-2')).toMatchObject(tooDear);
  const t = world(15);
  sell(t, 'thief10-1', 'thief10-2');
  expect(t.pub.shops[0].coins).toBe(5 + 20);
});

rule(
  'BZ-R29',
  'the ban sticks to the card that was shown, also when it is back in hand, and ends with the round',
  () => {
    const t = arrange({
      phase: 'shopping',
      agenda: [{ do: 'sales' }],
      seats: [{ window: ['thief5-1'], hand: ['thief5-2', 'thief5-3'], hero: 'thief-1' }, { hero: 'mage-1' }],
      cards: { heroes: { 'thief-1': { effects: [on('allInvited', { does: 'swapItem', with: 'window' })] } } },
    });
    t.fire('allInvited');
    t.seat(0).answer('effect-choice', t.item('thief5-3'));
    expect(t.seat(0).own.hand).toEqual(['thief5-2', 'thief5-1'].map(t.item));
    for (const item of ['thief5-1', 'thief5-3']) expect(refusal(t, item)).toEqual({ key: 'was-shown', rule: 'BZ-305' });
    expect(refusal(t, 'thief5-2')).toBeUndefined();
    t.playUntil(({ pub }) => pub.round === 2);
    expect(t.pub.shops.map(({ shown }) => shown)).toEqual([[], []]);
  },
);

rule('BZ-R30', 'an item without a class matches nobody: neither a window nor a sale', () => {
  const t = counter({ hand: ['thief5-1'], hero: 'thief-1' }, { 'thief5-1': { classes: [] } });
  expect(refusal(t, 'thief5-1')).toMatchObject({ key: 'wrong-class' });
});

rule('BZ-R31', 'what lies in the window gives the hero nothing', () => {
  const t = counter({ ...THIEF, window: ['thief20-1'] }, { 'thief20-1': { attack: 9, defence: 9 } });
  sell(t);
  nothing(t, 1, 2);
  fight(t);
  expect(t.pub.fights[0]).toMatchObject({ attack: { total: 2 }, defence: { total: 2 } });
});

rule('BZ-R69', 'nothing lets players trade, lend or give: each answers only for the own shop', () => {
  const kinds = Object.keys(rules.kinds).sort();
  expect(kinds).toEqual(
    [
      ...[
        'choose-shop-board',
        'draft-pick',
        'display-cards',
        'invite-hero',
        'sell-items',
        'stage-sales',
        'order-fights',
      ],
      ...['upgrade-action', 'store-cards', 'use-employee', 'effect-choice', 'effect-order'],
    ].sort(),
  );
  const t = counter(THIEF);
  for (const seat of [0, 1, 2]) expect(open(rules, t.view(seat)).map(({ kind }) => kind)).toEqual(['sell-items']);
  sell(t, 'thief10-1');
  nothing(t, 1, 2);
  // A sale moves coins between hero and host only.
  expect(t.pub.shops.slice(1).map(({ coins }) => coins)).toEqual([5, 5]);
});
