/** Prices, recovery, the guild, arenas: what stands and what lasts, and when it ends. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../test/rule.ts';
import type { Clause, Duration, Effect } from '../../rules/clauses.ts';
import { expire } from '../../rules/effects/lasting.ts';
import { gauge } from '../../rules/effects/power.ts';
import { guildDraw, isArenaForbidden, objectPrice, recovery, woundsLeft } from '../../rules/effects/prices.ts';
import { type Stage, type StageLiteral, stage } from './stage.ts';

const stands = (...clauses: Clause[]): Effect => ({ on: 'whileHeld', do: clauses });
const event = (literal: StageLiteral, ...clauses: Clause[]): Stage =>
  stage({ ...literal, card: { kind: 'event', effects: [{ on: 'onReveal', do: clauses }] } }).happen('onReveal');

/** What the weapons of 2 and 6 gems cost each player. */
const prices = (t: Stage): number[][] =>
  [0, 1, 2].map((seat) => [0, 1].map((o) => objectPrice(t.content, t.pub, seat, o)));
const change = (n: number, who: 'self' | 'allPlayers', during: Duration = 'held'): Clause => ({
  does: 'priceChange',
  n,
  who,
  during,
});

describe('prices', () => {
  rule('DQ-R76', 'reductions add up, and no price falls below 1', () => {
    const t = stage({
      seats: [{ objects: [{ effects: [stands(change(-1, 'self'))] }], trait: [stands(change(-1, 'allPlayers'))] }],
    });
    expect(prices(t)).toEqual([
      [1, 4],
      [1, 5],
      [1, 5],
    ]);
    const cheap = stage({ seats: [{ trait: [stands(change(-9, 'self'))] }] });
    expect(prices(cheap)[0]).toEqual([1, 1]);
  });

  test('of an event, for the round', () => {
    const t = event({}, change(-1, 'allPlayers', 'round'));
    expect(prices(t)[1]).toEqual([1, 5]);
    expire(t.pub, 'combat');
    expire(t.pub, { turnOf: 0 });
    expect(prices(t)[1]).toEqual([1, 5]);
    expire(t.pub, 'round');
    expect(prices(t)[1]).toEqual([2, 6]);
  });

  test('under a condition of whoever holds the card', () => {
    const t = stage({
      seats: [{ trait: [{ ...stands(change(1, 'allPlayers')), if: [{ is: 'gemsAtLeast', n: 1 }] }] }],
    });
    expect(prices(t)[1]).toEqual([2, 6]);
    t.adventurer(0).gems = 1;
    expect(prices(t)[1]).toEqual([3, 7]);
  });
});

describe('numbers', () => {
  rule('DQ-306', 'two quests at the guild, or what an ability says', () => {
    const t = stage({ seats: [{ trait: [stands({ does: 'guildDraw', n: 3 })] }] });
    expect([0, 1].map((seat) => guildDraw(t.content, t.pub, seat))).toEqual([3, 2]);
  });

  test('at the guild by an ability of that moment', () => {
    const t = stage({ seats: [{ trait: [{ on: 'onGuildDraw', do: [{ does: 'guildDraw', n: 4 }] }] }] });
    expect(guildDraw(t.content, t.pub, 0)).toBe(4);
  });

  rule('DQ-207', 'one wound at the start of a turn, or what an ability says', () => {
    const t = stage({ seats: [{ objects: [{ effects: [stands({ does: 'recover', n: 2 })] }] }] });
    expect([0, 1].map((seat) => recovery(t.content, t.pub, seat))).toEqual([2, 1]);
    const next = event({}, { does: 'recover', n: 3 });
    expect([0, 1].map((seat) => recovery(next.content, next.pub, seat))).toEqual([3, 1]);
  });

  rule('DQ-609', 'an ability may spare the second wound', () => {
    const t = stage({ seats: [{ objects: [{ effects: [stands({ does: 'ignoreWounds', what: 'kritikExtra' })] }] }] });
    expect([0, 1].map((seat) => woundsLeft(t.content, t.pub, seat, 2))).toEqual([1, 2]);
  });

  test('a guild drawn for once lasts until the owner’s turn', () => {
    const t = event({}, { does: 'guildDraw', n: 3 });
    expect(guildDraw(t.content, t.pub, 0)).toBe(3);
    expire(t.pub, { turnOf: 0 });
    expect(guildDraw(t.content, t.pub, 0)).toBe(2);
  });
});

describe('arenas', () => {
  rule('DQ-R45', 'an event in play forbids them, and so does one that lasts', () => {
    const lying = stage({ inPlay: { seat: 1, effects: [stands({ does: 'forbidArena', during: 'held' })] } });
    expect(isArenaForbidden(lying.content, lying.pub)).toBe(true);
    expect(isArenaForbidden(stage().content, stage().pub)).toBe(false);
    const t = event({ active: 1 }, { does: 'forbidArena', during: 'ownTurn' });
    expect(isArenaForbidden(t.content, t.pub)).toBe(true);
    expire(t.pub, { turnOf: 0 });
    expect(isArenaForbidden(t.content, t.pub)).toBe(true);
    expire(t.pub, { turnOf: 1 });
    expect(isArenaForbidden(t.content, t.pub)).toBe(false);
  });
});

describe('power for a while', () => {
  const fury: Effect = {
    on: 'afterDungeon',
    if: [{ is: 'role', role: 'active' }, { is: 'won' }],
    do: [{ does: 'power', n: 1, during: 'ownTurn' }],
  };
  const fought = (active: number, winner: 'green' | 'red'): Stage =>
    stage({ active, seats: [{ trait: [fury] }], fight: { ally: active === 0 ? 1 : 0, winner, stage: 'over' } }).happen(
      'afterDungeon',
    );

  rule('DQ-R22', 'Fureur: after a dungeon won as active player, until the next turn; E06 counts it in', () => {
    const t = fought(0, 'green');
    expect(gauge(t.content, t.pub, 0)).toBe(9);
    expire(t.pub, { turnOf: 1 });
    expire(t.pub, 'round');
    expire(t.pub, 'combat');
    expect(gauge(t.content, t.pub, 0)).toBe(9);
    expire(t.pub, { turnOf: 0 });
    expect(gauge(t.content, t.pub, 0)).toBe(8);
  });

  test('not after a defeat, not as an ally', () => {
    for (const t of [fought(0, 'red'), fought(1, 'green')]) expect(gauge(t.content, t.pub, 0)).toBe(8);
  });

  test('for a fight needs one', () => {
    const t = event({}, { does: 'power', n: 2, during: 'combat' });
    expect(t.pub.lasting).toEqual([]);
  });

  test('`held` outside a standing ability lasts until the owner’s turn', () => {
    const t = event({}, { does: 'power', n: 2, during: 'held' });
    expect(t.pub.lasting).toMatchObject([{ until: 'ownTurn' }]);
  });

  test('out of a branch of a choice', () => {
    const t = event({}, { does: 'choice', of: [[], [{ does: 'power', n: 2, during: 'round' }]] });
    t.seat(0).answer('event-choice', 1);
    expect(gauge(t.content, t.pub, 0)).toBe(10);
  });
});
