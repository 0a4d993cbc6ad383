/** All a reader could do, in words, for the choice list and the number keys. */
import type { Decision } from '../../../kernel/index.ts';
import type { Choice, Telling } from '../../../web/face.ts';
import { choicesOf } from '../../../web/words/telling/choices.ts';
import { rules } from '../rules/index.ts';
import type { View } from '../rules/state.ts';
import { labeller } from '../words/labels.ts';

/** Every candidate of these decisions with its sentence; refused ones say why. The one that ends the turn says so. */
export function choices(view: View, decisions: readonly Decision[], telling: Telling): Choice[] {
  return choicesOf(rules, view, decisions, labeller(view, telling)).map((choice) =>
    choice.decision.kind === 'take-action' && choice.answer === 'end-turn' ? { ...choice, ends: true } : choice,
  );
}
