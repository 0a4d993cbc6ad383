/** What speaks for an answer, in French. */
import { dePlus, enPlus } from '../../../../web/words/telling/differences.ts';
import type { ReasonWords } from '../words.ts';

export const reasons: ReasonWords = {
  keys: (n) => dePlus(n, 'clef', 'clefs'),
  goal: (n) => `${enPlus(n, 'chances')} d’atteindre l’objectif`,
  oneHeart: (n) => `${enPlus(n, 'risque')} de n’avoir plus qu’un cœur`,
  twoHearts: (n) => `${enPlus(n, 'risque')} de n’avoir que deux cœurs`,
  fallen: (n) => `${enPlus(n, 'risque')} de perdre le dernier cœur`,
  ghost: (n) => `${enPlus(n, 'risque')} de devenir un fantôme`,
  reaper: (n) => `${enPlus(n, 'risque')} de finir en Faucheuse`,
  out: (n) => `${enPlus(n, 'risque')} d’être éliminé`,
  late: (n) => (n < 0 ? 'vous jouez plus tôt à la manche suivante' : 'vous jouez plus tard à la manche suivante'),
};
