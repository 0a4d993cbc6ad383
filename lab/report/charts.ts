/**
 * The charts of the page, drawn by hand: SVG as wide as its place, with places in hundredths and signs in pixels, so that
 * it reads alike on a phone and on a desk. The first set of games is drawn with discs, the second with diamonds.
 */
import type { Bin, Spread } from '../figures.ts';
import type { Interval } from '../statistics.ts';
import { mean, number, safe } from './markup.ts';
import { at, place, type Scale, scaleOf } from './scale.ts';

/** What a chart is of, said to those who do not see it. */
const picture = (height: number, says: string, inside: string, kind = ''): string =>
  `<svg class="${kind}" width="100%" height="${height}" role="img" aria-label="${safe(says)}">${inside}</svg>`;

export interface Dot extends Interval {
  readonly value: number;
  /** Chance alone would hardly put it there. */
  readonly isSure?: boolean;
}

const ROW = 30;

/** One line of a chart of dots: each value with its interval, one below the other, and what they are held against. */
export function dots(
  values: readonly (Dot | undefined)[],
  scale: Scale,
  write: (value: number) => string,
  reference: number | undefined,
): string {
  const height = ROW + 14 * (values.length - 1);
  const gap = height / (values.length + 1);
  const line = reference === undefined ? '' : vertical(at(scale, reference), height, 'reference');
  const marks = values.map((dot, set) => (dot === undefined ? '' : mark(dot, scale, Math.round(gap * (set + 1)), set)));
  const says = values.flatMap((dot) =>
    dot === undefined ? [] : [`${write(dot.value)}, from ${write(dot.low)} to ${write(dot.high)}`],
  );
  return picture(height, says.join('; '), grid(scale, height) + line + marks.join(''), 'dots');
}

function mark({ value, low, high, isSure = true }: Dot, scale: Scale, y: number, set: number): string {
  const [x1, x, x2] = [low, value, high].map((one) => at(scale, one));
  const kind = `set${set}${isSure ? '' : ' unsure'}`;
  const bar = `<line class="bar" x1="${x1}" x2="${x2}" y1="${y}" y2="${y}"/>`;
  // A nested picture carries a place in hundredths over to a shape in pixels.
  const sign =
    set === 0
      ? `<circle cx="${x}" cy="${y}" r="5"/>`
      : `<svg x="${x}" y="${y}" overflow="visible"><path d="M0 -6.5 6.5 0 0 6.5 -6.5 0z"/></svg>`;
  return `<g class="${kind}">${bar}${sign}</g>`;
}

const vertical = (x: string, height: number, kind: string): string =>
  `<line class="${kind}" x1="${x}" x2="${x}" y1="0" y2="${height}"/>`;

const grid = (scale: Scale, height: number): string =>
  scale.ticks.map((tick) => vertical(at(scale, tick), height, 'grid')).join('');

/** The numbers under a chart. */
export function axis(scale: Scale, write: (value: number) => string = number, shift = 0): string {
  const ticks = scale.ticks.filter((tick) => tick + shift <= scale.to);
  const labels = ticks.map((tick) => {
    const x = place(scale, tick + shift);
    const anchor = x < 4 ? 'start' : x > 96 ? 'end' : 'middle';
    return `<text x="${x.toFixed(2)}%" y="14" text-anchor="${anchor}">${safe(write(tick))}</text>`;
  });
  return `<svg class="axis" width="100%" height="20" aria-hidden="true">${labels.join('')}</svg>`;
}

/** Half of all within the box, all within the whiskers, the middle one as a line. */
export function boxes(spreads: readonly Spread[], scale: Scale): string {
  const height = ROW + 18 * (spreads.length - 1);
  const gap = height / (spreads.length + 1);
  const drawn = spreads.map(({ min, q1, median, q3, max }, set) => {
    const y = Math.round(gap * (set + 1));
    const width = `${(place(scale, q3) - place(scale, q1)).toFixed(2)}%`;
    return `<g class="set${set}"><line class="bar" x1="${at(scale, min)}" x2="${at(scale, max)}" y1="${y}" y2="${y}"/>
<rect class="box" x="${at(scale, q1)}" width="${width}" y="${y - 7}" height="14" rx="3"/>
<line class="middle" x1="${at(scale, median)}" x2="${at(scale, median)}" y1="${y - 9}" y2="${y + 9}"/></g>`;
  });
  const says = spreads.map(({ min, median, max }) => `from ${number(min)} to ${number(max)}, middle ${number(median)}`);
  return picture(height, says.join('; '), grid(scale, height) + drawn.join(''), 'boxes');
}

const HILL = 120;
/** Room for the flag of the mean. */
const FLAG = 20;

/** How a number is spread: a bar for each bin, which leads to a game in it, and a line at the mean. One for each set. */
export function histogram(spreads: readonly Spread[], unit: string, linkTo: Linker): string {
  // Several sets share one scale and one unit of height: the part of its games, for each step of the number.
  const scale = scaleOf(spreads.flatMap(({ bins }) => [bins[0].from, bins[bins.length - 1].to]));
  // Where each number has its own bar it is written in the middle of it.
  const middle = spreads.every(({ bins }) => bins[0].to - bins[0].from === 1) ? 0.5 : 0;
  const heightOf = ({ n, from, to }: Bin, { bins }: Spread): number =>
    n / (to - from) / bins.reduce((sum, bin) => sum + bin.n, 0);
  const highest = Math.max(...spreads.flatMap((spread) => spread.bins.map((bin) => heightOf(bin, spread))));
  const hills = spreads.map((spread, set) => {
    const bars = spread.bins.map((bin) => {
      const height = (HILL * heightOf(bin, spread)) / highest;
      return column(bin, scale, height, unit, linkTo(set, bin.examples[0]));
    });
    const centre = place(scale, spread.mean.value + middle);
    const anchor = centre > 60 ? `text-anchor="end" dx="-6"` : 'dx="6"';
    const flag = `<line class="mean" x1="${centre}%" x2="${centre}%" y1="2" y2="${FLAG + HILL}"/>
<text class="flag" x="${centre}%" y="13" ${anchor}>mean ${mean(spread.mean.value)}</text>`;
    const says = `${unit}: from ${number(spread.min)} to ${number(spread.max)}, mean ${mean(spread.mean.value)}`;
    return picture(FLAG + HILL, says, bars.join('') + flag, `hill set${set}`);
  });
  return `<div class="hills">${hills.join('')}${axis(scale, number, middle)}</div>`;
}

/** Where a game is shown; undefined where it cannot be. */
export type Linker = (set: number, example: number | undefined) => string | undefined;

function column({ from, to, n }: Bin, scale: Scale, height: number, unit: string, link: string | undefined): string {
  if (n === 0) return '';
  const [x, end] = [place(scale, from), place(scale, to)];
  const range = to - from === 1 ? number(from) : `${number(from)} to ${number(to - 1)}`;
  const bar = `<rect x="${x.toFixed(2)}%" width="${(0.93 * (end - x)).toFixed(2)}%" y="${(FLAG + HILL - height).toFixed(1)}" height="${height.toFixed(1)}"><title>${range} ${safe(unit)}: ${n} games</title></rect>`;
  return link === undefined ? bar : `<a href="${link}">${bar}</a>`;
}
