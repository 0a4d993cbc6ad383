/** What is memorable in Donjon. */
import { momentsOf, type Weights } from '../../../web/words/telling/moments.ts';
import { isNothing } from '../../bargain/goods.ts';
import type { Events } from '../rules/state.ts';
import { tell } from '../words/tell.ts';

const weights: Weights<Events> = {
  // The more was promised, the louder it breaks.
  'word-settled': ({ word }) => {
    if (word.status === 'broken') return 60 + (isNothing(word.goods) ? 8 : 10 * Object.keys(word.goods).length);
    return word.status === 'partly' ? 45 : 0;
  },
  'dungeon-won': ({ fight, points }) =>
    (fight.totals !== null && fight.totals.green.total === fight.totals.red.total ? 30 : 0) + 14 * points,
  'dungeon-lost': ({ fight }) => (fight.kritik ? 30 : 0),
  'arena-won': ({ allies, losers }) => 35 + 3 * (allies.length + losers.length),
  'totals-compared': ({ green, red, kritik }) => (green.total === red.total ? 42 : kritik ? 28 : 0),
  'quest-validated': ({ points, main, last }) => 20 + 8 * points + (main ? 10 : 0) + (last ? 10 : 0),
  'pot-taken': ({ gems }) => 15 + 3 * gems,
  'dragon-object-taken': () => 55,
  'target-reached': () => 50,
  'game-ended': ({ tieBreak, winners }) => (tieBreak !== null || winners.length > 1 ? 80 : 0),
};

export const moments = momentsOf(weights, tell);
