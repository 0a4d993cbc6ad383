/** What is memorable in Boss Quest. */
import { momentsOf, type Weights } from '../../../web/words/telling/moments.ts';
import type { Events } from '../rules/state.ts';
import { tell } from '../words/tell.ts';

const weights: Weights<Events> = {
  'destiny-chosen': ({ destiny }) => (destiny === 'becomeReaper' ? 95 : 70),
  'reaper-came': () => 90,
  'perfect-made': () => 60,
  'keys-won': ({ round, extra, perfect }) => 25 * (round + extra + perfect),
  eliminated: () => 65,
  harvested: ({ guard }) => (guard === null ? 50 : 0),
  'went-over': ({ by, now, guard }) => (guard === null ? 20 + 5 * by + (now === 0 ? 40 : 0) : 30),
  'round-won': ({ by }) => (by === 'shared' || by === 'tieBreak' ? 45 : 0),
  'round-unwon': () => 35,
  'requirement-failed': ({ spells }) => 25 + 10 * spells.length,
  'hidden-swapped': () => 40,
  'spell-fizzled': () => 42,
  'spell-cancelled': () => 38,
};

export const moments = momentsOf(weights, tell);
