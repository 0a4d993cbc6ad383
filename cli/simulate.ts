/** `tablee simulate`: plays many games among bots and says how they went. */
import { playGame } from '../bots/game.ts';
import { STRENGTH_NAMES } from '../bots/names.ts';
import { makePlayer, type Player, type Strength } from '../bots/players.ts';
import type { Budget } from '../bots/search/budget.ts';
import type { About, Box } from '../games/box.ts';
import { hash, type OptionValues, sha256 } from '../kernel/index.ts';
import { CardTally, type DeckReports } from '../lab/cards.ts';
import { botChance, seedOf } from '../lab/plan.ts';
import type { Command } from './arguments.ts';
import { misuse } from './failure.ts';
import { findGame, GAMES } from './games.ts';
import { Progress } from './progress.ts';
import { Stopwatch } from './stopwatch.ts';
import { readBots, readOptions, readPlayers, readThinking, TABLE_OPTIONS } from './table-arguments.ts';

/** What `--json` prints. */
interface Simulation {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Games won by each seat; a shared win counts for each winner. */
  readonly wins: readonly number[];
  /** Games by the way they ended. */
  readonly ends: { readonly [ending: string]: number };
  /** Null for a game that counts no rounds. */
  readonly meanRounds: number | null;
  /** Of all final states: the same arguments give the same one everywhere. */
  readonly hash: string;
  /** With `--cards`: how single cards play. */
  readonly cards?: DeckReports;
}

export const command: Command = {
  name: 'simulate',
  summary: 'Plays many games among bots and says how they went; the same arguments give the same games everywhere.',
  operands: { game: `which game: ${GAMES.join(', ')}` },
  options: {
    players: TABLE_OPTIONS.players,
    games: { value: 'K', help: 'how many games (100)' },
    seed: { value: 'S', help: 'any text; another seed gives other games (1)' },
    bots: {
      value: 'LIST',
      help: `who plays, seat by seat, repeated to fill the table: ${Object.values(STRENGTH_NAMES).join(', ')} (random)`,
    },
    thinking: TABLE_OPTIONS.thinking,
    options: TABLE_OPTIONS.options,
    cards: { help: 'also how single cards play: wins of those who take them, and how often they are used' },
    json: { help: 'one JSON object instead of words' },
  },
  examples: [`tablee simulate ${GAMES[0]} --players 4 --games 1000 --bots malin,débutant,débutant,débutant`],
  async run(given) {
    const about = findGame(given.operands[0]);
    const players = readPlayers(given, about);
    const games = given.number('games', 100, 1, 100_000_000);
    const bots = readBots(given.text('bots') ?? 'random', players);
    const box = await about.load();
    const options = readOptions(box, players, given.text('options'));
    const table = {
      box,
      options,
      bots,
      budget: { like: readThinking(given) },
      tally: given.has('cards') ? await tallyFor(about, box, players, options) : undefined,
    };
    const watch = new Stopwatch();
    const result = simulate(about, table, players, games, given.text('seed') ?? '1', watch);
    console.log(given.has('json') ? JSON.stringify(result) : inWords(about, bots, result, watch));
    return 0;
  },
};

async function tallyFor(about: About, box: Box, players: number, options: OptionValues): Promise<CardTally> {
  const study = await box.study?.();
  if (study === undefined) throw misuse(`--cards: ${about.title.en} does not say how single cards play.`);
  return new CardTally(study.cards, box.rules.content(options, players));
}

/** The same player with its answers timed; drawing at random takes no time worth measuring. */
function watched(player: Player, strength: Strength, watch: Stopwatch): Player {
  if (strength === 'random') return player;
  return { ...player, decide: (v, d, chance) => watch.measure(() => player.decide(v, d, chance)) };
}

interface BotTable {
  readonly box: Parameters<typeof playGame>[0];
  readonly options: OptionValues;
  readonly bots: readonly Strength[];
  readonly budget: Budget;
  readonly tally: CardTally | undefined;
}

function simulate(
  about: About,
  { box, options, bots, budget, tally }: BotTable,
  players: number,
  games: number,
  seed: string,
  watch: Stopwatch,
): Simulation {
  const seats = bots.map((strength) => watched(makePlayer(box, strength, {}, budget), strength, watch));
  const wins = new Array<number>(players).fill(0);
  const ends: Record<string, number> = {};
  const hashes: string[] = [];
  let decisions = 0;
  let rounds: number | null = 0;
  const progress = new Progress('Playing', games);
  const start = performance.now();
  for (let k = 1; k <= games; k++) {
    const setup = { seats: players, options, seed: seedOf(seed, k) };
    const followed = tally?.follow();
    const played = playGame(box, setup, seats, botChance(setup.seed), followed?.see);
    followed?.end(played.outcome.winners);
    for (const winner of played.outcome.winners) wins[winner]++;
    ends[played.outcome.ending] = (ends[played.outcome.ending] ?? 0) + 1;
    decisions += played.decisions;
    const { round } = played.state.pub;
    rounds = rounds === null || typeof round !== 'number' ? null : rounds + round;
    hashes.push(hash(played.state));
    progress.step();
  }
  const seconds = (performance.now() - start) / 1000;
  progress.end();
  return {
    game: about.id,
    players,
    games,
    decisions,
    seconds,
    decisionsPerSecond: decisions / seconds,
    gamesPerSecond: games / seconds,
    wins,
    ends,
    meanRounds: rounds === null ? null : rounds / games,
    hash: sha256(hashes.join('\n')),
    ...(tally !== undefined && { cards: tally.report() }),
  };
}

function inWords(about: About, bots: readonly Strength[], result: Simulation, watch: Stopwatch): string {
  const share = (n: number): string => `${((100 * n) / result.games).toFixed(1)} %`;
  const lines = [
    `${about.title.en}, ${result.players} players, ${result.games} games, ${result.decisions} decisions`,
    '',
    ...bots.map(
      (strength, seat) => `  seat ${seat}  ${STRENGTH_NAMES[strength].padEnd(9)} wins ${share(result.wins[seat])}`,
    ),
    '',
    ...Object.entries(result.ends).map(([ending, n]) => `  ended by ${ending}: ${share(n)}`),
    ...(result.meanRounds === null ? [] : [`  rounds in a game: ${result.meanRounds.toFixed(2)}`]),
    `  speed: ${Math.round(result.decisionsPerSecond)} decisions/s, ${result.gamesPerSecond.toFixed(1)} games/s`,
    ...(watch.slowest > 0
      ? [`  answers: 99 % under ${watch.under(0.99).toFixed(2)} ms, slowest ${watch.slowest.toFixed(1)} ms`]
      : []),
    `  hash: ${result.hash}`,
    ...cardsInWords(result.cards),
  ];
  return lines.join('\n');
}

/** A table for each deck, the cards whose takers win most first. */
function cardsInWords(decks: DeckReports = {}): string[] {
  return Object.entries(decks).flatMap(([deck, cards]) => [
    '',
    `  ${deck}: wins when taken against the average of the deck; uses per chance`,
    ...cards.map(({ title, taken, above, useRate }) => {
      const points = `${above < 0 ? '−' : '+'}${Math.abs(above).toFixed(1)}`;
      return `  ${points.padStart(6)} of ${String(taken).padStart(6)}  ${`${(100 * useRate).toFixed(1)} %`.padStart(7)}  ${title.en}`;
    }),
  ]);
}
