// Where the names of places stand: each beside its own place, clear of roads, tokens and each other.
import type { TerritoryCard } from '../../games/karanor/rules/content.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Label {
  readonly lines: readonly string[];
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

const SIZE = 15.6;
export const LINE = 15.5;
/** The drawn part of the map. */
export const SHEET: Box = { x: 70, y: -20, w: 930, h: 748 };

/** How wide a text is set in the display face, from what its letters measure on average. */
function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (/[iljftrIs'’ .,-]/.test(letter)) sum += 0.39;
    else if (/[mwMW]/.test(letter)) sum += 0.96;
    else sum += /\p{Lu}/u.test(letter) ? 0.66 : 0.53;
  }
  return sum * SIZE;
}

/** Two lines are broken where people breathe: never after a small word. */
const LOOSE = /(^| )(de|des|aux|du|la|le|d'|of|the)$/i;
const ALONE = /^(de|des|aux|du|la|le|of|the)$/i;

interface Candidate extends Label {
  readonly dislike: number;
}

function splits(name: string): string[][] {
  const words = name.split(' ');
  return words.map((_, i) => (i === 0 ? [name] : [words.slice(0, i).join(' '), words.slice(i).join(' ')]));
}

function candidatesOf(node: TerritoryCard, name: string): Candidate[] {
  if (node.city) {
    const w = widthOf(name) * 1.08 + name.length * 1.1 + 14;
    return [{ lines: [name], anchor: 'middle', dislike: 0, box: { x: node.x - w / 2, y: node.y + 22, w, h: 31 } }];
  }
  const r = 22;
  return splits(name).flatMap((lines): Candidate[] => {
    const w = Math.max(...lines.map(widthOf));
    const h = lines.length * LINE;
    const broken =
      (lines.length === 1 ? 0.4 : 0) + (lines.some((line) => LOOSE.test(line) || ALONE.test(line)) ? 3 : 0);
    const up = node.inhabitant || node.villa ? 6 : 0;
    const stacked = [0, -14, 14, -26, 26].flatMap((dx): Candidate[] => [
      {
        lines,
        anchor: 'middle',
        dislike: broken + Math.abs(dx) / 9,
        box: { x: node.x + dx - w / 2, y: node.y + r - 1, w, h },
      },
      {
        lines,
        anchor: 'middle',
        dislike: 1.2 + broken + Math.abs(dx) / 9,
        box: { x: node.x + dx - w / 2, y: node.y - r - h - up, w, h },
      },
    ]);
    const beside = [0, 8, -8, 16].flatMap((dy): Candidate[] => [
      {
        lines,
        anchor: 'start',
        dislike: 0.8 + broken + Math.abs(dy) / 9,
        box: { x: node.x + r + 2, y: node.y + dy - h / 2, w, h },
      },
      {
        lines,
        anchor: 'end',
        dislike: 0.8 + broken + Math.abs(dy) / 9,
        box: { x: node.x - r - 2 - w, y: node.y + dy - h / 2, w, h },
      },
    ]);
    return [...stacked, ...beside];
  });
}

function overlap(a: Box, b: Box, margin: number): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) + margin;
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) + margin;
  return w > 0 && h > 0 ? w * h : 0;
}

interface Obstacle {
  readonly of: number;
  readonly box: Box;
  readonly weight: number;
}

function obstaclesOf(territories: readonly TerritoryCard[], others: readonly Box[]): Obstacle[] {
  const own = territories.flatMap(({ x, y, city, inhabitant, villa }, of): Obstacle[] => {
    const r = city ? 25 : 19;
    return [
      { of, box: { x: x - r, y: y - r, w: 2 * r, h: 2 * r }, weight: 1 },
      ...(inhabitant ? [{ of, box: { x: x + 8, y: y - 28, w: 22, h: 22 }, weight: 1 }] : []),
      ...(villa ? [{ of, box: { x: x - 30, y: y - 28, w: 22, h: 22 }, weight: 1 }] : []),
      { of, box: { x: x + 10, y: y + 4, w: 22, h: 20 }, weight: 0.5 },
    ];
  });
  return [...own, ...others.map((box) => ({ of: -1, box, weight: 1.5 }))];
}

/** Places all labels: each takes its best place in turn until none would move any more. */
export function placeLabels(
  territories: readonly TerritoryCard[],
  names: readonly string[],
  roads: readonly (readonly [number, number])[],
  others: readonly Box[],
): Label[] {
  const obstacles = obstaclesOf(territories, others);
  const all = territories.map((node, of) =>
    candidatesOf(node, names[of]).map((candidate) => {
      const { box } = candidate;
      let cost = candidate.dislike * 14;
      for (const one of obstacles) cost += overlap(box, one.box, 2) * (one.of === of ? 0.6 : 1) * one.weight;
      for (const [x, y] of roads)
        if (x > box.x - 1 && x < box.x + box.w + 1 && y > box.y && y < box.y + box.h) cost += 9;
      const isOut =
        box.x < SHEET.x + 22 ||
        box.x + box.w > SHEET.x + SHEET.w - 22 ||
        box.y < SHEET.y + 14 ||
        box.y + box.h > SHEET.y + SHEET.h - 14;
      return { candidate, cost: isOut ? cost + 4000 : cost };
    }),
  );
  const best = (costs: readonly number[]): number => costs.indexOf(Math.min(...costs));
  const chosen = all.map((list) => best(list.map(({ cost }) => cost)));
  for (let round = 0, isSettled = false; round < 60 && !isSettled; round++) {
    isSettled = true;
    all.forEach((list, of) => {
      const costs = list.map(({ candidate, cost }) =>
        all.reduce(
          (sum, other, at) => (at === of ? sum : sum + 3 * overlap(candidate.box, other[chosen[at]].candidate.box, 4)),
          cost,
        ),
      );
      const at = best(costs);
      if (costs[at] < costs[chosen[of]] - 0.01) {
        chosen[of] = at;
        isSettled = false;
      }
    });
  }
  return all.map((list, of) => list[chosen[of]].candidate);
}
