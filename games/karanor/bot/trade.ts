/** Trades: what a swap does to the plan of both; offers that both gain from, and no haggling in circles. */

import type { Unasked } from '../../../bots/heuristic.ts';
import type { Chance, Decision } from '../../../kernel/index.ts';
import { RESOURCES } from '../rules/clauses.ts';
import { prestigeTarget } from '../rules/content.ts';
import { findOffer } from '../rules/offers.ts';
import { purseSeen } from '../rules/purse.ts';
import { isStable } from '../rules/stable.ts';
import type { Ask, Goods, Kinds, Proposal, Seat, View } from '../rules/state.ts';
import { proposeTrade } from '../rules/trades.ts';
import { thoughtOf } from './actions.ts';
import { outlook } from './plan.ts';
import type { Position } from './position.ts';
import { abilitiesWorth, associateWorth, tokenWorth } from './worth.ts';

/** A trade is taken from this gain on, in gold; from who is about to win, only for more. */
const GAIN = 0.6;

/** What one's outlook gains by giving `give` for `get`. */
function gain(v: View, give: Goods, get: Goods): number {
  const { mind, at, goals } = thoughtOf(v);
  const after: Position = {
    ...at,
    gold: at.gold - (give.gold ?? 0) + (get.gold ?? 0),
    tokens: at.tokens.map((n, kind) => n - (give[RESOURCES[kind]] ?? 0) + (get[RESOURCES[kind]] ?? 0)),
  };
  return outlook(mind, after, goals) - outlook(mind, at, goals) + tiles(v, get) - tiles(v, give);
}

/** Associates, insignia, artefacts and villas, by what they will still do. */
function tiles(v: View, goods: Goods): number {
  const { content } = v.table;
  const { turns } = thoughtOf(v).mind;
  let sum = (goods.associates?.length ?? 0) * associateWorth(turns - 1) + (goods.villas?.length ?? 0) * 3;
  for (const tile of goods.insignia ?? []) sum += abilitiesWorth(content.insignia[tile].abilities, turns);
  for (const tile of goods.artefacts ?? []) sum += abilitiesWorth(content.artefacts[tile].abilities, turns);
  return sum;
}

/** Who is nearly there gets nothing cheap. */
function caution({ pub, table }: View, other: Seat): number {
  return pub.merchants[other].prestige >= prestigeTarget(table.seats) - 2 ? 2.5 : 0;
}

export function acceptWorth(v: View, { about }: Ask<'answer-trade'>, a: Kinds['answer-trade']['answer']): number {
  if (a === 'decline') return 0;
  const offer = findOffer(v, about.offer);
  if (offer === undefined || a !== 'accept') return -1;
  return gain(v, offer.ask, offer.give) - GAIN - caution(v, offer.from);
}

/** What one volunteers: an answer to an offer, or an offer for the token one's plan lacks. */
export function worthProposing(v: View, may: readonly Decision[], chance: Chance): Unasked | undefined {
  for (const decision of may) {
    if (decision.kind !== 'answer-trade') continue;
    const d = decision as Ask<'answer-trade'>;
    const offer = findOffer(v, d.about.offer);
    if (offer === undefined || offer.from === v.seat) continue;
    if (!isStable(v)) continue;
    if (acceptWorth(v, d, 'accept') > 0) return { decision, answer: 'accept' };
    if (offer.to === v.seat) return { decision, answer: 'decline' };
  }
  const propose = may.find(({ kind }) => kind === 'propose-trade');
  if (propose === undefined || !isStable(v) || v.pub.active !== v.seat) return undefined;
  return offerFor(v, propose as Ask<'propose-trade'>, chance);
}

/** The most one pays for a token, and how far below the own gain the price stays. */
const PRICES = [2, 3];

function offerFor(v: View, decision: Ask<'propose-trade'>, chance: Chance): Unasked | undefined {
  const { goals, at, mind } = thoughtOf(v);
  if (v.own.declined.length >= 3 || v.own.offers.some(({ from }) => from === v.seat)) return undefined;
  const wanted = new Set<number>();
  for (const { tokens, kind } of goals) {
    if (kind === 'interact' || kind === 'villa') continue;
    for (let one = 0; one < tokens.length; one++) if (tokens[one] > at.tokens[one]) wanted.add(one);
  }
  let best: { answer: Proposal; gain: number } | undefined;
  for (const kind of wanted) {
    for (let to = 0; to < v.table.seats; to++) {
      const theirs = purseSeen(v, to)?.tokens[kind] ?? 0;
      if (to === v.seat || theirs < 1 || v.pub.merchants[to].frozen) continue;
      for (const give of pricesFor(v, to, kind)) {
        const answer: Proposal = { to, give, ask: { [RESOURCES[kind]]: 1 }, text: '' };
        const own = gain(v, answer.give, answer.ask) - caution(v, to);
        if (own < 1 + GAIN || (best !== undefined && own <= best.gain)) continue;
        if (proposeTrade.refusal(v, decision, answer) === undefined) best = { answer, gain: own };
      }
    }
  }
  if (best === undefined || mind.turns < 2 || chance.fraction() < 0.2) return undefined;
  return { decision, answer: best.answer };
}

/** Gold, or a token one has too many of. */
function pricesFor(v: View, _to: Seat, wanted: number): Goods[] {
  const { at, mind } = thoughtOf(v);
  const list: Goods[] = [];
  for (const gold of PRICES) if (at.gold >= gold && gold > tokenWorth(wanted, mind.turns)) list.push({ gold });
  at.tokens.forEach((n, kind) => {
    if (n > 1 && kind !== wanted) list.push({ [RESOURCES[kind]]: 1 });
  });
  return list;
}
