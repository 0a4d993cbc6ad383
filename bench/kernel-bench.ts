/** How fast the kernel is: the yardstick game on it, as a bare loop, and as one very long table. */
import { begin, Chance, drawAnswer, firstAsked, Match, openScene, sha256Words, take, view } from '../kernel/index.ts';
import { playBareLoop } from './bare-loop.ts';
import { yardstick } from './yardstick.ts';

const now = (): number => performance.now();

export const median = (figures: readonly number[]): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
};

/** Plays whole games until the time is up; gives back moves per second. */
function rate(ms: number, playGame: () => number): number {
  const start = now();
  let moves = 0;
  let elapsed = 0;
  do {
    for (let game = 0; game < 20; game++) moves += playGame();
    elapsed = now() - start;
  } while (elapsed < ms);
  return (moves / elapsed) * 1000;
}

const scene = openScene(yardstick, 4, { goal: 5 }, 'bench');
const player = new Chance(sha256Words('player'));

/** One game by random legal players: every answer judged, every event emitted. */
export function playYardstick(): number {
  const s = begin(yardstick, scene);
  let moves = 0;
  for (;;) {
    scene.events = [];
    const d = firstAsked(s);
    if (d === undefined) return moves;
    take(yardstick, s, scene, d, drawAnswer(yardstick, view(s, d.seat, scene), d, player));
    moves++;
  }
}

/** Moves per second of the yardstick game on the kernel. */
export const yardstickRate = (ms = 200): number => rate(ms, playYardstick);

/** Moves per second of the same game as a bare loop. */
export const bareLoopRate = (ms = 200): number => rate(ms, playBareLoop);

/** Both in turn, several times: medians, and the median of the ratios. */
export function yardstickRace(rounds = 41, ms = 40): { yardstick: number; bareLoop: number; ratio: number } {
  yardstickRate(ms);
  bareLoopRate(ms);
  const pairs = Array.from({ length: rounds }, () => ({ ours: yardstickRate(ms), bare: bareLoopRate(ms) }));
  return {
    yardstick: median(pairs.map(({ ours }) => ours)),
    bareLoop: median(pairs.map(({ bare }) => bare)),
    ratio: median(pairs.map(({ ours, bare }) => ours / bare)),
  };
}

/** A table that never ends, played by random legal players through the match: told to all seats, undo and hash on. */
class LongTable {
  private readonly match = Match.start(yardstick, { seats: 4, options: { goal: 0 }, seed: 'long' });
  private readonly chance = new Chance(sha256Words('long player'));

  play(moves: number): void {
    const { match, chance } = this;
    for (let i = 0; i < moves; i++) {
      const [d] = match.asked();
      const result = match.submit(d.seat, d.id, drawAnswer(yardstick, match.view(d.seat), d, chance));
      if (result.refusal) throw new Error(`refused: ${result.refusal.key}`);
      for (let seat = -1; seat < 4; seat++) match.update(seat, result.change);
    }
  }

  /** Microseconds per move over the next moves. */
  cost(moves: number): number {
    const start = now();
    this.play(moves);
    return ((now() - start) * 1000) / moves;
  }
}

/** What a move costs after 100 and after 10,000 moves, in microseconds: several tables of each, in turn. */
export function lateMoveRace(rounds = 15, moves = 400): { early: number; late: number; ratio: number } {
  const lateTable = new LongTable();
  lateTable.play(10_000);
  const pairs = Array.from({ length: rounds }, () => {
    const earlyTable = new LongTable();
    earlyTable.play(100);
    return { early: earlyTable.cost(moves), late: lateTable.cost(moves) };
  });
  return {
    early: median(pairs.map(({ early }) => early)),
    late: median(pairs.map(({ late }) => late)),
    ratio: median(pairs.map(({ early, late }) => late / early)),
  };
}
