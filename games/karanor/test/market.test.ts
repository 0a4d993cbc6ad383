/** The market of two players (93x, MK-R75…R79). */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { DIAMOND } from '../rules/clauses.ts';
import type { Exchange, Options } from '../rules/state.ts';
import { arrange, type House, resource, type SeatLiteral, start, type TableLiteral } from './arrange.ts';

const [V, B, F, M, T] = [0, 1, 2, 3, 4];

/** Two players, the market filled like this. */
const two = (seat: SeatLiteral, marketTile = [1, 1, 1, 1, 1, 1], options: Partial<Options> = {}): House =>
  arrange({ seats: [{ city: 'kien', ...seat }, {}], marketTile, options } satisfies TableLiteral);
const refused = (t: House, ...market: Exchange[]) => t.seat(0).refusal('take-action', { market });
const isSorted = (kinds: readonly number[]): boolean => kinds.every((kind, i) => i === 0 || kind >= kinds[i - 1]);

describe('the tile', () => {
  rule(['MK-931', 'MK-940', 'MK-R76'], 'one token of each ordinary kind, from the reserve; only with two', () => {
    const t = start(2).playUntil(({ pub }) => pub.active >= 0);
    expect(t.pub.market).toEqual([1, 1, 1, 1, 1, 1]);
    for (const seats of [3, 4, 5, 6]) {
      const many = start(seats).playUntil(({ pub }) => pub.active >= 0);
      expect(many.pub.market).toBeNull();
      expect(many.seat(many.pub.active).refusal('take-action', { market: [{ buy: V }] })).toBeDefined();
    }
  });

  rule('MK-124', 'twoPlayerMarket off: there is none', () => {
    const t = start(2, { twoPlayerMarket: false }).playUntil(({ pub }) => pub.active >= 0);
    expect(t.pub.market).toBeNull();
  });

  rule('MK-R76', 'diamonds are neither bought nor sold there', () => {
    const t = two({ gold: 9, tokens: 'D' });
    expect(refused(t, { buy: DIAMOND })).toMatchObject({ key: 'not-an-answer' });
    expect(refused(t, { sell: DIAMOND })).toMatchObject({ key: 'not-an-answer' });
  });
});

describe('a visit', () => {
  rule(['MK-932', 'MK-934', 'MK-207'], 'one action; a token there costs 3 gold', () => {
    const t = two({ gold: 3 }, [2, 1, 1, 1, 1, 1]);
    t.act(0, { market: [{ buy: V }] });
    expect([t.gold(0), t.tokens(0), t.pub.market?.[V], t.pub.actionsLeft]).toEqual([0, 'V', 1, 3]);
    expect(refused(two({ gold: 2 }), { buy: V })).toMatchObject({ key: 'gold-missing' });
    expect(refused(two({ gold: 3 }, [0, 1, 1, 1, 1, 1]), { buy: V })).toMatchObject({
      rule: 'MK-934',
      key: 'market-lacks',
    });
  });

  rule('MK-935', 'selling gains 1 gold, and the token goes to its place', () => {
    const t = two({ tokens: 'M' });
    t.act(0, { market: [{ sell: M }] });
    expect([t.gold(0), t.tokens(0), t.pub.market?.[M]]).toEqual([1, '', 2]);
    expect(refused(two({ tokens: 'V' }), { sell: M })).toMatchObject({ key: 'tokens-missing' });
  });

  rule('MK-933', 'exactly one or two bought, one or two sold, or one of each', () => {
    const t = two({ gold: 20, tokens: 'VVBBFFMMTTII' }, [2, 2, 2, 2, 2, 2]);
    const visits = t
      .seat(0)
      .candidates('take-action')
      .flatMap((a) => (typeof a === 'object' && 'market' in a ? [a.market] : []));
    const count = (buys: number, sells: number): number =>
      visits.filter((visit) => {
        const bought = visit.flatMap((one) => ('buy' in one ? [one.buy] : []));
        const sold = visit.flatMap((one) => ('sell' in one ? [one.sell] : []));
        return bought.length === buys && sold.length === sells && isSorted(bought) && isSorted(sold);
      }).length;
    expect([count(1, 0), count(2, 0), count(0, 1), count(0, 2), count(1, 1)]).toEqual([6, 21, 6, 21, 72]);
    expect(visits).toHaveLength(126);
    expect(refused(t)).toMatchObject({ key: 'not-an-answer' });
    expect(refused(t, { buy: V }, { buy: V }, { buy: V })).toMatchObject({ key: 'not-an-answer' });
  });

  rule('MK-936', 'a place never holds more than 3', () => {
    const t = two({ tokens: 'MM' }, [1, 1, 1, 3, 1, 1]);
    expect(refused(t, { sell: M })).toMatchObject({ rule: 'MK-936', key: 'market-full', numbers: { kind: M } });
    expect(refused(t, { sell: M }, { buy: M })).toMatchObject({ rule: 'MK-936' });
  });

  rule(['MK-937', 'MK-938', 'MK-939'], 'prices are read token by token', () => {
    const t = two({ gold: 10, tokens: 'VV' }, [0, 1, 3, 1, 1, 1]);
    t.act(0, { market: [{ sell: V }, { sell: V }] });
    t.act(0, { market: [{ buy: F }, { buy: F }] });
    expect(t.happened('market-visited').map(({ prices, net }) => [prices, net])).toEqual([
      [[2, 1], 3],
      [[2, 3], -5],
    ]);
  });

  rule('MK-R75', 'anywhere, or with marketPlace in cities only', () => {
    expect(refused(two({ gold: 3, pawn: 'boisSourd' }), { buy: V })).toBeUndefined();
    const cities = { marketPlace: 'cities' } as const;
    expect(refused(two({ gold: 3, pawn: 'boisSourd' }, undefined, cities), { buy: V })).toMatchObject({
      rule: 'MK-R75',
      key: 'market-elsewhere',
    });
    expect(refused(two({ gold: 3, pawn: 'perlance' }, undefined, cities), { buy: V })).toBeUndefined();
  });

  rule('MK-R77', 'one bought and one sold may be the same kind, in the order the player sets', () => {
    const t = two({ gold: 3, tokens: 'V' });
    t.act(0, { market: [{ buy: V }, { sell: V }] });
    expect([t.gold(0), t.tokens(0), t.pub.market?.[V]]).toEqual([2, 'V', 1]);
    const other = two({ gold: 2, tokens: 'V' });
    other.act(0, { market: [{ sell: V }, { buy: V }] });
    expect([other.gold(0), other.tokens(0)]).toEqual([0, 'V']);
    const bought = two({ gold: 3 });
    bought.act(0, { market: [{ buy: B }, { sell: B }] });
    expect(bought.gold(0)).toBe(2);
    expect(refused(two({ gold: 3 }), { sell: B }, { buy: B })).toMatchObject({ key: 'tokens-missing' });
  });

  rule('MK-R78', 'market tokens are no part of the reserve', () => {
    const t = arrange({
      seats: [{ city: 'kien', pawn: 'boisSourd', gold: 3 }, {}],
      marketTile: [1, 3, 1, 1, 1, 1],
      reserve: { wood: 0 },
    });
    expect(t.seat(0).refusal('take-action', { harvest: resource('wood') })).toMatchObject({ rule: 'MK-322' });
    t.act(0, { market: [{ buy: B }] });
    expect([t.tokens(0), t.reserve('wood')]).toEqual(['B', 0]);
  });

  rule('MK-R79', 'direct trades remain legal besides', () => {
    const t = two({ gold: 1 });
    t.seat(0).answer('propose-trade', { to: 1, give: { gold: 1 }, ask: {}, text: '' });
    t.seat(1).answer('answer-trade', 'accept');
    expect(t.gold(1)).toBe(1);
  });
});

describe('examples', () => {
  example('EX-32', 'fruit place 3, buy 2 fruit: 5 gold, place 1', () => {
    const t = two({ gold: 5 }, [1, 1, 3, 1, 1, 1]);
    t.act(0, { market: [{ buy: F }, { buy: F }] });
    expect([t.gold(0), t.pub.market?.[F]]).toEqual([0, 1]);
  });

  example('EX-33', 'wine place 0, sell 2 wine: 3 gold, place 2', () => {
    const t = two({ tokens: 'VV' }, [0, 1, 1, 1, 1, 1]);
    t.act(0, { market: [{ sell: V }, { sell: V }] });
    expect([t.gold(0), t.pub.market?.[V]]).toEqual([3, 2]);
  });

  example('EX-34', 'meat place 2: selling 2 is refused, selling 1 gives 1 gold', () => {
    const t = two({ tokens: 'MM' }, [1, 1, 1, 2, 1, 1]);
    expect(refused(t, { sell: M }, { sell: M })).toMatchObject({ rule: 'MK-936' });
    t.act(0, { market: [{ sell: M }] });
    expect(t.gold(0)).toBe(1);
  });

  example('EX-35', '1 gold: sell wood to an empty place, then buy cloth; not the other way round', () => {
    const t = two({ gold: 1, tokens: 'B' }, [1, 0, 1, 1, 1, 1]);
    expect(refused(t, { buy: T }, { sell: B })).toMatchObject({ key: 'gold-missing' });
    t.act(0, { market: [{ sell: B }, { buy: T }] });
    expect([t.gold(0), t.tokens(0)]).toEqual([0, 'T']);
  });

  example('EX-44', 'trades are frozen, a market visit is legal', () => {
    const t = arrange({ seats: [{ gold: 3 }, { prestige: 10 }] });
    expect(t.seat(0).open).not.toContain('propose-trade');
    t.act(0, { market: [{ buy: V }] });
    expect([t.gold(0), t.tokens(0)]).toEqual([0, 'V']);
  });
});
