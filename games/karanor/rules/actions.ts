/** What the active player does next: one question at every stable point, answered with any deed (MK-205…209). */
import { andThen } from '../../../kernel/index.ts';
import { promote, recruit } from './associates.ts';
import { build } from './build.ts';
import { completeQuest } from './completing.ts';
import { DEEDS, type Deed, type DeedName, deedOf } from './deeds.ts';
import { deliver } from './deliveries.ts';
import { harvest } from './harvest.ts';
import { market } from './market.ts';
import { endMove, move } from './move.ts';
import { interact } from './quests.ts';
import { refuse } from './refusals.ts';
import { closeMove } from './stable.ts';
import type { Action, Kind, View } from './state.ts';
import { endTurn } from './turns.ts';
import { buyVilla } from './villas.ts';
import { work } from './work.ts';

const deeds: { readonly [N in DeedName]: Deed<N> } = {
  move,
  'end-move': endMove,
  harvest,
  work,
  build,
  interact,
  quest: completeQuest,
  deliver,
  recruit,
  'buy-villa': buyVilla,
  market,
  promote,
  'end-turn': endTurn,
};

const deed = (name: DeedName): Deed<DeedName> => deeds[name];

function refusal(v: View, a: Action) {
  const one = deed(deedOf(a));
  if (one.costs === 'action' && v.pub.actionsLeft < 1) return refuse('no-action-left');
  return one.refusal(v, a);
}

/** How often a deed is picked blindly before the turn is ended. */
const TRIES = 10;

export const takeAction: Kind<'take-action'> = {
  candidates: (v, _d, soFar) => (soFar === undefined ? DEEDS.flatMap((name) => deed(name).candidates(v)) : []),
  refusal: (v, _d, a) => refusal(v, a),
  default: () => 'end-turn',
  draw(v, _d, chance) {
    const isSpent = v.pub.actionsLeft < 1;
    for (let i = 0; i < TRIES; i++) {
      const one = deed(chance.pick(isSpent ? FREE : DEEDS));
      if (one.closed?.(v) !== undefined) continue;
      const candidates = one.candidates(v);
      if (candidates.length === 0) continue;
      const a = chance.pick(candidates);
      if (refusal(v, a) === undefined) return a;
    }
    return 'end-turn';
  },
  take(s, { seat }, a, t) {
    const one = deed(deedOf(a));
    if (a !== 'end-turn') andThen(s, { do: 'stable' });
    if (one.costs === 'action') {
      closeMove(s, t, seat);
      s.pub.actionsLeft--;
    }
    one.take(s, t, seat, a);
  },
};

/** What can be done without an action left. */
const FREE: readonly DeedName[] = ['move', 'end-move', 'promote', 'end-turn'];
