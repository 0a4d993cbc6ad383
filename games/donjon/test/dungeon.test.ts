/** 4xx, R04, R26, R27, R36, R72: what the dungeon's deck brings, fleeing, fighting, and the accounts of it. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { canFlee } from '../rules/effects/odds.ts';
import { allyPower } from '../rules/effects/power.ts';
import type { Goods, Seat } from '../rules/state.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

/** Player 0 goes straight from the village to the dungeon. */
const dungeon = (seats: readonly SeatLiteral[], next: readonly string[], more: Partial<TableLiteral> = {}): House =>
  arrange({ seats, next, at: [{ do: 'village', step: 'before' }], ...more }).toDungeon(0);

/** Player 0 faces it with this player's help, at this price. */
function withHelp(t: House, ally: Seat, price: Goods = {}): House {
  t.seat(ally).answer('offer-help', { prices: [price], text: '' });
  const bargain = t.pub.bargains.find(({ from }) => from === ally);
  t.seat(0).answer('face-monster', { bargain: bargain?.id ?? 0, price: 0 });
  return t;
}

const types = (t: House, ...told: string[]): string[] =>
  t.events.map(({ type }) => type).filter((type) => told.includes(type));
const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

describe('cards', () => {
  rule('DQ-401', 'the top card of the deck is drawn and seen by all', () => {
    const t = arrange({ seats: 3, next: ['forgotten-chest', 'cellar-rat'] });
    const top = last(t.state.hid.adventureDeck);
    t.toDungeon(0);
    expect(top).toBe(t.card('forgotten-chest'));
    expect(t.happened('card-drawn')).toEqual([{ seat: 0, card: top, deck: 63 }]);
  });

  rule('DQ-402', 'events apply and another card is drawn, as long as they come', () => {
    const t = dungeon(
      [{}, {}, { wounds: 1 }],
      ['gem-shower', 'the-kings-round', 'blessed-dawn', 'cellar-rat', 'tax-gnome'],
    );
    expect(t.pub.adventurers.map(({ gems, wounds }) => [gems, wounds])).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
    ]);
    expect(t.happened('card-drawn')).toHaveLength(4);
    expect(t.pub.fight?.monster).toBe(t.card('cellar-rat'));
    expect(t.pub.discard).toEqual(['gem-shower', 'the-kings-round', 'blessed-dawn'].map(t.card));
  });

  rule('DQ-403', 'a special applies to its drawer and ends the adventure', () => {
    const t = dungeon([{}, {}, {}], ['trapped-chest', 'cellar-rat']);
    expect(t.adventurer(0)).toMatchObject({ gems: 4, wounds: 1 });
    expect(t.adventurer(1)).toMatchObject({ gems: 0, wounds: 0 });
    t.expectAsked([[0, 'village-action']]);
    expect(t.pub).toMatchObject({ step: 'after', fight: null, discard: [t.card('trapped-chest')] });
  });

  rule('DQ-404', 'a monster must be fought by who may not flee', () => {
    const t = dungeon([{}, {}, {}], ['ill-wrapped-mummy']);
    expect(t.seat(0).options('face-monster')).toEqual(['alone', 'flee']);
    const weak = dungeon([{}, {}, {}], ['cellar-rat']);
    expect(weak.seat(0).options('face-monster')).toEqual(['alone']);
    expect(() => weak.seat(0).answer('face-monster', 'flee')).toThrow('DQ-405');
    weak.expectAsked([[0, 'face-monster']]);
  });

  rule('DQ-R04', 'the discard is never made a deck again', () => {
    const t = dungeon([{}, {}, {}], ['forgotten-chest'], { left: 1 });
    expect(t.pub.deck).toBe(0);
    expect(t.pub.discard).toHaveLength(64);
  });
});

describe('fleeing', () => {
  rule('DQ-405', 'power 12 may be fled at 8, at 9 it may not; the refusal says the numbers', () => {
    const t = dungeon([{ objects: ['loyal-knife'] }, {}, {}], ['ill-wrapped-mummy']);
    expect(t.seat(0).refusal('face-monster', 'flee')).toEqual({
      rule: 'DQ-405',
      key: 'cannot-flee',
      numbers: { monster: 12, power: 9 },
    });
  });

  rule(['DQ-406', 'DQ-R26'], 'no combat, no gain, no wound; the card is discarded and the adventure over', () => {
    const t = dungeon([{ gems: 1 }, {}, {}], ['touchy-giant']);
    t.seat(0).answer('face-monster', 'flee');
    expect(t.adventurer(0)).toMatchObject({ gems: 1, wounds: 0, points: 0, spoils: [] });
    expect(t.happened('dice-rolled')).toEqual([]);
    expect(t.pub).toMatchObject({ step: 'after', fight: null, discard: [t.card('touchy-giant')] });
    t.expectAsked([[0, 'village-action']]);
  });

  rule('DQ-405', 'a time-out flees where that is allowed and the chance to win is below 35 %', () => {
    expect(dungeon([{}, {}, {}], ['touchy-giant']).seat(0).defaultOf('face-monster')).toBe('flee');
    expect(dungeon([{}, {}, {}], ['cellar-rat']).seat(0).defaultOf('face-monster')).toBe('alone');
    // Not allowed, however bad it looks.
    const t = dungeon([{ objects: ['double-axe'] }, {}, {}], ['infernal-cyclops']);
    expect(t.seat(0).defaultOf('face-monster')).toBe('alone');
  });

  example('DQ-E02', 'the Barbare may not flee the Cyclope, neither at 12 nor at 11', () => {
    for (const objects of [['double-axe'], ['extra-long-sword']]) {
      const t = dungeon([{ character: 'barbarian', objects }, {}, {}], ['infernal-cyclops']);
      expect(t.seat(0).refusal('face-monster', 'flee')).toMatchObject({ rule: 'DQ-405' });
    }
  });

  example('DQ-E18', 'the least monster that may be fled: 8 → 12, 7 → 11, 11 → 17, 4 → 6', () => {
    const least = (me: SeatLiteral): number => {
      const t = arrange({ seats: [me, {}, {}], at: [{ do: 'village', step: 'before' }] });
      const powers = t.content.adventures.flatMap((card, i) =>
        card.kind === 'monster' && canFlee(t.content, t.pub, 0, i) ? [card.power] : [],
      );
      return Math.min(...powers);
    };
    expect(least({})).toBe(12);
    expect(least({ wounds: 1 })).toBe(11);
    expect(least({ wounds: 4 })).toBe(6);
    // No monster of 17 is in the box: the next one is of 18, and 16 is not enough.
    expect(least({ objects: ['extra-long-sword'] })).toBe(18);
  });

  example('DQ-E19', 'the Forestier of 8 with the humanoid token counts 10 against a humanoid of 14 and lends 5', () => {
    const me: SeatLiteral = { character: 'forester', typeToken: 'humanoid' };
    const t = dungeon([me, {}, {}], ['lost-minotaur']);
    expect(t.seat(0).refusal('face-monster', 'flee')).toMatchObject({ numbers: { monster: 14, power: 10 } });
    const ally = dungeon([{}, me, {}], ['lost-minotaur']);
    expect(allyPower(ally.content, ally.pub, 1, ally.pub.fight)).toBe(5);
  });

  example(
    'DQ-E48',
    'fled while two offers stand: nothing is due; once an ally is named fleeing is no longer offered',
    () => {
      const t = dungeon([{ objects: ['double-axe'] }, {}, {}], ['touchy-giant'], { dice: [8, 1] });
      t.seat(1).answer('offer-help', { prices: [{ gems: 2 }], text: '' });
      t.seat(2).answer('offer-help', { prices: [{ points: 1 }], text: '' });
      expect(t.seat(0).options('face-monster')).toHaveLength(4);
      t.seat(0).answer('face-monster', 'flee');
      expect(t.pub).toMatchObject({ bargains: [], words: [], discard: [t.card('touchy-giant')] });
      expect(t.adventurer(0)).toMatchObject({ wounds: 0, spoils: [] });
      const named = dungeon(
        [{ character: 'barbarian', power: true, objects: ['double-axe'] }, {}, {}],
        ['touchy-giant'],
      );
      withHelp(named, 1);
      named.expectAsked([[0, 'declare-before-dice']]);
      expect(named.seat(0).open).not.toContain('face-monster');
    },
  );
});

describe('the fight', () => {
  rule(['DQ-413', 'DQ-412'], 'a total as high as the monster’s wins, one less loses', () => {
    const fight = (dice: number[]): House => {
      const t = dungeon([{}, {}, {}], ['hungry-wolf'], { dice });
      t.seat(0).answer('face-monster', 'alone');
      return t;
    };
    expect(fight([4, 3]).happened('totals-compared')).toMatchObject([
      { green: { total: 12 }, red: { total: 12 }, winner: 'green' },
    ]);
    expect(fight([3, 3]).happened('totals-compared')).toMatchObject([
      { green: { total: 11 }, red: { total: 12 }, winner: 'red' },
    ]);
  });

  rule('DQ-411', 'green for the adventurers, red for the monster, both at once', () => {
    const t = dungeon([{}, {}, {}], ['hungry-wolf'], { dice: [5, 2] });
    t.seat(0).answer('face-monster', 'alone');
    expect(t.happened('dice-rolled')).toEqual([{ seat: 0, green: 5, red: 2 }]);
  });

  rule('DQ-414', 'victory: gems and points of the card, and the monster to the spoils', () => {
    const t = dungeon([{ gems: 1 }, {}, {}], ['infernal-cyclops'], { dice: [8, 1] });
    const { bank } = t.pub;
    t.seat(0).answer('face-monster', 'alone');
    expect(t.adventurer(0)).toMatchObject({
      gems: 6,
      points: 1,
      from: { monsters: 1 },
      spoils: [t.card('infernal-cyclops')],
    });
    expect(t.pub).toMatchObject({ bank: bank - 5, discard: [] });
  });

  rule('DQ-414', 'special effects of the card apply, and it goes to the spoils all the same', () => {
    const t = dungeon([{ wounds: 3, objects: ['double-axe'] }, {}, {}], ['temple-guardian'], { dice: [8, 1] });
    t.seat(0).answer('face-monster', 'alone');
    expect(t.adventurer(0)).toMatchObject({ wounds: 0, points: 3, spoils: [t.card('temple-guardian')] });
  });

  rule('DQ-415', 'an ally gains nothing by a victory but what is given', () => {
    const t = withHelp(dungeon([{}, {}, {}], ['infernal-cyclops'], { dice: [8, 1] }), 1);
    t.seat(0).answer('split-reward', {});
    expect(t.adventurer(1)).toMatchObject({ gems: 0, points: 0, spoils: [], wounds: 0 });
    expect(t.adventurer(0)).toMatchObject({ gems: 5, points: 1 });
  });

  rule('DQ-416', 'defeat: wounds for both, nobody else; the monster is discarded and gives nothing', () => {
    for (const [red, wounds] of [
      [7, 1],
      [8, 2],
    ]) {
      const t = withHelp(dungeon([{ gems: 2 }, {}, {}], ['touchy-giant'], { dice: [1, red] }), 2);
      expect(t.pub.adventurers.map((one) => one.wounds)).toEqual([wounds, 0, wounds]);
      expect(t.adventurer(0)).toMatchObject({ gems: 2, points: 0, spoils: [] });
      expect(t.pub.discard).toEqual([t.card('touchy-giant')]);
    }
  });

  rule('DQ-416', 'the Mimic takes 2 gems more, as far as they are there, of the active player only', () => {
    const t = withHelp(dungeon([{ gems: 1 }, { gems: 5 }, {}], ['mimic'], { dice: [1, 7] }), 1);
    expect(t.pub.adventurers.map(({ gems }) => gems)).toEqual([0, 5, 0]);
  });

  rule('DQ-R27', 'a named ally cannot withdraw, and cannot be swapped or dropped', () => {
    const t = dungeon([{ character: 'barbarian', power: true }, {}, {}], ['infernal-cyclops']);
    t.seat(2).answer('offer-help', { prices: [{}], text: '' });
    withHelp(t, 1);
    t.expectAsked([[0, 'declare-before-dice']]);
    expect(t.pub.fight?.ally).toBe(1);
    for (const seat of [0, 1, 2]) {
      expect(t.seat(seat).open).not.toContain('face-monster');
      expect(t.seat(seat).open).not.toContain('withdraw-offer');
      expect(t.seat(seat).open).not.toContain('offer-help');
    }
    t.seat(0).answer('declare-before-dice', 'done');
    expect(last(t.happened('totals-compared'))?.green.terms).toContainEqual({ kind: 'ally', seat: 1, n: 4 });
  });

  rule('DQ-R27', 'only the ally’s own declaration changes what is lent', () => {
    const t = withHelp(dungeon([{}, { character: 'barbarian', power: true }, {}], ['infernal-cyclops']), 1);
    t.expectAsked([[1, 'declare-before-dice']]);
    const [use] = t
      .seat(1)
      .options('declare-before-dice')
      .filter((a) => a !== 'done');
    t.seat(1).answer('declare-before-dice', use);
    expect(last(t.happened('totals-compared'))?.green.terms).toContainEqual({ kind: 'ally', seat: 1, n: 6 });
  });

  rule('DQ-R36', 'won: gems and spoil, the split, points, effects and dragon object, surplus, then Fureur', () => {
    const me: SeatLiteral = {
      character: 'barbarian',
      objects: ['double-axe', 'full-plate', 'vain-diamond'],
      kept: ['scroll-of-valour'],
    };
    const t = dungeon([me, {}, {}], ['chilly-dragon'], { dice: [8, 1] });
    t.seat(1).answer('offer-help', { prices: [{ points: 1 }], text: '' });
    t.seat(0).answer('face-monster', { bargain: t.pub.bargains[0].id, price: 0 });
    const [scroll] = t
      .seat(0)
      .options('declare-before-dice')
      .filter((a) => a !== 'done');
    t.seat(0).answer('declare-before-dice', scroll);
    // The gems are in the purse and the monster in the pile before anything is shared.
    t.expectAsked([[0, 'split-reward']]);
    expect(t.adventurer(0)).toMatchObject({ gems: 6, points: 0, kept: [], spoils: [t.card('chilly-dragon')] });
    t.seat(0).answer('split-reward', { points: 1 });
    t.seat(1).answer('accept-gift', ['points']);
    t.expectAsked([[0, 'take-dragon-object']]);
    expect(t.adventurer(0).points).toBe(2);
    t.seat(0).answer('take-dragon-object', t.object('dragon-sword'));
    t.expectAsked([[0, 'keep-object']]);
    t.seat(0).answer('keep-object', t.object('dragon-sword'));
    expect(t.happened('power-changed')).toEqual([]);
    t.seat(0).answer('offer-surplus', 'return');
    expect(t.happened('power-changed')).toMatchObject([{ seat: 0, n: 1 }]);
    t.expectAsked([[0, 'village-action']]);
    const order = [
      'kept-spent',
      'dungeon-won',
      'points-gained',
      'dragon-object-taken',
      'object-returned',
      'power-changed',
    ];
    expect([...new Set(types(t, ...order))]).toEqual(order);
  });

  rule('DQ-R36', 'lost: wounds, the monster leaves, its effects, then what was spent', () => {
    const t = dungeon([{ gems: 5, kept: ['scroll-of-valour'] }, {}, {}], ['mimic'], { dice: [1, 8] });
    t.seat(0).answer('face-monster', 'alone');
    const [scroll] = t
      .seat(0)
      .options('declare-before-dice')
      .filter((a) => a !== 'done');
    t.seat(0).answer('declare-before-dice', scroll);
    const order = ['totals-compared', 'dungeon-lost', 'wounds-taken', 'gems-changed', 'kept-spent'];
    expect(types(t, ...order)).toEqual(order);
    expect(t.pub.discard).toEqual([t.card('mimic'), t.card('scroll-of-valour')]);
  });

  example('DQ-E01', '11 + ally 3 + green KritiK 16 = 30 against 16 + 4 = 20: 5 gems, 1 point, the spoil', () => {
    const barbarian: SeatLiteral = { character: 'barbarian', objects: ['extra-long-sword'] };
    const t = dungeon([barbarian, { character: 'sorcerer', wounds: 3 }, {}], ['infernal-cyclops'], { dice: [8, 4] });
    withHelp(t, 1);
    expect(t.happened('totals-compared')).toMatchObject([
      { green: { total: 30 }, red: { total: 20 }, winner: 'green', kritik: true },
    ]);
    t.seat(0).answer('split-reward', {});
    expect(t.adventurer(0)).toMatchObject({ gems: 5, points: 1, spoils: [t.card('infernal-cyclops')] });
  });

  example('DQ-E15', 'a tie in the dungeon, 8 + 4 v 9 + 3, is won', () => {
    const t = dungeon([{}, {}, {}], ['hungry-wolf'], { dice: [4, 3] });
    t.seat(0).answer('face-monster', 'alone');
    expect(t.happened('dungeon-won')).toHaveLength(1);
  });

  example('DQ-E16', 'both 8: 8 + 16 v 10 + 16 is lost, 2 wounds', () => {
    const t = dungeon([{}, {}, {}], ['knitting-spider'], { dice: [8, 8] });
    t.seat(0).answer('face-monster', 'alone');
    expect(t.happened('totals-compared')).toMatchObject([{ green: { total: 24 }, red: { total: 26 } }]);
    expect(t.adventurer(0).wounds).toBe(2);
  });

  example('DQ-E17', 'an own 8 lost: 24 v dragon 24 + 1 = 25, 1 wound', () => {
    const t = dungeon([{}, {}, {}], ['elder-dragon'], { dice: [8, 1] });
    t.seat(0).answer('face-monster', 'alone');
    expect(t.happened('totals-compared')).toMatchObject([{ green: { total: 24 }, red: { total: 25 } }]);
    expect(t.adventurer(0).wounds).toBe(1);
  });

  example('DQ-E20', 'wounds 3 and a KritiK defeat: 4; at 4 another defeat: 4', () => {
    const t = dungeon([{ wounds: 3 }, { wounds: 4 }, {}], ['elder-dragon'], { dice: [1, 8] });
    withHelp(t, 1);
    expect(t.pub.adventurers.map(({ wounds }) => wounds)).toEqual([4, 4, 0]);
  });

  example('DQ-E53', 'the Barbare of 8 as named ally declares his +4 and lends 6, not 8', () => {
    const t = withHelp(
      dungeon([{}, { character: 'barbarian', power: true }, {}], ['hungry-wolf'], { dice: [1, 1] }),
      1,
    );
    const [use] = t
      .seat(1)
      .options('declare-before-dice')
      .filter((a) => a !== 'done');
    t.seat(1).answer('declare-before-dice', use);
    expect(t.happened('totals-compared')).toMatchObject([{ green: { total: 8 + 6 + 1 } }]);
  });

  example(
    'DQ-E54',
    'Djinn beaten with an ally, 5/2 taken: the gems are there before gifts, both points may be given',
    () => {
      const t = withHelp(dungeon([{ objects: ['double-axe'] }, {}, {}], ['djinn'], { dice: [8, 1] }), 1, { points: 2 });
      t.expectAsked([[0, 'choose-reward']]);
      t.seat(0).answer('choose-reward', 'other');
      t.expectAsked([[0, 'split-reward']]);
      expect(t.adventurer(0).gems).toBe(5);
      t.seat(0).answer('split-reward', { gems: 5, points: 2 });
      t.seat(1).answer('accept-gift', ['gems', 'points']);
      expect(t.pub.adventurers.map(({ gems, points }) => [gems, points])).toEqual([
        [0, 0],
        [5, 2],
        [0, 0],
      ]);
    },
  );

  example('DQ-E54', 'or 8 gems and a point, as a time-out does', () => {
    const t = dungeon([{ objects: ['double-axe'] }, {}, {}], ['djinn'], { dice: [8, 1] });
    t.seat(0).answer('face-monster', 'alone');
    t.seat(0).default('choose-reward');
    expect(t.adventurer(0)).toMatchObject({ gems: 8, points: 1 });
  });
});

describe('nobody there', () => {
  rule('DQ-R72', 'whatever is asked of a player who left has an answer that time alone gives', () => {
    const seats: SeatLiteral[] = [
      { character: 'barbarian', power: true, gems: 4, objects: ['double-axe'], kept: ['scroll-of-valour'] },
      { character: 'warrior', power: true, gems: 3, spoils: ['cellar-rat'] },
      { character: 'sorcerer', power: true },
    ];
    const t = arrange({
      seats,
      next: ['gem-shower', 'evil-eye', 'elder-dragon', 'hungry-altar', 'lost-pedlar', 'hidden-door'],
    });
    t.playUntil(({ pub }) => pub.ended !== null);
    expect(t.pub.ended?.ending).toBe('deck');
  });

  rule('DQ-R72', 'such a player never opens an arena or gives anything away, and can be looted', () => {
    const t = arrange({
      seats: [{ gems: 4, objects: ['copper-ring'] }, { objects: ['double-axe'] }, {}],
      next: ['forgotten-chest'],
      dice: [8, 1],
    });
    t.playUntil(({ pub }) => pub.active === 1);
    expect(t.happened('adventure-chosen')).toMatchObject([{ adventure: 'dungeon' }]);
    t.toArena(1, 0);
    t.seat(2).default('choose-allegiance');
    expect(t.seat(1).options('choose-loot')).toEqual(['gems', { object: t.object('copper-ring') }]);
  });
});
