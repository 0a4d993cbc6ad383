/** The printing on Bazar Quest's box. */
import type { About } from '../box.ts';

export const bazarQuest: About = {
  id: 'bazar-quest',
  title: { fr: 'Bazar Quest', en: 'Bargain Quest' },
  promise: {
    fr: 'Attirez les héros dans votre échoppe, équipez-les à prix d’or et envoyez-les affronter le monstre.',
    en: 'Lure heroes into your shop, sell them gear for all they have and send them to the monster.',
  },
  seats: { min: 2, max: 6 },
  minutes: 45,
  credit: { authors: ['Jonathan Ying'], publisher: 'Origames, Renegade Game Studios' },
  load: async () => (await import('./index.ts')).box,
};
