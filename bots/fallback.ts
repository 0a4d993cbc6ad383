import {
  type AnyGame,
  type AnyShape,
  type Chance,
  type Decision,
  drawAnswer,
  kindOf,
  type View,
} from '../kernel/index.ts';

/** The answer for whoever gives none: the default, else any legal one. */
export const fallbackAnswer = (rules: AnyGame, v: View<AnyShape>, d: Decision, chance: Chance): unknown =>
  kindOf(rules, d).default?.(v, d) ?? drawAnswer(rules, v, d, chance);
