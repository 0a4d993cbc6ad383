/** Words about the arena and what becomes of them: the parts of 5xx where players talk. */
import { describe, expect } from 'vitest';
import { rule } from '../../test/rule.ts';
import type { Stage } from './effects/stage.ts';
import { arena, village } from './talks.ts';

describe('words about the arena', () => {
  const seal = (t: Stage, sides: readonly ('attacker' | 'defender' | 'none')[]): void => {
    for (const [i, side] of sides.entries()) t.seat(2 + i).answer('choose-allegiance', side);
  };

  rule('DQ-503', 'both principals may promise anything but points for a side; bystanders may name a price', () => {
    const t = arena([{ gems: 2 }, { gems: 1 }]);
    t.seat(0).answer('promise-support', { to: 2, side: 'attacker', goods: { gems: 2 }, text: '' });
    t.seat(1).answer('promise-support', { to: 2, side: 'none', goods: { gems: 1 }, text: '' });
    expect(t.pub.words).toHaveLength(2);
    expect(
      t.seat(0).refusal('promise-support', { to: 2, side: 'attacker', goods: { points: 1 }, text: '' }),
    ).toMatchObject({ rule: 'DQ-313' });
    t.seat(3).answer('promise-support', { to: 1, side: 'defender', goods: { gems: 1 }, text: '' });
    expect(t.pub.bargains).toMatchObject([{ about: 'support', from: 3, to: 1, side: 'defender' }]);
    t.seat(1).answer('answer-support', 'accept');
    expect(t.pub.words.slice(2)).toMatchObject([
      { from: 1, to: 3, goods: { gems: 1 }, ownSide: false },
      { from: 3, to: 1, side: 'defender', ownSide: true },
    ]);
  });

  rule(['DQ-504', 'DQ-R47'], 'nobody is bound: a bystander may show another side than was promised', () => {
    const t = arena([{ gems: 2 }], { dice: [8, 1] });
    t.seat(2).answer('promise-support', { to: 0, side: 'attacker', goods: {}, text: '' });
    seal(t, ['defender', 'none']);
    expect(t.pub.settled).toMatchObject([{ from: 2, status: 'broken' }]);
    expect(t.adventurer(2).word.broken).toBe(1);
  });

  rule('DQ-R49', 'a principal owes only those who showed the side that was wanted', () => {
    const t = arena([{ gems: 4 }], { dice: [8, 1] });
    t.seat(0).answer('promise-support', { to: 2, side: 'attacker', goods: { gems: 1 }, text: '' });
    t.seat(0).answer('promise-support', { to: 3, side: 'attacker', goods: { gems: 1 }, text: '' });
    seal(t, ['attacker', 'none']);
    expect(t.pub.settled).toMatchObject([{ to: 3, status: 'void' }]);
    expect(t.pub.words).toMatchObject([{ to: 2, status: 'open' }]);
  });

  rule(
    ['DQ-519', 'DQ-R57'],
    'right after the fight the defender may keep promises: gifts only, to anybody, once',
    () => {
      const t = arena([{}, { gems: 3 }], { dice: [1, 8] });
      t.seat(1).answer('promise-support', { to: 2, side: 'defender', goods: { gems: 1 }, text: '' });
      seal(t, ['defender', 'none']);
      t.expectAsked([[1, 'settle-as-defender']]);
      expect(t.seat(1).defaultOf('settle-as-defender')).toEqual([{ to: 2, gift: { gems: 1 } }]);
      expect(t.seat(1).refusal('settle-as-defender', [{ to: 3, gift: { gems: 1 } }])).toBeUndefined();
      t.seat(1).answer('settle-as-defender', [{ to: 2, gift: { gems: 1 } }]);
      t.seat(2).answer('accept-gift', ['gems']);
      expect(t.pub.settled).toMatchObject([{ from: 1, status: 'kept' }]);
      t.expectAsked([[0, 'village-action']]);
    },
  );

  rule('DQ-519', 'a defender without promises is not asked', () => {
    const t = arena([], { dice: [1, 8] });
    seal(t, ['none', 'none']);
    t.expectAsked([[0, 'village-action']]);
  });

  rule('DQ-520', 'the attacker settles in the village afterwards, or is asked when the turn ends', () => {
    const t = arena([{ gems: 2 }], { dice: [8, 1] });
    t.seat(0).answer('promise-support', { to: 2, side: 'attacker', goods: { gems: 1 }, text: '' });
    seal(t, ['attacker', 'none']);
    t.expectAsked([[0, 'village-action']]);
    expect(t.seat(0).open).toContain('settle-as-attacker');
    t.seat(0).answer('village-action', 'proceed');
    t.expectAsked([[0, 'settle-as-attacker']]);
    t.seat(0).default('settle-as-attacker');
    t.seat(2).default('accept-gift');
    expect(t.pub.settled).toMatchObject([{ status: 'kept' }]);
  });

  rule(
    'DQ-R73',
    'promises may be made in the village before; without an arena they are void when the turn ends',
    () => {
      const t = village([{ gems: 1 }, {}, {}]);
      t.seat(0).answer('promise-support', { to: 1, side: 'attacker', goods: { gems: 1 }, text: '' });
      t.seat(2).answer('promise-support', { to: 0, side: 'attacker', goods: {}, text: '' });
      expect(t.pub.words).toHaveLength(2);
      t.do({ do: 'end-turn' });
      expect(t.pub.settled.map(({ status }) => status)).toEqual(['void', 'void']);
      expect(t.adventurer(0).word).toEqual({ kept: 0, partly: 0, broken: 0 });
    },
  );

  rule(['DQ-R49', 'DQ-R73'], 'however many words there are, none is left open', () => {
    const t = arena([{ gems: 9 }], { dice: [8, 1] });
    for (const seat of [2, 3]) {
      for (const to of [0, 1]) t.seat(seat).answer('promise-support', { to, side: 'attacker', goods: {}, text: '' });
    }
    seal(t, ['defender', 'attacker']);
    expect(t.pub.settled.map(({ from, status }) => [from, status])).toEqual([
      [2, 'broken'],
      [2, 'broken'],
      [3, 'kept'],
      [3, 'kept'],
    ]);
    const beforehand = village([{ gems: 9 }, {}, {}]);
    for (const to of [1, 2]) {
      beforehand.seat(0).answer('promise-support', { to, side: 'attacker', goods: { gems: 1 }, text: '' });
      beforehand.seat(to).answer('promise-support', { to: 0, side: 'attacker', goods: {}, text: '' });
    }
    beforehand.do({ do: 'end-turn' });
    expect(beforehand.pub.words).toEqual([]);
    expect(beforehand.pub.settled.map(({ status }) => status)).toEqual(['void', 'void', 'void', 'void']);
  });

  rule('DQ-R73', 'not before the rounds in which arenas are fought', () => {
    expect(village([{}, {}, {}], { round: 2 }).seat(0).open).not.toContain('promise-support');
  });

  rule('DQ-R51', 'the sealed side stays secret whatever was promised', () => {
    const t = arena([]);
    t.seat(2).answer('promise-support', { to: 0, side: 'attacker', goods: {}, text: '' });
    const before = JSON.stringify(t.view(3));
    t.seat(2).answer('choose-allegiance', 'defender');
    const after = JSON.stringify(t.view(3)).replace('"ready":[2]', '"ready":[]');
    expect(after).toBe(before);
  });
});
