/** What a shared screen shows while nobody peeks: one's own view without quests, cards looked at and one's own fist (R23). */
import { NONE, type View } from '../rules/state.ts';

export const covered = (view: View): View => ({
  ...view,
  own: {
    ...view.own,
    sealed: {},
    dealt: [],
    main: NONE,
    secondaries: [],
    drawn: [],
    declined: [],
    peeked: [],
    pledged: {},
  },
});
