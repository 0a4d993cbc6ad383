/** What giving something away does to the giver's own figures. */
import type { Gift, GoodsKind, View } from '../../rules/state.ts';

interface Change {
  readonly was: number;
  readonly now: number;
}

/** Old and new; undefined for what is no figure. `points`: those of the victory, still to be assigned. */
export function after({ pub, seat }: View, kind: GoodsKind, gift: Gift, points: number): Change | undefined {
  const one = pub.adventurers[seat];
  if (kind === 'gems') return { was: one.gems, now: one.gems - (gift.gems ?? 0) };
  if (kind === 'points') return { was: one.points + points, now: one.points + points - (gift.points ?? 0) };
  if (kind === 'spoils') return { was: one.spoils.length, now: one.spoils.length - (gift.spoils?.length ?? 0) };
  return undefined;
}
