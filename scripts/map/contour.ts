// Lines of equal depth around the land, as smooth closed paths.
import { COLUMNS, type Field, LEFT, ROWS, STEP, TOP } from './field.ts';

type Spot = readonly [x: number, y: number];

/** Which edges of a cell (0 top, 1 right, 2 bottom, 3 left) a line joins, by which corners lie inside. */
const JOINS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** The closed rings around everything below `level`. */
function ringsOf(field: Field, level: number): Spot[][] {
  const value = (i: number, j: number): number => field[j * COLUMNS + i] - level;
  const spots = new Map<number, Spot>();
  const next = new Map<number, number[]>();
  const edge = (i: number, j: number, side: number): number => {
    const [p, q, isUp] = [side === 1 ? i + 1 : i, side === 2 ? j + 1 : j, side === 1 || side === 3];
    const key = 2 * (q * COLUMNS + p) + (isUp ? 1 : 0);
    if (!spots.has(key)) {
      const [a, b] = [value(p, q), isUp ? value(p, q + 1) : value(p + 1, q)];
      const t = a / (a - b);
      spots.set(key, [LEFT + (p + (isUp ? 0 : t)) * STEP, TOP + (q + (isUp ? t : 0)) * STEP]);
    }
    return key;
  };
  for (let j = 0; j < ROWS - 1; j++)
    for (let i = 0; i < COLUMNS - 1; i++) {
      const inside = [value(i, j), value(i + 1, j), value(i + 1, j + 1), value(i, j + 1)];
      const at = inside.reduce((bits, depth, corner) => bits | (depth < 0 ? 1 << corner : 0), 0);
      for (const [from, to] of JOINS[at]) {
        const [a, b] = [edge(i, j, from), edge(i, j, to)];
        next.set(a, [...(next.get(a) ?? []), b]);
        next.set(b, [...(next.get(b) ?? []), a]);
      }
    }
  const seen = new Set<number>();
  const rings: Spot[][] = [];
  for (const start of next.keys()) {
    const ring: Spot[] = [];
    for (let at: number | undefined = start; at !== undefined && !seen.has(at); ) {
      seen.add(at);
      ring.push(spots.get(at) as Spot);
      at = next.get(at)?.find((key) => !seen.has(key));
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

function areaOf(ring: readonly Spot[]): number {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length];
    sum += x * v - u * y;
  });
  return Math.abs(sum / 2);
}

/** Every `every`th point, through the middles between them: round, and short to write. */
function written(ring: readonly Spot[], every: number, digits: number): string {
  const points = ring.length > 4 * every ? ring.filter((_, i) => i % every === 0) : ring;
  const grain = 10 ** digits;
  const at = (i: number): Spot => points[i % points.length];
  const middle = (i: number): Spot => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2];
  const whole = ([x, y]: Spot): Spot => [Math.round(x * grain), Math.round(y * grain)];
  const number = (n: number): string => `${n / grain}`.replace(/^(-?)0\./, '$1.');
  let [x, y] = whole(middle(0));
  let path = `M${number(x)} ${number(y)}q`;
  for (let i = 1; i <= points.length; i++) {
    const [a, b] = whole(at(i));
    const [u, v] = whole(middle(i));
    for (const n of [a - x, b - y, u - x, v - y]) {
      const text = number(n);
      path += text.startsWith('-') || path.endsWith('q') ? text : ` ${text}`;
    }
    [x, y] = [u, v];
  }
  return `${path}z`;
}

export interface Contour {
  readonly level: number;
  /** Of the points, one in so many is kept. */
  readonly every: number;
  /** Rings smaller than this are left out. */
  readonly least?: number;
  readonly digits?: number;
}

export const contour = (field: Field, { level, every, least = 300, digits = 1 }: Contour): string =>
  ringsOf(field, level)
    .filter((ring) => areaOf(ring) > least)
    .map((ring) => written(ring, every, digits))
    .join('');
