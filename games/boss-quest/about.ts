/** The printing on Boss Quest's box. */
import type { About } from '../box.ts';

export const bossQuest: About = {
  id: 'boss-quest',
  title: { fr: 'Boss Quest', en: 'Boss Quest' },
  promise: {
    fr: 'Frôlez les points de vie du Boss sans les dépasser, et poussez les autres à le faire.',
    en: 'Come as close to the Boss’s hit points as you dare, and push the others over.',
  },
  seats: { min: 2, max: 6 },
  advisedMax: 5,
  minutes: 20,
  credit: { authors: ['Christophe Lauras'], publisher: 'Débâcle Jeux' },
  load: async () => (await import('./index.ts')).box,
};
