/** What others may still do with the spells they find in the row: nobody knows, but it happens. */
import { isRequirement, meetsChance } from './requirements.ts';
import { type Chances, STRENGTHS } from './strengths.ts';
import type { Fighter, World } from './world.ts';

/** A spell in the row is used, rather than discarded or left, about this often per visit and card. */
const USE = 0.6;

/** How likely a given card of the row is still used by somebody. */
function likelyUse({ row, visits }: World): number {
  // One more card lies there face down.
  return row.length === 0 ? 0 : USE * Math.min(1, visits / (row.length + 1));
}

/** What may still happen to the boss: the chance of each change. */
export function hpChanges(world: World): Map<number, number> {
  const likely = likelyUse(world);
  let changes = new Map([[0, 1]]);
  if (likely === 0) return changes;
  for (const spell of world.row) {
    for (const clause of world.content.spells[spell].clauses) {
      if (clause.does === 'bossHp' && typeof clause.by === 'number') changes = withChange(changes, clause.by, likely);
    }
  }
  return changes;
}

function withChange(changes: ReadonlyMap<number, number>, by: number, likely: number): Map<number, number> {
  const result = new Map<number, number>();
  const add = (change: number, chance: number) => result.set(change, (result.get(change) ?? 0) + chance);
  for (const [change, chance] of changes) {
    add(change, chance * (1 - likely));
    add(change + by, chance * likely);
  }
  return result;
}

/** Spreads a fighter's strengths, in place, by the dark spells that may still hit them. */
export function spread(world: World, strengths: Chances): void {
  const likely = likelyUse(world) / world.fighters.length;
  if (likely === 0) return;
  for (const spell of world.row) {
    for (const clause of world.content.spells[spell].clauses) {
      if (clause.does === 'strength' && typeof clause.by === 'number') nudge(strengths, clause.by, likely);
    }
  }
}

/** Moves a share of each strength by that much; in the order that moves nothing twice. */
function nudge(strengths: Chances, by: number, share: number): void {
  const step = by > 0 ? -1 : 1;
  for (let i = by > 0 ? STRENGTHS - 1 - by : -by; i >= 0 && i < STRENGTHS; i += step) {
    const moved = strengths[i] * share;
    strengths[i] -= moved;
    strengths[i + by] += moved;
  }
}

/** The chance that no requirement still to come puts this fighter out. */
export function staysIn(world: World, fighter: Fighter): number {
  const likely = likelyUse(world);
  let chance = 1;
  if (likely === 0) return chance;
  for (const spell of world.row) {
    for (const clause of world.content.spells[spell].clauses) {
      if (isRequirement(clause))
        chance *= 1 - likely * (1 - meetsChance(world, fighter, clause, fighter.drawing ? 1 : 0));
    }
  }
  return chance;
}
