/** 701–715, R54, R59–R62: storage, the end of the round, the decks, and what of it is known to whom. */
import { expect } from 'vitest';
import { SPECTATOR } from '../../../kernel/index.ts';
import { example, rule } from '../../test/rule.ts';
import { expectAlike, sawEvents, witness } from '../../test/witness.ts';
import { arrange, type Bazar, on, type SeatLiteral, type WorldLiteral } from './arrange.ts';
import { boxOf } from './box.ts';
import { fought, HEROES, hitters } from './fighters.ts';

const inventory = (seats: readonly SeatLiteral[], more: Partial<WorldLiteral> = {}): Bazar =>
  arrange({ phase: 'inventory', seats, ...more });

const HAND = ['mage5-1', 'mage20-1', 'thief10-1', 'priest15-1'];
const two = (first: SeatLiteral = {}): Bazar => inventory([{ hand: HAND, ...first }, { hand: ['warrior5-1'] }]);

rule(['BZ-701', 'BZ-703'], 'one card of the hand is stored, all others are discarded, the hand is empty', () => {
  const t = two();
  t.expectAsked([
    [0, 'store-cards'],
    [1, 'store-cards'],
  ]);
  t.seat(0).answer('store-cards', [t.item('thief10-1')]);
  t.seat(1).answer('store-cards', [t.item('warrior5-1')]);
  expect(t.state.own.map((own) => own.storage)).toEqual([[t.item('thief10-1')], [t.item('warrior5-1')]]);
  expect(t.state.own.map((own) => own.hand)).toEqual([[], []]);
  expect(t.pub.itemDiscard).toEqual(['mage5-1', 'mage20-1', 'priest15-1'].map(t.item));
  expect(t.happened('cards-stored')).toMatchObject([{ counts: [1, 1] }]);
});

rule('BZ-701', 'not a card of another, not one twice, not one from nowhere', () => {
  const t = two({ storage: 1 });
  const [mine, theirs] = [t.item('mage5-1'), t.item('warrior5-1')];
  expect(t.seat(0).refusal('store-cards', [theirs])).toMatchObject({ key: 'not-in-hand' });
  expect(t.seat(0).refusal('store-cards', [mine, mine])).toMatchObject({ key: 'card-twice' });
  expect(t.seat(0).refusal('store-cards', [-1])).toBeDefined();
});

rule(['BZ-702', 'BZ-609'], 'a storage upgrade allows one card more, turned over two more', () => {
  for (const level of [0, 1, 2] as const) {
    const t = two({ storage: level });
    const cards = HAND.map(t.item);
    expect(t.seat(0).refusal('store-cards', cards.slice(0, level + 1))).toBeUndefined();
    expect(t.seat(0).refusal('store-cards', cards.slice(0, level + 2))).toEqual({
      rule: 'BZ-702',
      key: 'storage-full',
      numbers: { slots: level + 1 },
    });
  }
});

rule('BZ-702', 'a display upgrade gives no room in storage', () => {
  const t = two({ display: 2 });
  expect(t.seat(0).refusal('store-cards', HAND.slice(0, 2).map(t.item))).toMatchObject({ key: 'storage-full' });
});

rule('BZ-704', 'what is stored stays secret; others see how many', () => {
  const world = () => two();
  const store = (id: string) => (t: Bazar) => {
    t.seat(0).answer('store-cards', [t.item(id)]);
  };
  const [one, other] = [world(), world()];
  store('mage5-1')(one);
  store('mage20-1')(other);
  // Before the last confirmation nothing differs at all.
  for (const seat of [1, SPECTATOR]) expect(witness(one, seat)).toEqual(witness(other, seat));
  one.seat(1).default('store-cards');
  expect(sawEvents(one, 1, 'cards-stored')).toMatchObject([{ counts: [1, 1], stored: [one.item('warrior5-1')] }]);
  expect(sawEvents(one, 0, 'cards-stored')).toMatchObject([{ stored: [one.item('mage5-1')] }]);
  expect(sawEvents(one, SPECTATOR, 'cards-stored')[0]).not.toHaveProperty('stored');
  expect(one.pub.shops[0].stored).toBe(1);
});

rule('BZ-705', 'the next round begins with supply, and with the next monster if one fell', () => {
  const t = two();
  t.seat(0).default('store-cards');
  t.seat(1).default('store-cards');
  expect(t.pub).toMatchObject({ round: 2, phase: 'supply', monster: t.monster('monster1') });
  const fallen = inventory([{ hand: HAND }, {}], { monster: null });
  fallen.seat(0).default('store-cards');
  expect(fallen.pub).toMatchObject({ round: 2, monster: fallen.monster('monster2'), wounds: 0 });
});

const ITEMS = boxOf().items.map(({ id }) => id);

rule('BZ-711', 'an empty item deck is made again from the discard in the middle of a deal', () => {
  const t = arrange({ seats: 2, itemDiscard: ITEMS.slice(3) });
  expect(t.happened('reshuffled')).toEqual([{ deck: 'item', cards: 109 }]);
  expect(t.pub).toMatchObject({ itemDeck: 109 - 5, itemDiscard: [] });
  expect(t.state.own.map((own) => own.draft.length)).toEqual([4, 4]);
});

rule('BZ-712', 'an empty hero deck is never refilled: all lose although many lie in the discard', () => {
  const t = fought(['fall', 'both'], { heroesLeft: 0 });
  expect(t.pub.heroDiscard.length).toBeGreaterThan(10);
  expect(t.pub.ended).toMatchObject({ ending: 'defeat' });
});

rule('BZ-713', 'the adventure deck is rebuilt when a monster other than the last falls, and only then', () => {
  const used = { adventureDiscard: ['calm-1', 'calm-2', 'calm-3'] };
  expect(fought(hitters(2, 2), used).pub).toMatchObject({ adventureDeck: 18, adventureDiscard: [] });
  expect(fought(hitters(2, 2), { ...used, monster: 'monster2' }).pub).toMatchObject({ adventureDeck: 18 });
  expect(fought(hitters(2, 1), used).pub).toMatchObject({ adventureDeck: 13 });
  expect(fought(hitters(2, 2), { ...used, monster: 'monster3' }).pub).toMatchObject({ adventureDeck: 13 });
});

rule('BZ-714', 'the employee deck is every unowned employee again after each upgrade phase', () => {
  const t = arrange({
    phase: 'upgrade',
    seats: [
      { coins: 20, employees: ['clerk-5'] },
      { coins: 0, employees: ['clerk-6'] },
    ],
  });
  t.seat(0).answer('upgrade-action', { hire: t.pub.offer[1] });
  expect(t.pub).toMatchObject({ employeeDeck: 17, offer: [] });
});

rule('BZ-715', 'upgrades cannot run short: six shops can own both', () => {
  const t = arrange({ phase: 'upgrade', seats: Array.from({ length: 6 }, () => ({ coins: 10, storage: 1 as const })) });
  for (let seat = 0; seat < 6; seat++) t.seat(seat).answer('upgrade-action', { buy: 'display' });
  expect(t.pub.shops.map(({ display, storage }) => [display, storage])).toEqual(Array(6).fill([1, 1]));
});

rule('BZ-R59', 'the first card is mandatory, the others are optional', () => {
  const t = two({ storage: 2 });
  expect(t.seat(0).refusal('store-cards', [])).toMatchObject({ rule: 'BZ-R59', key: 'storage-empty' });
  for (const count of [1, 2, 3]) {
    expect(t.seat(0).refusal('store-cards', HAND.slice(0, count).map(t.item))).toBeUndefined();
  }
  // Without an answer: the card with most hearts.
  expect(t.seat(0).defaultOf('store-cards')).toEqual([t.item('mage20-1')]);
});

rule('BZ-R59', 'an empty hand is not asked, and stores nothing', () => {
  const t = inventory([{ hand: HAND }, {}]);
  t.expectAsked([[0, 'store-cards']]);
  t.seat(0).default('store-cards');
  expect(t.happened('cards-stored')).toMatchObject([{ counts: [1, 0] }]);
});

rule('BZ-R59', 'a card that was in the window may be stored', () => {
  const t = arrange({
    phase: 'shopping',
    agenda: [{ do: 'shopping-end' }],
    seats: [{ window: ['mage20-1'], hand: ['mage5-1'], coins: 0 }, { coins: 0 }],
    centre: ['mage-1', 'mage-2'],
  });
  t.seat(0).answer('store-cards', [t.item('mage20-1')]);
  expect(t.state.own[0].storage).toEqual([t.item('mage20-1')]);
});

rule('BZ-R59', 'choices are simultaneous: each may be changed until the last one has confirmed', () => {
  const t = two();
  t.seat(0).answer('store-cards', [t.item('mage5-1')]);
  expect(t.seat(0).open).toEqual(['reopen']);
  t.seat(0).reopen();
  t.seat(0).answer('store-cards', [t.item('mage20-1')]);
  t.seat(1).default('store-cards');
  expect(t.state.own[0].storage).toEqual([t.item('mage20-1')]);
  expect(t.seat(0).open).not.toContain('reopen');
});

rule('BZ-R60', 'discards appear together, face up, only after all have confirmed', () => {
  const t = two();
  t.seat(0).default('store-cards');
  expect(t.pub).toMatchObject({ itemDiscard: [] });
  expect(t.pub.shops.map((shop) => [shop.hand, shop.stored])).toEqual([
    [4, 0],
    [1, 0],
  ]);
  t.seat(1).default('store-cards');
  expect(t.happened('cards-stored')[0].discarded).toEqual([['mage5-1', 'thief10-1', 'priest15-1'].map(t.item), []]);
  expect(t.pub.itemDiscard).toHaveLength(3);
});

rule('BZ-R61', 'coins and glory of players and coins on heroes are public', () => {
  const t = inventory([{ hand: HAND, coins: 35, glory: 4 }, {}], {
    centre: [{ hero: HEROES[0], coins: 45 }, HEROES[1]],
  });
  for (const seat of [0, 1, SPECTATOR]) {
    expect(witness(t, seat)).toMatchObject({
      pub: {
        shops: [
          { coins: 35, glory: 4 },
          { coins: 5, glory: 0 },
        ],
        centre: [{ coins: 45 }, { coins: 20 }],
      },
    });
  }
});

rule('BZ-R62', 'slots never go below one, whatever takes them away', () => {
  const t = arrange({
    phase: 'inventory',
    seats: [{ hand: HAND }, {}],
    cards: {
      monsters: {
        monster1: {
          effects: [
            on('static', { does: 'addStat', stat: 'storageSlots', by: -3, of: 'allPlayers', during: 'inPlay' }),
          ],
        },
      },
    },
  });
  expect(t.seat(0).options('store-cards')).toHaveLength(4);
});

rule(['BZ-704', 'BZ-R60'], 'nothing that others see depends on the hand or on what was stored before', () => {
  const world = (hand: string, stored: string) =>
    inventory([{ hand: [hand] }, { hand: ['warrior5-1'] }, { stored: [stored] }]);
  expectAlike(world('mage20-1', 'priest5-1'), world('thief5-2', 'mage10-3'), [1], (t) =>
    t.seat(0).default('store-cards'),
  );
});

/** The upgrade phase of a first round, then storage. */
const buys = (upgrade: 'display' | 'storage'): Bazar => {
  const t = arrange({ phase: 'upgrade', seats: [{ coins: 10, hand: HAND }, { coins: 0 }] });
  t.seat(0).answer('upgrade-action', { buy: upgrade });
  return t;
};

rule('BZ-R54', 'a storage upgrade counts in the same round, a display upgrade gives no room in storage', () => {
  const pair = (t: Bazar) => t.seat(0).refusal('store-cards', HAND.slice(0, 2).map(t.item));
  expect(pair(buys('storage'))).toBeUndefined();
  expect(pair(buys('display'))).toMatchObject({ key: 'storage-full' });
});

example('BZ-X40', 'storage bought in phase 5: two cards stored in phase 6; display: two slots next round', () => {
  const storage = buys('storage');
  storage.seat(0).answer('store-cards', HAND.slice(0, 2).map(storage.item));
  expect(storage.seat(0).shop.stored).toBe(2);
  const display = buys('display');
  display.playUntil(({ pub }) => pub.phase === 'display');
  const { hand } = display.seat(0).own;
  expect(display.seat(0).refusal('display-cards', hand.slice(0, 2))).toBeUndefined();
  expect(display.seat(0).refusal('display-cards', hand.slice(0, 3))).toMatchObject({ numbers: { slots: 2 } });
});
