/** What a beginner sees of a card: what is printed on it, not what the street will make of it. */
import type { Item, View } from '../rules/state.ts';
import { mindOf } from './mind.ts';

/** A good card is a good card, whoever is in the centre. */
export const draftAtSight = (v: View, item: Item): number => mindOf(v).quality(item);

/** What is kept is what looks best. */
export function storedAtSight(v: View, stored: readonly Item[]): number {
  let worth = 0;
  for (const item of stored) worth += mindOf(v).quality(item);
  return worth;
}
