/** Help in the dungeon (407…409): prices named by helpers, bids of the active player, and the word that seals it. */
import { type Chance, type Decision, type Refusal, unasked } from '../../../kernel/index.ts';
import { isNothing, plus } from '../../bargain/goods.ts';
import { hasExactly, isRemark, isSameOffer } from '../../bargain/offers.ts';
import {
  bargainOf,
  bargainsSeen,
  clear,
  closeTalk,
  findBargain,
  post,
  tell,
  turnDown,
  wasRefused,
} from './bargains.ts';
import { BOX_GEMS, MOST_COUNTERS, MOST_SECONDARIES } from './content.ts';
import { isTalk } from './deals.ts';
import { refuse } from './refusals.ts';
import {
  type Bargain,
  type Goods,
  type Kind,
  type Kinds,
  NONE,
  type Seat,
  type State,
  type Table,
  type View,
} from './state.ts';
import { giveWord } from './vows.ts';
import { isGoods, onePieceMore, randomGoods } from './wares.ts';

/** How many prices an offer of help may name: "2 gems, or 1 gem and the spoil". */
const MOST_PRICES = 3;

const isNegotiation = (v: View): boolean => isTalk(v) && v.pub.fight?.place === 'dungeon';

export function mayHelp(v: View, list: Decision[]): void {
  if (!isNegotiation(v)) return;
  const key = v.pub.questions;
  if (v.seat === v.pub.active) list.push(unasked('ask-help', v.seat, key, {}));
  else list.push(unasked('offer-help', v.seat, key, {}));
  for (const { id, to, about, from } of bargainsSeen(v)) {
    if (to === v.seat && about === 'help' && from === v.pub.active) {
      list.push(unasked('answer-help', v.seat, id, { bargain: id }));
    }
  }
}

/** Why the active player cannot promise this: anything but what no monster or box holds (DQ-408, DQ-R49). */
export function priceRefusal(v: View, goods: Goods): Refusal | undefined {
  if (isNothing(goods)) return undefined;
  if (goods.points !== undefined && goods.points > mostPoints(v)) {
    return refuse('points-not-promised', { points: mostPoints(v) });
  }
  if ((goods.gems ?? 0) > BOX_GEMS || (goods.quests ?? 0) > MOST_SECONDARIES) return refuse('beyond-the-box');
  if (goods.objects?.some((object) => object >= v.table.content.objects.length)) return refuse('beyond-the-box');
  if (goods.spoils?.some((spoil) => !isMonster(v, spoil))) return refuse('beyond-the-box');
  return undefined;
}

const isMonster = (v: View, card: number): boolean => v.table.content.adventures[card]?.kind === 'monster';

/** The points this monster may yield. */
function mostPoints(v: View): number {
  const monster = v.pub.fight?.monster ?? NONE;
  if (monster === NONE) return 0;
  const card = v.table.content.adventures[monster];
  return card.kind === 'monster' ? Math.max(card.points, card.or?.points ?? 0) : 0;
}

/** The longest run of counter-offers between the two that this one would add to. */
function countersNow(v: View, other: Seat): number {
  let most = 0;
  for (const { about, from, to, counters } of bargainsSeen(v)) {
    if (about !== 'help' || !((from === v.seat && to === other) || (from === other && to === v.seat))) continue;
    if (counters + 1 > most) most = counters + 1;
  }
  return most;
}

const helpBargain = (from: Seat, to: Seat, prices: readonly Goods[], text: string, counters: number) => ({
  about: 'help' as const,
  from,
  to,
  give: {},
  ask: prices[0],
  or: prices.slice(1),
  side: null,
  counters,
  text,
});

const bid = (from: Seat, to: Seat, price: Goods, text: string, counters: number): Omit<Bargain, 'id'> => ({
  about: 'help',
  from,
  to,
  give: price,
  ask: {},
  or: [],
  side: null,
  counters,
  text,
});

/** A few prices that come to mind: nothing, gems, the spoil, the point. */
function usualPrices(v: View): Goods[] {
  const monster = v.pub.fight?.monster ?? NONE;
  const prices: Goods[] = [
    {},
    { gems: 1 },
    { gems: 2 },
    { gems: 3 },
    { spoils: [monster] },
    { gems: 1, spoils: [monster] },
  ];
  if (mostPoints(v) > 0) prices.push({ points: 1 }, { gems: 1, points: 1 }, { gems: 2, points: 1 });
  return prices;
}

/** The same with something of the active player's. */
const morePrices = (v: View, price: Goods): Goods[] => [
  ...onePieceMore(v.pub, v.pub.active, price),
  ...((price.points ?? 0) < mostPoints(v) ? [plus(price, { points: 1 })] : []),
];

function randomPrice(v: View, chance: Chance): Goods {
  return chance.int(2) === 0 ? chance.pick(usualPrices(v)) : randomGoods(v.pub, v.pub.active, chance);
}

type HelpOffer = Kinds['offer-help']['answer'];

export const offerHelp: Kind<'offer-help'> = {
  candidates(v, _d, soFar) {
    if (soFar === undefined) return usualPrices(v).map((price) => ({ prices: [price], text: '' }));
    const last = soFar.prices.length - 1;
    return morePrices(v, soFar.prices[last]).map((price) => ({ ...soFar, prices: soFar.prices.with(last, price) }));
  },
  refusal(v, _d, a) {
    if (a.prices.length > MOST_PRICES) return refuse('too-many-prices', { most: MOST_PRICES });
    for (const price of a.prices) {
      const refusal = priceRefusal(v, price);
      if (refusal !== undefined) return refusal;
    }
    const counters = countersNow(v, v.pub.active);
    if (counters > MOST_COUNTERS) return refuse('counters-spent', { most: MOST_COUNTERS });
    const standing = bargainsSeen(v).find(({ from, about }) => from === v.seat && about === 'help');
    const bargain = helpBargain(v.seat, v.pub.active, a.prices, a.text, counters);
    return standing !== undefined && isSame(standing, bargain) ? refuse('offer-open') : undefined;
  },
  reads: (a): a is HelpOffer =>
    hasExactly(a, ['prices', 'text']) &&
    Array.isArray(a.prices) &&
    a.prices.length > 0 &&
    a.prices.every(isGoods) &&
    isRemark(a.text),
  draw(v, d, chance) {
    const answer = { prices: [randomPrice(v, chance)], text: '' };
    return this.refusal(v, d, answer) === undefined ? answer : undefined;
  },
  take(s, d, a, t) {
    const counters = runOf(s, t, d.seat, s.pub.active);
    post(s, t, 'help-offered', helpBargain(d.seat, s.pub.active, a.prices, a.text, counters));
  },
};

const isSame = (a: Bargain, b: Omit<Bargain, 'id'>): boolean =>
  isSameOffer(a, { ...b, id: a.id }) &&
  a.or.length === b.or.length &&
  a.or.every((price, i) => isSameOffer({ ...a, ask: price }, { ...a, ask: b.or[i] }));

/** As `countersNow`, by the state. */
function runOf(s: State, t: Table, from: Seat, to: Seat): number {
  const list = t.options.whispers ? s.own[from].bargains : s.pub.bargains;
  let most = 0;
  for (const b of list) {
    if (b.about !== 'help' || !((b.from === from && b.to === to) || (b.from === to && b.to === from))) continue;
    if (b.counters + 1 > most) most = b.counters + 1;
  }
  return most;
}

type HelpBid = Kinds['ask-help']['answer'];

export const askHelp: Kind<'ask-help'> = {
  candidates(v, _d, soFar) {
    if (soFar !== undefined) return morePrices(v, soFar.price).map((price) => ({ ...soFar, price }));
    const answers: HelpBid[] = [];
    for (let to = 0; to < v.table.seats; to++) {
      if (to !== v.seat) for (const price of usualPrices(v)) answers.push({ to, price, text: '' });
    }
    return answers;
  },
  refusal(v, _d, a) {
    if (a.to === v.seat || a.to < 0 || a.to >= v.table.seats) return refuse('no-such-partner');
    const refusal = priceRefusal(v, a.price);
    if (refusal !== undefined) return refusal;
    const counters = countersNow(v, a.to);
    if (counters > MOST_COUNTERS) return refuse('counters-spent', { most: MOST_COUNTERS });
    const bargain = bid(v.seat, a.to, a.price, a.text, counters);
    if (wasRefused(v, bargain)) return refuse('refused-already');
    const standing = bargainsSeen(v).find(({ from, to, about }) => from === v.seat && to === a.to && about === 'help');
    return standing !== undefined && isSame(standing, bargain) ? refuse('offer-open') : undefined;
  },
  reads: (a): a is HelpBid =>
    hasExactly(a, ['to', 'price', 'text']) && Number.isInteger(a.to) && isGoods(a.price) && isRemark(a.text),
  draw(v, d, chance) {
    const to = (v.seat + 1 + chance.int(v.table.seats - 1)) % v.table.seats;
    const answer = { to, price: randomPrice(v, chance), text: '' };
    return this.refusal(v, d, answer) === undefined ? answer : undefined;
  },
  take(s, d, a, t) {
    post(s, t, 'help-asked', bid(d.seat, a.to, a.price, a.text, runOf(s, t, d.seat, a.to)));
  },
};

/** Yes makes the bid the helper's own standing price; the active player still chooses whom to take. */
export const answerHelp: Kind<'answer-help'> = {
  candidates: () => ['accept', 'refuse'],
  refusal: (v, d) => (findBargain(v, d.about.bargain)?.to === v.seat ? undefined : refuse('offer-gone')),
  take(s, d, a, t) {
    const bargain = bargainOf(s, t, d.seat, d.about.bargain);
    if (a === 'refuse') {
      turnDown(s, t, 'offer-refused', bargain);
      return;
    }
    clear(s, t, bargain);
    tell(t, 'offer-accepted', bargain);
    post(s, t, 'help-offered', helpBargain(d.seat, bargain.from, [bargain.give], bargain.text, bargain.counters));
  },
};

/** The price of an offer of help, by its place; undefined where there is none. */
export function priceOf(bargain: Bargain, price: number): Goods | undefined {
  return price === 0 ? bargain.ask : bargain.or[price - 1];
}

/** The standing offers of help this seat may take as active player. */
export function helpFor(v: View): readonly Bargain[] {
  return bargainsSeen(v).filter(({ about, to, from }) => about === 'help' && to === v.seat && from !== v.seat);
}

/** The active player commits: the helper is named, the price becomes a word, all other talk is over (DQ-411). */
export function acceptHelp(s: State, t: Table, id: number, price: number): void {
  const { fight, active } = s.pub;
  const bargain = bargainOf(s, t, active, id);
  const goods = priceOf(bargain, price);
  if (fight === null || goods === undefined) throw new Error(`Bargain ${id} is no offer of help at price ${price}`);
  fight.ally = bargain.from;
  clear(s, t, bargain);
  tell(t, 'offer-accepted', bargain);
  if (!isNothing(goods) || bargain.text !== '') {
    const { from: to, text } = bargain;
    giveWord(s, t, { from: active, to, about: 'help', goods, side: null, ownSide: false, text });
  }
  closeTalk(s, t);
}
