/** The words of practice: they come with its screen. */
import type { Lang } from '../face.ts';

const fr = {
  title: 'S’entraîner',
  what: 'Contre des robots, dans ce navigateur, même sans réseau. La partie s’y garde toute seule.',
  players: 'Combien à table, avec vous ?',
  strength: 'Force des robots',
  rules: 'Règles de la partie',
  cannot: 'Ces règles ne vont pas ensemble à ce nombre de joueurs : changez-en une.',
  anew: 'Nouvelle partie',
  anewSure: 'La partie en cours sera oubliée.',
  lost: 'La partie gardée ne peut pas être reprise : elle est abîmée, ou les règles ont changé depuis. En voici une nouvelle.',
};

type PracticeWords = typeof fr;

const en: PracticeWords = {
  title: 'Practise',
  what: 'Against robots, in this browser, even without a network. The game keeps itself there.',
  players: 'How many at the table, with you?',
  strength: 'Strength of the robots',
  rules: 'Rules of the game',
  cannot: 'These rules do not go together with so many players: change one of them.',
  anew: 'New game',
  anewSure: 'The game under way will be forgotten.',
  lost: 'The game kept here cannot be gone on with: it is damaged, or the rules have changed since. Here is a new one.',
};

export const practiceWords = (lang: Lang): PracticeWords => ({ fr, en })[lang];
