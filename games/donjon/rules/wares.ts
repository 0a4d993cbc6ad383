/** Goods of this game: who has them, how they change hands, and how an answer is told from other JSON. */

import type { Chance, Refusal } from '../../../kernel/index.ts';
import { type GoodsKinds, onePieceMore as pieceMore, readsGoods, shortOf } from '../../bargain/goods.ts';
import { MOST_SECONDARIES } from './content.ts';
import { giveObject, moveQuest, moveSpoil } from './holdings.ts';
import { moveGems } from './purse.ts';
import { refuse } from './refusals.ts';
import type { Gift, Goods, Pub, Quest, Seat, State, Table, View } from './state.ts';

/** JSON that may be goods of some table; cards that are not in this table's box are refused by what judges them. */
const ANY: GoodsKinds = { amounts: { gems: 999, points: 99, quests: 9 }, lists: { objects: 999, spoils: 999 } };
const ANY_GIFT: GoodsKinds = {
  amounts: { gems: 999, points: 99 },
  lists: { objects: 999, spoils: 999, quests: 999 },
};
export const isGoods = (a: unknown): a is Goods => readsGoods(a, ANY);
export const isGift = (a: unknown): a is Gift => readsGoods(a, ANY_GIFT);

/** As everybody sees it: so many quests, never which. */
export function faceDown(gift: Gift): Goods {
  return isOpen(gift) ? gift : { ...gift, quests: gift.quests?.length ?? 0 };
}

/** Without face-down quests, goods and gifts are written alike. */
const isOpen = (gift: Gift): gift is Gift & Goods => gift.quests === undefined;

/** What this player has, as everybody sees it. */
function wares(pub: Pub, seat: Seat): Goods {
  const { gems, objects, spoils, secondaries } = pub.adventurers[seat];
  return { gems, quests: secondaries, objects, spoils };
}

/** Why this player cannot hand these goods over, as far as all can see; `mine` words it for the player themselves. */
export function lacking(pub: Pub, seat: Seat, goods: Goods, mine: boolean): Refusal | undefined {
  // Points are not handed over: they are never short.
  const have = goods.points === undefined ? wares(pub, seat) : { ...wares(pub, seat), points: goods.points };
  switch (shortOf(have, goods)) {
    case 'gems':
      return refuse(mine ? 'not-enough-gems' : 'partner-lacks-gems', { gems: pub.adventurers[seat].gems });
    case 'objects':
      return refuse('object-not-held');
    case 'spoils':
      return refuse('spoil-not-held');
    case 'quests':
      return refuse('quest-not-held');
    default:
      return undefined;
  }
}

/** Why these quests are not the player's own to give: open secondary ones only (DQ-R53). */
export function notOwnQuests(v: View, quests: readonly Quest[] | undefined): Refusal | undefined {
  return quests?.some((quest) => !v.own.secondaries.includes(quest)) ? refuse('quest-not-held') : undefined;
}

/** DQ-308, DQ-E51: nobody is left with more than three open secondary quests. */
export function overfills(pub: Pub, seat: Seat, lost: number, got: number): boolean {
  return got > lost && pub.adventurers[seat].secondaries - lost + got > MOST_SECONDARIES;
}

/** Hands goods over, the very quests included; points are never among them (DQ-313). */
export function handOver(s: State, t: Table, from: Seat, to: Seat, gift: Gift): void {
  if (gift.gems !== undefined) moveGems(s, t, from, to, gift.gems);
  for (const object of gift.objects ?? []) giveObject(s, from, to, object);
  for (const spoil of gift.spoils ?? []) moveSpoil(s, from, to, spoil);
  for (const quest of gift.quests ?? []) moveQuest(s, from, to, quest);
}

/** Every way to lay one thing more of what this player visibly has beside these goods. */
export const onePieceMore = (pub: Pub, seat: Seat, goods: Goods): Goods[] => pieceMore(wares(pub, seat), goods);

/** The same with one's own quests by name. */
export function oneGiftMore(v: View, gift: Gift): Gift[] {
  const { gems, objects, spoils } = v.pub.adventurers[v.seat];
  return pieceMore<Gift>({ gems, objects, spoils, quests: v.own.secondaries }, gift);
}

/** A few gems, a card, or nothing, of what this player visibly has. */
export function randomGoods(pub: Pub, seat: Seat, chance: Chance): Goods {
  const { gems, objects, spoils } = pub.adventurers[seat];
  const dice = chance.int(8);
  if (dice < 3 && gems > 0) return { gems: 1 + chance.int(Math.min(gems, 4)) };
  if (dice === 3 && objects.length > 0) return { objects: [chance.pick(objects)] };
  if (dice === 4 && spoils.length > 0) return { spoils: [chance.pick(spoils)] };
  return {};
}
