/** What is raced for: glory, and a point for every full ten coins. */
import type { Race } from '../box.ts';
import { COINS_PER_POINT } from './rules/content.ts';
import type { Pub } from './rules/state.ts';

export const race: Race = {
  title: { fr: 'points', en: 'points' },
  term: 'points',
  shown: (pub) => (pub as Pub).shops.map(({ glory, coins }) => glory + Math.floor(coins / COINS_PER_POINT)),
};
