// Fits what a position is worth on games among malins: `npm run fit -- donjon 300 4,3` plays 300 games at each
// number of players (with table options, such as '{"reaper":true}', behind them where they are to be others), notes what `foresight.features` sees as time goes by and who wins, and prints the weights that
// foretell it best, for games/<game>/bot/foresight.ts. The half of the games that is not fitted on says how good they are.
import { playGame } from '../bots/game.ts';
import type { Foresight } from '../bots/heuristic.ts';
import { makePlayer } from '../bots/players.ts';
import { softmax } from '../bots/search/standing.ts';
import { findGame } from '../cli/games.ts';
import {
  type AnyShape,
  Chance,
  completeOptions,
  type OptionValues,
  type Scene,
  type State,
  sha256Words,
} from '../kernel/index.ts';

/** One moment of a game: what was seen of each seat, and what share of the win it had in the end. */
interface Moment {
  readonly rows: readonly (readonly number[])[];
  readonly won: readonly number[];
}

const [id, games = '200', players = '4', given = '{}'] = process.argv.slice(2);
const box = await findGame(id).load();
const { foresight } = box.heuristic;
if (foresight === undefined) throw new Error(`${id} has no foresight to fit`);

const sets: Moment[][] = [[], []];
for (const seats of players.split(',').map(Number)) {
  for (let k = 0; k < Number(games); k++) sets[k % 2].push(...moments(seats, `fit/${seats}/${k}`, foresight));
}
const [train, test] = sets;
console.log(`${train.length} moments to fit, ${test.length} to check`);
const names = Object.keys(foresight.weights);
const now = Object.values(foresight.weights);
console.log(
  `loss now ${loss(test, now).toFixed(4)}, of an even guess ${loss(
    test,
    now.map(() => 0),
  ).toFixed(4)}`,
);
const weights = regress(train, names.length);
console.log(`loss fitted ${loss(test, weights).toFixed(4)} (${loss(train, weights).toFixed(4)} where fitted)`);
for (const [i, name] of names.entries()) console.log(`  ${name}: ${weights[i].toFixed(4)},`);

function moments(seats: number, seed: string, { features, clock }: Foresight): Moment[] {
  const options = completeOptions(box.rules.options, seats, JSON.parse(given)) as OptionValues;
  const rows: (readonly (readonly number[])[])[] = [];
  const player = makePlayer(box, 'malin');
  let last = -1;
  const look = (s: State<AnyShape>, scene: Scene<AnyShape>): void => {
    const time = Math.floor(2 * clock(s, scene)) / 2;
    if (time <= last) return;
    last = time;
    rows.push(features(s, scene));
  };
  const { outcome } = playGame(
    box,
    { seats, options, seed },
    Array.from({ length: seats }, () => player),
    new Chance(sha256Words(`${seed}/bots`)),
    undefined,
    look,
  );
  const won = Array.from({ length: seats }, (_, seat) =>
    outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0,
  );
  return rows.map((seen) => ({ rows: seen, won }));
}

/** How surprising the winners are on average. */
function loss(all: readonly Moment[], w: readonly number[]): number {
  let sum = 0;
  for (const { rows, won } of all) {
    const p = softmax(rows.map((row) => row.reduce((total, x, i) => total + x * w[i], 0)));
    won.forEach((share, seat) => {
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, p[seat]));
    });
  }
  return sum / all.length;
}

/** Softmax regression by Adam, features brought to one scale first; a little weight decay keeps the useless ones small. */
function regress(all: readonly Moment[], n: number): number[] {
  const scale = Array.from({ length: n }, (_, i) => {
    let squares = 0;
    let count = 0;
    for (const { rows } of all) {
      const mean = rows.reduce((sum, row) => sum + row[i], 0) / rows.length;
      for (const row of rows) squares += (row[i] - mean) ** 2;
      count += rows.length;
    }
    return Math.max(1e-6, Math.sqrt(squares / count));
  });
  const w = new Array<number>(n).fill(0);
  const m = new Array<number>(n).fill(0);
  const s = new Array<number>(n).fill(0);
  const steps = 400;
  for (let step = 1; step <= steps; step++) {
    const slope = w.map((one) => 0.002 * one);
    for (const { rows, won } of all) {
      const p = softmax(rows.map((row) => row.reduce((total, x, i) => total + (x / scale[i]) * w[i], 0)));
      for (const [seat, row] of rows.entries()) {
        const off = (p[seat] - won[seat]) / all.length;
        for (let i = 0; i < n; i++) slope[i] += (off * row[i]) / scale[i];
      }
    }
    const rate = 0.05 * (1 - step / (steps + 1));
    for (let i = 0; i < n; i++) {
      m[i] = 0.9 * m[i] + 0.1 * slope[i];
      s[i] = 0.99 * s[i] + 0.01 * slope[i] ** 2;
      w[i] -= (rate * (m[i] / (1 - 0.9 ** step))) / (Math.sqrt(s[i] / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return w.map((one, i) => one / scale[i]);
}
