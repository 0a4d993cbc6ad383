/** How fast the kernel is: the yardstick game on it, and as a bare loop, both by random legal players. */
import { begin, Chance, drawAnswer, firstAsked, openScene, sha256Words, take, view } from '../kernel/index.ts';
import { playBareLoop } from './bare-loop.ts';
import { cpuTime } from './cpu-time.ts';
import { yardstick } from './yardstick.ts';

/** Moves per second of the yardstick game on the kernel. */
export const yardstickRate = (ms: number): number => rate(ms, playYardstick);

/** Moves per second of the same game as a bare loop. */
export const bareLoopRate = (ms: number): number => rate(ms, playBareLoop);

/** Plays whole games until the time is up; gives back moves per second. */
function rate(ms: number, playGame: () => number): number {
  const start = cpuTime();
  let moves = 0;
  let elapsed = 0;
  do {
    for (let game = 0; game < 20; game++) moves += playGame();
    elapsed = cpuTime() - start;
  } while (elapsed < ms);
  return (moves / elapsed) * 1000;
}

const scene = openScene(yardstick, 4, { goal: 5 }, 'bench');
const player = new Chance(sha256Words('player'));

/** One game: every answer judged, every event emitted and thrown away with the next answer. Gives back its moves. */
export function playYardstick(): number {
  const s = begin(yardstick, scene);
  let moves = 0;
  for (;;) {
    scene.forget();
    const d = firstAsked(s);
    if (d === undefined) return moves;
    take(yardstick, s, scene, d, drawAnswer(yardstick, view(s, d.seat, scene), d, player));
    moves++;
  }
}
