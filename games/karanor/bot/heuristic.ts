/** What a sensible merchant looks at: the plan its answer serves. */

import type { Heuristic, Unasked } from '../../../bots/heuristic.ts';
import type { Chance, Decision } from '../../../kernel/index.ts';
import { isStable } from '../rules/stable.ts';
import type { Action, Ask, Karanor, Kinds, View } from '../rules/state.ts';
import { actionWorth } from './actions.ts';
import { answerWorth } from './answers.ts';
import { playWorth, reactWorth, worthPlaying } from './cards.ts';
import { foresight } from './foresight.ts';
import { acceptWorth, otherTrades, worthAnswering, worthProposing } from './trade.ts';
import { worthTelling } from './wants.ts';

/** Gold in shares of a win: about what lies between first and last. */
const WIN = 60;

export const heuristic: Heuristic<Karanor> = {
  score(v, d, a) {
    return worth(v, d, a) / WIN;
  },
  volunteer: (v, may, chance) => volunteered(v, may, chance),
  offers: otherTrades,
  foresight,
};

function worth(v: View, d: Decision, a: unknown): number {
  const kind = d.kind as keyof Kinds;
  if (kind === 'take-action') return actionWorth(v, a as Action);
  if (kind === 'react') return reactWorth(v, d as Ask<'react'>, a as Kinds['react']['answer']);
  if (kind === 'answer-trade') return acceptWorth(v, d as Ask<'answer-trade'>, a as Kinds['answer-trade']['answer']);
  if (kind === 'play-black-market') return playWorth(v, a as Kinds['play-black-market']['answer']);
  return answerWorth(v, d, a);
}

/** Everything unasked waits for a stable point; asked between any two answers, so it looks before it thinks. */
function volunteered(v: View, may: readonly Decision[], chance: Chance): Unasked | undefined {
  if (!isStable(v)) return undefined;
  return (
    worthPlaying(v, may, chance) ?? worthAnswering(v, may) ?? worthProposing(v, may, chance) ?? worthTelling(v, may)
  );
}
