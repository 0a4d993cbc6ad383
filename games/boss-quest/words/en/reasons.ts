/** What speaks for an answer, in English. */
import { likelier, more } from '../../../../web/words/telling/differences.ts';
import type { ReasonWords } from '../words.ts';

export const reasons: ReasonWords = {
  keys: (n) => more(n, 'key', 'keys'),
  goal: (n) => `${likelier(n, 'chance')} of reaching the goal`,
  oneHeart: (n) => `${likelier(n, 'risk')} of being down to one heart`,
  twoHearts: (n) => `${likelier(n, 'risk')} of having only two hearts`,
  fallen: (n) => `${likelier(n, 'risk')} of losing the last heart`,
  ghost: (n) => `${likelier(n, 'risk')} of becoming a ghost`,
  reaper: (n) => `${likelier(n, 'risk')} of ending as the Reaper`,
  out: (n) => `${likelier(n, 'risk')} of being eliminated`,
  late: (n) => (n < 0 ? 'you play earlier in the next round' : 'you play later in the next round'),
};
