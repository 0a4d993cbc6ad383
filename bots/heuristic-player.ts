/** Players that look at the scores of their game: the best answer as their eyes see it, leaning as their temperament does. */
import {
  type AnyGame,
  type AnyShape,
  type Chance,
  type Decision,
  drawAnswer,
  kindOf,
  type View,
} from '../kernel/index.ts';
import type { Manner, Trait } from './heuristic.ts';
import type { Lean, Playable, Player } from './players.ts';
import { ownUnasked } from './unasked.ts';

/** How attentively a player looks at the scores of its game. */
export interface Eyes {
  /** Scores blur by up to this share of the difference between the best and the worst answer. */
  readonly blur: number;
  /** How often it takes any answer that does not look terrible. */
  readonly careless: number;
  /** How often it forgets that it could do something unasked. */
  readonly forgets: number;
  /** It sees the obvious only, where the game says what that is. */
  readonly isNew: boolean;
}

export const EYES: { readonly [s in 'debutant' | 'malin']: Eyes } = {
  debutant: { blur: 0.85, careless: 0.38, forgets: 0.6, isNew: true },
  malin: { blur: 0, careless: 0, forgets: 0, isNew: false },
};

export function heuristicPlayer({ rules, heuristic }: Playable, eyes: Eyes, lean: Lean): Player {
  const hasLean = Object.keys(lean).length > 0;
  const score = (eyes.isNew && heuristic.firstSight) || heuristic.score;
  const worth = (v: View<AnyShape>, d: Decision, a: unknown): number =>
    score(v, d, a) + (hasLean ? leaning(lean, heuristic.manner?.(v, d, a)) : 0);
  return {
    decide(v, d, chance) {
      const kind = kindOf(rules, d);
      if (kind.reads || kind.draw) return grow(rules, v, d, worth, eyes, chance) ?? drawAnswer(rules, v, d, chance);
      return choose(
        kind.candidates(v, d).filter((a) => kind.refusal(v, d, a) === undefined),
        (a) => worth(v, d, a),
        eyes,
        chance,
      );
    },
    volunteer(v, chance) {
      if (heuristic.volunteer === undefined) return undefined;
      const list = ownUnasked(rules, v);
      if (list.length === 0 || (eyes.forgets > 0 && chance.fraction() < eyes.forgets)) return undefined;
      // Thoughts are kept by the view, and the table may have changed under this one since.
      const unasked = heuristic.volunteer({ ...v }, list, chance);
      if (unasked === undefined) return undefined;
      const { decision, answer } = unasked;
      return kindOf(rules, decision).refusal(v, decision, answer) === undefined ? unasked : undefined;
    },
  };
}

export function leaning(lean: Lean, manner: Manner | undefined): number {
  if (manner === undefined) return 0;
  let sum = 0;
  for (const trait in manner) sum += (lean[trait as Trait] ?? 0) * (manner[trait as Trait] ?? 0);
  return sum;
}

/** Even a careless player sees that answers in this part of the range, counted from the worst, are terrible. */
const TERRIBLE = 0.2;

/** The best answer as these eyes see it; equals are decided by chance. */
function choose<A>(answers: readonly A[], worth: (a: A) => number, eyes: Eyes, chance: Chance): A | undefined {
  if (answers.length <= 1) return answers[0];
  const scores = answers.map(worth);
  const worst = Math.min(...scores);
  const spread = Math.max(...scores) - worst;
  if (eyes.careless > 0 && chance.fraction() < eyes.careless) {
    return chance.pick(answers.filter((_, i) => scores[i] >= worst + TERRIBLE * spread));
  }
  const blur = eyes.blur * spread;
  let best: A | undefined;
  let highest = -Infinity;
  let equals = 0;
  for (let i = 0; i < answers.length; i++) {
    const score = blur === 0 ? scores[i] : scores[i] + blur * chance.fraction();
    if (score > highest) {
      highest = score;
      equals = 1;
      best = answers[i];
    } else if (score === highest && chance.int(++equals) === 0) best = answers[i];
  }
  return best;
}

/** How many pieces a composed answer may have before a bot calls it finished. */
const MOST_PIECES = 40;

/** A composed answer, grown piece by piece from nothing or from what is given: the best next piece each time, until no piece makes it better. */
export function grow(
  rules: AnyGame,
  v: View<AnyShape>,
  d: Decision,
  worth: (v: View<AnyShape>, d: Decision, a: unknown) => number,
  eyes: Eyes,
  chance: Chance,
  from?: unknown,
): unknown {
  const kind = kindOf(rules, d);
  let finished: unknown;
  let worthFinished = -Infinity;
  let next = kind.candidates(v, d, from);
  for (let pieces = 0; pieces < MOST_PIECES; pieces++) {
    const standing = next.filter((a) => {
      const refusal = kind.refusal(v, d, a);
      return refusal === undefined || refusal.more === true;
    });
    const piece = choose(standing, (a) => worth(v, d, a), eyes, chance);
    if (piece === undefined) break;
    if (kind.refusal(v, d, piece) === undefined) {
      const now = worth(v, d, piece);
      if (now <= worthFinished) break;
      finished = piece;
      worthFinished = now;
    }
    next = kind.candidates(v, d, piece);
  }
  return finished;
}
