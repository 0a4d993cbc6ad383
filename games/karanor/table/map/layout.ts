/** Where the names of places stand, and whether the printed map of the house fits these territories. */
import type { Lang } from '../../../../web/face.ts';
import type { Content } from '../../rules/content.ts';
import type { Territory } from '../../rules/state.ts';
import printed from './layout.json';

/** The part of the plane that is drawn. */
export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Label {
  readonly lines: readonly string[];
  readonly anchor: string;
  readonly x: number;
  readonly y: number;
  /** How wide it is set. */
  readonly w: number;
}

const HOUSE: Sheet = { x: 70, y: -20, w: 930, h: 748 };
/** Between two lines of a label. */
export const LINE = printed.line;

type Printed = { readonly x: number; readonly y: number } & Readonly<Record<Lang, Label>>;
const places: Readonly<Record<string, Printed | undefined>> = printed.places;

/** The printed map shows these very territories. An owner's map is drawn from its data. */
export const isHouse = ({ territories }: Content): boolean =>
  territories.length === Object.keys(places).length &&
  territories.every(({ id, x, y }) => places[id]?.x === x && places[id]?.y === y);

export function sheetOf(content: Content): Sheet {
  if (isHouse(content)) return HOUSE;
  const xs = content.territories.map(({ x }) => x);
  const ys = content.territories.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - 90, Math.min(...ys) - 80];
  return { x, y, w: Math.max(...xs) + 90 - x, h: Math.max(...ys) + 90 - y };
}

const CITY_DROP = 23;

export function labelOf(content: Content, territory: Territory, lang: Lang): Label {
  const { id, x, y, title, city } = content.territories[territory];
  const known = isHouse(content) ? places[id]?.[lang] : undefined;
  const name = city ? title[lang].toLocaleUpperCase() : title[lang];
  // The house prints its names; whoever calls a place otherwise has it below the place.
  if (known !== undefined && known.lines.join(' ') === name) return known;
  return { lines: [name], anchor: 'middle', x, y: y + (city ? CITY_DROP + 11 : 36), w: name.length * 12.4 + 16 };
}

/** How far a badge of so many pixels keeps from what is written. */
const BADGE = 12;

/** The side of a place where the cost of going there stands: not on its own name, nor on the ribbon of a city. */
export function costSide(content: Content, territory: Territory, lang: Lang): 1 | -1 {
  const { x, y, city } = content.territories[territory];
  if (city) return 1;
  if (labelOf(content, territory, lang).anchor === 'start') return -1;
  const isCovering = content.territories.some((other, at) => {
    const half = labelOf(content, at, lang).w / 2 + BADGE;
    return other.city && Math.abs(x + 22 - other.x) < half && Math.abs(y + 11 - (other.y + 33)) < 10 + BADGE;
  });
  return isCovering ? -1 : 1;
}

/** How far left of its place a pawn stands: before the sign of the place where the name is on that side. */
export const pawnShift = (content: Content, territory: Territory, lang: Lang): number =>
  labelOf(content, territory, lang).anchor === 'end' ? 4 : 24;
