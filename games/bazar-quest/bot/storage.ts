/** What to keep for the next round (BZ-701): the centre is known by then, the rest of the hand is imagined. */
import { dealSize } from '../rules/counts.ts';
import { displaySlots } from '../rules/effects/numbers.ts';
import type { Item, View } from '../rules/state.ts';
import { handWorth } from './hand.ts';
import { type Mind, mindOf } from './mind.ts';

const HANDS = 2;
const imagined = new WeakMap<Mind, readonly (readonly Item[])[]>();

export function storedWorth(v: View, stored: readonly Item[]): number {
  const mind = mindOf(v);
  let hands = imagined.get(mind);
  if (hands === undefined) {
    hands = Array.from({ length: HANDS }, () => mind.street.someItems(dealSize(v.table)));
    imagined.set(mind, hands);
  }
  const slots = Math.min(2, displaySlots(mind.content, mind.pub, v.seat));
  let sum = 0;
  for (const hand of hands) sum += handWorth(mind, [...hand, ...stored], slots);
  let paid = 0;
  for (const item of stored) paid += mind.powers.item[item].stored;
  return sum / HANDS + paid;
}
