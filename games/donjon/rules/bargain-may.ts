/** What a seat may propose, answer or say unasked: deals, help, words, what it looks for. Asked between any two answers, so it returns early. */
import { type Decision, type Refusal, unasked } from '../../../kernel/index.ts';
import { bargainsSeen } from './bargains.ts';
import { isVillage, mayDeal } from './deals.ts';
import { mayHelp } from './help.ts';
import { refuse } from './refusals.ts';
import { maySettle } from './settle.ts';
import type { View } from './state.ts';
import { maySupport } from './support.ts';
import { withTelling } from './wants.ts';

const NOTHING: readonly Decision[] = [];

export function mayBargain(v: View): readonly Decision[] {
  const { step, fight } = v.pub;
  if (step !== 'before' && step !== 'after' && fight?.stage !== 'talk') return NOTHING;
  const list: Decision[] = [];
  const village = isVillage(v);
  mayDeal(v, village, list);
  if (!village) mayHelp(v, list);
  maySupport(v, village, list);
  if (village) maySettle(v, list);
  for (const { id, from } of bargainsSeen(v)) {
    if (from === v.seat) list.push(unasked('withdraw-offer', v.seat, id, { bargain: id }));
  }
  if (village) return withTelling(v.seat, list);
  return list.length === 0 ? NOTHING : list;
}

/** An offer ends with the talk it was made in, or is taken by another: who answers or withdraws it a moment later is told. */
export const tooLate = (_v: View, kind: string): Refusal | undefined =>
  ABOUT_AN_OFFER.includes(kind) ? refuse('offer-gone') : undefined;
const ABOUT_AN_OFFER: readonly string[] = ['answer-deal', 'answer-help', 'answer-support', 'withdraw-offer'];
