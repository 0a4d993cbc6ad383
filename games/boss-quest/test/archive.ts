/** The games kept in fixtures/boss-quest: one per way a game can end, and one with each expansion. */
import { fileURLToPath } from 'node:url';
import type { Archive } from '../../test/recordings.ts';

export const archive: Archive = {
  folder: fileURLToPath(new URL('../../../fixtures/boss-quest/', import.meta.url)),
  games: {
    keys: { seats: 4, options: {}, ending: 'keys' },
    hearts: { seats: 3, options: {}, ending: 'hearts' },
    nobody: { seats: 2, options: {}, ending: 'nobody' },
    'last-knight': { seats: 3, options: { reaper: true }, ending: 'lastKnight' },
    reaper: { seats: 4, options: { reaper: true }, ending: 'reaper' },
    potions: { seats: 5, options: { potions: true }, ending: 'keys' },
    companions: { seats: 4, options: { companions: true }, ending: 'hearts' },
    full: { seats: 6, options: { potions: true, companions: true, reaper: true }, ending: 'keys' },
  },
  /** A short game with all three expansions, told step by step. */
  playthrough: {
    seats: 3,
    options: { potions: true, companions: true, reaper: true },
    seed: 'playthrough 347',
  },
};
