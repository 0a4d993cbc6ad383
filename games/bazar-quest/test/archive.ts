/** The games kept in fixtures/bazar-quest: one per way a game can end, and one with each option. */
import { fileURLToPath } from 'node:url';
import type { Archive } from '../../test/recordings.ts';

export const archive: Archive = {
  folder: fileURLToPath(new URL('../../../fixtures/bazar-quest/', import.meta.url)),
  games: {
    victory: { seats: 4, options: {}, ending: 'victory' },
    shared: { seats: 2, options: {}, ending: 'victory', winners: 2 },
    defeat: { seats: 5, options: {}, ending: 'defeat' },
    'first-game': { seats: 3, options: { firstGame: true }, ending: 'victory' },
    advanced: { seats: 2, options: { advancedTwoPlayer: true }, ending: 'victory' },
    unshakeable: { seats: 3, options: { unshakeableHeroes: true }, ending: 'victory' },
    'open-sales': { seats: 3, options: { openSales: true }, ending: 'victory' },
    'six-players': { seats: 6, options: {}, ending: 'victory' },
  },
  /** A first game of two, told step by step. */
  playthrough: { seats: 2, options: { firstGame: true }, seed: 'playthrough 1' },
};
