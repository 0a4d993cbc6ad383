/** What a seat may do unasked: show a fulfilled quest, bargain. Asked between any two answers, so it returns early. */
import { type Decision, unasked } from '../../../kernel/index.ts';
import { canBargain, mayBargain } from './bargain-may.ts';
import { canValidate, hasFulfilled } from './quests.ts';
import type { View } from './state.ts';

/** Whether there is anything: mostly that can be seen at once. */
export const mayAct = (v: View): boolean => canBargain(v) || (canValidate(v) && hasFulfilled(v));

export function may(v: View): readonly Decision[] {
  const bargains = mayBargain(v);
  if (!canValidate(v) || !hasFulfilled(v)) return bargains;
  // The number of quests completed tells two validations apart.
  const { length } = v.pub.adventurers[v.seat].completed;
  return [unasked('validate-quest', v.seat, length, {}), ...bargains];
}
