/** A spell is taken for somebody, or for something: what one will choose for it belongs to the choice of the spell. */
import type { Plan } from '../../../bots/heuristic.ts';
import type { Decision } from '../../../kernel/index.ts';
import { MYSTERY, type SpellUse, type View } from '../rules/state.ts';
import { castingValue, choicesFor } from './spells.ts';
import { without } from './visit.ts';
import { worldOf } from './world.ts';

/** One plan for each choice that a spell of the row leaves; cards that ask for more than one thing are not planned. */
export function plans(v: View, { kind }: Decision, a: unknown): Plan[] {
  if (kind !== 'choose-spell' || (a as SpellUse).use === 'discard') return [];
  const spell = v.pub.row[(a as SpellUse).slot];
  if (spell === MYSTERY) return [];
  const world = without(worldOf(v), spell);
  return choicesFor(v, world, spell).flatMap((choice) => {
    const next = Object.values(choice);
    return next.length === 1 ? [{ next, worth: castingValue(v, world, spell, choice) }] : [];
  });
}
