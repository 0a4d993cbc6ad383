/** Set-up and draft (1xx), and which tables can be laid out. */
import { describe, expect, test } from 'vitest';
import { completeOptions, isOptionProblem, startProblem } from '../../../kernel/index.ts';
import { example, rule } from '../../test/rule.ts';
import { DIAMOND, ORDINARY_KINDS, RESOURCES } from '../rules/clauses.ts';
import { rules } from '../rules/index.ts';
import { purseOf } from '../rules/purse.ts';
import { questsInPlay, sequelsInPlay } from '../rules/setup.ts';
import { NONE } from '../rules/state.ts';
import { arrange, type House, start } from './arrange.ts';
import { PLAYERS, tableOptions } from './plans.ts';

/** The draft is over, the first player is asked. */
function afterDraft(seats: number, options?: Parameters<typeof start>[1], seed?: string): House {
  return start(seats, options, seed).playUntil((t) => t.pub.active !== NONE);
}

describe('the board', () => {
  rule('MK-101', 'two to six play', () => {
    expect(rules.seats).toEqual({ min: 2, max: 6 });
    for (const seats of PLAYERS) expect(start(seats).pub.merchants).toHaveLength(seats);
  });

  rule(['MK-102', 'MK-901'], 'at two or three 4+ cards are out, a first part with its sequel', () => {
    for (const seats of PLAYERS) {
      const { state, table } = start(seats);
      const { quests, blackMarket, artefacts } = table.content;
      const out = (cards: readonly { readonly minPlayers: number }[]): number =>
        seats < 4 ? cards.filter(({ minPlayers }) => minPlayers === 4).length : 0;
      const firsts = quests.filter(({ step }) => step !== 2);
      expect(state.hid.questDeck).toHaveLength(firsts.length - out(firsts));
      expect(state.hid.blackMarketDeck).toHaveLength(blackMarket.length - out(blackMarket));
      expect(state.hid.artefactDeck).toHaveLength(artefacts.length - out(artefacts));
      for (const quest of state.hid.sequels) {
        const first = quests.findIndex(({ sequel }) => sequel === quest);
        expect(state.hid.questDeck).toContain(first);
      }
    }
  });

  rule('MK-102', 'a first part marked 4+ takes its sequel with it; a sequel is never removed alone', () => {
    const { content } = start(2).table;
    const marked = (is: (quest: number) => boolean): typeof content => ({
      ...content,
      quests: content.quests.map((card, quest) => (is(quest) ? { ...card, minPlayers: 4 } : card)),
    });
    const first = content.quests.findIndex(({ step }) => step === 1);
    const { sequel } = content.quests[first];
    for (const seats of PLAYERS) {
      const isIn = seats >= 4;
      const firsts = marked((quest) => quest === first);
      expect(questsInPlay(firsts, seats).includes(first)).toBe(isIn);
      expect(sequelsInPlay(firsts, seats).includes(sequel)).toBe(isIn);
      expect(sequelsInPlay(firsts, seats)).toHaveLength(isIn ? 8 : 7);
      expect(
        sequelsInPlay(
          marked((quest) => quest === sequel),
          seats,
        ),
      ).toHaveLength(8);
    }
  });

  rule('MK-103', 'piles are shuffled, and differently with another seed', () => {
    const [one, other] = ['one', 'other'].map((seed) => start(4, {}, seed).state.hid);
    expect(one.questDeck).not.toEqual(other.questDeck);
    expect(one.commerceDeck).not.toEqual(other.commerceDeck);
    expect(one.blackMarketDeck).not.toEqual(other.blackMarketDeck);
    expect(one.artefactDeck).not.toEqual(other.artefactDeck);
    const laid = Array.from({ length: 12 }, (_, i) => start(3, {}, `seed ${i}`));
    for (const of of [
      ({ state }: House) => state.hid.deliveryDeck,
      ({ pub }: House) => pub.merchants.map(({ city }) => city),
      ({ pub }: House) => pub.merchants.map(({ story }) => story),
      ({ pub }: House) => pub.commerceMarket,
    ]) {
      expect(new Set(laid.map((t) => `${of(t)}`)).size).toBeGreaterThan(6);
    }
  });

  rule('MK-104', 'sequels lie in a pack of their own', () => {
    const { state, table } = start(4);
    expect(state.hid.sequels).toHaveLength(8);
    for (const quest of state.hid.questDeck) expect(table.content.quests[quest].step).not.toBe(2);
  });

  rule('MK-105', 'three commerce cards lie open before hands are dealt', () => {
    const t = start(4);
    expect(t.pub.commerceMarket).toHaveLength(3);
    expect(t.happened('market-laid-out')).toEqual([{ cards: t.pub.commerceMarket }]);
    const order = t.events.map(({ type }) => type);
    expect(order.indexOf('market-laid-out')).toBeLessThan(order.indexOf('draft-dealt'));
  });

  rule('MK-106', 'an inhabitant on each of the 21 places', () => {
    const { pub, table } = start(3);
    expect(pub.inhabitants.filter(Boolean)).toHaveLength(21);
    expect(pub.inhabitants).toEqual(table.content.territories.map(({ inhabitant }) => inhabitant));
  });

  rule(['MK-115', 'MK-116', 'MK-902', 'MK-R41'], 'players + 1 deliveries, the first face up', () => {
    for (const seats of PLAYERS) {
      const { pub, state } = start(seats);
      expect(pub.delivery).not.toBe(NONE);
      expect(pub.deliveriesLeft).toBe(seats);
      expect(state.hid.deliveryDeck).toHaveLength(seats);
    }
  });

  rule('MK-117', 'all six associates are there', () => {
    expect(start(4).pub.associates).toEqual([0, 1, 2, 3, 4, 5]);
  });

  rule('MK-118', 'prestige begins at 0', () => {
    for (const { prestige } of afterDraft(5).pub.merchants) expect(prestige).toBe(0);
  });

  rule('MK-122', 'the target is 10, 9 for five, 8 for six', () => {
    expect(PLAYERS.map((seats) => start(seats).happened('game-started')[0].target)).toEqual([10, 10, 10, 9, 8]);
  });

  rule(['MK-124', 'MK-931', 'MK-940'], 'the market of two holds one of each ordinary kind', () => {
    expect(afterDraft(2).pub.market).toEqual([1, 1, 1, 1, 1, 1]);
    expect(afterDraft(2, { twoPlayerMarket: false }).pub.market).toBeNull();
    expect(afterDraft(3).pub.market).toBeNull();
  });

  rule(['MK-324', 'MK-R03'], 'seven resources, 12 of each and 8 diamonds unless the table says otherwise', () => {
    expect(RESOURCES).toHaveLength(7);
    expect(start(4).pub.reserve).toEqual([12, 12, 12, 12, 12, 12, 8]);
    expect(start(4, { reserve: 20, diamonds: 3 }).pub.reserve).toEqual([20, 20, 20, 20, 20, 20, 3]);
  });
});

describe('cities, stories and goods', () => {
  rule(['MK-107', 'MK-108'], 'a city and a story each, no city twice', () => {
    const { pub, table } = start(6);
    const cities = pub.merchants.map(({ city }) => city);
    expect(new Set(cities).size).toBe(6);
    for (const city of cities) expect(table.content.origins).toContain(city);
    expect(new Set(pub.merchants.map(({ story }) => story)).size).toBe(6);
  });

  rule(['MK-113', 'MK-114'], 'pawn and first commerce in the own city, which gives nothing', () => {
    const { pub, table } = afterDraft(4);
    for (const { city, pawn, commerces, prestige, income, story } of pub.merchants) {
      expect(pawn).toBe(city);
      expect(commerces).toEqual([{ city, card: NONE }]);
      expect(prestige).toBe(0);
      expect(income).toBe(table.content.stories[story].income);
    }
  });

  rule(['MK-119', 'MK-120'], 'gold, tokens and income are those of the story', () => {
    const t = afterDraft(6, { firstPlayer: 1 });
    for (const [seat, { story, income }] of t.pub.merchants.entries()) {
      const tile = t.table.content.stories[story];
      const purse = purseOf(t.state, seat);
      expect(income).toBe(tile.income);
      expect(purse.tokens).toEqual(tile.tokens);
      expect(purse.gold).toBeGreaterThanOrEqual(tile.gold);
    }
  });

  rule(['MK-121', 'MK-R47'], 'insignia and associates of stories leave the common supply', () => {
    const { pub } = afterDraft(6);
    const held = pub.merchants.flatMap(({ insignia }) => insignia);
    for (const tile of held) expect(pub.insignia).not.toContain(tile);
    const kinds = pub.merchants.flatMap(({ associates }) => associates.map(({ kind }) => kind));
    for (const kind of kinds) expect(pub.associates).not.toContain(kind);
    expect(pub.associates.length + kinds.length).toBe(ORDINARY_KINDS);
  });

  rule(['MK-119', 'MK-120', 'MK-121'], 'each of the ten stories gives what it says, and nothing else', () => {
    const given = (story: string): string => {
      const t = arrange({
        seats: [{ story, income: 0 }, {}],
        at: [
          { do: 'story-goods', seat: 0 },
          { do: 'turn', seat: 0 },
        ],
        next: { quests: ['la-planche-rouge'] },
      });
      const { income, insignia, associates, quests, blackMarket } = t.pub.merchants[0];
      const kinds = insignia.map((tile) => t.table.content.insignia[tile].kind);
      const resources = associates.map(({ kind, promoted }) => `${RESOURCES[kind]} ${promoted}`);
      return [t.gold(0), t.tokens(0), income, ...kinds, ...resources, quests, blackMarket].join(' ');
    };
    expect(['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09', 'S10'].map(given)).toEqual([
      '3 VB 2 captain 0 0',
      '2 M 2 mount 0 0',
      '3  3 0 0',
      '3 TI 2 0 1',
      '3 BI 2 foreman 0 0',
      '2 V 2 wine false 0 0',
      '4 FM 2 1 0',
      '2 TD 2 bodyguard 0 0',
      '2 BI 2 builder 0 0',
      '6 FT 2 0 0',
    ]);
  });

  example('EX-01', 'Kien and L’Enfant du large', () => {
    const t = arrange({
      seats: [{ city: 'kien', story: 'S01' }, {}],
      at: [
        { do: 'story-goods', seat: 0 },
        { do: 'turn', seat: 0 },
      ],
    });
    const kien = t.at('kien');
    expect(t.pub.merchants[0]).toMatchObject({ pawn: kien, commerces: [{ city: kien, card: NONE }] });
    expect([t.gold(0), t.tokens(0)]).toEqual([3, 'VB']);
    expect(t.pub.merchants[0]).toMatchObject({ income: 2, insignia: [t.insignia('captain')], prestige: 0 });
  });

  example('EX-10', 'two players with the market', () => {
    const t = afterDraft(2);
    expect(t.happened('game-started')).toMatchObject([{ target: 10 }]);
    expect(t.pub.market).toEqual([1, 1, 1, 1, 1, 1]);
    const { quests, artefacts, blackMarket } = t.table.content;
    const { hid } = t.state;
    for (const quest of hid.questDeck) expect(quests[quest].minPlayers).toBe(2);
    for (const tile of hid.artefactDeck) expect(artefacts[tile].minPlayers).toBe(2);
    for (const card of hid.blackMarketDeck) expect(blackMarket[card].minPlayers).toBe(2);
    const stories = t.pub.merchants.map(({ story }) => t.table.content.stories[story].tokens);
    expect(t.pub.deliveriesLeft + 1).toBe(3);
    for (const kind of RESOURCES.keys()) {
      const start = kind === DIAMOND ? 8 : 12 - 1;
      expect(t.pub.reserve[kind]).toBe(start - stories[0][kind] - stories[1][kind]);
    }
  });
});

describe('the draft', () => {
  rule(
    ['MK-109', 'MK-110', 'MK-111', 'MK-112', 'MK-R04'],
    'three each, one kept, two to the right, one kept, one discarded',
    () => {
      const t = start(3);
      const dealt = t.state.own.map(({ packet }) => [...packet]);
      for (const packet of dealt) expect(packet).toHaveLength(3);
      t.expectAsked([
        [0, 'draft-pick-1'],
        [1, 'draft-pick-1'],
        [2, 'draft-pick-1'],
      ]);
      for (const seat of [2, 0, 1]) t.seat(seat).answer('draft-pick-1', dealt[seat][0]);
      expect(t.state.own.map(({ packet }) => packet)).toEqual([
        dealt[1].slice(1),
        dealt[2].slice(1),
        dealt[0].slice(1),
      ]);
      for (const seat of [0, 1, 2]) t.seat(seat).answer('draft-pick-2', t.seat(seat).own.packet[1]);
      t.playUntil((world) => world.pub.active !== NONE);
      expect(t.state.own.map(({ hand }) => hand)).toEqual([
        [dealt[0][0], dealt[1][2]],
        [dealt[1][0], dealt[2][2]],
        [dealt[2][0], dealt[0][2]],
      ]);
      expect(t.state.hid.commerceDiscard).toEqual([dealt[1][1], dealt[2][1], dealt[0][1]]);
      // Only the one who discarded it knows which it was.
      expect(t.state.own.map(({ discarded }) => discarded.commerces)).toEqual([
        [dealt[1][1]],
        [dealt[2][1]],
        [dealt[0][1]],
      ]);
      expect(t.pub.commerceDiscard).toBe(3);
    },
  );

  example('EX-11', 'A, B, C clockwise: what A passes goes to C, and A gets it from B', () => {
    const t = start(3);
    const [a, b] = t.state.own.map(({ packet }) => [...packet]);
    for (const seat of [0, 1, 2]) t.seat(seat).answer('draft-pick-1', t.seat(seat).own.packet[2]);
    expect(t.seat(2).own.packet).toEqual(a.slice(0, 2));
    expect(t.seat(0).own.packet).toEqual(b.slice(0, 2));
  });

  test('picks are sealed: nobody is told of another’s', () => {
    const t = start(3);
    t.seat(0).default('draft-pick-1');
    expect(t.events.filter(({ type }) => type === 'draft-picked')).toEqual([]);
    expect(t.pub.merchants[0].hand).toBe(0);
    t.seat(0).reopen();
    expect(t.asked).toHaveLength(3);
  });

  example('EX-09', 'six players: 13 cards in the deck, 6 discarded, 7 deliveries', () => {
    const t = afterDraft(6, {}, 'no quests');
    const { pub } = t;
    expect(t.happened('game-started')).toMatchObject([{ target: 8, deliveries: 7 }]);
    expect(pub.commerceDeck).toBe(13);
    expect(pub.commerceDiscard).toBe(6);
    expect(pub.deliveriesLeft + 1).toBe(7);
  });

  rule(['MK-125', 'MK-R37'], 'goods and what stories ask come in turn order', () => {
    const t = afterDraft(4, { firstPlayer: 3 });
    expect(t.happened('goods-received').map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    expect(t.pub.active).toBe(2);
  });

  rule('MK-125', 'board, tiles, draft, goods, then the first turn', () => {
    const order = [...new Set(afterDraft(4).events.map(({ type }) => type))];
    const steps = ['market-laid-out', 'cities-dealt', 'stories-dealt', 'draft-dealt', 'draft-picked', 'goods-received'];
    expect([...steps, 'round-started', 'turn-started'].map((type) => order.indexOf(type))).toEqual(
      [...steps, 'round-started', 'turn-started'].map((type) => order.indexOf(type)).sort((a, b) => a - b),
    );
  });
});

describe('options', () => {
  rule(['MK-123', 'MK-R05'], 'who begins is drawn, or named by the host', () => {
    const starters = new Set(Array.from({ length: 30 }, (_, i) => start(4, {}, `seed ${i}`).pub.starter));
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
    expect(afterDraft(4, { firstPlayer: 3 }).pub.active).toBe(2);
    expect(startProblem(rules, 3, tableOptions(3, { firstPlayer: 4 }))).toMatchObject({ option: 'firstPlayer' });
  });

  rule('MK-R06', 'with storyDeal choose, one of two tiles, all at once', () => {
    const t = start(5, { storyDeal: 'choose' });
    const offered = t.state.own.map(({ stories }) => [...stories]);
    expect(new Set(offered.flat()).size).toBe(10);
    expect(t.pub.merchants[0].story).toBe(NONE);
    for (const seat of offered.keys()) t.seat(seat).answer('choose-story', offered[seat][1]);
    expect(t.pub.merchants.map(({ story }) => story)).toEqual(offered.map(([, second]) => second));
    expect(t.happened('stories-dealt')).toHaveLength(1);
    t.expectAsked(offered.map((_, seat) => [seat, 'draft-pick-1']));
  });

  example('EX-49', 'six cannot choose among ten stories', () => {
    expect(startProblem(rules, 6, tableOptions(6, { storyDeal: 'choose' }))).toMatchObject({ option: 'storyDeal' });
    expect(startProblem(rules, 5, tableOptions(5, { storyDeal: 'choose' }))).toBeUndefined();
  });

  rule('MK-951', 'every option has the default of the ledger, at every size of table', () => {
    for (const seats of PLAYERS) {
      expect(tableOptions(seats)).toEqual({
        firstPlayer: 'random',
        storyDeal: 'one',
        questPrivacy: 'secret',
        goldPrivacy: 'open',
        twoPlayerMarket: true,
        marketPlace: 'anywhere',
        gifts: true,
        curseTradable: true,
        villasTradable: false,
        earnOncePerRound: false,
        tieBreak: 'gold',
        reserve: 12,
        diamonds: 8,
        roundCap: 0,
        interruptGapMs: 1500,
        dropOut: 'bot',
        undo: true,
      });
    }
  });

  rule('MK-951', 'other values than those of the ledger are refused', () => {
    const isRefused = (given: { readonly [option: string]: unknown }): boolean =>
      isOptionProblem(completeOptions(rules.options, 2, given));
    for (const given of [
      { firstPlayer: 7 },
      { storyDeal: 'two' },
      { questPrivacy: 'hidden' },
      { goldPrivacy: 'secret' },
      { twoPlayerMarket: 'on' },
      { marketPlace: 'harbours' },
      { tieBreak: 'income' },
      { reserve: 1 },
      { diamonds: -1 },
      { roundCap: 101 },
      { roundCap: 1.5 },
      { interruptGapMs: 5001 },
      { dropOut: 'end' },
      { undo: 'off' },
      { prices: 2 },
    ]) {
      expect([given, isRefused(given)]).toEqual([given, true]);
    }
    for (const interruptGapMs of [0, 5000]) expect(isRefused({ interruptGapMs })).toBe(false);
    // The market is a matter of two.
    expect(tableOptions(4, { twoPlayerMarket: false }).twoPlayerMarket).toBe(true);
  });
});
