/** The arena: whom to challenge, which side to take, what to loot. */

import { wordsSeen } from '../rules/bargains.ts';
import type { Stat } from '../rules/clauses.ts';
import { chance } from '../rules/effects/odds.ts';
import { activePower, allyPower } from '../rules/effects/power.ts';
import type { Loot } from '../rules/flow.ts';
import { lootedGems } from '../rules/loot.ts';
import { type Kinds, NONE, type Seat, type Side, type View } from '../rules/state.ts';
import { dungeonWorth, takerWorth } from './dungeon.ts';
import { type Mind, mindOf } from './mind.ts';
import { belief, reputation, trust } from './trust.ts';
import { defeat, gainOf } from './worth.ts';

/** How a bystander seems to lean: −1 to the defender, 1 to the attacker. */
function leaning(v: View, seat: Seat, attacker: Seat, defender: Seat): number {
  for (const word of wordsSeen(v)) {
    if (word.from !== seat || !word.ownSide) continue;
    const side = word.side === 'attacker' ? 1 : word.side === 'defender' ? -1 : 0;
    return side * trust(v.pub, seat);
  }
  const { content } = v.table;
  const margin = activePower(content, v.pub, attacker) - activePower(content, v.pub, defender);
  // People join whoever seems to win, and do not like the one who leads.
  const points = v.pub.adventurers[attacker].points - v.pub.adventurers[defender].points;
  return Math.max(-0.8, Math.min(0.8, 0.18 * margin + 0.05 - 0.06 * points));
}

/** The attacker's chance, bystanders counted by how they seem to lean; `skip` stands aside. */
export function attackerChance(v: View, attacker: Seat, defender: Seat, skip: Seat, extra: number): number {
  const { content, seats } = v.table;
  let margin =
    activePower(content, v.pub, attacker, v.pub.fight) - activePower(content, v.pub, defender, v.pub.fight) + extra;
  for (let seat = 0; seat < seats; seat++) {
    if (seat === attacker || seat === defender || seat === skip) continue;
    margin += leaning(v, seat, attacker, defender) * allyPower(content, v.pub, seat);
  }
  // What is not known blurs the odds.
  const low = Math.floor(margin);
  return (chance(low - 2) + chance(low) + chance(low + 1) + chance(low + 3)) / 256;
}

/** What a won arena brings: a point, and what this deed does for quests. */
function arenaWon(mind: Mind, stat: Stat): number {
  const { points, did } = mind.pub.adventurers[mind.seat];
  return gainOf(mind, { points: points + 1, did: { ...did, [stat]: did[stat] + 1 } });
}

/** The best that could be looted, to the reader and against the defender. */
function bestLoot(v: View, defender: Seat): number {
  const prey = v.pub.adventurers[defender];
  let best = prey.gems > 0 ? lootWorthFrom(v, 'gems', defender) : 0;
  for (const object of prey.objects) best = Math.max(best, lootWorthFrom(v, { object }, defender));
  for (const spoil of prey.spoils) best = Math.max(best, lootWorthFrom(v, { spoil }, defender));
  return best;
}

function lootWorthFrom(v: View, loot: Loot, defender: Seat): number {
  const mind = mindOf(v);
  const prey = v.pub.adventurers[defender];
  const rival = mind.rival(defender);
  if (loot === 'gems') return lootedGems(prey) * mind.gem * (1 + rival);
  if ('spoil' in loot) return takerWorth(mind, { spoils: [loot.spoil] }) + 0.15 * rival;
  const bonus = mind.strength(v.table.content.objects[loot.object].bonus);
  return takerWorth(mind, { objects: [loot.object] }) + bonus * rival;
}

export const lootWorth = (v: View, a: Kinds['choose-loot']['answer']): number =>
  lootWorthFrom(v, a, v.pub.fight?.defender ?? NONE);

/** What a challenge costs beside its odds: a turn without gems or spoils, and points for the whole winning side. */
const QUARREL = 1.1;

/** What opening an arena against this player promises, against a walk in the dungeon. */
export function adventureWorth(v: View, a: Kinds['choose-adventure']['answer']): number {
  const mind = mindOf(v);
  const { content } = v.table;
  if (a === 'pass') return 0;
  if (a === 'dungeon') return dungeonWorth(mind, activePower(content, v.pub, v.seat));
  if ('power' in a) return dungeonWorth(mind, activePower(content, v.pub, v.seat)) + 0.45 - 0.05 * mind.turns;
  const win = attackerChance(v, v.seat, a.arena, NONE, 0);
  const pot = v.pub.potGone ? 0 : v.pub.pot * mind.gem;
  const prize = arenaWon(mind, 'arenaWins') + bestLoot(v, a.arena) + pot - joined(mind, v.seat, a.arena, 1);
  const lost = defeat(mind) + mind.rival(a.arena) + joined(mind, v.seat, a.arena, -1);
  return win * prize - (1 - win) * lost - QUARREL;
}

/** What the bystanders' points cost who seem to come to this side (1: the attacker's). */
function joined(mind: Mind, attacker: Seat, defender: Seat, side: 1 | -1): number {
  let sum = 0;
  for (let seat = 0; seat < mind.pub.adventurers.length; seat++) {
    if (seat === attacker || seat === defender || seat === mind.seat) continue;
    sum += Math.max(0, Math.min(1, 0.5 + side * leaning(mind.v, seat, attacker, defender))) * mind.rival(seat);
  }
  return sum;
}

/** Which side: whoever seems to win, one's own word, and against the leader. */
export function sideWorth(v: View, side: Side): number {
  const mind = mindOf(v);
  const { fight } = v.pub;
  if (fight === null) return 0;
  const { attacker, defender } = fight;
  const own = allyPower(v.table.content, v.pub, v.seat, fight);
  const extra = side === 'attacker' ? own : side === 'defender' ? -own : 0;
  const attack = attackerChance(v, attacker, defender, v.seat, extra);
  const promised = promises(mind, side) - brokenWord(mind, side);
  const hurt = attack * (mind.rival(attacker) - 0.2 * mind.rival(defender)) + (1 - attack) * mind.rival(defender);
  if (side === 'none') return promised - hurt;
  const win = side === 'attacker' ? attack : 1 - attack;
  return win * arenaWon(mind, 'arenaAllyWins') - (1 - win) * defeat(mind) + promised - hurt;
}

/** What was promised for this side, by how far the promise is believed. */
function promises(mind: Mind, side: Side): number {
  let sum = 0;
  for (const word of wordsSeen(mind.v)) {
    if (word.about !== 'support' || word.ownSide || word.to !== mind.seat || word.side !== side) continue;
    const worth = takerWorth(mind, word.goods);
    sum += belief(mind.pub, word.from, worth, mind.turns) * worth;
  }
  return sum;
}

/** What showing this side costs where another one was promised. */
function brokenWord(mind: Mind, side: Side): number {
  const isBroken = wordsSeen(mind.v).some((word) => word.from === mind.seat && word.ownSide && word.side !== side);
  return isBroken ? reputation(mind.turns) : 0;
}
