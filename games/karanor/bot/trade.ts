/** Trades: what a swap does to the plan of both; offers that both gain from, and no haggling in circles. */

import type { Unasked } from '../../../bots/heuristic.ts';
import { type Chance, clockwise, type Decision } from '../../../kernel/index.ts';
import { RESOURCES } from '../rules/clauses.ts';
import { prestigeTarget } from '../rules/content.ts';
import { findOffer } from '../rules/offers.ts';
import { purseSeen } from '../rules/purse.ts';
import { isStable } from '../rules/stable.ts';
import type { Ask, Goods, Kinds, Proposal, Seat, View } from '../rules/state.ts';
import { answerTrade, proposeTrade } from '../rules/trades.ts';
import { thoughtOf } from './actions.ts';
import { outlook } from './plan.ts';
import type { Position } from './position.ts';
import { abilitiesWorth, associateWorth, goldHeld } from './worth.ts';

/** A trade is taken from this gain on, in gold; from who is about to win, only for more. */
export const GAIN = 0.6;

/** What one's outlook gains by giving `give` for `get`. */
export function tradeGain(v: View, give: Goods, get: Goods): number {
  const { mind, at, goals, now } = thoughtOf(v);
  const after: Position = {
    ...at,
    gold: at.gold - (give.gold ?? 0) + (get.gold ?? 0),
    tokens: at.tokens.map((n, kind) => n - (give[RESOURCES[kind]] ?? 0) + (get[RESOURCES[kind]] ?? 0)),
  };
  return outlook(mind, after, goals) - now + tiles(v, get) - tiles(v, give);
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
export function caution({ pub, table }: View, other: Seat): number {
  return pub.merchants[other].prestige >= prestigeTarget(table.seats) - 2 ? 2.5 : 0;
}

export function acceptWorth(v: View, { about }: Ask<'answer-trade'>, a: Kinds['answer-trade']['answer']): number {
  if (a === 'decline') return 0;
  const offer = findOffer(v, about.offer);
  if (offer === undefined || a !== 'accept') return -1;
  return tradeGain(v, offer.ask, offer.give) - GAIN - caution(v, offer.from);
}

/** An offer to oneself is answered at once; one to all is taken or left. */
export function worthAnswering(v: View, may: readonly Decision[]): Unasked | undefined {
  for (const decision of may) {
    if (decision.kind !== 'answer-trade') continue;
    const d = decision as Ask<'answer-trade'>;
    const offer = findOffer(v, d.about.offer);
    if (offer === undefined) continue;
    const isGood = acceptWorth(v, d, 'accept') > 0 && answerTrade.refusal(v, d, 'accept') === undefined;
    if (isGood) return { decision, answer: 'accept' };
    if (offer.to === v.seat) return { decision, answer: 'decline' };
  }
  return undefined;
}

/** After so many refusals in a turn one stops asking. */
const MOST_REFUSALS = 2;

/** In one's own turn, one offer at a time, as long as there is time to use what it brings. */
export function canPropose(v: View, mostRefusals: number): boolean {
  const { pub, own, seat } = v;
  if (pub.active !== seat || pub.move !== null || own.declined.length >= mostRefusals) return false;
  return !own.offers.some(({ from }) => from === seat) && thoughtOf(v).mind.turns >= 2;
}

/** An offer for a token one's plan lacks, which the other has reason to accept. */
export function worthProposing(v: View, may: readonly Decision[], chance: Chance): Unasked | undefined {
  const decision = may.find(({ kind }) => kind === 'propose-trade');
  if (!canPropose(v, MOST_REFUSALS) || decision === undefined || chance.fraction() < 0.2) return undefined;
  return offerFor(v, decision as Ask<'propose-trade'>);
}

function offerFor(v: View, decision: Ask<'propose-trade'>): Unasked | undefined {
  let best: Swap | undefined;
  for (const swap of swaps(v, decision)) {
    if (swap.gain >= 1 + GAIN && (best === undefined || swap.gain > best.gain)) best = swap;
  }
  return best && { decision, answer: best.answer };
}

interface Swap {
  readonly answer: Proposal;
  /** What it does for one's own plan. */
  readonly gain: number;
}

/** For each token one's plan lacks and each price, the first partner who seems to gain enough by it. */
function swaps(v: View, decision: Ask<'propose-trade'>): Swap[] {
  const { at, mind } = thoughtOf(v);
  const list: Swap[] = [];
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    if (at.tokens[kind] >= mind.wanted[kind]) continue;
    const partners = partnersFor(v, kind);
    if (partners.length === 0) continue;
    const ask = { [RESOURCES[kind]]: 1 };
    for (const give of pricesFor(v, kind)) {
      const to = partners.find((one) => theirGain(v, one, kind, give) >= GAIN);
      if (to === undefined) continue;
      const answer: Proposal = { to, give, ask, text: '' };
      if (proposeTrade.refusal(v, decision, answer) === undefined) list.push({ answer, gain: tradeGain(v, give, ask) });
    }
  }
  return list;
}

/** The other answer to an offer: both are worth a thought. */
export function otherAnswers(v: View, may: readonly Decision[]): Unasked[] {
  if (!isStable(v)) return [];
  const list: Unasked[] = [];
  for (const decision of may) {
    if (decision.kind !== 'answer-trade') continue;
    const offer = findOffer(v, (decision as Ask<'answer-trade'>).about.offer);
    if (offer?.to === v.seat) list.push({ decision, answer: 'accept' }, { decision, answer: 'decline' });
  }
  return list;
}

/** Who has this and is not about to win; not somebody one has talked to in almost every round. */
function partnersFor(v: View, kind: number): Seat[] {
  const seats: Seat[] = [];
  for (const to of clockwise(v.table.seats, v.seat)) {
    const isAway = to === v.seat || v.pub.merchants[to].frozen || caution(v, to) > 0;
    if (isAway || v.own.offersWith[to] > v.pub.round) continue;
    if ((purseSeen(v, to)?.tokens[kind] ?? 0) > 0) seats.push(to);
  }
  return seats;
}

/** What the other probably thinks of it: of many tokens one is easily given, the last may be needed. */
function theirGain(v: View, to: Seat, kind: number, give: Goods): number {
  const purse = purseSeen(v, to);
  if (purse === undefined) return 0;
  const { seeks, spares } = v.pub.merchants[to];
  const { turns } = thoughtOf(v).mind;
  const had = purse.tokens[kind];
  let sum = goldHeld(purse.gold + (give.gold ?? 0), turns) - goldHeld(purse.gold, turns);
  sum -= spares.includes(kind) || had > 2 ? 0.5 : had === 2 ? 0.9 : 1.3;
  for (let one = 0; one < RESOURCES.length; one++) {
    if ((give[RESOURCES[one]] ?? 0) > 0) sum += seeks.includes(one) ? 1.5 : purse.tokens[one] === 0 ? 1 : 0.5;
  }
  return sum;
}

/** The cheapest first: a token one can spare, then gold. */
function pricesFor(v: View, wanted: number): Goods[] {
  const { at, mind } = thoughtOf(v);
  const list: Goods[] = [];
  at.tokens.forEach((n, kind) => {
    if (kind !== wanted && n > mind.wanted[kind]) list.push({ [RESOURCES[kind]]: 1 });
  });
  for (const gold of [2, 3, 4]) if (at.gold >= gold) list.push({ gold });
  return list;
}
