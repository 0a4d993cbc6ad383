/** 8xx, R02…R04, R59…R62: when the game ends, the last validations, the deductions and who wins. */
import { describe, expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import type { Ended } from '../rules/state.ts';
import { arrange, type House, type SeatLiteral, type TableLiteral } from './arrange.ts';

const DONE: SeatLiteral = { mainDone: true };
const scored = (points: number, more: SeatLiteral = {}): SeatLiteral => ({ ...DONE, points, ...more });

/** The last turn of the round has just ended. */
const ending = (seats: readonly SeatLiteral[], more: Partial<TableLiteral> = {}): House =>
  arrange({ seats, active: seats.length - 1, starter: 0, at: [{ do: 'end-turn' }], ...more });

/** Everybody answers as a time-out would, to the end. */
function endOf(t: House): Ended {
  t.playUntil(({ pub }) => pub.ended !== null);
  if (t.pub.ended === null) throw new Error('no end');
  return t.pub.ended;
}
const totals = ({ scores }: Ended): number[] => scores.map(({ total }) => total);

describe('the target', () => {
  rule(['DQ-801', 'DQ-R02'], 'whoever reaches it ends the game with the round; a point less does not', () => {
    const short = arrange({ seats: [scored(10, { gems: 6 }), DONE, DONE], next: ['forgotten-chest'] });
    short.seat(0).answer('village-action', 'trophy');
    expect(short.pub.reachedBy).toBe(-1);
    short.playUntil(({ pub }) => pub.round === 4);
    const t = arrange({
      seats: [scored(11, { gems: 6 }), DONE, DONE],
      next: ['forgotten-chest', 'trapped-chest', 'clear-fountain'],
    });
    t.seat(0).answer('village-action', 'trophy');
    expect(t.happened('target-reached')).toEqual([{ seat: 0, points: 12 }]);
    t.toDungeon(0).endTurn(0);
    t.toDungeon(1).endTurn(1);
    t.toDungeon(2).endTurn(2);
    expect(t.pub.ended).toMatchObject({ ending: 'target', winners: [0] });
    expect(t.pub.round).toBe(3);
    t.expectAsked([]);
  });

  rule('DQ-801', 'more than the target is reaching it too, and only the first one is told', () => {
    const t = arrange({
      seats: [{ points: 10, objects: ['double-axe'], main: 'keen-edge' }, { points: 11, gems: 6 }, {}],
      next: ['forgotten-chest'],
    });
    t.seat(0).answer('validate-quest', t.quest('keen-edge'));
    t.toDungeon(0).endTurn(0);
    t.seat(1).answer('village-action', 'trophy');
    expect(t.happened('target-reached')).toEqual([{ seat: 0, points: 14 }]);
  });

  rule('DQ-R61', 'reaching the target once is enough, even if the points are lower later', () => {
    const t = arrange({ seats: [scored(11, { gems: 6 }), DONE, DONE] });
    t.seat(0).answer('village-action', 'trophy');
    t.adventurer(0).points = 5;
    t.adventurer(0).from = { monsters: 0, arena: 0, quests: 0, purchase: 0, cards: 5 };
    expect(endOf(t)).toMatchObject({ ending: 'target' });
    expect(t.pub.round).toBe(3);
  });

  example(
    'DQ-E38',
    'the second of four reaches 12 in round 7; the others still play, and the fourth wins with 13',
    () => {
      const t = arrange({
        seats: [DONE, scored(11, { gems: 6 }), DONE, { points: 9, objects: ['double-axe'], main: 'keen-edge' }],
        round: 7,
        active: 1,
        next: ['forgotten-chest', 'trapped-chest', 'clear-fountain'],
      });
      t.seat(1).answer('village-action', 'trophy');
      t.toDungeon(1).endTurn(1);
      expect(t.pub.active).toBe(2);
      t.toDungeon(2).endTurn(2);
      expect(t.pub.active).toBe(3);
      t.seat(3).answer('validate-quest', t.quest('keen-edge'));
      t.toDungeon(3).endTurn(3);
      expect(t.pub.ended).toMatchObject({ ending: 'target', winners: [3] });
      expect(t.pub.ended?.scores[3].total).toBe(13);
      expect(t.pub.round).toBe(7);
    },
  );

  example('DQ-E39', 'a validation off turn lifts a player to 15 of 15: the round is finished, then scored', () => {
    const seats = [{}, {}, { points: 11, objects: ['double-axe'], main: 'keen-edge' }, {}, {}];
    const t = arrange({ seats, active: 1 });
    expect(t.table.options.targetTP).toBe(15);
    t.seat(2).answer('validate-quest', t.quest('keen-edge'));
    expect(t.happened('target-reached')).toEqual([{ seat: 2, points: 15 }]);
    const turns: number[] = [];
    for (const seat of [1, 2, 3, 4]) {
      turns.push(t.pub.active);
      t.playUntil(({ pub }) => pub.active !== seat || pub.step === 'end');
    }
    expect(turns).toEqual([1, 2, 3, 4]);
    expect(endOf(t)).toMatchObject({ ending: 'target', winners: [2] });
  });

  example('DQ-E47', 'at 18 of 20: a point bought in the village, then an arena won: 20, the round is the last', () => {
    const seats = [scored(18, { gems: 6, objects: ['double-axe'] }), DONE, DONE];
    const t = arrange({ seats, options: { targetTP: 20 }, fought: true, dice: [8, 1] });
    t.seat(0).answer('village-action', 'trophy');
    expect(t.pub.reachedBy).toBe(-1);
    t.toArena(0, 1).seal();
    expect(t.adventurer(0).points).toBe(20);
    expect(t.pub.reachedBy).toBe(0);
    expect(endOf(t)).toMatchObject({ ending: 'target', winners: [0] });
    expect(t.pub.round).toBe(3);
  });
});

describe('the deck', () => {
  rule(
    ['DQ-802', 'DQ-R03'],
    'the last card is resolved and its turn finished, then the game ends: nobody else plays',
    () => {
      const t = arrange({ seats: [{ gems: 4 }, DONE, DONE], left: 1, next: ['cellar-rat'], dice: [8, 1] });
      t.toDungeon(0);
      expect(t.happened('deck-exhausted')).toEqual([{ round: 3 }]);
      t.seat(0).answer('face-monster', 'alone');
      expect(t.adventurer(0)).toMatchObject({ gems: 6, spoils: [t.card('cellar-rat')] });
      // The village after it is open.
      t.seat(0).answer('village-action', 'trophy');
      t.endTurn(0);
      t.expectAsked([[0, 'final-validate']]);
      t.seat(0).answer('final-validate', 'decline');
      expect(t.pub.ended).toMatchObject({ ending: 'deck' });
      expect(t.happened('turn-started')).toHaveLength(1);
    },
  );

  rule('DQ-R03', 'one card left is not an empty deck', () => {
    const t = arrange({ seats: [DONE, DONE, DONE], left: 2, next: ['forgotten-chest'] });
    t.toDungeon(0).endTurn(0);
    t.expectAsked([[1, 'village-action']]);
  });

  rule('DQ-R03', 'the target was reached earlier in the round: the deck ends the game first all the same', () => {
    const t = arrange({ seats: [scored(12), DONE, DONE], active: 1, left: 1, next: ['forgotten-chest'] });
    t.toDungeon(1).endTurn(1);
    expect(t.pub.ended).toMatchObject({ ending: 'deck', winners: [0] });
    expect(t.happened('turn-started').map(({ seat }) => seat)).toEqual([1]);
  });

  example('DQ-E40', 'the last card is an event: resolved, no draw, village after, and nobody else plays', () => {
    const t = arrange({ seats: [DONE, DONE, DONE], left: 1, next: ['gem-shower'] });
    t.toDungeon(0);
    expect(t.pub.adventurers.map(({ gems }) => gems)).toEqual([1, 1, 1]);
    expect(t.happened('card-drawn')).toHaveLength(1);
    t.expectAsked([[0, 'village-action']]);
    expect(t.pub).toMatchObject({ step: 'after', deck: 0 });
    t.endTurn(0);
    expect(t.pub.ended).toMatchObject({ ending: 'deck' });
  });

  rule('DQ-R04', 'looking at more cards than there are looks at those there are', () => {
    const door = (...next: string[]): House =>
      arrange({ seats: [DONE, DONE, DONE], left: next.length + 1, next: ['hidden-door', ...next] }).toDungeon(0);
    expect(door('forgotten-chest', 'trapped-chest').seat(0).options('special-choice')).toEqual([0, 1]);
    // The only one there is is drawn, and the deck is empty.
    const t = door('forgotten-chest');
    expect(t.adventurer(0).gems).toBe(3);
    t.endTurn(0);
    expect(t.pub.ended).toMatchObject({ ending: 'deck' });
    expect(door().pub).toMatchObject({ deck: 0, step: 'after' });
  });
});

describe('the last validations', () => {
  rule('DQ-R59', 'clockwise from the starting player; a fulfilled quest counts unless its owner declines', () => {
    const t = ending([{ points: 12 }, { objects: ['double-axe'], main: 'keen-edge' }, DONE], { starter: 1, active: 0 });
    t.expectAsked([[1, 'final-validate']]);
    expect(t.seat(1).defaultOf('final-validate')).toBe(t.quest('keen-edge'));
    t.seat(1).default('final-validate');
    expect(t.happened('quest-validated')).toMatchObject([{ seat: 1, points: 4, last: true }]);
    // Whoever has no quest left is not asked.
    t.expectAsked([[0, 'final-validate']]);
    const { scores } = endOf(t);
    expect(scores[1]).toMatchObject({ points: 4, main: 0, total: 4 });
  });

  rule('DQ-R59', 'who declines has it deducted', () => {
    const t = ending([scored(12), { objects: ['double-axe'], main: 'keen-edge' }, DONE]);
    t.seat(1).answer('final-validate', 'decline');
    expect(t.pub.ended?.scores[1]).toMatchObject({ points: 0, main: 4, mainQuest: t.quest('keen-edge'), total: -4 });
  });

  rule('DQ-R59', 'what is not fulfilled is not validated', () => {
    const t = ending([scored(12), { main: 'keen-edge' }, DONE]);
    expect(t.seat(1).refusal('final-validate', t.quest('keen-edge'))).toMatchObject({ rule: 'DQ-701' });
    expect(t.seat(1).options('final-validate')).toEqual(['decline']);
  });

  rule('DQ-R59', 'it ends nothing and restarts nothing: the target reached now is not told', () => {
    const t = ending([scored(0), { points: 11, objects: ['double-axe'], main: 'keen-edge' }, DONE], { left: 0 });
    t.seat(1).default('final-validate');
    expect(t.happened('target-reached')).toEqual([]);
    expect(t.pub.ended).toMatchObject({ ending: 'deck', winners: [1] });
  });

  rule('DQ-R59', 'a declined quest is not asked again, unless it was unfulfilled meanwhile', () => {
    const seats: SeatLiteral[] = [
      { points: 12, objects: ['double-axe'], main: 'keen-edge' },
      { points: 5, main: 'pauper' },
      { points: 7 },
    ];
    const pass = (isInterrupted: boolean): House => {
      const t = ending(seats, { starter: 1, active: 0 });
      t.seat(1).answer('final-validate', 'decline');
      const [points, tied] = [7, isInterrupted ? 5 : 7];
      Object.assign(t.adventurer(2), { points: tied, from: { ...t.adventurer(2).from, cards: tied } });
      t.seat(2).answer('final-validate', 'decline');
      Object.assign(t.adventurer(2), { points, from: { ...t.adventurer(2).from, cards: points } });
      t.seat(0).default('final-validate');
      t.expectAsked([[1, 'final-validate']]);
      return t;
    };
    expect(pass(false).seat(1).refusal('final-validate', pass(false).quest('pauper'))).toMatchObject({
      rule: 'DQ-R59',
    });
    expect(pass(true).seat(1).refusal('final-validate', pass(true).quest('pauper'))).toBeUndefined();
  });

  example('DQ-E52', 'end at 12, 6, 7: the second takes 6 for miséreux', () => {
    const t = ending([scored(12), { points: 6, main: 'pauper' }, scored(7)]);
    t.seat(1).default('final-validate');
    expect(t.adventurer(1).points).toBe(12);
  });

  example(
    'DQ-E52',
    'at 12, 6, 6: not in the first pass; the third validates a secondary of 2, in the second pass he may',
    () => {
      const t = ending([
        scored(12),
        { points: 6, main: 'pauper' },
        scored(6, { objects: ['double-axe'], secondaries: ['keen-edge'] }),
      ]);
      expect(t.seat(1).options('final-validate')).toEqual(['decline']);
      t.seat(1).default('final-validate');
      t.seat(2).default('final-validate');
      expect(t.adventurer(2).points).toBe(8);
      t.expectAsked([[1, 'final-validate']]);
      t.seat(1).default('final-validate');
      expect(t.adventurer(1).points).toBe(12);
      expect(t.pub.ended?.winners).toEqual([0, 1]);
    },
  );
});

describe('the score', () => {
  rule(['DQ-803', 'DQ-R60'], 'an open main quest costs twice its points, and is shown now', () => {
    const t = ending([scored(12), { points: 8, main: 'impossible' }, { points: 3, main: 'provost' }]);
    expect(totals(endOf(t))).toEqual([12, 2, -1]);
    expect(t.pub.ended?.scores[1]).toMatchObject({ main: 6, mainQuest: t.quest('impossible') });
  });

  rule('DQ-804', 'each open secondary quest costs one point, whatever it is worth', () => {
    const t = ending([scored(12), scored(8, { secondaries: ['impossible', 'provost', 'titan'] }), DONE]);
    const end = endOf(t);
    expect(totals(end)).toEqual([12, 5, 0]);
    expect(end.scores[1].openQuests).toEqual(['impossible', 'provost', 'titan'].map(t.quest));
  });

  rule('DQ-R61', 'a total may be negative', () => {
    expect(totals(endOf(ending([scored(12), { main: 'impossible', secondaries: ['titan'] }, DONE])))[1]).toBe(-7);
  });

  rule('DQ-805', 'most points after deductions win, not those before', () => {
    const end = endOf(ending([{ points: 14, main: 'impossible' }, scored(9), scored(8)]));
    expect(totals(end)).toEqual([8, 9, 8]);
    expect(end).toMatchObject({ winners: [1], tieBreak: null });
  });

  rule(['DQ-806', 'DQ-R62'], 'of those tied, most spoils; points before deductions count nothing', () => {
    const t = ending([
      { points: 18, main: 'collector', spoils: ['mimic'] },
      scored(12, { spoils: ['djinn', 'cellar-rat'] }),
      scored(11, { spoils: ['tax-gnome', 'touchy-giant', 'the-reaper'] }),
    ]);
    expect(endOf(t)).toMatchObject({ winners: [1], tieBreak: 'spoils' });
    const outcome = rules.outcome(t.state);
    expect(outcome?.standings.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });

  rule('DQ-R62', 'still equal: they share the victory', () => {
    const t = ending([scored(12, { spoils: ['mimic'] }), scored(12, { spoils: ['djinn'] }), DONE]);
    expect(endOf(t)).toMatchObject({ winners: [0, 1], tieBreak: null });
    expect(rules.outcome(t.state)?.standings.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  example('DQ-E36', '9 points, main of 3 open, two secondaries open: 1; by option 4', () => {
    const seats = [scored(12), { points: 9, main: 'impossible', secondaries: ['titan', 'provost'] }, DONE];
    expect(totals(endOf(ending(seats)))[1]).toBe(1);
    expect(totals(endOf(ending(seats, { options: { failedMainPenalty: 'printed' } })))[1]).toBe(4);
  });

  example('DQ-E37', 'both at 12: spoils 3 and 5, the second wins; 4 and 4, shared', () => {
    const five = ['cellar-rat', 'tax-gnome', 'mimic', 'djinn', 'shy-ghost'];
    const names = [...five, 'soprano-harpy', 'chatty-ninja', 'vegetarian-ghoul'];
    const split = (n: number): Ended =>
      endOf(ending([scored(12, { spoils: names.slice(0, n) }), scored(12, { spoils: names.slice(n) }), DONE]));
    expect(split(3).winners).toEqual([1]);
    expect(split(4).winners).toEqual([0, 1]);
  });
});
