/** The answers worth thinking about: those the game's heuristic likes best. */
import { type AnyShape, type Chance, type Decision, drawAnswer, kindOf, same, type View } from '../../kernel/index.ts';
import { EYES, grow } from '../heuristic-player.ts';
import type { Playable } from '../players.ts';

export interface Proposal {
  readonly answer: unknown;
  /** What the heuristic makes of it, in share of a win. */
  readonly prior: number;
}

/** How an answer looks at first. */
export type Worth = (v: View<AnyShape>, d: Decision, a: unknown) => number;

/** At most so many legal answers, the one *malin* would give first. */
export function proposals(
  { rules }: Playable,
  v: View<AnyShape>,
  d: Decision,
  worth: Worth,
  width: number,
  chance: Chance,
): Proposal[] {
  const kind = kindOf(rules, d);
  const answers =
    kind.reads || kind.draw
      ? composed(rules, v, d, worth, width, chance)
      : kind.candidates(v, d).filter((a) => kind.refusal(v, d, a) === undefined);
  if (answers.length === 1) return [{ answer: answers[0], prior: 0 }];
  const list = answers.map((answer) => ({ answer, prior: worth(v, d, answer) }));
  return list.sort((a, b) => b.prior - a.prior).slice(0, width);
}

/** Complete answers grown from each of the best first pieces, and what was complete on the way. */
function composed(
  rules: Playable['rules'],
  v: View<AnyShape>,
  d: Decision,
  worth: Worth,
  width: number,
  chance: Chance,
): unknown[] {
  const kind = kindOf(rules, d);
  const found: unknown[] = [];
  const add = (a: unknown): void => {
    if (a !== undefined && kind.refusal(v, d, a) === undefined && !found.some((one) => same(one, a))) found.push(a);
  };
  const grown = grow(rules, v, d, worth, EYES.malin, chance);
  add(grown ?? drawAnswer(rules, v, d, chance));
  const firsts = kind
    .candidates(v, d)
    .filter((a) => {
      const refusal = kind.refusal(v, d, a);
      return refusal === undefined || refusal.more === true;
    })
    .map((a) => ({ a, prior: worth(v, d, a) }))
    .sort((a, b) => b.prior - a.prior)
    .slice(0, width);
  for (const { a } of firsts) {
    add(a);
    add(grow(rules, v, d, worth, EYES.malin, chance, a));
    if (found.length >= 2 * width) break;
  }
  return found;
}
