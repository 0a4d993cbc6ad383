/** The printing on the box of Donjon, Quêtes et Trahisons. */
import type { About } from '../box.ts';

export const donjon: About = {
  id: 'donjon',
  title: { fr: 'Donjon, Quêtes et Trahisons', en: 'Dungeon, Quests and Betrayals' },
  promise: {
    fr: 'Descendez au donjon, marchandez l’aide des autres, et tenez parole… si cela vous arrange.',
    en: 'Go down into the dungeon, haggle for help, and keep your word… if it suits you.',
  },
  seats: { min: 3, max: 6 },
  minutes: 60,
  credit: { authors: ['Lionel Borg'] },
  load: async () => (await import('./index.ts')).box,
};
