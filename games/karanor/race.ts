/** What is raced for: prestige. */
import type { Race } from '../box.ts';
import type { Pub } from './rules/state.ts';

export const race: Race = {
  title: { fr: 'prestige', en: 'prestige' },
  term: 'prestige',
  shown: (pub) => (pub as Pub).merchants.map(({ prestige }) => prestige),
};
