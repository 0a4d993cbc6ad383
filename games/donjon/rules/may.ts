/** What a seat may do unasked: show a fulfilled quest, bargain. Asked between any two answers, so it returns early. */
import { type Decision, unasked } from '../../../kernel/index.ts';
import { mayBargain } from './bargain-may.ts';
import { canValidate, hasFulfilled } from './quests.ts';
import type { View } from './state.ts';

export function may(v: View): readonly Decision[] {
  const bargains = mayBargain(v);
  if (!canValidate(v) || !hasFulfilled(v)) return bargains;
  // The number of quests completed tells two validations apart.
  const { length } = v.pub.adventurers[v.seat].completed;
  return [unasked('validate-quest', v.seat, length, {}), ...bargains];
}
