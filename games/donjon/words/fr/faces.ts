/** What is written on cards in French. */
import { signed } from '../../../../web/words/telling/figures.ts';
import type { FaceWords } from '../faces.ts';

const one = { weapon: 'Une seule arme', armour: 'Une seule armure', jewel: 'Un seul bijou' } as const;

export const faces: FaceWords = {
  kinds: {
    monster: 'Monstre',
    special: 'Spéciale',
    event: 'Événement',
    object: 'Objet',
    quest: 'Quête',
    character: 'Personnage',
  },
  monsterTypes: {
    creature: 'Créature',
    humanoid: 'Humanoïde',
    undead: 'Mort-vivant',
    dragon: 'Dragon',
    typeless: 'Sans type',
  },
  objectTypes: { weapon: 'Arme', armour: 'Armure', jewel: 'Bijou' },
  back: { adventure: 'Carte Aventure, face cachée', quest: 'Carte Quête, face cachée' },
  gems: (n) => (n > 1 ? 'gemmes' : 'gemme'),
  trophies: (n) => (n > 1 ? 'trophées' : 'trophée'),
  bonus: (n) => (n === 0 ? 'Aucun bonus de puissance.' : `${signed(n)} de puissance tant que vous le portez.`),
  oneOfType: (type) => `${one[type]} par aventurier.`,
  fleeAt: (power) => `Fuite permise jusqu’à ${power} de puissance.`,
  orMain: (points) => `ou ${points} si principale`,
  atOnce: 'gemmes, tout de suite',
  drawAgain: 'Puis piochez encore.',
  adventureOver: 'L’aventure s’arrête là.',
  used: 'Pouvoir utilisé',
  say: {
    object: (name, type, bonus, price) =>
      `${name}, ${type.toLowerCase()}, ${signed(bonus)} de puissance${price > 0 ? `, ${price} gemmes` : ''}.`,
    monster: (name, type, power, gems, points) =>
      `${name}, ${type.toLowerCase()}, puissance ${power}, ${gems} gemmes et ${points} trophées.`,
    quest: (name, points) => `${name}, ${points} trophées.`,
    character: (name, power) => `${name}, puissance ${power}.`,
    event: (name) => `Événement, ${name}.`,
    special: (name) => `Carte spéciale, ${name}.`,
  },
};
