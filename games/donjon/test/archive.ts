/** The games kept in fixtures/donjon: one per way a game can end, and one with each option. */
import { fileURLToPath } from 'node:url';
import type { Archive } from '../../test/recordings.ts';

export const archive: Archive = {
  folder: fileURLToPath(new URL('../../../fixtures/donjon/', import.meta.url)),
  games: {
    target: { seats: 4, options: {}, ending: 'target' },
    shared: { seats: 3, options: {}, ending: 'target', winners: 2 },
    /** Only where nobody opens an arena does the deck run out. */
    deck: { seats: 3, options: {}, ending: 'deck', asleep: true },
    'deck-round': { seats: 4, options: { deckOutTiming: 'round' }, ending: 'deck', asleep: true },
    whispers: { seats: 3, options: { whispers: true, upfrontGems: true }, ending: 'target' },
    /** Everything else the other way. */
    otherwise: {
      seats: 3,
      options: {
        endTiming: 'turn',
        startingGems: 2,
        strictGems: true,
        failedMainPenalty: 'printed',
        fledMonster: 'shuffleBack',
        usedUpObject: 'shop',
        promiseTimeout: 'keep',
        questBeforeCharacter: false,
        uniquePowers: 'off',
        tieAfterSpoils: 'playOff',
      },
      ending: 'target',
    },
    'six-players': { seats: 6, options: { targetTP: 12 }, ending: 'target' },
  },
  /** A short game of three, told step by step. */
  playthrough: { seats: 3, options: { endTiming: 'turn' }, seed: 'playthrough 1' },
};
