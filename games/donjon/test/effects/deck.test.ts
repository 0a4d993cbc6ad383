/** Looking at the deck, ordering it, drawing from it, and what others may know of it. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause, Effect } from '../../rules/clauses.ts';
import { type Stage, type StageLiteral, stage } from './stage.ts';

const FIVE: StageLiteral['deck'] = [5, 6, 7, 8, 9].map((power) => ({ power }));
/** The numbers of the deck's cards: 0 is on top at first. */
const deck = (t: Stage): number[] => [...t.state.hid.adventureDeck].reverse();

/** A special with these clauses is turned up and resolved. */
const special = (literal: StageLiteral, ...clauses: Clause[]): Stage => {
  const t = stage({ deck: FIVE, ...literal, card: { kind: 'special', effects: [{ on: 'onReveal', do: clauses }] } });
  t.state.pub.agenda.push({ do: 'resolved', card: t.pub.card });
  return t.happen('onReveal');
};

describe('peek', () => {
  test('the owner alone sees the top cards, as many as there are', () => {
    const t = special({}, { does: 'peek', n: 3 });
    expect(t.state.own.map((own) => own.peeked)).toEqual([[0, 1, 2], [], []]);
    const told = t.events.find((event) => event.type === 'peeked');
    expect(told).toMatchObject({ facts: { seat: 0, n: 3 }, secrets: { 0: { cards: [0, 1, 2] } } });
    expect(JSON.stringify(told?.facts)).not.toContain('cards');
    expect(special({}, { does: 'peek', n: 9 }).state.own[0].peeked).toHaveLength(5);
  });

  test('nothing from an empty deck', () => {
    const t = special({ deck: [] }, { does: 'peek', n: 3 }, { does: 'reorder' }, { does: 'drawFrom' });
    t.expectAsked([]);
    expect(t.happened('peeked')).toEqual([]);
  });
});

describe('reorder', () => {
  test('card after card, by places that tell nobody else which', () => {
    const t = special({}, { does: 'peek', n: 3 }, { does: 'reorder' });
    t.state.own[1].peeked = [0, 1];
    expect(t.seat(0).options('special-choice')).toEqual([0, 1, 2]);
    t.seat(0).answer('special-choice', 2);
    expect(t.seat(0).options('special-choice')).toEqual([0, 1]);
    t.seat(0).answer('special-choice', 0);
    t.expectAsked([]);
    expect(deck(t)).toEqual([2, 0, 1, 3, 4]);
    expect(t.state.own.map((own) => own.peeked)).toEqual([[2, 0, 1], [], []]);
  });
});

describe('drawing', () => {
  const door: Clause[] = [{ does: 'peek', n: 3 }, { does: 'drawFrom' }];

  rule(['DQ-R75', 'DQ-403'], 'the chosen card is drawn when the special is done with; the others stay in order', () => {
    const t = special({}, ...door);
    t.seat(0).answer('special-choice', 1);
    expect(t.happened('card-drawn')).toMatchObject([{ card: 1 }]);
    expect(deck(t)).toEqual([0, 2, 3, 4]);
    expect(t.state.own[0].peeked).toEqual([0, 2]);
    expect(t.pub.discard).toHaveLength(1);
    t.expectAsked([[0, 'face-monster']]);
  });

  rule(['DQ-R75', 'DQ-210'], 'a dragon chosen before round 3 goes back, and another card comes', () => {
    const t = special({ round: 2, deck: [{ type: 'dragon' }, {}, {}] }, ...door);
    t.seat(0).answer('special-choice', 0);
    expect(t.happened('card-returned')[0]).toMatchObject({ card: 0 });
    expect(t.happened('card-drawn')).toHaveLength(1);
    expect(t.pub.fight?.monster).not.toBe(0);
  });

  rule('DQ-R67', 'a power used instead of the turn’s first draw', () => {
    const unique: Effect = { on: 'onDraw', may: true, do: door };
    const t = stage({ seats: [{ unique }], deck: FIVE });
    t.do({ do: 'adventure' });
    const power = t
      .seat(0)
      .options('choose-adventure')
      .find((a) => typeof a === 'object' && 'power' in a);
    t.seat(0).answer('choose-adventure', power ?? 'dungeon');
    t.seat(0).answer('use-unique-power', 2);
    expect(t.happened('card-drawn')).toMatchObject([{ card: 2 }]);
    expect(deck(t)).toEqual([0, 1, 3, 4]);
    expect(t.adventurer(0).powerUsed).toBe(true);
  });

  test('what just happens before the first draw', () => {
    const trait: Effect = { on: 'onDraw', do: [{ does: 'discardTop', n: 1 }] };
    const t = stage({ round: 1, seats: [{ trait: [trait] }], deck: FIVE }).do({ do: 'adventure' });
    expect(t.happened('card-drawn')).toMatchObject([{ card: 1 }]);
    expect(t.pub.discard).toEqual([0]);
  });

  rule('DQ-403', 'a special that draws again goes on once, however often it says so', () => {
    const t = special({}, { does: 'drawAgain' }, { does: 'drawAgain' });
    t.expectAsked([[0, 'face-monster']]);
    expect(t.pub.deck).toBe(4);
    expect(t.happened('card-drawn')).toHaveLength(1);
    t.seat(0).answer('face-monster', 'alone');
    expect(t.happened('card-drawn')).toHaveLength(1);
  });

  rule('DQ-402', 'an event is followed by one card, whatever it says', () => {
    const effects: Effect[] = [{ on: 'onReveal', do: [{ does: 'drawAgain' }] }];
    const t = stage({ round: 1, deck: [{ kind: 'event', effects }, {}, {}] }).do({ do: 'adventure' });
    expect(t.happened('card-drawn')).toHaveLength(2);
    t.expectAsked([[0, 'face-monster']]);
  });

  test('a beaten monster leads to another card, after its own accounts', () => {
    const effects: Effect[] = [{ on: 'onWin', do: [{ does: 'drawAgain' }] }];
    const t = stage({ fight: { monster: { power: 1, effects } }, deck: FIVE, dice: [8, 1] }).do({ do: 'meet-monster' });
    t.seat(0).answer('face-monster', 'alone');
    expect(t.adventurer(0).spoils).toHaveLength(1);
    t.expectAsked([[0, 'face-monster']]);
    expect(t.pub.fight?.monster).toBe(0);
  });

  test('outside an adventure there is nothing to draw', () => {
    const t = stage({ seats: [{ trait: [{ on: 'onTurnStart', do: [{ does: 'drawAgain' }] }] }] }).happen('onTurnStart');
    expect(t.pub.deck).toBe(10);
  });
});

describe('discarding', () => {
  rule('DQ-R04', 'takes what there is, and may exhaust the deck', () => {
    const t = special({}, { does: 'discardTop', n: 2 });
    expect(t.pub.discard.slice(0, 2)).toEqual([0, 1]);
    const all = special({}, { does: 'discardTop', n: 9 });
    expect(all.pub.deck).toBe(0);
    expect(all.happened('deck-exhausted')).toHaveLength(1);
  });

  rule('DQ-210', 'a dragon does not come out before round 3 that way either', () => {
    const t = special({ round: 1, deck: [{}, { type: 'dragon' }, {}] }, { does: 'discardTop', n: 3 });
    expect(t.happened('cards-discarded')).toMatchObject([{ cards: [0] }]);
    expect(t.pub.deck).toBe(2);
  });
});
