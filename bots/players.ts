/** Players that work for any game: they are given its rules and its heuristic, and see the view of their seat only. */
import { type AnyGame, type AnyShape, type Chance, type Decision, drawAnswer, type View } from '../kernel/index.ts';
import type { Heuristic, Trait, Unasked } from './heuristic.ts';
import { EYES, heuristicPlayer } from './heuristic-player.ts';
import { type Budget, ONE_SECOND } from './search/budget.ts';
import { searchPlayer } from './search/player.ts';
import { ownUnasked } from './unasked.ts';

export type Strength = 'random' | 'debutant' | 'malin' | 'maitre';

/** What a player needs of a game: the inside of its box. */
export interface Playable {
  readonly rules: AnyGame;
  readonly heuristic: Heuristic;
}

export interface Player {
  /** A legal answer to what this seat is asked. */
  decide(v: View<AnyShape>, d: Decision, chance: Chance): unknown;
  /** Something to do unasked, if it wants to; asked at most once between two answers. */
  volunteer(v: View<AnyShape>, chance: Chance): Unasked | undefined;
}

/** How much a temperament likes each trait of an answer, in share of a win. */
export type Lean = { readonly [trait in Trait]?: number };

/** `budget`: how long a *maître* thinks about one answer; the same number of thoughts everywhere, if nothing is said. */
export function makePlayer(box: Playable, strength: Strength, lean: Lean = {}, budget: Budget = ONE_SECOND): Player {
  if (strength === 'random') return randomPlayer(box);
  if (strength === 'maitre') return searchPlayer(box, budget, lean);
  return heuristicPlayer(box, EYES[strength], lean);
}

/** How often a random player does something it was not asked to. */
const RANDOM_VOLUNTEERS = 0.25;

function randomPlayer({ rules }: Playable): Player {
  return {
    decide: (v, d, chance) => drawAnswer(rules, v, d, chance),
    volunteer(v, chance) {
      // The coin comes first: most looks end with it, and what there is to do need not be known.
      if (chance.fraction() >= RANDOM_VOLUNTEERS) return undefined;
      const unasked = ownUnasked(rules, v);
      if (unasked.length === 0) return undefined;
      const decision = chance.pick(unasked);
      const answer = drawAnswer(rules, v, decision, chance);
      return answer === undefined ? undefined : { decision, answer };
    },
  };
}
