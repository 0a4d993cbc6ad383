/** What is raced for: keys. */
import type { Race } from '../box.ts';
import type { Pub } from './rules/state.ts';

export const race: Race = {
  title: { fr: 'clefs', en: 'keys' },
  term: 'keys',
  shown: (pub) => (pub as Pub).knights.map(({ keys }) => keys),
};
