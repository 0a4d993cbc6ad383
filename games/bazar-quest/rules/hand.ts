/** Hands: the owner's list and the count that all see change together. */
import { noteGain } from './gains.ts';
import type { Item, Seat, State } from './state.ts';

export function toHand(s: State, seat: Seat, item: Item): void {
  s.own[seat].hand.push(item);
  s.pub.shops[seat].hand++;
  noteGain(s.pub, seat);
}

export function fromHand(s: State, seat: Seat, item: Item): void {
  const { hand } = s.own[seat];
  const at = hand.indexOf(item);
  if (at < 0) return;
  hand.splice(at, 1);
  s.pub.shops[seat].hand--;
}

export function toStorage(s: State, seat: Seat, item: Item): void {
  s.own[seat].storage.push(item);
  s.pub.shops[seat].stored++;
}

export function fromStorage(s: State, seat: Seat, item: Item): void {
  const { storage } = s.own[seat];
  const at = storage.indexOf(item);
  if (at < 0) return;
  storage.splice(at, 1);
  s.pub.shops[seat].stored--;
}
