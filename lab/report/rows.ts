/** Charts with one line for each thing: its name, where it lies, its figures, games to look at. */
import type { Example, Share, Spread } from '../figures.ts';
import { axis, boxes, type Dot, dots } from './charts.ts';
import { mean as meanText, number, percent, safe } from './markup.ts';
import type { Replays } from './replays.ts';
import { type Scale, scaleOf } from './scale.ts';

export interface RowOf {
  readonly name: string;
  /** Said below the name. */
  readonly more?: string;
  /** One for each set; missing where it has none. */
  readonly dots: readonly (Dot | undefined)[];
  /** In words, one for each set. */
  readonly figures: readonly string[];
  readonly examples: readonly (readonly Example[])[];
  /** What it can be sorted by. */
  readonly data?: { readonly [key: string]: string | number };
}

const KEYS = [
  '<svg class="key set0" viewBox="-7 -7 14 14"><circle r="5"/></svg>',
  '<svg class="key set1" viewBox="-7 -7 14 14"><path d="M0 -6.5 6.5 0 0 6.5 -6.5 0z"/></svg>',
];
/** The sign of a set, where there are two. */
export const keyOf = (set: number, sets: number): string => (sets === 1 ? '' : KEYS[set]);

export function dotRows(
  rows: readonly RowOf[],
  replays: Replays,
  write: (value: number) => string,
  /** A line all are held against. */
  reference?: number,
): string {
  const ends = rows.flatMap((row) => row.dots.flatMap((dot) => (dot === undefined ? [] : [dot.low, dot.high])));
  const scale = scaleOf([...ends, reference ?? 0]);
  const lines = rows.map((row) => line(row, dots(row.dots, scale, write, reference), replays));
  return list(lines, scale, write);
}

const list = (lines: readonly string[], scale: Scale, write: (value: number) => string): string =>
  `<ul class="rows">${lines.join('\n')}<li class="axis-row"><span></span><div class="plot">${axis(scale, write)}</div><span></span><span></span></li></ul>`;

function line(
  { name, more, figures, examples, data = {} }: Omit<RowOf, 'dots'>,
  plot: string,
  replays: Replays,
): string {
  const facts = Object.entries(data).map(([key, value]) => ` data-${key}="${safe(String(value))}"`);
  const below = more === undefined ? '' : `<small>${safe(more)}</small>`;
  return `<li${facts.join('')}><div class="name">${safe(name)}${below}</div><div class="plot">${plot}</div><div class="figure">${figures.join('<br>')}</div>${replays.links(examples) || '<span></span>'}</li>`;
}

/** A line for each name, in the order of the first set that has it. */
export function shareRows(
  sets: readonly (readonly Share[])[],
  replays: Replays,
  nameOf: (name: string) => string,
  reference?: number,
): string {
  const names = [...new Set(sets.flatMap((shares) => shares.map(({ name }) => name)))];
  const rows = names.map((name): RowOf => {
    const found = sets.map((shares) => shares.find((share) => share.name === name));
    return {
      name: nameOf(name),
      dots: found.map((one) => one && { value: one.share, low: one.low, high: one.high }),
      figures: found.map((one) => (one === undefined ? '–' : shareText(one))),
      examples: found.map((one) => one?.examples ?? []),
    };
  });
  return dotRows(rows, replays, (value) => `${Math.round(100 * value)}\u00a0%`, reference);
}

const shareText = ({ share, low, high, of }: Share): string =>
  `<b>${percent(share)}</b> <small>${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}, of ${of}</small>`;

/** A box for each name. */
export function boxRows(names: readonly string[], spreads: readonly (readonly Spread[])[], replays: Replays): string {
  const scale = scaleOf(spreads.flat().flatMap(({ min, max }) => [min, max]));
  const lines = names.map((name, i) => {
    const figures = spreads[i].map(
      (spread) =>
        `<b>${meanText(spread.mean.value)}</b> <small>half within ${number(spread.q1)}–${number(spread.q3)}</small>`,
    );
    const ends = spreads[i].map(({ bins }) => [bins[0].examples[0], bins[bins.length - 1].examples[0]]);
    return line({ name, figures, examples: ends }, boxes(spreads[i], scale), replays);
  });
  return list(lines, scale, number);
}
