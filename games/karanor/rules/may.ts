/** What a seat may do unasked, from the first turn to the end. Asked between any two answers, so it returns early. */
import type { Decision } from '../../../kernel/index.ts';
import { mayCards } from './effects/index.ts';
import { mayShow } from './reveal.ts';
import { isTurnRunning } from './stable.ts';
import type { View } from './state.ts';
import { mayTrade } from './trades.ts';

const NOTHING: readonly Decision[] = [];

export function may(v: View): readonly Decision[] {
  if (!isTurnRunning(v) || v.pub.merchants[v.seat].frozen) return NOTHING;
  const list: Decision[] = [];
  mayCards(v, list);
  mayTrade(v, list);
  mayShow(v, list);
  return list;
}
