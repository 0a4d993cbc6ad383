/** Commerces (4xx): where they are built, what they cost and give, and the card that replaces them. */
import { describe, expect, test } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import type { Resource } from '../rules/clauses.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';
import { rewrite, withTiles } from './effects/stage.ts';

/** Player 0 of Ormélie stands in Kien with this in hand. */
function atKien(seat: SeatLiteral = {}, more: Partial<TableLiteral> = {}): House {
  return arrange({ seats: [{ city: 'ormelie', pawn: 'kien', hand: ['C01'], ...seat }, {}, {}], ...more });
}

const building = (t: House, id: string, bonus = false, spare: readonly Resource[] = []) => ({
  build: t.commerce(id),
  bonus,
  spare,
});
const refused = (t: House, id: string, bonus = false, spare: readonly Resource[] = []) =>
  t.seat(0).refusal('take-action', building(t, id, bonus, spare));

const AUBERGE: SeatLiteral = { gold: 9, tokens: 'FMT' };
const MOUNTS = new Array<string>(8).fill('mount');

describe('where', () => {
  rule('MK-401', 'only in a city', () => {
    const t = atKien({ ...AUBERGE, pawn: 'boisSourd' });
    expect(refused(t, 'C01')).toMatchObject({ rule: 'MK-401', key: 'not-in-city' });
    expect(refused(atKien(AUBERGE), 'C01')).toBeUndefined();
  });

  rule('MK-402', 'the six origin cities and Perlance are the cities, and no other territory', () => {
    const t = atKien(AUBERGE);
    const { territories, origins } = t.table.content;
    const cities = territories.filter(({ city }) => city).map(({ id }) => id);
    expect(cities.toSorted()).toEqual([...origins.map((at) => territories[at].id), 'perlance'].toSorted());
    for (const { id, city } of territories) {
      const legal = refused(atKien({ ...AUBERGE, pawn: id }), 'C01') === undefined;
      expect([id, legal]).toEqual([id, city && id !== 'ormelie']);
    }
  });

  rule(['MK-403', 'MK-405', 'MK-R12'], 'one commerce of a player in each city, the starting one among them', () => {
    const home = atKien({ ...AUBERGE, pawn: 'ormelie' });
    expect(refused(home, 'C01')).toMatchObject({ rule: 'MK-403', key: 'commerce-here' });
    const second = atKien({ ...AUBERGE, commerces: { kien: 'C20' } });
    expect(refused(second, 'C01')).toMatchObject({ rule: 'MK-403' });
  });

  rule(['MK-404', 'MK-R18'], 'any number of players have commerces in one city; pawns never run out', () => {
    const others = ['C02', 'C03', 'C04', 'C05', 'C06'].map((id) => ({ commerces: { perlance: id } }));
    const t = arrange({ seats: [{ pawn: 'perlance', hand: ['C01'], ...AUBERGE }, ...others] });
    t.act(0, building(t, 'C01'));
    const here = t.pub.merchants.filter(({ commerces }) => commerces.some(({ city }) => city === t.at('perlance')));
    expect(here).toHaveLength(6);
  });

  rule(['MK-R23', 'MK-R12'], 'with a commerce in all seven cities nothing can be built; the cards stay in hand', () => {
    const commerces = {
      kien: 'C02',
      tessevigne: 'C03',
      unisson: 'C04',
      caldreuil: 'C05',
      portFeral: 'C06',
      perlance: 'C07',
    };
    for (const pawn of [...Object.keys(commerces), 'ormelie']) {
      const t = atKien({ gold: 50, tokens: 'FMT', commerces, pawn });
      expect(refused(t, 'C01')).toMatchObject({ rule: 'MK-403' });
      expect(t.pub.merchants[0]).toMatchObject({ hand: 2 });
    }
  });

  example('EX-41', 'the Kien player with commerces in all other cities has seven and builds nowhere', () => {
    const commerces = {
      tessevigne: 'C03',
      unisson: 'C04',
      caldreuil: 'C05',
      portFeral: 'C06',
      ormelie: 'C07',
      perlance: 'C02',
    };
    const t = arrange({ seats: [{ city: 'kien', hand: ['C01'], ...AUBERGE, commerces }, {}, {}] });
    expect(t.pub.merchants[0].commerces).toHaveLength(7);
    expect(
      t
        .seat(0)
        .options('take-action')
        .some((a) => typeof a === 'object' && 'build' in a),
    ).toBe(false);
  });
});

describe('cost and reward', () => {
  rule('MK-406', 'a card in hand is built, and its gold and tokens are paid', () => {
    const t = atKien({ gold: 6, tokens: 'FMT' });
    const was = t.reserve('fruit');
    t.act(0, building(t, 'C01'));
    expect(t.gold(0)).toBe(0);
    expect(t.tokens(0)).toBe('');
    expect(t.reserve('fruit')).toBe(was + 1);
    expect(t.pub.actionsLeft).toBe(3);
    t.seat(0).answer('choose-commerce', 'deck');
    expect(refused(t, 'C01')).toMatchObject({ key: 'not-an-answer' });
  });

  rule(['MK-406', 'MK-210'], 'the whole cost or nothing', () => {
    expect(refused(atKien({ gold: 5, tokens: 'FMT' }), 'C01')).toMatchObject({
      rule: 'MK-210',
      key: 'gold-missing',
      numbers: { gold: 6, has: 5 },
    });
    expect(refused(atKien({ gold: 6, tokens: 'FMV' }), 'C01')).toMatchObject({
      key: 'tokens-missing',
      numbers: { n: 1, kind: 4 },
    });
    expect(refused(atKien({ gold: 20, tokens: 'FMT', hand: ['C02'] }), 'C01')).toMatchObject({ key: 'not-an-answer' });
  });

  rule(['MK-407', 'MK-408', 'MK-416', 'MK-418'], 'a pawn in the city, the reward, and the card stays face up', () => {
    const t = atKien({ gold: 6, tokens: 'FMT', income: 2 });
    t.act(0, building(t, 'C01'));
    const { commerces, income, prestige, from } = t.pub.merchants[0];
    expect(commerces.at(-1)).toEqual({ city: t.at('kien'), card: t.commerce('C01') });
    expect([income, prestige, from.commerce]).toEqual([3, 1, 1]);
    t.seat(0).answer('choose-commerce', 'deck');
    t.endTurn(0);
    expect(t.gold(0)).toBe(3);
    t.endTurn(1).endTurn(2).endTurn(0);
    expect(t.gold(0)).toBe(6);
    expect(t.pub.merchants[0].commerces.at(-1)?.card).toBe(t.commerce('C01'));
  });

  rule('MK-408', 'other rewards: a quest, a black market card, tokens of choice, an insignia', () => {
    const mount = atKien({ gold: 4, tokens: 'IM', hand: ['C32'] });
    mount.act(0, building(mount, 'C32'));
    expect(mount.pub.merchants[0].insignia).toEqual([mount.insignia('mount')]);
    const tokens = atKien({ gold: 3, tokens: 'TF', hand: ['C31'] });
    tokens.act(0, building(tokens, 'C31'));
    tokens.seat(0).answer('choose-resource', 0);
    tokens.seat(0).answer('choose-resource', 5);
    expect(tokens.tokens(0)).toBe('VI');
    const quest = atKien({ gold: 3, tokens: 'VF', hand: ['C29'] }, { next: { quests: ['la-tarte-du-prevot'] } });
    quest.act(0, building(quest, 'C29'));
    expect(quest.seat(0).own.quests).toEqual([quest.quest('la-tarte-du-prevot')]);
  });

  rule('MK-411', 'a card in hand gives nothing', () => {
    const t = atKien({ gold: 0, hand: ['C20', 'C32'], income: 2 });
    t.endTurn(0);
    expect(t.gold(0)).toBe(2);
    expect(t.pub.merchants[0]).toMatchObject({ income: 2, prestige: 0, insignia: [] });
  });

  rule(['MK-409', 'MK-410', 'MK-R20'], 'the bonus is bought while building or never, and never has to be', () => {
    const without = atKien(AUBERGE);
    without.act(0, building(without, 'C01'));
    expect(without.gold(0)).toBe(3);
    without.seat(0).answer('choose-commerce', 'deck');
    expect(without.pub.merchants[0].insignia).toEqual([]);
    expect(
      without
        .seat(0)
        .options('take-action')
        .filter((a) => typeof a === 'object' && 'build' in a),
    ).toEqual([]);
    const short = atKien({ gold: 8, tokens: 'FMT' });
    expect(refused(short, 'C01', true)).toMatchObject({ key: 'gold-missing', numbers: { gold: 9, has: 8 } });
    expect(refused(short, 'C01')).toBeUndefined();
  });

  rule('MK-R20', 'what the reward gives cannot pay the bonus', () => {
    // Fifteen gold for the house, four for the bonus, which raises the income: income is not gold.
    const t = atKien({ gold: 18, tokens: 'BIFMV', hand: ['C28'], income: 9 });
    expect(refused(t, 'C28', true)).toMatchObject({ key: 'gold-missing' });
    // Nor gold that another card would give at once.
    const rich = rewrite(atKien({ gold: 8, tokens: 'FMT' }), ({ commerces }) => ({
      commerces: commerces.map((card) => ({ ...card, other: [{ does: 'gainGold', n: 9, who: 'self' }] })),
    }));
    expect(refused(rich, 'C01', true)).toMatchObject({ key: 'gold-missing', numbers: { gold: 9, has: 8 } });
    rich.act(0, building(rich, 'C01'));
    expect(rich.gold(0)).toBe(8 - 6 + 9);
  });

  rule('MK-R20', 'tokens of a bonus are declared and paid with the others', () => {
    const dear = (tokens: string): House =>
      rewrite(atKien({ gold: 9, tokens }), ({ commerces }) => ({
        commerces: commerces.map((card) => ({ ...card, bonus: { ...card.bonus, tokens: [1, 0, 0, 0, 0, 0, 0] } })),
      }));
    expect(refused(dear('FMT'), 'C01', true)).toMatchObject({ key: 'tokens-missing', numbers: { n: 1, kind: 0 } });
    expect(refused(dear('FMT'), 'C01')).toBeUndefined();
    const t = dear('VFMT');
    t.act(0, building(t, 'C01', true));
    expect(t.tokens(0)).toBe('');
  });

  example('EX-05', 'Auberge populaire with its bonus', () => {
    const t = atKien({ gold: 9, tokens: 'FMT', income: 2 });
    t.act(0, building(t, 'C01', true));
    expect([t.gold(0), t.tokens(0)]).toEqual([0, '']);
    expect(t.pub.merchants[0]).toMatchObject({ income: 3, prestige: 1, insignia: [t.insignia('mount')] });
    t.expectAsked([[0, 'choose-commerce']]);
  });

  example('EX-03', 'work, build at Kien, walk to the Tour des Mages, buy the villa', () => {
    const t = atKien({ gold: 14, tokens: 'FMT', income: 2 });
    t.act(0, 'work');
    expect(t.gold(0)).toBe(15);
    t.act(0, building(t, 'C01'));
    t.seat(0).answer('choose-commerce', 'deck');
    expect(t.gold(0)).toBe(9);
    t.go(0, 'boisSourd', 'tourDesMages');
    expect(t.gold(0)).toBe(9);
    t.act(0, 'buy-villa');
    expect(t.gold(0)).toBe(1);
    expect(t.pub.merchants[0]).toMatchObject({ income: 3, prestige: 2, villas: [t.at('tourDesMages')] });
    expect(t.pub.actionsLeft).toBe(0);
  });
});

describe('bonus with nothing to give, and discounts', () => {
  example('EX-39', 'Auberge built when all 8 mounts are owned: no bonus, the build is legal', () => {
    const t = arrange({
      seats: [{ city: 'ormelie', pawn: 'kien', hand: ['C01'], ...AUBERGE }, { insignia: MOUNTS }, {}],
    });
    expect(refused(t, 'C01', true)).toMatchObject({ rule: 'MK-R21', key: 'bonus-not-there' });
    expect(refused(t, 'C01')).toBeUndefined();
  });

  rule(['MK-R21', 'MK-R49'], 'a reward that is only granted is lost where its kind is exhausted', () => {
    const t = arrange({
      seats: [{ city: 'ormelie', pawn: 'kien', hand: ['C32'], gold: 4, tokens: 'IM' }, { insignia: MOUNTS }, {}],
    });
    t.act(0, building(t, 'C32'));
    expect(t.pub.merchants[0]).toMatchObject({ income: 3, insignia: [] });
    expect(t.happened('insignia-missing')).toHaveLength(1);
  });

  rule('MK-R21', 'the reward of the same build may take the last one', () => {
    const t = arrange({
      seats: [
        { city: 'ormelie', pawn: 'kien', hand: ['C32'], gold: 8, tokens: 'IM' },
        { insignia: MOUNTS.slice(1) },
        {},
      ],
    });
    expect(refused(t, 'C32', true)).toMatchObject({ rule: 'MK-R21' });
    const none = atKien(
      { gold: 11, tokens: 'TB', hand: ['C34'] },
      { left: { artefacts: 0 }, discards: { artefacts: 0 } },
    );
    expect(refused(none, 'C34', true)).toMatchObject({ rule: 'MK-R21' });
    none.act(0, building(none, 'C34'));
    none.expectAsked([[0, 'choose-commerce']]);
  });

  rule(['MK-R21', 'MK-323'], 'tokens paid for the house are there again when its bonus gives some', () => {
    const t = atKien({ gold: 9, tokens: 'VVB', hand: ['C05'] }, { reserve: { wine: 0 } });
    expect(refused(t, 'C05', true)).toBeUndefined();
    t.act(0, building(t, 'C05', true));
    expect([t.gold(0), t.tokens(0), t.reserve('wine')]).toEqual([0, 'VV', 0]);
    // What a discount spares does not come back.
    const spared = atKien({ gold: 6, tokens: 'MB', hand: ['C14'], artefacts: ['A09'] }, { reserve: { meat: 0 } });
    expect(refused(spared, 'C14', true, [3])).toMatchObject({ rule: 'MK-R21', key: 'bonus-not-there' });
    spared.act(0, building(spared, 'C14', true, [1]));
    expect(spared.tokens(0)).toBe('BM');
  });

  rule('MK-R21', 'the last black market card is the reward, so that the bonus has none to sell', () => {
    const left = { left: { blackMarket: 1 }, discards: { blackMarket: 0 } };
    const t = atKien({ gold: 5, tokens: 'VM', hand: ['C30'] }, left);
    expect(refused(t, 'C30', true)).toMatchObject({ rule: 'MK-R21' });
    t.act(0, building(t, 'C30'));
    expect(t.pub.merchants[0].blackMarket).toBe(1);
    const two = atKien({ gold: 5, tokens: 'VM', hand: ['C30'] }, { ...left, left: { blackMarket: 2 } });
    two.act(0, building(two, 'C30', true));
    expect(two.pub.merchants[0].blackMarket).toBe(2);
  });

  rule('MK-R22', 'gold discounts lower the declared total and add up', () => {
    const t = atKien({ gold: 7, tokens: 'FMT', insignia: ['builder', 'builder'] });
    t.act(0, building(t, 'C01', true));
    expect(t.gold(0)).toBe(0);
  });

  rule('MK-R22', 'never below no gold: a discount pays nobody', () => {
    const house = atKien({ tokens: 'VF', hand: ['C29'], insignia: ['builder'] });
    const cheap = { does: 'modifyCost', of: 'build', gold: -5, tokens: 0 } as const;
    const t = withTiles(house, { builder: [{ when: 'passive', do: [cheap] }] });
    t.act(0, building(t, 'C29'));
    expect(t.gold(0)).toBe(0);
    expect(t.happened('built')[0].paid.gold).toBe(0);
  });

  rule('MK-R22', 'the payer chooses which tokens a discount spares, of those that are asked', () => {
    const t = atKien({ gold: 6, tokens: 'FT', artefacts: ['A09'] });
    expect(refused(t, 'C01')).toMatchObject({ key: 'not-an-answer' });
    expect(refused(t, 'C01', false, [0])).toMatchObject({ key: 'not-an-answer' });
    expect(refused(t, 'C01', false, [2])).toMatchObject({ key: 'tokens-missing' });
    t.act(0, building(t, 'C01', false, [3]));
    expect(t.tokens(0)).toBe('');
    expect(t.happened('built')[0].paid).toEqual({ gold: 6, tokens: [0, 0, 1, 0, 1, 0, 0] });
  });

  rule('MK-R22', 'a discount never goes below no token: where none is asked none is spared', () => {
    const t = atKien({ gold: 8, hand: ['C20'], artefacts: ['A09'] });
    expect(refused(t, 'C20')).toBeUndefined();
    const two = atKien({ gold: 4, hand: ['C13'], artefacts: ['A09'], blackMarket: ['pot-de-vin'] });
    two.seat(0).answer('play-black-market', { card: two.card('pot-de-vin'), on: [] });
    two.act(0, building(two, 'C13', false, [2, 4]));
    expect(two.gold(0)).toBe(0);
  });

  rule('MK-R22', 'what was granted to the next build is used up by it', () => {
    const t = atKien({ gold: 12, tokens: 'F', hand: ['C01', 'C13'], blackMarket: ['pot-de-vin'] });
    t.seat(0).answer('play-black-market', { card: t.card('pot-de-vin'), on: [] });
    t.act(0, building(t, 'C01', false, [3, 4]));
    expect(t.pub.lasting).toEqual([]);
  });
});

describe('the replacement', () => {
  rule(['MK-412', 'MK-413', 'MK-414', 'MK-R19'], 'any card of the market, which is filled again at once', () => {
    const t = atKien(AUBERGE, { market: ['C10', 'C11', 'C12'], next: { commerces: ['C05'] } });
    t.act(0, building(t, 'C01'));
    t.expectAsked([[0, 'choose-commerce']]);
    expect(t.seat(0).options('choose-commerce')).toEqual([...['C10', 'C11', 'C12'].map(t.commerce), 'deck']);
    t.seat(0).answer('choose-commerce', t.commerce('C11'));
    expect(t.seat(0).own.hand).toContain(t.commerce('C11'));
    expect(t.pub.commerceMarket).toEqual(['C10', 'C05', 'C12'].map(t.commerce));
    expect(t.pub.merchants[0].hand).toBe(2);
    t.expectAsked([[0, 'take-action']]);
  });

  rule(['MK-412', 'MK-415', 'MK-R19'], 'or the unseen top card, which only its owner sees', () => {
    const t = atKien(AUBERGE, { next: { commerces: ['C05'] } });
    const market = [...t.pub.commerceMarket];
    t.act(0, building(t, 'C01'));
    t.seat(0).answer('choose-commerce', 'deck');
    expect(t.seat(0).own.hand).toContain(t.commerce('C05'));
    expect(t.pub.commerceMarket).toEqual(market);
    const told = t.events.find(({ type }) => type === 'commerce-taken');
    expect(told?.facts).toEqual({ seat: 0, card: -1, from: 'deck' });
    expect(told?.secrets).toEqual({ 0: { card: t.commerce('C05') } });
  });

  test('an absent player takes the leftmost card', () => {
    const t = atKien(AUBERGE);
    t.act(0, building(t, 'C01'));
    expect(t.seat(0).defaultOf('choose-commerce')).toBe(t.pub.commerceMarket[0]);
  });

  rule('MK-R19', 'the new card may be built in the same turn, in another city', () => {
    const t = atKien({ gold: 20, tokens: 'FMTVVB', insignia: ['mount'] }, { next: { commerces: ['C05'] } });
    t.act(0, building(t, 'C01'));
    t.seat(0).answer('choose-commerce', 'deck');
    t.go(0, 'criqueVoiles', 'plageEchoues', 'perlance');
    t.act(0, building(t, 'C05'));
    expect(t.pub.merchants[0].commerces).toHaveLength(3);
  });

  example('EX-19', 'a build from 2 to 4 prestige: one black market card, then the replacement', () => {
    const t = atKien({ gold: 15, tokens: 'VTFD', hand: ['C23'], prestige: 2 });
    t.act(0, building(t, 'C23'));
    expect(t.pub.merchants[0]).toMatchObject({ prestige: 4, blackMarket: 1 });
    t.expectAsked([[0, 'choose-commerce']]);
  });

  example('EX-47', 'two builds in one turn, by Salanche', () => {
    const t = arrange({
      seats: [{ city: 'kien', pawn: 'tessevigne', gold: 17, tokens: 'FMTVVB', hand: ['C01'] }, {}, {}],
      next: { commerces: ['C05'] },
    });
    t.act(0, building(t, 'C01'));
    t.seat(0).answer('choose-commerce', 'deck');
    t.go(0, 'phareEchoval', 'greveSalanche', 'belvedereIvoire', 'caldreuil');
    expect(t.gold(0)).toBe(7);
    t.act(0, building(t, 'C05'));
    expect([t.gold(0), t.tokens(0), t.pub.actionsLeft]).toEqual([0, '', 0]);
  });

  rule(['MK-211', 'MK-R19'], 'no card and no trade slips in before the build is done', () => {
    const t = arrange({
      seats: [
        { city: 'ormelie', pawn: 'kien', hand: ['C01'], ...AUBERGE },
        { gold: 1, blackMarket: ['racket'] },
        { gold: 9 },
      ],
    });
    t.act(0, building(t, 'C01'));
    t.seat(1).answer('play-black-market', { card: t.card('racket'), on: [2] });
    expect(t.happened('card-played')).toEqual([]);
    t.seat(0).default('choose-commerce');
    expect(t.happened('card-played')).toHaveLength(1);
  });

  rule('MK-R19', 'every other choice of the build comes first', () => {
    const t = atKien({ gold: 11, tokens: 'TB', hand: ['C34'] });
    t.act(0, building(t, 'C34', true));
    t.expectAsked([[0, 'choose-artefact']]);
    t.seat(0).default('choose-artefact');
    t.expectAsked([[0, 'choose-artefact']]);
    t.seat(0).default('choose-artefact');
    t.expectAsked([[0, 'choose-commerce']]);
    expect(t.pub.merchants[0].artefacts).toHaveLength(2);
  });

  rule('MK-R17', 'an empty deck is made again from the discards', () => {
    const t = atKien(AUBERGE, { left: { commerces: 0 }, discards: { commerces: 4 } });
    t.act(0, building(t, 'C01'));
    t.seat(0).answer('choose-commerce', 'deck');
    expect(t.pub).toMatchObject({ commerceDeck: 3, commerceDiscard: 0 });
    expect(t.happened('pile-shuffled')).toEqual([{ pile: 'commerce', cards: 4 }]);
  });

  rule('MK-R17', 'without deck and discards the market is not refilled', () => {
    const t = atKien(AUBERGE, { left: { commerces: 0 }, discards: { commerces: 0 } });
    t.act(0, building(t, 'C01'));
    expect(t.seat(0).options('choose-commerce')).not.toContain('deck');
    t.seat(0).default('choose-commerce');
    expect(t.pub.commerceMarket).toHaveLength(2);
  });

  rule('MK-R17', 'where there is no card anywhere the hand goes below two', () => {
    const t = atKien(AUBERGE, { left: { commerces: 0 }, discards: { commerces: 0 } });
    // The market is with the last player too.
    t.state.own[2].packet.push(...t.pub.commerceMarket.splice(0));
    t.act(0, building(t, 'C01'));
    t.expectAsked([[0, 'take-action']]);
    expect(t.pub.merchants[0].hand).toBe(1);
  });
});

describe('cards in hand', () => {
  rule(['MK-415', 'MK-R82'], 'hidden until built or shown; a shown card stays shown until it is built', () => {
    const t = atKien(AUBERGE);
    const card = t.commerce('C01');
    expect(t.view(1).pub.merchants[0]).toMatchObject({ hand: 2, shownCommerces: [] });
    t.seat(0).answer('reveal-commerce', card);
    expect(t.pub.merchants[0].shownCommerces).toEqual([card]);
    expect(t.seat(0).refusal('reveal-commerce', card)).toMatchObject({ key: 'shown-already' });
    t.act(0, building(t, 'C01'));
    expect(t.pub.merchants[0].shownCommerces).toEqual([]);
  });

  rule(['MK-R82', 'MK-R74'], 'also on another player’s turn, but only one’s own card', () => {
    const t = atKien(AUBERGE);
    const [theirs] = t.seat(1).own.hand;
    t.seat(1).answer('reveal-commerce', theirs);
    expect(t.pub.merchants[1].shownCommerces).toEqual([theirs]);
    expect(t.seat(0).refusal('reveal-commerce', theirs)).toMatchObject({ key: 'not-an-answer' });
  });

  rule('MK-R82', 'only at stable points', () => {
    const t = atKien(AUBERGE);
    t.act(0, building(t, 'C01'));
    expect(t.seat(0).open).not.toContain('reveal-commerce');
    expect(t.seat(1).open).not.toContain('reveal-commerce');
  });

  rule('MK-417', 'nothing trades, swaps or discards a commerce card', () => {
    const t = atKien(AUBERGE);
    const offer = { to: 1, give: { commerces: [t.commerce('C01')] }, ask: {}, text: '' };
    expect(t.seat(0).refusal('propose-trade', offer as never)).toMatchObject({ key: 'not-an-answer' });
    expect(t.seat(0).open.filter((kind) => kind.includes('commerce'))).toEqual(['reveal-commerce']);
  });
});

describe('piles that run short', () => {
  rule('MK-R48', 'with fewer than two artefacts the discard is shuffled in', () => {
    const t = atKien({ gold: 6, tokens: 'TB', hand: ['C34'] }, { left: { artefacts: 1 }, discards: { artefacts: 3 } });
    t.act(0, building(t, 'C34'));
    expect(t.seat(0).own.drawnArtefacts).toHaveLength(2);
    t.seat(0).default('choose-artefact');
    expect(t.pub).toMatchObject({ artefactDeck: 2 });
    expect(t.pub.artefactDiscard).toHaveLength(1);
  });

  rule('MK-R48', 'with one tile in all it is that one', () => {
    const t = atKien({ gold: 6, tokens: 'TB', hand: ['C34'] }, { left: { artefacts: 1 }, discards: { artefacts: 0 } });
    t.act(0, building(t, 'C34'));
    t.seat(0).default('choose-artefact');
    expect(t.pub.merchants[0].artefacts).toHaveLength(1);
    expect(t.pub.artefactDiscard).toEqual([]);
  });
});
