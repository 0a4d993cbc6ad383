/** What holds of every game that takes packs: none that passes the check can break, hang or swell it. */
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  Chance,
  completeOptions,
  isOptionProblem,
  type Json,
  type Packs,
  sha256Words,
} from '../../kernel/index.ts';
import { replayRecording } from '../../kernel/recording.ts';
import { testGame } from '../../kernel/tester.ts';
import { playPacked } from './packs.ts';
import { record } from './record.ts';

type Options = Readonly<Record<string, string | number | boolean>>;

interface Trials<Name extends string> {
  readonly game: AnyGame;
  readonly packs: Packs;
  /** Packs meant to harm. */
  readonly nasty: readonly Name[];
  nastyPack(name: Name): Json;
  /** A pack drawn from the whole vocabulary. */
  anyPack(chance: Chance): Json;
  readonly leastSeats: number;
  /** More than any game takes. */
  readonly mostSteps: number;
  /** The tester looks closely at one step in so many. */
  readonly every: number;
  /** What makes games short enough to be tried, if something must. */
  readonly short?: Options;
  /** How the i-th game with any pack is played. */
  options(i: number, seats: number): Options;
}

export function tryPacks<Name extends string>(trials: Trials<Name>): void {
  const { game, packs, leastSeats, mostSteps, short = {} } = trials;
  const packOf = (seed: string): Json => trials.anyPack(new Chance(sha256Words(seed)));

  describe('abilities that feed each other', () => {
    test.each(trials.nasty)(
      '%s: the game comes to an end',
      (name) => {
        const pack = trials.nastyPack(name);
        expect(packs.check(pack)).toEqual([]);
        expect(playPacked(game, { seats: 3, seed: name, pack, options: short, mostSteps })).toBeDefined();
      },
      120_000,
    );
  });

  test('abilities drawn from the whole vocabulary', () => {
    for (let i = 0; i < 12; i++) {
      const seed = `any pack ${i}`;
      const pack = packOf(seed);
      expect(packs.check(pack)).toEqual([]);
      const seats = leastSeats + (i % (7 - leastSeats));
      const options = { ...short, ...trials.options(i, seats) };
      expect(playPacked(game, { seats, seed, pack, options, mostSteps }), seed).toBeDefined();
    }
  }, 120_000);

  test('and under the tester, secrets and all', () => {
    for (let i = 0; i < 3; i++) {
      const seed = `tried pack ${i}`;
      const seats = leastSeats + i;
      const options = completeOptions(game.options, seats, { ...short, ...trials.options(i, seats) });
      if (isOptionProblem(options)) throw new Error(options.problem);
      testGame(game, { seats, options, seed, pack: packOf(seed), every: trials.every, maxSteps: mostSteps });
    }
  }, 120_000);

  test('a recording with a pack runs again to the same end', () => {
    const recording = record(game, { seats: 3, seed: 'recorded', pack: packOf('recorded'), options: short });
    expect(replayRecording(recording, { rules: game, packs })).toMatchObject({ ok: true });
  }, 60_000);
}
