/** All a reader could do, in words: the choice list, with what is refused and why. */
import {
  type Decision,
  type Game,
  judge,
  type View as KernelView,
  kindOf,
  REOPEN,
  type Shape,
} from '../../../kernel/index.ts';
import type { Choice } from '../../face.ts';

/** Says an answer to a decision. */
export type Say = (decision: Decision, answer: unknown) => string;

/** One saying for each kind of decision, and one for asking for one's answer back. */
export function sayBy<Kind extends string>(
  sayings: { readonly [kind in Kind]: (answer: never, d: never) => string },
  reopen: string,
): Say {
  return (decision, answer) => {
    if (decision.kind === REOPEN) return reopen;
    const say = sayings[decision.kind as Kind] as (answer: unknown, d: Decision) => string;
    return say(answer, decision);
  };
}

/** Composed answers can be very many; the shortest come first. */
const MOST_COMPOSED = 60;

/** Every candidate of these decisions with its sentence; refused ones say why. */
export function choicesOf<G extends Shape>(
  rules: Game<G>,
  view: KernelView<G>,
  decisions: readonly Decision[],
  label: Say,
): Choice[] {
  return decisions.flatMap((decision): Choice[] => {
    const kind = kindOf(rules, decision);
    const choice = (answer: unknown): Choice => {
      const refusal = judge(rules, view, decision, answer);
      return { decision, answer, label: label(decision, answer), ...(refusal !== undefined && { refusal }) };
    };
    const first = kind.candidates(view, decision).map(choice);
    if (kind.reads === undefined) return first;
    return composed(first, (soFar) => kind.candidates(view, decision, soFar).map(choice));
  });
}

/** Lists of pieces, piece by piece: every legal one once, whatever its order; refused ones of one piece with their reason. */
function composed(first: readonly Choice[], longer: (soFar: unknown) => readonly Choice[]): Choice[] {
  const known = new Set(first.map(({ answer }) => keyOf(answer)));
  const listed = first.filter(({ refusal }) => refusal?.more !== true);
  const open = first.filter(({ refusal }) => refusal === undefined || refusal.more === true);
  for (const { answer } of open) {
    for (const next of longer(answer)) {
      if (listed.length >= MOST_COMPOSED) return listed;
      const isOpen = next.refusal === undefined || next.refusal.more === true;
      if (!isOpen || known.has(keyOf(next.answer))) continue;
      known.add(keyOf(next.answer));
      open.push(next);
      if (next.refusal === undefined) listed.push(next);
    }
  }
  return listed;
}

const keyOf = (answer: unknown): string =>
  Array.isArray(answer)
    ? answer
        .map((piece) => JSON.stringify(piece))
        .sort()
        .join()
    : JSON.stringify(answer);
