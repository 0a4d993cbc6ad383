/** When merchants trade (75x): stable points, the freeze; what screens hide, and what is wanted. */
import { describe, expect, test } from 'vitest';
import { EVERYBODY } from '../../bargain/offers.ts';
import { example, rule } from '../../test/rule.ts';
import { type House, start } from './arrange.ts';
import { accept, pending, propose, refused, table } from './trade-tables.ts';

describe('when', () => {
  rule(
    ['MK-755', 'MK-R73', 'MK-R54'],
    'while something is resolved offers are made and declined, acceptance waits',
    () => {
      const t = pending([{ gold: 3 }, { gold: 2 }]);
      propose(t, 1, 2, { gold: 3 });
      propose(t, 2, 1, { gold: 1 });
      expect(t.seat(2).refusal('answer-trade', 'accept')).toMatchObject({ rule: 'MK-R73', key: 'wait' });
      t.seat(1).answer('answer-trade', 'decline');
      t.seat(0).default('choose-commerce');
      accept(t, 2);
      expect(t.gold(2)).toBe(5);
    },
  );

  rule(['MK-755', 'MK-R73'], 'no acceptance in a reaction window', () => {
    const t = table([{ gold: 7 }, { blackMarket: ['racket'] }, { gold: 1, blackMarket: ['faux-papiers'] }]);
    propose(t, 0, 2, { gold: 7 });
    t.seat(1).answer('play-black-market', { card: t.card('racket'), on: [0] });
    t.expectAsked([[2, 'react']]);
    expect(t.seat(2).refusal('answer-trade', 'accept')).toMatchObject({ key: 'wait' });
    t.seat(2).answer('react', 'pass');
    expect(t.gold(0)).toBe(5);
    expect(t.seat(2).refusal('answer-trade', 'accept')).toMatchObject({ key: 'partner-lacks' });
  });

  rule('MK-R73', 'no offer before the first turn', () => {
    const t = start(3);
    for (const seat of [0, 1, 2]) expect(t.seat(seat).open).not.toContain('propose-trade');
    t.playUntil(({ pub }) => pub.active >= 0);
    for (const seat of [0, 1, 2]) expect(t.seat(seat).open).toContain('propose-trade');
  });

  example('EX-36', 'Vol à la tire takes the only wine of an offer: on acceptance it is void', () => {
    const t = table([{ city: 'kien', tokens: 'V' }, { gold: 2 }, { pawn: 'kien', blackMarket: ['vol-a-la-tire'] }]);
    propose(t, 0, 1, { wine: 1 }, { gold: 2 });
    t.seat(2).answer('play-black-market', { card: t.card('vol-a-la-tire'), on: [0] });
    t.playUntil(({ asked }) => asked[0][1] === 'take-action');
    expect([t.tokens(0), t.tokens(2)]).toEqual(['', 'V']);
    expect(t.seat(1).refusal('answer-trade', 'accept')).toMatchObject({ rule: 'MK-R71' });
  });

  example(
    'EX-53',
    'an acceptance and a card during a pending choice: "wait", and the card is played at the stable point',
    () => {
      const t = pending([{ gold: 6 }, { gold: 1, blackMarket: ['racket'] }]);
      propose(t, 1, 2, { gold: 6 });
      expect(t.seat(2).refusal('answer-trade', 'accept')).toMatchObject({ key: 'wait' });
      t.seat(2).answer('play-black-market', { card: t.card('racket'), on: [1] });
      expect(t.happened('card-played')).toEqual([]);
      t.seat(0).default('choose-commerce');
      expect(t.happened('card-played')).toHaveLength(1);
      t.playUntil(({ asked }) => asked[0][1] === 'take-action');
      expect([t.gold(1), t.gold(2)]).toEqual([4, 3]);
    },
  );
});

describe('the freeze', () => {
  /** Player 0 is about to reach the target with a villa. */
  const almost = (): House => table([{ pawn: 'tourDesMages', gold: 9, prestige: 9 }, { gold: 2 }, { gold: 2 }]);

  rule(['MK-756', 'MK-R63'], 'from the target on all trades are forbidden and all offers void', () => {
    const t = almost();
    propose(t, 1, 2, { gold: 1 });
    propose(t, 2, EVERYBODY, { gold: 1 });
    t.act(0, 'buy-villa');
    expect(t.pub).toMatchObject({ triggeredBy: 0, offers: [] });
    expect(t.state.own.flatMap(({ offers }) => offers)).toEqual([]);
    for (const seat of [0, 1, 2]) {
      expect(t.seat(seat).open.filter((kind) => kind.endsWith('trade'))).toEqual([]);
    }
    t.endTurn(0);
    expect(t.seat(1).open).not.toContain('propose-trade');
  });

  rule('MK-R63', 'how many private offers there were is not told', () => {
    const t = almost();
    propose(t, 1, 2, { gold: 1 });
    propose(t, 2, EVERYBODY, { gold: 1 });
    t.act(0, 'buy-villa');
    expect(t.happened('target-reached')).toMatchObject([{ offers: 1 }]);
  });

  rule('MK-R63', 'thefts and payments forced by cards go on', () => {
    const t = table([{ prestige: 10, gold: 6 }, { blackMarket: ['racket'] }]);
    expect(t.pub.triggeredBy).toBe(0);
    t.seat(1).answer('play-black-market', { card: t.card('racket'), on: [0] });
    t.playUntil(({ asked }) => asked[0][1] === 'take-action');
    expect([t.gold(0), t.gold(1)]).toEqual([4, 2]);
  });

  example('EX-25', 'an open offer, another reaches the target, acceptance is refused', () => {
    const t = almost();
    propose(t, 1, 2, { gold: 2 });
    const { id } = t.seat(2).decision('answer-trade');
    t.act(0, 'buy-villa');
    expect(t.seat(2).open).not.toContain('answer-trade');
    const late = { ...t.seat(2).decision('tell-wants'), id };
    expect(() => t.give(2, late, 'accept')).toThrow('MK-756 trades-over');
    expect(t.gold(2)).toBe(2);
  });
});

describe('goods behind screens', () => {
  const HIDDEN = { goldPrivacy: 'hidden' } as const;

  rule('MK-R87', 'what another has is never told by a refusal', () => {
    const poor = table([{ gold: 3 }, {}], HIDDEN);
    const rich = table([{ gold: 3 }, { tokens: 'VVV', gold: 9 }], HIDDEN);
    for (const t of [poor, rich]) {
      expect(refused(t, 0, 1, { gold: 1 }, { wine: 3 })).toBeUndefined();
      expect(refused(t, 0, 1, { gold: 4 })).toMatchObject({ key: 'goods-missing' });
      expect(refused(t, 0, 1, {}, { insignia: [0] })).toMatchObject({ key: 'partner-lacks' });
    }
  });

  rule(['MK-R87', 'MK-R71'], 'an offer the proposer cannot honour any more is void on acceptance', () => {
    const t = table([{ gold: 3 }, { tokens: 'V' }, { tokens: 'B' }], HIDDEN);
    propose(t, 0, 1, { gold: 3 }, { wine: 1 });
    propose(t, 0, 2, { gold: 3 }, { wood: 1 });
    accept(t, 2);
    accept(t, 1);
    expect([t.gold(0), t.tokens(0), t.gold(1), t.tokens(1)]).toEqual([0, 'B', 0, 'V']);
    expect(t.happened('trade-done')).toHaveLength(1);
    expect(t.state.own[1].offers).toEqual([]);
  });

  rule(['MK-R87', 'MK-R81'], 'what a void offer told of a purse cannot be untold: no undo', () => {
    const t = table([{ tokens: 'V' }, { gold: 3 }, {}], HIDDEN);
    propose(t, 1, EVERYBODY, { gold: 3 }, { wine: 1 });
    propose(t, 2, 1, {}, { gold: 1 });
    accept(t, 1);
    accept(t, 0);
    expect([t.gold(0), t.tokens(0)]).toEqual([0, 'V']);
    expect(t.happened('trade-withdrawn')).toHaveLength(1);
    expect(t.table.revealed).toBe(true);
  });

  rule('MK-R87', 'who does not have what is asked cannot accept, and only they are told', () => {
    const t = table([{ gold: 3 }, {}], HIDDEN);
    propose(t, 0, 1, { gold: 3 }, { wine: 1 });
    expect(t.seat(1).refusal('answer-trade', 'accept')).toMatchObject({ key: 'goods-missing' });
  });
});

describe('wants', () => {
  test('what one looks for and can spare is told to all and obliges to nothing', () => {
    const t = table([{}, {}]);
    t.seat(1).answer('tell-wants', { seeks: [0, 6], spares: [3] });
    expect(t.pub.merchants[1]).toMatchObject({ seeks: [0, 6], spares: [3] });
    expect(t.seat(1).refusal('tell-wants', { seeks: [1], spares: [1] })).toMatchObject({ key: 'same-both-ways' });
    for (const junk of [
      { seeks: [7], spares: [] },
      { seeks: ['0'], spares: [] },
      { seeks: [1, 0], spares: [] },
      { seeks: [] },
      'wine',
    ]) {
      expect(t.seat(1).refusal('tell-wants', junk as never)).toMatchObject({ key: 'not-an-answer' });
    }
    t.seat(1).answer('tell-wants', { seeks: [], spares: [] });
    expect(t.pub.merchants[1]).toMatchObject({ seeks: [], spares: [] });
  });
});
