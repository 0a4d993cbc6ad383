/** How roads and sea routes run: the same for the printed map and for what moves on it. */
import type { TerritoryCard } from '../../rules/content.ts';

type Node = Pick<TerritoryCard, 'id' | 'x' | 'y'>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a route bows to its right, read from the territory that comes first by name; sea routes that are not straight. */
const BOWS: Readonly<Record<string, number>> = {
  'criqueVoiles plageEchoues': 16,
  'montCendre quaiBrumes': -14,
  'anseCorsaires baieTortues': 20,
  'greveSalanche phareEchoval': -18,
  'belvedereIvoire greveSalanche': 18,
};
/** The one route that goes around the map, and where each route shows its fare. */
const AROUND = 'capTonnerre greveSalanche';
const AROUND_PATH = [
  'M920 575C940 578 965 575 965 545',
  'L965 60C965 34 950 20 925 20',
  'L545 20C512 20 505 40 505 110',
];
const AROUND_BACK = 'M505 110C505 40 512 20 545 20L925 20C950 20 965 34 965 60L965 545C965 575 940 578 920 575';
const MIDDLES: Readonly<Record<string, Point>> = {
  'criqueVoiles plageEchoues': { x: 336, y: 373 },
  'montCendre quaiBrumes': { x: 652, y: 357 },
  'anseCorsaires baieTortues': { x: 478, y: 562 },
  'greveSalanche phareEchoval': { x: 450, y: 92 },
  'belvedereIvoire greveSalanche': { x: 551, y: 88 },
  'capTonnerre greveSalanche': { x: 965, y: 190 },
};

const keyOf = (a: Node, b: Node): string => (a.id < b.id ? `${a.id} ${b.id}` : `${b.id} ${a.id}`);
const tenth = (n: number): number => Math.round(n * 10) / 10;

/** A slight curve of its own for every road, as if drawn by hand. */
function bowOf(a: Node, b: Node, isSea: boolean): number {
  const key = keyOf(a, b);
  if (isSea) return BOWS[key] ?? 12;
  let hash = 0;
  for (const letter of key) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return ((hash % 100) / 100 - 0.5) * 16;
}

/** The point that pulls the link aside. */
export function bendOf(a: Node, b: Node, isSea: boolean): Point {
  const [p, q] = a.id < b.id ? [a, b] : [b, a];
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  const bow = bowOf(a, b, isSea);
  return {
    x: tenth((p.x + q.x) / 2 - ((q.y - p.y) / length) * bow),
    y: tenth((p.y + q.y) / 2 + ((q.x - p.x) / length) * bow),
  };
}

/** The link as a path from the first to the second. `isHouse`: on the map of the house one route goes around. */
export function linkPath(a: Node, b: Node, isSea: boolean, isHouse = true): string {
  if (isHouse && keyOf(a, b) === AROUND) return a.id < b.id ? AROUND_PATH.join('') : AROUND_BACK;
  const bend = bendOf(a, b, isSea);
  return `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
}

/** Where a sea route shows what it costs. */
export function middleOf(a: Node, b: Node, isHouse = true): Point {
  const known = isHouse ? MIDDLES[keyOf(a, b)] : undefined;
  if (known !== undefined) return known;
  const bend = bendOf(a, b, true);
  return { x: (a.x + b.x + 2 * bend.x) / 4, y: (a.y + b.y + 2 * bend.y) / 4 };
}
