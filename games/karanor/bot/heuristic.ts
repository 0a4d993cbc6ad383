/** What a sensible merchant looks at: the plan its answer serves. */
import type { Heuristic } from '../../../bots/heuristic.ts';
import type { Karanor } from '../rules/state.ts';
import { foresight } from './foresight.ts';
import { scoreOf, volunteered } from './merchant.ts';
import { patient } from './patient.ts';
import { worthProposing } from './trade.ts';

export const heuristic: Heuristic<Karanor> = {
  score: scoreOf,
  volunteer: (v, may, chance) => volunteered(v, may, chance, worthProposing),
  foresight,
  patient,
};
