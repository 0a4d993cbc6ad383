/** Classes, permissions, bans, discounts and places in the order. */
import { describe, expect, test } from 'vitest';
import type { Clause, Effect } from '../../rules/clauses.ts';
import { expire } from '../../rules/effects/modifiers.ts';
import { heroClasses } from '../../rules/effects/numbers.ts';
import {
  buyingPrice,
  extraPurchases,
  ignoresClassForInvite,
  ignoresClassForSale,
  isForbidden,
  rankPlace,
  scoreBonus,
  sellsToOthers,
  windowSalesAllowed,
} from '../../rules/effects/permissions.ts';
import { arrange, type Bazar, on } from '../arrange.ts';

/** Seat 0 has a hero with these effects in its shop; two rivals. */
function shopping(...effects: readonly Effect[]): Bazar {
  return arrange({
    phase: 'shopping',
    agenda: [],
    seats: [{ hero: 'mage-1', window: ['mage10-1'], hand: ['thief20-1', 'mage5-1'] }, { hero: 'thief-1' }, {}],
    cards: { heroes: { 'mage-1': { effects } } },
  });
}

const [WARRIOR, MAGE, THIEF, PRIEST] = [1, 2, 4, 8];

describe('classes', () => {
  test('addClass and anyClass, standing and for a while', () => {
    const stands = shopping(on('static', { does: 'addClass', class: 'thief', of: 'hero', during: 'inPlay' }));
    expect(heroClasses(stands.table.content, stands.pub, stands.guest('mage-1'))).toBe(MAGE | THIEF);

    const t = shopping(on('allInvited', { does: 'anyClass', of: 'hero', during: 'phase' }));
    t.fire('allInvited');
    expect(heroClasses(t.table.content, t.pub, t.guest('mage-1'))).toBe(WARRIOR | MAGE | THIEF | PRIEST);
    expect(heroClasses(t.table.content, t.pub, t.guest('thief-1'))).toBe(THIEF);
    expect(t.happened('rule-changed')).toHaveLength(1);
    expire(t.pub, 'phase');
    expect(heroClasses(t.table.content, t.pub, t.guest('mage-1'))).toBe(MAGE);
  });

  test('a hero of the centre that is of any class is so there', () => {
    const t = arrange({
      phase: 'shopping',
      agenda: [],
      seats: 2,
      centre: ['mage-1', 'thief-1'],
      cards: {
        heroes: { 'mage-1': { effects: [on('static', { does: 'anyClass', of: 'hero', during: 'inPlay' })] } },
      },
    });
    expect(heroClasses(t.table.content, t.pub, t.guest('mage-1'))).toBe(15);
  });

  test('a standing class that depends on a class reads the printed one', () => {
    const t = shopping({
      ...on('static', { does: 'addClass', class: 'thief', of: 'hero', during: 'inPlay' }),
      if: [{ is: 'not', of: { is: 'heroClass', class: 'thief' } }],
    });
    expect(heroClasses(t.table.content, t.pub, t.guest('mage-1'))).toBe(MAGE | THIEF);
  });

  test('ignoreClassForSale for the items that fit, ignoreClassForInvite', () => {
    const t = shopping(
      on(
        'static',
        { does: 'ignoreClassForSale', filter: { price: ['>=', 20] }, during: 'inPlay' },
        { does: 'ignoreClassForInvite', during: 'inPlay' },
      ),
    );
    const { content } = t.table;
    expect(ignoresClassForSale(content, t.pub, 0, t.item('thief20-1'))).toBe(true);
    expect(ignoresClassForSale(content, t.pub, 0, t.item('mage5-1'))).toBe(false);
    expect(ignoresClassForSale(content, t.pub, 1, t.item('thief20-1'))).toBe(false);
    expect([0, 1].map((seat) => ignoresClassForInvite(content, t.pub, seat))).toEqual([true, false]);
  });
});

describe('sales', () => {
  test('sellFromWindow adds up, sellToOtherHero', () => {
    const more: Clause = { does: 'sellFromWindow', n: 1, during: 'phase' };
    const t = shopping(on('allInvited', more, more, { does: 'sellToOtherHero', during: 'phase' }));
    expect(windowSalesAllowed(t.table.content, t.pub, 0)).toBe(0);
    t.fire('allInvited');
    expect([0, 1].map((seat) => windowSalesAllowed(t.table.content, t.pub, seat))).toEqual([2, 0]);
    expect([0, 1].map((seat) => sellsToOthers(t.table.content, t.pub, seat))).toEqual([true, false]);
  });
});

describe('the order of shops', () => {
  test('rankFirst for the owner, rankLast for one rival of the choice', () => {
    const t = shopping(
      on(
        'shoppingStart',
        { does: 'rankFirst', during: 'phase' },
        { does: 'rankLast', who: 'opponent', during: 'phase' },
      ),
    );
    t.fire('shoppingStart');
    t.expectAsked([[0, 'effect-choice']]);
    expect(t.seat(0).options('effect-choice')).toEqual([1, 2]);
    t.seat(0).answer('effect-choice', 2);
    expect([0, 1, 2].map((seat) => rankPlace(t.table.content, t.pub, seat))).toEqual(['first', undefined, 'last']);
  });
});

describe('buying', () => {
  const upgrade = (...clauses: readonly Clause[]): Bazar =>
    arrange({
      phase: 'upgrade',
      agenda: [],
      seats: [{ employees: ['clerk-1'] }, {}],
      offer: ['clerk-2', 'clerk-3'],
      cards: { employees: { 'clerk-1': { effects: [on('static', ...clauses)] } } },
    });

  test('a discount on one kind of purchase or any, never below nothing', () => {
    const t = upgrade(
      { does: 'discount', on: 'employee', n: 5, during: 'inPlay' },
      { does: 'discount', on: 'flip', n: 50, during: 'inPlay' },
    );
    const price = (seat: number) => [
      buyingPrice(t.table.content, t.pub, seat, { hire: t.employee('clerk-2') }),
      buyingPrice(t.table.content, t.pub, seat, { buy: 'display' }),
      buyingPrice(t.table.content, t.pub, seat, { flip: 'display' }),
    ];
    expect(price(0)).toEqual([5, 10, 0]);
    expect(price(1)).toEqual([10, 10, 10]);
    const any = upgrade({ does: 'discount', on: 'any', n: 5, during: 'inPlay' });
    expect(buyingPrice(any.table.content, any.pub, 0, { buy: 'storage' })).toBe(0);
  });

  test('extra purchases before the turn', () => {
    const t = arrange({
      phase: 'upgrade',
      agenda: [],
      seats: [{ employees: ['clerk-1'] }, {}],
      cards: { employees: { 'clerk-1': { effects: [on('upgradeStart', { does: 'extraPurchase', n: 1 })] } } },
    });
    t.fire('upgradeStart');
    t.seat(0).answer('use-employee', 'use');
    expect([0, 1].map((seat) => extraPurchases(t.table.content, t.pub, seat))).toEqual([1, 0]);
  });
});

describe('bans', () => {
  const acts = ['sell', 'display', 'store', 'invite', 'buy'] as const;
  for (const act of acts) {
    test(`${act}: everything, or what fits`, () => {
      const t = arrange({
        phase: 'shopping',
        agenda: [],
        seats: 2,
        cards: {
          monsters: {
            monster1: { effects: [on('static', { does: 'forbid', act, who: 'allPlayers', during: 'inPlay' })] },
          },
        },
      });
      for (const seat of [0, 1]) expect(isForbidden(t.table.content, t.pub, seat, act)).toBe(true);
      for (const other of acts) if (other !== act) expect(isForbidden(t.table.content, t.pub, 0, other)).toBe(false);
    });
  }

  test('by class, price and hearts', () => {
    const t = arrange({
      phase: 'shopping',
      agenda: [],
      seats: [{ hero: 'mage-1' }, {}, {}],
      cards: {
        heroes: {
          'mage-1': {
            effects: [
              on(
                'static',
                { does: 'forbid', act: 'sell', who: 'opponents', filter: { class: 'thief' }, during: 'inPlay' },
                { does: 'forbid', act: 'display', who: 'left', filter: { hearts: ['>', 3] }, during: 'inPlay' },
                { does: 'forbid', act: 'invite', who: 'right', filter: { class: 'priest' }, during: 'inPlay' },
                { does: 'forbid', act: 'buy', who: 'owner', filter: { price: ['>=', 10] }, during: 'inPlay' },
              ),
            ],
          },
        },
        employees: { 'clerk-2': { price: 5 } },
      },
    });
    const { content } = t.table;
    const who = (act: (typeof acts)[number], card: number) =>
      [0, 1, 2].filter((seat) => isForbidden(content, t.pub, seat, act, card));
    expect(who('sell', t.item('thief5-1'))).toEqual([1, 2]);
    expect(who('sell', t.item('mage5-1'))).toEqual([]);
    expect(who('display', t.item('mage20-1'))).toEqual([1]);
    expect(who('display', t.item('mage15-1'))).toEqual([]);
    expect(who('invite', t.hero('priest-1'))).toEqual([2]);
    expect(who('buy', t.employee('clerk-1'))).toEqual([0]);
    expect(who('buy', t.employee('clerk-2'))).toEqual([]);
    expect(isForbidden(content, t.pub, 0, 'buy')).toBe(false);
  });
});

test('scoreBonus, standing and at the end', () => {
  const t = arrange({
    phase: 'adventure',
    agenda: [],
    seats: [{ employees: ['clerk-1', 'clerk-2'], hero: 'mage-1' }, {}],
    cards: {
      employees: {
        'clerk-1': {
          phase: 'adventure',
          effects: [on('static', { does: 'scoreBonus', n: { per: 'employees', times: 2 }, who: 'owner' })],
        },
      },
      heroes: { 'mage-1': { effects: [on('gameEnd', { does: 'scoreBonus', n: 1, who: 'allPlayers' })] } },
    },
  });
  expect([0, 1].map((seat) => scoreBonus(t.table.content, t.pub, seat))).toEqual([4, 0]);
  t.fire('gameEnd');
  expect([0, 1].map((seat) => scoreBonus(t.table.content, t.pub, seat))).toEqual([5, 1]);
});
