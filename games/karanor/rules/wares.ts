/** Goods of this game (MK-752): who has them, how they change hands, and how they are told from other JSON. */
import type { Chance } from '../../../kernel/index.ts';
import { type GoodsKinds, readsGoods } from '../../bargain/goods.ts';
import { addAssociate } from './associates.ts';
import { ORDINARY_KINDS, RESOURCES } from './clauses.ts';
import { insertRising, removeFrom } from './lists.ts';
import { purseOf, purseSeen } from './purse.ts';
import type { Goods, Merchant, Options, Purse, Seat, State, View } from './state.ts';

const MOST_GOLD = 999;
const MOST_TOKENS = 99;

/** JSON that may be goods of some table: cards and prestige are no kind of it (MK-753, MK-754). */
const ANY: GoodsKinds = {
  amounts: { gold: MOST_GOLD, ...Object.fromEntries(RESOURCES.map((name) => [name, MOST_TOKENS])) },
  lists: { associates: ORDINARY_KINDS, insignia: 999, artefacts: 999, villas: 999 },
};
export const isGoods = (a: unknown): a is Goods => readsGoods(a, ANY);

type Drafted = { -readonly [kind in keyof Goods]: Goods[kind] };

/** All that this merchant could hand over with this purse. */
function goodsOf(merchant: Merchant, purse: Readonly<Purse>, options: Options): Goods {
  const goods: Drafted = {};
  if (purse.gold > 0) goods.gold = purse.gold;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if (purse.tokens[kind] > 0) goods[RESOURCES[kind]] = purse.tokens[kind];
  }
  if (merchant.associates.length > 0) goods.associates = merchant.associates.map(({ kind }) => kind);
  if (merchant.insignia.length > 0) goods.insignia = merchant.insignia;
  if (merchant.artefacts.length > 0) {
    goods.artefacts = merchant.artefacts.map(({ artefact }) => artefact).sort((a, b) => a - b);
  }
  if (options.villasTradable && merchant.villas.length > 0) goods.villas = merchant.villas;
  return goods;
}

/** What a player has. */
export const goodsHeld = (s: State, options: Options, seat: Seat): Goods =>
  goodsOf(s.pub.merchants[seat], purseOf(s, seat), options);

/** What a player may have, as far as the viewer can tell: behind a screen there may be anything (MK-R87). */
export function goodsSeen(v: View, seat: Seat): Goods {
  const { options } = v.table;
  return goodsOf(v.pub.merchants[seat], purseSeen(v, seat) ?? anyPurse(options), options);
}

const anyPurse = ({ reserve, diamonds }: Options): Purse => ({
  gold: MOST_GOLD,
  tokens: RESOURCES.map((_, kind) => (kind < ORDINARY_KINDS ? reserve : diamonds)),
});

/** Hands goods over, which the giver has; used tiles stay used (MK-R72), promoted associates promoted (MK-R45). */
export function handOver(s: State, from: Seat, to: Seat, goods: Goods): void {
  const [giver, taker] = [s.pub.merchants[from], s.pub.merchants[to]];
  movePurse(purseOf(s, from), purseOf(s, to), goods);
  for (const kind of goods.associates ?? []) {
    const at = giver.associates.findIndex((one) => one.kind === kind);
    for (const associate of giver.associates.splice(at, 1)) addAssociate(taker, associate);
  }
  for (const tile of goods.insignia ?? []) {
    removeFrom(giver.insignia, tile);
    insertRising(taker.insignia, tile);
  }
  for (const tile of goods.artefacts ?? []) {
    const at = giver.artefacts.findIndex(({ artefact }) => artefact === tile);
    taker.artefacts.push(...giver.artefacts.splice(at, 1));
  }
  // The marker moves, the prestige stays (MK-R67).
  for (const villa of goods.villas ?? []) {
    removeFrom(giver.villas, villa);
    insertRising(taker.villas, villa);
    s.pub.villas[villa] = to;
  }
}

function movePurse(from: Purse, to: Purse, goods: Goods): void {
  const { gold = 0 } = goods;
  from.gold -= gold;
  to.gold += gold;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    const n = goods[RESOURCES[kind]] ?? 0;
    from.tokens[kind] -= n;
    to.tokens[kind] += n;
  }
}

/** A little of something, or nothing, out of these goods. */
export function randomGoods(have: Goods, chance: Chance): Goods {
  const kinds = Object.keys(have) as (keyof Goods)[];
  if (kinds.length === 0 || chance.int(8) === 0) return {};
  const kind = chance.pick(kinds);
  const part = have[kind];
  if (part === undefined) return {};
  return { [kind]: typeof part === 'number' ? 1 + chance.int(Math.min(part, 3)) : [chance.pick(part)] };
}
