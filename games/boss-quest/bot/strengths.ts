/** Strengths as places in a list of chances: they are counted from here up, since potions and spells can bring them below 0. */
export const LOWEST = -12;
/** How many strengths the list has; who is even stronger is over in any case. */
export const STRENGTHS = 64;

/** The place of a strength. */
export const placeOf = (strength: number): number => Math.min(Math.max(strength - LOWEST, 0), STRENGTHS - 1);

/** The chance of each strength, by its place. */
export type Chances = number[];

/** All zero, but kept as a list of broken numbers: copying one is far cheaper than making a typed array. */
const NO_CHANCES: Chances = [];
for (let i = 0; i < STRENGTHS; i++) NO_CHANCES.push(0.5);
for (let i = 0; i < STRENGTHS; i++) NO_CHANCES[i] = 0;

export const noChances = (): Chances => NO_CHANCES.slice();
