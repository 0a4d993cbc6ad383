/** BQ-214..216, R11..R13: the turn of the only player left in phase A, and how many "players" are meant. */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { expectAlike } from '../../test/witness.ts';
import { bossQuest } from '../about.ts';
import { GAP } from '../rules/state.ts';
import { arrange, type SeatLiteral, start } from './arrange.ts';

const EQUIPS = [{ equip: 1 }, { equip: 2 }, { equip: 3 }, { equip: 4 }];
const DONE: SeatLiteral = { phase: 'finished' };
/** All but the last seat are finished. */
const alone = (count: number, last: SeatLiteral = {}): SeatLiteral[] => [
  ...Array.from({ length: count - 1 }, () => DONE),
  last,
];

rule('BQ-214', 'the only player left in phase A may equip once more or not at all', () => {
  const t = arrange({ seats: alone(3) });
  t.expectAsked([[2, 'final-turn']]);
  expect(t.seat(2).options('final-turn')).toEqual([...EQUIPS, 'none']);
  expect(t.seat(2).defaultOf('final-turn')).toBe('none');
  expect(t.seat(2).refusal('final-turn', 'visit' as never)).toMatchObject({ key: 'not-an-answer' });
  expect(t.happened('final-turn-came')).toEqual([{ seat: 2 }]);
});

rule('BQ-214', 'with a second player in phase A it is an ordinary turn', () => {
  const t = arrange({ seats: [DONE, {}, {}], turn: 1 });
  t.expectAsked([[1, 'turn-action']]);
});

rule('BQ-215', 'with 2–4 participants the visit follows in the same turn', () => {
  for (const count of [2, 3, 4])
    for (const answer of [{ equip: 2 }, 'none'] as const) {
      const t = arrange({ seats: alone(count), options: { duel: false }, boss: 21 });
      t.seat(count - 1).answer('final-turn', answer);
      t.expectAsked([[count - 1, 'choose-spell']]);
      expect(t.seat(count - 1).knight.visible).toHaveLength(answer === 'none' ? 1 : 3);
      t.seat(count - 1).default('choose-spell');
      expect(t.seat(count - 1).knight).toMatchObject({ phase: 'finished', visited: true });
      expect(t.pub.combat).not.toBeNull();
    }
});

rule('BQ-216', 'with 5–6 participants the final-turn player skips the Magician', () => {
  for (const count of [5, 6])
    for (const answer of [{ equip: 1 }, 'none'] as const) {
      const t = arrange({ seats: alone(count), boss: 21 });
      const row = [...t.pub.row];
      t.seat(count - 1).answer('final-turn', answer);
      expect(t.pub.combat).not.toBeNull();
      expect(t.seat(count - 1).knight).toMatchObject({ phase: 'finished', visited: false });
      expect(t.happened('visited')).toEqual([]);
      expect(t.pub.row).toEqual(row);
    }
});

rule('BQ-R11', 'it comes even on the first turn of the round', () => {
  const t = arrange({ seats: 3, boss: 21, row: ['needBlue', 'needRed', 'needGreen'] });
  for (const seat of [0, 1]) {
    t.seat(seat).visit();
    t.seat(seat).default('choose-spell');
  }
  t.expectAsked([[2, 'final-turn']]);
  t.seat(2).equip(1);
  // One equip only.
  t.expectAsked([[2, 'choose-spell']]);
});

rule('BQ-R11', 'over: the final turn is still opened, with `none` as its only option', () => {
  const t = arrange({ boss: 16, seats: alone(3, { hidden: 'red7', visible: ['blue5', 'green5'] }) });
  t.expectAsked([[2, 'final-turn']]);
  expect(t.seat(2).options('final-turn')).toEqual(['none']);
  for (const equip of EQUIPS) expect(t.seat(2).refusal('final-turn', equip)).toMatchObject({ rule: 'BQ-R11' });
  t.seat(2).answer('final-turn', 'none');
  t.expectAsked([[2, 'choose-spell']]);
});

rule('BQ-R11', 'at exactly the boss’s hit points the last equip is still allowed', () => {
  const t = arrange({ boss: 17, seats: alone(3, { hidden: 'red7', visible: ['blue5', 'green5'] }) });
  expect(t.seat(2).options('final-turn')).toEqual([...EQUIPS, 'none']);
});

rule('BQ-R12', '5–6 players: over, `none` is asked, then combat begins without that pawn at the Magician', () => {
  const over = { visible: ['blue5', 'green6'] };
  const t = arrange({ boss: 16, seats: alone(5, { ...over, hidden: 'red7' }), top: ['red1'] });
  expect(t.seat(4).options('final-turn')).toEqual(['none']);
  expect(t.seat(4).refusal('final-turn', { equip: 1 })).toMatchObject({ rule: 'BQ-R11' });
  const free = arrange({ boss: 16, seats: alone(5, { ...over, hidden: 'red3' }), top: ['red1'] });
  expectAlike(t, free, [0, 1, 2, 3]);
  t.seat(4).answer('final-turn', 'none');
  expect(t.line(4)).toMatchObject({ gap: -2, heartLost: true });
  expect(t.happened('visited')).toEqual([]);
});

rule('BQ-R10', '5–6 players: with an empty deck the final-turn player is finished without a question', () => {
  const t = arrange({ seats: alone(5), deckLeft: 0 });
  expect(t.happened('finished')).toEqual([{ seat: 4, why: 'straggler' }]);
  expect(t.pub.combat).not.toBeNull();
});

rule('BQ-R13', 'when one of five has left, the last of the four visits again and the row has four open spells', () => {
  const t = arrange({
    options: { reaper: true },
    reaper: 'removed',
    seats: [DONE, { role: 'eliminated' }, DONE, DONE, {}],
    row: ['needBlue', 'needRed', 'needGreen', 'needPurple'],
  });
  t.seat(4).answer('final-turn', 'none');
  t.expectAsked([[4, 'choose-spell']]);
  t.fight();
  t.allReady();
  expect(t.pub.row).toHaveLength(5);
  // Fixed by the starting number: the goal, the yellow weapons.
  expect(t.table.content.goal).toBe(4);
  expect(t.table.content.spells.some(({ id }) => id === 'needYellow')).toBe(true);
});

rule('BQ-R13', 'the goal of a game that began with five stays 4 when four are left', () => {
  const t = arrange({
    options: { reaper: true },
    reaper: 'removed',
    boss: 14,
    seats: [{ ...DONE, keys: 3, hidden: 'red7', visible: ['blue6'] }, { role: 'eliminated' }, DONE, DONE, DONE],
  });
  expect(t.pub.ended).toMatchObject({ ending: 'keys', winners: [0] });
});

example(18, 'alone in phase A with 11 against 19, D draws 3 and 4 and must then take a spell', () => {
  const t = arrange({
    boss: 19,
    seats: alone(4, { hidden: 'red5', visible: ['blue6'] }),
    row: [null, null, null, 'needBlue'],
    mystery: 'extraKey',
    top: ['red3', 'red4'],
  });
  t.seat(3).equip(2);
  t.expectAsked([[3, 'choose-spell']]);
  expect(t.pub.row.filter((slot) => slot !== GAP)).toHaveLength(2);
  expect(t.seat(3).options('choose-spell')).toEqual([
    { slot: 3, use: 'activate' },
    { slot: 3, use: 'discard' },
    { slot: 4, use: 'activate' },
    { slot: 4, use: 'discard' },
  ]);
  t.seat(3).discard('needBlue');
  expect(t.line(3).strength).toBe(18);
});

example(19, 'five players: E equips or not, then combat without a spell; the two left in the row are discarded', () => {
  const t = arrange({
    boss: 19,
    seats: alone(5),
    row: [null, null, null, null, 'needBlue'],
    mystery: 'extraKey',
  });
  expect(t.seat(4).options('final-turn')).toEqual([...EQUIPS, 'none']);
  t.seat(4).equip(1);
  expect(t.pub.combat).not.toBeNull();
  t.allReady();
  expect(t.pub.spellDiscard).toEqual(expect.arrayContaining([t.spell('needBlue'), t.spell('extraKey')]));
});

example(68, 'sole in phase A at 18 against 16: only `none`, then a spell; others see a plain visit', () => {
  const world = (hidden: string) =>
    arrange({
      boss: 16,
      seats: alone(3, { hidden, visible: ['blue5', 'green6'] }),
      row: [null, null, 'needBlue'],
      top: ['red1'],
    });
  const t = world('red7');
  expect(t.seat(2).options('final-turn')).toEqual(['none']);
  expectAlike(t, world('red3'), [0, 1], (w) => w.seat(2).answer('final-turn', 'none'));
  t.expectAsked([[2, 'choose-spell']]);
});

rule('BQ-R23', 'a row holds one card more than there are visits: it is never empty before the last of them', () => {
  for (const count of [3, 4, 5, 6]) {
    const t = start(count);
    t.playUntil(({ pub }) => pub.combat !== null);
    expect(t.happened('row-empty')).toEqual([]);
    expect(t.pub.row.filter((slot) => slot !== GAP).length).toBeGreaterThan(0);
  }
});

rule(
  'BQ-981',
  'six follow the rules for 5–6: the last skips the Magician, 4 keys win, all colours; five are advised',
  () => {
    const t = arrange({ seats: alone(6) });
    expect(t.table.content.goal).toBe(4);
    expect(t.table.content.armoury).toHaveLength(35);
    t.seat(5).answer('final-turn', 'none');
    expect(t.pub.combat).not.toBeNull();
    expect(bossQuest).toMatchObject({ seats: { max: 6 }, advisedMax: 5 });
  },
);
