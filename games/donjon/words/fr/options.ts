/** Table options in French: what each value means for the game. */
import type { Words } from '../words.ts';

const yesNo = { true: 'oui', false: 'non' } as const;

export const options: Words['options'] = {
  targetTP: {
    name: 'Course',
    values: { 12: '12 points', 15: '15 points', 20: '20 points' },
    consequence: {
      12: 'Course courte : le premier à 12 points trophée sonne la fin.',
      15: 'Course moyenne : le premier à 15 points trophée sonne la fin.',
      20: 'Course longue : le premier à 20 points trophée sonne la fin.',
    },
  },
  endTiming: {
    name: 'Fin de partie',
    values: { round: 'fin du tour de table', turn: 'fin du tour du joueur' },
    consequence: {
      round: 'Le but atteint, chacun finit son tour : tout le monde a joué autant.',
      turn: 'Le but atteint, la partie s’arrête dès que le joueur en cours a fini.',
    },
  },
  deckOutTiming: {
    name: 'Donjon vide',
    values: { turn: 'fin immédiate', round: 'fin du tour de table' },
    consequence: {
      turn: 'Dernière carte piochée : la partie s’arrête après ce tour.',
      round: 'Dernière carte piochée : les suivants jouent encore, à l’arène ou en passant.',
    },
  },
  startingGems: {
    name: 'Gemmes de départ',
    values: { 0: 'aucune', 2: '2 gemmes' },
    consequence: { 0: 'Les bourses sont vides au départ.', 2: 'Chacun part avec 2 gemmes.' },
  },
  strictGems: {
    name: 'Réserve limitée',
    values: yesNo,
    consequence: {
      true: 'La réserve ne paie que ce qu’elle contient : 40 gemmes en tout.',
      false: 'Un gain est toujours payé en entier.',
    },
  },
  failedMainPenalty: {
    name: 'Quête principale ratée',
    values: { doubled: 'coûte double', printed: 'coûte simple' },
    consequence: {
      doubled: 'Une quête principale inachevée coûte deux fois ses points.',
      printed: 'Une quête principale inachevée coûte ses points imprimés.',
    },
  },
  fledMonster: {
    name: 'Monstre fui',
    values: { discard: 'défaussé', shuffleBack: 'remis une fois' },
    consequence: {
      discard: 'Un monstre que l’on fuit est défaussé.',
      shuffleBack: 'Un monstre que l’on fuit retourne une fois dans le donjon, mélangé.',
    },
  },
  usedUpObject: {
    name: 'Objet consommé',
    values: { removed: 'perdu', shop: 'de retour en boutique' },
    consequence: {
      removed: 'Un objet consommé quitte la partie.',
      shop: 'Un objet consommé retourne à la boutique.',
    },
  },
  upfrontGems: {
    name: 'Gemmes d’avance',
    values: yesNo,
    consequence: {
      true: 'Pendant une négociation, des gemmes peuvent être payées d’avance, pour de bon.',
      false: 'Rien ne change de main avant la fin du combat : on ne fait que promettre.',
    },
  },
  whispers: {
    name: 'Messes basses',
    values: yesNo,
    consequence: {
      true: 'Offres et promesses ne sont connues que des deux intéressés.',
      false: 'Toute négociation se fait à voix haute.',
    },
  },
  promiseTimeout: {
    name: 'Promesse sans réponse',
    values: { honour: 'tenue', keep: 'rien n’est donné' },
    consequence: {
      honour: 'Qui ne répond pas tient parole : trahir est un acte.',
      keep: 'Qui ne répond pas ne donne rien.',
    },
  },
  questBeforeCharacter: {
    name: 'Quête avant personnage',
    values: yesNo,
    consequence: {
      true: 'On choisit sa quête principale avant de connaître son personnage.',
      false: 'On connaît son personnage avant de choisir sa quête principale.',
    },
  },
  uniquePowers: {
    name: 'Pouvoirs uniques',
    values: { oncePerGame: 'une fois par partie', off: 'sans' },
    consequence: {
      oncePerGame: 'Chaque personnage a un pouvoir qui sert une fois.',
      off: 'Les personnages n’ont que leur trait permanent.',
    },
  },
  tieAfterSpoils: {
    name: 'Égalité parfaite',
    values: { shared: 'victoire partagée', playOff: 'aux dés' },
    consequence: {
      shared: 'À égalité de points et de dépouilles, la victoire est partagée.',
      playOff: 'À égalité de points et de dépouilles, les dés départagent.',
    },
  },
  odds: {
    name: 'Aide aux probabilités',
    values: yesNo,
    consequence: {
      true: 'La table dit vos chances, seul et avec chaque allié.',
      false: 'À vous de compter.',
    },
  },
};

export const presets: Words['presets'] = {
  classic: { name: 'Classique', promise: 'La longueur du livret pour votre nombre de joueurs.' },
  short: { name: 'Courte', promise: 'Course à 12 points trophée, environ 45 minutes.' },
  medium: { name: 'Moyenne', promise: 'Course à 15 points trophée, environ 90 minutes.' },
  long: { name: 'Longue', promise: 'Course à 20 points trophée, environ deux heures.' },
};
