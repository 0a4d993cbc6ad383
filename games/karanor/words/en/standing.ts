/** What lasts, in English. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { Grammar, Whose } from '../grammar.ts';

const OWN: Readonly<Record<Whose, string>> = { yours: 'your', theirs: 'their' };
const WHO: Readonly<Record<Whose, string>> = { yours: 'you', theirs: 'they' };
const less = (n: number): string => (n < 0 ? 'less' : 'more');
const VERBS = {
  work: 'work',
  harvest: 'harvest',
  build: 'build',
  interact: 'meet an inhabitant',
  recruit: 'recruit',
  villa: 'buy a villa',
} as const;
const COSTS = { build: 'building', villa: 'buying a villa', recruit: 'recruiting' } as const;

export const standing: Grammar['standing'] = {
  modifyMove: ({ n, scope }, whose) => {
    const steps = count('en', Math.abs(n), 'territory', 'territories');
    if (scope === 'every') return `${OWN[whose]} moves ${n < 0 ? `stop ${steps} sooner` : `go ${steps} further`}`;
    return `${OWN[whose]} first move of each turn ${n < 0 ? `stops ${steps} sooner` : `goes ${steps} further`}`;
  },
  seaFare: ({ add }, whose) => `${OWN[whose]} sea crossings cost ${Math.abs(add)} gold ${less(add)}`,
  seaFree: (_, whose) => `${OWN[whose]} sea crossings are free`,
  modifyYield: ({ of, n }, whose) => {
    if (of === 'work') return `working yields ${Math.abs(n)} gold ${less(n)}`;
    if (of === 'delivery') return `${OWN[whose]} deliveries yield ${Math.abs(n)} gold ${less(n)}`;
    return `${OWN[whose]} harvests yield ${count('en', Math.abs(n), 'resource', 'resources')} ${n < 0 ? 'fewer' : 'more'}`;
  },
  modifyCost: ({ of, gold, tokens }) => {
    const fewer = count('en', Math.abs(tokens), 'resource', 'resources');
    const parts = [
      ...(gold === 0 ? [] : [`costs ${Math.abs(gold)} gold ${less(gold)}`]),
      ...(tokens === 0 ? [] : [`asks ${fewer} ${tokens < 0 ? 'fewer, of your choice' : 'more'}`]),
    ];
    return `${COSTS[of]} ${parts.join(' and ')}`;
  },
  forbid: ({ action }, whose) => `${WHO[whose]} cannot ${VERBS[action]}`,
  immune: (_, whose) => `black market cards of others cannot target ${whose === 'yours' ? 'you' : 'them'}`,
  questLimit: ({ n }, whose) =>
    `${WHO[whose]} may keep ${count('en', Math.abs(n), 'quest', 'quests')} ${n < 0 ? 'fewer' : 'more'} in hand`,
  interactDraw: ({ n }, whose) =>
    `when meeting an inhabitant, ${WHO[whose]} draw ${count('en', n, 'quest', 'quests')} more and keep one`,
};
