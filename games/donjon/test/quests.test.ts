/** 7xx, R58: quests are shown when they are fulfilled, score once, and are nobody else's business before. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectSame } from '../../test/witness.ts';
import { gauge } from '../rules/effects/power.ts';
import { isFulfilled } from '../rules/quests.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

/** Player 0 is in the village before the adventure. */
const village = (seats: readonly SeatLiteral[], more: Partial<TableLiteral> = {}): House =>
  arrange({ seats, at: [{ do: 'village', step: 'before' }], ...more });

const AXE = ['double-axe'];

describe('validating', () => {
  rule('DQ-701', 'on or off turn, whenever the owner likes, once it is fulfilled', () => {
    const t = village([
      { gems: 8, main: 'keen-edge' },
      { objects: ['copper-ring', 'padded-vest', 'loyal-knife'], main: 'full-kit' },
      {},
    ]);
    expect(t.seat(0).open).not.toContain('validate-quest');
    expect(t.seat(1).open).toContain('validate-quest');
    t.seat(1).answer('validate-quest', t.quest('full-kit'));
    t.expectAsked([[0, 'village-action']]);
    t.seat(0).answer('village-action', { buy: t.object('double-axe') });
    t.seat(0).answer('validate-quest', t.quest('keen-edge'));
    expect(t.happened('quest-validated').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  rule('DQ-701', 'not before, and not somebody else’s', () => {
    const t = village([{ objects: AXE, main: 'titan', secondaries: ['keen-edge'] }, { main: 'champion' }, {}]);
    expect(t.seat(0).options('validate-quest')).toEqual([t.quest('keen-edge')]);
    expect(t.seat(0).refusal('validate-quest', t.quest('titan'))).toMatchObject({
      rule: 'DQ-701',
      key: 'quest-not-fulfilled',
      numbers: { have: expect.any(Number), need: expect.any(Number) },
    });
    expect(() => t.seat(0).answer('validate-quest', t.quest('champion'))).toThrow();
    expect(t.adventurer(0)).toMatchObject({ points: 0, completed: [], secondaries: 1 });
  });

  rule('DQ-701', 'nobody is made to: it stays open turn after turn', () => {
    const t = village([{ objects: AXE, main: 'keen-edge' }, {}, {}]);
    t.playUntil(({ pub }) => pub.round === 4 && pub.active === 0);
    expect(t.adventurer(0).mainDone).toBe(false);
    expect(t.seat(0).open).toContain('validate-quest');
  });

  rule('DQ-702', 'the main quest: twice the printed points, and 4 gems of the bank', () => {
    const t = village([{ objects: AXE, main: 'keen-edge' }, {}, {}]);
    const { bank } = t.pub;
    t.seat(0).answer('validate-quest', t.quest('keen-edge'));
    expect(t.adventurer(0)).toMatchObject({ points: 4, gems: 4, mainDone: true, from: { quests: 4 } });
    expect(t.pub.bank).toBe(bank - 4);
    expect(t.happened('quest-validated')).toMatchObject([{ main: true, points: 4, gems: 4, now: 4 }]);
  });

  rule('DQ-703', 'a secondary quest: the printed points, and 4 gems', () => {
    const t = village([{ objects: AXE, secondaries: ['keen-edge'] }, {}, {}]);
    t.seat(0).answer('validate-quest', t.quest('keen-edge'));
    expect(t.adventurer(0)).toMatchObject({ points: 2, gems: 4, mainDone: false, secondaries: 0 });
  });

  rule('DQ-704', 'it lies face up, scores once, and makes room for another', () => {
    const t = village([{ objects: AXE, secondaries: ['keen-edge', 'titan', 'champion'] }, {}, {}]);
    t.seat(0).answer('validate-quest', t.quest('keen-edge'));
    expect(t.view(2).pub.adventurers[0].completed).toEqual([{ quest: t.quest('keen-edge'), main: false }]);
    expect(t.seat(0).open).not.toContain('validate-quest');
    expect(t.adventurer(0).points).toBe(2);
    expect(t.adventurer(0).secondaries).toBe(2);
    expect(t.seat(0).refusal('village-action', 'quest')).toBeUndefined();
  });

  rule(['DQ-704', 'DQ-R53'], 'a completed quest cannot be given away', () => {
    const t = village([{ objects: AXE, secondaries: ['keen-edge', 'titan'] }, {}, {}]);
    t.seat(0).answer('validate-quest', t.quest('keen-edge'));
    const gift = { to: 1, give: { quests: [t.quest('keen-edge')] }, ask: {}, text: '' };
    expect(t.seat(0).refusal('propose-deal', gift)).toMatchObject({ rule: 'DQ-R53' });
  });

  rule('DQ-705', 'others see how many there are, not which, nor whether one is fulfilled', () => {
    // Keen Edge is fulfilled, Titan is not: the others see the same two tables.
    const [one, other] = ['keen-edge', 'titan'].map((main) =>
      village([{ objects: AXE, main, secondaries: [main === 'titan' ? 'keen-edge' : 'titan'] }, {}, {}]),
    );
    expectSame(one, other, [1, 2]);
    expect(one.view(1).pub.adventurers[0]).toMatchObject({ secondaries: 1, mainDone: false });
  });

  rule('DQ-705', 'a quest that nobody validated is in nobody else’s view at any time of a turn', () => {
    const secret = (main: string): House => {
      const t = arrange({ seats: [{ main }, {}, {}], next: ['cellar-rat'], dice: [8, 1] });
      t.toDungeon(0);
      t.seat(0).answer('face-monster', 'alone');
      return t.endTurn(0);
    };
    // A KritiK win fulfils the one and not the other.
    expectSame(secret('master-stroke'), secret('champion'), [1, 2]);
  });

  rule('DQ-R58', 'its gems may be spent at once', () => {
    const t = village([{ gems: 2, wounds: 4, main: 'martyr' }, {}, {}]);
    expect(t.seat(0).options('village-action')).not.toContain('trophy');
    t.seat(0).answer('validate-quest', t.quest('martyr'));
    t.seat(0).answer('village-action', 'trophy');
    expect(t.adventurer(0)).toMatchObject({ gems: 0, points: 3 });
  });

  rule('DQ-R58', 'nothing is validated between the dice and the outcome', () => {
    const t = village(
      [
        { character: 'sorcerer', power: true, objects: AXE, main: 'keen-edge' },
        { objects: ['copper-ring', 'padded-vest', 'loyal-knife'], main: 'full-kit' },
        {},
      ],
      {
        next: ['cellar-rat'],
      },
    );
    t.toDungeon(0);
    for (const seat of [0, 1]) expect(t.seat(seat).open).toContain('validate-quest');
    t.seat(0).answer('face-monster', 'alone');
    t.expectAsked([[0, 'after-dice-power']]);
    for (const seat of [0, 1]) expect(t.seat(seat).open).not.toContain('validate-quest');
    t.seat(0).answer('after-dice-power', 'pass');
    for (const seat of [0, 1]) expect(t.seat(seat).open).toContain('validate-quest');
  });

  rule('DQ-R58', 'power is read from the gauge: wounds in, what counts against one type only out', () => {
    const t = village([{ objects: ['double-axe', 'padded-vest', 'tooth-necklace'], main: 'titan' }, {}, {}], {
      next: ['infernal-cyclops'],
    });
    expect(gauge(t.content, t.pub, 0)).toBe(14);
    expect(isFulfilled(t.content, t.pub, 0, t.quest('titan'))).toBe(true);
    t.adventurer(0).wounds = 1;
    t.toDungeon(0);
    // 15 against the humanoid, 13 on the gauge.
    expect(t.seat(0).open).not.toContain('validate-quest');
  });

  example('DQ-E07', 'the Guerrier, off turn, validates miséreux as main: 6 points, 4 gems', () => {
    const t = village([{ points: 5 }, { character: 'warrior', main: 'pauper' }, { points: 1 }, { points: 1 }]);
    t.seat(1).answer('validate-quest', t.quest('pauper'));
    expect(t.adventurer(1)).toMatchObject({ points: 6, gems: 4 });
  });

  example('DQ-E35', 'points 2, 2, 5: miséreux is illegal for both 2s; after one reaches 3 the other may', () => {
    const t = village([{ points: 2, gems: 6, secondaries: ['pauper'] }, { points: 2 }, { points: 5 }]);
    expect(t.seat(0).open).not.toContain('validate-quest');
    const other = village([{ points: 2, gems: 6 }, { points: 2, secondaries: ['pauper'] }, { points: 5 }]);
    expect(other.seat(1).open).not.toContain('validate-quest');
    other.seat(0).answer('village-action', 'trophy');
    other.seat(1).answer('validate-quest', other.quest('pauper'));
    expect(other.adventurer(1).points).toBe(5);
    const early = village([{ points: 3 }, { points: 2, secondaries: ['pauper'] }, { points: 5 }], { round: 2 });
    expect(early.seat(1).open).not.toContain('validate-quest');
  });

  example('DQ-E44', 'bank at 2: a quest brings 4 gems and the bank is at −2; with strict gems 2', () => {
    const at2 = (strictGems: boolean): House => {
      const t = village([{ objects: AXE, main: 'keen-edge' }, { gems: 35 }, {}], { options: { strictGems } });
      expect(t.pub.bank).toBe(2);
      t.seat(0).answer('validate-quest', t.quest('keen-edge'));
      return t;
    };
    expect([at2(false).adventurer(0).gems, at2(false).pub.bank]).toEqual([4, -2]);
    expect([at2(true).adventurer(0).gems, at2(true).pub.bank]).toEqual([2, 0]);
  });

  rule('DQ-R06', 'gains are paid in full from an empty bank, which then owes; by option only what is left', () => {
    const chest = (strictGems: boolean): House =>
      village([{}, { gems: 37 }, {}], { options: { strictGems }, next: ['forgotten-chest'] }).toDungeon(0);
    expect([chest(false).adventurer(0).gems, chest(false).pub.bank]).toEqual([3, -3]);
    expect([chest(true).adventurer(0).gems, chest(true).pub.bank]).toEqual([0, 0]);
  });

  rule(['DQ-R06', 'DQ-905'], 'where all gain at once and too little is left, those next in turn order have it', () => {
    const t = village([{ gems: 17 }, {}, { gems: 18 }], {
      options: { strictGems: true },
      active: 1,
      starter: 1,
      next: ['gem-shower', 'cellar-rat'],
    });
    expect(t.pub.bank).toBe(2);
    t.toDungeon(1);
    expect(t.pub.adventurers.map(({ gems }) => gems)).toEqual([17, 1, 19]);
  });

  example(
    'DQ-E45',
    'a completed Tranchant stays scored when the axe is looted next turn, and costs nothing at the end',
    () => {
      const t = arrange({
        seats: [{ objects: AXE, main: 'keen-edge' }, {}, {}],
        next: ['forgotten-chest'],
        left: 2,
        fought: true,
        dice: [8, 1],
      });
      t.seat(0).answer('validate-quest', t.quest('keen-edge'));
      t.toDungeon(0).endTurn(0);
      t.toArena(1, 0).seal();
      t.seat(1).answer('choose-loot', { object: t.object('double-axe') });
      expect(t.adventurer(0)).toMatchObject({ objects: [], points: 4, completed: [{ main: true }] });
      t.playUntil(({ pub }) => pub.ended !== null);
      expect(t.pub.ended?.scores[0]).toMatchObject({ main: 0, points: 4, total: 4 });
    },
  );
});
