/** The bank's market of two players (MK-931…940): one visit buys or sells up to two tokens, priced one by one. */
import type { Refusal } from '../../../kernel/index.ts';
import { ORDINARY_KINDS } from './clauses.ts';
import { MOST_ON_PLACE } from './content.ts';
import type { ActionOf, Deed } from './deeds.ts';
import { gainGold, payGold, purseOf, purseSeen } from './purse.ts';
import { refuse } from './refusals.ts';
import type { Exchange, View } from './state.ts';

/** What the bank takes for a token (MK-934), from a full place less (MK-938). */
const BUY = 3;
const BUY_FROM_FULL = 2;
/** What the bank gives for a token (MK-935), to an empty place more (MK-937). */
const SELL = 1;
const SELL_TO_EMPTY = 2;

/** The price of one token, read just before it changes hands (MK-939). */
export function priceAt(place: number, exchange: Exchange): number {
  if ('buy' in exchange) return place === MOST_ON_PLACE ? BUY_FROM_FULL : BUY;
  return place === 0 ? SELL_TO_EMPTY : SELL;
}

/** All visits of MK-933: pairs bought or sold as multisets, one of each in both orders (MK-R77). */
const VISITS: readonly ActionOf<'market'>[] = listVisits();

function listVisits(): ActionOf<'market'>[] {
  const visits: ActionOf<'market'>[] = [];
  const kinds = Array.from({ length: ORDINARY_KINDS }, (_, kind) => kind);
  const add = (...market: Exchange[]): void => void visits.push({ market });
  for (const one of kinds) {
    add({ buy: one });
    add({ sell: one });
    for (const other of kinds) {
      if (other >= one) {
        add({ buy: one }, { buy: other });
        add({ sell: one }, { sell: other });
      }
      add({ buy: one }, { sell: other });
      add({ sell: other }, { buy: one });
    }
  }
  return visits;
}

const NO_VISITS: readonly ActionOf<'market'>[] = [];

export const market: Deed<'market'> = {
  costs: 'action',
  candidates: ({ pub }) => (pub.market === null ? NO_VISITS : VISITS),
  refusal(v, { market: exchanges }) {
    const { pub, table } = v;
    if (pub.market === null) return refuse('no-market');
    if (table.options.marketPlace === 'cities' && !table.content.territories[pub.merchants[v.seat].pawn].city) {
      return refuse('market-elsewhere');
    }
    return exchangeRefusal(v, pub.market, exchanges);
  },
  take(s, t, seat, { market: exchanges }) {
    const places = s.pub.market;
    if (places === null) return;
    const { tokens } = purseOf(s, seat);
    const prices: number[] = [];
    let net = 0;
    for (const exchange of exchanges) {
      const kind = 'buy' in exchange ? exchange.buy : exchange.sell;
      const price = priceAt(places[kind], exchange);
      const bought = 'buy' in exchange ? 1 : -1;
      places[kind] -= bought;
      tokens[kind] += bought;
      if (bought > 0) payGold(s, seat, price);
      else gainGold(s, seat, price);
      prices.push(price);
      net -= bought * price;
    }
    t.emit('market-visited', { seat, exchanges, prices, net });
  },
};

/** Token by token: a sale may finance the purchase after it (MK-R77). */
function exchangeRefusal(v: View, market: readonly number[], exchanges: readonly Exchange[]): Refusal | undefined {
  const purse = purseSeen(v, v.seat);
  if (purse === undefined) return undefined;
  let { gold: has } = purse;
  for (let i = 0; i < exchanges.length; i++) {
    const exchange = exchanges[i];
    const isBuy = 'buy' in exchange;
    const kind = isBuy ? exchange.buy : exchange.sell;
    const before = i === 0 ? 0 : change(exchanges[0], kind);
    const place = market[kind] - before;
    const price = priceAt(place, exchange);
    if (isBuy) {
      if (place === 0) return refuse('market-lacks', { kind });
      if (has < price) return refuse('gold-missing', { gold: price, has });
      has -= price;
    } else {
      if (purse.tokens[kind] + before < 1) return refuse('tokens-missing', { n: 1, kind });
      if (place === MOST_ON_PLACE) return refuse('market-full', { kind });
      has += price;
    }
  }
  return undefined;
}

/** How many tokens of this kind the exchange brings its player. */
function change(exchange: Exchange, kind: number): number {
  if ('buy' in exchange) return exchange.buy === kind ? 1 : 0;
  return exchange.sell === kind ? -1 : 0;
}
