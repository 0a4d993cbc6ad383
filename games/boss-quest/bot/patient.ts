/**
 * A knight who has time: *maître*'s first opinion. It weighs every answer as *malin* does, but reads the others first, where *malin*
 * guesses their hidden weapons by the unseen ones. In thoughts there is no time for that: there it plays on as *malin* in a hurry.
 */
import type { Heuristic } from '../../../bots/heuristic.ts';
import { EYES, heuristicPlayer } from '../../../bots/heuristic-player.ts';
import type { Playable } from '../../../bots/players.ts';
import type { AnyShape, View as AnyView } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { BossQuest, View } from '../rules/state.ts';
import { foresight } from './foresight.ts';
import { quick } from './hurry.ts';
import { plans } from './plans.ts';
import { readingsOf } from './reading.ts';
import { withReadings } from './unseen.ts';

/** All answers to one question are judged on the same view, so that what is thought about it is kept. */
const looks = new WeakMap<View, View>();

function look(v: View): View {
  let read = looks.get(v);
  if (read === undefined) {
    read = withReadings(v, readingsOf(v));
    looks.set(v, read);
  }
  return read;
}

export function patientOf(malin: Heuristic<BossQuest>): Heuristic<BossQuest> {
  const hurried = heuristicPlayer({ rules, heuristic: malin } as unknown as Playable, EYES.malin, {});
  return {
    ...malin,
    score: (v, d, a) => malin.score(look(v), d, a),
    foresight: {
      ...foresight,
      plans: (v, d, a) => plans(look(v), d, a),
      quick: (v, d, chance) => quick(v, d) ?? hurried.decide(v as unknown as AnyView<AnyShape>, d, chance),
    },
  };
}
