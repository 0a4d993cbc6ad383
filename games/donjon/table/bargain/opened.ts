/** What is opened about bargains, one thing at a time, and the decision it would answer. */
import type { Decision } from '../../../../kernel/index.ts';
import type { Bargain } from '../../rules/state.ts';
import { decisionOf, decisionsOf } from '../asked.ts';
import type { Draft } from './matches.ts';

export type Opened =
  | { readonly what: 'deal'; readonly draft?: Draft }
  | { readonly what: 'promise' }
  | { readonly what: 'wants' }
  /** A counter-offer, or which quests are given for an accepted deal. */
  | { readonly what: 'counter' | 'quests'; readonly bargain: Bargain };

/** Undefined once there is nothing to answer any more. */
export function decisionFor(decisions: readonly Decision[], opened: Opened): Decision | undefined {
  switch (opened.what) {
    case 'deal':
      return decisionOf(decisions, 'propose-deal');
    case 'promise':
      return decisionOf(decisions, 'promise-support');
    case 'wants':
      return decisionOf(decisions, 'tell-wants');
    default:
      return decisionsOf(decisions, 'answer-deal').find(({ about }) => about.bargain === opened.bargain.id);
  }
}
