/** Strengths as places in a list of chances: they are counted from here up, since potions and spells can bring them below 0. */
export const LOWEST = -12;
/** How many strengths the list has; who is even stronger is over in any case. */
export const STRENGTHS = 64;

/** The place of a strength. */
export const placeOf = (strength: number): number => Math.min(Math.max(strength - LOWEST, 0), STRENGTHS - 1);
