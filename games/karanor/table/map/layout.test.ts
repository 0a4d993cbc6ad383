/** Nothing that is laid on the map hides a name. */
import { describe, expect, test } from 'vitest';
import { SET } from '../../content/index.ts';
import { contentOf } from '../../content/set.ts';
import { costSide, labelOf, pawnShift } from './layout.ts';

const content = contentOf(SET, false);
const places = content.territories.map((_, territory) => territory);

describe.each(['fr', 'en'] as const)('the map in %s', (lang) => {
  const labelEdges = (territory: number): readonly [left: number, right: number] => {
    const { anchor, x, w } = labelOf(content, territory, lang);
    if (anchor === 'middle') return [x - w / 2, x + w / 2];
    return anchor === 'start' ? [x, x + w] : [x - w, x];
  };

  test('the cost of going to a place is not written on a city’s ribbon', () => {
    const cities = places.filter((at) => content.territories[at].city);
    const covering = places.filter((at) => {
      const { x, y, city } = content.territories[at];
      if (city) return false;
      const [a, b] = [x + 22 * costSide(content, at, lang), y + 11];
      return cities.some((other) => {
        const [left, right] = labelEdges(other);
        const top = content.territories[other].y + 23;
        return a + 10 > left && a - 10 < right && b + 10 > top && b - 10 < top + 20;
      });
    });
    expect(covering.map((at) => content.territories[at].id)).toEqual([]);
  });

  test('a pawn stands before its place where the name is on its left', () => {
    const beside = places.filter((at) => pawnShift(content, at, lang) > 10);
    const onLeft = places.filter((at) => labelEdges(at)[1] <= content.territories[at].x);
    expect(onLeft.length).toBeGreaterThan(0);
    expect(onLeft.filter((at) => beside.includes(at))).toEqual([]);
  });
});
