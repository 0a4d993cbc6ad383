/** What a shared screen shows while nobody peeks: one's own view without cards in hand, in the reserve or looked at (R23). */
import type { View } from '../rules/state.ts';

export const covered = (view: View): View => ({
  ...view,
  own: { sealed: {}, draft: [], kept: [], hand: [], storage: [], peekedItems: [], peekedAdventures: [] },
});
