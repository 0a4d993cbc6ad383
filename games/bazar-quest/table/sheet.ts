/** The score sheet: coins with the points they make (BZ-802); points by cards only where somebody has them (BZ-806). */
import type { Standing } from '../../../kernel/index.ts';
import { pointsOfCoins } from '../rules/end.ts';

export function sheet(standings: readonly Standing[]): Standing[] {
  const hasBonus = standings.some(({ terms }) => (terms.bonus ?? 0) !== 0);
  return standings.map((one) => {
    const { points, bonus, ...rest } = one.terms;
    // A common defeat has no points.
    if (points === undefined) return one;
    const terms = { points, ...rest, fromCoins: pointsOfCoins(one.terms.coins) };
    return { ...one, terms: hasBonus ? { ...terms, bonus } : terms };
  });
}
