/** No pack that passes the check can break, hang or swell a game. */
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  Chance,
  completeOptions,
  isOptionProblem,
  type Json,
  sha256Words,
} from '../../../kernel/index.ts';
import { replayRecording } from '../../../kernel/recording.ts';
import { testGame } from '../../../kernel/tester.ts';
import { playPacked } from '../../test/packs.ts';
import { record } from '../../test/record.ts';
import { packs } from '../pack/index.ts';
import { rules } from '../rules/index.ts';
import { anyPack } from './any-pack.ts';
import { NASTY, nastyPack } from './nasty-packs.ts';

const game = rules as unknown as AnyGame;
/** Abilities rest after 20,000 questions; a hundred rounds without any take less than the rest. */
const MOST_STEPS = 60_000;

const play = (seats: number, seed: string, pack: Json, options = {}): string | undefined =>
  playPacked(game, { seats, seed, pack, options, mostSteps: MOST_STEPS });

describe('abilities that feed each other', () => {
  test.each(NASTY)(
    '%s: the game comes to an end',
    (name) => {
      const pack = nastyPack(name);
      expect(packs.check(pack)).toEqual([]);
      expect(play(3, name, pack, { roundCap: 12 })).toBeDefined();
    },
    120_000,
  );

  test.each(['tiles', 'endless', 'people'] as const)(
    '%s: also when cards and tiles are played at any time, secrets and all',
    (name) => {
      const options = completeOptions(game.options, 3, { roundCap: 2 });
      if (isOptionProblem(options)) throw new Error(options.problem);
      testGame(game, { seats: 3, options, seed: name, pack: nastyPack(name), every: 200, maxSteps: MOST_STEPS });
    },
    120_000,
  );
});

test('abilities drawn from the whole vocabulary', () => {
  for (let i = 0; i < 10; i++) {
    const seed = `any pack ${i}`;
    const pack = anyPack(new Chance(sha256Words(seed)));
    expect(packs.check(pack)).toEqual([]);
    const options = { roundCap: 15, goldPrivacy: i % 3 === 0 ? 'hidden' : 'open', earnOncePerRound: i % 2 === 0 };
    expect(play(2 + (i % 5), seed, pack, options), seed).toBeDefined();
  }
}, 120_000);

test('and under the tester, secrets and all', () => {
  for (let i = 0; i < 3; i++) {
    const seed = `tried pack ${i}`;
    const seats = 2 + i;
    const options = completeOptions(game.options, seats, { roundCap: 6, goldPrivacy: i === 0 ? 'open' : 'hidden' });
    if (isOptionProblem(options)) throw new Error(options.problem);
    const pack = anyPack(new Chance(sha256Words(seed)));
    testGame(game, { seats, options, seed, pack, every: 100, maxSteps: MOST_STEPS });
  }
}, 120_000);

test('a recording with a pack runs again to the same end', () => {
  const pack = anyPack(new Chance(sha256Words('recorded')));
  const recording = record(game, { seats: 3, seed: 'recorded', pack, options: { roundCap: 6 } });
  expect(replayRecording(recording, { rules: game, packs })).toMatchObject({ ok: true });
}, 60_000);
