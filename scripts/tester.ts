/**
 * npm run tester: the long run of the generic tester, over every game of the shelf, every number of players and all
 * combinations of options. Stops at the first thing that is wrong and says how to see it again.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Given } from '../cli/arguments.ts';
import { Failure } from '../cli/failure.ts';
import { findGame } from '../cli/games.ts';
import { Progress } from '../cli/progress.ts';
import { ROOT } from '../cli/root.ts';
import { shelf } from '../games/index.ts';
import { type AnyGame, type AnyShape, completeOptions, type OptionValues, startProblem } from '../kernel/index.ts';
import { type TestPlan, testGame } from '../kernel/tester.ts';
import { runScript } from './lib/script.ts';

/** The values to try of each option: all of a list, both ends of a range. */
function axes(game: AnyGame, seats: number): [string, readonly (string | number | boolean)[]][] {
  return Object.entries(game.options.fields).flatMap(([name, { values, fallback, applies }]) => {
    if (applies?.(seats) === false) return [];
    const list = 'min' in values ? [...new Set([fallback(seats), values.min, values.max])] : values;
    return [[name, list]];
  });
}

const isCoprime = (a: number, b: number): boolean => (b === 0 ? a === 1 : isCoprime(b, a % b));

/** The n-th combination of all options: every one comes before one comes again, and near ones are far apart. */
function combination(game: AnyGame, seats: number, n: number): OptionValues {
  const lists = axes(game, seats);
  const all = lists.reduce((product, [, values]) => product * values.length, 1);
  let stride = Math.max(1, Math.floor(all * 0.618));
  while (!isCoprime(stride, all)) stride++;
  let place = Number((BigInt(n) * BigInt(stride)) % BigInt(all));
  const given: Record<string, unknown> = {};
  for (const [name, values] of lists) {
    given[name] = values[place % values.length];
    place = Math.floor(place / values.length);
  }
  return completeOptions(game.options, seats, given) as OptionValues;
}

/** The first one from the n-th on with which a game can be started at all. */
function playable(game: AnyGame, seats: number, n: number): OptionValues {
  for (let at = n; ; at++) {
    const options = combination(game, seats, at);
    if (startProblem(game, seats, options) === undefined) return options;
  }
}

/** What the game's own tests say must always hold, if they do. */
async function invariantsOf(game: AnyGame): Promise<Pick<TestPlan<AnyShape>, 'invariants'>> {
  const file = join(ROOT, 'games', game.id, 'test/invariants.ts');
  return existsSync(file) ? { invariants: (await import(file)).invariants } : {};
}

async function test(game: AnyGame, first: number, games: number, seed: string, every: number): Promise<void> {
  const { min, max } = game.seats;
  const invariants = await invariantsOf(game);
  const endings: Record<string, number> = {};
  const progress = new Progress(game.id, games - first + 1, { inLines: true });
  let decisions = 0;
  for (let n = first; n <= games; n++) {
    const seats = min + (n % (max - min + 1));
    const options = playable(game, seats, Math.floor(n / (max - min + 1)));
    try {
      const report = testGame(game, { seats, options, seed: `${seed}/${n}`, every, ...invariants });
      decisions += report.decisions + report.unasked;
      endings[report.ending] = (endings[report.ending] ?? 0) + 1;
    } catch (error) {
      progress.end();
      console.error(error);
      throw new Failure(
        `${game.id}, ${seats} seats, options ${JSON.stringify(options)} fails; again with: npm run tester -- ${game.id} --seed ${seed} --from ${n}`,
      );
    }
    progress.step();
  }
  progress.end();
  console.log(
    `${game.id}: ${games - first + 1} games, ${decisions} answers, every check held; endings ${JSON.stringify(endings)}`,
  );
}

async function run(given: Given): Promise<number> {
  const games = given.number('games', 10_000, 1, 1_000_000_000);
  const first = given.number('from', 1, 1, games);
  const every = given.number('every', 7, 1, 1_000_000);
  const chosen = given.operands.length > 0 ? [findGame(given.operands[0])] : shelf;
  for (const about of chosen) await test((await about.load()).rules, first, games, given.text('seed') ?? '1', every);
  return 0;
}

await runScript({
  name: 'tester',
  call: 'npm run tester --',
  summary: 'Plays random games with every check of the generic tester, over all options and numbers of players.',
  operands: { 'game?': 'only this game (all of the shelf)' },
  options: {
    games: { value: 'K', help: 'how many games of each (10000)' },
    seed: { value: 'S', help: 'any text; another seed plays other games (1)' },
    from: { value: 'N', help: 'begin with this game, to see a failure again (1)' },
    every: { value: 'N', help: 'the expensive checks at every n-th step only (7)' },
  },
  run,
});
