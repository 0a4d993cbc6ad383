/** Boss Quest told in three steps. They are printed on its cover, so they stand apart from the catalogues. */
import type { GameCover } from '../../../web/face.ts';

export const steps: GameCover['steps'] = {
  fr: [
    {
      title: 'Équipez-vous',
      text: 'Demandez une à quatre armes. Une reste cachée\u202f: vous seul connaissez votre total.',
    },
    { title: 'Allez chez le Magicien', text: 'Un sort renforce le Boss, ou pousse un chevalier à dépasser.' },
    {
      title: 'Au plus près du Boss',
      text: 'Le plus proche prend une clef, pile une de plus. Au-dessus, un cœur se brise.',
    },
  ],
  en: [
    { title: 'Arm yourself', text: 'Ask for one to four weapons. One stays hidden: only you know your total.' },
    { title: 'Visit the Magician', text: 'A spell strengthens the Boss, or pushes a knight over.' },
    { title: 'As close as you dare', text: 'The closest takes a key, an exact hit one more. Above, a heart breaks.' },
  ],
};
