/** What a merchant makes of any answer, and what it does unasked; the view says with which taste. */
import type { Unasked } from '../../../bots/heuristic.ts';
import type { Chance, Decision } from '../../../kernel/index.ts';
import { isStable } from '../rules/stable.ts';
import type { Action, Ask, Kinds, View } from '../rules/state.ts';
import { actionWorth } from './actions.ts';
import { answerWorth } from './answers.ts';
import { playWorth, reactWorth, worthPlaying } from './cards.ts';
import { acceptWorth, worthAnswering } from './trade.ts';
import { worthTelling } from './wants.ts';

/** Gold in shares of a win: about what lies between first and last. */
export const WIN = 60;

export function scoreOf(v: View, d: Decision, a: unknown): number {
  return worth(v, d, a) / WIN;
}

function worth(v: View, d: Decision, a: unknown): number {
  const kind = d.kind as keyof Kinds;
  if (kind === 'take-action') return actionWorth(v, a as Action);
  if (kind === 'react') return reactWorth(v, d as Ask<'react'>, a as Kinds['react']['answer']);
  if (kind === 'answer-trade') return acceptWorth(v, d as Ask<'answer-trade'>, a as Kinds['answer-trade']['answer']);
  if (kind === 'play-black-market') return playWorth(v, a as Kinds['play-black-market']['answer']);
  return answerWorth(v, d, a);
}

/** How a merchant comes to an offer of its own. */
type Propose = (v: View, may: readonly Decision[], chance: Chance) => Unasked | undefined;

/** Everything unasked waits for a stable point; asked between any two answers, so it looks before it thinks. */
export function volunteered(v: View, may: readonly Decision[], chance: Chance, propose: Propose): Unasked | undefined {
  if (!isStable(v)) return undefined;
  return worthPlaying(v, may, chance) ?? worthAnswering(v, may) ?? propose(v, may, chance) ?? worthTelling(v, may);
}
