/** No pack that passes the check can break, hang or swell a game. */
import { test } from 'vitest';
import { type AnyGame, completeOptions, isOptionProblem } from '../../../kernel/index.ts';
import { testGame } from '../../../kernel/tester.ts';
import { tryPacks } from '../../test/pack-trials.ts';
import { packs } from '../pack/index.ts';
import { rules } from '../rules/index.ts';
import { anyPack } from './any-pack.ts';
import { NASTY, nastyPack } from './nasty-packs.ts';

const game = rules as unknown as AnyGame;
/** Abilities rest after 20,000 questions; a hundred rounds without any take less than the rest. */
const MOST_STEPS = 60_000;

tryPacks({
  game,
  packs,
  nasty: NASTY,
  nastyPack,
  anyPack,
  leastSeats: 2,
  mostSteps: MOST_STEPS,
  every: 100,
  short: { roundCap: 12 },
  options: (i) => ({ goldPrivacy: i % 3 === 0 ? 'hidden' : 'open', earnOncePerRound: i % 2 === 0 }),
});

test.each(['tiles', 'endless', 'people'] as const)(
  '%s: also when cards and tiles are played at any time, secrets and all',
  (name) => {
    const options = completeOptions(game.options, 3, { roundCap: 2 });
    if (isOptionProblem(options)) throw new Error(options.problem);
    testGame(game, { seats: 3, options, seed: name, pack: nastyPack(name), every: 200, maxSteps: MOST_STEPS });
  },
  120_000,
);
