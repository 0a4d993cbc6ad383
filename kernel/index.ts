/** The kernel: how any game runs. Games import from here. */
export * from './agenda.ts';
export { Chance, ScriptedChance } from './chance.ts';
export * from './change.ts';
export * from './data.ts';
export { hash } from './hash.ts';
export * from './match.ts';
export { openGame } from './open-game.ts';
export * from './options.ts';
export type * from './packs.ts';
export { applyPatch, type Patch } from './patch.ts';
export * from './play.ts';
export { reseal } from './sample.ts';
export { sha256, sha256Words } from './sha256.ts';
export { bestWins, standings } from './standings.ts';
export * from './types.ts';
