/** Table options in French: what each value means for the game. */
import type { Words } from '../words.ts';

const yesNo = { true: 'oui', false: 'non' } as const;

const begins = Object.fromEntries([1, 2, 3, 4, 5, 6].map((seat) => [seat, `Le joueur du siège ${seat} commence.`]));

export const options: Words['options'] = {
  firstPlayer: {
    name: 'Premier joueur',
    values: { random: 'au hasard', 1: 'siège 1', 2: 'siège 2', 3: 'siège 3', 4: 'siège 4', 5: 'siège 5', 6: 'siège 6' },
    consequence: { random: 'Le sort désigne qui commence.', ...begins },
  },
  storyDeal: {
    name: 'Histoires',
    values: { one: 'une, au hasard', choose: 'une de deux' },
    consequence: {
      one: 'Chacun reçoit une histoire au hasard.',
      choose: 'Chacun choisit une histoire parmi deux ; impossible à six.',
    },
  },
  questPrivacy: {
    name: 'Quêtes',
    values: { secret: 'secrètes', open: 'ouvertes' },
    consequence: {
      secret: 'Les quêtes en main sont cachées, à moins qu’on ne les lise.',
      open: 'Les quêtes en main sont visibles de tous.',
    },
  },
  goldPrivacy: {
    name: 'Or et ressources',
    values: { open: 'visibles', hidden: 'cachés' },
    consequence: {
      open: 'Chacun voit l’or et les ressources des autres.',
      hidden: 'Chacun ne voit que ses biens ; les cartes peuvent viser à tort.',
    },
  },
  twoPlayerMarket: {
    name: 'Marché à deux',
    values: yesNo,
    consequence: {
      true: 'À deux, un marché achète et vend les six ressources ordinaires.',
      false: 'À deux, pas de marché : on n’échange qu’entre soi.',
    },
  },
  marketPlace: {
    name: 'Où est le marché',
    values: { anywhere: 'partout', cities: 'dans les cités' },
    consequence: {
      anywhere: 'Le marché se visite de n’importe où.',
      cities: 'Le marché ne se visite que depuis une cité.',
    },
  },
  gifts: {
    name: 'Cadeaux',
    values: yesNo,
    consequence: {
      true: 'On peut donner sans rien recevoir.',
      false: 'Dans un échange, chacun donne quelque chose.',
    },
  },
  curseTradable: {
    name: 'Malédiction échangeable',
    values: yesNo,
    consequence: {
      true: 'La Malédiction de Salanche peut passer à qui l’accepte.',
      false: 'La Malédiction de Salanche ne s’échange pas.',
    },
  },
  villasTradable: {
    name: 'Villas échangeables',
    values: yesNo,
    consequence: {
      true: 'Une villa peut changer de main ; son prestige reste à qui l’a achetée.',
      false: 'Une villa achetée ne change plus de main.',
    },
  },
  earnOncePerRound: {
    name: 'Un revenu par tour de table',
    values: yesNo,
    consequence: {
      true: 'Un associé ou un artefact ne rapporte qu’une fois par tour de table, même prêté.',
      false: 'Un associé prêté rapporte aux revenus de chacun de ses propriétaires.',
    },
  },
  tieBreak: {
    name: 'Égalité',
    values: { gold: 'or, puis partage', long: 'or, commerces, villas, revenu' },
    consequence: {
      gold: 'À égalité de prestige, le plus d’or ; puis la victoire est partagée.',
      long: 'À égalité de prestige : or, puis commerces, villas et revenu.',
    },
  },
  reserve: {
    name: 'Réserve',
    consequence: 'Le nombre de jetons de chaque ressource ordinaire ; 12 d’habitude.',
  },
  diamonds: { name: 'Diamants', consequence: 'Le nombre de diamants en réserve ; 8 d’habitude.' },
  roundCap: {
    name: 'Dernier tour de table',
    consequence: 'La partie finit au plus tard après ce tour de table ; 0 : sans limite.',
  },
  interruptGapMs: {
    name: 'Temps de réaction',
    consequence: 'Millièmes de seconde laissés après chaque coup à qui tient une carte de marché noir.',
  },
  dropOut: {
    name: 'Départ d’un joueur',
    values: { bot: 'un robot joue', frozen: 'siège gelé' },
    consequence: {
      bot: 'Un robot prend la place de qui s’en va.',
      frozen: 'La place de qui s’en va est gelée : ses tours sont sautés, ses biens restent hors jeu.',
    },
  },
  undo: {
    name: 'Annuler',
    values: yesNo,
    consequence: {
      true: 'On peut reprendre son dernier coup tant que rien de caché n’a été vu.',
      false: 'Tout coup joué l’est pour de bon.',
    },
  },
};

export const presets: Words['presets'] = {
  classic: { name: 'Classique', promise: 'Les règles du livret, biens visibles de tous.' },
  secretive: { name: 'Bourses cachées', promise: 'Or et ressources derrière le paravent : on négocie à l’aveugle.' },
  short: { name: 'Courte', promise: 'Dix tours de table au plus.' },
};
