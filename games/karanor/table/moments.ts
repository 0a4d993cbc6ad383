/** What is memorable in Karanor. */
import { momentsOf, type Weights } from '../../../web/words/telling/moments.ts';
import type { Events } from '../rules/state.ts';
import { tell } from '../words/tell.ts';

const weights: Weights<Events> = {
  'target-reached': ({ offers }) => 60 + 2 * offers,
  built: ({ prestige, bonus }) => 18 + 14 * prestige + (bonus ? 6 : 0),
  'quest-completed': ({ prestige }) => 14 + 12 * prestige,
  'immediate-resolved': () => 26,
  delivered: ({ prestige }) => 22 + 10 * prestige,
  'villa-bought': () => 24,
  'card-cancelled': () => 55,
  'prestige-lost': ({ n }) => 40 + 8 * n,
  'associate-taken': () => 44,
  'token-stolen': () => 24,
  'artefact-kept': () => 30,
  // The more changes hands, the better the story.
  'trade-done': ({ give, ask }) => 12 + 6 * (Object.keys(give).length + Object.keys(ask).length),
  'game-ended': ({ tieBreak, winners }) => (tieBreak !== null || winners.length > 1 ? 80 : 0),
};

export const moments = momentsOf(weights, tell);
