/** What a shared screen shows while nobody peeks: one's own view without cards, cards looked at and private offers (R23). */
import { NONE, type View } from '../rules/state.ts';

export const covered = (view: View): View => ({
  ...view,
  own: {
    ...view.own,
    sealed: {},
    stories: [],
    packet: [],
    hand: [],
    quests: [],
    blackMarket: [],
    drawnQuests: [],
    drawnArtefacts: [],
    immediate: NONE,
    peeked: [],
    purse: null,
    offers: [],
    declined: [],
    held: null,
    discarded: { commerces: [], quests: [] },
  },
});
