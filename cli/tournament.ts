/** `tablee tournament`: how strong bots are against each other. */
import { availableParallelism } from 'node:os';
import { STRENGTH_NAMES } from '../bots/names.ts';
import type { Strength } from '../bots/players.ts';
import type { About } from '../games/box.ts';
import { Crew } from '../lab/crew.ts';
import { type Tournament, tournamentOf } from '../lab/line-ups.ts';
import type { GameFacts } from '../lab/observer.ts';
import { chanceAgainst, type Deal, type Rating, ratingsOf } from '../lab/ratings.ts';
import { wilson } from '../lab/statistics.ts';
import { type Command, columns, type Given } from './arguments.ts';
import { misuse } from './failure.ts';
import { findGame, GAMES } from './games.ts';
import { Progress } from './progress.ts';
import {
  checkStart,
  readOptions,
  readPack,
  readPlayers,
  readStrengths,
  readThinking,
  TABLE_OPTIONS,
  WORKERS,
} from './table-arguments.ts';

/** What `--json` prints of each bot. */
interface Placed extends Rating {
  readonly bot: string;
  /** Seats it had in all games, and how many of them won; a shared win counts in parts. */
  readonly seats: number;
  readonly wins: number;
  readonly share: number;
  /** How often it wins against each other alone, by their ratings. */
  readonly against: { readonly [bot: string]: number };
}

export const command: Command = {
  name: 'tournament',
  summary:
    'Rates bots against each other: every company of them plays each deal once in all of its seats (docs/lab.md).',
  operands: { game: `which game: ${GAMES.join(', ')}` },
  options: {
    ...TABLE_OPTIONS,
    bots: { value: 'LIST', help: `which bots, at least two: ${Object.values(STRENGTH_NAMES).join(', ')}` },
    games: { value: 'K', help: 'at least so many games: as many more as make it fair (100)' },
    seed: { value: 'S', help: 'any text; another seed gives other games (1)' },
    ...WORKERS,
    json: { help: 'one JSON object instead of words' },
  },
  examples: [`tablee tournament ${GAMES[0]} --bots malin,débutant,random --games 300`],
  async run(given) {
    const about = findGame(given.operands[0]);
    const bots = contestants(given);
    const plan = await planOf(given, about, bots);
    const games = await played(plan, given.number('workers', availableParallelism(), 1, 1024));
    const deals = dealsOf(bots, games, plan.deal);
    const placed = placesOf(bots, deals, games);
    const { players } = plan.table;
    console.log(
      given.has('json')
        ? JSON.stringify({ game: about.id, players, games: games.length, deals: deals.length, bots: placed })
        : inWords(about, players, games.length, deals.length, placed),
    );
    return 0;
  },
};

function contestants(given: Given): Strength[] {
  const typed = given.text('bots');
  if (typed === undefined) throw misuse('Say which bots meet: --bots malin,débutant.');
  const bots = readStrengths(typed);
  if (new Set(bots).size < 2 || new Set(bots).size < bots.length)
    throw misuse(`--bots must name at least two bots, each once, not "${typed}".`);
  return bots;
}

async function planOf(given: Given, about: About, bots: readonly Strength[]): Promise<Tournament> {
  const players = readPlayers(given, about);
  const games = given.number('games', 100, 1, 10_000_000);
  const thinking = readThinking(given);
  const box = await about.load();
  const options = readOptions(box, players, given.text('options'));
  const pack = readPack(about, box, given.text('pack'));
  checkStart(box, players, options, pack);
  const table = { game: about.id, players, thinking, options, ...(pack !== undefined && { pack }) };
  return tournamentOf(table, bots, given.text('seed') ?? '1', games);
}

async function played(plan: Tournament, workers: number): Promise<GameFacts[]> {
  const progress = new Progress('Playing', plan.games, { inLines: true });
  const crew = new Crew(Math.min(workers, plan.games));
  const games: GameFacts[] = [];
  try {
    await crew.play(plan, (facts) => {
      games.push(facts);
      progress.step();
    });
    return games;
  } finally {
    progress.end();
    await crew.close();
  }
}

function dealsOf(bots: readonly Strength[], games: readonly GameFacts[], size: number): Deal[] {
  return Array.from({ length: games.length / size }, (_, i): Deal => {
    const list = games.slice(i * size, (i + 1) * size);
    return {
      seats: bots.map((bot) => list[0].who.filter((one) => one === bot).length),
      decided: list.filter(({ winners }) => winners.length > 0).length,
      wins: bots.map((bot) => list.reduce((sum, game) => sum + winsOf(bot, game), 0)),
    };
  });
}

/** A shared win is shared. */
const winsOf = (bot: Strength, { who, winners }: GameFacts): number =>
  winners.filter((seat) => who[seat] === bot).length / (winners.length || 1);

/** The strongest first. */
function placesOf(bots: readonly Strength[], deals: readonly Deal[], games: readonly GameFacts[]): Placed[] {
  const ratings = ratingsOf(deals);
  return bots
    .map((bot, i): Placed => {
      const seats = games.reduce((sum, { who }) => sum + who.filter((one) => one === bot).length, 0);
      const wins = deals.reduce((sum, deal) => sum + deal.wins[i], 0);
      const against = bots.flatMap((other, j) =>
        i === j ? [] : [[STRENGTH_NAMES[other], chanceAgainst(ratings[i].rating, ratings[j].rating)] as const],
      );
      return {
        bot: STRENGTH_NAMES[bot],
        ...ratings[i],
        seats,
        wins,
        share: wins / seats,
        against: Object.fromEntries(against),
      };
    })
    .toSorted((a, b) => b.rating - a.rating);
}

/** Fewer cannot be drawn from again and again. */
const FEW_DEALS = 20;

function inWords(about: About, players: number, games: number, deals: number, placed: readonly Placed[]): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const rows = placed.map(({ bot, rating, low, high, wins, seats, share }) => {
    const sure = wilson(wins, seats);
    return [
      bot,
      `${rating.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})   wins ${percent(share)} of ${seats} seats (${percent(sure.low)} to ${percent(sure.high)})`,
    ];
  });
  const duels = placed.slice(1).map(({ bot }, i) => {
    const { bot: better, against } = placed[i];
    return [`${better} – ${bot}`, `${percent(against[bot])} alone against each other, by their ratings`];
  });
  return [
    `${about.title.en}, ${players} players, ${games} games, ${deals} deals, each once in all seats`,
    '',
    ...columns(rows),
    '',
    ...columns(duels),
    '',
    '  In brackets: 95 % intervals. 400 points more win ten times as often.',
    ...(deals < FEW_DEALS
      ? [`  So few deals make intervals look narrower than they are: play ${FEW_DEALS} or more.`]
      : []),
  ].join('\n');
}
