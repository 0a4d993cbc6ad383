/**
 * Trades (MK-750…757): goods against goods at one instant, by consent of both, wherever the pawns stand (MK-R66). Offers
 * are made, countered, declined and withdrawn at any moment of a turn; acceptance waits for a stable point (MK-R73).
 */
import { andThen, type Chance, type Decision, type Refusal, unasked } from '../../../kernel/index.ts';
import { isNothing, onePieceMore, overlaps } from '../../bargain/goods.ts';
import { EVERYBODY, hasExactly, isRemark, MOST_OPEN } from '../../bargain/offers.ts';
import { moment } from './effects/moment.ts';
import { clear, countOpen, findOffer, isRepeated, post, tell, turnDown } from './offers.ts';
import { refuse } from './refusals.ts';
import { isStable } from './stable.ts';
import {
  type Goods,
  type Kind,
  type Kinds,
  NONE,
  type Proposal,
  type Seat,
  type State,
  type Table,
  type Trade,
  type View,
} from './state.ts';
import { goodsSeen, handOver, holds, isGoods, mayHold, randomGoods } from './wares.ts';

/** The trades this seat may propose, answer or withdraw now; none once the target is reached (MK-756). */
export function mayTrade({ pub, own, seat }: View, list: Decision[]): void {
  if (pub.triggeredBy !== NONE) return;
  list.push(PROPOSE[seat]);
  for (const { id, from } of pub.offers) list.push(onOffer(from === seat, seat, id));
  for (const { id, from } of own.offers) list.push(onOffer(from === seat, seat, id));
}

/** Why it comes too late: with the target all offers are void (MK-756, MK-R63), else this one has ended (MK-R71). */
export function tooLate({ pub }: View, kind: string): Refusal | undefined {
  if (!kind.endsWith('-trade')) return undefined;
  if (pub.triggeredBy !== NONE) return refuse('trades-over');
  return kind === 'propose-trade' ? undefined : refuse('offer-gone');
}

/** The same offer is asked about again and again: its decisions are made once. */
function onOffer(isMine: boolean, seat: Seat, offer: number): Decision {
  const key = (offer * MOST_SEATS + seat) * 2 + (isMine ? 1 : 0);
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= MOST_MADE) made.clear();
  const decision = unasked(isMine ? 'withdraw-trade' : 'answer-trade', seat, offer, { offer });
  made.set(key, decision);
  return decision;
}
const made = new Map<number, Decision>();
const MOST_SEATS = 8;
const MOST_MADE = 4096;

/** The same at any moment, so that it can be sent while the table moves on. */
const PROPOSE: readonly Decision[] = Array.from({ length: 6 }, (_, seat) => unasked('propose-trade', seat, 'any', {}));

/** Why this cannot be put to that player or to all, as far as the proposer may know. */
function proposalRefusal(v: View, p: Proposal): Refusal | undefined {
  const { to, give, ask } = p;
  if (to !== EVERYBODY && !isPartner(v, to)) return refuse('no-such-partner');
  const wrong = kindsRefusal(v, give) ?? kindsRefusal(v, ask);
  if (wrong !== undefined) return wrong;
  if (!mayHold(v, v.seat, give)) return refuse('goods-missing');
  if (!canAnyGive(v, to, ask)) return refuse('partner-lacks');
  if (overlaps(give, ask)) return refuse('same-both-ways');
  if (isNothing(give) && isNothing(ask)) return { ...refuse('empty-offer'), more: true };
  if (!v.table.options.gifts && (isNothing(give) || isNothing(ask))) return { ...refuse('no-gifts'), more: true };
  if (countOpen(v) >= MOST_OPEN) return refuse('too-many-offers', { most: MOST_OPEN });
  if (isRepeated(v.own.offers, v.seat, p) || isRepeated(v.pub.offers, v.seat, p)) return refuse('offer-open');
  return isRepeated(v.own.declined, v.seat, p) ? refuse('declined-already') : undefined;
}

function isPartner({ pub, seat }: View, to: Seat): boolean {
  return to !== seat && pub.merchants[to]?.frozen === false;
}

/** What the table's options keep out of trades (MK-R51, MK-R67). */
function kindsRefusal({ table }: View, { insignia, villas }: Goods): Refusal | undefined {
  if (villas !== undefined && !table.options.villasTradable) return refuse('villas-not-tradable');
  const isCurse = (tile: number): boolean => table.content.insignia[tile]?.curse === true;
  if (!table.options.curseTradable && insignia?.some(isCurse)) return refuse('curse-not-tradable');
  return undefined;
}

/** Whether the one asked, or somebody, may have it; goods behind a screen are never told (MK-R87). */
function canAnyGive(v: View, to: Seat, ask: Goods): boolean {
  if (to !== EVERYBODY) return mayHold(v, to, ask);
  return partners(v).some((seat) => mayHold(v, seat, ask));
}

function partners(v: View): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < v.table.seats; seat++) if (isPartner(v, seat)) seats.push(seat);
  return seats;
}

type Terms = Omit<Proposal, 'to'>;

/** Terms and what these keys say besides; how long the offer stands may be left out. */
function isTerms<K extends string>(a: unknown, ...others: readonly K[]): a is Terms & { readonly [key in K]: unknown } {
  const keys = ['give', 'ask', 'text', ...others] as const;
  if (!hasExactly(a, keys) && !(hasExactly(a, [...keys, 'stands']) && a.stands === 'turn')) return false;
  return isGoods(a.give) && isGoods(a.ask) && isRemark(a.text);
}

const NOTHING: Terms = { give: {}, ask: {}, text: '' };

/** One thing more on either side, or for this turn only. */
function grown<P extends Terms>(v: View, to: Seat, p: P): P[] {
  const asked = to === EVERYBODY ? partners(v) : [to];
  return [
    ...onePieceMore(goodsSeen(v, v.seat), p.give).map((give) => ({ ...p, give })),
    ...asked.flatMap((seat) => onePieceMore(goodsSeen(v, seat), p.ask)).map((ask) => ({ ...p, ask })),
    ...(p.stands === undefined ? [{ ...p, stands: 'turn' as const }] : []),
  ];
}

export const proposeTrade: Kind<'propose-trade'> = {
  candidates(v, _d, soFar) {
    if (soFar !== undefined) return grown(v, soFar.to, soFar);
    return [...partners(v), EVERYBODY].map((to) => ({ to, ...NOTHING }));
  },
  refusal: (v, _d, a) => proposalRefusal(v, a),
  reads: (a): a is Proposal => isTerms(a, 'to') && Number.isInteger(a.to),
  draw(v, _d, chance) {
    if (countOpen(v) >= MOST_OPEN) return undefined;
    const to = chance.pick(partners(v));
    const terms = drawn(v, to, chance);
    const proposal = anyWay(terms, to, chance.int(4));
    return proposalRefusal(v, proposal) === undefined ? proposal : undefined;
  },
  take: (s, { seat }, a, t) => post(s, t, seat, a, 0),
};

/** A random deal with this player. */
function drawn(v: View, to: Seat, chance: Chance): Terms {
  const give = randomGoods(v, v.seat, chance);
  return { give, ask: randomGoods(v, to, chance), text: '' };
}

/** To all, for this turn only, or as usual. */
function anyWay(terms: Terms, to: Seat, dice: number): Proposal {
  if (dice === 0) return { ...terms, to: EVERYBODY };
  return dice === 1 ? { ...terms, to, stands: 'turn' } : { ...terms, to };
}

type Answer = Kinds['answer-trade']['answer'];

export const answerTrade: Kind<'answer-trade'> = {
  candidates(v, { about }, soFar) {
    const offer = findOffer(v, about.offer);
    if (offer === undefined) return [];
    if (typeof soFar === 'object') return grown(v, offer.from, soFar.counter).map((counter) => ({ counter }));
    // What the other side would have proposed is the ready-made start of a counter-offer.
    return ['accept', 'decline', { counter: { give: offer.ask, ask: offer.give, text: '' } }];
  },
  refusal(v, { about }, a) {
    const offer = findOffer(v, about.offer);
    if (offer === undefined) return refuse('offer-gone');
    if (a === 'accept') return acceptRefusal(v, offer);
    if (a === 'decline') return offer.to === EVERYBODY ? refuse('offer-to-all') : undefined;
    return proposalRefusal(v, { ...a.counter, to: offer.from });
  },
  reads: (a): a is Answer => a === 'accept' || a === 'decline' || (hasExactly(a, ['counter']) && isTerms(a.counter)),
  draw(v, d, chance) {
    const offer = findOffer(v, d.about.offer);
    if (offer === undefined) return undefined;
    const dice = chance.int(4);
    if (dice < 2 && acceptRefusal(v, offer) === undefined) return 'accept';
    const counter = { counter: drawn(v, offer.from, chance) };
    if (dice === 2 && this.refusal(v, d, counter) === undefined) return counter;
    return offer.to === EVERYBODY ? undefined : 'decline';
  },
  take(s, { seat, about }, a, t) {
    const offer = offerOf(s, seat, about.offer);
    if (a === 'accept') conclude(s, t, offer, seat);
    else if (a === 'decline') turnDown(s, t, offer, seat);
    // The offer it answers stays until it is withdrawn.
    else post(s, t, seat, { ...a.counter, to: offer.from }, offer.counters + 1);
  },
};

/** Goods are not locked by an offer: it is checked again on acceptance (MK-R71). */
function acceptRefusal(v: View, { from, give, ask }: Trade): Refusal | undefined {
  if (!isStable(v)) return refuse('wait');
  if (!mayHold(v, v.seat, ask)) return refuse('goods-missing');
  return mayHold(v, from, give) ? undefined : refuse('partner-lacks');
}

/** The offer of this number, which is open. */
function offerOf({ pub, own }: State, seat: Seat, id: number): Trade {
  const offer = [...own[seat].offers, ...pub.offers].find((one) => one.id === id);
  if (offer === undefined) throw new Error(`There is no open offer ${id}`);
  return offer;
}

/** Everything changes hands at the same instant (MK-757); what a screen hid may make the offer void (MK-R71). */
function conclude(s: State, t: Table, offer: Trade, by: Seat): void {
  const { from, give, ask } = offer;
  clear(s, offer);
  if (!holds(s, from, give)) {
    // It tells something of what lies behind the screen.
    tell(t, 'trade-withdrawn', offer, true);
    return;
  }
  handOver(s, from, by, give);
  handOver(s, by, from, ask);
  t.reveal('trade-done', { from, to: by, give, ask });
  andThen(s, ...moment(s, t, 'onTrade', [from, by]));
  if (isNothing(give) || isNothing(ask)) return;
  const others: Seat[] = [];
  for (let i = 0; i < t.seats; i++) {
    const seat = (s.pub.active + i) % t.seats;
    if (seat !== from && seat !== by) others.push(seat);
  }
  andThen(s, ...moment(s, t, 'onTradeOfOthers', others));
}

export const withdrawTrade: Kind<'withdraw-trade'> = {
  candidates: () => [true],
  refusal: (v, { about }) => (findOffer(v, about.offer)?.from === v.seat ? undefined : refuse('offer-gone')),
  take(s, { seat, about }, _a, t) {
    const offer = offerOf(s, seat, about.offer);
    clear(s, offer);
    tell(t, 'trade-withdrawn', offer);
  },
};
