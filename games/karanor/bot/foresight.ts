/** What thinking ahead reads from the table after a turn: prestige, and what each merchant's plan is still worth. */
import type { Foresight } from '../../../bots/heuristic.ts';
import { type Fixed, view } from '../../../kernel/index.ts';
import { prestigeTarget } from '../rules/content.ts';
import { type Karanor, NONE, type State } from '../rules/state.ts';
import { thoughtOf } from './actions.ts';
import { outlook } from './plan.ts';

function features(s: State, table: Fixed<Karanor>): number[][] {
  const { pub } = s;
  const target = prestigeTarget(table.seats);
  const late = Math.min(1, Math.max(...pub.merchants.map(({ prestige }) => prestige)) / target);
  const place = (seat: number): number => (seat - pub.starter + table.seats) % table.seats;
  return pub.merchants.map(({ prestige, frozen }, seat) => {
    const { mind, at, goals } = thoughtOf(view(s, seat, table));
    const plan = outlook(mind, at, goals) / 10;
    const isLast = pub.triggeredBy !== NONE && place(seat) <= place(pub.active);
    return [
      prestige,
      prestige * late,
      isLast ? 0 : plan * (1 - late),
      isLast ? 0 : plan * late,
      place(seat) > place(pub.active) ? 1 : 0,
      frozen ? 1 : 0,
    ];
  });
}

export const foresight: Foresight<Karanor> = {
  features,
  // node scripts/fit.ts karanor 60 4,2: surprise 0.996 a moment against 1.147 of an even guess. Income, gold and the rest
  // are in the plan and told nothing more.
  weights: {
    prestige: 0.3987,
    prestigeLate: 0.5945,
    planEarly: 0.28,
    planLate: 0.92,
    toCome: 0.0625,
    frozen: -20,
  },
  clock: ({ pub }, { seats }) =>
    pub.round * seats + (pub.active === NONE ? 0 : (pub.active - pub.starter + seats) % seats),
  horizon: 1,
  width: 6,
  pace: 450,
  talks: false,
  // The plan it ends in is the heuristic's own, so that small differences tell little.
  caution: 2,
};
