// The land as a field of distances: below zero is land, and the further above, the deeper the water.
import type { TerritoryCard } from '../../games/karanor/rules/content.ts';

export const STEP = 4;
export const LEFT = 40;
export const TOP = -60;
export const COLUMNS = 250;
export const ROWS = 208;

export type Field = Float64Array;

/** Numbers that look like chance and are the same every time. */
export function randomFrom(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 4294967296;
  };
}

/** Smooth noise between −1 and 1. */
function noiseFrom(seed: number): (x: number, y: number) => number {
  const lattice = (i: number, j: number): number => {
    let hash = Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 2246822519);
    hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1;
  };
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - i), ease(y - j)];
    const upper = lattice(i, j) * (1 - u) + lattice(i + 1, j) * u;
    const lower = lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u;
    return 1.3 * (upper * (1 - v) + lower * v);
  };
}

type Node = TerritoryCard;
type Road = readonly [Node, Node];

function toRoad(x: number, y: number, [a, b]: Road): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

/** How far it is to the nearest place or road of a landmass. */
function toLand(x: number, y: number, nodes: readonly Node[], roads: readonly Road[]): number {
  const far = nodes.map((node) => Math.hypot(x - node.x, y - node.y));
  return Math.min(...far, ...roads.map((road) => toRoad(x, y, road)));
}

/** The same, as one smooth body. */
function bodyOf(x: number, y: number, nodes: readonly Node[], roads: readonly Road[]): number {
  const soft = 9;
  let sum = 1e-30;
  for (const node of nodes) sum += Math.exp(-(Math.hypot(x - node.x, y - node.y) - (node.city ? 50 : 45)) / soft);
  for (const road of roads) sum += Math.exp(-(toRoad(x, y, road) - 27) / soft);
  return 5 - soft * Math.log(sum);
}

export interface Lands {
  /** By landmass. */
  readonly each: readonly Field[];
  readonly all: Field;
}

export function landsOf(territories: readonly Node[], landmasses: number): Lands {
  const [coarse, fine] = [noiseFrom(7), noiseFrom(11)];
  const lands = Array.from({ length: landmasses }, (_, land) => ({
    nodes: territories.filter((node) => node.landmass === land),
    roads: territories.flatMap((a, i) =>
      a.landmass === land ? a.land.filter((b) => b > i).map((b): Road => [a, territories[b]]) : [],
    ),
  }));
  const each = lands.map(() => new Float64Array(COLUMNS * ROWS));
  const all = new Float64Array(COLUMNS * ROWS);
  for (let at = 0; at < all.length; at++) {
    const [x, y] = [LEFT + (at % COLUMNS) * STEP, TOP + Math.floor(at / COLUMNS) * STEP];
    const rough = 8 * coarse(x / 40, y / 40) + 5 * fine(x / 17, y / 17) + 2.4 * coarse(x / 8 + 50, y / 8);
    const far = lands.map(({ nodes, roads }) => toLand(x, y, nodes, roads));
    lands.forEach(({ nodes, roads }, land) => {
      const other = Math.min(...far.filter((_, i) => i !== land));
      // Two lands that come near each other leave a strait between them.
      const strait = ((far[land] - other + 21) / 2) * 1.15 + rough * 0.35;
      each[land][at] = Math.max(bodyOf(x, y, nodes, roads) + rough, strait);
    });
    all[at] = Math.min(...each.map((field) => field[at]));
  }
  return { each, all };
}

/** The field at a point of the map. */
export function valueAt(field: Field, x: number, y: number): number {
  const [i, j] = [Math.round((x - LEFT) / STEP), Math.round((y - TOP) / STEP)];
  return i < 0 || j < 0 || i >= COLUMNS || j >= ROWS ? 99 : field[j * COLUMNS + i];
}
