/** Black market cards: each of the 22 as the ledger says. */
import { describe, expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import { resource } from './arrange.ts';
import { holding, table } from './black-market-tables.ts';
import { held, pass, play, whyNot } from './effects/stage.ts';

describe('the cards', () => {
  rule('MK-701', 'Vol à la tire: one token of choice from a player here or next door, sea routes count', () => {
    const near = { pawn: 'plageEchoues', tokens: 'VVFD' };
    const seats = [{ pawn: 'criqueVoiles', ...holding('vol-a-la-tire') }, near, { pawn: 'perlance', tokens: 'M' }];
    const t = table(seats);
    expect(whyNot(t, 0, 'vol-a-la-tire', 2)).toBe('target-wrong');
    play(t, 0, 'vol-a-la-tire', 1);
    t.expectAsked([[0, 'choose-target']]);
    expect(t.seat(0).options('choose-target')).toEqual([resource('wine'), resource('fruit')]);
    t.seat(0).answer('choose-target', resource('fruit'));
    expect([t.tokens(0), t.tokens(1)]).toEqual(['F', 'VVD']);
    expect(t.pub.reserve[resource('fruit')]).toBe(11);
    expect(t.pub.blackMarketDiscard).toHaveLength(1);
  });

  rule('MK-701', 'Vol à la tire: the only kind is taken without a question; diamonds are safe', () => {
    const seats = [
      { pawn: 'kien', ...holding('vol-a-la-tire', 'vol-a-la-tire') },
      { pawn: 'kien', tokens: 'MM' },
    ];
    const t = table([...seats, { pawn: 'boisSourd', tokens: 'DD' }]);
    expect(whyNot(t, 0, 'vol-a-la-tire', 2)).toBe('target-wrong');
    play(t, 0, 'vol-a-la-tire', 1);
    t.expectAsked([[0, 'take-action']]);
    expect([t.tokens(0), t.tokens(1)]).toEqual(['M', 'M']);
  });

  rule('MK-701', 'Racket: a player with at least 6 gold pays 2', () => {
    const t = table([holding('racket', 'racket'), { gold: 6 }, { gold: 5 }]);
    expect(whyNot(t, 0, 'racket', 2)).toBe('target-wrong');
    play(t, 0, 'racket', 1);
    expect([t.gold(0), t.gold(1)]).toEqual([2, 4]);
    expect(whyNot(t, 0, 'racket', 1)).toBe('target-wrong');
  });

  rule(['MK-701', 'MK-R13'], 'Route barrée: one step less for the rest of the turn, two add up, at least one', () => {
    const t = table([{ pawn: 'kien' }, holding('route-barree', 'route-barree')]);
    play(t, 1, 'route-barree', 0);
    t.go(0, 'boisSourd');
    expect(t.pub).toMatchObject({ move: null, actionsLeft: 3 });
    play(t, 1, 'route-barree', 0);
    t.go(0, 'kien');
    expect(t.pub).toMatchObject({ move: null, actionsLeft: 2 });
    t.endTurn(0).endTurn(1);
    t.go(0, 'boisSourd');
    expect(t.pub.move).toMatchObject({ made: 1 });
  });

  rule('MK-701', 'Route barrée outside the victim’s turn lasts until the end of the next one', () => {
    const t = table([holding('route-barree'), { pawn: 'kien' }, {}]);
    play(t, 0, 'route-barree', 1);
    t.endTurn(0);
    t.go(1, 'boisSourd');
    expect(t.pub.move).toBeNull();
    t.endTurn(1);
    expect(t.pub.lasting).toEqual([]);
    t.endTurn(2).endTurn(0);
    t.go(1, 'kien');
    expect(t.pub.move).toMatchObject({ made: 1 });
  });

  rule('MK-701', 'Rumeur: a player with strictly more prestige loses one', () => {
    const t = table([{ prestige: 2, ...holding('rumeur', 'rumeur') }, { prestige: 3 }, { prestige: 2 }]);
    expect(whyNot(t, 0, 'rumeur', 2)).toBe('target-wrong');
    play(t, 0, 'rumeur', 1);
    expect(t.pub.merchants.map(({ prestige }) => prestige)).toEqual([2, 2, 2]);
    expect(whyNot(t, 0, 'rumeur', 1)).toBe('target-wrong');
  });

  rule('MK-701', 'Débauchage: five gold to the owner for an unpromoted associate', () => {
    const rich = { gold: 5, ...holding('debauchage') };
    const victim = { associates: ['wine', 'iron'] as const, promoted: ['meat'] as const };
    const t = table([rich, victim, { promoted: ['cloth'] }, {}]);
    expect(whyNot(t, 0, 'debauchage', 2)).toBe('target-wrong');
    play(t, 0, 'debauchage', 1);
    expect(t.seat(0).options('choose-target')).toEqual([resource('wine'), resource('iron')]);
    t.seat(0).answer('choose-target', resource('iron'));
    expect([t.gold(0), t.gold(1)]).toEqual([0, 5]);
    expect(t.pub.merchants[0].associates).toMatchObject([{ kind: resource('iron'), promoted: false }]);
    expect(t.pub.merchants[1].associates.map(({ kind }) => kind)).toEqual([resource('wine'), resource('meat')]);
  });

  rule('MK-701', 'Débauchage: not without the five gold', () => {
    const t = table([{ gold: 4, ...holding('debauchage') }, { associates: ['wine'] }, {}, {}]);
    expect(whyNot(t, 0, 'debauchage', 1)).toBe('card-condition');
  });

  rule('MK-701', 'Contrebande: in one’s own turn, in a city, two tokens of one kind', () => {
    const seats = [
      { pawn: 'kien', ...holding('contrebande') },
      { pawn: 'unisson', ...holding('contrebande') },
    ];
    const t = table(seats, { reserve: { wine: 1, wood: 0 } });
    expect(whyNot(t, 1, 'contrebande')).toBe('wrong-moment');
    play(t, 0, 'contrebande');
    pass(t);
    const kinds = (['wine', 'fruit', 'meat', 'cloth', 'iron'] as const).map(resource);
    expect(t.seat(0).options('choose-resource')).toEqual(kinds);
    t.seat(0).answer('choose-resource', resource('wine'));
    expect(t.tokens(0)).toBe('V');
    t.endTurn(0);
    play(t, 1, 'contrebande');
    t.seat(1).default('choose-resource');
    // The largest reserve, then the order of the kinds.
    expect(t.happened('tokens-gained')[1].tokens[resource('fruit')]).toBe(2);
  });

  rule('MK-701', 'Contrebande: not outside a city', () => {
    expect(whyNot(table([{ pawn: 'boisSourd', ...holding('contrebande') }, {}]), 0, 'contrebande')).toBe(
      'card-condition',
    );
  });

  rule('MK-701', 'Passage clandestin: one territory more and free crossings for the next move action only', () => {
    const t = table([{ pawn: 'kien', gold: 0, ...holding('passage-clandestin') }, {}]);
    play(t, 0, 'passage-clandestin');
    t.go(0, 'criqueVoiles', 'plageEchoues', 'perlance');
    expect(t.pub).toMatchObject({ move: null, actionsLeft: 3, lasting: [] });
    expect(t.gold(0)).toBe(0);
    t.go(0, 'plageEchoues');
    const back = { move: t.at('criqueVoiles') };
    expect(t.seat(0).refusal('take-action', back)).toMatchObject({ rule: 'MK-305', numbers: { fare: 2, gold: 0 } });
  });

  rule('MK-701', 'Passage clandestin: unused it ends with the turn', () => {
    const t = table([{ pawn: 'kien', ...holding('passage-clandestin') }, {}]);
    play(t, 0, 'passage-clandestin');
    t.endTurn(0).endTurn(1);
    t.go(0, 'boisSourd', 'kien');
    expect(t.pub.move).toBeNull();
  });

  rule(['MK-701', 'MK-R22'], 'Pot-de-vin: the next build ignores up to two tokens of the payer’s choice', () => {
    const hand = ['C01', 'C20'];
    const t = table([{ city: 'unisson', pawn: 'kien', gold: 14, tokens: 'M', hand, ...holding('pot-de-vin') }, {}]);
    play(t, 0, 'pot-de-vin');
    const build = { build: t.commerce('C01'), bonus: false, spare: [resource('fruit'), resource('cloth')] };
    expect(t.seat(0).refusal('take-action', { ...build, spare: [] })).toBeDefined();
    t.act(0, build);
    expect([t.gold(0), t.tokens(0)]).toEqual([8, '']);
    expect(t.pub.lasting).toEqual([]);
  });

  rule('MK-701', 'Espion: sees all cards of a player who has any, and takes one', () => {
    const t = table([holding('espion'), holding('racket', 'rumeur'), {}]);
    expect(whyNot(t, 0, 'espion', 2)).toBe('target-wrong');
    const [racket, rumeur] = [held(t, 1, 'racket'), held(t, 1, 'rumeur')];
    play(t, 0, 'espion', 1);
    pass(t);
    expect(t.seat(0).options('choose-card')).toEqual([racket, rumeur]);
    t.seat(0).answer('choose-card', rumeur);
    expect(t.seat(0).own).toMatchObject({ blackMarket: [rumeur], peeked: [] });
    expect(t.seat(1).own.blackMarket).toEqual([racket]);
    expect(t.pub.merchants.map(({ blackMarket }) => blackMarket)).toEqual([1, 1, 0]);
  });

  rule('MK-703', 'Espion: only the two know which card it was, and only the spy saw them all', () => {
    const t = table([holding('espion'), holding('racket', 'rumeur'), {}]);
    play(t, 0, 'espion', 1);
    pass(t);
    t.seat(0).answer('choose-card', held(t, 1, 'rumeur'));
    const secrets = (type: string) => Object.keys(t.events.find((event) => event.type === type)?.secrets ?? {});
    expect(secrets('cards-seen')).toEqual(['0']);
    expect(secrets('card-taken')).toEqual(['0', '1']);
    expect(t.happened('card-taken')).toEqual([expect.not.objectContaining({ card: expect.anything() })]);
  });

  rule(
    ['MK-701', 'MK-R56'],
    'Incendie criminel: one action, in a city with the victim’s commerce, income at least 2',
    () => {
      const arsonist = { pawn: 'unisson', ...holding('incendie-criminel') };
      const t = table([arsonist, { city: 'unisson', income: 2 }, { city: 'kien', income: 5 }]);
      expect(whyNot(t, 0, 'incendie-criminel', 2)).toBe('target-wrong');
      play(t, 0, 'incendie-criminel', 1);
      expect(t.pub.merchants[1].income).toBe(1);
      expect(t.pub.actionsLeft).toBe(3);
    },
  );

  rule('MK-701', 'Incendie criminel: nobody’s income falls below 1', () => {
    const t = table([
      { pawn: 'unisson', ...holding('incendie-criminel') },
      { city: 'unisson', income: 1 },
    ]);
    expect(whyNot(t, 0, 'incendie-criminel', 1)).toBe('target-wrong');
  });

  rule('MK-R56', 'a card that costs an action needs one left, in one’s own turn', () => {
    const arsonist = { pawn: 'unisson', ...holding('incendie-criminel') };
    const t = table([arsonist, { city: 'unisson', ...arsonist, blackMarket: [] }], { actionsLeft: 0 });
    expect(whyNot(t, 0, 'incendie-criminel', 1)).toBe('card-needs-action');
    t.endTurn(0);
    expect(whyNot(t, 0, 'incendie-criminel', 1)).toBe('wrong-moment');
  });

  rule('MK-701', 'Taxe illégale: each other player pays one, who has none pays nothing', () => {
    const t = table([holding('taxe-illegale'), { gold: 3 }, {}, { gold: 1 }]);
    play(t, 0, 'taxe-illegale');
    expect([0, 1, 2, 3].map((seat) => t.gold(seat))).toEqual([2, 2, 0, 0]);
  });

  rule(['MK-701', 'MK-R85'], 'Chantage: of two others the richer pays two to the other, then one to the owner', () => {
    const t = table([holding('chantage'), { gold: 4 }, { gold: 9 }, { gold: 4 }]);
    expect(whyNot(t, 0, 'chantage', 1, 3)).toBe('equally-rich');
    expect(whyNot(t, 0, 'chantage', 1)).toBe('target-wrong');
    expect(whyNot(t, 0, 'chantage', 0, 1)).toBe('target-wrong');
    expect(whyNot(t, 0, 'chantage', 2, 2)).toBe('target-wrong');
    play(t, 0, 'chantage', 1, 2);
    expect([0, 1, 2, 3].map((seat) => t.gold(seat))).toEqual([1, 6, 6, 4]);
  });

  rule('MK-R85', 'Chantage: with too little gold the other is paid first', () => {
    const t = table([holding('chantage'), { gold: 0 }, { gold: 2 }, {}]);
    play(t, 0, 'chantage', 1, 2);
    expect([0, 1, 2].map((seat) => t.gold(seat))).toEqual([0, 2, 0]);
  });
});
