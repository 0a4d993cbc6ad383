/** Final standings: by prestige, then gold, then as the option says; frozen seats come last (MK-806, MK-807, MK-R64, MK-R80). */
import { type Outcome, standings } from '../../../kernel/index.ts';
import type { Seat, State } from './state.ts';

export function outcome({ pub }: State): Outcome | undefined {
  const { ended, merchants } = pub;
  if (ended === null) return undefined;
  const { ending, winners, scores, terms: names, tieBreak } = ended;
  const isBetter = (a: Seat, b: Seat): boolean => {
    if (merchants[a].frozen !== merchants[b].frozen) return merchants[b].frozen;
    const term = names.find((name) => scores[a][name] !== scores[b][name]);
    return term !== undefined && scores[a][term] > scores[b][term];
  };
  const terms = scores.map((score) => Object.fromEntries(names.map((name) => [name, score[name]])));
  return { ending, winners, standings: standings(terms, isBetter), ...(tieBreak !== null && { tieBreak }) };
}
