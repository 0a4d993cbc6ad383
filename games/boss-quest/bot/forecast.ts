/** How the round will probably end, and what that is worth: chances of keys and hearts for every fighter. */
import { type Prospect, prospect } from './prospects.ts';
import { LOWEST } from './strengths.ts';
import { hpChanges } from './trouble.ts';
import type { World } from './world.ts';

/** Chances below this are not worth a thought. */
const NEVER = 1e-4;

/** One's own share of a win, against now, if nothing but the usual happens. */
export function forecast(world: World): number {
  const fighters = world.fighters.map((fighter) => prospect(world, fighter));
  let value = world.lasting;
  for (const [by, chance] of hpChanges(world)) value += chance * combat(world, fighters, world.hp + by);
  return value;
}

/** What a combat against this boss is worth (5xx). Strengths are places in `Prospect.strengths` from here on. */
function combat(world: World, all: readonly Prospect[], hp: number): number {
  const { keys, heart, reaperRound } = world.worths;
  const reaper = all.find((one) => one.fighter.isReaper);
  const top = hp - LOWEST;
  let value = 0;
  for (const own of all) {
    const { seat, shielded, tolerance, isReaper } = own.fighter;
    if (!shielded) value += (1 - own.upTo[top + tolerance]) * heart[seat];
    if (isReaper) continue;
    if (reaper !== undefined && !shielded) value += harvested(own, reaper, top) * heart[seat];
    const wins = winning(world, own, all, top);
    const unwonPerfect = own.passes * own.strengths[top] - wins.perfect;
    if (reaperRound !== undefined) value += (wins.perfect + wins.other) * reaperRound[seat];
    else {
      const most = keys[seat].length - 1;
      value += wins.perfect * keys[seat][Math.min(most, 2 + world.extraKeys)];
      value += wins.other * keys[seat][Math.min(most, 1 + world.extraKeys)];
    }
    value += unwonPerfect * keys[seat][1];
  }
  return value;
}

/** The chance that the reaper player is qualified and stronger (BQ-951). */
function harvested(own: Prospect, reaper: Prospect, top: number): number {
  let chance = 0;
  for (let strength = 1; strength <= top; strength++) {
    chance += reaper.passes * reaper.strengths[strength] * own.upTo[strength - 1];
  }
  return chance;
}

/** The chance to win the round, with a PERFECT and without. */
function winning(
  world: World,
  own: Prospect,
  all: readonly Prospect[],
  top: number,
): { perfect: number; other: number } {
  let perfect = 0;
  let other = 0;
  for (let strength = top; strength >= 0; strength--) {
    if (own.strengths[strength] < NEVER) continue;
    const ranked = world.rank === 1 ? first(own, all, strength, top) : second(own, all, strength, top);
    const chance = own.passes * own.strengths[strength] * ranked * untied(own, all, strength, top);
    if (strength === top) perfect = chance;
    else other += chance;
  }
  return { perfect, other };
}

/** The chance to be qualified and closer to the boss than this strength. */
const closer = (one: Prospect, strength: number, top: number): number =>
  one.passes * (one.upTo[top] - one.upTo[strength]);

/** The chance that nobody else is closer. */
function first(own: Prospect, all: readonly Prospect[], strength: number, top: number): number {
  let chance = 1;
  for (const one of all) if (one !== own) chance *= 1 - closer(one, strength, top);
  return chance;
}

/** The chance that exactly one strength nearer to the boss is taken by others (BQ-418). */
function second(own: Prospect, all: readonly Prospect[], strength: number, top: number): number {
  const nobody = first(own, all, strength, top);
  let chance = 0;
  for (let taken = strength + 1; taken <= top; taken++) {
    let onlyThere = 1;
    for (const one of all) {
      if (one !== own) onlyThere *= 1 - closer(one, strength, top) + one.passes * one.strengths[taken];
    }
    chance += onlyThere - nobody;
  }
  return chance;
}

/** The chance that nobody as near has the advantage: fewer weapons, or the companion (BQ-507, BQ-926). */
function untied(own: Prospect, all: readonly Prospect[], strength: number, top: number): number {
  if (own.fighter.hasTieBreak) return 1;
  let chance = 1;
  for (const one of all) {
    if (one === own || one.strengths[strength] === 0) continue;
    const hasAdvantage = one.fighter.hasTieBreak || one.weapons < own.weapons - 0.5;
    if (hasAdvantage)
      chance *= 1 - (one.passes * one.strengths[strength]) / Math.max(1e-9, 1 - closer(one, strength, top));
  }
  return chance;
}
