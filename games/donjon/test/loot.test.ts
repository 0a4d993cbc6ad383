/** 5xx, R36, R40, R41, R44: what the winner of an arena takes, and in which order all is settled. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import type { Side } from '../rules/state.ts';
import { AXE, arena, gemsOf, WIN } from './arenas.ts';
import { arrange, type House, type SeatLiteral } from './arrange.ts';

describe('the loot', () => {
  const RICH: SeatLiteral = { gems: 5, objects: ['copper-ring', 'padded-vest'], spoils: ['cellar-rat'] };

  rule('DQ-513', 'one of: half the gems rounded up, an object, a spoil', () => {
    const t = arena([AXE, RICH], WIN).seal();
    const [ring, vest, rat] = [t.object('copper-ring'), t.object('padded-vest'), t.card('cellar-rat')];
    t.expectAsked([[0, 'choose-loot']]);
    expect(t.seat(0).options('choose-loot')).toEqual(['gems', { object: ring }, { object: vest }, { spoil: rat }]);
    t.seat(0).answer('choose-loot', { spoil: rat });
    expect(t.adventurer(0)).toMatchObject({ gems: 0, spoils: [rat], objects: [t.object('double-axe')] });
    expect(t.adventurer(1)).toMatchObject({ gems: 5, spoils: [], objects: [ring, vest] });
    t.expectAsked([[0, 'village-action']]);
  });

  rule('DQ-514', 'a defender who wins loots nothing', () => {
    const t = arena([RICH, AXE], { dice: [1, 8] }).seal();
    expect(t.happened('looted')).toEqual([]);
    expect(t.adventurer(0)).toMatchObject({ gems: 5, spoils: [t.card('cellar-rat')] });
    t.expectAsked([[0, 'village-action']]);
  });

  rule('DQ-R41', 'it is compulsory: nobody may take nothing, nor something that is not there', () => {
    const t = arena([AXE, RICH], WIN).seal();
    expect(() => t.seat(0).answer('choose-loot', { object: t.object('full-plate') })).toThrow();
    expect(() => t.seat(0).answer('choose-loot', { spoil: t.card('elder-dragon') })).toThrow();
    expect(t.seat(0).open).not.toContain('village-action');
    // Where there is one thing only, it is taken.
    const one = arena([AXE, { spoils: ['cellar-rat'] }], WIN).seal();
    expect(one.happened('looted')).toMatchObject([{ loot: { spoil: one.card('cellar-rat') } }]);
  });

  rule('DQ-R41', 'quests, kept specials, tokens and points are no loot', () => {
    const poor: SeatLiteral = {
      points: 7,
      kept: ['scroll-of-valour'],
      secondaries: ['miser'],
      character: 'forester',
      typeToken: 'undead',
    };
    const t = arena([AXE, poor], WIN).seal();
    t.seat(1).answer('declare-before-dice', 'done');
    expect(t.happened('looted')).toEqual([]);
    expect(t.adventurer(1)).toMatchObject({
      points: 7,
      secondaries: 1,
      typeToken: 'undead',
      kept: [t.card('scroll-of-valour')],
    });
  });

  rule('DQ-R41', 'a time-out takes gems from 2 on, else the best object, else the strongest spoil', () => {
    const usual = (prey: SeatLiteral): unknown => arena([AXE, prey], WIN).seal().seat(0).defaultOf('choose-loot');
    const t = arrange({ seats: 3 });
    expect(usual(RICH)).toBe('gems');
    expect(usual({ ...RICH, gems: 2, objects: ['copper-ring', 'full-plate'] })).toEqual({
      object: t.object('full-plate'),
    });
    expect(usual({ gems: 2, spoils: ['cellar-rat', 'djinn', 'mimic'] })).toEqual({ spoil: t.card('djinn') });
  });

  example('DQ-E22', 'of 5 gems 3, of 1 gem 1, of none the option is absent; who has nothing is not looted', () => {
    const looted = (prey: SeatLiteral): House => {
      const t = arena([AXE, prey], WIN).seal();
      if (t.asked[0]?.[1] === 'choose-loot') t.seat(0).answer('choose-loot', 'gems');
      return t;
    };
    expect(looted({ gems: 5, spoils: ['cellar-rat'] }).happened('looted')).toMatchObject([{ gems: 3 }]);
    expect(gemsOf(looted({ gems: 1, spoils: ['cellar-rat'] }))).toEqual([1, 0, 0, 0]);
    const none = arena([AXE, { spoils: ['cellar-rat', 'mimic'] }], WIN).seal();
    expect(none.seat(0).options('choose-loot')).toHaveLength(2);
    const nothing = looted({});
    expect(nothing.happened('looted')).toEqual([]);
    nothing.expectAsked([[0, 'village-action']]);
  });

  rule('DQ-R40', 'allies have no part in it; what was promised of it may be kept back', () => {
    const t = arena([AXE, { gems: 8 }], WIN);
    t.seat(0).answer('promise-support', { to: 2, side: 'attacker', goods: { gems: 2 }, text: 'half of the loot' });
    t.seal({ 2: 'attacker' });
    expect(gemsOf(t)).toEqual([4, 4, 0, 0]);
    t.endTurn(0);
    t.seat(0).answer('settle-as-attacker', []);
    expect(t.pub.settled).toMatchObject([{ from: 0, to: 2, status: 'broken' }]);
    expect(gemsOf(t)).toEqual([4, 4, 0, 0]);
  });

  rule(
    'DQ-R42',
    'gems are counted when the choice is made: after a quest shown meanwhile, before pot and Voleur',
    () => {
      const defender: SeatLiteral = { gems: 3, objects: ['double-axe'], main: 'keen-edge' };
      const t = arena([{}, defender, { character: 'thief' }, {}], { dice: [8, 1], fought: false }).seal({
        2: 'attacker',
      });
      t.expectAsked([[0, 'choose-loot']]);
      t.seat(1).answer('validate-quest', t.quest('keen-edge'));
      t.seat(0).answer('choose-loot', 'gems');
      // 7 gems: 4 of them, then the pot of 3, then one more for the Voleur.
      expect(t.happened('looted')).toMatchObject([{ gems: 4 }]);
      expect(gemsOf(t)).toEqual([7, 2, 1, 0]);
    },
  );

  rule('DQ-R44', 'a looted object may be one too many: the looter keeps either one, before anything else', () => {
    for (const keep of ['double-axe', 'family-mace']) {
      const t = arena([{ objects: ['family-mace'] }, AXE], WIN).seal();
      t.expectAsked([[0, 'keep-object']]);
      expect(t.seat(0).options('keep-object')).toEqual([t.object('family-mace'), t.object('double-axe')]);
      t.seat(0).answer('keep-object', t.object(keep));
      t.seat(0).answer('offer-surplus', 'return');
      expect(t.adventurer(0).objects).toEqual([t.object(keep)]);
      expect(t.adventurer(1).objects).toEqual([]);
    }
  });

  rule('DQ-R44', 'who was looted has no claim on it: only the looter can offer it, in the village', () => {
    const t = arena([{}, { gems: 0, objects: ['double-axe'] }], { dice: [8, 1] }).seal();
    t.expectAsked([[0, 'village-action']]);
    expect(t.seat(1).open).not.toContain('propose-deal');
    const deal = { to: 1, give: { objects: [t.object('double-axe')] }, ask: {}, text: '' };
    expect(t.seat(0).refusal('propose-deal', deal)).toBeUndefined();
  });

  rule(
    'DQ-R36',
    'points, wounds, spent objects, loot, surplus, pot, Voleur, curse, the defender’s accounts, village',
    () => {
      const seats: SeatLiteral[] = [
        { objects: ['family-mace', 'armour-of-power'] },
        { gems: 3, objects: ['double-axe'], spoils: ['cellar-rat'] },
        { character: 'thief' },
        {},
      ];
      const t = arena(seats, { dice: [8, 1], fought: false, cursed: 0 });
      t.seat(1).answer('promise-support', { to: 3, side: 'defender', goods: { gems: 1 }, text: '' });
      t.seal({ 2: 'attacker', 3: 'defender' });
      const [use] = t
        .seat(0)
        .options('declare-before-dice')
        .filter((a) => a !== 'done');
      t.seat(0).answer('declare-before-dice', use);
      t.expectAsked([[0, 'choose-loot']]);
      t.seat(0).answer('choose-loot', { object: t.object('double-axe') });
      t.expectAsked([[0, 'keep-object']]);
      expect(t.happened('pot-taken')).toEqual([]);
      t.seat(0).answer('keep-object', t.object('double-axe'));
      t.seat(0).answer('offer-surplus', 'return');
      t.expectAsked([[1, 'settle-as-defender']]);
      t.seat(1).answer('settle-as-defender', []);
      t.expectAsked([[0, 'village-action']]);
      const order = [
        'totals-compared',
        'arena-won',
        'points-gained',
        'wounds-taken',
        'object-spent',
        'looted',
        'object-returned',
        'pot-taken',
        'gems-moved',
        'curse-moved',
        'word-settled',
      ];
      const told = t.events.map(({ type }) => type).filter((type) => order.includes(type));
      expect([...new Set(told)]).toEqual(order);
    },
  );

  example('DQ-E42', 'the Voleur on the losing side, neutral, or against an empty purse: no gem', () => {
    const thief: SeatLiteral = { character: 'thief' };
    const taken = (seats: SeatLiteral[], side: Side, dice: number[]): number =>
      arena(seats, { dice }).seal({ 2: side }).happened('gems-moved').length;
    expect(taken([{}, { gems: 4 }, thief, {}], 'attacker', [8, 1])).toBe(1);
    expect(taken([{}, { gems: 4 }, thief, {}], 'defender', [8, 1])).toBe(0);
    expect(taken([{}, { gems: 4 }, thief, {}], 'none', [8, 1])).toBe(0);
    expect(taken([{}, { gems: 1 }, thief, {}], 'attacker', [8, 1])).toBe(0);
    expect(taken([{ gems: 4 }, {}, thief, {}], 'defender', [1, 7])).toBe(1);
    expect(taken([{ ...thief, gems: 2 }, { gems: 4 }, {}, {}], 'none', [8, 1])).toBe(1);
  });
});
