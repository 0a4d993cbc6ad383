/** The games kept in fixtures/karanor: one per way a game can end, and each option either way. */
import { fileURLToPath } from 'node:url';
import type { Archive } from '../../test/recordings.ts';

export const archive: Archive = {
  folder: fileURLToPath(new URL('../../../fixtures/karanor/', import.meta.url)),
  games: {
    /** Only who plans reaches the target. */
    target: { seats: 3, options: {}, ending: 'target', clever: true },
    market: { seats: 2, options: { marketPlace: 'cities' }, ending: 'target', clever: true },
    'six-players': { seats: 6, options: { goldPrivacy: 'hidden' }, ending: 'target', clever: true },
    /** At random: every kind of answer, and everything else the other way. */
    cap: { seats: 4, options: { roundCap: 6 }, ending: 'cap' },
    otherwise: {
      seats: 2,
      options: {
        firstPlayer: 2,
        storyDeal: 'choose',
        questPrivacy: 'open',
        goldPrivacy: 'hidden',
        twoPlayerMarket: false,
        gifts: false,
        curseTradable: false,
        villasTradable: true,
        earnOncePerRound: true,
        tieBreak: 'long',
        reserve: 6,
        diamonds: 2,
        roundCap: 6,
        interruptGapMs: 0,
        undo: false,
      },
      ending: 'cap',
    },
    /** One leaves, the others play on. */
    frozen: { seats: 4, options: { dropOut: 'frozen', roundCap: 4 }, ending: 'cap' },
    alone: { seats: 3, options: { dropOut: 'frozen', roundCap: 12 }, ending: 'alone' },
  },
  /** Two turns of two, told step by step. */
  playthrough: { seats: 2, options: { roundCap: 1 }, seed: 'playthrough 1' },
};
