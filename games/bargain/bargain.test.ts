import { describe, expect, test } from 'vitest';
import {
  covers,
  type Goods,
  isNothing,
  isRising,
  onePieceMore,
  plus,
  readsGoods,
  sameGoods,
  shared,
  shortOf,
  without,
} from './goods.ts';
import { isRemark, isSameOffer, MOST_TEXT, type Offer } from './offers.ts';
import { readsWants } from './wants.ts';
import { enter, judged, owed, tally, type Word } from './words.ts';

describe('goods', () => {
  test('amounts add up, lists join in rising order', () => {
    expect(plus({ gems: 1, cards: [5] }, { gems: 2, cards: [3] })).toEqual({ gems: 3, cards: [3, 5] });
  });

  test('what is used up is not there any more, neither as 0 nor as an empty list', () => {
    expect(without({ gems: 2, cards: [3] }, { gems: 2, cards: [3], wood: 1 })).toEqual({});
    expect(without({ gems: 2, cards: [3, 4] }, { gems: 5, cards: [9] })).toEqual({ cards: [3, 4] });
    expect(isNothing(without({ gems: 1 }, { gems: 1 }))).toBe(true);
  });

  test('what both have', () => {
    expect(shared({ gems: 3, cards: [1, 2] }, { gems: 2, cards: [2, 7] })).toEqual({ gems: 2, cards: [2] });
  });

  test('more covers less, whatever the order of the kinds', () => {
    expect(covers({ gems: 3, cards: [1, 2] }, { cards: [2], gems: 1 })).toBe(true);
    expect(covers({ gems: 3 }, { gems: 4 })).toBe(false);
    expect(covers({ cards: [1] }, { cards: [1, 2] })).toBe(false);
    expect(sameGoods({ gems: 1, cards: [2] }, { cards: [2], gems: 1 })).toBe(true);
    expect(sameGoods({ gems: 1 }, { gems: 2 })).toBe(false);
  });

  test('the kind that is short', () => {
    const have: Goods = { gems: 2, cards: [1, 4] };
    expect(shortOf(have, { gems: 2, cards: [4] })).toBeUndefined();
    expect(shortOf(have, { gems: 3 })).toBe('gems');
    expect(shortOf(have, { gems: 1, cards: [2] })).toBe('cards');
    expect(shortOf(have, { wood: 1 })).toBe('wood');
  });

  test('one piece more of what is there', () => {
    const have: Goods = { gems: 2, cards: [1, 4] };
    expect(onePieceMore(have, { gems: 2, cards: [4] })).toEqual([{ gems: 2, cards: [1, 4] }]);
    expect(onePieceMore(have, {})).toEqual([{ gems: 1 }, { cards: [1] }, { cards: [4] }]);
  });

  test.each<[unknown, boolean]>([
    [{}, true],
    [{ gems: 3, cards: [0, 9] }, true],
    [{ gems: 0 }, false],
    [{ gems: -1 }, false],
    [{ gems: 1.5 }, false],
    [{ gems: 41 }, false],
    [{ gems: '3' }, false],
    [{ gold: 1 }, false],
    [{ cards: [] }, false],
    [{ cards: [3, 1] }, false],
    [{ cards: [1, 1] }, false],
    [{ cards: [10] }, false],
    [{ cards: 3 }, false],
    [{ toString: 1 }, false],
    [[], false],
    [null, false],
    ['gems', false],
  ])('%j is goods: %s', (json, isGoods) => {
    expect(readsGoods(json, { amounts: { gems: 40 }, lists: { cards: 10 } })).toBe(isGoods);
  });
});

describe('offers', () => {
  const offer: Offer = { id: 1, from: 0, to: 2, give: { gems: 1 }, ask: { cards: [4] }, counters: 0, text: '' };

  test('the same goods for the same person are the same offer, whatever its number and remark', () => {
    expect(isSameOffer(offer, { ...offer, id: 7, text: 'again', counters: 2 })).toBe(true);
    expect(isSameOffer(offer, { ...offer, to: 1 })).toBe(false);
    expect(isSameOffer(offer, { ...offer, give: { gems: 2 } })).toBe(false);
  });

  test('remarks are short text', () => {
    expect(isRemark('')).toBe(true);
    expect(isRemark('x'.repeat(MOST_TEXT))).toBe(true);
    expect(isRemark('x'.repeat(MOST_TEXT + 1))).toBe(false);
    expect(isRemark(3)).toBe(false);
  });
});

describe('wants', () => {
  const isKinds = (a: unknown): a is readonly number[] => isRising(a, 3);

  test.each<[unknown, boolean]>([
    [{ seeks: [], spares: [] }, true],
    [{ seeks: [0, 2], spares: [1] }, true],
    [{ seeks: [3], spares: [] }, false],
    [{ seeks: [2, 0], spares: [] }, false],
    [{ seeks: ['0'], spares: [] }, false],
    [{ seeks: ['length'], spares: [] }, false],
    [{ seeks: [0] }, false],
    [{ seeks: [0], spares: [], more: 1 }, false],
    [null, false],
  ])('%j is wants: %s', (json, isWants) => {
    expect(readsWants(json, isKinds)).toBe(isWants);
  });
});

describe('words', () => {
  const word = (goods: Goods, given: Goods = {}, declined: Goods = {}): Word => ({
    id: 1,
    from: 0,
    to: 1,
    goods,
    text: '',
    given,
    declined,
    status: 'open',
  });

  test.each<[string, Word, string]>([
    ['all of it was given', word({ gems: 2 }, { gems: 2 }), 'kept'],
    ['more than that was given', word({ gems: 2 }, { gems: 5 }), 'kept'],
    ['some of it was given', word({ gems: 2, cards: [3] }, { gems: 2 }), 'partly'],
    ['something else was given', word({ gems: 2 }, { cards: [3] }), 'broken'],
    ['nothing was given', word({ gems: 2 }), 'broken'],
    ['the receiver wanted none of it', word({ gems: 2 }, {}, { gems: 2 }), 'void'],
    ['the rest was not wanted', word({ gems: 2, cards: [3] }, { gems: 2 }, { cards: [3] }), 'kept'],
    ['it was only talk', word({}), 'void'],
  ])('%s', (_, given, status) => {
    expect(judged(given)).toBe(status);
  });

  test('what is still owed', () => {
    expect(owed(word({ gems: 3, cards: [1, 2] }, { gems: 1, cards: [1] }, { cards: [2] }))).toEqual({ gems: 2 });
  });

  test('the record counts kept, part and broken; void words count for nothing', () => {
    const record = { kept: 0, partly: 0, broken: 0 };
    for (const status of ['kept', 'kept', 'partly', 'broken', 'void'] as const) enter(record, status);
    expect(tally(record)).toEqual({ kept: 2, of: 4 });
  });
});
