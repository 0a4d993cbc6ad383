/**
 * The shortest way round: from here by a place for each missing kind to the goal. What is left from a place onwards
 * depends on the map and the merchant's pace alone, so each answer is worked out once and kept with the map.
 */
import type { Content } from '../rules/content.ts';
import { steps } from '../rules/map.ts';
import type { Territory } from '../rules/state.ts';

/** How a merchant travels. */
export interface Pace {
  /** Territories a move action goes, and what a crossing costs. */
  readonly stride: number;
  readonly fare: number;
}

/** A way as one number, so that many can be kept: move actions, crossings and steps. */
export type Way = number;
export const NO_WAY: Way = -1;
const way = (actions: number, crossings: number, walked: number): Way => (actions << 20) | (crossings << 10) | walked;
export const actionsOf = (one: Way): number => one >> 20;
export const crossingsOf = (one: Way): number => (one >> 10) & 1023;
export const stepsOf = (one: Way): number => one & 1023;

/** Of two ways the better: fewer actions, a coin counting a little less than half of one; then fewer steps. */
const length = (one: Way, fare: number): number =>
  actionsOf(one) + 0.45 * fare * crossingsOf(one) + 0.004 * stepsOf(one);

/** From `from`, with `open` steps of a move left, by every kind of `kinds` (a bit each) to `to`. */
export function tour(
  content: Content,
  pace: Pace,
  from: Territory,
  open: number,
  kinds: number,
  to: Territory,
): Way | typeof NO_WAY {
  return open === 0 ? onward(content, pace, from, kinds, to) : best(content, pace, from, open, kinds, to);
}

/** Distances are a byte; this one means there is no way at all. */
const UNREACHABLE = 255;

function leg(content: Content, { stride }: Pace, from: Territory, open: number, to: Territory): Way {
  const far = steps(content, from, to);
  if (far === UNREACHABLE) return NO_WAY;
  return way(far <= open ? 0 : Math.ceil((far - open) / stride), seas(content, from, to), far);
}

function best(content: Content, pace: Pace, from: Territory, open: number, kinds: number, to: Territory): Way {
  if (kinds === 0) return leg(content, pace, from, open, to);
  let least = NO_WAY;
  for (let kind = 0; 1 << kind <= kinds; kind++) {
    if ((kinds & (1 << kind)) === 0) continue;
    const places = placesWith(content, from, kind);
    for (let i = 0; i < places.length; i++) {
      const first = leg(content, pace, from, open, places[i]);
      if (first === NO_WAY) continue;
      const rest = onward(content, pace, places[i], kinds & ~(1 << kind), to);
      // Ways add up part by part.
      if (rest !== NO_WAY && (least === NO_WAY || length(first + rest, pace.fare) < length(least, pace.fare))) {
        least = first + rest;
      }
    }
  }
  return least;
}

/** All sets of kinds. */
const SETS = 128;
const UNKNOWN = -2;
/** Maps of owners can be large: no more goals than this are remembered at a time. */
const MOST_TABLES = 400;

function onward(content: Content, pace: Pace, from: Territory, kinds: number, to: Territory): Way {
  let tables = known.get(content);
  if (tables === undefined) {
    tables = new Map();
    known.set(content, tables);
  }
  const key = (to * 64 + pace.stride) * 64 + pace.fare;
  let table = tables.get(key);
  if (table === undefined) {
    if (tables.size >= MOST_TABLES) tables.clear();
    table = new Int32Array(content.territories.length * SETS).fill(UNKNOWN);
    tables.set(key, table);
  }
  const at = from * SETS + kinds;
  if (table[at] === UNKNOWN) table[at] = best(content, pace, from, 0, kinds, to);
  return table[at];
}
const known = new WeakMap<Content, Map<number, Int32Array>>();

/** The nearest places where a resource is harvested: found once for each map. More are never worth the thought. */
export function placesWith(content: Content, from: Territory, kind: number): readonly Territory[] {
  let places = harvested.get(content);
  if (places === undefined) {
    places = content.territories.map((_, start) => content.resources.map((_one, one) => nearest(content, start, one)));
    harvested.set(content, places);
  }
  return places[from][kind];
}
const harvested = new WeakMap<Content, readonly (readonly (readonly Territory[])[])[]>();
const MOST_PLACES = 3;

function nearest(content: Content, from: Territory, kind: number): readonly Territory[] {
  const places: Territory[] = [];
  content.territories.forEach(({ resources }, at) => {
    if (resources.includes(kind)) places.push(at);
  });
  return nearestOf(content, from, places, MOST_PLACES);
}

/** So many of these territories, the nearest first. */
export function nearestOf(content: Content, from: Territory, list: Territory[], most: number): readonly Territory[] {
  return list.sort((a, b) => steps(content, from, a) - steps(content, from, b)).slice(0, most);
}

/** The fewest crossings on a shortest way between two territories: counted once for each map. */
function seas(content: Content, from: Territory, to: Territory): number {
  let rows = crossings.get(content);
  if (rows === undefined) {
    rows = countSeas(content);
    crossings.set(content, rows);
  }
  return rows[from * content.territories.length + to];
}
const crossings = new WeakMap<Content, Uint8Array>();

function countSeas(content: Content): Uint8Array {
  const { territories } = content;
  const { length: count } = territories;
  const rows = new Uint8Array(count * count).fill(UNREACHABLE);
  for (let from = 0; from < count; from++) {
    const row = rows.subarray(from * count, (from + 1) * count);
    row[from] = 0;
    const byDistance = territories.map((_, at) => at).sort((a, b) => steps(content, from, a) - steps(content, from, b));
    for (const at of byDistance) {
      const further = (next: Territory, sea: number): void => {
        if (steps(content, from, next) === steps(content, from, at) + 1) row[next] = Math.min(row[next], row[at] + sea);
      };
      for (const next of territories[at].land) further(next, 0);
      for (const next of territories[at].sea) if (!territories[at].land.includes(next)) further(next, 1);
    }
  }
  return rows;
}
