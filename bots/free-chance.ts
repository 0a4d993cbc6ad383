import { Chance } from '../kernel/index.ts';

/** Chance that nobody can foresee, for what is no part of any game: bots' names, their thoughts, their pauses. */
export const freeChance = (): Chance => new Chance(crypto.getRandomValues(new Uint32Array(8)));
