/** No pack that passes the check can break, hang or swell a game. */
import type { AnyGame } from '../../../kernel/index.ts';
import { tryPacks } from '../../test/pack-trials.ts';
import { packs } from '../pack/index.ts';
import { rules } from '../rules/index.ts';
import { anyPack } from './any-pack.ts';
import { NASTY, nastyPack } from './nasty-packs.ts';

const game = rules as unknown as AnyGame;
/** Abilities rest after 10,000 questions; thirty rounds without any take far less than the rest. */
const MOST_STEPS = 15_000;

tryPacks({
  game,
  packs,
  nasty: NASTY,
  nastyPack,
  anyPack,
  leastSeats: 2,
  mostSteps: MOST_STEPS,
  every: 20,
  options: (i, seats) => ({ openSales: i % 3 === 0, advancedTwoPlayer: seats === 2, firstGame: i % 4 === 0 }),
});
