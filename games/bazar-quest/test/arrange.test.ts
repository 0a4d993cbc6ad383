/** The worlds of the tests are sound themselves. */
import { expect, test } from 'vitest';
import { arrange, start } from './arrange.ts';

test('a new game of the plain box is set up by the rules and plays to its end', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const t = start(seats);
    t.playUntil((one) => one.pub.ended !== null);
    expect(t.pub.phase).toBe('over');
  }
});

test('what a literal names lies where it says, and the rest is dealt out under conservation', () => {
  const t = arrange({
    phase: 'adventure',
    agenda: [],
    monster: 'monster2',
    seats: [
      { coins: 15, hand: ['warrior5-1'], window: ['mage10-1'], hero: { hero: 'mage-1', gear: ['mage5-1'], coins: 5 } },
      { employees: ['clerk-3'], display: 1, stored: ['thief5-1'] },
    ],
    nextItems: ['priest5-1', 'priest5-2'],
    heroesLeft: 3,
  });
  expect(t.seat(0).shop).toMatchObject({ coins: 15, hand: 1, window: [t.item('mage10-1')] });
  expect(t.guest('mage-1')).toMatchObject({ coins: 5, gear: [t.item('mage5-1')] });
  expect(t.seat(1).shop).toMatchObject({ employees: [t.employee('clerk-3')], display: 1, stored: 1 });
  expect(t.state.hid.itemDeck.slice(-2)).toEqual([t.item('priest5-2'), t.item('priest5-1')]);
  expect(t.pub).toMatchObject({ heroDeck: 3, fallen: [t.monster('monster1')], coming: [-1] });
  expect(t.pub.centre).toHaveLength(1);
});

test('a card named twice is refused', () => {
  expect(() => arrange({ seats: [{ hand: ['mage5-1'], window: ['mage5-1'] }, {}], agenda: [] })).toThrow('used twice');
});
