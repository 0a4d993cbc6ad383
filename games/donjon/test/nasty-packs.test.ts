/** No pack that passes the check can break, hang or swell a game. */
import type { AnyGame } from '../../../kernel/index.ts';
import { tryPacks } from '../../test/pack-trials.ts';
import { packs } from '../pack/index.ts';
import { rules } from '../rules/index.ts';
import { anyPack } from './any-pack.ts';
import { NASTY, nastyPack } from './nasty-packs.ts';

const game = rules as unknown as AnyGame;
/** Abilities rest after 5,000 questions, of which some are put to all; the game without any takes far less than the rest. */
const MOST_STEPS = 30_000;

tryPacks({
  game,
  packs,
  nasty: NASTY,
  nastyPack,
  anyPack,
  leastSeats: 3,
  mostSteps: MOST_STEPS,
  every: 100,
  options: (i) => ({ strictGems: i % 3 === 0, fledMonster: i % 2 === 0 ? 'shuffleBack' : 'discard' }),
});
