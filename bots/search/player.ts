/** *Maître*: thinks the game's best-looking answers through before it gives one. */
import { type AnyShape, type Chance, type Decision, kindOf, same, type View } from '../../kernel/index.ts';
import type { Unasked } from '../heuristic.ts';
import { EYES, heuristicPlayer, leaning } from '../heuristic-player.ts';
import type { Lean, Playable, Player } from '../players.ts';
import { ownUnasked } from '../unasked.ts';
import { type Budget, Patience } from './budget.ts';
import { proposals } from './proposals.ts';
import { type Contender, type Found, search } from './search.ts';

/** How many answers are thought through in a game that does not say. */
const WIDTH = 6;
/** What is done unasked comes often and waits for nobody: it gets a part of the time of an answer. */
const UNASKED_SHARE = 0.3;

/** What one would not have said without thinking must promise a little, in share of a win. */
const TALK = -0.003;

export function searchPlayer(box: Playable, budget: Budget, lean: Lean): Player {
  const { heuristic } = box;
  const first = heuristicPlayer(patient(box), EYES.malin, lean);
  return {
    decide(v, d, chance) {
      const found = advise(box, v, d, budget, chance, lean);
      return found.length === 0 ? first.decide(v, d, chance) : found[0].contender.answer;
    },
    volunteer(v, chance) {
      const unasked = first.volunteer(v, chance);
      const more = offers(box, v, unasked);
      if (more.length === 0 && (unasked === undefined || unasked.isTalk)) return unasked;
      const patience = new Patience(budget, heuristic.foresight, UNASKED_SHARE);
      const silence = { prior: 0 };
      const favourite = unasked && { ...unasked, prior: unasked.gain ?? 0, isSaid: true };
      const said = more.map((one) => ({ ...one, prior: TALK + (one.gain ?? 0), isSaid: true }));
      const [{ contender }] = search<Contender>(
        box,
        // Thoughts are kept by the view, and the table may have changed under this one since.
        { ...v },
        [...(favourite ? [favourite] : []), silence, ...said],
        patience,
        chance,
      );
      const { decision, answer } = contender;
      return decision === undefined ? undefined : { decision, answer };
    },
  };
}

/** The game as *maître* itself looks at it. */
const patient = ({ rules, heuristic }: Playable): Playable => ({
  rules,
  heuristic: heuristic.patient ?? heuristic,
});

/** What else could be said: legal, and not what is said anyway. */
function offers(box: Playable, v: View<AnyShape>, unasked: Unasked | undefined): readonly Unasked[] {
  const { rules, heuristic } = patient(box);
  if (heuristic.offers === undefined) return [];
  return heuristic.offers({ ...v }, ownUnasked(rules, v)).filter(({ decision, answer }) => {
    const isSaid = unasked?.decision.kind === decision.kind && same(unasked.answer, answer);
    return !isSaid && kindOf(rules, decision).refusal(v, decision, answer) === undefined;
  });
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
  const { heuristic } = patient(box);
  const patience = new Patience(budget, box.heuristic.foresight, 1);
  const worth = (seen: View<AnyShape>, asked: Decision, a: unknown): number =>
    heuristic.score(seen, asked, a) + leaning(lean, heuristic.manner?.(seen, asked, a));
  const list = proposals(box, v, d, worth, box.heuristic.foresight?.width ?? WIDTH, chance);
  const contenders: Contender[] = list.map(({ answer, prior }) => ({ decision: d, answer, prior }));
  const planned = list.length > 1 ? contenders.flatMap((one) => plansFor(box, v, d, one)) : contenders;
  planned.sort((a, b) => b.prior - a.prior);
  return onePerAnswer(search(box, v, planned, patience, chance));
}

/** The answer with each of its plans, which differ in worth as the plans do. */
function plansFor(box: Playable, v: View<AnyShape>, d: Decision, one: Contender): Contender[] {
  const plans = patient(box).heuristic.foresight?.plans?.(v, d, one.answer) ?? [];
  if (plans.length < 2) return [one];
  const most = Math.max(...plans.map(({ worth }) => worth));
  return plans.map(({ next, worth }) => ({ ...one, next, prior: one.prior + worth - most }));
}

/** Each answer with the best of its plans. */
function onePerAnswer(found: readonly Found[]): Found[] {
  return found.filter(
    ({ contender }, i) => found.findIndex((one) => same(one.contender.answer, contender.answer)) === i,
  );
}
