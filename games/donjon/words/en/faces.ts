/** What is written on cards in English. */
import { signed } from '../../../../web/words/telling/figures.ts';
import type { FaceWords } from '../faces.ts';

export const faces: FaceWords = {
  kinds: {
    monster: 'Monster',
    special: 'Special',
    event: 'Event',
    object: 'Object',
    quest: 'Quest',
    character: 'Character',
  },
  monsterTypes: {
    creature: 'Creature',
    humanoid: 'Humanoid',
    undead: 'Undead',
    dragon: 'Dragon',
    typeless: 'No type',
  },
  objectTypes: { weapon: 'Weapon', armour: 'Armour', jewel: 'Jewel' },
  back: { adventure: 'Adventure card, face down', quest: 'Quest card, face down' },
  gems: (n) => (n === 1 ? 'gem' : 'gems'),
  trophies: (n) => (n === 1 ? 'trophy' : 'trophies'),
  bonus: (n) => (n === 0 ? 'No bonus to power.' : `${signed(n)} power while you wear it.`),
  oneOfType: (type) => `One ${type} per adventurer.`,
  fleeAt: (power) => `You may flee up to a power of ${power}.`,
  orMain: (points) => `or ${points} as main quest`,
  atOnce: 'gems, at once',
  drawAgain: 'Then draw again.',
  adventureOver: 'The adventure ends here.',
  used: 'Power used',
  say: {
    object: (name, type, bonus, price) =>
      `${name}, ${type.toLowerCase()}, ${signed(bonus)} power${price > 0 ? `, ${price} gems` : ''}.`,
    monster: (name, type, power, gems, points) =>
      `${name}, ${type.toLowerCase()}, power ${power}, ${gems} gems and ${points} trophies.`,
    quest: (name, points) => `${name}, ${points} trophies.`,
    character: (name, power) => `${name}, power ${power}.`,
    event: (name) => `Event, ${name}.`,
    special: (name) => `Special card, ${name}.`,
  },
};
