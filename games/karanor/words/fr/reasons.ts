/** What speaks for an answer, in French. */
import { dePlus } from '../../../../web/words/telling/differences.ts';
import type { ReasonWords } from '../words.ts';

export const reasons: ReasonWords = {
  prestige: (n) => `${dePlus(n, 'point', 'points')} de prestige`,
  // Counted in tens of gold.
  plan: (n) => `vos biens et vos projets valent ${dePlus(n * 10, 'or', 'or')}`,
  toCome: (n) => (n < 0 ? 'votre tour est déjà passé' : 'il vous reste un tour dans cette manche'),
  frozen: (n) => (n < 0 ? 'votre place reste en jeu' : 'votre place est gelée'),
};
