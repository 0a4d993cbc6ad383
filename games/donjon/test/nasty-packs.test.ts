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
/** Abilities rest after 5,000 questions, of which some are put to all; the game without any takes far less than the rest. */
const MOST_STEPS = 30_000;

const play = (seats: number, seed: string, pack: Json, options = {}): string | undefined =>
  playPacked(game, { seats, seed, pack, options, mostSteps: MOST_STEPS });

describe('abilities that feed each other', () => {
  test.each(NASTY)(
    '%s: the game comes to an end',
    (name) => {
      const pack = nastyPack(name);
      expect(packs.check(pack)).toEqual([]);
      expect(play(3, name, pack)).toBeDefined();
    },
    120_000,
  );
});

test('abilities drawn from the whole vocabulary', () => {
  for (let i = 0; i < 12; i++) {
    const seed = `any pack ${i}`;
    const pack = anyPack(new Chance(sha256Words(seed)));
    expect(packs.check(pack)).toEqual([]);
    const seats = 3 + (i % 4);
    const options = { strictGems: i % 3 === 0, fledMonster: i % 2 === 0 ? 'shuffleBack' : 'discard' };
    expect(play(seats, seed, pack, options), seed).toBeDefined();
  }
}, 120_000);

test('and under the tester, secrets and all', () => {
  for (let i = 0; i < 3; i++) {
    const seed = `tried pack ${i}`;
    const seats = 3 + i;
    const options = completeOptions(game.options, seats);
    if (isOptionProblem(options)) throw new Error(options.problem);
    const pack = anyPack(new Chance(sha256Words(seed)));
    testGame(game, { seats, options, seed, pack, every: 100, maxSteps: MOST_STEPS });
  }
}, 120_000);

test('a recording with a pack runs again to the same end', () => {
  const pack = anyPack(new Chance(sha256Words('recorded')));
  const recording = record(game, { seats: 3, seed: 'recorded', pack });
  expect(replayRecording(recording, { rules: game, packs })).toMatchObject({ ok: true });
}, 60_000);
