/**
 * Bargaining unasked: offering help at a price, answering offers, seeking support, dealing. Nobody repeats what was
 * refused, and each speaks once at a time, so that talk ends (DQ-R74).
 */
import type { Unasked } from '../../../bots/heuristic.ts';
import { clockwise, type Decision } from '../../../kernel/index.ts';
import { isNothing } from '../../bargain/goods.ts';
import { bargainsSeen, wordsSeen } from '../rules/bargains.ts';
import { winChance } from '../rules/effects/odds.ts';
import { allyPower } from '../rules/effects/power.ts';
import { type Goods, NONE, type Seat, type Side, type View } from '../rules/state.ts';
import { attackerChance, sideWorth } from './arena.ts';
import { answerDeal, bargainIn, cheapestQuests, otherDeals, proposeDeal } from './deals.ts';
import { helperWorth, helpGain, monsterIn, victory } from './dungeon.ts';
import { type Mind, mindOf } from './mind.ts';
import { tellWants } from './wants.ts';

type Say = (v: View, d: Decision) => unknown;

/** What is said to each unasked question; undefined: nothing. */
const SAY: { readonly [kind: string]: Say } = {
  'answer-deal': answerDeal,
  'answer-help': answerHelp,
  'answer-support': answerSupport,
  'offer-help': offerHelp,
  'ask-help': askHelp,
  'promise-support': promiseSupport,
  'propose-deal': proposeDeal,
  'tell-wants': tellWants,
};

/** Answers come before offers of one's own. */
const ORDER = Object.keys(SAY);

export function bargain(v: View, may: readonly Decision[]): Unasked | undefined {
  for (const kind of ORDER) {
    for (const decision of may) {
      if (decision.kind !== kind) continue;
      const answer = SAY[kind](v, decision);
      if (answer !== undefined) return { decision, answer, ...(kind === 'tell-wants' && { isTalk: true }) };
    }
  }
  return undefined;
}

function answerHelp(v: View, d: Decision): unknown {
  const offer = bargainIn(v, d);
  const { fight } = v.pub;
  if (offer === undefined || fight === null) return undefined;
  return helperWorth(mindOf(v), fight, offer.give) > 0.03 ? 'accept' : 'refuse';
}

/** The other answer to what is offered, other prices for help, other goods to deal in. */
export function otherBargains(v: View, may: readonly Decision[]): Unasked[] {
  const list: Unasked[] = [];
  for (const decision of may) {
    for (const answer of OTHERS[decision.kind]?.(v, decision) ?? []) list.push({ decision, answer });
  }
  return list;
}

/** What else may be said to each unasked question. */
const OTHERS: { readonly [kind: string]: (v: View, d: Decision) => readonly unknown[] } = {
  'answer-deal': (v, d) => {
    const accept = cheapestQuests(v, bargainIn(v, d)?.ask.quests ?? 0);
    return accept === undefined ? ['refuse'] : ['refuse', { accept }];
  },
  'answer-help': () => ['accept', 'refuse'],
  'answer-support': () => ['accept', 'refuse'],
  'offer-help': otherPrices,
  'propose-deal': otherDeals,
};

/** Prices that leave the active player something of what the help brings, the dearest first. */
function otherPrices(v: View): readonly unknown[] {
  const { fight, active } = v.pub;
  if (fight === null || bargainsSeen(v).some(({ from, about }) => from === v.seat && about === 'help')) return [];
  if (v.own.refused.some(({ about }) => about === 'help')) return [];
  const mind = mindOf(v);
  const gain = helpGain(mind, fight, v.seat);
  const wins = winChance(v.table.content, v.pub, fight, v.seat) / 64;
  const purse = v.pub.adventurers[active].gems + (monsterIn(v, fight)?.gems ?? 0);
  return prices(v, fight.monster)
    .filter((price) => !isNothing(price) && (price.gems ?? 0) <= purse && cost(mind, wins, price) <= 0.9 * gain)
    .sort((a, b) => cost(mind, wins, b) - cost(mind, wins, a))
    .slice(0, MOST_PRICES)
    .map((price) => ({ prices: [price], text: '' }));
}
const MOST_PRICES = 3;

/** The prices a helper thinks of, from modest to bold. */
function prices(v: View, monster: number): Goods[] {
  const list: Goods[] = [
    {},
    { gems: 1 },
    { gems: 2 },
    { spoils: [monster] },
    { gems: 1, spoils: [monster] },
    { gems: 3 },
  ];
  const points = v.pub.fight === null ? 0 : (monsterIn(v, v.pub.fight)?.points ?? 0);
  return points > 0 ? [...list, { points: 1 }, { gems: 1, points: 1 }] : list;
}

/** What the active player pays with this price. */
const cost = (mind: Mind, wins: number, { gems, points, spoils }: Goods): number =>
  (gems ?? 0) * mind.gem + wins * ((points ?? 0) + (spoils?.length ?? 0) * 0.2);

/** Names the best price that the active player has reason to accept: at most two thirds of what the help brings. */
function offerHelp(v: View): unknown {
  const { fight, active } = v.pub;
  if (fight === null || bargainsSeen(v).some(({ from, about }) => from === v.seat && about === 'help'))
    return undefined;
  const mind = mindOf(v);
  const gain = helpGain(mind, fight, v.seat);
  const wins = winChance(v.table.content, v.pub, fight, v.seat) / 64;
  const purse = v.pub.adventurers[active].gems + (monsterIn(v, fight)?.gems ?? 0);
  let best: Goods | undefined;
  let most = 0.02;
  for (const price of prices(v, fight.monster)) {
    if ((price.gems ?? 0) > purse || cost(mind, wins, price) > 0.66 * gain) continue;
    const worth = helperWorth(mind, fight, price);
    if (worth > most) {
      most = worth;
      best = price;
    }
  }
  return best === undefined ? undefined : { prices: [best], text: '' };
}

/** The active player asks the best helper who has said nothing yet, once. */
function askHelp(v: View): unknown {
  const { fight } = v.pub;
  if (fight === null) return undefined;
  const seen = bargainsSeen(v);
  if (seen.some(({ about }) => about === 'help') || v.own.refused.some(({ about }) => about === 'help'))
    return undefined;
  const { content, seats } = v.table;
  const alone = winChance(content, v.pub, fight, NONE);
  let helper = NONE;
  let best = alone + 6;
  for (const seat of clockwise(seats, v.seat)) {
    if (seat === v.seat) continue;
    const wins = winChance(content, v.pub, fight, seat);
    if (wins > best) {
      best = wins;
      helper = seat;
    }
  }
  if (helper === NONE) return undefined;
  const mind = mindOf(v);
  const gain = ((best - alone) * victory(mind, fight)) / 64;
  const gems = Math.max(1, Math.min(3, Math.floor((0.5 * gain) / Math.max(0.05, mind.gem))));
  return { to: helper, price: { gems }, text: '' };
}

/** A bystander's side at a price: worth it when the help changes enough. */
function answerSupport(v: View, d: Decision): unknown {
  const offer = bargainIn(v, d);
  const mind = mindOf(v);
  if (offer === undefined) return undefined;
  const { fight } = v.pub;
  if (fight === null) return 'refuse';
  const own = v.seat === fight.attacker ? 1 : -1;
  const more = own * allyPower(v.table.content, v.pub, offer.from, fight);
  const wanted = v.seat === fight.attacker ? 'attacker' : 'defender';
  const isHelp = offer.side === wanted;
  const before = attackerChance(v, fight.attacker, fight.defender, offer.from, 0);
  const after = attackerChance(v, fight.attacker, fight.defender, offer.from, isHelp ? more : 0);
  const gain = Math.abs(after - before) * 1.8;
  return gain > cost(mind, 1, offer.ask) * 0.8 ? 'accept' : 'refuse';
}

/** A principal promises gems to the strongest who has promised nobody; a bystander names a price for the side they like. */
function promiseSupport(v: View): unknown {
  const { fight } = v.pub;
  if (fight === null || fight.stage !== 'talk') return undefined;
  return v.seat === fight.attacker || v.seat === fight.defender ? bribe(v) : sellSide(v);
}

function bribe(v: View): unknown {
  const { fight } = v.pub;
  if (fight === null) return undefined;
  const words = wordsSeen(v);
  const mine = words.filter(({ from, ownSide }) => from === v.seat && !ownSide);
  const { gems } = v.pub.adventurers[v.seat];
  const promised = mine.reduce((sum, { goods }) => sum + (goods.gems ?? 0), 0);
  if (mine.length >= 2 || gems - promised < 1) return undefined;
  let best: Seat = NONE;
  let strongest = 0;
  for (const seat of clockwise(v.table.seats, v.seat)) {
    if (seat === fight.attacker || seat === fight.defender || mine.some(({ to }) => to === seat)) continue;
    const power = allyPower(v.table.content, v.pub, seat, fight);
    if (power > strongest) {
      strongest = power;
      best = seat;
    }
  }
  if (best === NONE) return undefined;
  const side: Side = v.seat === fight.attacker ? 'attacker' : 'defender';
  return { to: best, side, goods: { gems: Math.min(2, gems - promised) }, text: '' };
}

function sellSide(v: View): unknown {
  const { fight } = v.pub;
  if (fight === null || v.own.refused.some(({ about }) => about === 'support')) return undefined;
  if (wordsSeen(v).some(({ from, ownSide }) => from === v.seat && ownSide)) return undefined;
  if (bargainsSeen(v).some(({ from, about }) => from === v.seat && about === 'support')) return undefined;
  const side: Side = sideWorth(v, 'attacker') >= sideWorth(v, 'defender') ? 'attacker' : 'defender';
  const to = side === 'attacker' ? fight.attacker : fight.defender;
  const { gems } = v.pub.adventurers[to];
  return gems < 1 ? undefined : { to, side, goods: { gems: Math.min(2, gems) }, text: '' };
}
