/** 3xx, R65, R66: shop, temple, guild and trophy. Deals are in deals.test.ts, surplus objects in surplus.test.ts. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectSame } from '../../test/witness.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

/** Player 0 is in the village before the adventure, with nothing recovered. */
const village = (me: SeatLiteral, more: Partial<TableLiteral> = {}): House =>
  arrange({ seats: [me, {}, {}], at: [{ do: 'village', step: 'before' }], ...more });

describe('the shop', () => {
  rule('DQ-301', 'any number of objects, each at its printed price, from the purse to the bank', () => {
    const t = village({ gems: 20 });
    const { bank } = t.pub;
    for (const object of ['double-axe', 'full-plate', 'vain-diamond']) {
      t.seat(0).answer('village-action', { buy: t.object(object) });
    }
    expect(t.adventurer(0)).toMatchObject({ gems: 1 });
    expect(t.pub.bank).toBe(bank + 19);
    expect(t.pub.shop).toHaveLength(15);
    expect(t.power(0)).toBe(17);
  });

  rule('DQ-301', 'nobody buys on credit, nor what is not in the shop, nor on somebody else’s turn', () => {
    const t = arrange({ seats: [{ gems: 7 }, { gems: 9, objects: ['copper-ring'] }, {}] });
    const buy = t.object('double-axe');
    expect(t.seat(0).refusal('village-action', { buy })).toEqual({
      rule: 'DQ-301',
      key: 'object-too-dear',
      numbers: { price: 8, gems: 7 },
    });
    expect(() => t.seat(0).answer('village-action', { buy: t.object('copper-ring') })).toThrow();
    expect(() => t.seat(0).answer('village-action', { buy: t.object('dragon-sword') })).toThrow();
    expect(t.seat(1).open).not.toContain('village-action');
    expect(t.adventurer(0)).toMatchObject({ gems: 7, objects: [] });
  });

  rule('DQ-301', 'nobody has to buy: a time-out goes on', () => {
    expect(village({ gems: 20 }).seat(0).defaultOf('village-action')).toBe('proceed');
  });
});

describe('the temple', () => {
  rule('DQ-305', '2 gems to the bank, all wounds gone', () => {
    for (const wounds of [1, 4]) {
      const t = village({ gems: 2, wounds });
      t.seat(0).answer('village-action', 'heal');
      expect(t.adventurer(0)).toMatchObject({ gems: 0, wounds: 0 });
      expect(t.happened('healed')).toEqual([{ seat: 0, price: 2, wounds, curse: false }]);
      expect(t.power(0)).toBe(8);
    }
    expect(village({ gems: 1, wounds: 4 }).seat(0).refusal('village-action', 'heal')).toMatchObject({ rule: 'DQ-305' });
  });

  rule('DQ-R66', 'only for the wounded or the cursed', () => {
    expect(village({ gems: 2 }).seat(0).refusal('village-action', 'heal')).toMatchObject({ rule: 'DQ-R66' });
    const t = village({ gems: 4 }, { cursed: 0 });
    t.seat(0).answer('village-action', 'heal');
    expect(t.pub.cursed).toBe(-1);
    expect(t.adventurer(0).gems).toBe(2);
    expect(t.seat(0).refusal('village-action', 'heal')).toMatchObject({ rule: 'DQ-R66' });
  });

  rule('DQ-R66', 'another player’s curse is no reason', () => {
    expect(village({ gems: 2 }, { cursed: 1 }).seat(0).refusal('village-action', 'heal')).toBeDefined();
  });

  example(
    'DQ-E21',
    '2 wounds at the start of the turn: 1, then 0; no second visit but after the adventure wounded him',
    () => {
      const t = arrange({ seats: [{ wounds: 2, gems: 4 }, {}, {}], next: ['djinn'], dice: [1, 2] });
      expect(t.adventurer(0).wounds).toBe(1);
      t.seat(0).answer('village-action', 'heal');
      expect(t.adventurer(0)).toMatchObject({ wounds: 0, gems: 2 });
      expect(t.seat(0).refusal('village-action', 'heal')).toMatchObject({ rule: 'DQ-R66' });
      t.toDungeon(0);
      t.seat(0).answer('face-monster', 'alone');
      expect(t.adventurer(0).wounds).toBe(1);
      t.seat(0).answer('village-action', 'heal');
      expect(t.adventurer(0)).toMatchObject({ wounds: 0, gems: 0 });
    },
  );
});

describe('the guild', () => {
  const TWO: Partial<TableLiteral> = { nextQuests: ['miser', 'impossible', 'provost'] };

  rule('DQ-306', '2 gems, two quests, one kept in secret, the other under the deck', () => {
    const t = village({ gems: 3 }, TWO);
    const left = t.pub.questDeck;
    t.seat(0).answer('village-action', 'quest');
    t.expectAsked([[0, 'choose-guild-quest']]);
    expect(t.seat(0).options('choose-guild-quest')).toEqual([t.quest('miser'), t.quest('impossible')]);
    t.seat(0).answer('choose-guild-quest', t.quest('miser'));
    expect(t.state.own[0].secondaries).toEqual([t.quest('miser')]);
    expect(t.adventurer(0)).toMatchObject({ gems: 1, secondaries: 1 });
    expect(t.state.hid.questDeck[0]).toBe(t.quest('impossible'));
    expect(t.pub.questDeck).toBe(left - 1);
  });

  rule('DQ-306', 'nobody else learns what was drawn or kept', () => {
    const bought = (keep: string): House => {
      const t = village({ gems: 3 }, TWO);
      t.seat(0).answer('village-action', 'quest');
      t.seat(0).answer('choose-guild-quest', t.quest(keep));
      return t;
    };
    expectSame(bought('miser'), bought('impossible'), [1, 2]);
    // Other cards on top: the others see the same.
    const other = village({ gems: 3 }, { nextQuests: ['provost', 'titan', 'miser'] });
    other.seat(0).answer('village-action', 'quest');
    const one = village({ gems: 3 }, TWO);
    one.seat(0).answer('village-action', 'quest');
    expect(JSON.stringify(other.view(1).pub)).toBe(JSON.stringify(one.view(1).pub));
  });

  rule('DQ-307', 'one purchase a turn, and again in the next', () => {
    const t = village({ gems: 6 }, { ...TWO, next: ['forgotten-chest'] });
    t.seat(0).answer('village-action', 'quest');
    t.seat(0).default('choose-guild-quest');
    expect(t.seat(0).refusal('village-action', 'quest')).toMatchObject({ rule: 'DQ-307', key: 'guild-once' });
    t.toDungeon(0);
    expect(t.seat(0).refusal('village-action', 'quest')).toMatchObject({ rule: 'DQ-307' });
    t.endTurn(0).playUntil(({ pub }) => pub.active === 0 && pub.step === 'before');
    expect(t.seat(0).refusal('village-action', 'quest')).toBeUndefined();
  });

  rule(['DQ-308', 'DQ-306'], 'not with three open quests, not without 2 gems', () => {
    const three = village({ gems: 9, secondaries: ['miser', 'impossible', 'provost'] });
    expect(three.seat(0).refusal('village-action', 'quest')).toMatchObject({ rule: 'DQ-308', numbers: { most: 3 } });
    expect(village({ gems: 1 }).seat(0).refusal('village-action', 'quest')).toMatchObject({ rule: 'DQ-306' });
  });

  rule('DQ-R65', 'seeing the cards commits: exactly one is kept, and the gems are gone', () => {
    const t = village({ gems: 2 }, TWO);
    t.seat(0).answer('village-action', 'quest');
    expect(t.adventurer(0).gems).toBe(0);
    expect(t.seat(0).options('choose-guild-quest')).toHaveLength(2);
    expect(() => t.seat(0).answer('choose-guild-quest', t.quest('provost'))).toThrow();
    expect(t.seat(0).open).not.toContain('village-action');
    // A time-out keeps the higher points, of equals the first drawn.
    expect(t.seat(0).defaultOf('choose-guild-quest')).toBe(t.quest('impossible'));
  });

  rule(
    'DQ-R65',
    'a power that draws three draws what there is; the others go under the deck in the order drawn',
    () => {
      const t = village({ gems: 2, character: 'sorcerer' }, TWO);
      t.seat(0).answer('village-action', 'quest');
      expect(t.seat(0).options('choose-guild-quest')).toEqual([
        t.quest('miser'),
        t.quest('impossible'),
        t.quest('provost'),
      ]);
      t.seat(0).answer('choose-guild-quest', t.quest('impossible'));
      expect(t.state.hid.questDeck.slice(0, 2)).toEqual([t.quest('provost'), t.quest('miser')]);
      const short = village({ gems: 2, character: 'sorcerer' }, { ...TWO, guild: 2 });
      short.seat(0).answer('village-action', 'quest');
      expect(short.seat(0).options('choose-guild-quest')).toHaveLength(2);
    },
  );

  example('DQ-E26', 'one card left: the buyer pays 2 and has it without a choice; then there is nothing to buy', () => {
    const t = village(
      { gems: 2 },
      { ...TWO, guild: 1, seats: [{ gems: 2 }, { gems: 2 }, {}], next: ['forgotten-chest'] },
    );
    t.seat(0).answer('village-action', 'quest');
    t.expectAsked([[0, 'village-action']]);
    expect(t.state.own[0].secondaries).toEqual([t.quest('miser')]);
    expect(t.adventurer(0).gems).toBe(0);
    t.toDungeon(0).endTurn(0);
    expect(t.seat(1).refusal('village-action', 'quest')).toMatchObject({ rule: 'DQ-R65', key: 'guild-empty' });
    expect(t.seat(1).options('village-action')).not.toContain('quest');
  });

  example(
    'DQ-E27',
    'three open: no guild, no gift of a quest; after one is validated a purchase is legal again',
    () => {
      const t = arrange({
        seats: [
          { gems: 9, objects: ['double-axe'], secondaries: ['keen-edge', 'impossible', 'provost'] },
          { secondaries: ['titan'] },
          {},
        ],
        at: [{ do: 'village', step: 'before' }],
      });
      expect(t.seat(0).refusal('village-action', 'quest')).toMatchObject({ rule: 'DQ-308' });
      const gift = { to: 1, give: {}, ask: { quests: 1 }, text: '' };
      expect(t.seat(0).refusal('propose-deal', gift)).toMatchObject({ rule: 'DQ-308' });
      t.seat(0).answer('validate-quest', t.quest('keen-edge'));
      expect(t.seat(0).refusal('propose-deal', gift)).toBeUndefined();
      t.seat(0).answer('village-action', 'quest');
      t.seat(0).default('choose-guild-quest');
      expect(t.adventurer(0).secondaries).toBe(3);
    },
  );
});

describe('the trophy', () => {
  rule('DQ-309', 'one point for 6 gems', () => {
    const t = village({ gems: 7, points: 2 });
    t.seat(0).answer('village-action', 'trophy');
    expect(t.adventurer(0)).toMatchObject({ gems: 1, points: 3, from: { purchase: 1 } });
    expect(village({ gems: 5 }).seat(0).refusal('village-action', 'trophy')).toMatchObject({ rule: 'DQ-309' });
  });

  rule('DQ-310', 'one a turn, however rich', () => {
    const t = village({ gems: 30 });
    t.seat(0).answer('village-action', 'trophy');
    expect(t.seat(0).refusal('village-action', 'trophy')).toMatchObject({ rule: 'DQ-310' });
    expect(t.adventurer(0).points).toBe(1);
  });

  example(
    'DQ-E33',
    'one before and another one after the adventure: the second is illegal, next turn it is not',
    () => {
      const t = village({ gems: 30 }, { next: ['forgotten-chest'] });
      t.seat(0).answer('village-action', 'trophy');
      t.toDungeon(0);
      expect(t.seat(0).refusal('village-action', 'trophy')).toMatchObject({ rule: 'DQ-310' });
      t.endTurn(0).playUntil(({ pub }) => pub.active === 0 && pub.step === 'before');
      expect(t.seat(0).refusal('village-action', 'trophy')).toBeUndefined();
    },
  );
});
