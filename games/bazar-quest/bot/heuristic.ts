/** What a sensible merchant looks at: the worth of every answer in points, from the view alone. */
import type { Heuristic, Manner } from '../../../bots/heuristic.ts';
import type { Decision } from '../../../kernel/index.ts';
import type { BazarQuest, Kinds, Sale, View } from '../rules/state.ts';
import { choiceWorth, employeeUse, orderWorth } from './abilities.ts';
import { completion, salesWorth } from './counter.ts';
import { draftWorth } from './draft.ts';
import { draftAtSight, storedAtSight } from './first-sight.ts';
import { foresight } from './foresight.ts';
import { inviteWorth } from './invite.ts';
import { purchaseWorth } from './market.ts';
import { POINT } from './points.ts';
import { storedWorth } from './storage.ts';
import { displayWorth } from './window.ts';

type Worths = { readonly [K in keyof Kinds]: (v: View, a: Kinds[K]['answer'], ask: Kinds[K]['ask']) => number };

const WORTHS: Worths = {
  'choose-shop-board': () => 0,
  'draft-pick': draftWorth,
  'display-cards': displayWorth,
  'invite-hero': inviteWorth,
  'sell-items': salesWorth,
  'stage-sales': salesWorth,
  'order-fights': () => 0,
  'upgrade-action': purchaseWorth,
  'store-cards': storedWorth,
  'use-employee': employeeUse,
  'effect-choice': choiceWorth,
  'effect-order': orderWorth,
};

/** A beginner's: cards are judged by what is printed on them. */
const AT_SIGHT: Worths = {
  ...WORTHS,
  'draft-pick': draftAtSight,
  'store-cards': storedAtSight,
};

const worth = (worths: Worths, v: View, { kind, about }: Decision, a: unknown): number =>
  POINT * (worths[kind as keyof Kinds] as (v: View, a: unknown, ask: object) => number)(v, a, about);

function manner(v: View, { kind, about }: Decision, a: unknown): Manner {
  switch (kind) {
    case 'effect-choice':
      return (about as Kinds['effect-choice']['ask']).wants === 'player' && a !== v.seat ? { malice: 1 } : {};
    case 'upgrade-action':
      return typeof a === 'object' && a !== null && 'hire' in a ? { curiosity: 1 } : {};
    default:
      return {};
  }
}

export const heuristic: Heuristic<BazarQuest> = {
  score: (v, d, a) => worth(WORTHS, v, d, a),
  firstSight: (v, d, a) => worth(AT_SIGHT, v, d, a),
  manner,
  foresight,
  /** With open sales the list is laid out for all to see before it is confirmed (BZ-R26). */
  volunteer(v, may) {
    const decision = may.find(({ kind }) => kind === 'stage-sales');
    if (decision === undefined || v.pub.shops[v.seat].staged.length > 0) return undefined;
    const answer: readonly Sale[] = completion(v, []);
    return answer.length === 0 ? undefined : { decision, answer };
  },
};
