/** 9xx: what a table may agree on before the start. 908…911 are tested where objects and bargains are. */
import { describe, expect } from 'vitest';
import { completeOptions, isOptionProblem } from '../../../kernel/index.ts';
import { rule } from '../../test/rule.ts';
import { options } from '../rules/options.ts';
import { arrange, type House, type SeatLiteral, start, type TableLiteral } from './arrange.ts';
import { tableOptions } from './plans.ts';

const DONE: SeatLiteral = { mainDone: true };

rule(
  ['DQ-901', 'DQ-902', 'DQ-903', 'DQ-904', 'DQ-906', 'DQ-907', 'DQ-912', 'DQ-913', 'DQ-914'],
  'every option at its default',
  () => {
    expect(tableOptions(3)).toEqual({
      targetTP: 12,
      endTiming: 'round',
      deckOutTiming: 'turn',
      startingGems: 0,
      strictGems: false,
      failedMainPenalty: 'doubled',
      fledMonster: 'discard',
      usedUpObject: 'removed',
      upfrontGems: false,
      whispers: false,
      promiseTimeout: 'honour',
      questBeforeCharacter: true,
      uniquePowers: 'oncePerGame',
      tieAfterSpoils: 'shared',
      odds: true,
    });
    expect([3, 4, 5, 6].map((seats) => tableOptions(seats).targetTP)).toEqual([12, 12, 15, 15]);
  },
);

rule('DQ-901', 'any of the three lengths at any table, and no other', () => {
  for (const seats of [3, 6]) {
    for (const targetTP of [12, 15, 20] as const) expect(tableOptions(seats, { targetTP }).targetTP).toBe(targetTP);
    for (const targetTP of [11, 16, 21])
      expect(isOptionProblem(completeOptions(options, seats, { targetTP }))).toBe(true);
  }
});

describe('when it ends', () => {
  const reached = (more: Partial<TableLiteral['options']>): House => {
    const seats = [DONE, { ...DONE, points: 11, gems: 6 }, DONE];
    const t = arrange({ seats, active: 1, options: { ...more }, next: ['forgotten-chest', 'trapped-chest'] });
    t.seat(1).answer('village-action', 'trophy');
    return t.toDungeon(1).endTurn(1);
  };

  rule('DQ-902', 'with the round, or by option with the turn', () => {
    reached({}).expectAsked([[2, 'village-action']]);
    const turn = reached({ endTiming: 'turn' });
    expect(turn.pub.ended).toMatchObject({ ending: 'target', winners: [1] });
    turn.expectAsked([]);
  });

  rule('DQ-902', 'by turn: reached off turn, the turn that runs is finished first', () => {
    const seats = [DONE, { points: 10, objects: ['double-axe'], main: 'keen-edge' }, DONE];
    const t = arrange({ seats, options: { endTiming: 'turn' }, next: ['forgotten-chest'] });
    t.seat(1).answer('validate-quest', t.quest('keen-edge'));
    t.toDungeon(0);
    expect(t.pub.ended).toBeNull();
    t.endTurn(0);
    expect(t.pub.ended).toMatchObject({ ending: 'target' });
  });

  const exhausted = (more: Partial<TableLiteral> = {}): House =>
    arrange({
      seats: [DONE, DONE, DONE],
      left: 1,
      next: ['forgotten-chest'],
      fought: true,
      options: { deckOutTiming: 'round' },
      ...more,
    })
      .toDungeon(0)
      .endTurn(0);

  rule(
    ['DQ-903', 'DQ-R03'],
    'by option the round is finished: the others have their turns, with an arena or a pass',
    () => {
      const t = exhausted({ dice: [8, 1] });
      t.seat(1).answer('village-action', 'proceed');
      expect(t.seat(1).options('choose-adventure')).toEqual([{ arena: 0 }, { arena: 2 }, 'pass']);
      expect(t.seat(1).refusal('choose-adventure', 'dungeon')).toMatchObject({ rule: 'DQ-802' });
      expect(t.seat(1).defaultOf('choose-adventure')).toBe('pass');
      t.seat(1).answer('choose-adventure', 'pass');
      t.expectAsked([[1, 'village-action']]);
      t.endTurn(1);
      t.toArena(2, 0).seal();
      t.endTurn(2);
      expect(t.pub.ended).toMatchObject({ ending: 'deck', winners: [2] });
    },
  );

  rule('DQ-903', 'where arenas are forbidden, passing is all there is', () => {
    const t = exhausted({ left: 2, next: ['sacred-truce', 'forgotten-chest'] });
    t.seat(1).answer('village-action', 'proceed');
    expect(t.happened('adventure-chosen')[1]).toMatchObject({ seat: 1, adventure: 'pass' });
    t.expectAsked([[1, 'village-action']]);
  });

  rule('DQ-903', 'the default ends it with the turn', () => {
    expect(exhausted({ options: {} }).pub.ended).toMatchObject({ ending: 'deck' });
  });
});

describe('gems and quests', () => {
  rule(['DQ-904', 'DQ-R05'], 'purses start empty, or by option with 2 gems of the bank', () => {
    expect(start(4).pub).toMatchObject({ bank: 40, adventurers: new Array(4).fill({ gems: 0 }) });
    expect(start(4, { startingGems: 2 }).pub).toMatchObject({ bank: 32, adventurers: new Array(4).fill({ gems: 2 }) });
  });

  rule('DQ-906', 'a failed main quest costs its points once by option; secondaries cost the same', () => {
    const seats = [{ ...DONE, points: 12 }, { points: 9, main: 'impossible', secondaries: ['titan'] }, DONE];
    const total = (failedMainPenalty: 'doubled' | 'printed'): unknown =>
      arrange({ seats, active: 2, at: [{ do: 'end-turn' }], options: { failedMainPenalty } }).playUntil(
        ({ pub }) => pub.ended !== null,
      ).pub.ended?.scores[1].total;
    expect([total('doubled'), total('printed')]).toEqual([2, 5]);
  });
});

describe('fled monsters', () => {
  const shuffleBack: TableLiteral['options'] = { fledMonster: 'shuffleBack' };

  rule(['DQ-907', 'DQ-R26'], 'by option they go back into the deck once, and what was seen of it is void', () => {
    const t = arrange({ seats: 3, options: shuffleBack, next: ['touchy-giant'], left: 20 });
    const giant = t.card('touchy-giant');
    t.toDungeon(0);
    t.state.own[2].peeked = t.state.hid.adventureDeck.slice(-2).reverse();
    t.seat(0).answer('face-monster', 'flee');
    expect(t.pub).toMatchObject({ deck: 20, wentBack: [giant], card: -1 });
    expect(t.state.hid.adventureDeck).toContain(giant);
    expect(t.state.own[2].peeked).toEqual([]);
    expect(t.pub.discard).not.toContain(giant);
  });

  rule('DQ-907', 'fled again, it is discarded; another monster still goes back', () => {
    const t = arrange({ seats: 3, options: shuffleBack, next: ['touchy-giant', 'the-reaper'], left: 3 });
    const giant = t.card('touchy-giant');
    t.pub.wentBack.push(giant);
    t.toDungeon(0);
    t.seat(0).answer('face-monster', 'flee');
    expect(t.pub.discard).toContain(giant);
    t.endTurn(0);
    t.toDungeon(1);
    t.seat(1).answer('face-monster', 'flee');
    expect(t.pub.wentBack).toEqual([giant, t.card('the-reaper')]);
  });

  rule('DQ-907', 'the last card is discarded, so that the game ends', () => {
    const t = arrange({ seats: [DONE, DONE, DONE], options: shuffleBack, next: ['touchy-giant'], left: 1 });
    t.toDungeon(0);
    t.seat(0).answer('face-monster', 'flee');
    expect(t.pub).toMatchObject({ deck: 0, wentBack: [] });
    t.endTurn(0);
    expect(t.pub.ended).toMatchObject({ ending: 'deck' });
  });
});

describe('powers', () => {
  rule('DQ-913', 'off: all tokens lie turned over from the start, and nobody is ever asked to use one', () => {
    const t = start(6, { uniquePowers: 'off' });
    for (const [seat] of [...t.asked]) t.seat(seat).default('choose-main-quest');
    expect(t.pub.adventurers.every(({ powerUsed }) => powerUsed)).toBe(true);
    const kinds = new Set<string>();
    t.playUntil(({ pub, asked }) => {
      for (const [, kind] of asked) kinds.add(kind);
      return pub.round === 3;
    });
    for (const kind of ['declare-before-dice', 'after-dice-power', 'use-unique-power', 'choose-adventure']) {
      expect(kinds).not.toContain(kind);
    }
    expect(t.happened('ability-used').filter(({ by }) => by.effect === -1)).toEqual([]);
  });

  rule(['DQ-913', 'DQ-R67'], 'traits stay when the token is turned over', () => {
    const seats: SeatLiteral[] = [{}, { gems: 4 }, { character: 'thief', power: false }, {}];
    const t = arrange({ seats, options: { uniquePowers: 'off' }, fought: true, dice: [8, 1] });
    t.toArena(0, 1).seal({ 2: 'attacker' });
    expect(t.adventurer(2).gems).toBe(1);
  });
});

describe('ties', () => {
  const tied = (dice: number[]): House => {
    const one: SeatLiteral = { ...DONE, points: 12 };
    const seats = [one, one, { ...one, spoils: [] }, DONE];
    const options = { tieAfterSpoils: 'playOff' } as const;
    return arrange({ seats, active: 3, at: [{ do: 'end-turn' }], options, dice });
  };

  rule('DQ-914', 'by option those tied roll a die each; those tied for highest roll again, and an 8 counts 8', () => {
    const t = tied([8, 3, 8, 2, 5]);
    expect(t.happened('tie-rolled').map(({ rolls }) => rolls)).toEqual([
      [
        { seat: 0, face: 8 },
        { seat: 1, face: 3 },
        { seat: 2, face: 8 },
      ],
      [
        { seat: 0, face: 2 },
        { seat: 2, face: 5 },
      ],
    ]);
    expect(t.pub.ended).toMatchObject({ winners: [2], tieBreak: 'playOff' });
  });

  rule('DQ-914', 'spoils decide before any die is rolled', () => {
    const seats = [{ ...DONE, points: 12 }, { ...DONE, points: 12, spoils: ['mimic'] }, DONE];
    const t = arrange({ seats, active: 2, at: [{ do: 'end-turn' }], options: { tieAfterSpoils: 'playOff' } });
    expect(t.happened('tie-rolled')).toEqual([]);
    expect(t.pub.ended).toMatchObject({ winners: [1], tieBreak: 'spoils' });
  });
});
