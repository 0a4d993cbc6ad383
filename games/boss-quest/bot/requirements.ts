/** How likely a fighter meets what the active spells require (BQ-413, BQ-414). */
import type { Clause, Content } from '../rules/content.ts';
import type { Weapon } from '../rules/state.ts';
import { meets, type Requirement } from '../rules/view.ts';
import type { Fighter, World } from './world.ts';

/** The chance to meet all active requirements, with that many unknown cards still to come. */
export function requirementChance(world: World, fighter: Fighter, coming: number): number {
  let chance = 1;
  for (const requirement of world.requirements)
    chance *= meetsChance(world, fighter, requirement, coming + fighter.coming);
  return chance;
}

export function isRequirement(clause: Clause): clause is Requirement {
  return clause.does === 'requireColour' || clause.does === 'requireSameColour';
}

/** The chance to meet one requirement: exact for the weapons at hand, by the share of helpful ones for those to come. */
export function meetsChance(
  { content, weapons: { pool } }: World,
  fighter: Fighter,
  clause: Requirement,
  coming: number,
): number {
  const { visible, hidden, hasAllColours } = fighter;
  if (hasAllColours) return visible.length + Math.sign(hidden.length) + coming >= clause.min ? 1 : 0;
  if (meets(content, clause, visible, false)) return 1;
  let met = 0;
  for (const { card, chance } of hidden) if (completes(content, clause, visible, card)) met += chance;
  if (coming === 0 || met === 1) return met;
  let helpful = 0;
  for (const card of pool) if (completes(content, clause, visible, card)) helpful++;
  const miss = 1 - helpful / Math.max(1, pool.length);
  let allMiss = 1;
  for (let i = 0; i < coming; i++) allMiss *= miss;
  return met + (1 - met) * (1 - allMiss);
}

/** Whether these weapons, which do not meet it, meet it with one more. */
function completes(content: Content, clause: Requirement, weapons: readonly Weapon[], more: Weapon): boolean {
  const { colour } = content.weapons[more];
  if (colour === null || (clause.does === 'requireColour' && colour !== clause.colour)) return false;
  let count = 1;
  for (const card of weapons) if (content.weapons[card].colour === colour) count++;
  return count >= clause.min;
}
