/** Trades (75x, MK-R63, MK-R66…R74): what may change hands, the options of the table, and offers. */
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../../../kernel/index.ts';
import { EVERYBODY } from '../../bargain/offers.ts';
import { example, rule } from '../../test/rule.ts';
import { sawEvents } from '../../test/witness.ts';
import type { Goods } from '../rules/state.ts';
import { resource } from './arrange.ts';
import { accept, offer, propose, refused, table } from './trade-tables.ts';

describe('what a trade is', () => {
  rule(['MK-750', 'MK-R66'], 'any two players at any time, also when neither is active, wherever they stand', () => {
    const t = table([{}, { gold: 3, pawn: 'voutesSalanche' }, { tokens: 'V', pawn: 'kien' }]);
    propose(t, 1, 2, { gold: 3 }, { wine: 1 });
    accept(t, 2);
    expect([t.gold(1), t.tokens(1), t.gold(2), t.tokens(2)]).toEqual([0, 'V', 3, '']);
    t.expectAsked([[0, 'take-action']]);
  });

  rule(['MK-751', 'MK-209'], 'no action, no limit in number or value', () => {
    const t = table([{ gold: 30 }, { tokens: 'VVVVV' }], {}, { actionsLeft: 0 });
    for (let i = 0; i < 5; i++) {
      propose(t, 0, 1, { gold: 6 }, { wine: 1 });
      accept(t, 1);
    }
    expect([t.gold(0), t.tokens(0), t.pub.actionsLeft]).toEqual([0, 'VVVVV', 0]);
  });

  rule(['MK-752', 'MK-757'], 'gold, resources, associates, insignia and artefacts swap at one instant', () => {
    const t = table([
      { gold: 4, tokens: 'VD', associates: ['iron'] },
      { insignia: ['mount', 'captain'], artefacts: ['A04'] },
    ]);
    const [mount, captain] = [t.insignia('mount'), t.insignia('captain')];
    propose(
      t,
      0,
      1,
      { gold: 4, wine: 1, diamond: 1, associates: [resource('iron')] },
      { insignia: [mount, captain], artefacts: [t.artefact('A04')] },
    );
    expect(t.gold(0)).toBe(4);
    accept(t, 1);
    expect(t.pub.merchants[0]).toMatchObject({ insignia: [mount, captain], associates: [] });
    expect(t.pub.merchants[0].artefacts.map(({ artefact }) => artefact)).toEqual([t.artefact('A04')]);
    expect(t.pub.merchants[1]).toMatchObject({ insignia: [], artefacts: [], associates: [{ kind: resource('iron') }] });
    expect([t.gold(1), t.tokens(1)]).toEqual([4, 'VD']);
    expect(t.happened('trade-done')).toHaveLength(1);
  });

  rule(['MK-753', 'MK-705'], 'quests, commerce and black market cards are no goods', () => {
    const t = table([{ gold: 5, quests: ['feu-de-camp'], blackMarket: ['rumeur'] }, {}]);
    for (const kind of ['quests', 'commerces', 'hand', 'blackMarket']) {
      for (const part of [1, [0]]) {
        const asked = offer(1, { gold: 1 }, { [kind]: part } as never);
        expect(t.seat(0).refusal('propose-trade', asked)).toMatchObject({ key: 'not-an-answer' });
      }
    }
  });

  example('EX-43', '"5 gold for your black market card" is refused by validation', () => {
    const t = table([{ gold: 5 }, { blackMarket: ['rumeur'] }]);
    const asked = offer(1, { gold: 5 }, { blackMarket: 1 } as never);
    expect(t.seat(0).refusal('propose-trade', asked)).toBeDefined();
  });

  rule(['MK-754', 'MK-R67'], 'nor prestige, income, actions, commerces, inhabitants or deliveries', () => {
    const t = table([{ prestige: 5, income: 5 }, {}]);
    for (const kind of ['prestige', 'income', 'actions', 'city', 'inhabitants', 'deliveries', 'story']) {
      const given = offer(1, { [kind]: 1 } as never);
      expect(t.seat(0).refusal('propose-trade', given)).toMatchObject({ key: 'not-an-answer' });
    }
  });

  rule('MK-757', 'without consent nothing moves', () => {
    const t = table([{ gold: 3 }, {}]);
    propose(t, 0, 1, { gold: 3 });
    expect(t.seat(2).open).not.toContain('answer-trade');
    expect(t.seat(0).open).not.toContain('answer-trade');
    t.seat(1).answer('answer-trade', 'decline');
    expect([t.gold(0), t.gold(1)]).toEqual([3, 0]);
    expect(t.happened('trade-done')).toEqual([]);
  });

  rule('MK-R68', 'promises may be written beside an offer, and oblige to nothing', () => {
    const t = table([{ gold: 1 }, {}]);
    t.seat(0).answer('propose-trade', { ...offer(1, { gold: 1 }), text: 'and you leave Kien to me' });
    accept(t, 1);
    expect(t.gold(1)).toBe(1);
    const promise = { ...offer(1, {}), text: 'I shall spare you' };
    expect(t.seat(0).refusal('propose-trade', promise)).toMatchObject({ key: 'empty-offer', more: true });
  });

  rule('MK-R72', 'used artefacts stay used, and are not received as if drawn', () => {
    const t = table([{ artefacts: ['A12'], tokens: 'V' }, {}]);
    t.seat(0).answer('use-artefact', { artefact: t.artefact('A12'), ability: 0 });
    t.playUntil(({ asked }) => asked[0][1] === 'take-action');
    propose(t, 0, 1, { artefacts: [t.artefact('A12')] });
    accept(t, 1);
    expect(t.pub.merchants[1].artefacts).toMatchObject([{ artefact: t.artefact('A12'), used: 'turn' }]);
    expect(t.happened('artefact-kept')).toEqual([]);
    t.endTurn(0);
    expect(t.pub.merchants[1].artefacts).toMatchObject([{ used: 'no' }]);
  });
});

describe('options of the table', () => {
  rule('MK-R69', 'gifts are trades and need acceptance', () => {
    const t = table([{ gold: 2 }, {}]);
    propose(t, 0, 1, { gold: 2 });
    expect(t.gold(1)).toBe(0);
    accept(t, 1);
    expect(t.gold(1)).toBe(2);
    const begged = table([{}, { gold: 2 }]);
    expect(refused(begged, 0, 1, {}, { gold: 1 })).toBeUndefined();
  });

  rule('MK-R69', 'gifts off: both sides give something', () => {
    const t = table([{ gold: 2 }, { tokens: 'V' }], { gifts: false });
    expect(refused(t, 0, 1, { gold: 2 })).toMatchObject({ rule: 'MK-R69', key: 'no-gifts', more: true });
    expect(refused(t, 0, 1, {}, { wine: 1 })).toMatchObject({ rule: 'MK-R69' });
    expect(refused(t, 0, 1, { gold: 2 }, { wine: 1 })).toBeUndefined();
  });

  rule('MK-R51', 'a curse may be traded with consent, unless the table says otherwise', () => {
    const seats = [{ insignia: ['curseOfSalanche'] }, {}];
    const t = table(seats);
    const curse = { insignia: [t.insignia('curseOfSalanche')] };
    propose(t, 0, 1, curse);
    accept(t, 1);
    expect(t.pub.merchants[1].insignia).toEqual(curse.insignia);
    expect(refused(table(seats, { curseTradable: false }), 0, 1, curse)).toMatchObject({
      rule: 'MK-R51',
      key: 'curse-not-tradable',
    });
    expect(refused(table([{}, ...seats], { curseTradable: false }), 0, 1, {}, curse)).toMatchObject({ rule: 'MK-R51' });
  });

  rule('MK-R67', 'villas only with villasTradable: the marker moves, the prestige stays', () => {
    const seats = [{ villas: ['tourDesMages'], prestige: 1 }, { gold: 5 }];
    const closed = table(seats);
    const villa = { villas: [closed.at('tourDesMages')] };
    expect(refused(closed, 0, 1, villa, { gold: 5 })).toMatchObject({ rule: 'MK-R67', key: 'villas-not-tradable' });
    const t = table(seats, { villasTradable: true });
    propose(t, 0, 1, villa, { gold: 5 });
    accept(t, 1);
    expect(t.pub.villas[t.at('tourDesMages')]).toBe(1);
    expect(t.pub.merchants.map(({ villas, prestige }) => [villas.length, prestige])).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
  });
});

describe('offers', () => {
  rule('MK-R71', 'goods are not locked: the same gold may be offered twice, and is checked again', () => {
    const t = table([{ gold: 3 }, { tokens: 'V' }, { tokens: 'B' }]);
    propose(t, 0, 1, { gold: 3 }, { wine: 1 });
    propose(t, 0, 2, { gold: 3 }, { wood: 1 });
    accept(t, 2);
    expect(t.seat(1).refusal('answer-trade', 'accept')).toMatchObject({ rule: 'MK-R71', key: 'partner-lacks' });
    expect([t.gold(0), t.tokens(0)]).toEqual([0, 'B']);
  });

  rule('MK-R71', 'who accepts must have what is asked', () => {
    const t = table([{ gold: 3 }, { tokens: 'V' }, {}]);
    propose(t, 0, 1, { gold: 3 }, { wine: 1 });
    propose(t, 2, 1, {}, { wine: 1 });
    t.seat(1).answer('answer-trade', 'accept');
    expect(t.seat(1).refusal('answer-trade', 'accept')).toMatchObject({ key: 'goods-missing' });
  });

  rule('MK-R71', 'nobody offers or is asked for what is visibly not there', () => {
    const t = table([{ gold: 3 }, { tokens: 'V' }]);
    expect(refused(t, 0, 1, { gold: 4 })).toMatchObject({ rule: 'MK-R71', key: 'goods-missing' });
    expect(refused(t, 0, 1, { insignia: [t.insignia('mount')] })).toMatchObject({ key: 'goods-missing' });
    expect(refused(t, 0, 1, { gold: 1 }, { wine: 2 })).toMatchObject({ key: 'partner-lacks' });
    expect(refused(t, 0, 1, { gold: 1 }, { artefacts: [0] })).toMatchObject({ key: 'partner-lacks' });
    expect(refused(t, 0, EVERYBODY, { gold: 1 }, { wine: 2 })).toMatchObject({ key: 'partner-lacks' });
  });

  rule('MK-757', 'a partner is somebody else at the table, and the same is not on both sides', () => {
    const t = table([{ gold: 3 }, { gold: 3 }]);
    for (const to of [0, 3, -2]) expect(refused(t, 0, to, { gold: 1 })).toMatchObject({ key: 'no-such-partner' });
    expect(refused(t, 0, 1, { gold: 3 }, { gold: 1 })).toMatchObject({ key: 'same-both-ways' });
  });

  rule('MK-R71', 'who answers one that has ended is told so', () => {
    const t = table([{ gold: 3 }, {}]);
    propose(t, 0, 1, { gold: 1 });
    const d = t.seat(1).decision('answer-trade');
    t.seat(0).answer('withdraw-trade', true);
    expect(() => t.give(1, d, 'accept')).toThrow('MK-R71 offer-gone');
  });

  rule('MK-R71', 'the proposer withdraws it', () => {
    const t = table([{ gold: 3 }, {}]);
    propose(t, 0, 1, { gold: 3 });
    expect(t.seat(1).open).not.toContain('withdraw-trade');
    t.seat(0).answer('withdraw-trade', true);
    expect(t.seat(1).open).not.toContain('answer-trade');
    expect(t.gold(0)).toBe(3);
  });

  rule('MK-R71', 'it ends at the latest when its proposer’s next turn begins', () => {
    const t = table([{ gold: 3 }, {}, { gold: 1 }]);
    propose(t, 0, 1, { gold: 3 });
    propose(t, 2, EVERYBODY, { gold: 1 });
    t.endTurn(0).endTurn(1);
    expect(t.seat(1).open).toContain('answer-trade');
    expect(t.pub.offers).toEqual([]);
    t.endTurn(2);
    expect(t.seat(1).open).not.toContain('answer-trade');
    expect(t.state.own[1].offers).toEqual([]);
  });

  rule('MK-R71', 'its proposer may let it stand until the turn is over, whoever’s turn it is', () => {
    const t = table([{ gold: 3 }, { tokens: 'V' }, { gold: 1 }]);
    t.seat(0).answer('propose-trade', { ...offer(1, { gold: 1 }), stands: 'turn' });
    t.seat(0).answer('propose-trade', { ...offer(EVERYBODY, { gold: 2 }), stands: 'turn' });
    t.seat(2).answer('propose-trade', { ...offer(0, { gold: 1 }), stands: 'turn' });
    t.seat(1).answer('answer-trade', { counter: { give: { wine: 1 }, ask: { gold: 3 }, text: '', stands: 'turn' } });
    propose(t, 2, 1, { gold: 1 });
    t.act(0, 'work');
    expect([t.pub.offers.length, ...t.state.own.map(({ offers }) => offers.length)]).toEqual([1, 3, 3, 2]);
    t.endTurn(0);
    expect(t.pub.offers).toEqual([]);
    expect(t.state.own.map(({ offers }) => offers)).toEqual([[], [expect.any(Object)], [expect.any(Object)]]);
    expect(t.state.own[1].offers).toMatchObject([{ from: 2, to: 1 }]);
    expect(t.gold(1)).toBe(0);
  });

  rule('MK-R71', 'for the turn or as usual: nothing else can be said of how long it stands', () => {
    const t = table([{ gold: 3 }, {}]);
    for (const stands of ['round', 'game', 60, true, null]) {
      const odd = { ...offer(1, { gold: 1 }), stands } as never;
      expect(t.seat(0).refusal('propose-trade', odd)).toMatchObject({ key: 'not-an-answer' });
    }
    t.seat(0).answer('propose-trade', { ...offer(1, { gold: 1 }), stands: 'turn' });
    expect(refused(t, 0, 1, { gold: 1 })).toMatchObject({ key: 'offer-open' });
  });

  test('at most three are open, and the same one only once', () => {
    const t = table([{ gold: 9 }, {}]);
    propose(t, 0, 1, { gold: 1 });
    expect(refused(t, 0, 1, { gold: 1 })).toMatchObject({ key: 'offer-open' });
    propose(t, 0, 1, { gold: 2 });
    propose(t, 0, EVERYBODY, { gold: 3 });
    expect(refused(t, 0, 1, { gold: 4 })).toMatchObject({ key: 'too-many-offers', numbers: { most: 3 } });
    accept(t, 2);
    expect(refused(t, 0, 1, { gold: 4 })).toBeUndefined();
  });

  test('just what was declined waits until the next turn of the table', () => {
    const t = table([{ gold: 3 }, {}]);
    propose(t, 0, 1, { gold: 1 });
    t.seat(1).answer('answer-trade', 'decline');
    expect(refused(t, 0, 1, { gold: 1 })).toMatchObject({ key: 'declined-already' });
    expect(refused(t, 0, 1, { gold: 2 })).toBeUndefined();
    expect(refused(t, 0, 2, { gold: 1 })).toBeUndefined();
    t.endTurn(0);
    expect(refused(t, 0, 1, { gold: 1 })).toBeUndefined();
  });

  rule('MK-R70', 'an offer to all: the first acceptance takes it, and nobody declines it for the others', () => {
    const t = table([{ gold: 3 }, { tokens: 'V' }, { tokens: 'V' }]);
    propose(t, 0, EVERYBODY, { gold: 3 }, { wine: 1 });
    expect(t.pub.offers).toHaveLength(1);
    expect(t.seat(1).refusal('answer-trade', 'decline')).toMatchObject({ rule: 'MK-R70', key: 'offer-to-all' });
    accept(t, 2);
    expect(t.seat(1).open).not.toContain('answer-trade');
    expect([t.gold(1), t.gold(2)]).toEqual([0, 3]);
  });

  rule('MK-R70', 'two sides only: the third of a deal makes a trade of their own', () => {
    const t = table([{ gold: 3 }, {}]);
    const three = { ...offer(1, { gold: 1 }), third: 2 };
    expect(t.seat(0).refusal('propose-trade', three as never)).toMatchObject({ key: 'not-an-answer' });
  });

  test('a counter-offer is a new one; the first stays acceptable until it is withdrawn', () => {
    const t = table([{ gold: 3 }, { tokens: 'VV' }]);
    propose(t, 0, 1, { gold: 1 }, { wine: 1 });
    t.seat(1).answer('answer-trade', { counter: { give: { wine: 1 }, ask: { gold: 3 }, text: '' } });
    expect(t.state.own[0].offers).toMatchObject([{ from: 0 }, { from: 1, to: 0, counters: 1, ask: { gold: 3 } }]);
    t.seat(0).answer('answer-trade', 'accept');
    expect([t.gold(0), t.tokens(0)]).toEqual([0, 'V']);
  });

  rule(['MK-R70', 'MK-757'], 'an offer to all is countered to its proposer alone, and judged like any offer', () => {
    const t = table([{ gold: 3 }, { tokens: 'VV' }, { tokens: 'V' }], { gifts: false });
    propose(t, 0, EVERYBODY, { gold: 1 }, { wine: 1 });
    const counter = (give: Goods, ask: Goods) => ({ counter: { give, ask, text: '' } });
    expect(t.seat(1).refusal('answer-trade', counter({ wine: 3 }, { gold: 1 }))).toMatchObject({
      key: 'goods-missing',
    });
    expect(t.seat(1).refusal('answer-trade', counter({}, { gold: 1 }))).toMatchObject({ key: 'no-gifts' });
    t.seat(1).answer('answer-trade', counter({ wine: 1 }, { gold: 2 }));
    expect(t.state.own.map(({ offers }) => offers.length)).toEqual([1, 1, 0]);
    expect(t.state.own[0].offers).toMatchObject([{ from: 1, to: 0, counters: 1 }]);
    // The offer to all stands besides, for the others too.
    accept(t, 2);
    accept(t, 0);
    expect([t.gold(0), t.tokens(0), t.gold(1), t.gold(2)]).toEqual([0, 'VV', 2, 1]);
  });

  test('a private offer is known to its two parties only; to all, a done trade is told with its contents', () => {
    const t = table([{ gold: 3 }, { tokens: 'V' }]);
    const before = JSON.stringify([t.pub, t.state.own[2]]);
    propose(t, 0, 1, { gold: 3 }, { wine: 1 });
    expect(JSON.stringify([t.pub, t.state.own[2]])).toBe(before);
    const told = t.events.at(-1);
    expect(told).toMatchObject({ type: 'whispered', facts: {} });
    expect(Object.keys(told?.secrets ?? {})).toEqual(['0', '1']);
    for (const seat of [2, SPECTATOR]) expect(sawEvents(t, seat, 'whispered')).toEqual([]);
    accept(t, 1);
    expect(t.happened('trade-done')).toEqual([{ from: 0, to: 1, give: { gold: 3 }, ask: { wine: 1 } }]);
  });

  test('composed piece by piece: what is laid so far and one thing more', () => {
    const t = table([{ gold: 2 }, { tokens: 'V', insignia: ['mount'] }]);
    const kind = t.game.kinds['propose-trade'];
    const d = t.seat(0).decision('propose-trade');
    const more = kind.candidates(t.view(0), d, offer(1, { gold: 1 }));
    expect(more).toEqual([
      offer(1, { gold: 2 }),
      offer(1, { gold: 1 }, { wine: 1 }),
      offer(1, { gold: 1 }, { insignia: [t.insignia('mount')] }),
      { ...offer(1, { gold: 1 }), stands: 'turn' },
    ]);
    const brief = { ...offer(1, { gold: 2 }), stands: 'turn' } as const;
    expect(kind.candidates(t.view(0), d, brief).every(({ stands }) => stands === 'turn')).toBe(true);
  });
});
