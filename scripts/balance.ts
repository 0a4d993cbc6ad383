// Measures how the cards of Bazar Quest play among malins at every number of players, and writes the figures into
// docs/games/bazar-quest.md: `npm run balance -- 5000` (games per line; an hour on two cores).
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { CardReport, DeckReports } from '../lab/cards.ts';

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

const games = Number(process.argv[2] ?? 5000);
const page = new URL('../docs/games/bazar-quest.md', import.meta.url);
const tablee = new URL('../tablee', import.meta.url).pathname;
const run = promisify(execFile);

const LINES: readonly Line[] = [
  ...[2, 3, 4, 5, 6].map((players) => ({ players, label: String(players), options: '{}' })),
  { players: 2, label: '2, advanced', options: '{"advancedTwoPlayer":true}' },
];

const argumentsOf = ({ players, options }: Line): string[] =>
  `simulate bazar-quest --players ${players} --games ${games} --seed balance --bots malin --cards --options ${options}`.split(
    ' ',
  );

async function measure(line: Line): Promise<string> {
  const { stdout } = await run(tablee, [...argumentsOf(line), '--json'], { maxBuffer: 1 << 24 });
  return row(line, JSON.parse(stdout));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function row({ label, players }: Line, { wins, ends, meanRounds, cards }: Result): string {
  const won = wins.reduce((sum, n) => sum + n, 0);
  const off = Math.max(...wins.map((n) => Math.abs(n / won - 1 / players)));
  const cells = [
    label,
    meanRounds.toFixed(2),
    percent((ends.defeat ?? 0) / games),
    `${(100 * off).toFixed(1)}`,
    ...['items', 'heroes', 'employees'].map((deck) => best(cards[deck])),
    leastUsed(cards),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The card whose takers win most, with the error of a figure that so few takings give. */
function best(cards: readonly CardReport[]): string {
  const [first] = cards.filter(({ taken }) => taken >= SEEN);
  if (first === undefined) return '–';
  const error = 50 / Math.sqrt(first.taken);
  return `${first.title.en} +${first.above.toFixed(1)} ± ${error.toFixed(1)}`;
}
/** Fewer takings say nothing. */
const SEEN = 20;

function leastUsed(decks: DeckReports): string {
  const [least] = Object.values(decks)
    .flat()
    .sort((a, b) => a.useRate - b.useRate);
  return `${least.title.en} ${percent(least.useRate)}`;
}

/** Two at a time: a machine for people has at least two cores. */
async function measureAll(): Promise<string[]> {
  const rows: string[] = [];
  const todo = [...LINES.entries()].reverse();
  const work = async (): Promise<void> => {
    for (let next = todo.shift(); next !== undefined; next = todo.shift()) rows[next[0]] = await measure(next[1]);
  };
  await Promise.all([work(), work()]);
  return rows;
}

const table = [
  `By \`npm run balance -- ${games}\`: ${games} games among *malins* a line, each the same as`,
  '',
  `    ./tablee ${argumentsOf(LINES[2]).slice(0, -2).join(' ')}`,
  '',
  'at its number of players. Points are of a hundred: the seat furthest off its fair share, and the card of each deck whose',
  'takers (sold, invited, hired) win most above the average of the deck.',
  '',
  '| players | rounds | common defeat | seat off | best item | best hero | best employee | least used card |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ...(await measureAll()),
].join('\n');
const text = readFileSync(page, 'utf8');
writeFileSync(page, text.replace(/(<!-- tuning -->\n)[\s\S]*(<!-- \/tuning -->)/, `$1${table}\n$2`));
