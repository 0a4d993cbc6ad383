/** How the round will probably end, and what that is worth: chances of keys and hearts for every fighter. */
import { type Chances, LOWEST, type Prospect, prospect, STRENGTHS } from './prospects.ts';
import { hpChanges } from './trouble.ts';
import type { World } from './world.ts';

/** One's own share of a win, against now, if nothing but the usual happens. */
export function forecast(world: World): number {
  const fighters = world.fighters.map((fighter) => prospect(world, fighter));
  let value = world.lasting;
  for (const [by, chance] of hpChanges(world)) value += chance * combat(world, fighters, world.hp + by);
  return value;
}

function chancesAgainst(one: Prospect, hp: number): Chances {
  let chances = one.against.get(hp);
  if (chances === undefined) {
    chances = reckon(one, hp);
    one.against.set(hp, chances);
  }
  return chances;
}

function reckon(one: Prospect, hp: number): Chances {
  const { strengths, passes, fighter } = one;
  const size = hp - LOWEST + 1;
  const gaps = new Float64Array(size);
  const closer = new Float64Array(size);
  let sum = 0;
  for (let gap = 0; gap < size; gap++) {
    closer[gap] = sum;
    gaps[gap] = passes * strengths[hp - gap - LOWEST];
    sum += gaps[gap];
  }
  let costly = 0;
  if (!fighter.shielded) for (let i = hp + fighter.tolerance + 1 - LOWEST; i < STRENGTHS; i++) costly += strengths[i];
  return { one, gaps, closer, costly };
}

/** What a combat against this boss is worth (5xx). */
function combat(world: World, fighters: readonly Prospect[], hp: number): number {
  const size = hp - LOWEST + 1;
  const all = fighters.map((one) => chancesAgainst(one, hp));
  const reaper = all.find(({ one }) => one.fighter.isReaper);
  const { keys, heart, reaperRound } = world.worths;
  let value = 0;
  for (const own of all) {
    const { seat, isReaper } = own.one.fighter;
    value += own.costly * heart[seat];
    if (reaper !== undefined && own !== reaper) value += harvested(own, reaper, hp, size) * heart[seat];
    if (isReaper) continue;
    const wins = winning(world, own, all, size);
    const won = wins.perfect + wins.other;
    if (reaperRound !== undefined) value += won * reaperRound[seat] + (own.gaps[0] - wins.perfect) * keys[seat][1];
    else {
      const most = keys[seat].length - 1;
      value += wins.perfect * keys[seat][Math.min(most, 2 + world.extraKeys)];
      value += wins.other * keys[seat][Math.min(most, 1 + world.extraKeys)];
      value += (own.gaps[0] - wins.perfect) * keys[seat][1];
    }
  }
  return value;
}

/** The chance that the reaper player is qualified and stronger (BQ-951). */
function harvested(own: Chances, reaper: Chances, hp: number, size: number): number {
  if (own.one.fighter.shielded) return 0;
  let chance = 0;
  let weaker = 0;
  for (let gap = size - 1; gap >= 0; gap--) {
    chance += reaper.gaps[gap] * weaker;
    weaker += own.one.strengths[hp - gap - LOWEST];
  }
  return chance;
}

/** The chance to win the round, with a PERFECT and without. */
function winning(
  world: World,
  own: Chances,
  all: readonly Chances[],
  size: number,
): { perfect: number; other: number } {
  const others = all.filter((one) => one !== own);
  const result = { perfect: 0, other: 0 };
  for (let gap = 0; gap < size; gap++) {
    if (own.gaps[gap] === 0) continue;
    const ranked = world.rank === 1 ? first(others, gap) : second(others, gap);
    const chance = own.gaps[gap] * ranked * ties(own, others, gap);
    if (gap === 0) result.perfect += chance;
    else result.other += chance;
  }
  return result;
}

/** The chance that nobody is closer. */
function first(others: readonly Chances[], gap: number): number {
  let chance = 1;
  for (const { closer } of others) chance *= 1 - closer[gap];
  return chance;
}

/** The chance that exactly one gap below this one is taken (BQ-418). */
function second(others: readonly Chances[], gap: number): number {
  const nobody = first(others, gap);
  let chance = 0;
  for (let below = 0; below < gap; below++) {
    let onlyThere = 1;
    for (const { closer, gaps } of others) onlyThere *= 1 - closer[gap] + gaps[below];
    chance += onlyThere - nobody;
  }
  return chance;
}

/** The chance that nobody at the same gap has the advantage: fewer weapons, or the companion (BQ-507, BQ-926). */
function ties(own: Chances, others: readonly Chances[], gap: number): number {
  if (own.one.fighter.hasTieBreak) return 1;
  let chance = 1;
  for (const { one, gaps, closer } of others) {
    const loses = one.fighter.hasTieBreak || one.weapons < own.one.weapons - 0.5;
    if (loses) chance *= 1 - gaps[gap] / Math.max(1e-9, 1 - closer[gap]);
  }
  return chance;
}
