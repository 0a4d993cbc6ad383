/** Coins and points by abilities. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause, Heroes, Players } from '../../rules/clauses.ts';
import { arrange, type Bazar, on, type WorldLiteral } from '../arrange.ts';

/** Four players with 20 coins and 3 glory each; the hero of seat 1 has the ability, seat 2 holds the token. */
function world(clauses: readonly Clause[], more: Partial<WorldLiteral> = {}): Bazar {
  const seat = (hero: string) => ({ coins: 20, glory: 3, hero });
  return arrange({
    phase: 'adventure',
    agenda: [],
    questHolder: 2,
    seats: [seat('mage-1'), seat('mage-2'), seat('mage-3'), seat('mage-4')],
    cards: { heroes: { 'mage-2': { effects: [on('adventureStart', ...clauses)] } } },
    ...more,
  });
}

const coins = (t: Bazar): number[] => t.pub.shops.map((shop) => shop.coins);
const glory = (t: Bazar): number[] => t.pub.shops.map((shop) => shop.glory);
const purses = (t: Bazar): number[] => t.pub.shops.map((shop) => shop.guests[0].coins);

describe('players', () => {
  const targets: readonly (readonly [Players, number[]])[] = [
    ['owner', [20, 25, 20, 20]],
    ['opponents', [25, 20, 25, 25]],
    ['left', [20, 20, 25, 20]],
    ['right', [25, 20, 20, 20]],
    ['allPlayers', [25, 25, 25, 25]],
    ['questHolder', [20, 20, 25, 20]],
  ];
  for (const [who, expected] of targets) {
    test(`gainCoins: ${who}`, () => {
      const t = world([{ does: 'gainCoins', n: 5, who }]);
      t.fire('adventureStart');
      expect(coins(t)).toEqual(expected);
    });
  }

  test('gainCoins: a rival of the owner’s choice, asked once', () => {
    const t = world([{ does: 'gainCoins', n: 5, who: 'opponent' }]);
    t.fire('adventureStart');
    t.expectAsked([[1, 'effect-choice']]);
    expect(t.seat(1).options('effect-choice')).toEqual([2, 3, 0]);
    expect(t.seat(1).defaultOf('effect-choice')).toBe(2);
    t.seat(1).answer('effect-choice', 0);
    expect(coins(t)).toEqual([25, 20, 20, 20]);
    expect(t.asked).toEqual([]);
  });

  rule('BZ-R62', 'a forced loss takes what is there', () => {
    const t = world([
      { does: 'loseCoins', n: 25, who: 'left' },
      { does: 'loseGlory', n: 5, who: 'right' },
    ]);
    t.fire('adventureStart');
    expect(coins(t)).toEqual([20, 20, 0, 20]);
    expect(glory(t)).toEqual([0, 3, 3, 3]);
  });

  test('loseCoins: the richest player, from the quest holder among equals', () => {
    const t = world([{ does: 'loseCoins', n: 5, who: 'richestPlayer' }]);
    t.fire('adventureStart');
    expect(coins(t)).toEqual([20, 20, 15, 20]);
    t.fire('adventureStart');
    expect(coins(t)).toEqual([20, 20, 15, 15]);
  });

  test('gainGlory, by a counter', () => {
    const t = world([{ does: 'gainGlory', n: { per: 'heroCoins', times: 1 }, who: 'owner' }]);
    t.fire('adventureStart');
    expect(glory(t)).toEqual([3, 7, 3, 3]);
    expect(t.happened('glory-changed')).toMatchObject([{ seat: 1, was: 3, now: 7, by: { kind: 'hero' } }]);
  });

  test('moveCoins between players and heroes, as far as the coins last', () => {
    const t = world([
      { does: 'moveCoins', n: 10, from: 'opponents', to: 'owner' },
      { does: 'moveCoins', n: 50, from: 'hero', to: 'left' },
      { does: 'moveCoins', n: 5, from: 'right', to: 'hero' },
    ]);
    t.fire('adventureStart');
    expect(coins(t)).toEqual([5, 50, 30, 10]);
    expect(purses(t)).toEqual([20, 5, 20, 20]);
  });
});

describe('heroes', () => {
  const targets: readonly (readonly [Heroes, number[]])[] = [
    ['hero', [20, 25, 20, 20]],
    ['fighting', [25, 25, 25, 25]],
    ['living', [25, 25, 25, 25]],
  ];
  for (const [of, expected] of targets) {
    test(`heroGainsCoins: ${of}`, () => {
      const t = world([{ does: 'heroGainsCoins', n: 5, of }]);
      t.fire('adventureStart');
      expect(purses(t)).toEqual(expected);
    });
  }

  test('heroes of the centre: of choice, richest, poorest, all', () => {
    const centre = [
      { hero: 'thief-1', coins: 5 },
      { hero: 'thief-2', coins: 30 },
      { hero: 'thief-3', coins: 5 },
    ];
    const pursesAfter = (of: Heroes, choice?: string): number[] => {
      const t = world([{ does: 'heroGainsCoins', n: 10, of }], { centre });
      t.fire('adventureStart');
      if (choice !== undefined) t.seat(1).answer('effect-choice', t.hero(choice));
      return t.pub.centre.map((guest) => guest.coins);
    };
    expect(pursesAfter('heroInCentre', 'thief-3')).toEqual([5, 30, 15]);
    expect(pursesAfter('richestInCentre')).toEqual([5, 40, 5]);
    expect(pursesAfter('poorestInCentre')).toEqual([15, 30, 5]);
    expect(pursesAfter('centre')).toEqual([15, 40, 15]);
  });

  test('heroLosesCoins takes what is there', () => {
    const t = world([{ does: 'heroLosesCoins', n: 30, of: 'hero' }]);
    t.fire('adventureStart');
    expect(purses(t)).toEqual([20, 0, 20, 20]);
  });

  test('an employee’s owner chooses between two heroes', () => {
    const t = arrange({
      phase: 'adventure',
      agenda: [],
      options: { advancedTwoPlayer: true },
      seats: [{ heroes: ['mage-1', 'mage-2'], employees: ['clerk-1'] }, { heroes: ['mage-3', 'mage-4'] }],
      cards: {
        employees: {
          'clerk-1': {
            phase: 'adventure',
            effects: [on('adventureStart', { does: 'heroGainsCoins', n: 5, of: 'hero' })],
          },
        },
      },
    });
    t.fire('adventureStart');
    t.seat(0).answer('use-employee', 'use');
    expect(t.seat(0).options('effect-choice')).toEqual([t.hero('mage-1'), t.hero('mage-2')]);
    t.seat(0).answer('effect-choice', t.hero('mage-2'));
    expect(t.guest('mage-2').coins).toBe(25);
    expect(t.guest('mage-1').coins).toBe(20);
  });

  test('extraReward waits for the rewards; once they are paid it is paid at once', () => {
    const t = world([{ does: 'extraReward', n: 5, of: 'hero' }]);
    t.fire('adventureStart');
    expect(t.guest('mage-2')).toMatchObject({ coins: 20, fate: { extraReward: 5 } });
    const late = world([], {
      cards: { heroes: { 'mage-2': { effects: [on('rewards', { does: 'extraReward', n: 5, of: 'fighting' })] } } },
    });
    late.fire('rewards');
    expect(purses(late)).toEqual([25, 25, 25, 25]);
  });

  test('coins that breed coins stay a whole number', () => {
    const t = world([{ does: 'heroGainsCoins', n: { per: 'heroCoins', times: 5 }, of: 'hero' }]);
    for (let i = 0; i < 200; i++) t.fire('adventureStart');
    expect(t.guest('mage-2').coins).toBe(1_000_000);
  });
});
