// What grows and stands on the land, as one path of lines, one of shadows and one of dots.
import type { TerritoryCard } from '../../games/karanor/rules/content.ts';
import { type Lands, randomFrom, valueAt } from './field.ts';
import type { Box } from './labels.ts';

type Kind = 'mount' | 'pine' | 'orchard' | 'vine' | 'grass' | 'flax' | 'hill' | 'cross' | 'dead' | 'palm';

/** One small drawing: lines, the shadow beside them, dots. */
interface Stamp {
  readonly lines: string;
  readonly shadow?: string;
  readonly dots?: string;
}

const STAMPS: Readonly<Record<Kind, readonly [Stamp, Stamp]>> = {
  mount: [
    {
      shadow: 'M1-12L14 9L4 9L0-2Z',
      lines: 'M-15 9L-5-6L-2-3L2-12L7-3L9-5L16 9M3-8l2 7l-2 4l2 6M8-1l1 5l-1 4M-5-6l0 5l-3 5',
    },
    {
      shadow: 'M-3-10L10 9L1 9L-3-1Z',
      lines: 'M-16 9L-10-1L-8 1L-3-11L3 0L6-5L15 9M-2-6l1 5l2 3l-1 6M6-1l2 5l0 4M-10 2l-2 5',
    },
  ],
  pine: [
    { shadow: 'M0-10L5 3L1 4Z', lines: 'M0 8l0-4M0-10L-5 4L5 4ZM1-3l2 5M1-6l1 3' },
    {
      shadow: 'M-4-7L-1 4L-3 5ZM4-9L8 2L5 3Z',
      lines: 'M-4 8l0-3M-4-7L-8 5L0 5ZM4 6l0-3M4-9L0 3L8 3ZM5-2l1 3',
    },
  ],
  orchard: [
    { shadow: 'M2-8a6 6 0 0 1 0 11Z', lines: 'M0 8l0-5M-1 3a5.5 5.5 0 1 1 3 0ZM3-4l0 3' },
    {
      shadow: 'M-3-6a5 5 0 0 1 0 9ZM6-6a4 4 0 0 1 0 8Z',
      lines: 'M-5 8l0-5M-6 3a4.6 4.6 0 1 1 2.6 0M5 7l0-5M4 2a4 4 0 1 1 2 0',
    },
  ],
  vine: [
    {
      lines: 'M-9-3l18 0M-9 3l18 0M-7-6l0 6M-1-6l0 6M5-6l0 6M-7 0l0 6M-1 0l0 6M5 0l0 6',
      dots: 'M-4-2h.1M2-2h.1M8-2h.1M-4 4h.1M2 4h.1M8 4h.1',
    },
    { lines: 'M-8 0l16 0M-6-4l0 8M0-4l0 8M6-4l0 8', dots: 'M-3 1.5h.1M3 1.5h.1M8 1.5h.1' },
  ],
  grass: [{ lines: 'M-4 3l-2-5M-2 3l0-7M0 3l2-5M5 4l-1-4M7 4l2-3' }, { lines: 'M-3 3l-2-4M-1 3l1-6M1 3l3-4' }],
  flax: [
    { lines: 'M-4 5l0-8M0 5l0-10M4 5l0-7', dots: 'M-4-4h.1M0-6h.1M4-3h.1' },
    { lines: 'M-2 5l0-9M2 5l0-7', dots: 'M-2-5h.1M2-3h.1' },
  ],
  hill: [
    { shadow: 'M1-5C6-4 9 0 11 4L4 4Z', lines: 'M-12 4C-7-7 4-9 11 4M3-3l3 6M6-1l2 4' },
    { lines: 'M-10 4C-6-5 2-6 8 4M2-2l3 5M9 1c2-1 4 0 5 3' },
  ],
  cross: [{ lines: 'M0 6l0-11M-3-2l6 0' }, { lines: 'M-3 6l0-5a3 3 0 0 1 6 0l0 5ZM0 0l0 3M-1.5 1.5l3 0' }],
  dead: [{ lines: 'M0 8l0-10M0 2l-5-6M0 0l4-6M-3-2l0-4M3-3l4-1' }, { lines: 'M0 8l0-8M0 3l-4-5M0 2l4-6' }],
  palm: [
    { lines: 'M-1 8C-1 3 0-1 2-4M2-4C-1-8-5-7-7-4M2-4C1-9 5-10 8-8M2-4C5-6 9-4 9-1M2-4C-1-4-3-2-4 1' },
    { lines: 'M1 8C1 3 0 0-1-3M-1-3C2-7 6-6 8-3M-1-3C-1-8-5-8-7-6M-1-3C-5-4-8-2-8 1' },
  ],
};

/** Half the room each kind takes. */
const ROOM: Readonly<Record<Kind, number>> = {
  mount: 12.5,
  pine: 9,
  orchard: 9,
  vine: 9,
  grass: 7,
  flax: 7,
  hill: 11,
  cross: 7,
  dead: 9,
  palm: 9,
};
/** By resource: wine, wood, fruit, meat, cloth, iron, diamond. */
const BY_RESOURCE: readonly Kind[] = ['vine', 'pine', 'orchard', 'grass', 'flax', 'mount', 'mount'];
const BY_PLACE: Readonly<Record<string, Kind>> = {
  montCendre: 'mount',
  leCimetiere: 'cross',
  tourDesMages: 'mount',
  gueTroisLunes: 'pine',
  capTonnerre: 'mount',
  voutesSalanche: 'mount',
  greveSalanche: 'dead',
  mangroveLucioles: 'palm',
  baieTortues: 'palm',
  plageEchoues: 'palm',
  anseCorsaires: 'palm',
  ruinesAube: 'palm',
  carrefourPendu: 'dead',
  belvedereIvoire: 'orchard',
  phareEchoval: 'grass',
  criqueVoiles: 'grass',
  pontMurmures: 'pine',
  quaiBrumes: 'grass',
};
/** Between two places that no road joins, by landmass. */
const BETWEEN: readonly Kind[] = ['mount', 'pine', 'hill', 'mount', 'mount'];

interface Put {
  readonly x: number;
  readonly y: number;
  readonly kind: Kind;
  readonly stamp: Stamp;
}

/** Moves a path: capital letters are places, small ones go on from where the pen is. */
function moved(path: string, x: number, y: number): string {
  return path.replace(/([A-Z])([^A-Za-z]*)/g, (_, letter: string, rest: string) => {
    let at = 0;
    const numbers = rest.match(/-?\d*\.?\d+/g) ?? [];
    const placed = numbers.map((n) => Math.round((Number(n) + (at++ % 2 === 0 ? x : y)) * 10) / 10);
    return letter + placed.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');
  });
}

export interface Terrain {
  readonly lines: string;
  readonly shadows: string;
  readonly dots: string;
}

export function terrainOf(
  territories: readonly TerritoryCard[],
  lands: Lands,
  roads: readonly (readonly [number, number])[],
  labels: readonly Box[],
): Terrain {
  const random = randomFrom(3);
  const puts: Put[] = [];
  const badges = ({ x, y, inhabitant, villa }: TerritoryCard) => [
    ...(inhabitant ? [[x + 19, y - 17]] : []),
    ...(villa ? [[x - 19, y - 17]] : []),
  ];

  function kindAt(
    near: TerritoryCard,
    second: TerritoryCard | undefined,
    gap: number,
    isFirst: boolean,
  ): Kind | undefined {
    const isBetween = second !== undefined && !near.land.includes(territories.indexOf(second)) && gap < 18;
    if (isBetween) return BETWEEN[near.landmass];
    if (isFirst) return undefined;
    if (random() < 0.18) return 'grass';
    return BY_RESOURCE[near.resources[0]] ?? BY_PLACE[near.id] ?? (random() < 0.5 ? 'hill' : 'grass');
  }
  function tryAt(x: number, y: number, isFirst: boolean): void {
    const depth = valueAt(lands.all, x, y);
    if (depth > -7) return;
    const near = territories
      .map((node) => ({ node, far: Math.hypot(node.x - x, node.y - y) }))
      .filter(({ node }) => valueAt(lands.each[node.landmass], x, y) < 0)
      .sort((a, b) => a.far - b.far);
    if (near.length === 0) return;
    const [first, second] = near;
    let kind = kindAt(first.node, second?.node, (second?.far ?? 0) - first.far, isFirst);
    if (kind === undefined) return;
    if (kind === 'mount' && depth > -13) kind = 'grass';
    const room = ROOM[kind];
    if (first.far < (first.node.city ? 33 : 27) + room * 0.55) return;
    if (badges(first.node).some(([u, v]) => Math.hypot(u - x, v - y) < 13 + room)) return;
    if (roads.some(([u, v]) => Math.hypot(u - x, v - y) < room * 0.72 + 5)) return;
    if (
      labels.some((b) => x > b.x - room - 1 && x < b.x + b.w + room + 1 && y > b.y - room * 0.6 && y < b.y + b.h + room)
    )
      return;
    const crowd = (one: Put): number => (ROOM[one.kind] + room) * (one.kind === kind ? 0.74 : 0.95);
    if (puts.some((one) => Math.hypot(one.x - x, one.y - y) < crowd(one))) return;
    puts.push({ x: Math.round(x), y: Math.round(y), kind, stamp: STAMPS[kind][random() < 0.5 ? 0 : 1] });
  }
  for (let i = 0; i < 9000; i++) tryAt(90 + random() * 900, 10 + random() * 700, true);
  for (let i = 0; i < 30000; i++) tryAt(90 + random() * 900, 10 + random() * 700, false);
  puts.sort((a, b) => a.y - b.y || a.x - b.x);
  const all = (part: keyof Stamp): string => puts.map(({ stamp, x, y }) => moved(stamp[part] ?? '', x, y)).join('');
  return { lines: all('lines'), shadows: all('shadow'), dots: all('dots') };
}
