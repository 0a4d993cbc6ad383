/** A player who does what an absent one would: every answer by its default. */
import type { Heuristic } from '../../../bots/heuristic.ts';
import { type Decision, kindOf, same, type View } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { BazarQuest } from '../rules/state.ts';

export const heuristic: Heuristic<BazarQuest> = {
  score(v, d, a) {
    const usual = usualAnswer(v, d);
    if (!Array.isArray(a) || !Array.isArray(usual)) return same(a, usual) ? 1 : 0;
    // A list grows piece by piece: its beginnings are worth what is there of them.
    return same(a, usual.slice(0, a.length)) ? (1 + a.length) / (1 + usual.length) : 0;
  },
};

const usualAnswer = (v: View<BazarQuest>, d: Decision): unknown => kindOf(rules, d).default?.(v, d);
