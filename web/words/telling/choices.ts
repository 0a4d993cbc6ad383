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
import type { Choice, Lang, Telling } from '../../face.ts';

/** Says an answer to a decision. */
type Say = (decision: Decision, answer: unknown) => string;

/** What an answer to each kind of decision is called. */
export type Labels<G extends Shape> = {
  readonly [K in keyof G['kinds']]: (answer: G['kinds'][K]['answer'], d: Decision<G['kinds'][K]['ask']>) => string;
};

interface Choices<G extends Shape> {
  /** Every candidate of these decisions with its sentence; refused ones say why, and one that ends a turn says so. */
  choices(view: KernelView<G>, decisions: readonly Decision[], telling: Telling): Choice[];
  /** One answer to one decision as a sentence. */
  labelOf(view: KernelView<G>, decision: Decision, answer: unknown, telling: Telling): string;
}

/** `ends`: whether this choice ends the turn. */
export function choicesBy<G extends Shape>(
  rules: Game<G>,
  wordsOf: (lang: Lang) => { readonly choices: { readonly reopen: string } },
  labels: (view: KernelView<G>, telling: Telling) => Labels<G>,
  ends: (choice: Choice, view: KernelView<G>) => boolean = () => false,
): Choices<G> {
  const labeller = (view: KernelView<G>, telling: Telling): Say => {
    const sayings = labels(view, telling);
    return (decision, answer) =>
      decision.kind === REOPEN
        ? wordsOf(telling.lang).choices.reopen
        : sayings[decision.kind](answer, decision as Decision<never>);
  };
  return {
    choices: (view, decisions, telling) =>
      choicesOf(rules, view, decisions, labeller(view, telling)).map((choice) =>
        ends(choice, view) ? { ...choice, ends: true } : choice,
      ),
    labelOf: (view, decision, answer, telling) => labeller(view, telling)(decision, answer),
  };
}

/** Composed answers can be very many; the shortest come first. */
const MOST_COMPOSED = 60;

function choicesOf<G extends Shape>(
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
