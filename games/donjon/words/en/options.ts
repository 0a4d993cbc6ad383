/** Table options in English: what each value means for the game. */
import type { Words } from '../words.ts';

const yesNo = { true: 'yes', false: 'no' } as const;

export const options: Words['options'] = {
  targetTP: {
    name: 'Race',
    values: { 12: '12 points', 15: '15 points', 20: '20 points' },
    consequence: {
      12: 'A short race: the first to 12 trophy points rings the end.',
      15: 'A medium race: the first to 15 trophy points rings the end.',
      20: 'A long race: the first to 20 trophy points rings the end.',
    },
  },
  endTiming: {
    name: 'End of the game',
    values: { round: 'end of the round', turn: 'end of the turn' },
    consequence: {
      round: 'Once the goal is reached the round is finished: everybody has played as often.',
      turn: 'Once the goal is reached the game stops when the current turn is over.',
    },
  },
  deckOutTiming: {
    name: 'Empty dungeon',
    values: { turn: 'ends at once', round: 'end of the round' },
    consequence: {
      turn: 'When the last card is drawn the game stops after this turn.',
      round: 'When the last card is drawn the others still play: arena or pass.',
    },
  },
  startingGems: {
    name: 'Starting gems',
    values: { 0: 'none', 2: '2 gems' },
    consequence: { 0: 'Purses are empty at the start.', 2: 'Everybody starts with 2 gems.' },
  },
  strictGems: {
    name: 'Limited bank',
    values: yesNo,
    consequence: {
      true: 'The bank pays only what it holds: 40 gems in all.',
      false: 'A gain is always paid in full.',
    },
  },
  failedMainPenalty: {
    name: 'Failed main quest',
    values: { doubled: 'costs double', printed: 'costs its points' },
    consequence: {
      doubled: 'An unfinished main quest costs twice its points.',
      printed: 'An unfinished main quest costs its printed points.',
    },
  },
  fledMonster: {
    name: 'A monster fled from',
    values: { discard: 'is discarded', shuffleBack: 'goes back once' },
    consequence: {
      discard: 'A monster fled from is discarded.',
      shuffleBack: 'A monster fled from goes back into the dungeon once, shuffled.',
    },
  },
  usedUpObject: {
    name: 'Used-up object',
    values: { removed: 'gone', shop: 'back in the shop' },
    consequence: { removed: 'A used-up object leaves the game.', shop: 'A used-up object goes back to the shop.' },
  },
  upfrontGems: {
    name: 'Gems up front',
    values: yesNo,
    consequence: {
      true: 'While a fight is negotiated, gems may be paid in advance, for good.',
      false: 'Nothing changes hands before the fight is over: there are only promises.',
    },
  },
  whispers: {
    name: 'Whispers',
    values: yesNo,
    consequence: {
      true: 'Offers and promises are known to the two concerned only.',
      false: 'All bargaining is done aloud.',
    },
  },
  promiseTimeout: {
    name: 'Promise left unanswered',
    values: { honour: 'kept', keep: 'nothing is given' },
    consequence: {
      honour: 'Whoever does not answer keeps their word: betraying is an act.',
      keep: 'Whoever does not answer gives nothing.',
    },
  },
  questBeforeCharacter: {
    name: 'Quest before character',
    values: yesNo,
    consequence: {
      true: 'You choose your main quest before you know your character.',
      false: 'You know your character before you choose your main quest.',
    },
  },
  uniquePowers: {
    name: 'Unique powers',
    values: { oncePerGame: 'once a game', off: 'none' },
    consequence: {
      oncePerGame: 'Every character has a power that works once.',
      off: 'Characters have their lasting trait only.',
    },
  },
  tieAfterSpoils: {
    name: 'Perfect tie',
    values: { shared: 'shared victory', playOff: 'by the dice' },
    consequence: {
      shared: 'Equal points and spoils: the victory is shared.',
      playOff: 'Equal points and spoils: the dice decide.',
    },
  },
  odds: {
    name: 'Odds',
    values: yesNo,
    consequence: { true: 'The table tells your chances, alone and with each ally.', false: 'Do your own sums.' },
  },
};

export const presets: Words['presets'] = {
  classic: { name: 'Classic', promise: 'The length the book advises for your number of players.' },
  short: { name: 'Short', promise: 'A race to 12 trophy points, about 45 minutes.' },
  medium: { name: 'Medium', promise: 'A race to 15 trophy points, about 90 minutes.' },
  long: { name: 'Long', promise: 'A race to 20 trophy points, about two hours.' },
};
