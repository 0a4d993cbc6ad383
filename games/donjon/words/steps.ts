/** Donjon in three steps, for somebody who sees it for the first time. */
import type { GameCover } from '../../../web/face.ts';

export const steps: GameCover['steps'] = {
  fr: [
    {
      title: 'Au village',
      text: 'Achetez armes, armures et bijoux, soignez-vous, prenez une quête, échangez avec qui veut bien.',
    },
    {
      title: 'Au Donjon',
      text: 'Un monstre, deux dés. Un allié vous prête la moitié de sa force, contre une promesse qui n’oblige à rien.',
    },
    {
      title: 'À l’Arène',
      text: 'Défiez un joueur : chacun ferme son poing, les dés roulent, et l’on découvre qui était avec qui.',
    },
  ],
  en: [
    { title: 'In the village', text: 'Buy weapons, armours and jewels, heal, take a quest, trade with whoever will.' },
    {
      title: 'In the dungeon',
      text: 'One monster, two dice. An ally lends half their strength for a promise that binds nobody.',
    },
    {
      title: 'In the arena',
      text: 'Challenge a player: all close their fists, the dice roll, and you learn who stood with whom.',
    },
  ],
};
