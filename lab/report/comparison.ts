/** Two sets side by side: what differs, and whether chance may be all there is to it. */
import type { Figures, Share, Spread } from '../figures.ts';
import { difference, type Interval, meanDifference } from '../statistics.ts';
import { mean, percent, points, safe, signed, spaced } from './markup.ts';
import type { Report } from './report.ts';
import { keyOf } from './rows.ts';
import { panel, section } from './section.ts';

interface Line {
  readonly name: string;
  readonly a: string;
  readonly b: string;
  readonly change: Interval & { readonly value: number };
  readonly write: (value: number) => string;
}

export function comparison({ sets, race }: Report): string {
  const [a, b] = sets.map(({ figures }) => figures);
  const lines = [
    ...means('rounds', a.rounds, b.rounds),
    ...means('decisions', a.decisions, b.decisions),
    ...names(a, b).flatMap((name) => shares(`ended by ${spaced(name)}`, endingOf(a, name), endingOf(b, name))),
    ...(a.players === b.players ? a.seats.flatMap((seat, i) => shares(`${seat.name} won`, seat, b.seats[i])) : []),
    ...means(`${race} of the first`, a.race?.places[0], b.race?.places[0]),
    ...means(`${race} ahead of the second`, a.race?.margin, b.race?.margin),
    ...means('changes of the lead', a.race?.leadChanges, b.race?.leadChanges),
    ...shares('whoever led at half-time won', a.race?.held[4], b.race?.held[4]),
  ];
  const head = `<tr><th></th><th>${keyOf(0, 2)} A</th><th>${keyOf(1, 2)} B</th><th>B − A</th></tr>`;
  return section(
    'comparison',
    'A and B',
    'Differences in bold are more than chance explains in 95 of 100 such comparisons; with many lines one in twenty is bold by chance.',
    panel(`<table class="compare"><thead>${head}</thead><tbody>${lines.map(rowOf).join('')}</tbody></table>`),
  );
}

function rowOf({ name, a, b, change, write }: Line): string {
  const isSure = change.low > 0 || change.high < 0;
  return `<tr class="${isSure ? 'yes' : ''}"><th scope="row">${safe(name)}</th><td>${a}</td><td>${b}</td><td>${write(change.value)} <small>${write(change.low)} to ${write(change.high)}</small></td></tr>`;
}

function means(name: string, a: Spread | null | undefined, b: Spread | null | undefined): Line[] {
  if (!a || !b) return [];
  const change = meanDifference(b.mean, a.mean);
  return [{ name, a: mean(a.mean.value), b: mean(b.mean.value), change, write: signed }];
}

function shares(name: string, a: Share | undefined, b: Share | undefined): Line[] {
  if (a === undefined || b === undefined) return [];
  return [{ name, a: percent(a.share), b: percent(b.share), change: difference(b, a), write: points }];
}

const names = (a: Figures, b: Figures): string[] => [...new Set([...a.endings, ...b.endings].map(({ name }) => name))];

/** An ending that never came is still an answer. */
const endingOf = ({ endings, games }: Figures, name: string): Share =>
  endings.find((one) => one.name === name) ?? { name, n: 0, of: games, share: 0, low: 0, high: 0, examples: [] };
