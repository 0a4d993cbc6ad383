/** The games kept in fixtures/bazar-quest: one per way a game can end, and one with each option. */
import { fileURLToPath } from 'node:url';
import type { Plan } from '../../test/record.ts';
import type { Kept } from '../../test/recordings.ts';

export const FIXTURES = fileURLToPath(new URL('../../../fixtures/bazar-quest/', import.meta.url));

/** By file name. The first seed whose game ends so is kept. */
export const RECORDED: { readonly [file: string]: Kept } = {
  victory: { seats: 4, options: {}, ending: 'victory' },
  shared: { seats: 2, options: {}, ending: 'victory', winners: 2 },
  defeat: { seats: 5, options: {}, ending: 'defeat' },
  'first-game': { seats: 3, options: { firstGame: true }, ending: 'victory' },
  advanced: { seats: 2, options: { advancedTwoPlayer: true }, ending: 'victory' },
  unshakeable: { seats: 3, options: { unshakeableHeroes: true }, ending: 'victory' },
  'open-sales': { seats: 3, options: { openSales: true }, ending: 'victory' },
  'six-players': { seats: 6, options: {}, ending: 'victory' },
};

/** A first game of two, told step by step. */
export const PLAYTHROUGH: Plan = { seats: 2, options: { firstGame: true }, seed: 'playthrough 1' };
