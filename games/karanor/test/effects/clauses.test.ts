/** The other clauses: income, prestige, tiles, cards, associates, actions, the pawn, the board. */
import { describe, expect } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause } from '../../rules/clauses.ts';
import { type House, resource, type SeatLiteral, type TableLiteral } from '../arrange.ts';
import { perform } from './stage.ts';

const act = (
  seats: readonly SeatLiteral[],
  clauses: Clause | readonly Clause[],
  on: number[] = [],
  more: Partial<TableLiteral> = {},
): House => perform({ seats, ...more }, Array.isArray(clauses) ? clauses : [clauses as Clause], { on });

describe('income and prestige', () => {
  rule('MK-418', 'gainIncome raises the marker', () => {
    const t = act([{ income: 2 }, {}], { does: 'gainIncome', n: 1, who: 'self' });
    expect(t.pub.merchants[0].income).toBe(3);
    expect(t.happened('income-changed')).toMatchObject([{ seat: 0, was: 2, now: 3 }]);
  });

  rule('MK-R16', 'loseIncome stops at its floor, and never goes below 1', () => {
    const lost = (income: number, n: number, floor: number): number =>
      act([{}, { income }], { does: 'loseIncome', n, floor, who: 'target' }, [1]).pub.merchants[1].income;
    expect([lost(5, 2, 1), lost(5, 4, 3), lost(2, 3, 0), lost(1, 1, 0), lost(2, 1, 4)]).toEqual([3, 3, 1, 1, 2]);
  });

  rule(
    ['MK-R65', 'MK-740', 'MK-801'],
    'gainPrestige of an owner’s card is logged as other, and steps and end apply',
    () => {
      const t = act([{ prestige: 9 }, {}], { does: 'gainPrestige', n: 1, who: 'self' });
      expect(t.happened('prestige-gained')).toMatchObject([{ seat: 0, n: 1, now: 10, from: 'other' }]);
      expect(t.pub.triggeredBy).toBe(0);
      const stepped = act([{ prestige: 2 }, {}], { does: 'gainPrestige', n: 1, who: 'self' });
      expect(stepped.pub.merchants[0].blackMarket).toBe(1);
    },
  );

  rule('MK-R60', 'losePrestige never goes below 0', () => {
    const t = act([{}, { prestige: 1 }], { does: 'losePrestige', n: 3, who: 'target' }, [1]);
    expect(t.pub.merchants[1].prestige).toBe(0);
    expect(t.happened('prestige-lost')).toMatchObject([{ n: 1, now: 0 }]);
  });
});

describe('cards and tiles', () => {
  rule('MK-R86', 'drawQuest: n are seen, k kept, the others discarded face down', () => {
    const next = { quests: ['feu-de-camp', 'le-poney-du-geant', 'la-planche-rouge'] };
    const t = act([{}, {}], { does: 'drawQuest', draw: 3, keep: 2 }, [], { next });
    expect(t.seat(0).options('choose-quest-draw')).toHaveLength(3);
    t.seat(0).default('choose-quest-draw');
    expect(t.pub.merchants[0].quests).toBe(2);
    expect(t.pub.questDiscard).toBe(1);
  });

  rule('MK-R53', 'drawBlackMarket: the discard makes a new deck; with none nothing is drawn', () => {
    const more = { left: { blackMarket: 1 }, discards: { blackMarket: 2 } };
    const t = act([{}, {}], { does: 'drawBlackMarket', n: 4 }, [], more);
    expect(t.pub.merchants[0].blackMarket).toBe(3);
    expect(t.pub).toMatchObject({ blackMarketDeck: 0, blackMarketDiscard: [] });
  });

  rule(
    'MK-704',
    'discardBlackMarket: whoever discards chooses, face up; all without a question where there is no choice',
    () => {
      const seats = [{}, { blackMarket: ['racket', 'rumeur', 'espion'] }, { blackMarket: ['racket'] }];
      const t = act(seats, { does: 'discardBlackMarket', n: 2, who: 'eachOpponent' });
      t.expectAsked([[1, 'choose-card']]);
      t.seat(1).answer('choose-card', t.card('rumeur'));
      t.seat(1).answer('choose-card', t.card('espion'));
      t.expectAsked([[0, 'take-action']]);
      expect(t.pub.merchants.map(({ blackMarket }) => blackMarket)).toEqual([0, 1, 0]);
      expect(t.seat(1).own).toMatchObject({ blackMarket: [t.card('racket')], peeked: [] });
      expect(t.pub.blackMarketDiscard).toHaveLength(3);
    },
  );

  rule('MK-R29', 'discardQuest: face down, of the holder’s choice', () => {
    const t = act(
      [{}, { quests: ['feu-de-camp', 'la-planche-rouge'] }, {}],
      { does: 'discardQuest', n: 1, who: 'target' },
      [1],
    );
    t.expectAsked([[1, 'discard-quest']]);
    t.seat(1).answer('discard-quest', t.quest('feu-de-camp'));
    expect(t.pub).toMatchObject({ questDiscard: 1 });
    expect(t.seat(1).own.quests).toEqual([t.quest('la-planche-rouge')]);
    act([{}, {}], { does: 'discardQuest', n: 1, who: 'target' }, [1]).expectAsked([[0, 'take-action']]);
  });

  rule('MK-701', 'takeCard: a single card is taken without a question, of none nothing', () => {
    const t = act([{}, { blackMarket: ['racket'] }], { does: 'takeCard' }, [1]);
    expect(t.seat(0).own.blackMarket).toEqual([t.card('racket')]);
    expect(act([{}, {}], { does: 'takeCard' }, [1]).happened('cards-seen')).toEqual([]);
  });

  rule('MK-R49', 'loseInsignia: one tile of the kind, if there is one', () => {
    const seats = [{}, { insignia: ['mount', 'mount'] }, {}];
    const t = act(seats, { does: 'loseInsignia', insignia: 'mount', who: 'eachOpponent' });
    expect(t.pub.merchants[1].insignia).toHaveLength(1);
    expect(t.happened('insignia-lost')).toHaveLength(1);
  });
});

describe('associates', () => {
  rule('MK-R47', 'gainAssociate leaves the common six, on its resource side', () => {
    const t = act([{}, { associates: ['wine'] }], { does: 'gainAssociate', kind: 'iron' });
    expect(t.pub.merchants[0].associates).toMatchObject([{ kind: resource('iron'), promoted: false }]);
    expect(t.pub.associates).toEqual([1, 2, 3, 4]);
    act([{}, { associates: ['wine'] }], { does: 'gainAssociate', kind: 'wine' }).expectAsked([[0, 'take-action']]);
    const chosen = act([{}, { associates: ['wine'] }], { does: 'gainAssociate', kind: 'choice' });
    expect(chosen.seat(0).options('choose-target')).toEqual([1, 2, 3, 4, 5]);
  });

  rule('MK-625', 'promoteAssociate: one of one’s own that is not promoted', () => {
    const t = act([{ associates: ['wine', 'meat'], promoted: ['iron'] }, {}], { does: 'promoteAssociate' });
    expect(t.seat(0).options('choose-target')).toEqual([0, 3]);
    t.seat(0).answer('choose-target', 3);
    expect(t.pub.merchants[0].associates.map(({ promoted }) => promoted)).toEqual([false, true, true]);
    act([{}, {}], { does: 'promoteAssociate' }).expectAsked([[0, 'take-action']]);
  });

  rule('MK-701', 'takeAssociate: paid in full or not at all', () => {
    const poor = act([{ gold: 2 }, { associates: ['wine'] }], { does: 'takeAssociate', compensation: 3 }, [1]);
    expect(poor.pub.merchants[0].associates).toEqual([]);
    expect(poor.gold(0)).toBe(2);
  });
});

describe('actions, pawn and board', () => {
  rule('MK-203', 'gainActions: in one’s own turn only', () => {
    expect(act([{}, {}], { does: 'gainActions', n: 3 }).pub.actionsLeft).toBe(7);
    const other = perform({ seats: 2, active: 1 }, [{ does: 'gainActions', n: 3 }], { seat: 0 });
    expect(other.pub.actionsLeft).toBe(4);
  });

  rule('MK-732', 'movePawn: to a city of choice or to a place, no move action and no fare', () => {
    const t = act([{ pawn: 'boisSourd' }, {}], { does: 'movePawn', to: { territory: 'voutesSalanche' } });
    expect(t.pub.merchants[0].pawn).toBe(t.at('voutesSalanche'));
    expect(t.pub).toMatchObject({ actionsLeft: 4, moves: 0 });
    const city = act([{ city: 'kien' }, {}], { does: 'movePawn', to: 'chosenCity' });
    expect(city.seat(0).options('choose-target')).toHaveLength(6);
  });

  rule('MK-503', 'placeInhabitant: where none stands', () => {
    const t = act([{}, {}], { does: 'placeInhabitant', territory: 'perlance' });
    expect(t.pub.inhabitants[t.at('perlance')]).toBe(true);
    const there = act([{}, {}], { does: 'placeInhabitant', territory: 'criqueVoiles' });
    expect(there.happened('inhabitant-placed')).toEqual([]);
  });

  rule('MK-604', 'replaceDelivery: under the pile, the next is turned up', () => {
    const t = act([{}, {}], { does: 'replaceDelivery' }, [], { deliveries: ['D1', 'D2', 'D3'] });
    expect(t.pub.delivery).toBe(t.delivery('D2'));
    expect(t.state.hid.deliveryDeck).toEqual([t.delivery('D1'), t.delivery('D3')]);
    const last = act([{}, {}], { does: 'replaceDelivery' }, [], { deliveries: ['D1'] });
    expect(last.pub.delivery).toBe(last.delivery('D1'));
  });

  rule('MK-R84', 'a tile or a quest names its target when it works; all that follows touches that player', () => {
    const clauses: Clause[] = [
      { does: 'gainGold', n: 1, who: 'self' },
      { does: 'transferGold', n: 1, from: 'target', to: 'self' },
      { does: 'payGold', n: 1, who: 'target' },
    ];
    const t = act([{}, { gold: 5 }, { gold: 5 }], clauses);
    t.expectAsked([[0, 'choose-target']]);
    expect(t.seat(0).options('choose-target')).toEqual([1, 2]);
    t.seat(0).answer('choose-target', 2);
    expect([0, 1, 2].map((seat) => t.gold(seat))).toEqual([2, 5, 3]);
    expect(act([{}, { gold: 5 }], clauses).gold(1)).toBe(3);
  });

  rule('MK-R34', 'nothing does nothing, and cancelCard without a card neither', () => {
    const t = act([{}, {}], [{ does: 'nothing' }, { does: 'cancelCard' }]);
    t.expectAsked([[0, 'take-action']]);
    expect(t.events).toEqual([]);
  });

  rule('MK-R54', 'no stable point between the clauses of an effect', () => {
    const clauses: Clause[] = [
      { does: 'gainResource', kind: 'choice', n: 1, who: 'self' },
      { does: 'gainGold', n: 6, who: 'self' },
    ];
    const t = act([{}, { blackMarket: ['racket'] }], clauses);
    t.seat(1).answer('play-black-market', { card: t.card('racket'), on: [0] });
    expect(t.happened('card-played')).toEqual([]);
    t.seat(0).default('choose-resource');
    expect([t.gold(0), t.gold(1)]).toEqual([4, 2]);
  });
});
