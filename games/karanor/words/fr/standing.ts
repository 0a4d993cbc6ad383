/** What lasts, in French. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { Grammar, Whose } from '../grammar.ts';

const more = (n: number): string => (n < 0 ? 'de moins' : 'de plus');
const or = (n: number): string => `${Math.abs(n)} or ${more(n)}`;
/** "vos traversées", "ses traversées". */
const OWN: Readonly<Record<Whose, string>> = { yours: 'vos', theirs: 'ses' };
const VERBS = {
  work: 'travailler',
  harvest: 'récolter',
  build: 'construire',
  interact: 'aborder un habitant',
  recruit: 'recruter',
  villa: 'acheter une villa',
} as const;
const COSTS = { build: 'construire', villa: 'acheter une villa', recruit: 'recruter' } as const;

export const standing: Grammar['standing'] = {
  modifyMove: ({ n, scope }, whose) => {
    const steps = count('fr', Math.abs(n), 'territoire', 'territoires');
    if (scope === 'every')
      return `${OWN[whose]} déplacements ${n < 0 ? `s’arrêtent ${steps} plus tôt` : `vont ${steps} plus loin`}`;
    const first = `${whose === 'yours' ? 'votre' : 'son'} premier déplacement de chaque tour`;
    return `${first} ${n < 0 ? `s’arrête ${steps} plus tôt` : `va ${steps} plus loin`}`;
  },
  seaFare: ({ add }, whose) => `${OWN[whose]} traversées coûtent ${or(add)}`,
  seaFree: (_, whose) => `${OWN[whose]} traversées sont gratuites`,
  modifyYield: ({ of, n }, whose) => {
    const all = OWN[whose];
    if (of === 'work') return `travailler rapporte ${or(n)}`;
    if (of === 'delivery') return `${all} livraisons rapportent ${or(n)}`;
    return `${all} récoltes rapportent ${count('fr', Math.abs(n), 'ressource', 'ressources')} ${more(n)}`;
  },
  modifyCost: ({ of, gold, tokens }) => {
    const fewer = count('fr', Math.abs(tokens), 'ressource', 'ressources');
    const parts = [
      ...(gold === 0 ? [] : [`coûte ${or(gold)}`]),
      ...(tokens === 0 ? [] : [`demande ${fewer} ${more(tokens)}${tokens < 0 ? ', au choix' : ''}`]),
    ];
    return `${COSTS[of]} ${parts.join(' et ')}`;
  },
  forbid: ({ action }, whose) => `${whose === 'yours' ? 'vous ne pouvez' : 'il ne peut'} pas ${VERBS[action]}`,
  immune: (_, whose) =>
    `les cartes de marché noir des autres ne peuvent pas ${whose === 'yours' ? 'vous' : 'le'} viser`,
  questLimit: ({ n }, whose) =>
    `${whose === 'yours' ? 'vous pouvez' : 'il peut'} garder ${count('fr', Math.abs(n), 'quête', 'quêtes')} ${more(n)} en main`,
  interactDraw: ({ n }, whose) =>
    `en abordant un habitant, ${whose === 'yours' ? 'vous piochez' : 'il pioche'} ${count('fr', n, 'quête', 'quêtes')} ${more(n)} pour en garder une`,
};
