/**
 * A contestant that only computes: its first argument says which game is played, by random legal players. It counts
 * answers, or with `games` as second argument whole games of the shelf.
 */
import { playGame } from '../bots/game.ts';
import { makePlayer } from '../bots/players.ts';
import { Chance, sha256Words } from '../kernel/index.ts';
import { answerParent } from './child.ts';
import { cpuTime } from './cpu-time.ts';
import { bareLoopRate, yardstickRate } from './kernel-bench.ts';
import { openBox, SEATS } from './shelf-box.ts';

const [game, counted] = process.argv.slice(2);
const rates: { readonly [game: string]: (ms: number) => number | Promise<number> } = {
  yardstick: yardstickRate,
  'bare-loop': bareLoopRate,
};

answerParent({
  rate: ({ ms }: { ms: number }) => (rates[game] ?? shelfRate)(ms),
});

async function shelfRate(ms: number): Promise<number> {
  const { box, options } = await openBox(game);
  const players = Array.from({ length: SEATS }, () => makePlayer(box, 'random'));
  const chance = new Chance(sha256Words('bench'));
  const start = cpuTime();
  let done = 0;
  let elapsed = 0;
  for (let k = 0; elapsed < ms; k++, elapsed = cpuTime() - start) {
    const { decisions } = playGame(box, { seats: SEATS, options, seed: `bench/${k}` }, players, chance);
    done += counted === 'games' ? 1 : decisions;
  }
  return (done / elapsed) * 1000;
}
