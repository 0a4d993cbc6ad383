/** Bazar Quest told in three steps. They are printed on its cover, so they stand apart from the catalogues. */
import type { GameCover } from '../../../web/face.ts';

export const steps: GameCover['steps'] = {
  fr: [
    {
      title: 'Attirez un héros',
      text: 'Gardez de bons objets et mettez le plus beau en vitrine\u202f: ses cœurs font venir le client.',
    },
    { title: 'Vendez-lui son équipement', text: 'Il paie avec sa bourse, et portera vos couleurs face au monstre.' },
    {
      title: 'Gloire et or',
      text: 'Il blesse ou survit\u202f: 1 gloire chaque fois. Au troisième monstre vaincu, 10 or valent un point de plus.',
    },
  ],
  en: [
    {
      title: 'Draw a hero in',
      text: 'Keep good items and put the finest in the window: its hearts bring customers.',
    },
    { title: 'Sell the gear', text: 'The hero pays from the purse, and faces the monster in your colours.' },
    {
      title: 'Glory and coins',
      text: 'Wounding or surviving earns 1 glory each. When the third monster falls, 10 coins make one more point.',
    },
  ],
};
