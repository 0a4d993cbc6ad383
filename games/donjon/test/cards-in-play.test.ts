/** The authored cards at a real table: events, specials, characters and objects do what the ledger says of them. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/rule.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

/** Player 0 goes to the dungeon, where these cards lie on top. */
const dungeon = (seats: readonly SeatLiteral[], next: readonly string[], more: Partial<TableLiteral> = {}): House =>
  arrange({ seats, next, at: [{ do: 'village', step: 'before' }], ...more }).toDungeon(0);
const arena = (seats: readonly SeatLiteral[], dice: readonly number[], more: Partial<TableLiteral> = {}): House =>
  arrange({ seats, fought: true, dice, at: [{ do: 'village', step: 'before' }], ...more }).toArena(0, 1);
const gems = (t: House): number[] => t.pub.adventurers.map((one) => one.gems);
const wounds = (t: House): number[] => t.pub.adventurers.map((one) => one.wounds);
const weak = ['cellar-rat', 'tax-gnome', 'wandering-hand'];

describe('events', () => {
  rule('DQ-R17', 'L’octroi: each loses half the gems, rounded down', () => {
    expect(gems(dungeon([{ gems: 5 }, { gems: 1 }, { gems: 4 }], ['the-toll', ...weak]))).toEqual([3, 1, 2]);
  });

  rule('DQ-R17', 'a gem, a wound, or all wounds healed, for each', () => {
    for (const event of ['gem-shower', 'the-kings-round']) {
      expect(gems(dungeon([{}, { gems: 2 }, {}], [event, ...weak]))).toEqual([1, 3, 1]);
    }
    for (const event of ['rockfall', 'marsh-fever']) {
      expect(wounds(dungeon([{}, { wounds: 4 }, {}], [event, ...weak]))).toEqual([1, 4, 1]);
    }
    expect(wounds(dungeon([{ wounds: 2 }, { wounds: 4 }, {}], ['blessed-dawn', ...weak]))).toEqual([0, 0, 0]);
  });

  rule(['DQ-R17', 'DQ-R76'], 'the shop is a gem cheaper for all until the round ends, never below 1', () => {
    const seats = [{ gems: 8 }, { gems: 9 }, { gems: 9 }];
    const t = dungeon(seats, ['clearance-sale', ...weak], { starter: 2, active: 0, dice: [8, 1, 8, 1] });
    t.seat(0).answer('face-monster', 'alone');
    t.seat(0).answer('village-action', { buy: t.object('loyal-knife') });
    t.endTurn(0);
    t.seat(1).answer('village-action', { buy: t.object('double-axe') });
    expect(gems(t).slice(0, 2)).toEqual([8 + 2 - 1, 9 - 7]);
    t.toDungeon(1);
    t.seat(1).answer('face-monster', 'alone');
    t.endTurn(1);
    expect(t.happened('event-expired')).toEqual([{ card: t.card('clearance-sale') }]);
    t.seat(2).answer('village-action', { buy: t.object('full-plate') });
    expect(gems(t)[2]).toBe(3);
  });

  rule(['DQ-R17', 'DQ-R45'], 'the truce forbids arenas until its drawer’s next turn begins', () => {
    const t = dungeon([{}, {}, {}], ['sacred-truce', ...weak], { dice: [8, 1, 8, 1, 8, 1] });
    t.seat(0).answer('face-monster', 'alone');
    t.endTurn(0);
    for (const seat of [1, 2]) {
      t.seat(seat).answer('village-action', 'proceed');
      t.expectAsked([[seat, 'face-monster']]);
      t.seat(seat).answer('face-monster', 'alone');
      t.endTurn(seat);
    }
    t.seat(0).answer('village-action', 'proceed');
    expect(t.seat(0).options('choose-adventure')).toContainEqual({ arena: 1 });
    expect(t.pub.discard).toContain(t.card('sacred-truce'));
  });

  rule(['DQ-R17', 'DQ-R69'], 'the curse goes to the leader; of equals the drawer chooses, perhaps himself', () => {
    const alone = dungeon([{}, { points: 2 }, {}], ['evil-eye', ...weak]);
    expect(alone.pub.cursed).toBe(1);
    expect(alone.power(1)).toBe(6);
    const t = dungeon([{ points: 3 }, { points: 3 }, {}], ['evil-eye', ...weak]);
    expect(t.seat(0).options('event-choice')).toEqual([0, 1]);
    t.seat(0).answer('event-choice', 1);
    expect(t.pub.cursed).toBe(1);
  });

  rule('DQ-R69', 'it passes to the beaten principal when its bearer wins an arena as principal, not otherwise', () => {
    const seats = [{}, {}, {}, {}];
    expect(arena(seats, [8, 1], { cursed: 0 }).seal().pub.cursed).toBe(1);
    expect(arena(seats, [1, 8], { cursed: 1 }).seal().pub.cursed).toBe(0);
    expect(arena(seats, [1, 8], { cursed: 0 }).seal().pub.cursed).toBe(0);
    expect(arena(seats, [8, 1], { cursed: 2 }).seal({ 2: 'attacker' }).pub.cursed).toBe(2);
  });
});

describe('specials', () => {
  rule('DQ-R16', 'two chests and a fountain', () => {
    expect(gems(dungeon([{}, {}, {}], ['forgotten-chest']))).toEqual([3, 0, 0]);
    const trap = dungeon([{ wounds: 1 }, {}, {}], ['trapped-chest']);
    expect([gems(trap)[0], wounds(trap)[0]]).toEqual([4, 2]);
    const fountain = dungeon([{ wounds: 3 }, { wounds: 1 }, {}], ['clear-fountain']);
    expect([gems(fountain), wounds(fountain)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
  });

  rule('DQ-R16', 'the altar takes a spoil for a point, if its drawer wants', () => {
    const t = dungeon([{ spoils: ['mimic', 'djinn'] }, {}, {}], ['hungry-altar']);
    t.seat(0).answer('special-choice', t.card('mimic'));
    expect(t.adventurer(0)).toMatchObject({ points: 1, spoils: [t.card('djinn')] });
    const no = dungeon([{ spoils: ['mimic'] }, {}, {}], ['hungry-altar']);
    no.seat(0).answer('special-choice', -1);
    expect(no.adventurer(0)).toMatchObject({ points: 0, spoils: [no.card('mimic')] });
  });

  rule(['DQ-R16', 'DQ-R76'], 'the pedlar sells one object 2 gems below its price, never below 1', () => {
    const t = dungeon([{ gems: 2 }, {}, {}], ['lost-pedlar']);
    expect(t.seat(0).options('special-choice')).not.toContain(t.object('double-axe'));
    t.seat(0).answer('special-choice', t.object('loyal-knife'));
    expect(t.adventurer(0)).toMatchObject({ gems: 1, objects: [t.object('loyal-knife')] });
    t.expectAsked([[0, 'village-action']]);
  });

  rule(['DQ-R16', 'DQ-R21'], 'the scroll is kept face up and read once, before the dice', () => {
    const t = dungeon([{}, {}, {}], ['scroll-of-valour', 'cellar-rat']);
    expect(t.adventurer(0).kept).toEqual([t.card('scroll-of-valour')]);
    t.expectAsked([[0, 'village-action']]);
  });
});

describe('characters', () => {
  rule('DQ-R22', 'Barbare: +1 after a dungeon won, until the next turn begins; none after a defeat or as ally', () => {
    const me: SeatLiteral = { character: 'barbarian' };
    const won = dungeon([me, {}, {}], weak, { dice: [8, 1] });
    won.seat(0).answer('face-monster', 'alone');
    expect(won.power(0)).toBe(9);
    won.endTurn(0).playUntil(({ pub }) => pub.active === 0);
    expect(won.power(0)).toBe(8);
    const lost = dungeon([me, {}, {}], ['elder-dragon'], { dice: [1, 2] });
    lost.seat(0).answer('face-monster', 'alone');
    expect(lost.power(0)).toBe(7);
  });

  rule('DQ-609', 'Guerrier: one wound, not two, on a KritiK; once none at all', () => {
    const t = dungeon([{ character: 'warrior' }, {}, {}], ['elder-dragon'], { dice: [1, 8] });
    t.seat(0).answer('face-monster', 'alone');
    expect(wounds(t)[0]).toBe(1);
    const once = dungeon([{ character: 'warrior', power: true }, {}, {}], ['elder-dragon'], { dice: [1, 8] });
    once.seat(0).answer('face-monster', 'alone');
    once.seat(0).answer('use-unique-power', 'yes');
    expect(once.adventurer(0)).toMatchObject({ wounds: 0, powerUsed: true });
  });

  rule('DQ-R67', 'Voleur: flees any monster, once a game', () => {
    const t = dungeon([{ character: 'thief', power: true }, {}, {}], ['cellar-rat', 'tax-gnome']);
    expect(t.seat(0).options('face-monster')).toEqual(['alone', 'flee-by-power']);
    t.seat(0).answer('face-monster', 'flee-by-power');
    expect(t.adventurer(0).powerUsed).toBe(true);
    expect(t.pub.discard).toEqual([t.card('cellar-rat')]);
    const used = dungeon([{ character: 'thief' }, {}, {}], ['cellar-rat']);
    expect(used.seat(0).options('face-monster')).toEqual(['alone']);
    expect(() => used.seat(0).answer('face-monster', 'flee-by-power')).toThrow();
  });

  rule(['DQ-R67', 'DQ-R75'], 'Forestier: looks at three cards and draws one of them, instead of the first draw', () => {
    const t = arrange({
      seats: [{ character: 'forester', power: true }, {}, {}],
      next: ['elder-dragon', 'djinn', 'forgotten-chest'],
    });
    t.seat(0).answer('village-action', 'proceed');
    const power = t
      .seat(0)
      .options('choose-adventure')
      .find((a) => typeof a === 'object' && 'power' in a);
    t.seat(0).answer('choose-adventure', power ?? 'dungeon');
    t.seat(0).answer('use-unique-power', 2);
    expect(t.adventurer(0)).toMatchObject({ gems: 3, powerUsed: true });
    expect(t.happened('card-drawn')).toHaveLength(1);
    expect(t.state.hid.adventureDeck.slice(-2)).toEqual([t.card('djinn'), t.card('elder-dragon')]);
    expect(t.state.own[1].peeked).toEqual([]);
  });

  rule('DQ-R36', 'Barde: a gem of the bank as ally in a won dungeon fight', () => {
    const t = dungeon([{}, { character: 'bard' }, {}], ['cellar-rat'], { dice: [8, 1] });
    t.seat(1).answer('offer-help', { prices: [{}], text: '' });
    t.seat(0).answer('face-monster', { bargain: t.pub.bargains[0].id, price: 0 });
    t.seat(0).answer('split-reward', {});
    expect(gems(t)).toEqual([2, 1, 0]);
  });

  rule(
    ['DQ-R39', 'DQ-515'],
    'Barde: one shown ally of the other side becomes neutral, and is no loser or winner',
    () => {
      const t = arena([{ character: 'bard', power: true }, {}, {}, {}], [7, 1]).seal({ 2: 'defender', 3: 'attacker' });
      const uses = t
        .seat(0)
        .options('after-reveal-power')
        .filter((a) => a !== 'pass');
      expect(uses).toMatchObject([{ on: 2 }]);
      t.seat(0).answer('after-reveal-power', uses[0]);
      expect(t.happened('totals-compared')).toMatchObject([{ green: { total: 19 }, red: { total: 9 } }]);
      expect(wounds(t)).toEqual([0, 1, 0, 0]);
      expect(t.pub.adventurers.map(({ points }) => points)).toEqual([1, 0, 0, 1]);
    },
  );
});

describe('objects', () => {
  rule('DQ-R14', 'a beaten dragon: a time-out takes the highest bonus of those aside', () => {
    const seats = [{ objects: ['double-axe', 'full-plate', 'vain-diamond'] }, {}, {}];
    const t = dungeon(seats, ['chilly-dragon'], { dice: [8, 1] });
    t.seat(0).answer('face-monster', 'alone');
    expect(t.seat(0).options('take-dragon-object')).toEqual(t.pub.aside);
    expect(t.seat(0).defaultOf('take-dragon-object')).toBe(t.object('dragon-sword'));
  });

  rule('DQ-207', 'the Spare Heart recovers two wounds a turn', () => {
    expect(wounds(arrange({ seats: [{ wounds: 3, objects: ['spare-heart'] }, {}, {}] }))[0]).toBe(1);
  });

  test('the horseshoe turns one die once a game, whoever holds it', () => {
    const t = dungeon([{ objects: ['lucky-horseshoe'] }, {}, {}], ['hungry-wolf'], { dice: [1, 7, 8] });
    t.seat(0).answer('face-monster', 'alone');
    const [use] = t
      .seat(0)
      .options('after-dice-power')
      .filter((a) => a !== 'pass');
    t.seat(0).answer('after-dice-power', use);
    expect(t.happened('dungeon-won')).toHaveLength(1);
    expect(t.pub.usedUp).toEqual([t.object('lucky-horseshoe')]);
    expect(t.adventurer(0).objects).toEqual([t.object('lucky-horseshoe')]);
  });
});
