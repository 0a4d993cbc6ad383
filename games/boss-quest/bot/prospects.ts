/** How strong each fighter will probably be when the round ends. */
import { isPotion } from '../rules/totals.ts';
import { requirementChance } from './requirements.ts';
import type { Fighter, World } from './world.ts';

/** Strengths are counted from here up: potions and spells can bring them below 0. */
export const LOWEST = -12;
export const STRENGTHS = 64;

/** What will become of one fighter. */
export interface Prospect {
  readonly fighter: Fighter;
  /** The chance of each final strength, from `LOWEST` up. */
  readonly strengths: Float64Array;
  /** The chance to meet every active requirement. */
  readonly passes: number;
  /** How many weapons they will probably have. */
  readonly weapons: number;
}

/** Players of this game seldom draw again when they are this near. */
const STOPS_AT = 3;
/** How likely somebody stops this far from the boss (index: gap), against somebody quite near or over. */
const STOPS = [1, 1, 1, 1, 0.8, 0.6, 0.4, 0.25, 0.15, 0.1];

export function prospects(world: World): Prospect[] {
  const values = poolValues(world);
  return world.fighters.map((fighter) => prospect(world, fighter, values));
}

/** The chance of each value (index) for the next unseen number card. */
export function poolValues({ content, weapons: { pool } }: World): readonly number[] {
  const values = new Array<number>(8).fill(0);
  let cards = 0;
  for (const card of pool) {
    if (isPotion(content, card)) continue;
    values[content.weapons[card].value]++;
    cards++;
  }
  return values.map((n) => (cards === 0 ? 0 : n / cards));
}

export function prospect(world: World, fighter: Fighter, values: readonly number[]): Prospect {
  const strengths = standing(world, fighter);
  let drawn = 0;
  if (fighter.drawing)
    drawn = world.lastCall ? drawOnce(strengths, world.hp, values) : drawOn(strengths, world.hp, values);
  return {
    fighter,
    strengths,
    passes: requirementChance(world, fighter, Math.round(drawn)),
    weapons: fighter.visible.length + Math.sign(fighter.hidden.length) + fighter.coming + drawn,
  };
}

const at = (strength: number): number => Math.min(Math.max(strength - LOWEST, 0), STRENGTHS - 1);

/** The chance of each strength with the weapons a fighter has. */
function standing({ content, hp, me }: World, { seat, shown, hidden, drawing }: Fighter): Float64Array {
  const strengths = new Float64Array(STRENGTHS);
  if (hidden.length === 0) strengths[at(shown)] = 1;
  let all = 0;
  for (const { card, chance } of hidden) {
    const { minus, plus } = content.weapons[card];
    const strength = shown + (shown + plus <= hp ? plus : minus);
    // Somebody who has stopped probably had a reason.
    const likely = seat === me || drawing ? chance : chance * likelyToStop(hp - strength);
    strengths[at(strength)] += likely;
    all += likely;
  }
  if (all > 0) for (let i = 0; i < STRENGTHS; i++) strengths[i] /= all;
  return strengths;
}

const likelyToStop = (gap: number): number => (gap < 0 ? 1 : STOPS[Math.min(gap, STOPS.length - 1)]);

/** One card at a time until near; gives back how many cards that takes on average. */
function drawOn(strengths: Float64Array, hp: number, values: readonly number[]): number {
  let drawn = 0;
  for (let i = 0; i < at(hp - STOPS_AT); i++) {
    const chance = strengths[i];
    if (chance === 0) continue;
    drawn += chance;
    strengths[i] = 0;
    for (let value = 1; value < values.length; value++) strengths[at(i + LOWEST + value)] += chance * values[value];
  }
  return drawn;
}

/** How many cards somebody takes at this gap if it is the last time. */
const lastCount = (gap: number): number => (gap <= STOPS_AT ? 0 : Math.min(4, Math.ceil((gap - 2) / 4)));

/** One last turn: some cards at once, or none. */
function drawOnce(strengths: Float64Array, hp: number, values: readonly number[]): number {
  const before = strengths.slice();
  strengths.fill(0);
  let drawn = 0;
  for (let i = 0; i < STRENGTHS; i++) {
    if (before[i] === 0) continue;
    const count = lastCount(hp - (i + LOWEST));
    drawn += before[i] * count;
    addCards(strengths, i, before[i], count, values);
  }
  return drawn;
}

function addCards(into: Float64Array, from: number, chance: number, count: number, values: readonly number[]): void {
  if (count === 0) into[from] += chance;
  else {
    for (let value = 1; value < values.length; value++) {
      if (values[value] > 0) addCards(into, at(from + LOWEST + value), chance * values[value], count - 1, values);
    }
  }
}
