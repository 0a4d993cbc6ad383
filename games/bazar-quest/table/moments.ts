/** What is memorable in Bazar Quest. */
import { momentsOf, type Weights } from '../../../web/words/telling/moments.ts';
import type { Events } from '../rules/state.ts';
import { tell } from '../words/tell.ts';

const weights: Weights<Events> = {
  'monster-defeated': ({ last }) => (last ? 60 : 50),
  // The richer the dead, the louder the merchants weep.
  'hero-defeated': ({ lost, gear, defence }) =>
    25 + lost + 6 * gear.length + (defence !== null && defence.needed - defence.total === 1 ? 10 : 0),
  'defeat-prevented': () => 55,
  'attack-succeeded': ({ attack }) => (attack.total === attack.needed ? 35 : 0),
  'hero-survived': ({ defence }) => (defence.total === defence.needed ? 33 : 0),
  'free-wounds': ({ n }) => 20 + 5 * n,
  'hero-arrived': ({ left }) => (left === 0 ? 90 : left <= 2 ? 45 : 0),
  'heroes-left': ({ left }) => (left <= 2 ? 80 : 50),
  'items-sold': ({ sales }) => {
    const paid = sales.reduce((coins, { price }) => coins + price, 0);
    return paid >= 20 ? 20 + paid : 0;
  },
  'shops-ranked': ({ ranking }) => (ranking.some(({ by }) => by === 'clockwise') ? 22 : 0),
  'item-stolen': () => 40,
  'heroes-swapped': () => 38,
  'game-ended': ({ ending, tieBreak, winners }) =>
    ending !== 'victory' ? 100 : tieBreak !== null || winners.length > 1 ? 70 : 0,
};

export const moments = momentsOf(weights, tell);
