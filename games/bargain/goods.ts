/**
 * Goods: what may lie on one side of an offer or be promised, told by kind. Coins and other things that are all alike
 * are amounts; cards and tiles that differ are lists. A kind that is absent is none of it: amounts are never 0, lists
 * never empty and always in rising order, so that equal goods are equal data.
 */

/** `{ gems: 2, spoils: [31] }`. Hidden cards are amounts too: an offer tells how many, never which. */
export type Goods = { readonly [kind: string]: number | readonly number[] | undefined };

type Part = number | readonly number[] | undefined;

export function isNothing(goods: Goods): boolean {
  for (const kind in goods) if (goods[kind] !== undefined) return false;
  return true;
}

/** Both together. */
export function plus<G extends Goods>(a: G, b: Goods): G {
  if (isNothing(b)) return a;
  return combine(a, b, (x, y) => {
    if (y === undefined) return x;
    if (x === undefined) return y;
    return typeof x === 'number' ? x + (y as number) : rising([...x, ...(y as readonly number[])]);
  });
}

/** The first less the second, as far as it goes. */
export function without<G extends Goods>(a: G, b: Goods): G {
  if (isNothing(b)) return a;
  return combine(a, b, (x, y) => {
    if (x === undefined || y === undefined) return x;
    if (typeof x === 'number') return x - (y as number);
    return x.filter((one) => !(y as readonly number[]).includes(one));
  });
}

/** What is in both. */
export function shared<G extends Goods>(a: G, b: Goods): G {
  return without(a, without(a, b));
}

/** Whether something is in both. */
export function overlaps(a: Goods, b: Goods): boolean {
  for (const kind in a) {
    const [x, y] = [a[kind], b[kind]];
    if (x === undefined || y === undefined) continue;
    if (typeof x === 'number' || x.some((one) => (y as readonly number[]).includes(one))) return true;
  }
  return false;
}

/** Whether the first holds all of the second. */
export function covers(a: Goods, b: Goods): boolean {
  return isNothing(without(b, a));
}

export function sameGoods(a: Goods, b: Goods): boolean {
  return covers(a, b) && covers(b, a);
}

/** The first kind of which there is not enough, if one is short. */
export function shortOf<G extends Goods>(have: G, goods: G): keyof G | undefined {
  for (const kind in goods) {
    const [wanted, there] = [goods[kind], have[kind]] as [Part, Part];
    if (wanted === undefined) continue;
    if (typeof wanted === 'number' ? wanted > ((there as number | undefined) ?? 0) : !hasAll(there, wanted))
      return kind;
  }
  return undefined;
}

const hasAll = (list: Part, wanted: readonly number[]): boolean =>
  wanted.every((one) => (list as readonly number[] | undefined)?.includes(one));

/** Every way to lay one thing more of what is there beside these goods. */
export function onePieceMore<G extends Goods>(have: G, goods: G): G[] {
  const more: G[] = [];
  for (const kind in have) {
    const [there, laid] = [have[kind], goods[kind]] as [Part, Part];
    if (typeof there === 'number') {
      if (((laid as number | undefined) ?? 0) < there) more.push(plus(goods, { [kind]: 1 }));
    } else {
      for (const one of there ?? []) {
        if (!(laid as readonly number[] | undefined)?.includes(one)) more.push(plus(goods, { [kind]: [one] }));
      }
    }
  }
  return more;
}

function combine<G extends Goods>(a: G, b: Goods, join: (x: Part, y: Part) => Part): G {
  const result: { [kind: string]: number | readonly number[] } = {};
  for (const kind in a) lay(result, kind, join(a[kind], b[kind]));
  for (const kind in b) if (a[kind] === undefined) lay(result, kind, join(undefined, b[kind]));
  return result as G;
}

/** None of a kind is not written down. */
function lay(goods: { [kind: string]: number | readonly number[] }, kind: string, part: Part): void {
  if (part !== undefined && (typeof part === 'number' ? part > 0 : part.length > 0)) goods[kind] = part;
}

const rising = (list: readonly number[]): readonly number[] => [...new Set(list)].sort((x, y) => x - y);

/** Which kinds a game has, and how each is told; for lists the number of different things, for amounts the most. */
export interface GoodsKinds {
  readonly amounts: { readonly [kind: string]: number };
  readonly lists: { readonly [kind: string]: number };
}

/** Whether this JSON is goods of these kinds, in their one way of being written. */
export function readsGoods(a: unknown, kinds: GoodsKinds): a is Goods {
  if (typeof a !== 'object' || a === null || Array.isArray(a)) return false;
  for (const [kind, part] of Object.entries(a)) {
    if (Object.hasOwn(kinds.amounts, kind)) {
      if (!Number.isInteger(part) || part < 1 || part > kinds.amounts[kind]) return false;
    } else if (!Object.hasOwn(kinds.lists, kind) || !isRising(part, kinds.lists[kind]) || part.length === 0)
      return false;
  }
  return true;
}

/** Whether this JSON is a list of different whole numbers from 0 to below `end`, rising. */
export function isRising(a: unknown, end: number): a is readonly number[] {
  if (!Array.isArray(a) || a.length > end) return false;
  return a.every((one, i) => Number.isInteger(one) && one >= 0 && one < end && (i === 0 || one > a[i - 1]));
}
