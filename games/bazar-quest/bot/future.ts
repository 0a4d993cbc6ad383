/** How long the game will last, and how near the common defeat is (BZ-807). */
import { heroCount, woundsNeeded } from '../rules/counts.ts';
import { NONE, type View } from '../rules/state.ts';
import { COMMON_DEFEAT } from './points.ts';

/** How often a hero hits a monster of each level, and falls to it, among sensible players. */
const HITS = [0, 0.8, 0.65, 0.6];
const FALLS = [0, 0.15, 0.3, 0.35];

export interface Future {
  /** Rounds still to be played after this one's fights. */
  readonly rounds: number;
  /** How likely there is a next round at all. */
  readonly goesOn: number;
  /** What it costs everybody, in points, when one more hero falls. */
  readonly fall: number;
}

export function futureOf(v: View): Future {
  const { pub, table } = v;
  const needed = woundsNeeded(table);
  const heroes = heroCount(table);
  const inPlay = pub.monster === NONE ? 0 : table.content.monsters[pub.monster].level;
  const fighting = inPlay > 0 && pub.phase !== 'upgrade' && pub.phase !== 'inventory';
  let rounds = 0;
  let falls = 0;
  if (inPlay > 0) {
    const here = Math.max(fighting ? 0 : 1, (needed - pub.wounds) / (needed * HITS[inPlay]) - (fighting ? 1 : 0));
    rounds += here;
    falls += here * heroes * FALLS[inPlay];
  }
  for (let level = pub.fallen.length + (inPlay > 0 ? 2 : 1); level <= 3; level++) {
    const here = 0.2 + 1 / HITS[level];
    rounds += here;
    falls += here * heroes * FALLS[level];
  }
  const isLast = inPlay === 3 || (inPlay === 0 && pub.fallen.length === 3);
  const goesOn = isLast && fighting ? Math.min(1, rounds) : 1;
  return { rounds, goesOn, fall: COMMON_DEFEAT * nearness(pub.heroDeck - falls, Math.sqrt(1 + falls)) * goesOn };
}

/** How much likelier one more fall makes the common defeat: most where the deck just suffices. */
function nearness(spare: number, spread: number): number {
  const z = spare / spread;
  return (0.4 * Math.exp((-z * z) / 2)) / spread;
}
