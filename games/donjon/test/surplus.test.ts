/** Objects of which a player holds one too many (302…304, DQ-R15, DQ-R56). */
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/rule.ts';
import { type SeatLiteral, type Stage, stage } from './effects/stage.ts';

const weapon = (bonus: number) => ({ type: 'weapon' as const, bonus });

/** Player 0 is in the village, and has just got these objects of the shop (0: weapon +1, 1: weapon +3) besides. */
function village(seats: readonly SeatLiteral[], got: readonly number[] = []): Stage {
  const t = stage({ seats });
  t.pub.step = 'before';
  t.pub.shop = t.pub.shop.filter((object) => !got.includes(object));
  t.adventurer(0).objects.push(...got);
  return t.do({ do: 'village', step: 'before' });
}

describe('one of each type', () => {
  rule(['DQ-302', 'DQ-303'], 'a second object of a type: one is kept, the other is offered or goes back', () => {
    const t = village([{ gems: 6, objects: [weapon(2)] }, {}, {}]);
    const [old] = t.adventurer(0).objects;
    t.seat(0).answer('village-action', { buy: 1 });
    t.expectAsked([[0, 'keep-object']]);
    expect(t.seat(0).options('keep-object')).toEqual([old, 1]);
    t.seat(0).answer('keep-object', 1);
    t.expectAsked([[0, 'offer-surplus']]);
    t.seat(0).answer('offer-surplus', 'return');
    expect(t.adventurer(0).objects).toEqual([1]);
    expect(t.pub.shop).toContain(old);
    t.expectAsked([[0, 'village-action']]);
  });

  rule('DQ-304', 'what goes back earns nothing and is for sale again', () => {
    const t = village([{ gems: 6, objects: [weapon(2)] }, {}, {}]);
    const [old] = t.adventurer(0).objects;
    t.seat(0).answer('village-action', { buy: 1 });
    t.seat(0).answer('keep-object', 1);
    t.seat(0).answer('offer-surplus', 'return');
    expect(t.adventurer(0).gems).toBe(0);
    t.adventurer(0).gems = 9;
    t.pub.bank -= 9;
    expect(t.seat(0).options('village-action')).toContainEqual({ buy: old });
  });

  rule('DQ-R56', 'a time-out keeps the higher bonus, of equals the newer one, and gives the other back', () => {
    const t = village([{ objects: [weapon(3)] }, {}, {}], [1]);
    const [, newer] = t.adventurer(0).objects;
    expect(t.seat(0).defaultOf('keep-object')).toBe(newer);
    t.seat(0).default('keep-object');
    expect(t.seat(0).defaultOf('offer-surplus')).toBe('return');
  });

  rule('DQ-R56', 'of three, the surplus ones are put up singly', () => {
    const t = village([{ objects: [weapon(2)] }, {}, {}], [0, 1]);
    const [, , best] = t.adventurer(0).objects;
    t.seat(0).answer('keep-object', best);
    t.seat(0).answer('offer-surplus', 'return');
    t.expectAsked([[0, 'keep-object']]);
    t.seat(0).answer('keep-object', best);
    t.seat(0).answer('offer-surplus', 'return');
    expect(t.adventurer(0).objects).toEqual([best]);
  });

  rule('DQ-R56', 'a price is asked of a player who has it, and refusing costs nothing', () => {
    const t = village([{ objects: [weapon(2)] }, { gems: 2 }, {}], [1]);
    const [small, large] = t.adventurer(0).objects;
    t.seat(0).answer('keep-object', large);
    expect(t.seat(0).options('offer-surplus')).toEqual([
      'return',
      { to: 1, gems: 0 },
      { to: 1, gems: 1 },
      { to: 1, gems: 2 },
      { to: 2, gems: 0 },
    ]);
    t.seat(0).answer('offer-surplus', { to: 1, gems: 2 });
    expect(t.seat(1).defaultOf('answer-surplus')).toBe('refuse');
    t.seat(1).answer('answer-surplus', 'refuse');
    expect(t.seat(0).options('offer-surplus')).toEqual(['return', { to: 2, gems: 0 }]);
    t.seat(0).answer('offer-surplus', { to: 2, gems: 0 });
    t.seat(2).answer('answer-surplus', 'accept');
    expect(t.adventurer(2).objects).toEqual([small]);
  });

  rule('DQ-R56', 'when nobody is left to ask, it goes back by itself', () => {
    const t = village([{ objects: [weapon(2)] }, {}, {}], [1]);
    const [small, large] = t.adventurer(0).objects;
    t.seat(0).answer('keep-object', large);
    for (const to of [1, 2]) {
      t.seat(0).answer('offer-surplus', { to, gems: 0 });
      t.seat(to).answer('answer-surplus', 'refuse');
    }
    expect(t.pub.shop).toContain(small);
    expect(t.happened('object-returned')).toMatchObject([{ object: small, to: 'shop' }]);
  });

  test('DQ-E34 B keeps the gift and sells the old weapon on to C for a gem', () => {
    const t = village([{ objects: [weapon(2)] }, { objects: [weapon(1)] }, { gems: 1 }]);
    const [gift] = t.adventurer(0).objects;
    const [old] = t.adventurer(1).objects;
    t.seat(0).answer('propose-deal', { to: 1, give: { objects: [gift] }, ask: {}, text: '' });
    t.seat(1).answer('answer-deal', { accept: [] });
    t.expectAsked([[1, 'keep-object']]);
    t.seat(1).answer('keep-object', gift);
    t.seat(1).answer('offer-surplus', { to: 2, gems: 1 });
    t.seat(2).answer('answer-surplus', 'accept');
    expect(t.adventurer(1)).toMatchObject({ gems: 1, objects: [gift] });
    expect(t.adventurer(2)).toMatchObject({ gems: 0, objects: [old] });
    t.expectAsked([[0, 'village-action']]);
  });

  test('DQ-E43 a dragon object that is one too many goes back to its own row, not to the shop', () => {
    const t = village([{ objects: [weapon(2)] }, {}, {}]);
    const [sword] = t.pub.aside;
    t.pub.aside = t.pub.aside.filter((one) => one !== sword);
    t.adventurer(0).objects.push(sword);
    t.run();
    t.seat(0).answer('keep-object', t.adventurer(0).objects[0]);
    t.seat(0).answer('offer-surplus', 'return');
    expect(t.pub.aside).toContain(sword);
    expect(t.pub.shop).not.toContain(sword);
  });

  test('DQ-E50 in one chain nobody is offered an object twice, nor one they put up', () => {
    const t = village([{ objects: [weapon(2)] }, { objects: [weapon(3)] }, {}], [1]);
    const [x, z] = t.adventurer(0).objects;
    const [y] = t.adventurer(1).objects;
    t.seat(0).answer('keep-object', z);
    t.seat(0).answer('offer-surplus', { to: 1, gems: 0 });
    t.seat(1).answer('answer-surplus', 'accept');
    t.seat(1).answer('keep-object', x);
    t.seat(1).answer('offer-surplus', { to: 0, gems: 0 });
    t.seat(0).answer('answer-surplus', 'accept');
    t.seat(0).answer('keep-object', y);
    t.seat(0).answer('offer-surplus', { to: 1, gems: 0 });
    t.seat(1).answer('answer-surplus', 'accept');
    t.seat(1).answer('keep-object', z);
    expect(t.pub.surplus).toMatchObject({ seat: 1, object: x });
    expect(t.seat(1).options('offer-surplus')).toEqual(['return', { to: 2, gems: 0 }]);
    t.seat(1).answer('offer-surplus', 'return');
    expect(t.pub.shop).toContain(x);
    expect(t.pub.surplus).toBeNull();
  });
});
