// Measures how the cards of a game play among malins at every number of players, and writes the figures into its page
// of cards: `npm run balance -- bazar-quest 5000` (games per line; hours on two cores). With numbers of players,
// `npm run balance -- bazar-quest 5000 4,5`, only those lines are measured and the others stay. With a time to think
// behind them, `npm run balance -- bazar-quest 300 4 40`, maîtres play, so many milliseconds an answer, and have a table of their own.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { CardReport, DeckReports } from '../lab/cards.ts';
import { signed } from '../web/words/telling/figures.ts';
import { table } from '../web/words/telling/markdown.ts';

interface Result {
  readonly games: number;
  readonly wins: readonly number[];
  readonly ends: { readonly [ending: string]: number };
  readonly meanRounds: number;
  readonly cards: DeckReports;
}

interface Line {
  readonly players: number;
  readonly label: string;
  readonly options: string;
}

/** What is measured of one game. */
interface Plan {
  readonly lines: readonly Line[];
  /** The ending that is worth a column, and what the column is called. */
  readonly ending: readonly [ending: string, title: string];
  /** Decks by the name of one card, the best of which has a column. */
  readonly decks: { readonly [deck: string]: string };
  /** What taking a card means in each. */
  readonly taking: string;
  /** Decks of which it matters how far the worst or best is off, by the title of the column. */
  readonly off?: { readonly [deck: string]: string };
  /** Decks of which it matters how the takings are shared, likewise. */
  readonly shares?: { readonly [deck: string]: string };
  /** Decks of which it matters how often what was taken comes to use, likewise. */
  readonly uses?: { readonly [deck: string]: string };
}

const plain = (players: number): Line => ({ players, label: String(players), options: '{}' });

const boxes = (players: number): Line[] =>
  Object.entries({
    potions: ['potions'],
    companions: ['companions'],
    'the Reaper': ['reaper'],
    'all three': ['potions', 'companions', 'reaper'],
  }).map(([label, options]) => ({
    players,
    label: `${players}, ${label}`,
    options: JSON.stringify(Object.fromEntries(options.map((option) => [option, true]))),
  }));

const PLANS: { readonly [game: string]: Plan } = {
  'boss-quest': {
    lines: [...[2, 3, 4, 5, 6].map(plain), ...boxes(4)],
    ending: ['keys', 'ended by keys'],
    decks: { spells: 'spell' },
    taking: 'activated',
    off: { companions: 'companion off' },
  },
  'bazar-quest': {
    lines: [...[2, 3, 4, 5, 6].map(plain), { players: 2, label: '2, advanced', options: '{"advancedTwoPlayer":true}' }],
    ending: ['defeat', 'common defeat'],
    decks: { items: 'item', heroes: 'hero', employees: 'employee' },
    taking: 'sold, invited, hired',
  },
  karanor: {
    lines: [2, 3, 4, 5, 6].map(plain),
    ending: ['cap', 'ended by the last round'],
    decks: { stories: 'story', commerces: 'commerce', quests: 'quest' },
    taking: 'lived, held, kept',
    off: { cities: 'city off' },
    shares: { sources: 'prestige from' },
  },
  donjon: {
    lines: [
      ...[3, 4, 5, 6].map(plain),
      ...[5, 6].map((players) => ({ players, label: `${players}, to 20`, options: '{"targetTP":20}' })),
    ],
    ending: ['deck', 'deck exhausted'],
    decks: { objects: 'object', quests: 'quest' },
    taking: 'played, bought, kept',
    off: { characters: 'character off' },
    uses: { quests: 'least fulfilled quest' },
  },
};

const [game = '', count = '5000', only = '', thinking = ''] = process.argv.slice(2);
const games = Number(count);
const party =
  thinking === ''
    ? { name: '*malins*', bots: 'malin', mark: 'tuning' }
    : { name: '*maîtres*', bots: `maître --thinking ${thinking}`, mark: 'tuning among maîtres' };
const plan = PLANS[game];
if (plan === undefined || !Number.isInteger(games) || !/^\d*$/.test(thinking))
  throw new Error(`usage: npm run balance -- ${Object.keys(PLANS).join('|')} [games per line] [players,…] [thinking]`);
const isAsked = (line: Line): boolean => only === '' || only.split(',').map(Number).includes(line.players);
const page = new URL(`../docs/games/${game}.md`, import.meta.url);
const tablee = new URL('../tablee', import.meta.url).pathname;
const run = promisify(execFile);

const argumentsOf = (line: Line, many: number | 'N'): string[] =>
  `simulate ${game} --players ${line.players} --games ${many} --seed balance --bots ${party.bots} --cards --options ${line.options}`.split(
    ' ',
  );

async function measure(line: Line): Promise<string[]> {
  const { stdout } = await run(tablee, [...argumentsOf(line, games), '--json'], { maxBuffer: 1 << 24 });
  return row(line, JSON.parse(stdout));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function row({ label, players }: Line, { wins, ends, meanRounds, cards }: Result): string[] {
  const won = wins.reduce((sum, n) => sum + n, 0);
  const off = Math.max(...wins.map((n) => Math.abs(n / won - 1 / players)));
  return [
    label,
    String(games),
    meanRounds.toFixed(2),
    percent((ends[plan.ending[0]] ?? 0) / games),
    `${(100 * off).toFixed(1)}`,
    ...Object.keys(plan.off ?? {}).map((deck) => furthest(cards[deck])),
    ...Object.keys(plan.shares ?? {}).map((deck) => shared(cards[deck])),
    ...Object.keys(plan.uses ?? {}).map((deck) => idlest(cards[deck])),
    ...Object.keys(plan.decks).map((deck) => best(cards[deck])),
    leastUsed(Object.keys(plan.decks).flatMap((deck) => cards[deck])),
  ];
}

/** How far the wins of those who have this or that card are from the average of the deck, where it is in the box. */
function furthest(cards: readonly CardReport[] = []): string {
  const [first] = [...cards].sort((a, b) => Math.abs(b.above) - Math.abs(a.above));
  if (first === undefined) return '–';
  const error = 50 / Math.sqrt(first.taken);
  return `${first.title.en} ${signed(Number(first.above.toFixed(1)))} ± ${error.toFixed(1)}`;
}

/** Which part of all takings each card has. */
function shared(cards: readonly CardReport[]): string {
  const sum = cards.reduce((all, { taken }) => all + taken, 0);
  const seen = cards.filter(({ taken }) => taken > 0).sort((a, b) => b.taken - a.taken);
  return seen.map(({ title, taken }) => `${title.en} ${Math.round((100 * taken) / sum)} %`).join(', ');
}

/** Of all who take a card, how many use it: the card for which that is rarest. */
function idlest(cards: readonly CardReport[]): string {
  const [first] = [...cards].sort((a, b) => a.used / a.taken - b.used / b.taken);
  return `${first.title.en} ${percent(first.used / first.taken)}`;
}

/** The card whose takers win most, with the error of a figure that so few takings give. */
function best(cards: readonly CardReport[]): string {
  const [first] = cards.filter(({ taken }) => taken >= SEEN);
  if (first === undefined) return '–';
  const error = 50 / Math.sqrt(first.taken);
  return `${first.title.en} ${signed(Number(first.above.toFixed(1)))} ± ${error.toFixed(1)}`;
}
/** Fewer takings say nothing. */
const SEEN = 20;

function leastUsed(cards: readonly CardReport[]): string {
  const [least] = [...cards].sort((a, b) => a.useRate - b.useRate);
  return `${least.title.en} ${percent(least.useRate)}`;
}

/** Two at a time: a machine for people has at least two cores. Lines that are not asked for stay as they are written. */
async function measureAll(): Promise<string[][]> {
  const known = readFileSync(page, 'utf8').split(`<!-- ${party.mark} -->`)[1] ?? '';
  const rows: string[][] = plan.lines.map(({ label }) => written(known, label));
  const todo = [...plan.lines.entries()].filter(([, line]) => isAsked(line)).reverse();
  const work = async (): Promise<void> => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) rows[next[0]] = await measure(next[1]);
  };
  await Promise.all([work(), work()]);
  return rows.filter(({ length }) => length > 0);
}

/** The cells of a line of the table, as the page has it; none where it has not. */
function written(before: string, label: string): string[] {
  const line = before.split('\n').find((one) => one.startsWith(`| ${label} |`));
  return line === undefined ? [] : line.slice(2, -2).split(' | ');
}

const heads = [
  ...Object.values(plan.off ?? {}),
  ...Object.values(plan.shares ?? {}),
  ...Object.values(plan.uses ?? {}),
  ...Object.values(plan.decks).map((card) => `best ${card}`),
];
const text = [
  `By \`npm run balance -- ${game}\` with a number of games, and of players${thinking && ', and a time to think'}: games among ${party.name}, each line the same as`,
  '',
  `    ./tablee ${argumentsOf(plan.lines.find(({ players }) => players === 4) ?? plan.lines[0], 'N')
    .slice(0, -2)
    .join(' ')}`,
  '',
  'at its number of players and games. Points are of a hundred: the seat furthest off its fair share, and the card of each',
  `deck whose takers (${plan.taking}) win most above the average of the deck.${plan.uses ? ' Of a quest, how many of those who kept it fulfilled it.' : ''}`,
  '',
  table(['players', 'games', 'rounds', plan.ending[1], 'seat off', ...heads, 'least used card'], await measureAll()),
].join('\n');
// Read anew: measuring takes long.
const before = readFileSync(page, 'utf8');
const [start, end] = [`<!-- ${party.mark} -->`, `<!-- /${party.mark} -->`];
const prepared = before.includes(start)
  ? before
  : before.replace('<!-- /tuning -->', (malins) => `${malins}\n\n${start}\n${end}`);
writeFileSync(
  page,
  prepared.replace(new RegExp(`${start}[\\s\\S]*${end}`), () => `${start}\n${text}\n${end}`),
);
