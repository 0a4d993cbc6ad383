/** Table options in English: what each value means for the game. */
import type { Words } from '../words.ts';

const yesNo = { true: 'yes', false: 'no' } as const;
const potion = (n: number, side: 'minus' | 'plus') => ({
  name: `Potion ${n}, ${side}`,
  consequence: side === 'plus' ? `Potion ${n} adds that much.` : `Potion ${n} subtracts that much.`,
});

export const options: Words['options'] = {
  removeYellow: {
    name: 'Without bolt weapons',
    values: yesNo,
    consequence: {
      true: '28 weapons in four colours, 21 spells: pairs come sooner.',
      false: '35 weapons in five colours, 22 spells.',
    },
  },
  potions: {
    name: 'Potions',
    values: yesNo,
    consequence: { true: 'Three potions add or subtract, as whoever draws them likes.', false: 'No potions.' },
  },
  companions: {
    name: 'Companions',
    values: yesNo,
    consequence: { true: 'Everyone gets an animal and its power.', false: 'No animals.' },
  },
  reaper: {
    name: 'Reaper',
    values: yesNo,
    consequence: {
      true: 'Whoever loses a last heart becomes a ghost and faces the Reaper.',
      false: 'The game ends with the first knight out of hearts.',
    },
  },
  duel: {
    name: 'Duel of knights',
    values: yesNo,
    consequence: { true: 'One more spell when the other arms up after your visit.', false: 'With two as with four.' },
  },
  duelLastTurn: {
    name: 'Spells of the duel',
    values: { once: 'one per round', unlimited: 'no limit' },
    consequence: {
      once: 'The final turn stays: one more spell per round.',
      unlimited: 'A spell at each request, while any are left.',
    },
  },
  secondRank: {
    name: 'Fine Second',
    values: { dense: 'by gap', strict: 'by gap and weapons' },
    consequence: {
      dense: 'The second is at the next gap.',
      strict: 'At equal gaps, the number of weapons tells first from second.',
    },
  },
  lastCallMode: {
    name: 'Last Call',
    values: { oneTurn: 'one turn', eitherOr: 'any weapons, or the Magician' },
    consequence: {
      oneTurn: 'One turn, weapons or Magician, then done.',
      eitherOr: 'Whoever takes weapons may go on, but never sees the Magician.',
    },
  },
  swapTopReturn: {
    name: 'Redraw',
    values: { top: 'on top of the deck', bottom: 'under the deck' },
    consequence: { top: 'The returned weapon is drawn next.', bottom: 'The returned weapon sleeps under the deck.' },
  },
  expansionSpellsInstant: {
    name: 'Instant expansion spells',
    values: yesNo,
    consequence: {
      true: 'Bottoms-up and Fur Trade are discarded at once, for good.',
      false: 'They stay in play and can be swept away.',
    },
  },
  reaperBlocksKey: {
    name: 'The Reaper keeps the key',
    values: yesNo,
    consequence: { true: 'If she is closest, nobody takes the key.', false: 'She is ignored in the ranking.' },
  },
  reaperHp: { name: 'HP of the Reaper', consequence: 'The higher, the more weapons it takes to beat her.' },
  potion1Minus: potion(1, 'minus'),
  potion1Plus: potion(1, 'plus'),
  potion2Minus: potion(2, 'minus'),
  potion2Plus: potion(2, 'plus'),
  potion3Minus: potion(3, 'minus'),
  potion3Plus: potion(3, 'plus'),
  eighthDark: {
    name: 'Doubled dark spell',
    values: { heartShield: 'Shelter', swapHidden: 'Swap', swapTop: 'Redraw' },
    consequence: {
      heartShield: 'Two Shelters in the deck.',
      swapHidden: 'Two Swaps in the deck.',
      swapTop: 'Two Redraws in the deck.',
    },
  },
  odds: {
    name: 'Help with the odds',
    values: yesNo,
    consequence: { true: 'Everyone sees their chance of not going over.', false: 'Everyone counts in their head.' },
  },
  royal: {
    name: 'To be saved',
    values: { princess: 'the Princess', prince: 'the Prince' },
    consequence: { princess: 'She waits, with a good book.', prince: 'He waits, with a good book.' },
  },
};

export const presets: Words['presets'] = {
  'first-game': { name: 'First game', promise: 'The base game, with your odds shown.' },
  classic: { name: 'Classic', promise: 'The base game, on instinct.' },
  potions: { name: 'Potions', promise: 'Cards to be read both ways.' },
  companions: { name: 'Companions', promise: 'An animal each, and a few low blows.' },
  reaper: { name: 'Reaper', promise: 'Falling is only the beginning.' },
  full: { name: 'Open everything', promise: 'All three expansions at once. Mayhem guaranteed.' },
};
