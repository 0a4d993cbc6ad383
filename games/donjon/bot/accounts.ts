/** After the fight: keeping one's word, or not; taking what is given. */
import { isNothing, plus, shared, without } from '../../bargain/goods.ts';
import { owed } from '../../bargain/words.ts';
import { debts } from '../rules/settle.ts';
import type { Goods, GoodsKind, Kinds, Seat, View } from '../rules/state.ts';
import { faceDown } from '../rules/wares.ts';
import { priceWorth, takerWorth } from './dungeon.ts';
import { type Mind, mindOf } from './mind.ts';
import { reputation } from './trust.ts';
import { changed, ownWorth } from './worth.ts';

type Parcels = Kinds['settle-as-attacker']['answer'];

/** How much of one's word is left open after giving this: 0 nothing, 1 all of it, a half for keeping it in part. */
function unkept(v: View, to: Seat, given: Goods): number {
  let due: Goods = {};
  for (const word of debts(v)) if (word.to === to) due = plus(due, owed(word));
  if (isNothing(due)) return 0;
  if (isNothing(without(due, given))) return 0;
  return isNothing(shared(due, given)) ? 1 : 0.6;
}

/** What a settlement costs: goods given, and good name lost. */
function settled(mind: Mind, parcels: Parcels): number {
  let cost = 0;
  const creditors = new Set(debts(mind.v).map(({ to }) => to));
  for (const { to, gift } of parcels) {
    cost += priceWorth(mind, faceDown(gift)) * (creditors.has(to) ? 1 : 2);
    cost += mind.rival(to) * 0.3 * priceWorth(mind, faceDown(gift));
  }
  for (const to of creditors) {
    const parcel = parcels.find((one) => one.to === to);
    cost += unkept(mind.v, to, parcel === undefined ? {} : faceDown(parcel.gift)) * reputation(mind.turns);
  }
  return -cost;
}

export const settleWorth = (v: View, a: Parcels): number => settled(mindOf(v), a);

export function splitWorth(v: View, a: Kinds['split-reward']['answer']): number {
  const ally = v.pub.fight?.ally ?? -1;
  return settled(mindOf(v), isNothing(a) ? [] : [{ to: ally, gift: a }]);
}

/** How badly an answer breaks a word. */
export function betrayal(v: View, parcels: Parcels): number {
  let worst = 0;
  for (const to of new Set(debts(v).map((word) => word.to))) {
    const parcel = parcels.find((one) => one.to === to);
    worst = Math.max(worst, unkept(v, to, parcel === undefined ? {} : faceDown(parcel.gift)));
  }
  return worst;
}

/** Gifts are taken where they help. */
export function giftWorth(v: View, a: readonly GoodsKind[], { goods }: Kinds['accept-gift']['ask']): number {
  const mind = mindOf(v);
  let sum = 0;
  for (const kind of a) {
    if (kind === 'quests') sum -= 0.1;
    else if (kind === 'points') sum += pointsWorth(mind, goods.points ?? 0);
    else sum += takerWorth(mind, { [kind]: goods[kind] } as Goods);
  }
  return sum;
}

/** Points are good, unless a quest wants few of them. */
function pointsWorth(mind: Mind, n: number): number {
  const { pub, seat } = mind;
  const after = changed(pub, seat, { points: pub.adventurers[seat].points + n });
  return ownWorth(mind, after) - ownWorth(mind, pub);
}

export function answerSurplusWorth(v: View, a: 'accept' | 'refuse', ask: Kinds['answer-surplus']['ask']): number {
  if (a === 'refuse') return 0;
  const mind = mindOf(v);
  return takerWorth(mind, { objects: [ask.object] }) - ask.gems * mind.gem * (1 + mind.rival(ask.from)) - 0.02;
}

/** For as much as the other may think it worth, or back to the shop. */
export function offerSurplusWorth(v: View, a: Kinds['offer-surplus']['answer']): number {
  const { surplus } = v.pub;
  if (a === 'return' || surplus === null) return 0;
  const mind = mindOf(v);
  const { objects } = v.table.content;
  const { type, bonus } = objects[surplus.object];
  const worn = v.pub.adventurers[a.to].objects.find((one) => objects[one].type === type);
  const use = mind.strength(Math.max(0, bonus - (worn === undefined ? 0 : objects[worn].bonus)));
  const isTaken = use > a.gems * mind.gem * 1.2 ? 0.75 : 0.05;
  return isTaken * (a.gems * mind.gem - mind.rival(a.to) * use) - 0.01;
}
