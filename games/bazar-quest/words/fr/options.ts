/** Table options in French: what each value means for the game. */
import type { Words } from '../words.ts';

const yesNo = { true: 'oui', false: 'non' } as const;

export const options: Words['options'] = {
  firstGame: {
    name: 'Première partie',
    values: yesNo,
    consequence: {
      true: 'Les trois monstres du livret, et un Voleur, un Guerrier, un Prêtre et un Mage pour commencer.',
      false: 'Monstres et héros tirés au sort.',
    },
  },
  unshakeableHeroes: {
    name: 'Héros inébranlables',
    values: yesNo,
    consequence: {
      true: 'Sans cartes Aventure, ni les cartes qui en parlent : les combats se calculent d’avance. Un peu moins de héros en renfort.',
      false: 'Une carte Aventure par héros, dévoilée juste avant les combats.',
    },
  },
  advancedTwoPlayer: {
    name: 'Duel à deux héros',
    values: yesNo,
    consequence: {
      true: 'À deux : 4 héros sur la place, 2 par échoppe, 6 objets chacun, 2 achats par tour, 4 blessures par monstre. 12 héros en renfort.',
      false: 'À deux : un héros et un achat chacun, 2 blessures par monstre. 14 héros en renfort.',
    },
  },
  openSales: {
    name: 'Ventes à découvert',
    values: yesNo,
    consequence: {
      true: 'Chacun voit les ventes se préparer ; une confirmation est définitive.',
      false: 'Les ventes restent scellées, puis sont dévoilées ensemble.',
    },
  },
  firstHolder: {
    name: 'Premier jeton Quête',
    values: { 0: 'au sort', 1: 'siège 1', 2: 'siège 2', 3: 'siège 3', 4: 'siège 4', 5: 'siège 5', 6: 'siège 6' },
    consequence: {
      0: 'Le sort désigne qui tient le jeton Quête.',
      1: 'Le siège 1 tient le jeton Quête au départ.',
      2: 'Le siège 2 tient le jeton Quête au départ.',
      3: 'Le siège 3 tient le jeton Quête au départ ; à défaut, le sort décide.',
      4: 'Le siège 4 tient le jeton Quête au départ ; à défaut, le sort décide.',
      5: 'Le siège 5 tient le jeton Quête au départ ; à défaut, le sort décide.',
      6: 'Le siège 6 tient le jeton Quête au départ ; à défaut, le sort décide.',
    },
  },
  odds: {
    name: 'Aide aux probabilités',
    values: yesNo,
    consequence: {
      true: 'Le comptoir dit combien de destins font blesser et survivre.',
      false: 'Le destin ne se compte pas, il se subit.',
    },
  },
};

export const presets: Words['presets'] = {
  'first-game': {
    name: 'Première partie',
    promise: 'Les monstres du livret, des héros simples, vos chances affichées.',
  },
  classic: { name: 'Classique', promise: 'Tous les monstres, tous les héros, au hasard.' },
  advanced: { name: 'Duel avancé', promise: 'À deux, deux héros chacun : deux comptoirs à servir.' },
  unshakeable: { name: 'Inébranlables', promise: 'Sans cartes Aventure : rien que votre commerce.' },
};
