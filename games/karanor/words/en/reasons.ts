/** What speaks for an answer, in English. */
import { more } from '../../../../web/words/telling/differences.ts';
import type { ReasonWords } from '../words.ts';

export const reasons: ReasonWords = {
  prestige: (n) => `${more(n, 'point', 'points')} of prestige`,
  // Counted in tens of gold.
  plan: (n) => `what you have and plan is worth ${more(n * 10, 'gold', 'gold').replace('fewer', 'less')}`,
  toCome: (n) => (n < 0 ? 'your turn is over already' : 'you have a turn to come in this round'),
  frozen: (n) => (n < 0 ? 'your seat stays in the game' : 'your seat is frozen'),
};
