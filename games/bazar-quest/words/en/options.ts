/** Table options in English: what each value means for the game. */
import type { Words } from '../words.ts';

const yesNo = { true: 'yes', false: 'no' } as const;

export const options: Words['options'] = {
  firstGame: {
    name: 'First game',
    values: yesNo,
    consequence: {
      true: 'The three monsters of the rule book, and a Thief, a Warrior, a Priest and a Mage to begin with.',
      false: 'Monsters and heroes drawn at random.',
    },
  },
  unshakeableHeroes: {
    name: 'Unshakeable heroes',
    values: yesNo,
    consequence: {
      true: 'No adventure cards, nor cards that speak of them: fights can be worked out in advance. Slightly fewer heroes in the deck.',
      false: 'One adventure card per hero, shown just before the fights.',
    },
  },
  advancedTwoPlayer: {
    name: 'Duel with two heroes',
    values: yesNo,
    consequence: {
      true: 'With two players: 4 heroes in the square, 2 per shop, 6 items each, 2 purchases per turn, 4 wounds per monster. 12 heroes in the deck.',
      false: 'With two players: one hero and one purchase each, 2 wounds per monster. 14 heroes in the deck.',
    },
  },
  openSales: {
    name: 'Open sales',
    values: yesNo,
    consequence: {
      true: 'Everybody sees the sales being prepared; a confirmation is final.',
      false: 'Sales stay sealed, then are shown together.',
    },
  },
  firstHolder: {
    name: 'First quest token',
    values: { 0: 'at random', 1: 'seat 1', 2: 'seat 2', 3: 'seat 3', 4: 'seat 4', 5: 'seat 5', 6: 'seat 6' },
    consequence: {
      0: 'Chance names who holds the quest token.',
      1: 'Seat 1 holds the quest token at the start.',
      2: 'Seat 2 holds the quest token at the start.',
      3: 'Seat 3 holds the quest token at the start; without one, chance decides.',
      4: 'Seat 4 holds the quest token at the start; without one, chance decides.',
      5: 'Seat 5 holds the quest token at the start; without one, chance decides.',
      6: 'Seat 6 holds the quest token at the start; without one, chance decides.',
    },
  },
  odds: {
    name: 'Odds shown',
    values: yesNo,
    consequence: {
      true: 'The counter tells how many fates let a hero wound and survive.',
      false: 'Fate is not counted, it is endured.',
    },
  },
};

export const presets: Words['presets'] = {
  'first-game': { name: 'First game', promise: 'The rule book’s monsters, simple heroes, your odds on show.' },
  classic: { name: 'Classic', promise: 'All the monsters, all the heroes, at random.' },
  advanced: { name: 'Advanced duel', promise: 'Two players, two heroes each: two counters to serve.' },
  unshakeable: { name: 'Unshakeable', promise: 'No adventure cards: nothing but your trade.' },
};
