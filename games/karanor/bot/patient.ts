/** A merchant who has time: *maître*'s first opinion, and how it plays on itself in thoughts. */
import type { Heuristic } from '../../../bots/heuristic.ts';
import type { Karanor, View } from '../rules/state.ts';
import { bestBargain } from './bargains.ts';
import { foresight, quick } from './foresight.ts';
import { scoreOf, volunteered } from './merchant.ts';
import { type Taste, withTaste } from './taste.ts';
import { otherAnswers } from './trade.ts';

const PATIENT: Taste = { prestige: 18, firsts: 10, seconds: 16, later: 0.7, justInTime: 0.85, pace: 0.8 };

const look = (v: View): View => withTaste(v, PATIENT);

export const patient: Heuristic<Karanor> = {
  score: (v, d, a) => scoreOf(look(v), d, a),
  volunteer: (v, may, chance) => volunteered(look(v), may, chance, bestBargain),
  offers: otherAnswers,
  foresight: { ...foresight, quick: (v, d) => quick(look(v), d) },
};
