/** Which hero to take (BZ-406): the one that brings most with the goods at hand. */
import { guestOf } from '../rules/guests.ts';
import type { Hero, View } from '../rules/state.ts';
import { mindOf } from './mind.ts';

export function inviteWorth(v: View, hero: Hero): number {
  const mind = mindOf(v);
  const guest = guestOf(v.pub, hero);
  if (guest === undefined) return 0;
  const { window } = v.pub.shops[v.seat];
  return mind.customer(guest).plan(v.own.hand, window).worth;
}
