/** Who wins a round among the qualified (BQ-506..508, BQ-418..420, BQ-926). */
import type { Seat } from '../../../kernel/index.ts';
import type { Content } from './content.ts';
import type { CombatLine, CombatReport, Options, Pub } from './state.ts';
import { power } from './totals.ts';

export type Ranking = Pick<CombatReport, 'winners' | 'by' | 'rank' | 'unwon'>;

/** Ranks the qualified by gap and finds who wins at the rank that counts; marks both in the lines. */
export function rank(lines: readonly CombatLine[], content: Content, pub: Pub, options: Options): Ranking {
  const ranked = lines.filter((line) => line.qualified && (options.reaperBlocksKey || !isReaper(pub, line.seat)));
  for (const line of ranked) line.rank = 1 + distinctGapsBelow(line.gap, ranked);
  const winning = winningRank(content, pub);
  const unwon = (why: Ranking['unwon']): Ranking => ({ winners: [], by: null, rank: winning, unwon: why });
  if (ranked.length === 0) return unwon('nobodyQualified');
  // R27, strict: equal gaps with fewer weapons are a rank of their own. It never decides the first rank (R44).
  const isStrict = options.secondRank === 'strict' && winning > 1;
  const best = isStrict ? strictRank(ranked, winning) : ranked.filter((line) => line.rank === winning);
  if (best.length === 0) return unwon('noSuchRank');
  const { won, by } = decide(best, content, pub);
  for (const line of won) line.won = true;
  const winners: Seat[] = won.map((line) => line.seat);
  return { winners, by, rank: winning, unwon: null };
}

const isReaper = (pub: Pub, seat: Seat): boolean => pub.knights[seat].role === 'reaper';

/** How many different gaps are closer to the boss than this one (R27). */
function distinctGapsBelow(gap: number, ranked: readonly CombatLine[]): number {
  let count = 0;
  for (let i = 0; i < ranked.length; i++) {
    const other = ranked[i].gap;
    if (other < gap && ranked.findIndex((line) => line.gap === other) === i) count++;
  }
  return count;
}

/** BQ-418: the rank that wins, the first unless a spell says otherwise. */
function winningRank(content: Content, pub: Pub): number {
  let winning = 1;
  for (const { spell } of pub.active) {
    for (const clause of content.spells[spell].clauses) if (clause.does === 'winningRank') winning = clause.rank;
  }
  return winning;
}

function strictRank(ranked: readonly CombatLine[], winning: number): CombatLine[] {
  const key = (line: CombatLine): number => line.gap * 100 + line.weapons;
  const keys = [...new Set(ranked.map(key))].sort((a, b) => a - b);
  return ranked.filter((line) => key(line) === keys[winning - 1]);
}

/** Ties: the tieBreak companion, then fewest weapons, then shared (BQ-926, BQ-507, BQ-508). */
function decide(
  best: readonly CombatLine[],
  content: Content,
  pub: Pub,
): { won: readonly CombatLine[]; by: NonNullable<Ranking['by']> } {
  if (best.length === 1) return { won: best, by: 'closest' };
  const favoured = best.filter((line) => power(content, pub, line.seat, 'tieBreak') !== undefined);
  if (favoured.length === 1) return { won: favoured, by: 'tieBreak' };
  const fewest = Math.min(...best.map((line) => line.weapons));
  const lightest = best.filter((line) => line.weapons === fewest);
  return { won: lightest, by: lightest.length === 1 ? 'fewestWeapons' : 'shared' };
}
