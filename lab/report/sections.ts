/** The parts of the page that every game has. */
import type { Figures, Spread } from '../figures.ts';
import { histogram } from './charts.ts';
import { mean, percent, points, spaced } from './markup.ts';
import type { Replays } from './replays.ts';
import type { Report } from './report.ts';
import { boxRows, keyOf, shareRows } from './rows.ts';
import { panel, section } from './section.ts';

const of = <T>({ sets }: Report, pick: (figures: Figures) => T): T[] => sets.map(({ figures }) => pick(figures));

/** The spreads of all sets, none where one set has it not. */
function spreadsOf(report: Report, pick: (figures: Figures) => Spread | undefined): Spread[] {
  const spreads = of(report, pick).filter((one) => one !== undefined);
  return spreads.length === report.sets.length ? spreads : [];
}

/** A figure and what is said beside it; null where there is none. */
type TileText = readonly [figure: string, more: string] | null;

/** The figures one looks for first. */
export function tiles(report: Report): string {
  const meanTile = ({ mean: { value, low, high } }: Spread): TileText => [mean(value), `${mean(low)} to ${mean(high)}`];
  const seatOff = ({ seats: list, fair }: Figures): [string, string] => {
    const [worst] = list.toSorted((a, b) => Math.abs(b.share - fair) - Math.abs(a.share - fair));
    return [points(worst.share - fair), `${worst.name}, points off ${percent(fair)}`];
  };
  const all: readonly (readonly [string, (figures: Figures) => TileText])[] = [
    ['games', ({ games, players }) => [String(games), `${players} players`]],
    ['rounds in a game', ({ rounds }) => rounds && meanTile(rounds)],
    ['decisions in a game', ({ decisions }) => meanTile(decisions)],
    ['seat furthest off', seatOff],
    ['ahead at the end', ({ race }) => race && meanTile(race.margin)],
    ['changes of the lead', ({ race }) => race && meanTile(race.leadChanges)],
  ];
  const drawn = all.map(([name, pick]) => {
    const values = of(report, pick).map((pair, set) =>
      pair === null
        ? ''
        : `<dd class="value">${keyOf(set, report.sets.length)}<span>${pair[0]} <small>${pair[1]}</small></span></dd>`,
    );
    return values.every((one) => one === '') ? '' : `<div class="tile"><dt>${name}</dt>${values.join('')}</div>`;
  });
  return `<dl class="tiles">${drawn.join('')}</dl>`;
}

export function length(report: Report, replays: Replays): string {
  const rounds = spreadsOf(report, (figures) => figures.rounds ?? undefined);
  const decisions = spreadsOf(report, (figures) => figures.decisions);
  return section(
    'length',
    'Length',
    'How many games were so long. A decision is one answer of one player.',
    `<div class="pair">${rounds.length > 0 ? panel(histogram(rounds, 'rounds', replays.linkTo), 'Rounds') : ''}${panel(histogram(decisions, 'decisions', replays.linkTo), 'Decisions')}</div>`,
  );
}

export function endings(report: Report, replays: Replays): string {
  const rows = shareRows(
    of(report, (figures) => figures.endings),
    replays,
    spaced,
  );
  return section('endings', 'Endings', 'How games ended, in parts of all games.', panel(rows));
}

export function seats(report: Report, replays: Replays): string {
  const [fair] = of(report, (figures) => figures.fair);
  const rows = shareRows(
    of(report, (figures) => figures.seats),
    replays,
    (name) => name,
    fair,
  );
  return section(
    'seats',
    'Seats',
    `What part of the games each seat won; the dashed line is what each would win if seats did not matter (${percent(fair)}). A seat whose line does not cross it has an advantage, or lacks one. A shared win counts for each winner.`,
    panel(rows),
  );
}

/** Where all are alike there is nothing to tell. */
export function who(report: Report, replays: Replays): string {
  const shares = of(report, (figures) => figures.who);
  if (new Set(shares.flat().map(({ name }) => name)).size < 2) return '';
  const [fair] = of(report, (figures) => figures.fair);
  return section(
    'players',
    'Players',
    'What part of their games each kind of player won, whichever seat they had.',
    panel(shareRows(shares, replays, spaced, fair)),
  );
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function scores(report: Report, replays: Replays): string {
  const places = of(report, ({ race }) => race?.places ?? []);
  const margins = spreadsOf(report, ({ race }) => race?.margin);
  if (margins.length === 0) return '';
  const names = PLACES.slice(0, Math.min(...places.map((list) => list.length)));
  const spreads = names.map((_, place) => places.map((list) => list[place]));
  return section(
    'scores',
    'Scores',
    `How far players end from each other, in ${report.race}. The box holds the middle half of all games, its line is the middle one, the whiskers are the least and the most. The games named are of the two ends.`,
    panel(boxRows(names, spreads, replays)) +
      panel(histogram(margins, `${report.race} ahead`, replays.linkTo), 'How far the first was ahead of the second'),
  );
}

export function leads(report: Report, replays: Replays): string {
  const changes = spreadsOf(report, ({ race }) => race?.leadChanges);
  if (changes.length === 0) return '';
  const held = shareRows(
    of(report, ({ race }) => race?.held ?? []),
    replays,
    (name) => `after ${name}`,
  );
  return section(
    'lead',
    'The lead',
    `Who shows most ${report.race} leads. Does the lead change, and is the game decided early?`,
    panel(histogram(changes, 'changes of the lead', replays.linkTo), 'How often somebody else came to lead') +
      panel(held, 'How often whoever led after that part of the game won it'),
  );
}
