/** *Maître*: thinks the game's best-looking answers through before it gives one. */
import type { AnyShape, Chance, Decision, View } from '../../kernel/index.ts';
import { EYES, heuristicPlayer, leaning } from '../heuristic-player.ts';
import type { Lean, Playable, Player } from '../players.ts';
import { type Budget, Patience } from './budget.ts';
import { proposals } from './proposals.ts';
import { type Found, search } from './search.ts';

/** How many answers are thought through in a game that does not say. */
const WIDTH = 6;
/** What is done unasked comes often and waits for nobody: it gets a part of the time of an answer. */
const UNASKED_SHARE = 0.3;

export function searchPlayer(box: Playable, budget: Budget, lean: Lean): Player {
  const { heuristic } = box;
  const malin = heuristicPlayer(box, EYES.malin, lean);
  return {
    decide(v, d, chance) {
      const found = advise(box, v, d, budget, chance, lean);
      return found.length === 0 ? malin.decide(v, d, chance) : found[0].contender.answer;
    },
    volunteer(v, chance) {
      const unasked = malin.volunteer(v, chance);
      if (unasked === undefined) return undefined;
      const patience = new Patience(budget, heuristic.foresight, UNASKED_SHARE);
      const doIt = { ...unasked, prior: 0 };
      const [best] = search(box, v, [doIt, { prior: 0 }], patience, chance);
      return best.contender === doIt ? unasked : undefined;
    },
  };
}

/** The answers to a question, the best first, with what each is worth: for players, and for those who ask for advice. */
export function advise(
  box: Playable,
  v: View<AnyShape>,
  d: Decision,
  budget: Budget,
  chance: Chance,
  lean: Lean = {},
): Found[] {
  const { heuristic } = box;
  const patience = new Patience(budget, heuristic.foresight, 1);
  const worth = (seen: View<AnyShape>, asked: Decision, a: unknown): number =>
    heuristic.score(seen, asked, a) + leaning(lean, heuristic.manner?.(seen, asked, a));
  const list = proposals(box, v, d, worth, heuristic.foresight?.width ?? WIDTH, chance);
  const contenders = list.map(({ answer, prior }) => ({ decision: d, answer, prior }));
  return search(box, v, contenders, patience, chance);
}
