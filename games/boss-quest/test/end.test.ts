/** 8xx: when a game ends, who has won, and the final standings (R60..R63, R65, R67). */
import { expect } from 'vitest';
import { example, rule } from '../../test/rule.ts';
import { rules } from '../rules/index.ts';
import type { Ended, Options } from '../rules/state.ts';
import { arrange, type SeatLiteral, start, type World } from './arrange.ts';
import { done, gone } from './hands.ts';

const ended = (t: World): Ended | null => t.pub.ended;
const DONE: SeatLiteral = { phase: 'finished' };

/** Seats whose hands all lack a pair: under `needPair` nobody qualifies, so the keys stay as they are. */
const UNPAIRED = ['red2 blue3', 'green2 purple3', 'red3 green4', 'blue2 purple4'];
/** 21: over any boss below the Reaper but the strongest. */
const FALLEN = 'red7 blue7 green7';

/** Seat 0 loses a last heart against 14; the others neither win nor lose anything. */
const fall = (first: SeatLiteral, others: readonly SeatLiteral[], options: Partial<Options> = {}): World =>
  arrange({
    boss: 14,
    options,
    seats: [done(FALLEN, { hearts: 1, ...first }), ...others.map((seat, i) => done(UNPAIRED[i], seat))],
    active: ['needPair'],
  });

rule('BQ-801', 'the end check comes after combat, keys and hearts all settled', () => {
  const t = arrange({
    boss: 17,
    seats: [done('red7 blue7 green3', { keys: 3 }), done('green7 purple7 red6', { hearts: 1 }), done('red1 blue1')],
  });
  expect(t.events.map(({ type }) => type)).toEqual([
    'combat-revealed',
    'went-over',
    'round-won',
    'perfect-made',
    'keys-won',
    'eliminated',
    'game-ended',
  ]);
  expect(t.happened('game-ended')).toEqual([
    { ending: 'keys', winners: [0], keys: [5, 0, 0], hearts: [3, 0, 3], tieBreak: null },
  ]);
});

rule('BQ-802', 'the goal is 5 keys with 2–4 players and 4 with 5–6: one less goes on', () => {
  for (const [seats, goal] of [
    [2, 5],
    [3, 5],
    [4, 5],
    [5, 4],
    [6, 4],
  ]) {
    const reach = (keys: number) =>
      arrange({ seats: [done('red7 blue7', { keys: keys - 1 }), ...Array.from({ length: seats - 1 }, () => DONE)] });
    const short = reach(goal - 1);
    expect(short.pub.knights[0].keys).toBe(goal - 1);
    expect(ended(short)).toBeNull();
    expect(short.pub.stage).toBe('aftermath');
    expect(ended(reach(goal))).toEqual({ ending: 'keys', winners: [0], tieBreak: null });
  }
});

rule('BQ-803', 'a last heart lost ends the game for all, and that player has lost', () => {
  const t = fall({ keys: 4 }, [{ keys: 1 }, {}]);
  expect(ended(t)).toEqual({ ending: 'hearts', winners: [1], tieBreak: null });
  expect(t.pub.knights.map(({ role }) => role)).toEqual(['eliminated', 'knight', 'knight']);
  expect(t.asked).toEqual([]);
  for (const seat of [0, 1, 2]) expect(t.seat(seat).open).toEqual([]);
});

rule('BQ-803', 'with a heart left it goes on, however few keys there are', () => {
  const t = fall({ hearts: 2, keys: 4 }, [{ keys: 1 }, {}]);
  expect(t.pub.knights[0]).toMatchObject({ hearts: 1, role: 'knight' });
  expect(ended(t)).toBeNull();
});

rule('BQ-804', 'the survivor with most keys wins, however few hearts', () => {
  const t = fall({}, [
    { keys: 2, hearts: 3 },
    { keys: 3, hearts: 1 },
  ]);
  expect(ended(t)).toEqual({ ending: 'hearts', winners: [2], tieBreak: null });
});

rule('BQ-804', 'keys won in that last combat count', () => {
  const t = arrange({
    boss: 14,
    seats: [done(FALLEN, { hearts: 1 }), done('red1 red2', { keys: 2 }), done('purple6 green6', { keys: 2 })],
  });
  expect(t.keysWon).toEqual([0, 0, 1]);
  expect(ended(t)).toEqual({ ending: 'hearts', winners: [2], tieBreak: null });
});

rule('BQ-805', 'equal keys: most hearts wins, and the end says what decided', () => {
  const t = fall({}, [
    { keys: 3, hearts: 1 },
    { keys: 3, hearts: 2 },
    { keys: 2, hearts: 3 },
  ]);
  expect(ended(t)).toEqual({ ending: 'hearts', winners: [2], tieBreak: 'hearts' });
});

rule('BQ-806', 'equal keys and hearts: all of them win together', () => {
  const t = fall({}, [
    { keys: 3, hearts: 2 },
    { keys: 3, hearts: 2 },
    { keys: 3, hearts: 1 },
  ]);
  expect(ended(t)).toEqual({ ending: 'hearts', winners: [1, 2], tieBreak: 'hearts' });
});

/** A wins with a PERFECT (2 keys), B makes one with more weapons (1 key). */
const goalTogether = (a: SeatLiteral, b: SeatLiteral): World =>
  arrange({
    boss: 18,
    seats: [done('red7 blue7 green4', a), done('green7 purple5 red3 blue2 purple1', b), done('red1 blue1')],
  });

rule('BQ-R60', 'several at the goal: most keys, then most hearts, then shared', () => {
  expect(ended(goalTogether({ keys: 4 }, { keys: 4, hearts: 3 }))).toMatchObject({ winners: [0], tieBreak: null });
  expect(ended(goalTogether({ keys: 3, hearts: 1 }, { keys: 4, hearts: 2 }))).toEqual({
    ending: 'keys',
    winners: [1],
    tieBreak: 'hearts',
  });
  expect(ended(goalTogether({ keys: 3, hearts: 2 }, { keys: 4, hearts: 2 }))).toMatchObject({
    winners: [0, 1],
    tieBreak: null,
  });
});

rule('BQ-R61', 'goal and last heart in one combat: the survivor with most keys, whichever came first', () => {
  const t = arrange({
    boss: 18,
    seats: [
      done('red7 blue7 green4', { keys: 3, hearts: 1 }),
      done('green7 purple7 red6', { keys: 4, hearts: 1 }),
      done('red1 blue1', { keys: 4 }),
    ],
  });
  expect(t.pub.knights.map(({ keys, hearts }) => [keys, hearts])).toEqual([
    [5, 1],
    [4, 0],
    [4, 3],
  ]);
  expect(ended(t)).toMatchObject({ winners: [0] });
});

rule('BQ-R62', 'the player without hearts has lost, with most keys too', () => {
  const t = fall({ keys: 4 }, [{ keys: 0, hearts: 1 }]);
  expect(ended(t)).toMatchObject({ ending: 'hearts', winners: [1] });
  expect(rules.outcome(t.state)?.standings.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
  ]);
});

/** Both fall against 14, with these keys. */
const allFall = (a: SeatLiteral, b: SeatLiteral): World =>
  arrange({
    boss: 14,
    seats: [done(FALLEN, { hearts: 1, ...a }), done('purple7 red6 blue6', { hearts: 1, ...b })],
  });

rule('BQ-R63', 'nobody survives: those who fell are compared by keys, ties shared', () => {
  expect(ended(allFall({ keys: 1 }, { keys: 2 }))).toEqual({ ending: 'nobody', winners: [1], tieBreak: null });
  expect(ended(allFall({ keys: 1 }, { keys: 1 }))).toEqual({ ending: 'nobody', winners: [0, 1], tieBreak: null });
});

rule('BQ-R63', 'those who left in an earlier round are not compared', () => {
  const t = arrange({
    options: { reaper: true },
    reaper: 'removed',
    round: 4,
    boss: 14,
    seats: [
      done(FALLEN, { hearts: 1, keys: 1 }),
      done('purple7 red6 blue6', { hearts: 1, keys: 2 }),
      gone(2, { keys: 4 }),
    ],
  });
  expect(ended(t)).toEqual({ ending: 'nobody', winners: [1], tieBreak: null });
});

rule('BQ-R65', 'keys are a counter: more than the 20 of the box can be won', () => {
  const t = arrange({
    boss: 14,
    seats: ['red', 'blue', 'green', 'purple'].map((colour) => done(`${colour}7 ${colour}6 ${colour}1`, { keys: 4 })),
    active: ['extraKey'],
  });
  expect(t.pub.knights.map(({ keys }) => keys)).toEqual([7, 7, 7, 7]);
  expect(ended(t)?.winners).toEqual([0, 1, 2, 3]);
});

const places = (t: World): [number, number][] =>
  rules.outcome(t.state)?.standings.map(({ seat, place }) => [seat, place]) ?? [];

rule('BQ-R67', 'standings: winners, then survivors by keys and hearts, equals sharing a place', () => {
  const t = arrange({
    seats: [
      done('red1 blue1', { keys: 2, hearts: 3 }),
      done('red7 blue7', { keys: 3, hearts: 1 }),
      done('red2 blue2', { keys: 3, hearts: 1 }),
      done('red3 blue3', { keys: 2, hearts: 3 }),
      done('green2 purple2', { keys: 2, hearts: 1 }),
    ],
  });
  expect(ended(t)).toMatchObject({ ending: 'keys', winners: [1] });
  expect(places(t)).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
    [3, 3],
    [4, 5],
  ]);
});

rule('BQ-R67', 'standings: the eliminated come after survivors, the latest first, then by keys', () => {
  const t = arrange({
    options: { reaper: true },
    reaper: 'removed',
    round: 5,
    boss: 14,
    seats: [
      done('red1 blue1', { hearts: 1 }),
      done(FALLEN, { hearts: 1 }),
      gone(2, { keys: 1 }),
      gone(2, { keys: 3 }),
      gone(3),
    ],
  });
  expect(ended(t)).toMatchObject({ ending: 'lastKnight', winners: [0] });
  expect(places(t)).toEqual([
    [0, 1],
    [1, 2],
    [4, 3],
    [3, 4],
    [2, 5],
  ]);
});

rule('BQ-R67', 'while the game runs there is no outcome', () => {
  expect(rules.outcome(start(3).state)).toBeUndefined();
});

example(39, 'A falls with 4 keys; B 3 keys 2 hearts, C 3 keys 1 heart, D 2 keys — B wins', () => {
  const t = fall({ keys: 4 }, [
    { keys: 3, hearts: 2 },
    { keys: 3, hearts: 1 },
    { keys: 2, hearts: 3 },
  ]);
  expect(t.pub.knights.map(({ keys }) => keys)).toEqual([4, 3, 3, 2]);
  expect(ended(t)).toEqual({ ending: 'hearts', winners: [1], tieBreak: 'hearts' });
});

example(40, 'A 4→6 keys, B 4→5, goal 5 — A wins; both at 5: hearts decide', () => {
  const t = goalTogether({ keys: 4 }, { keys: 4 });
  expect(t.pub.knights.map(({ keys }) => keys)).toEqual([6, 5, 0]);
  expect(ended(t)?.winners).toEqual([0]);
  expect(ended(goalTogether({ keys: 3, hearts: 3 }, { keys: 4, hearts: 2 }))?.winners).toEqual([0]);
});

example(41, 'two players on 1 heart, both over, keys 2 and 1 — the one with 2 wins; equal keys: shared', () => {
  expect(ended(allFall({ keys: 2 }, { keys: 1 }))?.winners).toEqual([0]);
  expect(ended(allFall({ keys: 2 }, { keys: 2 }))?.winners).toEqual([0, 1]);
});

example(53, 'five players, someone reaches 4 keys — the game ends', () => {
  const t = arrange({ seats: [done('red7 blue7', { keys: 3 }), DONE, DONE, DONE, DONE] });
  expect(ended(t)).toEqual({ ending: 'keys', winners: [0], tieBreak: null });
});
