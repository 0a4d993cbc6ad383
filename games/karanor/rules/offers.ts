/** The board of open offers: those to all lie in `pub`, private ones with both parties, and only they are told of them. */
import { EVERYBODY, isSameOffer } from '../../bargain/offers.ts';
import type { Proposal, Seat, State, Table, Trade, View } from './state.ts';

/** Room for seats in the number of an offer. */
const SEATS = 8;

/** The open offers this seat knows of. */
export function findOffer({ pub, own }: View, id: number): Trade | undefined {
  return own.offers.find((offer) => offer.id === id) ?? pub.offers.find((offer) => offer.id === id);
}

/** How many offers of this seat are open. */
export function countOpen({ pub, own, seat }: View): number {
  let n = 0;
  for (const { from } of pub.offers) if (from === seat) n++;
  for (const { from } of own.offers) if (from === seat) n++;
  return n;
}

/** Lays an offer on the table. Its number tells its parties, and tells nobody else of other offers. */
export function post(s: State, t: Table, from: Seat, proposal: Proposal, counters: number): void {
  const { pub, own } = s;
  const { to, give, ask, text, stands } = proposal;
  let id: number;
  if (to === EVERYBODY) id = pub.offersMade[from]++ * SEATS * SEATS + from * SEATS;
  else {
    id = (own[from].offersWith[to]++ * SEATS + from) * SEATS + to + 1;
    own[to].offersWith[from]++;
  }
  const terms = { id, from, to, give, ask, counters, text };
  const offer: Trade = stands === undefined ? terms : { ...terms, stands };
  if (to === EVERYBODY) pub.offers.push(offer);
  else {
    own[from].offers.push(offer);
    own[to].offers.push(offer);
  }
  tell(t, 'trade-proposed', offer);
}

/** Takes an offer off the table, whatever became of it. */
export function clear({ pub, own }: State, { id, from, to }: Trade): void {
  for (const list of to === EVERYBODY ? [pub.offers] : [own[from].offers, own[to].offers]) {
    const at = list.findIndex((offer) => offer.id === id);
    if (at >= 0) list.splice(at, 1);
  }
}

/** To all, or of a private offer to its two parties. */
export function tell(t: Table, event: 'trade-proposed' | 'trade-withdrawn', offer: Trade, reveals = false): void {
  if (offer.to === EVERYBODY) t[reveals ? 'reveal' : 'emit'](event, { offer });
  else t.emit('whispered', {}, { [offer.from]: { event, offer }, [offer.to]: { event, offer } });
}

/** Declined: it is remembered, so that just this is not proposed again in this turn. */
export function turnDown(s: State, t: Table, offer: Trade, by: Seat): void {
  clear(s, offer);
  s.own[offer.from].declined.push(offer);
  const secret = { event: 'trade-declined', offer, by };
  t.emit('whispered', {}, { [offer.from]: secret, [offer.to]: secret });
}

/** Whether just this stands already, or was declined in this turn. */
export function isRepeated(list: readonly Trade[], from: Seat, { to, give, ask, text }: Proposal): boolean {
  return list.some((old) => isSameOffer(old, { id: old.id, from, to, give, ask, counters: 0, text }));
}

/** The target is reached: nothing is on the table any more (MK-R63). How many offers to all there were. */
export function voidOffers({ pub, own }: State): number {
  const n = pub.offers.length;
  if (n > 0) pub.offers = [];
  for (const one of own) if (one.offers.length > 0) one.offers = [];
  return n;
}

/** The turn is over, and so are the offers that were to stand as long as it (MK-R71). */
export function lapseWithTurn({ pub, own }: State): void {
  const lasts = ({ stands }: Trade): boolean => stands !== 'turn';
  if (!pub.offers.every(lasts)) pub.offers = pub.offers.filter(lasts);
  for (const one of own) if (!one.offers.every(lasts)) one.offers = one.offers.filter(lasts);
}

/** All that this seat offered ends at the latest when its next turn begins (MK-R71). */
export function lapseOffers(s: State, seat: Seat): void {
  if (s.own[seat].offers.length > 0) {
    for (const offer of s.own[seat].offers.filter(({ from }) => from === seat)) clear(s, offer);
  }
  if (s.pub.offers.length > 0) s.pub.offers = s.pub.offers.filter(({ from }) => from !== seat);
}

/** A frozen seat trades no more (MK-R80). */
export function dropOffersOf(s: State, seat: Seat): void {
  lapseOffers(s, seat);
  for (const offer of [...s.own[seat].offers]) clear(s, offer);
}
