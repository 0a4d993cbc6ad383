/** 2xx, R13…R16, R49: the monster is revealed, cards are dealt, drafted and joined by the stored ones. */
import { expect } from 'vitest';
import { submit } from '../../../kernel/index.ts';
import { example, rule } from '../../test/rule.ts';
import { expectAlike, expectSame, sawEvents } from '../../test/witness.ts';
import { rules } from '../rules/index.ts';
import { arrange, type Bazar, on, start } from './arrange.ts';
import { boxOf } from './box.ts';

const ALL_ITEMS = boxOf().items.map(({ id }) => id);
/** Before the first monster, before the second, and the third in play. */
const LEVELS = [{}, { monster: null }, { monster: 'monster3' }];

const ids = (t: Bazar, items: readonly number[]): string[] => items.map((item) => t.table.content.items[item].id);
const draftOf = (t: Bazar, seat: number): string[] => ids(t, t.seat(seat).own.draft);
const pick = (t: Bazar, seat: number, item: string): void => t.seat(seat).answer('draft-pick', t.item(item));

/** Everybody keeps the first card of the draft hand. */
function keepFirst(t: Bazar): void {
  for (const seat of t.pub.shops.keys()) t.seat(seat).answer('draft-pick', t.seat(seat).own.draft[0]);
}

/** Three shops with these cards dealt: `warrior5` to the first, `mage5` to the second, `thief5` to the third. */
const dealt = (): Bazar =>
  arrange({
    seats: 3,
    nextItems: [1, 2, 3, 4].flatMap((i) => [`warrior5-${i}`, `mage5-${i}`, `thief5-${i}`]),
  });

rule('BZ-201', 'in round 1 the top monster is turned face up', () => {
  const t = start(3);
  expect(t.pub).toMatchObject({ round: 1, monster: t.monster('monster1'), wounds: 0, fallen: [] });
  expect(t.happened('monster-revealed')).toEqual([{ monster: t.monster('monster1'), passing: 1 }]);
});

rule('BZ-201', 'after a defeat the next one is turned up when the next round starts, not before', () => {
  const t = arrange({ phase: 'adventure', wounds: 1, seats: [{ hero: 'mage-1' }, { hero: 'mage-2' }] });
  expect(t.happened('monster-defeated')).toHaveLength(1);
  expect(t.pub.monster).toBe(-1);
  t.playUntil(({ pub }) => pub.phase === 'supply');
  expect(t.pub).toMatchObject({ round: 2, monster: t.monster('monster2'), wounds: 0 });
  expect(t.happened('monster-revealed')).toEqual([{ monster: t.monster('monster2'), passing: 1 }]);
});

rule('BZ-202', 'a monster that stands stays with its wounds', () => {
  const t = arrange({ seats: 3, round: 2, monster: 'monster2', wounds: 2 });
  expect(t.pub).toMatchObject({ round: 3, monster: t.monster('monster2'), wounds: 2 });
  expect(t.happened('monster-revealed')).toEqual([]);
});

rule(
  'BZ-203',
  'its ability works from the reveal: at once, all the time, or at its printed moment, asking nobody',
  () => {
    const t = arrange({
      seats: [{ hand: ['mage5-1'], stored: ['warrior5-1'], coins: 20 }, {}],
      nextItems: [1, 2, 3, 4].flatMap((i) => [`warrior10-${i}`, `warrior15-${i}`]),
      cards: {
        monsters: {
          monster1: {
            effects: [
              on('monsterRevealed', { does: 'loseCoins', n: 5, who: 'allPlayers' }),
              on('static', {
                does: 'forbid',
                act: 'display',
                who: 'allPlayers',
                filter: { class: 'mage' },
                during: 'inPlay',
              }),
              on('displayStart', { does: 'gainGlory', n: 1, who: 'allPlayers' }),
            ],
          },
        },
      },
    });
    expect(t.pub.shops.map(({ coins, glory }) => [coins, glory])).toEqual([
      [15, 0],
      [0, 0],
    ]);
    t.playUntil(({ pub }) => pub.phase === 'display');
    expect(t.pub.shops.map(({ glory }) => glory)).toEqual([1, 1]);
    expect(t.seat(0).refusal('display-cards', [t.item('mage5-1')])).toEqual({
      key: 'display-forbidden',
      rule: 'BZ-R57',
    });
  },
);

rule('BZ-204', 'four items to everybody, six in the advanced game, of which others see the number only', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const t = start(seats);
    expect(t.pub.shops.map(({ draft }) => draft)).toEqual(Array(seats).fill(4));
    expect(t.state.own.map(({ draft }) => draft.length)).toEqual(Array(seats).fill(4));
    expect(sawEvents(t, -1, 'dealt')).toEqual([{ type: 'dealt', count: 4 }]);
    expect(sawEvents(t, 1, 'dealt')).toEqual([{ type: 'dealt', count: 4, cards: t.seat(1).own.draft }]);
  }
  const advanced = start(2, { advancedTwoPlayer: true });
  expect(advanced.pub.shops.map(({ draft }) => draft)).toEqual([6, 6]);
});

rule('BZ-205', 'what is dealt or passed to others does not reach a player', () => {
  const hands = (b: string, c: string) =>
    arrange({
      seats: 4,
      nextItems: [1, 2, 3, 4].flatMap((i) => [`warrior5-${i}`, `${b}-${i}`, `${c}-${i}`, `priest5-${i}`]),
    });
  const [one, other] = [hands('mage5', 'thief5'), hands('thief5', 'mage5')];
  // Until the hand of the third has gone round to the first.
  const steps = [1, 2, 3, 0].map((seat) => (t: Bazar) => t.seat(seat).default('draft-pick'));
  expectAlike(one, other, [0], ...steps);
  expect(draftOf(one, 0)).toEqual(['priest5-2', 'priest5-3', 'priest5-4']);
  expect(draftOf(one, 1)).toEqual(draftOf(other, 1));
  expect(draftOf(one, 2)).not.toEqual(draftOf(other, 2));
});

rule(['BZ-205', 'BZ-206'], 'nobody keeps a card of another’s draft hand, nor answers for another', () => {
  const t = dealt();
  const strange = { rule: '', key: 'not-an-answer' };
  // One and the same answer, wherever the card lies: a refusal tells nothing.
  for (const item of ['mage5-1', 'thief5-2', 'priest5-1']) {
    expect(t.seat(0).refusal('draft-pick', t.item(item))).toEqual(strange);
  }
  const { id } = t.seat(1).decision('draft-pick');
  const step = submit(rules, t.state, t.table, 0, id, t.item('mage5-1'));
  expect(step.refusal).toEqual({ rule: '', key: 'not-open' });
});

rule('BZ-206', 'exactly one card each, kept face down: others see that a choice was made, not which', () => {
  const [one, other] = [dealt(), dealt()];
  expect(one.seat(0).options('draft-pick')).toEqual(
    ['warrior5-1', 'warrior5-2', 'warrior5-3', 'warrior5-4'].map(one.item),
  );
  pick(one, 1, 'mage5-1');
  pick(other, 1, 'mage5-4');
  expectSame(one, other, [0, 2]);
  one.expectAsked([
    [0, 'draft-pick'],
    [2, 'draft-pick'],
  ]);
  expect(() => pick(one, 1, 'mage5-2')).toThrow('not asked');
});

rule('BZ-207', 'hands are passed to the left when the last one has kept a card, all at once', () => {
  const t = dealt();
  pick(t, 0, 'warrior5-2');
  pick(t, 2, 'thief5-1');
  expect([draftOf(t, 0), draftOf(t, 2)].map((hand) => hand.length)).toEqual([4, 4]);
  pick(t, 1, 'mage5-4');
  expect([0, 1, 2].map((seat) => draftOf(t, seat))).toEqual([
    ['thief5-2', 'thief5-3', 'thief5-4'],
    ['warrior5-1', 'warrior5-3', 'warrior5-4'],
    ['mage5-1', 'mage5-2', 'mage5-3'],
  ]);
  expect(t.state.own.map(({ kept }) => ids(t, kept))).toEqual([['warrior5-2'], ['mage5-4'], ['thief5-1']]);
  expect(t.pub.shops.map(({ draft, kept }) => [draft, kept])).toEqual(Array(3).fill([3, 1]));
  expect(sawEvents(t, -1, 'cards-kept')).toEqual([{ type: 'cards-kept', passing: 1, left: 3 }]);
});

rule(
  ['BZ-208', 'BZ-R14'],
  'three picks and the last card by itself: everybody ends with four, in the advanced game six',
  () => {
    for (const [t, cards] of [[start(4), 4] as const, [start(2, { advancedTwoPlayer: true }), 6] as const]) {
      for (let step = 1; step < cards; step++) {
        expect(t.pub.phase).toBe('supply');
        keepFirst(t);
      }
      expect(t.pub.phase).toBe('display');
      expect(t.pub.shops.map(({ hand, draft, kept }) => [hand, draft, kept])).toEqual(
        t.pub.shops.map(() => [cards, 0, 0]),
      );
    }
  },
);

rule('BZ-209', 'stored cards stay face down through the draft and cannot be picked', () => {
  const make = (stored: string) =>
    arrange({ seats: [{ stored: [stored] }, { stored: ['priest20-1'] }], nextItems: ALL_ITEMS.slice(0, 8) });
  const [one, other] = [make('mage20-1'), make('mage20-2')];
  expect(one.seat(0).options('draft-pick')).not.toContain(one.item('mage20-1'));
  expectAlike(one, other, [1], keepFirst, keepFirst);
  expect(one.pub.shops.map(({ stored, hand }) => [stored, hand])).toEqual(Array(2).fill([1, 0]));
  expect(ids(one, one.seat(0).own.storage)).toEqual(['mage20-1']);
});

rule(['BZ-210', 'BZ-R15'], 'then drafted and stored cards are the hand, and storage is empty', () => {
  const t = arrange({ seats: [{ stored: ['mage20-1', 'mage20-2'] }, { stored: ['priest20-1'] }, {}] });
  for (let step = 0; step < 3; step++) keepFirst(t);
  expect(t.pub.shops.map(({ hand, stored }) => [hand, stored])).toEqual([
    [6, 0],
    [5, 0],
    [4, 0],
  ]);
  expect(ids(t, t.seat(0).own.hand)).toEqual(expect.arrayContaining(['mage20-1', 'mage20-2']));
  expect(t.seat(1).refusal('display-cards', [t.item('priest20-1')])).toBeUndefined();
  expect(sawEvents(t, -1, 'draft-ended')).toEqual([{ type: 'draft-ended', hands: [6, 5, 4] }]);
});

rule('BZ-211', 'an empty item deck is made again from the discard, in the middle of the deal', () => {
  const [left, discard] = [ALL_ITEMS.slice(0, 3), ALL_ITEMS.slice(3)];
  const t = arrange({ seats: 2, nextItems: left, itemDiscard: discard });
  expect(t.happened('reshuffled')).toEqual([{ deck: 'item', cards: 109 }]);
  expect(t.pub).toMatchObject({ itemDeck: 104, itemDiscard: [] });
  expect([...draftOf(t, 0).slice(0, 2), draftOf(t, 1)[0]]).toEqual([left[0], left[2], left[1]]);
});

rule('BZ-R13', 'own drafted and stored cards can be seen at any time, and stay where they are', () => {
  const t = arrange({ seats: [{ stored: ['mage20-1'] }, {}], nextItems: ['mage5-1', 'thief5-1'] });
  pick(t, 0, 'mage5-1');
  t.seat(1).default('draft-pick');
  expect(t.seat(0).view.own).toMatchObject({ kept: [t.item('mage5-1')], storage: [t.item('mage20-1')] });
  for (const item of ['mage5-1', 'mage20-1']) {
    expect(t.seat(0).refusal('draft-pick', t.item(item))).toMatchObject({ key: 'not-an-answer' });
  }
  expect(t.seat(0).open).toEqual(['draft-pick']);
});

rule('BZ-R14', 'a pick may be changed until the last player has confirmed', () => {
  const t = dealt();
  pick(t, 0, 'warrior5-1');
  pick(t, 1, 'mage5-1');
  t.seat(0).reopen();
  t.expectAsked([
    [0, 'draft-pick'],
    [2, 'draft-pick'],
  ]);
  pick(t, 0, 'warrior5-3');
  pick(t, 2, 'thief5-1');
  expect(ids(t, t.seat(0).own.kept)).toEqual(['warrior5-3']);
  expect(t.seat(0).open).toEqual(['draft-pick']);
});

rule('BZ-R14', 'a time-out keeps the card with the highest printed price, the leftmost of equals', () => {
  const first = ['mage5-1', 'mage15-1', 'mage15-2', 'mage10-1'];
  const t = arrange({ seats: 2, nextItems: first.flatMap((item, i) => [item, `thief5-${i + 1}`]) });
  expect([0, 1].map((seat) => t.seat(seat).defaultOf('draft-pick'))).toEqual(['mage15-1', 'thief5-1'].map(t.item));
});

rule(
  ['BZ-R16', 'BZ-903'],
  'five or six players pass to the right under a level II monster, from its first draft on',
  () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      for (const [i, level] of LEVELS.entries()) {
        const t = arrange({ seats, round: 3, ...level });
        const [first] = t.seat(0).own.draft.slice(1);
        keepFirst(t);
        const right = seats >= 5 && i === 1;
        expect(t.seat(right ? seats - 1 : 1).own.draft).toContain(first);
        if (i < 2) expect(t.happened('monster-revealed')).toMatchObject([{ passing: right ? -1 : 1 }]);
      }
    }
  },
);

example('BZ-X29', '5 players, level II revealed this round: A’s hand goes to E; level III later: to B', () => {
  const t = arrange({ seats: 5, round: 3, monster: null });
  const hand = t.seat(0).own.draft.slice(1);
  keepFirst(t);
  expect(t.seat(4).own.draft).toEqual(hand);
  const seats = ['mage-1', 'mage-2', 'mage-3', 'mage-4', 'thief-1'].map((hero) => ({ hero }));
  const later = arrange({ phase: 'adventure', monster: 'monster2', wounds: 5, seats });
  later.playUntil(({ pub }) => pub.phase === 'supply');
  expect(later.happened('monster-revealed')).toEqual([{ monster: later.monster('monster3'), passing: 1 }]);
  const rest = later.seat(0).own.draft.slice(1);
  keepFirst(later);
  expect(later.seat(1).own.draft).toEqual(rest);
});

example('BZ-X31', 'deck 10, discard 98, storage 4: deal 10, shuffle 98, deal 6', () => {
  const seats = [0, 1, 2, 3].map((i) => ({ stored: [ALL_ITEMS[i]] }));
  const t = arrange({ seats, itemDiscard: ALL_ITEMS.slice(4, 102) });
  expect(t.happened('reshuffled')).toEqual([{ deck: 'item', cards: 98 }]);
  expect(t.pub).toMatchObject({ itemDeck: 92, itemDiscard: [] });
  expect(t.pub.shops.map(({ draft, stored }) => [draft, stored])).toEqual(Array(4).fill([4, 1]));
});

rule('BZ-R49', 'dealt one card at a time, clockwise from the quest holder', () => {
  const t = arrange({ seats: 3, questHolder: 2, nextItems: ALL_ITEMS.slice(0, 12) });
  expect([2, 0, 1].map((seat) => draftOf(t, seat))).toEqual(
    [0, 1, 2].map((turn) => [0, 3, 6, 9].map((i) => ALL_ITEMS[turn + i])),
  );
});

rule('BZ-R49', 'where a thin set cannot serve all, everybody gets the same number; none at all skips the draft', () => {
  const left = (deck: number) =>
    arrange({ seats: [{ stored: ALL_ITEMS.slice(deck, 60) }, { stored: ALL_ITEMS.slice(60) }] });
  expect(left(7).pub.shops.map(({ draft }) => draft)).toEqual([3, 3]);
  expect(left(7).pub.itemDeck).toBe(1);
  const none = left(1);
  expect(none.pub).toMatchObject({ phase: 'display', itemDeck: 1 });
  expect(none.happened('dealt')).toEqual([{ count: 0 }]);
});
