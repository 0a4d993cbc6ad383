/** Leaving the table (MK-R80). */
import { describe, expect } from 'vitest';
import { EVERYBODY } from '../../bargain/offers.ts';
import { rule } from '../../test/rule.ts';
import { propose, refused, table } from './trade-tables.ts';

describe('leaving', () => {
  const FROZEN = { dropOut: 'frozen' } as const;

  rule('MK-R80', 'where a bot takes the seat nobody concedes', () => {
    expect(table([{}, {}]).seat(0).open).not.toContain('concede');
    expect(table([{}, {}], FROZEN).seat(1).open).toContain('concede');
  });

  rule('MK-R80', 'a frozen seat is skipped, cannot trade, and its goods stay out of play', () => {
    const t = table([{ gold: 1 }, { gold: 4, tokens: 'V' }, { gold: 2 }], FROZEN);
    propose(t, 1, 0, { gold: 1 });
    propose(t, 0, 1, { gold: 1 });
    propose(t, 1, EVERYBODY, { wine: 1 });
    t.seat(1).answer('concede', true);
    expect(t.pub.offers).toEqual([]);
    expect(t.state.own.flatMap(({ offers }) => offers)).toEqual([]);
    expect(t.seat(1).open).toEqual([]);
    expect(refused(t, 0, 1, { gold: 1 })).toMatchObject({ key: 'no-such-partner' });
    t.endTurn(0);
    t.expectAsked([[2, 'take-action']]);
    expect([t.gold(1), t.tokens(1)]).toEqual([4, 'V']);
    expect(t.happened('turn-skipped')).toEqual([{ seat: 1 }]);
  });

  rule('MK-R80', 'leaving in one’s own turn ends it, without income', () => {
    const t = table([{ gold: 1, income: 3 }, {}], FROZEN);
    t.go(0, 'criqueVoiles');
    t.seat(0).answer('concede', true);
    t.expectAsked([[1, 'take-action']]);
    expect([t.gold(0), t.pub.move]).toEqual([1, null]);
  });

  rule('MK-R80', 'it cannot be aimed at, nor asked', () => {
    const t = table([{ blackMarket: ['racket'] }, { gold: 9, blackMarket: ['faux-papiers'] }, { gold: 9 }], FROZEN);
    t.seat(1).answer('concede', true);
    expect(t.seat(0).refusal('play-black-market', { card: t.card('racket'), on: [1] })).toBeDefined();
    t.seat(0).answer('play-black-market', { card: t.card('racket'), on: [2] });
    t.expectAsked([[0, 'take-action']]);
    expect(t.gold(2)).toBe(7);
  });

  rule(['MK-R80', 'MK-802'], 'it keeps its place: the game still ends when the starting seat is reached', () => {
    const t = table([{}, { prestige: 10, frozen: false }, {}], FROZEN);
    t.seat(0).answer('concede', true);
    t.expectAsked([[1, 'take-action']]);
    t.endTurn(1).endTurn(2);
    expect(t.pub.ended).toMatchObject({ ending: 'target', winners: [1] });
  });

  rule('MK-R80', 'it cannot win', () => {
    const t = table([{}, { prestige: 10 }, {}], FROZEN);
    t.seat(1).answer('concede', true);
    t.endTurn(0).endTurn(2);
    expect(t.pub.ended?.winners).not.toContain(1);
  });

  rule('MK-R80', 'one seat alone is left: the game ends at once and that seat wins', () => {
    const t = table([{}, { prestige: 9 }, {}], FROZEN);
    t.seat(1).answer('concede', true);
    t.seat(0).answer('concede', true);
    expect(t.pub.ended).toMatchObject({ ending: 'alone', winners: [2] });
    expect(t.asked).toEqual([]);
  });
});
