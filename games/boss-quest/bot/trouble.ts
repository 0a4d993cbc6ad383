/** What others may still do with the spells they find in the row: nobody knows, but it happens. */
import { STRENGTHS } from './prospects.ts';
import { isRequirement, meetsChance } from './requirements.ts';
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

/** Spreads a fighter's strengths by the dark spells that may still hit them. */
export function spread(world: World, strengths: Float64Array): Float64Array {
  const likely = likelyUse(world) / world.fighters.length;
  let result = strengths;
  if (likely === 0) return result;
  for (const spell of world.row) {
    for (const clause of world.content.spells[spell].clauses) {
      if (clause.does === 'strength' && typeof clause.by === 'number') result = nudged(result, clause.by, likely);
    }
  }
  return result;
}

function nudged(strengths: Float64Array, by: number, chance: number): Float64Array {
  const result = new Float64Array(STRENGTHS);
  for (let i = 0; i < STRENGTHS; i++) {
    if (strengths[i] === 0) continue;
    result[i] += strengths[i] * (1 - chance);
    result[Math.min(Math.max(i + by, 0), STRENGTHS - 1)] += strengths[i] * chance;
  }
  return result;
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
