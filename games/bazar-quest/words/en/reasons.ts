/** What speaks for an answer, in English. */
import { more } from '../../../../web/words/telling/differences.ts';
import { COINS_PER_POINT } from '../../rules/content.ts';
import type { ReasonWords } from '../words.ts';

export const reasons: ReasonWords = {
  points: (n) => more(n, 'point', 'points'),
  coins: (n) => `${more(n * COINS_PER_POINT, 'coin', 'coins')} to spend`,
  display: (n) => (n < 0 ? 'less room in the window' : 'more room in the window'),
  storage: (n) => (n < 0 ? 'less room in storage' : 'more room in storage'),
  employees: (n) => (n < 0 ? 'less useful employees' : 'more useful employees'),
  stored: (n) => `${more(n, 'card', 'cards')} in storage`,
  holder: (n) => (n < 0 ? 'the Quest token is less often yours' : 'the Quest token is more often yours'),
};
