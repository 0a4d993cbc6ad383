/** What a shared screen shows while nobody peeks: one's own view without the hidden weapon and all one alone has seen (R23). */
import { NONE, type View } from '../rules/state.ts';

export const covered = (view: View): View => ({
  ...view,
  own: { sealed: {}, hidden: NONE, known: [], mystery: NONE },
  pub: {
    ...view.pub,
    knights: view.pub.knights.map((knight, seat) => (seat === view.seat ? { ...knight, insight: [] } : knight)),
  },
});
