/** What speaks for an answer, in English. */
import { more } from '../../../../web/words/telling/differences.ts';
import type { ReasonWords } from '../words.ts';

export const reasons: ReasonWords = {
  points: (n) => more(n, 'trophy', 'trophies'),
  power: (n) => `${more(n, 'point', 'points')} of power`,
  // Read by its square root: the first gems count most, and how many there are is not known from it.
  gems: (n) => (n < 0 ? 'fewer gems' : 'more gems'),
  wounds: (n) => more(n, 'wound', 'wounds'),
  quests: (n) => (n < 0 ? 'your quests promise less' : 'your quests promise more'),
  spoils: (n) => more(n, 'spoil', 'spoils'),
  turns: (n) => (n < 0 ? 'the end is nearer' : 'the end is further off: you have time'),
  trust: (n) => (n < 0 ? 'your word is worth less' : 'your word is worth more'),
};
