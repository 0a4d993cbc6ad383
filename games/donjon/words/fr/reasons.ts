/** What speaks for an answer, in French. */
import { dePlus } from '../../../../web/words/telling/differences.ts';
import type { ReasonWords } from '../words.ts';

export const reasons: ReasonWords = {
  points: (n) => dePlus(n, 'trophée', 'trophées'),
  power: (n) => `${dePlus(n, 'point', 'points')} de puissance`,
  // Read by its square root: the first gems count most, and how many there are is not known from it.
  gems: (n) => (n < 0 ? 'moins de gemmes' : 'plus de gemmes'),
  wounds: (n) => dePlus(n, 'blessure', 'blessures'),
  quests: (n) => (n < 0 ? 'vos quêtes promettent moins' : 'vos quêtes promettent plus'),
  spoils: (n) => dePlus(n, 'dépouille', 'dépouilles'),
  turns: (n) => (n < 0 ? 'la fin est plus proche' : 'la fin est plus loin : il vous reste du temps'),
  trust: (n) => (n < 0 ? 'votre parole vaut moins' : 'votre parole vaut plus'),
};
