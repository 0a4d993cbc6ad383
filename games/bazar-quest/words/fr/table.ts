/** The game's words around the table in French. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { TableWords } from '../words.ts';
import { stage } from './stage.ts';

const and = new Intl.ListFormat('fr', { type: 'conjunction' });

export const table: TableWords = {
  chapter: (round, fallen) => `Manche ${round} · ${count('fr', fallen, 'monstre vaincu', 'monstres vaincus')} sur 3`,
  heading: (round) => `Manche ${round}`,
  phaseHeading: (round, phase) => `Manche ${round} · ${stage.faces.phases[phase]}`,
  hints: {
    supply: 'Gardez un objet de votre paquet, passez le reste, et recommencez.',
    display: 'Exposez de quoi attirer : les cœurs donnent le premier choix, les classes attirent.',
    shopping: 'Invitez un héros, puis vendez-lui ce qu’il peut payer et porter.',
    adventure: 'Chaque héros attaque, puis se défend : 1 gloire par réussite.',
    upgrade: 'Un achat par tour : plus de places, un employé, ou rien du tout.',
    inventory: 'Gardez un objet pour la prochaine manche, le reste est jeté.',
  },
  yourMove: (name) => `À vous, ${name} :`,
  waitingFor: 'On attend ',
  gameOver: 'La partie est finie.',
  reopen: 'retour sur un choix',
  status: {
    pass: (n, to) => `gardez un objet, ${n === 1 ? 'le dernier passe' : `les ${n} autres passent`} à ${to}.`,
    sell: (heroes, again) =>
      `vendez ${again ? 'encore ' : ''}à ${and.format(heroes.map(({ name, coins }) => `${name} (${coins} or)`))}, puis terminez.`,
    employee: (name) => `faites appel à ${name}, ou laissez passer.`,
    effect: (card, wants) =>
      `${card}, ${
        {
          may: 'l’utilisez-vous ?',
          player: 'choisissez un marchand.',
          hero: 'choisissez un héros.',
          handItem: 'choisissez un objet de votre main.',
          storageItem: 'choisissez un objet de votre réserve.',
          windowItem: 'choisissez un objet de votre vitrine.',
          discardItem: 'choisissez un objet de la défausse.',
          gear: 'choisissez une pièce d’équipement.',
          adventure: 'choisissez une carte Aventure.',
          upgrade: 'choisissez une amélioration.',
        }[wants]
      }`,
    purchases: (coins) => `achetez, embauchez ou gardez vos ${coins} or.`,
    slots: (kind, slots) =>
      kind === 'display'
        ? `exposez ${slots === 1 ? 'un objet' : `1 à ${slots} objets`}, en secret.`
        : `rangez ${slots === 1 ? 'un objet' : `1 à ${slots} objets`}, le reste est défaussé.`,
  },
  terms: { points: 'points', glory: 'gloire', coins: 'or', bonus: 'cartes', fromCoins: 'or ÷ 10' },
  optionSummary: ({ seats, wounds, spare, extras, hasOdds }) =>
    `${seats} marchands, ${and.format(extras)}, ${hasOdds ? 'avec' : 'sans'} l’aide aux probabilités. ${wounds} blessures par monstre ; ${spare} héros en renfort, et s’il en faut un ${spare + 1}e, tout le monde perd.`,
  base: 'jeu de base',
  endings: {
    victory: 'les trois monstres sont vaincus.',
    defeat: 'La ville n’a plus de héros : tout le monde perd.',
    endless: 'Trente manches sans vaincre : tout le monde perd.',
  },
  wins: (isYou, n) => (isYou ? ' gagnez : ' : n > 1 ? ' gagnent : ' : ' gagne : '),
  tieBreaks: { coins: 'À points égaux, l’or a départagé.' },
  shared: 'Points et or à égalité : victoire partagée.',
};
