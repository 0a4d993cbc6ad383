/** Clauses about gold and tokens: gains from bank and reserve, forced payments, theft and swaps. */
import { describe, expect } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause } from '../../rules/clauses.ts';
import { type House, resource, type SeatLiteral, type TableLiteral } from '../arrange.ts';
import { perform } from './stage.ts';

const golds = (t: House): number[] => t.pub.merchants.map((_, seat) => t.gold(seat));
const rich = (...gold: number[]): SeatLiteral[] => gold.map((n) => ({ gold: n }));
/** The clause is player 1's. */
const act = (
  seats: readonly SeatLiteral[],
  clause: Clause,
  on: number[] = [],
  more: Partial<TableLiteral> = {},
): House => perform({ seats, active: 1, ...more }, [clause], { seat: 1, on });

describe('gold', () => {
  rule('MK-508', 'gainGold and payGold: each of those meant', () => {
    expect(golds(act(rich(1, 2, 3), { does: 'gainGold', n: 2, who: 'self' }))).toEqual([1, 4, 3]);
    expect(golds(act(rich(1, 2, 3), { does: 'gainGold', n: 2, who: 'eachOpponent' }))).toEqual([3, 2, 5]);
    expect(golds(act(rich(5, 2, 5), { does: 'payGold', n: 3, who: 'target' }, [2]))).toEqual([5, 2, 2]);
  });

  rule('MK-701', 'payments by a player with too little gold take what is there', () => {
    const t = act(rich(1, 2, 0), { does: 'payGold', n: 3, who: 'eachOpponent' });
    expect(golds(t)).toEqual([0, 2, 0]);
    expect(t.happened('gold-paid')).toMatchObject([{ seat: 0, n: 1 }]);
  });

  rule('MK-R85', 'richest and poorest other player: of equals the first clockwise after the owner', () => {
    const seats = rich(3, 9, 5, 5, 3);
    expect(golds(act(seats, { does: 'payGold', n: 1, who: 'richestOpponent' }))).toEqual([3, 9, 4, 5, 3]);
    expect(golds(act(seats, { does: 'gainGold', n: 1, who: 'poorestOpponent' }))).toEqual([3, 9, 5, 5, 4]);
  });

  rule('MK-R85', 'leader: most prestige, of equals the first clockwise after the owner', () => {
    const seats = [{ prestige: 2 }, { prestige: 2 }, { prestige: 1 }, { prestige: 2 }];
    expect(golds(act(seats, { does: 'gainGold', n: 1, who: 'leader' }))).toEqual([0, 0, 0, 1]);
    const alone = [{ prestige: 1 }, { prestige: 2 }];
    expect(golds(act(alone, { does: 'gainGold', n: 1, who: 'leader' }))).toEqual([0, 1]);
  });

  rule('MK-R80', 'a frozen seat neither pays nor gains', () => {
    const seats = [{ gold: 9, frozen: true }, { gold: 0 }, { gold: 2 }, { gold: 1 }];
    expect(golds(act(seats, { does: 'payGold', n: 1, who: 'richestOpponent' }))).toEqual([9, 0, 1, 1]);
    expect(golds(act(seats, { does: 'gainGold', n: 1, who: 'eachOpponent' }))).toEqual([9, 0, 3, 2]);
  });

  rule('MK-701', 'transferGold: from each to each, as far as it lasts', () => {
    const t = act(rich(4, 3, 0), { does: 'transferGold', n: 2, from: 'self', to: 'eachOpponent' });
    // Clockwise after the owner.
    expect(golds(t)).toEqual([5, 0, 2]);
    expect(t.happened('gold-moved').map(({ from, to, n }) => [from, to, n])).toEqual([
      [1, 2, 2],
      [1, 0, 1],
    ]);
  });
});

describe('tokens', () => {
  const wine = resource('wine');

  rule('MK-R24', 'a named kind: what the reserve holds', () => {
    const t = act([{}, {}, {}], { does: 'gainResource', kind: 'wine', n: 3, who: 'self' }, [], {
      reserve: { wine: 2 },
    });
    expect(t.tokens(1)).toBe('VV');
    expect(t.reserve('wine')).toBe(0);
    const none = act([{}, {}, {}], { does: 'gainResource', kind: 'wine', n: 3, who: 'self' }, [], {
      reserve: { wine: 0 },
    });
    expect(none.happened('tokens-gained')).toEqual([]);
  });

  rule('MK-408', 'of choice: ordinary kinds, equal or different, one after another', () => {
    const reserve = { wine: 1, wood: 0 };
    const t = act([{}, {}, {}], { does: 'gainResource', kind: 'choice', n: 2, who: 'self' }, [], { reserve });
    t.expectAsked([[1, 'choose-resource']]);
    expect(t.seat(1).options('choose-resource')).toEqual([0, 2, 3, 4, 5]);
    t.seat(1).answer('choose-resource', wine);
    expect(t.tokens(1)).toBe('');
    expect(t.seat(1).options('choose-resource')).toEqual([2, 3, 4, 5]);
    t.seat(1).answer('choose-resource', resource('iron'));
    expect(t.tokens(1)).toBe('VI');
    expect(t.happened('tokens-gained')).toHaveLength(1);
  });

  rule('MK-408', 'one kind, or any with diamond', () => {
    const one = act([{}, {}], { does: 'gainResource', kind: 'one', n: 3, who: 'self' });
    one.seat(1).answer('choose-resource', resource('cloth'));
    expect(one.tokens(1)).toBe('TTT');
    const any = act([{}, {}], { does: 'gainResource', kind: 'any', n: 1, who: 'self' });
    any.seat(1).answer('choose-resource', resource('diamond'));
    expect(any.tokens(1)).toBe('D');
  });

  rule('MK-R24', 'each receiver chooses; the last token of a kind goes to the first who takes it', () => {
    const reserve = { wine: 1, wood: 1, fruit: 0, meat: 0, cloth: 0, iron: 0 };
    const t = act([{}, {}, {}, {}], { does: 'gainResource', kind: 'choice', n: 1, who: 'eachOpponent' }, [], {
      reserve,
    });
    t.expectAsked([[2, 'choose-resource']]);
    t.seat(2).answer('choose-resource', wine);
    // The only kind left needs no question, and the last one gets nothing.
    expect([2, 3, 0].map((seat) => t.tokens(seat).replace(/[^VB]/g, '').slice(0, 1))).toEqual([
      'V',
      expect.any(String),
      '',
    ]);
    expect(t.happened('tokens-gained').map(({ seat }) => seat)).toEqual([2, 3]);
  });

  rule('MK-R88', 'a time-out takes the kind with the largest reserve, then the first', () => {
    const reserve = { wine: 3, wood: 9, fruit: 9, meat: 1, cloth: 0, iron: 2 };
    const t = act([{}, {}, {}], { does: 'gainResource', kind: 'choice', n: 1, who: 'self' }, [], { reserve });
    expect(t.seat(1).defaultOf('choose-resource')).toBe(resource('wood'));
  });

  rule('MK-323', 'payResource: back to the reserve, of the payer’s choice, what is there at most', () => {
    const seats = [{ tokens: 'VFD' }, {}, { tokens: 'M' }];
    const t = act(seats, { does: 'payResource', kind: 'any', n: 1, who: 'eachOpponent' });
    // Player 2 has one kind only; player 0 chooses, never a diamond.
    t.expectAsked([[0, 'choose-resource']]);
    expect(t.seat(0).options('choose-resource')).toEqual([0, 2]);
    t.seat(0).answer('choose-resource', 2);
    expect([0, 2].map((seat) => t.tokens(seat))).toEqual(['VD', '']);
    expect([t.reserve('fruit'), t.reserve('meat')]).toEqual([12, 12]);
    const named = act([{ tokens: 'DD' }, {}], { does: 'payResource', kind: 'diamond', n: 3, who: 'target' }, [0]);
    expect(named.tokens(0)).toBe('');
  });

  rule('MK-R87', 'payResource behind a screen: always asked, so that the question tells nothing', () => {
    const options = { goldPrivacy: 'hidden' } as const;
    const t = act([{}, {}, { tokens: 'M' }], { does: 'payResource', kind: 'any', n: 1, who: 'eachOpponent' }, [], {
      options,
    });
    t.expectAsked([[2, 'choose-resource']]);
    t.seat(2).answer('choose-resource', resource('meat'));
    t.expectAsked([[0, 'choose-resource']]);
    expect(t.seat(0).options('choose-resource')).toEqual([-1]);
    t.seat(0).default('choose-resource');
    t.expectAsked([[1, 'take-action']]);
    expect(t.tokens(2)).toBe('');
  });

  rule('MK-701', 'stealResource: ordinary tokens of the owner’s choice which the target has', () => {
    const t = act([{ tokens: 'VMD' }, {}], { does: 'stealResource', n: 3 }, [0]);
    expect(t.seat(1).options('choose-target')).toEqual([0, 3]);
    t.seat(1).answer('choose-target', 3);
    // Then only one kind is left, and then none.
    expect([t.tokens(0), t.tokens(1)]).toEqual(['D', 'VM']);
  });

  rule('MK-732', 'swapResource: one ordinary token for one of another ordinary kind', () => {
    const t = act([{}, { tokens: 'VMD' }], { does: 'swapResource', n: 1 });
    expect(t.seat(1).options('choose-resource')).toEqual([0, 3]);
    t.seat(1).answer('choose-resource', 0);
    expect(t.seat(1).options('choose-resource')).toEqual([1, 2, 3, 4, 5]);
    t.seat(1).answer('choose-resource', 3);
    expect(t.tokens(1)).toBe('MMD');
    const none = act([{}, { tokens: 'D' }], { does: 'swapResource', n: 1 });
    none.expectAsked([[1, 'take-action']]);
  });
});
