/** How strong each fighter will probably be when the round ends. */
import { requirementChance } from './requirements.ts';
import { type Chances, LOWEST, noChances, placeOf, STRENGTHS } from './strengths.ts';
import { spread, staysIn } from './trouble.ts';
import type { Fighter, World } from './world.ts';

/** What will become of one fighter. */
export interface Prospect {
  readonly fighter: Fighter;
  /** The chance of each final strength, from `LOWEST` up. */
  readonly strengths: Chances;
  /** The chance of this strength or less. */
  readonly upTo: Chances;
  /** The chance to meet every requirement. */
  readonly passes: number;
  /** How many weapons they will probably have. */
  readonly weapons: number;
}

/** Players of this game seldom draw again when they are this near. */
const STOPS_AT = 3;
/** How likely somebody stops this far from the boss (index: gap), against somebody quite near or over. */
const STOPS = [1, 1, 1, 1, 0.8, 0.6, 0.4, 0.25, 0.15, 0.1];

/** Whether a fighter has the same prospects in both worlds. */
const isAlike = (a: World, b: World): boolean =>
  a.hp === b.hp &&
  a.lastCall === b.lastCall &&
  a.requirements === b.requirements &&
  a.row === b.row &&
  a.visits === b.visits;

export function prospect(world: World, fighter: Fighter): Prospect {
  const { looks } = fighter;
  for (const one of looks) if (isAlike(one.world, world)) return one.prospect;
  const fresh = look(world, fighter);
  looks.push({ world, prospect: fresh });
  return fresh;
}

function look(world: World, fighter: Fighter): Prospect {
  const strengths = standing(world, fighter);
  let drawn = 0;
  if (fighter.drawing) drawn = world.lastCall ? drawOnce(strengths, world) : drawOn(strengths, world);
  spread(world, strengths);
  return {
    fighter,
    strengths,
    upTo: summed(strengths),
    passes: requirementChance(world, fighter, Math.round(drawn)) * staysIn(world, fighter),
    weapons: fighter.visible.length + Math.sign(fighter.hidden.length) + fighter.coming + drawn,
  };
}

function summed(strengths: Chances): Chances {
  const sums = noChances();
  let sum = 0;
  for (let i = 0; i < STRENGTHS; i++) {
    sum += strengths[i];
    sums[i] = sum;
  }
  return sums;
}

/** The chance of each strength with the weapons a fighter has. */
function standing({ content, hp, me }: World, { seat, shown, hidden, isRead, drawing }: Fighter): Chances {
  const strengths = noChances();
  if (hidden.length === 0) strengths[placeOf(shown)] = 1;
  let all = 0;
  for (const { card, chance } of hidden) {
    const { minus, plus } = content.weapons[card];
    const strength = shown + (shown + plus <= hp ? plus : minus);
    // Somebody who has stopped probably had a reason.
    const likely = seat === me || drawing || isRead ? chance : chance * likelyToStop(hp - strength);
    strengths[placeOf(strength)] += likely;
    all += likely;
  }
  if (all > 0) for (let i = 0; i < STRENGTHS; i++) strengths[i] /= all;
  return strengths;
}

const likelyToStop = (gap: number): number => (gap < 0 ? 1 : STOPS[Math.min(gap, STOPS.length - 1)]);

/** One card at a time until near; gives back how many cards that takes on average. */
function drawOn(strengths: Chances, { hp, values }: World): number {
  let drawn = 0;
  for (let i = 0; i < placeOf(hp - STOPS_AT); i++) {
    const chance = strengths[i];
    if (chance === 0) continue;
    drawn += chance;
    strengths[i] = 0;
    for (let value = 1; value < values.length; value++)
      strengths[placeOf(i + LOWEST + value)] += chance * values[value];
  }
  return drawn;
}

/** How many cards somebody takes at this gap if it is the last time. */
const lastCount = (gap: number): number => (gap <= STOPS_AT ? 0 : Math.min(4, Math.ceil((gap - 2) / 4)));

/** One last turn: some cards at once, or none. */
function drawOnce(strengths: Chances, { hp, values }: World): number {
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

function addCards(into: Chances, from: number, chance: number, count: number, values: readonly number[]): void {
  if (count === 0) into[from] += chance;
  else {
    for (let value = 1; value < values.length; value++) {
      if (values[value] > 0) addCards(into, placeOf(from + LOWEST + value), chance * values[value], count - 1, values);
    }
  }
}
