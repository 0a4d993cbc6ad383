/** Strengths by name, as people type them: with or without accents, in any case. */
import type { Strength } from './players.ts';

/** How each strength is written. */
export const STRENGTH_NAMES: { readonly [s in Strength]: string } = {
  random: 'random',
  debutant: 'débutant',
  malin: 'malin',
  maitre: 'maître',
};

const plain = (name: string): string => name.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The strength of this name, or the reason why there is none. */
export function parseStrength(name: string): Strength | { readonly problem: string } {
  const wanted = plain(name);
  if (Object.hasOwn(STRENGTH_NAMES, wanted)) return wanted as Strength;
  const known = Object.values(STRENGTH_NAMES).join(', ');
  return { problem: `there is no bot "${name}"; use one of ${known}` };
}
