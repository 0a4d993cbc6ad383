/** The end (80x): glory, and a point for every full ten coins. */
import { COINS_PER_POINT } from './content.ts';
import { scoreBonus } from './effects/permissions.ts';
import type { Ended, Seat, State, Table } from './state.ts';

type Score = Ended['scores'][number];

export const pointsOfCoins = (coins: number): number => Math.floor(coins / COINS_PER_POINT);

/** BZ-802. */
export const points = ({ glory, coins, bonus }: Score): number => glory + pointsOfCoins(coins) + bonus;

/** The highest score wins, then more coins, then the victory is shared (BZ-803…805, BZ-R63). */
export function score(s: State, _f: object, t: Table): void {
  const { pub } = s;
  const scores = pub.shops.map(({ glory, coins }, seat) => ({ glory, coins, bonus: scoreBonus(t.content, pub, seat) }));
  const best = leaders(scores, [...scores.keys()], points);
  const winners = leaders(scores, best, ({ coins }) => coins);
  const tieBreak = winners.length < best.length ? 'coins' : null;
  const fallen = -1;
  pub.phase = 'over';
  pub.ended = { ending: 'victory', winners, tieBreak, fallen, scores };
  t.emit('game-ended', { ending: 'victory', winners, scores, tieBreak, fallen });
}

/** The seats with the highest number. */
function leaders(scores: readonly Score[], seats: readonly Seat[], by: (score: Score) => number): Seat[] {
  const most = Math.max(...seats.map((seat) => by(scores[seat])));
  return seats.filter((seat) => by(scores[seat]) === most);
}
