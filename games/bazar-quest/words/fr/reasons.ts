/** What speaks for an answer, in French. */
import { dePlus } from '../../../../web/words/telling/differences.ts';
import { COINS_PER_POINT } from '../../rules/content.ts';
import type { ReasonWords } from '../words.ts';

export const reasons: ReasonWords = {
  points: (n) => dePlus(n, 'point', 'points'),
  coins: (n) => `${dePlus(n * COINS_PER_POINT, 'or', 'or')} à dépenser`,
  display: (n) => (n < 0 ? 'moins de place en vitrine' : 'plus de place en vitrine'),
  storage: (n) => (n < 0 ? 'moins de place en réserve' : 'plus de place en réserve'),
  employees: (n) => (n < 0 ? 'des employés moins utiles' : 'des employés plus utiles'),
  stored: (n) => `${dePlus(n, 'carte', 'cartes')} en réserve`,
  holder: (n) => (n < 0 ? 'le jeton Quête passe plus souvent à un autre' : 'le jeton Quête est plus souvent à vous'),
};
