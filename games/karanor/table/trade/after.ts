/** What a trade would leave, and what could be built with it. */

import { buildCost } from '../../rules/build.ts';
import { RESOURCES } from '../../rules/clauses.ts';
import type { Content } from '../../rules/content.ts';
import { canPay } from '../../rules/purse.ts';
import type { Commerce, Goods, Purse, View } from '../../rules/state.ts';

/** A purse after giving and getting. */
export function purseAfter(purse: Purse, give: Goods, get: Goods): Purse {
  return {
    gold: purse.gold - (give.gold ?? 0) + (get.gold ?? 0),
    tokens: purse.tokens.map((n, kind) => n - (give[RESOURCES[kind]] ?? 0) + (get[RESOURCES[kind]] ?? 0)),
  };
}

/** The commerces in hand that could be paid then and cannot now, or the other way round. */
export function unlockedBy(
  content: Content,
  own: View,
  before: Purse,
  after: Purse,
): { readonly gained: Commerce[]; readonly lost: Commerce[] } {
  const payable = (purse: Purse, card: Commerce): boolean => {
    const { gold, tokens } = buildCost(content, own.pub, own.seat, card, false);
    return canPay(purse, gold, tokens);
  };
  const gained = own.own.hand.filter((card) => !payable(before, card) && payable(after, card));
  const lost = own.own.hand.filter((card) => payable(before, card) && !payable(after, card));
  return { gained, lost };
}
