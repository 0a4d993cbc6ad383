/** The map of the house against the ledger: what any map must satisfy, and what was measured on ours. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../test/rule.ts';
import { makeContent } from '../content/index.ts';
import { DIAMOND, ORDINARY_KINDS, RESOURCES } from '../rules/clauses.ts';
import type { TerritoryCard } from '../rules/content.ts';
import type { Options } from '../rules/options.ts';

const { territories, landmasses, origins } = makeContent({} as Options);

const numbers = territories.map((_, i) => i);
const number = (id: string): number => territories.findIndex((one) => one.id === id);
const cities = numbers.filter((i) => territories[i].city);
const villas = numbers.filter((i) => territories[i].villa);
const inhabited = numbers.filter((i) => territories[i].inhabitant);
const sources = (kind: number): number[] => numbers.filter((i) => territories[i].resources.includes(kind));

/** Steps from a territory to every other. */
function distances(from: number, next = ({ land, sea }: TerritoryCard): readonly number[] => [...land, ...sea]) {
  const steps = new Map([[from, 0]]);
  for (const [at, n] of steps) for (const to of next(territories[at])) if (!steps.has(to)) steps.set(to, n + 1);
  return numbers.map((i) => steps.get(i) ?? Number.POSITIVE_INFINITY);
}
const FROM = numbers.map((i) => distances(i));
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const mean = (list: readonly number[]): number => sum(list) / list.length;
const nearest = (from: number, goals: readonly number[]): number => Math.min(...goals.map((goal) => FROM[from][goal]));
const within = (from: number, steps: number): number => inhabited.filter((i) => FROM[from][i] <= steps).length;

/** One row of the ledger's table of measured distances. */
const measured = (from: number): string => {
  const toCities = cityOrder.map((to) => FROM[from][to]);
  const goods = RESOURCES.map((_, kind) => nearest(from, sources(kind)));
  const toVillas = villas.map((villa) => FROM[from][villa]).sort((a, b) => a - b);
  const near = [2, 3, 4].map((steps) => within(from, steps));
  return `${toCities.join(' ')} = ${sum(toCities)}; ${goods.join('/')} (${sum(goods)}); ${near.join('/')}; ${toVillas.join(' ')}`;
};
const cityOrder = ['kien', 'tessevigne', 'unisson', 'caldreuil', 'portFeral', 'ormelie', 'perlance'].map(number);

describe('the map', () => {
  rule(['MK-R08', 'MK-R15'], 'has 53 roads and 6 sea routes, each in both directions', () => {
    for (const kind of ['land', 'sea'] as const) {
      for (const [i, one] of territories.entries()) {
        expect(one[kind]).toEqual([...new Set(one[kind])].sort((a, b) => a - b));
        for (const to of one[kind]) expect(territories[to][kind], `${one.id} ${to}`).toContain(i);
        expect(one[kind]).not.toContain(i);
      }
    }
    expect(sum(territories.map(({ land }) => land.length)) / 2).toBe(53);
    expect(sum(territories.map(({ sea }) => sea.length)) / 2).toBe(6);
    for (const { land, sea } of territories) expect(land.filter((to) => sea.includes(to))).toEqual([]);
  });

  rule('MK-R07', 'is 37 territories on five landmasses, whole and joined by sea alone', () => {
    expect(territories).toHaveLength(37);
    expect(new Set(territories.map(({ id }) => id)).size).toBe(37);
    expect(landmasses.map((_, i) => territories.filter(({ landmass }) => landmass === i).length)).toEqual([
      10, 10, 10, 5, 2,
    ]);
    for (const [i, { landmass, land, sea }] of territories.entries()) {
      for (const to of land) expect(territories[to].landmass).toBe(landmass);
      for (const to of sea) expect(territories[to].landmass).not.toBe(landmass);
      const byLand = distances(i, (one) => one.land);
      for (const [to, steps] of byLand.entries())
        expect(Number.isFinite(steps)).toBe(territories[to].landmass === landmass);
    }
    expect(Math.max(...FROM.flat())).toBe(9);
  });

  test('every landmass is at most two crossings from every other', () => {
    const neighbours = landmasses.map(
      (_, i) =>
        new Set(
          territories
            .filter(({ landmass }) => landmass === i)
            .flatMap(({ sea }) => sea.map((to) => territories[to].landmass)),
        ),
    );
    for (const [a, near] of neighbours.entries()) {
      const two = new Set([a, ...near, ...[...near].flatMap((b) => [...neighbours[b]])]);
      expect(two.size).toBe(landmasses.length);
    }
  });

  rule('MK-402', 'has seven cities in capitals, six to come from and Perlance', () => {
    expect(cities.map((i) => territories[i].title.fr)).toEqual(
      cities.map((i) => territories[i].title.fr.toLocaleUpperCase('fr')),
    );
    expect([...cities].sort()).toEqual([...origins, number('perlance')].sort());
    expect(origins.map((i) => territories[i].id)).toEqual(cityOrder.slice(0, 6).map((i) => territories[i].id));
  });

  rule('MK-R46', 'has 21 inhabitants and 7 villas, none in a city', () => {
    expect(inhabited).toHaveLength(21);
    expect(villas).toHaveLength(7);
    for (const i of [...inhabited, ...villas]) expect(territories[i].city).toBe(false);
  });

  rule(['MK-R25'], 'shows every kind on two territories, on different landmasses, diamonds far from home', () => {
    for (const { resources, city } of territories) expect(resources.length).toBeLessThanOrEqual(city ? 0 : 1);
    for (const [kind] of RESOURCES.entries()) {
      const [one, other] = sources(kind).map((i) => territories[i].landmass);
      expect(sources(kind)).toHaveLength(2);
      expect(one).not.toBe(other);
    }
    for (const origin of origins) expect(nearest(origin, sources(DIAMOND))).toBeGreaterThanOrEqual(3);
    const made = [0, 1, 2].map((landmass) =>
      RESOURCES.slice(0, ORDINARY_KINDS)
        .filter((_, kind) => sources(kind).some((i) => territories[i].landmass === landmass))
        .join(' '),
    );
    expect(made).toEqual(['wine wood meat iron', 'wine fruit cloth iron', 'wood fruit meat cloth']);
  });

  rule('MK-R07', 'fits the examples of the book', () => {
    const [kien, tower] = [number('kien'), number('tourDesMages')];
    expect(distances(kien, ({ land }) => land)[tower]).toBe(2);
    expect(territories[tower].villa).toBe(true);
    const [orchard, quay, mount] = ['vergersSucredor', 'quaiBrumes', 'montCendre'].map(number);
    expect(territories[orchard].resources.map((kind) => RESOURCES[kind])).toEqual(['fruit']);
    expect(territories[orchard].land).toContain(quay);
    expect(territories[quay].sea).toContain(mount);
    expect(territories[mount].inhabitant).toBe(true);
  });
});

describe('fair and of a good pace', () => {
  test('the distances are those of the ledger', () => {
    expect(cityOrder.map(measured)).toEqual([
      '0 3 5 7 5 7 3 = 30; 1/1/5/2/5/3/4 (21); 5/7/10; 2 3 4 4 5 6 7',
      '3 0 7 4 7 4 5 = 30; 4/3/4/1/5/1/3 (21); 5/7/10; 1 2 3 5 5 6 7',
      '5 7 0 3 5 7 3 = 30; 3/6/1/6/2/1/4 (23); 6/8/10; 1 3 4 4 6 7 7',
      '7 4 3 0 7 4 5 = 30; 1/5/4/5/1/3/3 (22); 5/8/11; 1 3 4 5 5 5 6',
      '5 7 5 7 0 3 3 = 30; 5/2/3/1/1/6/4 (22); 5/7/10; 1 2 2 5 6 6 7',
      '7 4 7 4 3 0 5 = 30; 4/1/1/3/4/4/3 (20); 5/8/10; 2 3 3 3 4 5 7',
      '3 5 3 5 3 5 0 = 24; 3/4/3/4/3/4/1 (22); 5/10/13; 1 2 3 5 5 6 6',
    ]);
  });

  test('no origin is better off', () => {
    const toCities = origins.map((i) => sum(cities.map((to) => FROM[i][to])));
    expect(Math.max(...toCities) / Math.min(...toCities)).toBeLessThanOrEqual(1.05);
    const toGoods = origins.map((i) => sum(RESOURCES.map((_, kind) => nearest(i, sources(kind)))));
    expect(Math.max(...toGoods) / Math.min(...toGoods)).toBeLessThanOrEqual(1.15);
    const people = origins.map((i) => within(i, 3));
    for (const one of people) expect(Math.abs(one - mean(people))).toBeLessThanOrEqual(1.5);
  });

  test('cities lie 3 steps apart on one landmass, 4 to 7 otherwise, Perlance 3 to 5', () => {
    const perlance = number('perlance');
    for (const a of origins) {
      expect([3, 4, 5]).toContain(FROM[a][perlance]);
      for (const b of origins.filter((one) => one !== a)) {
        if (territories[a].landmass === territories[b].landmass) expect(FROM[a][b]).toBe(3);
        else expect([4, 5, 6, 7]).toContain(FROM[a][b]);
      }
    }
  });
});

describe('as it is drawn', () => {
  type Point = readonly [x: number, y: number];
  const point = (i: number): Point => [territories[i].x, territories[i].y];
  const routes = numbers.flatMap((a) =>
    [...territories[a].land, ...territories[a].sea].filter((b) => a < b).map((b) => [a, b] as const),
  );
  /** The long route goes round the Levant. */
  const LONG = [number('capTonnerre'), number('greveSalanche')];
  const AROUND: readonly Point[] = [
    [965, 560],
    [965, 20],
    [500, 20],
  ];
  const segments = routes.flatMap(([a, b]) => {
    const path = LONG.includes(a) && LONG.includes(b) ? [point(a), ...AROUND, point(b)] : [point(a), point(b)];
    return path.slice(1).map((to, i) => ({ ends: [a, b], from: path[i], to }));
  });

  function clearance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(px - ax - along * dx, py - ay - along * dy);
  }
  const side = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number =>
    Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

  test('everything lies on the canvas', () => {
    for (const { x, y } of territories) {
      expect(x > 0 && x < 1000).toBe(true);
      expect(y > 0 && y < 720).toBe(true);
    }
  });

  test('fingers find every territory: points are 85 units apart on one axis', () => {
    for (const a of numbers) {
      for (const b of numbers.slice(a + 1)) {
        const [[ax, ay], [bx, by]] = [point(a), point(b)];
        expect(
          Math.max(Math.abs(ax - bx), Math.abs(ay - by)),
          `${territories[a].id} ${territories[b].id}`,
        ).toBeGreaterThanOrEqual(85);
      }
    }
  });

  test('no route passes a foreign territory nearer than 44 units', () => {
    for (const { ends, from, to } of segments) {
      for (const i of numbers.filter((one) => !ends.includes(one))) {
        const name = `${ends.map((end) => territories[end].id)} past ${territories[i].id}`;
        expect(clearance(point(i), from, to), name).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('no two routes cross', () => {
    for (const [i, a] of segments.entries()) {
      for (const b of segments.slice(i + 1)) {
        if (a.ends.some((end) => b.ends.includes(end))) continue;
        const isCrossing =
          side(a.from, a.to, b.from) !== side(a.from, a.to, b.to) &&
          side(b.from, b.to, a.from) !== side(b.from, b.to, a.to);
        const names = [...a.ends, ...b.ends].map((end) => territories[end].id).join(' ');
        expect(isCrossing, names).toBe(false);
      }
    }
  });
});
