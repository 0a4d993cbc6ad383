/** How likely a fighter meets what the active spells require (BQ-413, BQ-414). */
import { COLOURS } from '../rules/content.ts';
import type { Weapon } from '../rules/state.ts';
import type { Fighter, Requirement, World } from './world.ts';

/** The chance to meet all active requirements, with that many unknown cards still to come. */
export function requirementChance(world: World, fighter: Fighter, coming: number): number {
  let chance = 1;
  for (const requirement of world.requirements) chance *= meets(world, fighter, requirement, coming + fighter.coming);
  return chance;
}

/** The chance to meet one requirement: exact for the cards at hand, by share of colours for those to come. */
export function meets({ content, weapons }: World, fighter: Fighter, requirement: Requirement, coming: number): number {
  const { visible, hidden } = fighter;
  if (fighter.hasAllColours) return visible.length + Math.sign(hidden.length) + coming >= requirement.min ? 1 : 0;
  const colour = (card: Weapon): string | null => content.weapons[card].colour;
  const tally = (cards: readonly Weapon[], wanted: string): number =>
    cards.filter((card) => colour(card) === wanted).length;
  const wanted = requirement.does === 'requireColour' ? [requirement.colour] : COLOURS;
  const missing = (cards: readonly Weapon[]): number =>
    requirement.min - Math.max(...wanted.map((one) => tally(cards, one)));
  if (hidden.length === 0) return missing(visible) <= 0 ? 1 : 0;
  let met = 0;
  let helped = 0;
  for (const { card, chance } of hidden) {
    const short = missing([...visible, card]);
    if (short <= 0) met += chance;
    else if (short <= coming) helped += chance;
  }
  if (helped === 0) return met;
  const helpful = weapons.pool.filter((card) => missing([...visible, card]) < missing(visible)).length;
  const miss = 1 - helpful / Math.max(1, weapons.pool.length);
  let allMiss = 1;
  for (let i = 0; i < coming; i++) allMiss *= miss;
  return met + helped * (1 - allMiss);
}
