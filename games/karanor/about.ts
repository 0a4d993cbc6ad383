/** The printing on the box of Marchands de Karanor. */
import type { About } from '../box.ts';

export const karanor: About = {
  id: 'karanor',
  title: { fr: 'Marchands de Karanor', en: 'Merchants of Karanor' },
  promise: {
    fr: 'Prenez la route, remplissez vos sacs, bâtissez de cité en cité, et marchandez tout ce qui se marchande.',
    en: 'Take to the road, fill your bags, build from city to city, and haggle over all that can be haggled over.',
  },
  seats: { min: 2, max: 6 },
  minutes: 90,
  credit: { authors: ['Rémi Delaunoy'], publisher: 'Funky Hat Games' },
  load: async () => (await import('./index.ts')).box,
};
