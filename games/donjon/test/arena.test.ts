/** 5xx, R38, R42, R43: the challenge, the closed fists, and who wins what. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectSame } from '../../test/witness.ts';
import type { Side } from '../rules/state.ts';
import { AXE, arena, LOSE, pointsOf, totalsOf, WIN, woundsOf } from './arenas.ts';
import { arrange, type House, type SeatLiteral } from './arrange.ts';

describe('the challenge', () => {
  rule('DQ-501', 'any one other player, who is not asked and has nothing to refuse', () => {
    for (const defender of [1, 2, 3]) {
      const t = arrange({ seats: 4 }).toArena(0, defender);
      expect(t.pub.fight).toMatchObject({ place: 'arena', attacker: 0, defender });
      expect(t.asked.map(([seat]) => seat)).not.toContain(defender);
      expect(t.happened('arena-opened')).toEqual([{ attacker: 0, defender }]);
    }
  });

  rule('DQ-502', 'green for the attacker, red for the defender', () => {
    const t = arena([], { dice: [6, 3] }).seal();
    expect(t.happened('dice-rolled')).toEqual([{ seat: 0, green: 6, red: 3 }]);
    expect(t.happened('totals-compared')).toMatchObject([
      {
        green: {
          terms: [
            { kind: 'power', seat: 0, n: 8 },
            { kind: 'die', n: 6 },
          ],
        },
        red: {
          terms: [
            { kind: 'power', seat: 1, n: 8 },
            { kind: 'die', n: 3 },
          ],
        },
      },
    ]);
  });

  rule('DQ-517', 'the same player may be challenged again and again', () => {
    const t = arrange({ seats: 3, fought: true, dice: [8, 1, 8, 1, 8, 1] });
    t.toArena(0, 2).seal().endTurn(0);
    t.toArena(1, 2).seal().endTurn(1);
    t.playUntil(({ pub }) => pub.active === 0);
    t.toArena(0, 2).seal();
    expect(t.happened('arena-won').map(({ loser }) => loser)).toEqual([2, 2, 2]);
  });
});

describe('closed fists', () => {
  rule('DQ-505', 'each bystander takes one of the two tokens or none; the principals take none', () => {
    const t = arena([]);
    t.expectAsked([
      [2, 'choose-allegiance'],
      [3, 'choose-allegiance'],
    ]);
    expect(t.seat(2).options('choose-allegiance')).toEqual(['attacker', 'defender', 'none']);
    for (const seat of [0, 1]) expect(t.seat(seat).open).not.toContain('choose-allegiance');
    expect(t.seat(3).defaultOf('choose-allegiance')).toBe('none');
  });

  rule('DQ-506', 'fixed before the dice, shown after them', () => {
    const t = arena([{ character: 'sorcerer', power: true }], { dice: [1, 7] });
    t.seal({ 2: 'defender', 3: 'attacker' });
    // The dice lie and may be changed; the fists are still closed.
    t.expectAsked([[0, 'after-dice-power']]);
    expect(t.pub.fight).toMatchObject({ dice: { green: 1, red: 7 }, sides: [null, null, null, null] });
    expect(t.happened('sides-shown')).toEqual([]);
    t.seat(0).answer('after-dice-power', 'pass');
    const order = t.events.map(({ type }) => type).filter((type) => type === 'dice-rolled' || type === 'sides-shown');
    expect(order).toEqual(['dice-rolled', 'sides-shown']);
    expect(t.happened('sides-shown')).toEqual([
      {
        sides: [
          { seat: 2, side: 'defender' },
          { seat: 3, side: 'attacker' },
        ],
      },
    ]);
  });

  rule('DQ-507', 'each joins the side of the token, any number on a side; no token stays out', () => {
    const seats: SeatLiteral[] = [{}, {}, {}, AXE, { wounds: 1 }, {}];
    const t = arena(seats, { dice: [3, 3] }).seal({ 2: 'attacker', 3: 'attacker', 4: 'defender' });
    expect(t.happened('totals-compared')).toMatchObject([
      {
        green: { terms: [{ seat: 0, n: 8 }, { seat: 2, n: 4 }, { seat: 3, n: 6 }, { n: 3 }], total: 21 },
        red: { terms: [{ seat: 1, n: 8 }, { seat: 4, n: 4 }, { n: 3 }], total: 15 },
      },
    ]);
  });

  rule('DQ-R38', 'a sealed choice may be taken back and changed until the last has sealed', () => {
    const t = arena([], { dice: [1, 1] });
    t.seat(2).answer('choose-allegiance', 'attacker');
    t.seat(2).reopen();
    t.expectAsked([
      [2, 'choose-allegiance'],
      [3, 'choose-allegiance'],
    ]);
    t.seat(2).answer('choose-allegiance', 'defender');
    t.seat(3).answer('choose-allegiance', 'none');
    expect(t.happened('sides-shown')[0].sides[0]).toEqual({ seat: 2, side: 'defender' });
  });

  rule('DQ-R38', 'once all are sealed nothing can be reopened, and talk is over', () => {
    const t = arena([{ character: 'barbarian', power: true }]).seal({ 2: 'attacker' });
    t.expectAsked([[0, 'declare-before-dice']]);
    for (const seat of [0, 1, 2, 3]) {
      expect(t.seat(seat).open).not.toContain('reopen');
      expect(t.seat(seat).open).not.toContain('promise-support');
    }
  });

  rule('DQ-R38', 'sealing and taking back show that, and nothing of the choice', () => {
    const sealed = (side: Side): House => {
      const t = arena([]);
      t.seat(2).answer('choose-allegiance', side);
      return t;
    };
    const [one, other, none] = [sealed('attacker'), sealed('defender'), sealed('none')];
    expectSame(one, other, [0, 1, 3]);
    expectSame(one, none, [0, 1, 3]);
    for (const t of [one, other, none]) t.seat(2).reopen();
    expectSame(one, other, [0, 1, 3]);
    one.seat(2).answer('choose-allegiance', 'defender');
    other.seat(2).answer('choose-allegiance', 'defender');
    expectSame(one, other, [0, 1, 2, 3]);
  });

  rule('DQ-518', 'the tokens are back for the next arena', () => {
    const t = arrange({ seats: 4, fought: true, dice: [8, 1, 1, 1] });
    t.toArena(0, 1).seal({ 2: 'attacker', 3: 'defender' }).endTurn(0);
    t.toArena(1, 0);
    expect(t.pub.fight?.sides).toEqual([null, null, null, null]);
    for (const seat of [2, 3]) expect(t.seat(seat).options('choose-allegiance')).toHaveLength(3);
  });

  example('DQ-E41', 'no view and no log of another player tells a choice before the dice', () => {
    const seats: SeatLiteral[] = [
      { character: 'barbarian', power: true },
      { character: 'sorcerer', power: true },
      AXE,
      {},
      {},
    ];
    const choices: Side[] = ['attacker', 'defender', 'none'];
    const worlds = choices.map(() => arena(seats, { dice: [2, 6] }));
    const step = (act: (t: House, side: Side) => void, others: readonly number[]): void => {
      for (const [i, t] of worlds.entries()) act(t, choices[i]);
      for (const t of worlds.slice(1)) expectSame(worlds[0], t, others);
    };
    step((t) => t.seat(2).answer('promise-support', { to: 0, side: 'attacker', goods: {}, text: '' }), [0, 1, 3, 4]);
    step((t, side) => t.seat(2).answer('choose-allegiance', side), [0, 1, 3, 4]);
    step((t) => t.seat(4).answer('choose-allegiance', 'none'), [0, 1, 3, 4]);
    step((t) => t.seat(3).answer('choose-allegiance', 'attacker'), [0, 1, 3, 4]);
    step((t) => t.seat(0).answer('declare-before-dice', 'done'), [0, 1, 3, 4]);
    for (const t of worlds) t.expectAsked([[1, 'after-dice-power']]);
    for (const t of worlds) t.seat(1).answer('after-dice-power', 'pass');
    expect(worlds.map((t) => t.happened('sides-shown')[0].sides[0].side)).toEqual(choices);
  });
});

describe('the outcome', () => {
  rule('DQ-510', 'the higher total wins; a tie is the attacker’s', () => {
    const winner = (dice: number[]): unknown => arena([], { dice }).seal().happened('arena-won')[0].winner;
    expect([winner([5, 4]), winner([4, 5]), winner([4, 4]), winner([8, 8])]).toEqual([0, 1, 0, 0]);
  });

  rule(['DQ-511', 'DQ-515'], 'a point for every winner, principal and allies; none for losers and neutrals', () => {
    const seats = [AXE, {}, {}, {}, {}];
    const won = arena(seats, WIN).seal({ 2: 'attacker', 3: 'defender' });
    expect(pointsOf(won)).toEqual([1, 0, 1, 0, 0]);
    const lost = arena(seats, { dice: [1, 8] }).seal({ 2: 'attacker', 3: 'defender' });
    expect(pointsOf(lost)).toEqual([0, 1, 0, 1, 0]);
    expect(lost.adventurer(1).from.arena).toBe(1);
  });

  rule(['DQ-512', 'DQ-515'], 'a wound for every loser, two by a KritiK; none for winners and neutrals', () => {
    const sides: { [seat: number]: Side } = { 2: 'attacker', 3: 'defender' };
    expect(woundsOf(arena([AXE, {}, {}, {}, {}], { dice: [7, 1] }).seal(sides))).toEqual([0, 1, 0, 1, 0]);
    expect(woundsOf(arena([AXE, {}, {}, {}, {}], WIN).seal(sides))).toEqual([0, 2, 0, 2, 0]);
    expect(woundsOf(arena([{}, {}, {}, {}, {}], LOSE).seal(sides))).toEqual([1, 0, 1, 0, 0]);
    // The losers' own 8 is nothing to them.
    expect(
      woundsOf(arena([{}, { objects: ['double-axe', 'full-plate', 'vain-diamond'] }], { dice: [8, 8] }).seal()),
    ).toEqual([2, 0, 0, 0]);
    expect(woundsOf(arena([{}, {}], { dice: [8, 8] }).seal())).toEqual([0, 2, 0, 0]);
  });

  rule('DQ-515', 'a neutral player gains and suffers nothing', () => {
    const t = arena([AXE, { gems: 5 }, { gems: 2, wounds: 1 }], { ...WIN, fought: false }).seal();
    expect(t.adventurer(2)).toMatchObject({ points: 0, wounds: 1, gems: 2, spoils: [], objects: [] });
    expect(t.adventurer(2).did).toMatchObject({ arenaWins: 0, arenaAllyWins: 0 });
  });

  rule('DQ-R43', 'points of the arena are each winner’s own: no promise and no gift moves them', () => {
    const t = arena([{ gems: 2 }], WIN);
    expect(
      t.seat(0).refusal('promise-support', { to: 2, side: 'attacker', goods: { points: 1 }, text: '' }),
    ).toMatchObject({
      rule: 'DQ-313',
    });
    t.seat(0).answer('promise-support', { to: 2, side: 'attacker', goods: { gems: 1 }, text: '' });
    t.seal({ 2: 'attacker' });
    expect(t.seat(0).refusal('settle-as-attacker', [{ to: 2, gift: { points: 1 } }])).toBeDefined();
    expect(t.seat(0).refusal('settle-as-attacker', [{ to: 2, gift: { gems: 1 } }])).toBeUndefined();
    expect(pointsOf(t)).toEqual([1, 0, 1, 0]);
  });

  example('DQ-E28', 'attacker 9, defender 13, one bystander of 7 for the attacker: 18 = 18, the attacker wins', () => {
    const seats = [{ objects: ['loyal-knife'] }, { objects: ['double-axe', 'padded-vest'] }, { wounds: 1 }, {}];
    const t = arena(seats, { dice: [5, 5] }).seal({ 2: 'attacker' });
    expect(totalsOf(t)).toEqual([18, 18]);
    expect(t.happened('arena-won')).toMatchObject([{ winner: 0, loser: 1, allies: [2], losers: [] }]);
  });

  example('DQ-E29', 'A 12 v D 10; B and C promised A help, B shows none, C defender: 15 v 17', () => {
    const seats = [AXE, { objects: ['family-mace'] }, {}, { objects: ['loyal-knife'] }];
    const t = arena(seats, { dice: [3, 2] });
    for (const seat of [2, 3]) t.seat(seat).answer('promise-support', { to: 0, side: 'attacker', goods: {}, text: '' });
    t.seal({ 3: 'defender' });
    expect(totalsOf(t)).toEqual([15, 17]);
    expect(pointsOf(t)).toEqual([0, 1, 0, 1]);
    expect(woundsOf(t)).toEqual([1, 0, 0, 0]);
    expect(t.pub.settled.map(({ from, status }) => [from, status])).toEqual([
      [2, 'broken'],
      [3, 'broken'],
    ]);
  });

  example('DQ-E30', 'the Armure with a green 8 at power 9: 18 + 32 = 50; losers take 2 wounds', () => {
    const t = arena([{ objects: ['loyal-knife', 'armour-of-power'] }], WIN).seal({ 3: 'defender' });
    const [use] = t
      .seat(0)
      .options('declare-before-dice')
      .filter((a) => a !== 'done');
    t.seat(0).answer('declare-before-dice', use);
    expect(totalsOf(t)[0]).toBe(50);
    expect(woundsOf(t)).toEqual([0, 2, 0, 2]);
  });

  example(
    'DQ-E31',
    'the defender uses it: 22 against 22 is the attacker’s, and the Armure is gone before the loot',
    () => {
      const t = arena([{ objects: ['double-axe', 'full-plate'] }, { objects: ['armour-of-power'] }], {
        dice: [7, 3],
      }).seal();
      const [use] = t
        .seat(1)
        .options('declare-before-dice')
        .filter((a) => a !== 'done');
      t.seat(1).answer('declare-before-dice', use);
      expect(totalsOf(t)).toEqual([22, 22]);
      expect(t.happened('arena-won')).toMatchObject([{ winner: 0 }]);
      expect(t.pub.removed).toEqual([t.object('armour-of-power')]);
      expect(t.happened('looted')).toEqual([]);
    },
  );
});
