/** Goods of this game (MK-752): who has them, how they change hands, and how they are told from other JSON. */
import type { Chance } from '../../../kernel/index.ts';
import { type GoodsKinds, readsGoods } from '../../bargain/goods.ts';
import { addAssociate } from './associates.ts';
import { ORDINARY_KINDS, RESOURCES, type ResourceName } from './clauses.ts';
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

/** Whether a merchant with this purse has all of these goods. */
function hasAll(merchant: Merchant, purse: Readonly<Purse>, goods: Goods): boolean {
  for (const kind in goods) {
    switch (kind) {
      case 'gold':
        if ((goods.gold ?? 0) > purse.gold) return false;
        break;
      case 'associates':
        if (!goods.associates?.every((one) => merchant.associates.some((held) => held.kind === one))) return false;
        break;
      case 'insignia':
        if (!goods.insignia?.every((one) => merchant.insignia.includes(one))) return false;
        break;
      case 'artefacts':
        if (!goods.artefacts?.every((one) => merchant.artefacts.some((held) => held.artefact === one))) return false;
        break;
      case 'villas':
        if (!goods.villas?.every((one) => merchant.villas.includes(one))) return false;
        break;
      default:
        if ((goods[kind as ResourceName] ?? 0) > purse.tokens[KIND_OF[kind]]) return false;
    }
  }
  return true;
}
const KIND_OF: { readonly [name: string]: number } = Object.fromEntries(RESOURCES.map((name, kind) => [name, kind]));

/** Whether a player has all of this. */
export const holds = (s: State, seat: Seat, goods: Goods): boolean =>
  hasAll(s.pub.merchants[seat], purseOf(s, seat), goods);

/** Whether a player may have all of this, as far as the viewer can tell. */
export const mayHold = (v: View, seat: Seat, goods: Goods): boolean =>
  hasAll(v.pub.merchants[seat], purseSeen(v, seat) ?? anyPurse(v.table.options), goods);

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

/** A little of something this player may have, or nothing. */
export function randomGoods(v: View, seat: Seat, chance: Chance): Goods {
  const { associates, insignia, artefacts, villas } = v.pub.merchants[seat];
  const { gold, tokens } = purseSeen(v, seat) ?? anyPurse(v.table.options);
  for (let tries = 0; tries < 3; tries++) {
    const kind = chance.int(RESOURCES.length + 5);
    if (kind < RESOURCES.length) {
      if (tokens[kind] > 0) return { [RESOURCES[kind]]: 1 + chance.int(Math.min(tokens[kind], 2)) };
    } else if (kind === RESOURCES.length) {
      if (gold > 0) return { gold: 1 + chance.int(Math.min(gold, 3)) };
    } else if (kind === RESOURCES.length + 1) {
      if (associates.length > 0) return { associates: [chance.pick(associates).kind] };
    } else if (kind === RESOURCES.length + 2) {
      if (insignia.length > 0) return { insignia: [chance.pick(insignia)] };
    } else if (kind === RESOURCES.length + 3) {
      if (artefacts.length > 0) return { artefacts: [chance.pick(artefacts).artefact] };
    } else if (villas.length > 0) return { villas: [chance.pick(villas)] };
  }
  return {};
}
