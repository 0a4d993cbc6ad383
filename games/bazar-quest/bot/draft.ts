/** Which card of the draft to keep (BZ-206): what it makes of the hand to be, with cards still to come imagined. */
import { displaySlots } from '../rules/effects/numbers.ts';
import type { Item, View } from '../rules/state.ts';
import { handWorth } from './hand.ts';
import { type Mind, mindOf } from './mind.ts';

/** How often the rest of the hand is imagined. */
const HANDS = 2;

const imagined = new WeakMap<Mind, readonly (readonly Item[])[]>();

/** The other cards of the hand: kept, stored, and those that may still come. */
function otherCards(mind: Mind): readonly (readonly Item[])[] {
  let hands = imagined.get(mind);
  if (hands === undefined) {
    const { draft, kept, storage } = mind.v.own;
    hands = Array.from({ length: HANDS }, () => [...kept, ...storage, ...mind.street.someItems(draft.length - 1)]);
    imagined.set(mind, hands);
  }
  return hands;
}

export function draftWorth(v: View, item: Item): number {
  const mind = mindOf(v);
  const slots = displaySlots(mind.content, mind.pub, v.seat);
  let sum = 0;
  for (const others of otherCards(mind)) sum += handWorth(mind, [...others, item], Math.min(slots, 2));
  return sum / HANDS + SELDOM * mind.quality(item);
}

/** Among cards that make no difference today, the better one. */
const SELDOM = 0.05;
