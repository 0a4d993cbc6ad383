/**
 * Deals (31x): goods against goods at one instant, by consent of both. The active player proposes in the village; with
 * `upfrontGems` a principal may also pay or ask for gems while a fight is negotiated (DQ-909).
 */
import { type Chance, type Decision, type Refusal, unasked, waiting } from '../../../kernel/index.ts';
import { isNothing, plus } from '../../bargain/goods.ts';
import { hasExactly, isRemark, MOST_OPEN } from '../../bargain/offers.ts';
import {
  bargainOf,
  bargainsSeen,
  clear,
  findBargain,
  post,
  takeBackQuests,
  tell,
  turnDown,
  wasRefused,
} from './bargains.ts';
import { MOST_COUNTERS, MOST_SECONDARIES } from './content.ts';
import type { Proposal } from './flow.ts';
import { refuse } from './refusals.ts';
import type { Bargain, Gift, Goods, Kind, Kinds, Quest, Seat, State, Table, View } from './state.ts';
import { countTowards } from './vows.ts';
import {
  faceDown,
  handOver,
  isGift,
  isGoods,
  lacking,
  notOwnQuests,
  oneGiftMore,
  onePieceMore,
  overfills,
  randomGoods,
} from './wares.ts';

/** Deals are made while the active player looks around in the village, and nothing else is going on (DQ-316). */
export const isVillage = (v: View): boolean => waiting(v)?.ask === 'village-action';

/** A fight is being negotiated. */
export const isTalk = (v: View): boolean => v.pub.fight?.stage === 'talk';

/** DQ-909: gems may pass at once while a fight is talked about. */
const isUpfront = (v: View): boolean => v.table.options.upfrontGems && isTalk(v);

export const isPrincipal = (v: View, seat: Seat): boolean =>
  v.pub.fight !== null && (seat === v.pub.fight.attacker || seat === v.pub.fight.defender);

/** The deals this seat may propose or answer now, in the village or elsewhere. */
export function mayDeal(v: View, village: boolean, list: Decision[]): void {
  if (!village && !isUpfront(v)) return;
  if (village ? v.seat === v.pub.active : isPrincipal(v, v.seat)) {
    list.push(unasked('propose-deal', v.seat, v.pub.questions, {}));
  }
  for (const { id, to, about } of bargainsSeen(v)) {
    if (to === v.seat && about === 'deal') list.push(unasked('answer-deal', v.seat, id, { bargain: id }));
  }
}

/** The bargain a proposal would become. */
function asBargain(from: Seat, p: Proposal, counters: number): Omit<Bargain, 'id'> {
  const { to, ask, text } = p;
  return { about: 'deal', from, to, give: faceDown(p.give), ask, or: [], side: null, counters, text };
}

/** Why this deal cannot be put to that player. */
function proposalRefusal(v: View, p: Proposal, counters: number): Refusal | undefined {
  const { pub, seat } = v;
  if (p.to === seat || p.to < 0 || p.to >= v.table.seats) return refuse('no-such-partner');
  if (p.give.points !== undefined || p.ask.points !== undefined) return refuse('points-not-tradable');
  if (isNothing(p.give) && isNothing(p.ask)) return { ...refuse('empty-offer'), more: true };
  if (!isVillage(v) && !isGemsOnly(p)) return refuse('only-gems-upfront');
  return (
    lacking(pub, seat, faceDown(p.give), true) ??
    lacking(pub, p.to, p.ask, false) ??
    notOwnQuests(v, p.give.quests) ??
    overfull(v, seat, p.to, p.give.quests?.length ?? 0, p.ask.quests ?? 0) ??
    (counters > MOST_COUNTERS ? refuse('counters-spent', { most: MOST_COUNTERS }) : undefined) ??
    (wasRefused(v, asBargain(seat, p, counters)) ? refuse('refused-already') : undefined)
  );
}

/** One way, and nothing but gems. */
const isGemsOnly = ({ give, ask }: Proposal): boolean =>
  (isNothing(give) || isNothing(ask)) && [...Object.keys(give), ...Object.keys(ask)].every((kind) => kind === 'gems');

function overfull(v: View, from: Seat, to: Seat, given: number, got: number): Refusal | undefined {
  if (overfills(v.pub, from, given, got)) return refuse('too-many-quests', { most: MOST_SECONDARIES });
  return overfills(v.pub, to, got, given) ? refuse('partner-has-too-many-quests') : undefined;
}

const isCounter = (a: unknown): a is Omit<Proposal, 'to'> => hasExactly(a, ['give', 'ask', 'text']) && isTerms(a);
const isTerms = (a: { readonly [key in 'give' | 'ask' | 'text']: unknown }): boolean =>
  isGift(a.give) && isGoods(a.ask) && isRemark(a.text);

const OPEN: Omit<Proposal, 'to'> = { give: {}, ask: {}, text: '' };

/** One thing more on either side. */
function grown<P extends Omit<Proposal, 'to'>>(v: View, to: Seat, p: P): P[] {
  return [
    ...oneGiftMore(v, p.give).map((give) => ({ ...p, give })),
    ...onePieceMore(v.pub, to, p.ask).map((ask) => ({ ...p, ask })),
  ];
}

export const proposeDeal: Kind<'propose-deal'> = {
  candidates(v, _d, soFar) {
    if (soFar !== undefined) return grown(v, soFar.to, soFar);
    return partners(v).map((to) => ({ to, ...OPEN }));
  },
  refusal(v, _d, a) {
    const own = bargainsSeen(v).filter(({ from, about }) => from === v.seat && about === 'deal');
    if (own.some(({ to }) => to === a.to)) return refuse('offer-open');
    if (own.length >= MOST_OPEN) return refuse('too-many-offers', { most: MOST_OPEN });
    return proposalRefusal(v, a, 0);
  },
  reads: (a): a is Proposal => hasExactly(a, ['to', 'give', 'ask', 'text']) && isTerms(a) && Number.isInteger(a.to),
  draw(v, d, chance) {
    const to = chance.pick(partners(v));
    const { give, ask, text } = drawn(v, to, chance);
    const answer = { to, give, ask, text };
    return this.refusal(v, d, answer) === undefined ? answer : undefined;
  },
  take: (s, d, a, t) => put(s, t, d.seat, a, 0),
};

const partners = (v: View): Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < v.table.seats; seat++) if (seat !== v.seat) seats.push(seat);
  return seats;
};

/** A random deal with this player. */
function drawn(v: View, to: Seat, chance: Chance): Omit<Proposal, 'to'> {
  let give: Gift = isVillage(v) && chance.int(6) === 0 ? aQuest(v, chance) : {};
  let ask: Goods = {};
  if (isVillage(v)) {
    give = plus(give, randomGoods(v.pub, v.seat, chance));
    ask = randomGoods(v.pub, to, chance);
  } else give = { gems: 1 };
  return { give, ask, text: '' };
}

const aQuest = (v: View, chance: Chance): Gift =>
  v.own.secondaries.length > 0 ? { quests: [chance.pick(v.own.secondaries)] } : {};

/** Lays a deal on the table, with one's own quests pledged to it in secret (DQ-R54). */
function put(s: State, t: Table, from: Seat, p: Proposal, counters: number): void {
  const { id } = post(s, t, 'deal-proposed', asBargain(from, p, counters));
  if (p.give.quests !== undefined) s.own[from].pledged[id] = [...p.give.quests];
}

type DealAnswer = Kinds['answer-deal']['answer'];

export const answerDeal: Kind<'answer-deal'> = {
  candidates(v, d, soFar) {
    const bargain = findBargain(v, d.about.bargain);
    if (bargain === undefined) return [];
    if (typeof soFar === 'object' && 'counter' in soFar) {
      return grown(v, bargain.from, soFar.counter).map((counter) => ({ counter }));
    }
    if (typeof soFar === 'object') return v.own.secondaries.map((quest) => ({ accept: [...soFar.accept, quest] }));
    const wanted = bargain.ask.quests ?? 0;
    const accepts = wanted === 1 ? v.own.secondaries.map((quest) => [quest]) : [[]];
    return ['refuse', ...accepts.map((accept) => ({ accept })), { counter: mirrored(bargain) }];
  },
  refusal(v, d, a) {
    const bargain = findBargain(v, d.about.bargain);
    if (bargain === undefined) return refuse('offer-gone');
    if (a === 'refuse') return undefined;
    if ('counter' in a) return proposalRefusal(v, { to: bargain.from, ...a.counter }, bargain.counters + 1);
    return acceptRefusal(v, bargain, a.accept);
  },
  reads: (a): a is DealAnswer => {
    if (a === 'refuse') return true;
    if (hasExactly(a, ['counter'])) return isCounter(a.counter);
    if (!hasExactly(a, ['accept']) || !Array.isArray(a.accept)) return false;
    return a.accept.length === 0 || isGift({ quests: a.accept });
  },
  draw(v, d, chance) {
    const bargain = findBargain(v, d.about.bargain);
    if (bargain === undefined) return undefined;
    const accept = v.own.secondaries.slice(0, bargain.ask.quests ?? 0).sort((a, b) => a - b);
    if (chance.int(2) === 0 && acceptRefusal(v, bargain, accept) === undefined) return { accept };
    const counter = { counter: drawn(v, bargain.from, chance) };
    return chance.int(3) === 0 && this.refusal(v, d, counter) === undefined ? counter : 'refuse';
  },
  take(s, d, a, t) {
    const bargain = bargainOf(s, t, d.seat, d.about.bargain);
    if (a === 'refuse') turnDown(s, t, 'deal-refused', bargain);
    else if ('counter' in a) put(s, t, d.seat, { to: bargain.from, ...a.counter }, bargain.counters + 1);
    else swap(s, t, bargain, a.accept);
  },
};

/** What the other side would have proposed: the ready-made start of a counter-offer. Quests are chosen anew. */
function mirrored({ give, ask }: Bargain): Omit<Proposal, 'to'> {
  const { quests: _hidden, ...open } = ask;
  return { give: open, ask: give, text: '' };
}

/** Checked again at the moment of acceptance: goods are not locked by an offer. */
function acceptRefusal(v: View, b: Bargain, quests: readonly Quest[]): Refusal | undefined {
  if ((b.ask.quests ?? 0) !== quests.length)
    return { ...refuse('choose-quests', { n: b.ask.quests ?? 0 }), more: true };
  return (
    lacking(v.pub, b.from, b.give, false) ??
    lacking(v.pub, b.to, b.ask, true) ??
    notOwnQuests(v, quests) ??
    overfull(v, v.seat, b.from, quests.length, b.give.quests ?? 0)
  );
}

/** Executed at once and whole (DQ-315). */
function swap(s: State, t: Table, b: Bargain, quests: readonly Quest[]): void {
  const pledged = s.own[b.from].pledged[b.id] ?? [];
  clear(s, t, b);
  handOver(s, t, b.from, b.to, { ...b.give, quests: pledged });
  handOver(s, t, b.to, b.from, { ...b.ask, quests });
  const facts = { from: b.from, to: b.to, give: b.give, ask: b.ask, upfront: s.pub.fight?.stage === 'talk' };
  if (pledged.length + quests.length === 0) t.emit('deal-done', facts);
  else {
    const secrets = { gave: pledged, got: quests };
    t.emit('deal-done', facts, { [b.from]: secrets, [b.to]: { gave: quests, got: pledged } });
  }
  if (pledged.length > 0) takeBackQuests(s, t, b.from);
  if (quests.length > 0) takeBackQuests(s, t, b.to);
  if (isNothing(b.ask)) countTowards(s, t, b.from, b.to, b.give);
  if (isNothing(b.give)) countTowards(s, t, b.to, b.from, b.ask);
}

export const withdrawOffer: Kind<'withdraw-offer'> = {
  candidates: () => [true],
  refusal: (v, d) => (findBargain(v, d.about.bargain)?.from === v.seat ? undefined : refuse('offer-gone')),
  take(s, d, _a, t) {
    const bargain = bargainOf(s, t, d.seat, d.about.bargain);
    clear(s, t, bargain);
    tell(t, 'offer-withdrawn', bargain);
  },
};
