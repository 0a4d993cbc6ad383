import { describe, expect, test } from 'vitest';
import { makePlayer, type Playable } from '../../../bots/players.ts';
import { type AnyShape, asked, Chance, type Seat, type View } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import { arrange, type World } from '../test/arrange.ts';
import { heuristic } from './heuristic.ts';

const malin = makePlayer({ rules, heuristic } as unknown as Playable, 'malin');

/** What malin answers to the question at hand. */
function decides(t: World): unknown {
  const [d] = asked(t.state);
  return malin.decide(t.view(d.seat) as unknown as View<AnyShape>, d, new Chance(new Uint32Array(8)));
}

/** What malin does unasked. */
function volunteers(t: World, seat: Seat): unknown {
  return malin.volunteer(t.view(seat) as unknown as View<AnyShape>, new Chance(new Uint32Array(8)))?.answer;
}

describe('at the Armourer', () => {
  test('far from the boss it takes weapons, close to him it stops', () => {
    const far = arrange({ boss: 20, seats: [{ hidden: 'red2', visible: ['blue1'] }, {}, {}] });
    expect(decides(far)).toMatchObject({ equip: expect.any(Number) });
    const close = arrange({
      boss: 14,
      seats: [{ hidden: 'red7', visible: ['blue6'] }, {}, {}],
      row: ['needRed', 'needBlue', 'extraKey'],
    });
    expect(decides(close)).toBe('visit');
  });

  test('a known top card is counted on', () => {
    const t = arrange({
      boss: 17,
      seats: [{ hidden: 'red7', visible: ['blue4', 'green2'] }, { hidden: 'red1', visible: ['red3'] }, {}],
      row: ['needRed', 'needBlue', 'lastCall'],
      top: ['red4'],
    });
    t.pub.known.push({ card: t.weapon('red4'), at: -t.pub.weaponDeck });
    expect(decides(t)).toEqual({ equip: 1 });
  });

  test('the last turn of a straggler without a visit is played for the weapons alone', () => {
    const finished = { phase: 'finished' } as const;
    const t = arrange({
      boss: 21,
      turn: 4,
      seats: [
        { ...finished, visible: ['red7', 'red6'] },
        { ...finished, visible: ['green7', 'green5'] },
        finished,
        finished,
        { hidden: 'blue7', visible: ['blue6'] },
      ],
    });
    expect(t.asked).toEqual([[4, 'final-turn']]);
    expect(decides(t)).toMatchObject({ equip: expect.any(Number) });
  });
});

describe('at the Magician', () => {
  const finished = { phase: 'finished' } as const;

  test('over by one, it raises the boss or weakens itself', () => {
    const t = arrange({
      boss: 16,
      turn: 2,
      seats: [
        { ...finished, hidden: 'red1', visible: ['blue5', 'red6'] },
        { ...finished, hidden: 'red2', visible: ['blue4', 'red5'] },
        { hidden: 'green7', visible: ['green6', 'green4'] },
      ],
      row: ['strMinus1', 'needPair', 'extraKey'],
    });
    t.seat(2).answer('final-turn', 'none');
    expect(decides(t)).toEqual({ slot: t.slot('strMinus1'), use: 'activate' });
    t.seat(2).activate('strMinus1');
    expect(decides(t)).toBe(2);
  });

  test('a spell that makes a PERFECT is preferred to one that does nothing for it', () => {
    const t = arrange({
      boss: 18,
      turn: 2,
      seats: [
        { ...finished, hidden: 'red1', visible: ['blue5', 'red6'] },
        { ...finished, hidden: 'red2', visible: ['blue4', 'red5'] },
        { hidden: 'green7', visible: ['green6', 'green3'] },
      ],
      row: ['hpMinus2', 'needGreen', 'heartShield'],
    });
    t.seat(2).answer('final-turn', 'none');
    expect(decides(t)).toEqual({ slot: t.slot('hpMinus2'), use: 'activate' });
  });

  test('a harmful spell goes to the rival who threatens most', () => {
    const t = arrange({
      boss: 18,
      turn: 3,
      seats: [
        { ...finished, hidden: 'red7', visible: ['blue5', 'red6'], keys: 4 },
        { ...finished, hidden: 'red1', visible: ['blue1'] },
        { ...finished, hidden: 'red2', visible: ['blue2'] },
        { hidden: 'green7', visible: ['green6', 'green3'], keys: 1 },
      ],
      row: ['strPlus1', 'needGreen'],
    });
    t.state.pub.known.push({ card: t.weapon('red7'), at: 0 });
    t.seat(3).answer('final-turn', 'none');
    t.seat(3).activate('strPlus1');
    expect(decides(t)).toBe(0);
  });

  test('who is over has a rival to stop; whoever is new has nothing to gain', () => {
    const t = arrange({
      boss: 14,
      turn: 2,
      seats: [
        { ...finished, hidden: 'red7', visible: ['blue7'], keys: 4 },
        { ...finished, hidden: 'red1', visible: ['blue1'] },
        { hidden: 'green7', visible: ['green6', 'green3'] },
      ],
      row: ['strPlus1', 'needGreen'],
    });
    t.state.pub.known.push({ card: t.weapon('red7'), at: 0 });
    t.seat(2).answer('final-turn', 'none');
    t.seat(2).activate('strPlus1');
    const [d] = asked(t.state);
    const v = t.view(2);
    expect(heuristic.score(v, d, 0)).toBeGreaterThan(heuristic.score(v, d, 1) + 0.02);
    expect(heuristic.firstSight?.(v, d, 0)).toBe(heuristic.firstSight?.(v, d, 1));
  });

  test('a requirement it meets itself and others do not is worth more than one it fails', () => {
    const t = arrange({
      boss: 18,
      turn: 2,
      seats: [
        { ...finished, hidden: 'red1', visible: ['blue5', 'red6', 'red5'] },
        { ...finished, hidden: 'red2', visible: ['blue4', 'red7', 'red4'] },
        { hidden: 'green7', visible: ['green6', 'green3'] },
      ],
      row: ['needBlue', 'needGreen'],
    });
    t.seat(2).answer('final-turn', 'none');
    expect(decides(t)).toEqual({ slot: t.slot('needGreen'), use: 'activate' });
  });
});

describe('expansions', () => {
  test('a potion is read towards the boss, not over him', () => {
    const world = { boss: 14, options: { potions: true }, row: ['needRed', 'needBlue', 'extraKey'], top: ['potion3'] };
    const low = arrange({ ...world, seats: [{ hidden: 'red7', visible: ['blue4'] }, {}, {}] });
    low.seat(0).answer('turn-action', { equip: 1 });
    expect(decides(low)).toBe('plus');
    const high = arrange({ ...world, seats: [{ hidden: 'red7', visible: ['blue6'] }, {}, {}] });
    high.seat(0).answer('turn-action', { equip: 1 });
    expect(decides(high)).toBe('minus');
  });

  test('a hidden potion is read for the better result; others just confirm', () => {
    const finished = { phase: 'finished' } as const;
    const t = arrange({
      boss: 15,
      options: { potions: true },
      seats: [
        { ...finished, hidden: 'potion3', visible: ['red6', 'blue6'] },
        { ...finished, hidden: 'red1', visible: ['red2'] },
        { ...finished, hidden: 'red3', visible: ['red4'] },
      ],
    });
    expect(t.asked[0]).toEqual([0, 'orient-hidden-potion']);
    expect(decides(t)).toBe('plus');
    t.seat(0).answer('orient-hidden-potion', 'plus');
    expect(decides(t)).toBe('ready');
  });

  test('peek is used on the own turn, at the mystery before a spell is chosen', () => {
    const t = arrange({
      options: { companions: true },
      seats: [{ companion: 'owl' }, { companion: 'cat' }, { companion: 'hare' }],
    });
    expect(volunteers(t, 1)).toBeUndefined();
    expect([1, 2]).toContain(volunteers(t, 0));
    t.seat(0).answer('turn-action', 'visit');
    expect(volunteers(t, 0)).toBe('mystery');
  });

  test('a ghost who wins the Reaper round with keys comes back to life', () => {
    const finished = { phase: 'finished' } as const;
    const t = arrange({
      boss: 'reaper',
      options: { reaper: true, reaperHp: 22 },
      reaper: 'current',
      seats: [
        { ...finished, role: 'ghost', hearts: 0, keys: 4, hidden: 'red7', visible: ['blue7', 'green7'] },
        { ...finished, hidden: 'red1', visible: ['red2'] },
        { ...finished, hidden: 'red3', visible: ['red4'] },
      ],
    });
    t.playUntil(({ asked: [next] }) => next?.[1] === 'reaper-destiny');
    expect(decides(t)).toBe('recoverLife');
  });
});
