/** `tablee lab`: many games among bots, or those of a server, as a page of charts. */
import { availableParallelism } from 'node:os';
import { STRENGTH_NAMES } from '../bots/names.ts';
import type { Strength } from '../bots/players.ts';
import type { About, Box } from '../games/box.ts';
import { Crew } from '../lab/crew.ts';
import { type Plan, samePlan, seedOf } from '../lab/plan.ts';
import type { GameSet, Lang, Report } from '../lab/report/report.ts';
import { Table } from '../lab/table.ts';
import { Tally } from '../lab/tally.ts';
import type { Command, Given } from './arguments.ts';
import { misuse } from './failure.ts';
import { findGame, GAMES } from './games.ts';
import { serverSet } from './own-games.ts';
import { Progress } from './progress.ts';
import { reportFiles, writeReport } from './report-files.ts';
import {
  checkStart,
  readBots,
  readOptions,
  readPack,
  readPlayers,
  readThinking,
  TABLE_OPTIONS,
  WORKERS,
} from './table-arguments.ts';

/** What makes games among bots, and has no meaning for games that were played on a server. */
const PLAYED = {
  games: { value: 'K', help: 'how many games (200)' },
  seed: { value: 'S', help: 'any text; another seed gives other games (1)' },
  bots: TABLE_OPTIONS.bots,
  thinking: TABLE_OPTIONS.thinking,
  options: TABLE_OPTIONS.options,
  pack: TABLE_OPTIONS.pack,
  'against-options': { value: 'JSON', help: 'compare with as many games with these options' },
  'against-pack': { value: 'FILE', help: 'compare with as many games with these cards' },
  ...WORKERS,
};

export const command: Command = {
  name: 'lab',
  summary:
    'Plays many games on all cores, or reads those of a server, and writes what they tell as one page of charts, with its figures and games beside it (docs/lab.md).',
  operands: { game: `which game: ${GAMES.join(', ')}` },
  options: {
    out: { value: 'FILE', help: 'where the page goes, as report.html; report.json and report.csv are put beside it' },
    players: TABLE_OPTIONS.players,
    ...PLAYED,
    lang: { value: 'fr|en', help: 'the language of the names of cards (fr)' },
    data: {
      value: 'PLACE',
      help: "instead, the games of a server: its data folder while it does not run, or a backup's file",
    },
    database: { value: 'URL', help: 'the same from PostgreSQL, running or not: postgres://user:password@host/name' },
  },
  examples: [
    `tablee lab ${GAMES[0]} --games 500 --out report.html`,
    `tablee lab ${GAMES[0]} --games 500 --against-options '{"reaper":true}' --out reaper.html`,
    `tablee lab ${GAMES[0]} --data backup.db --out ours.html`,
  ],
  async run(given) {
    const about = findGame(given.operands[0]);
    const files = reportFiles(given);
    const lang = langOf(given);
    const box = await about.load();
    const isOwn = given.has('data') || given.has('database');
    const found = isOwn ? await ownSet(given, about, box) : { sets: await playedSets(given, about, box) };
    writeReport(files, { ...(await heading(about, box, lang)), ...found });
    console.log(`${files.page}: ${found.sets.map(({ figures }) => figures.games).join(' and ')} games.`);
    console.log(`All figures are in ${files.json}, every game in ${files.csv}.`);
    return 0;
  },
};

function langOf(given: Given): Lang {
  const lang = given.text('lang') ?? 'fr';
  if (lang === 'fr' || lang === 'en') return lang;
  throw misuse(`--lang must be fr or en, not "${lang}".`);
}

async function heading(about: About, box: Box, lang: Lang): Promise<Omit<Report, 'sets'>> {
  const study = await box.study?.();
  return { game: about.id, title: about.title[lang], race: study?.race.title.en ?? 'points', lang };
}

async function ownSet(given: Given, about: About, box: Box): Promise<Pick<Report, 'sets' | 'remark'>> {
  const stray = Object.keys(PLAYED).find((option) => given.has(option));
  if (stray !== undefined) throw misuse(`--${stray} is for games among bots; leave it out with --data or --database.`);
  const { set, remark } = await serverSet(given, about, box);
  return { sets: [set], remark };
}

/** What was typed about one set of games. */
interface Wanted {
  readonly options: string | undefined;
  readonly pack: string | undefined;
}

async function playedSets(given: Given, about: About, box: Box): Promise<GameSet[]> {
  const players = readPlayers(given, about);
  const bots = readBots(given.text('bots') ?? 'malin', players);
  const thinking = readThinking(given);
  const seed = given.text('seed') ?? '1';
  const games = given.number('games', 200, 1, 10_000_000);
  const workers = given.number('workers', availableParallelism(), 1, 1024);
  const first: Wanted = { options: given.text('options'), pack: given.text('pack') };
  const other: Wanted = {
    options: given.text('against-options') ?? first.options,
    pack: given.text('against-pack') ?? first.pack,
  };
  const isCompared = given.has('against-options') || given.has('against-pack');
  const all = (isCompared ? [first, other] : [first]).map((wanted, i) => {
    const options = readOptions(box, players, wanted.options, i === 0 ? '--options' : '--against-options');
    const pack = readPack(about, box, wanted.pack);
    checkStart(box, players, options, pack);
    const table = { game: about.id, players, thinking, options, ...(pack !== undefined && { pack }) };
    return { plan: samePlan(table, bots, seed, games), words: tableWords(bots, thinking, wanted) };
  });
  const progress = new Progress('Playing', games * all.length, { inLines: true });
  const crew = new Crew(Math.min(workers, games));
  try {
    const sets: GameSet[] = [];
    for (const { plan, words } of all) {
      sets.push({
        ...(await playSet(crew, box, plan, progress)),
        about: `${words} --seed ${shell(seed)}`,
        command: (game) => `./tablee replay ${about.id} ${words} --seed ${shell(seedOf(seed, game))}`,
      });
    }
    return sets;
  } finally {
    progress.end();
    await crew.close();
  }
}

async function playSet(
  crew: Crew,
  box: Box,
  plan: Plan,
  progress: Progress,
): Promise<Pick<GameSet, 'figures' | 'lines'>> {
  const { catalogue } = await Table.open(box, plan.table);
  const tally = new Tally();
  await crew.play(plan, (facts) => {
    tally.add(facts);
    progress.step();
  });
  return { figures: tally.figures(catalogue.titles), lines: tally.lines };
}

/** The table as it is typed. */
function tableWords(bots: readonly Strength[], thinking: number, { options, pack }: Wanted): string {
  const names = bots.map((strength) => STRENGTH_NAMES[strength]);
  const list = new Set(names).size === 1 ? names[0] : names.join(',');
  return [
    `--players ${bots.length} --bots ${list}`,
    ...(bots.includes('maitre') ? [`--thinking ${thinking}`] : []),
    ...(options === undefined ? [] : [`--options ${shell(options)}`]),
    ...(pack === undefined ? [] : [`--pack ${shell(pack)}`]),
  ].join(' ');
}

const shell = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
