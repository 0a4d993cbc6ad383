/** What a player's whole position is worth in trophy points, now or as an answer would leave it. */
import { gauge } from '../rules/effects/power.ts';
import { openQuests } from '../rules/quests.ts';
import type { Adventurer, Pub, Seat } from '../rules/state.ts';
import { type Mind, SPOIL } from './mind.ts';
import { questWorth } from './quests.ts';

/** The table as it would be with this player changed. */
export const changed = (pub: Pub, seat: Seat, change: Partial<Adventurer>): Pub => ({
  ...pub,
  adventurers: pub.adventurers.with(seat, { ...pub.adventurers[seat], ...change }),
});

/** Points, gems, power, wounds, spoils; not what only the player knows. */
function openWorth(mind: Mind, pub: Pub, seat: Seat): number {
  const { points, gems, wounds, spoils } = pub.adventurers[seat];
  const strength = gauge(mind.v.table.content, pub, seat) + wounds;
  return points + gems * mind.gem + mind.power(strength) - mind.wounds(wounds) + spoils.length * SPOIL;
}

/** All of one's own position, hidden quests included. */
export function ownWorth(mind: Mind, pub: Pub): number {
  let sum = openWorth(mind, pub, mind.seat);
  for (const quest of openQuests(mind.v)) sum += questWorth(mind, pub, quest, quest === mind.v.own.main);
  return sum;
}

/** How much better this change would leave the reader of the view. */
export const gainOf = (mind: Mind, change: Partial<Adventurer>): number =>
  ownWorth(mind, changed(mind.pub, mind.seat, change)) - ownWorth(mind, mind.pub);

/** What one more defeat costs: a wound, unless a quest wants wounds. */
export const defeat = (mind: Mind): number =>
  0.03 - gainOf(mind, { wounds: Math.min(4, mind.pub.adventurers[mind.seat].wounds + 1) });

/** What a face-down quest of somebody else's is worth to its receiver: usually little. */
export const UNKNOWN_QUEST = -0.1;
