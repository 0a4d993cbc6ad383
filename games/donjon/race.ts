/** What is raced for: trophy points; what quests add or take is known at the end. */
import type { Race } from '../box.ts';
import type { Pub } from './rules/state.ts';

export const race: Race = {
  title: { fr: 'points de trophée', en: 'trophy points' },
  term: 'total',
  shown: (pub) => (pub as Pub).adventurers.map(({ points }) => points),
};
