/** Karanor in three steps, for somebody who sees it for the first time. */
import type { GameCover } from '../../../web/face.ts';

export const steps: GameCover['steps'] = {
  fr: [
    {
      title: 'Prendre la route',
      text: 'Quatre actions par tour : voyagez par terre et par mer, récoltez, travaillez, écoutez les habitants.',
    },
    {
      title: 'Faire affaire',
      text: 'Échangez avec n’importe qui, à tout moment. Ce qui vous manque pousse chez quelqu’un d’autre.',
    },
    {
      title: 'Se faire un nom',
      text: 'Commerces, quêtes, livraisons et villas donnent du prestige. À 10, le tour de table est le dernier.',
    },
  ],
  en: [
    {
      title: 'Take to the road',
      text: 'Four actions a turn: travel by land and sea, harvest, work, listen to the people you meet.',
    },
    {
      title: 'Strike a bargain',
      text: 'Trade with anybody at any time. What you lack grows at somebody else’s.',
    },
    {
      title: 'Make a name',
      text: 'Commerces, quests, deliveries and villas give prestige. At 10, the round is the last.',
    },
  ],
};
