/** Item cards, heroes, the token and purchases moved by abilities. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import { witness } from '../../../test/witness.ts';
import type { Clause } from '../../rules/clauses.ts';
import { NONE } from '../../rules/state.ts';
import { arrange, type Bazar, on, type WorldLiteral } from '../arrange.ts';
import type { Cards } from '../box.ts';

/** Three shops in mid-shopping; the hero of seat 0 has the ability. */
function world(clause: Clause, more: Partial<WorldLiteral> = {}): Bazar {
  return arrange({
    phase: 'shopping',
    agenda: [],
    seats: [
      { hero: 'mage-1', window: ['mage10-1'], hand: ['mage5-1', 'mage5-2'], stored: ['priest5-1', 'priest5-2'] },
      { hero: 'thief-1', window: ['thief10-1', 'thief10-2'], hand: ['thief5-1', 'thief5-2', 'thief5-3'] },
      { window: ['priest10-1'] },
    ],
    cards: { heroes: { 'mage-1': { effects: [on('allInvited', clause)] } } },
    nextItems: ['warrior5-1', 'warrior5-2'],
    itemDiscard: ['warrior20-1', 'warrior20-2'],
    ...more,
  });
}

const ids = (t: Bazar, items: readonly number[]): string[] => items.map((item) => t.table.content.items[item].id);
const secretsOf = (t: Bazar, type: string) => t.events.find((event) => event.type === type)?.secrets;

rule('BZ-R75', 'a card that was shown from a hand works, wherever a hidden exchange has put it since', () => {
  const exchange = (given: string): Bazar => {
    const t = world(
      { does: 'swapItem', with: 'storage' },
      {
        cards: {
          heroes: { 'mage-1': { effects: [on('allInvited', { does: 'swapItem', with: 'storage' })] } },
          items: {
            'mage5-1': { effects: [{ ...on('allInvited', { does: 'gainCoins', n: 5, who: 'owner' }), from: 'hand' }] },
          },
        },
      },
    );
    t.fire('allInvited');
    while (t.asked.length > 0) {
      const options = t.seat(0).options('effect-choice');
      t.seat(0).answer('effect-choice', options.includes(t.item(given)) ? t.item(given) : options[0]);
    }
    return t;
  };
  const [kept, gone] = [exchange('mage5-2'), exchange('mage5-1')];
  for (const t of [kept, gone]) expect(t.seat(0).shop.coins).toBe(10);
  for (const seat of [1, 2]) expect(witness(kept, seat)).toEqual(witness(gone, seat));
});

describe('item cards', () => {
  for (const does of ['drawItems', 'dealExtra'] as const) {
    test(`${does}: to the hand, seen by the player alone`, () => {
      const t = world({ does, n: 1, who: 'opponents' });
      t.fire('allInvited');
      expect(t.pub.shops.map((shop) => shop.hand)).toEqual([2, 4, 1]);
      expect(t.happened('items-drawn')).toMatchObject([
        { seat: 1, n: 1 },
        { seat: 2, n: 1 },
      ]);
      expect(secretsOf(t, 'items-drawn')).toEqual({ 1: { cards: [t.item('warrior5-1')] } });
    });
  }

  test('discardItems by choice: each player their own, the last card without a question', () => {
    const t = world({ does: 'discardItems', n: 2, how: 'choice', who: 'allPlayers' });
    t.fire('allInvited');
    t.expectAsked([[0, 'effect-choice']]);
    expect(ids(t, t.seat(0).options('effect-choice') as number[])).toEqual(['mage5-1', 'mage5-2']);
    // What is on the agenda names no card of the hand.
    expect(t.seat(0).decision('effect-choice').about).toMatchObject({ wants: 'handItem', options: [] });
    t.seat(0).answer('effect-choice', t.item('mage5-2'));
    t.expectAsked([[1, 'effect-choice']]);
    t.seat(1).answer('effect-choice', t.item('thief5-1'));
    t.seat(1).answer('effect-choice', t.item('thief5-3'));
    expect(t.asked).toEqual([]);
    expect(ids(t, t.pub.itemDiscard)).toEqual([
      'warrior20-1',
      'warrior20-2',
      'mage5-2',
      'mage5-1',
      'thief5-1',
      'thief5-3',
    ]);
    expect(t.pub.shops.map((shop) => shop.hand)).toEqual([0, 1, 0]);
  });

  test('discardItems at random', () => {
    const t = world({ does: 'discardItems', n: 1, how: 'random', who: 'left' }, { script: [2] });
    t.fire('allInvited');
    expect(t.happened('items-discarded')).toMatchObject([{ seat: 1, items: [t.item('thief5-3')] }]);
  });

  test('peekItems', () => {
    const t = world({ does: 'peekItems', n: 2 });
    t.fire('allInvited');
    expect(ids(t, t.seat(0).own.peekedItems)).toEqual(['warrior5-1', 'warrior5-2']);
    expect(t.seat(1).own.peekedItems).toEqual([]);
  });

  test('swapItem with the discard, the window, the storage', () => {
    const discard = world({ does: 'swapItem', with: 'discard' });
    discard.fire('allInvited');
    discard.seat(0).answer('effect-choice', discard.item('warrior20-2'));
    discard.seat(0).answer('effect-choice', discard.item('mage5-1'));
    expect(ids(discard, discard.seat(0).own.hand)).toEqual(['mage5-2', 'warrior20-2']);
    expect(ids(discard, discard.pub.itemDiscard)).toEqual(['warrior20-1', 'mage5-1']);

    const window = world({ does: 'swapItem', with: 'window' });
    window.fire('allInvited');
    window.seat(0).answer('effect-choice', window.item('mage5-1'));
    expect(ids(window, window.seat(0).shop.window)).toEqual(['mage5-1']);
    // BZ-R29: both were shown this round.
    expect(ids(window, window.seat(0).shop.shown)).toEqual(['mage10-1', 'mage5-1']);

    const storage = world({ does: 'swapItem', with: 'storage' });
    storage.fire('allInvited');
    storage.seat(0).answer('effect-choice', storage.item('priest5-2'));
    // The agenda holds a place of the storage, not a card.
    expect(JSON.stringify(storage.pub.agenda)).not.toContain(`[${storage.item('priest5-2')}]`);
    storage.seat(0).answer('effect-choice', storage.item('mage5-1'));
    expect(ids(storage, storage.seat(0).own.storage)).toEqual(['priest5-1', 'mage5-1']);
    expect(storage.happened('item-swapped')).toMatchObject([{ gave: NONE, got: NONE }]);
  });

  test('stealItem by choice: a card of a rival’s window, known and unsaleable', () => {
    const t = world({ does: 'stealItem', how: 'choice', from: 'opponent' });
    t.fire('allInvited');
    expect(t.seat(0).options('effect-choice')).toEqual([1, 2]);
    t.seat(0).answer('effect-choice', 1);
    t.seat(0).answer('effect-choice', t.item('thief10-2'));
    expect(ids(t, t.seat(1).shop.window)).toEqual(['thief10-1']);
    expect(ids(t, t.seat(0).own.hand)).toContain('thief10-2');
    expect(t.seat(0).shop.shown).toContain(t.item('thief10-2'));
  });

  test('stealItem at random: from the hand, seen by both', () => {
    const t = world({ does: 'stealItem', how: 'random', from: 'left' }, { script: [1] });
    t.fire('allInvited');
    expect(ids(t, t.seat(0).own.hand)).toContain('thief5-2');
    expect(t.happened('item-stolen')).toMatchObject([{ seat: 0, from: 1, item: NONE }]);
    expect(secretsOf(t, 'item-stolen')).toEqual({ 0: { item: t.item('thief5-2') }, 1: { item: t.item('thief5-2') } });
    const none = world({ does: 'stealItem', how: 'random', from: 'right' });
    none.fire('allInvited');
    expect(none.happened('item-stolen')).toEqual([]);
  });
});

describe('returnGearToHand', () => {
  const gear: WorldLiteral['seats'] = [
    { hero: { hero: 'mage-1', gear: ['mage5-1', 'mage20-1', 'mage20-2'] } },
    { hero: 'thief-1' },
  ];
  const cards = (trigger: 'fightStart' | 'heroDefeated'): Cards => ({
    heroes: {
      'mage-1': { effects: [on(trigger, { does: 'returnGearToHand', filter: { price: ['>', 5] } })] },
    },
  });

  test('a piece that fits goes back when the fight is over', () => {
    const t = arrange({ phase: 'adventure', seats: gear, cards: cards('fightStart') });
    expect(ids(t, t.seat(0).options('effect-choice') as number[])).toEqual(['mage20-1', 'mage20-2']);
    t.seat(0).answer('effect-choice', t.item('mage20-2'));
    expect(ids(t, t.seat(0).own.hand)).toEqual(['mage20-2']);
    expect(ids(t, t.pub.itemDiscard)).toContain('mage20-1');
  });

  test('from a fallen hero, out of the discard', () => {
    const t = arrange({
      phase: 'adventure',
      seats: gear,
      cards: { ...cards('heroDefeated'), monsters: { monster1: { strength: 99 } } },
    });
    expect(t.pub.heroDiscard).toContain(t.hero('mage-1'));
    t.seat(0).answer('effect-choice', t.item('mage20-1'));
    expect(ids(t, t.seat(0).own.hand)).toEqual(['mage20-1']);
  });
});

describe('shops', () => {
  test('swapHero with another shop: heroes move with all that is on them', () => {
    const t = world({ does: 'swapHero', with: 'shop' });
    t.fire('allInvited');
    expect(t.seat(0).shop.guests).toMatchObject([{ hero: t.hero('thief-1'), unmatched: true }]);
    expect(t.seat(1).shop.guests).toMatchObject([{ hero: t.hero('mage-1'), unmatched: true }]);
    expect(t.happened('heroes-swapped')).toMatchObject([{ seat: 0, partner: 1 }]);
  });

  test('swapHero with the centre: the hero alone goes there', () => {
    const t = world(
      { does: 'swapHero', with: 'centre' },
      {
        seats: [{ hero: { hero: 'mage-1', gear: ['mage5-1'], coins: 5 }, window: ['thief5-1'] }, {}],
        centre: ['thief-2', 'priest-1'],
      },
    );
    t.fire('allInvited');
    t.seat(0).answer('effect-choice', t.hero('thief-2'));
    expect(t.seat(0).shop.guests).toMatchObject([{ hero: t.hero('thief-2'), unmatched: false }]);
    expect(t.pub.centre).toMatchObject([{ hero: t.hero('mage-1'), gear: [], coins: 5 }, { hero: t.hero('priest-1') }]);
    expect(ids(t, t.pub.itemDiscard)).toContain('mage5-1');
  });

  test('swapHero is too late once the fights have begun', () => {
    const t = arrange({
      phase: 'adventure',
      seats: [{ hero: 'mage-1' }, { hero: 'thief-1' }],
      cards: { heroes: { 'thief-1': { effects: [on('beforeAttack', { does: 'swapHero', with: 'shop' })] } } },
    });
    expect(t.happened('heroes-swapped')).toEqual([]);
  });

  test('takeQuestToken', () => {
    const t = world({ does: 'takeQuestToken' }, { questHolder: 2 });
    t.fire('allInvited');
    expect(t.pub.questHolder).toBe(0);
    expect(t.happened('token-moved')).toMatchObject([{ seat: 0, from: 2 }]);
  });
});

describe('purchases', () => {
  const turn = (clause: Clause, more: Partial<WorldLiteral> = {}): Bazar =>
    arrange({
      phase: 'upgrade',
      agenda: [],
      purchases: 1,
      seats: [{ employees: ['clerk-1'], display: 1, storage: 1 }, {}],
      offer: ['clerk-5', 'clerk-6'],
      nextEmployees: ['clerk-7', 'clerk-8'],
      cards: { employees: { 'clerk-1': { effects: [on('ownUpgradeTurn', clause)] } } },
      ...more,
    });

  test('extraPurchase on one’s own turn', () => {
    const t = turn({ does: 'extraPurchase', n: 1 });
    t.fire('ownUpgradeTurn', { seat: 0 });
    t.seat(0).answer('use-employee', 'use');
    expect(t.pub.purchases).toBe(2);
    expect(t.happened('purchases-changed')).toMatchObject([{ seat: 0, n: 1 }]);
  });

  test('freeFlip: one of two, or the only one', () => {
    const t = turn({ does: 'freeFlip' });
    t.fire('ownUpgradeTurn', { seat: 0 });
    t.seat(0).answer('use-employee', 'use');
    expect(t.seat(0).options('effect-choice')).toEqual([0, 1]);
    t.seat(0).answer('effect-choice', 1);
    expect(t.seat(0).shop).toMatchObject({ display: 1, storage: 2, coins: 5 });
  });

  rule('BZ-R75', 'an employee that can publicly do nothing is not offered', () => {
    const t = turn({ does: 'freeFlip' }, { seats: [{ employees: ['clerk-1'], display: 2 }, {}] });
    t.fire('ownUpgradeTurn', { seat: 0 });
    expect(t.asked).toEqual([]);
  });

  test('refreshOffer puts the offer under the deck', () => {
    const t = turn({ does: 'refreshOffer' });
    t.fire('ownUpgradeTurn', { seat: 0 });
    t.seat(0).answer('use-employee', 'use');
    expect(t.pub.offer).toEqual([t.employee('clerk-7'), t.employee('clerk-8')]);
    expect(t.state.hid.employeeDeck.slice(0, 2)).toEqual([t.employee('clerk-5'), t.employee('clerk-6')]);
  });
});
