/** R65, R72: two heroes each in the advanced game for two, chosen in two passes and served one by one. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { arrange, type Bazar, type WorldLiteral } from './arrange.ts';
import { choices, invite, invited, market } from './market.ts';

const ADVANCED = { advancedTwoPlayer: true };
const CENTRE = ['warrior-1', 'warrior-2', 'priest-1', 'mage-1'];

const two = (windows: [string, string], more: Partial<WorldLiteral> = {}): Bazar =>
  market(windows, { options: ADVANCED, centre: CENTRE, ...more });

rule(
  ['BZ-R65', 'BZ-924'],
  'the second pass has the same ranking and the same rules; the fourth hero brings the token',
  () => {
    const t = two(['mage 1/5', 'warrior 3/5'], {
      questHolder: 0,
      centre: ['warrior-1', 'warrior-2', 'mage-1', 'mage-2'],
    });
    const ranking = structuredClone(t.pub.ranking);
    invite(t, 1, 'warrior-2');
    invite(t, 0, 'mage-1');
    // The token waits for the fourth hero.
    expect(t.pub).toMatchObject({ questHolder: 0, pass: 0 });
    expect(invited(t)).toEqual(['1 warrior-2', '0 mage-1', '1 warrior-1', '0 mage-2']);
    expect(t.pub.ranking).toEqual(ranking);
    expect(t.happened('token-moved')).toEqual([{ seat: 0, from: 0 }]);
  },
);

rule('BZ-R65', 'who waited in the first pass takes exactly one hero in it', () => {
  const t = two(['thief 3/5', 'warrior 1/5']);
  invite(t, 1, 'warrior-1');
  expect(t.pub.pass).toBe(1);
  expect(choices(t, 0)).toEqual(['warrior-2', 'priest-1', 'mage-1']);
  invite(t, 0, 'priest-1');
  // The second pass: the other shop has a match again and comes first.
  expect(invited(t)).toEqual(['1 warrior-1', '0 priest-1', '1 warrior-2', '0 mage-1']);
  expect(t.pub.shops.map(({ guests }) => guests.length)).toEqual([2, 2]);
});

example('BZ-X32', 'A mage, B warrior: A Mage, B a Guerrier, B the other, A Prêtre and the token', () => {
  const t = two(['mage 4/5', 'warrior 2/5']);
  expect(invited(t)).toEqual(['0 mage-1']);
  invite(t, 1, 'warrior-1');
  expect(invited(t)).toEqual(['0 mage-1', '1 warrior-1', '1 warrior-2', '0 priest-1']);
  expect(t.pub.questHolder).toBe(0);
});

example('BZ-X43', 'A thief waits, B takes a Guerrier, A any; after Guerrier nobody matches and A chooses first', () => {
  const t = two(['thief 4/5', 'warrior 2/5']);
  invite(t, 1, 'warrior-1');
  expect(choices(t, 0)).toEqual(['warrior-2', 'priest-1', 'mage-1']);
  invite(t, 0, 'warrior-2');
  expect(choices(t, 0)).toEqual(['priest-1', 'mage-1']);
  invite(t, 0, 'mage-1');
  expect(invited(t).at(-1)).toBe('1 priest-1');
  expect(t.pub.questHolder).toBe(1);
});

/** The sales of a shop with a mage of 10 coins and a thief of 25. */
const counter = (): Bazar =>
  arrange({
    phase: 'shopping',
    agenda: [{ do: 'sales' }],
    options: ADVANCED,
    seats: [
      {
        hand: ['mage10-1', 'mage10-2', 'thief15-1', 'thief15-2', 'mage5-1'],
        heroes: [
          { hero: 'mage-1', coins: 10 },
          { hero: 'thief-1', coins: 25 },
        ],
      },
      { heroes: ['priest-1', 'priest-2'], hand: ['mage5-2'] },
    ],
    cards: { items: { 'mage5-1': { classes: ['mage', 'thief'] } } },
  });

const sales = (t: Bazar, ...list: [string, string][]) =>
  list.map(([item, hero]) => ({ item: t.item(item), hero: t.hero(hero) }));

rule(['BZ-R72', 'BZ-925'], 'each item goes to one of the two heroes, which alone pays and wears it', () => {
  const t = counter();
  const list = sales(t, ['thief15-1', 'thief-1'], ['mage10-1', 'mage-1'], ['mage5-1', 'thief-1']);
  t.seat(0).answer('sell-items', list);
  t.seat(1).answer('sell-items', []);
  expect(t.happened('items-sold').find(({ seat }) => seat === 0)).toMatchObject({ was: 5, now: 35 });
  expect(t.guest('mage-1')).toMatchObject({ coins: 0, gear: [t.item('mage10-1')] });
  expect(t.guest('thief-1')).toMatchObject({ coins: 5, gear: [t.item('thief15-1'), t.item('mage5-1')] });
});

rule('BZ-R72', 'the two purses are not pooled, and an item is sold once', () => {
  const t = counter();
  const refused = (...list: [string, string][]) => t.seat(0).refusal('sell-items', sales(t, ...list));
  expect(refused(['mage10-1', 'mage-1'], ['mage10-2', 'mage-1'])).toMatchObject({
    key: 'too-dear',
    numbers: { price: 10, coins: 0 },
  });
  expect(refused(['mage5-1', 'mage-1'], ['mage5-1', 'thief-1'])).toMatchObject({ key: 'card-twice' });
  expect(refused(['mage10-1', 'thief-1'])).toMatchObject({ key: 'wrong-class' });
  expect(refused(['mage5-1', 'priest-1'])).toMatchObject({ key: 'not-own-hero', rule: 'BZ-456' });
});

rule(
  'BZ-R72',
  'without a word: by falling price, each card to the richest own hero that can pay, then the first',
  () => {
    const t = counter();
    expect(t.seat(0).defaultOf('sell-items')).toEqual(
      sales(t, ['thief15-1', 'thief-1'], ['mage10-1', 'mage-1'], ['mage5-1', 'thief-1']),
    );
    const buyer = (mage: number, thief: number): number => {
      const heroes = [
        { hero: 'mage-1', coins: mage },
        { hero: 'thief-1', coins: thief },
      ];
      const cards = { items: { 'mage5-1': { anyClass: true } } };
      const seats = [{ heroes, hand: ['mage5-1'] }, {}];
      const one = arrange({ phase: 'shopping', agenda: [{ do: 'sales' }], options: ADVANCED, seats, cards });
      return one.seat(0).defaultOf('sell-items')[0].hero;
    };
    expect([buyer(5, 10), buyer(10, 5), buyer(10, 10)]).toEqual(['thief-1', 'mage-1', 'mage-1'].map(t.hero));
  },
);
