/** Table options in French: what each value means for the game. */
import type { Words } from '../words.ts';

const yesNo = { true: 'oui', false: 'non' } as const;
const potion = (n: number, side: 'minus' | 'plus') => ({
  name: `Potion ${n}, ${side === 'plus' ? 'plus' : 'moins'}`,
  consequence: side === 'plus' ? `La potion ${n} ajoute autant.` : `La potion ${n} retire autant.`,
});

export const options: Words['options'] = {
  removeYellow: {
    name: 'Sans les armes éclair',
    values: yesNo,
    consequence: {
      true: '28 armes en quatre couleurs, 21 sorts : les paires viennent plus vite.',
      false: '35 armes en cinq couleurs, 22 sorts.',
    },
  },
  potions: {
    name: 'Potions',
    values: yesNo,
    consequence: { true: 'Trois potions ajoutent ou retirent, au choix de qui les tire.', false: 'Pas de potion.' },
  },
  companions: {
    name: 'Compagnons',
    values: yesNo,
    consequence: { true: 'Chacun reçoit un animal et son pouvoir.', false: 'Pas d’animaux.' },
  },
  reaper: {
    name: 'Faucheuse',
    values: yesNo,
    consequence: {
      true: 'Qui perd son dernier cœur devient fantôme et affronte la Faucheuse.',
      false: 'La partie s’arrête au premier chevalier sans cœur.',
    },
  },
  duel: {
    name: 'Duel de chevaliers',
    values: yesNo,
    consequence: {
      true: 'Un sort de plus quand l’autre s’équipe après votre visite.',
      false: 'À deux comme à quatre.',
    },
  },
  duelLastTurn: {
    name: 'Sorts du duel',
    values: { once: 'un par manche', unlimited: 'sans limite' },
    consequence: {
      once: 'Le dernier tour demeure : un sort de plus par manche.',
      unlimited: 'Un sort à chaque demande, tant qu’il en reste.',
    },
  },
  secondRank: {
    name: 'Beau second',
    values: { dense: 'par écart', strict: 'par écart et armes' },
    consequence: {
      dense: 'Le deuxième est à l’écart suivant.',
      strict: 'À écart égal, le nombre d’armes sépare premier et deuxième.',
    },
  },
  lastCallMode: {
    name: 'Dernier appel',
    values: { oneTurn: 'un seul tour', eitherOr: 'armes sans limite ou Magicien' },
    consequence: {
      oneTurn: 'Un tour, armes ou Magicien, puis fini.',
      eitherOr: 'Qui prend des armes peut continuer, mais ne verra plus le Magicien.',
    },
  },
  swapTopReturn: {
    name: 'Repioche',
    values: { top: 'sur la pioche', bottom: 'sous la pioche' },
    consequence: { top: 'L’arme rendue est la prochaine piochée.', bottom: 'L’arme rendue dort sous la pioche.' },
  },
  expansionSpellsInstant: {
    name: 'Sorts d’extension immédiats',
    values: yesNo,
    consequence: {
      true: 'Cul sec et Troc de poils sont défaussés aussitôt, sans retour.',
      false: 'Ils restent en jeu et peuvent être balayés.',
    },
  },
  reaperBlocksKey: {
    name: 'La Faucheuse garde la clef',
    values: yesNo,
    consequence: {
      true: 'Si elle est la plus proche, personne ne prend la clef.',
      false: 'On l’ignore au classement.',
    },
  },
  reaperHp: { name: 'PV de la Faucheuse', consequence: 'Plus ils sont hauts, plus il faut d’armes pour la battre.' },
  potion1Minus: potion(1, 'minus'),
  potion1Plus: potion(1, 'plus'),
  potion2Minus: potion(2, 'minus'),
  potion2Plus: potion(2, 'plus'),
  potion3Minus: potion(3, 'minus'),
  potion3Plus: potion(3, 'plus'),
  eighthDark: {
    name: 'Sort sombre en double',
    values: { heartShield: 'Abri', swapHidden: 'Échange', swapTop: 'Repioche' },
    consequence: {
      heartShield: 'Deux Abris dans la pioche.',
      swapHidden: 'Deux Échanges dans la pioche.',
      swapTop: 'Deux Repioches dans la pioche.',
    },
  },
  odds: {
    name: 'Aide aux probabilités',
    values: yesNo,
    consequence: { true: 'Chacun voit ses chances de ne pas dépasser.', false: 'Chacun compte dans sa tête.' },
  },
  royal: {
    name: 'À sauver',
    values: { princess: 'la Princesse', prince: 'le Prince' },
    consequence: { princess: 'Elle attend, avec un bon livre.', prince: 'Il attend, avec un bon livre.' },
  },
};

export const presets: Words['presets'] = {
  'first-game': { name: 'Première partie', promise: 'Le jeu de base, avec vos chances affichées.' },
  classic: { name: 'Classique', promise: 'Le jeu de base, à l’instinct.' },
  potions: { name: 'Potions', promise: 'Des cartes à lire dans les deux sens.' },
  companions: { name: 'Compagnons', promise: 'Un animal chacun, et quelques coups bas.' },
  reaper: { name: 'Faucheuse', promise: 'Tomber n’est que le début.' },
  full: { name: 'Tout ouvrir', promise: 'Les trois extensions d’un coup. Ambiance garantie.' },
};
