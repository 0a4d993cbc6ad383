/** Words about the arena (503, DQ-R73): a principal promises goods for a side, a bystander promises a side. */
import { type Chance, type Decision, type Refusal, unasked } from '../../../kernel/index.ts';
import { isNothing } from '../../bargain/goods.ts';
import { hasExactly, isRemark, MOST_OPEN } from '../../bargain/offers.ts';
import {
  bargainOf,
  bargainsSeen,
  clear,
  findBargain,
  post,
  tell,
  turnDown,
  wasRefused,
  wordsSeen,
} from './bargains.ts';
import { LAST_OBSERVATION } from './content.ts';
import { isPrincipal, isTalk } from './deals.ts';
import { priceRefusal } from './help.ts';
import { refuse } from './refusals.ts';
import {
  type Bargain,
  type Kind,
  type Kinds,
  type Seat,
  SIDES,
  type Side,
  type State,
  type Table,
  type View,
} from './state.ts';
import { giveWord } from './vows.ts';
import { isGoods, onePieceMore, randomGoods } from './wares.ts';

type Support = Kinds['promise-support']['answer'];

const isArenaTalk = (v: View): boolean => isTalk(v) && v.pub.fight?.place === 'arena';

/** Before the adventure of a round that allows arenas: the active player may be about to open one. */
const isBeforehand = ({ pub }: View): boolean => pub.step === 'before' && pub.round > LAST_OBSERVATION;

export function maySupport(v: View, village: boolean, list: Decision[]): void {
  if (village ? !isBeforehand(v) : !isArenaTalk(v)) return;
  list.push(unasked('promise-support', v.seat, v.pub.questions, {}));
  for (const { id, to, about } of bargainsSeen(v)) {
    if (to === v.seat && about === 'support') list.push(unasked('answer-support', v.seat, id, { bargain: id }));
  }
}

/** Whether that seat speaks as one who may win the fight, or as one who may join a side. */
const isPaying = (v: View, seat: Seat): boolean => (isArenaTalk(v) ? isPrincipal(v, seat) : seat === v.pub.active);
const speaksAsPrincipal = (v: View): boolean => isPaying(v, v.seat);

/** Principals speak to bystanders and the other way round. */
const isListener = (v: View, seat: Seat): boolean =>
  seat >= 0 && seat < v.table.seats && isPaying(v, seat) !== speaksAsPrincipal(v);

function listeners(v: View): Seat[] {
  const { fight, active } = v.pub;
  // A bystander mostly has one listener, and a principal all the others.
  if (!isArenaTalk(v) || fight === null) return v.seat === active ? others(v, active, active) : [active];
  const { attacker, defender } = fight;
  if (isPrincipal(v, v.seat)) return others(v, attacker, defender);
  return attacker < defender ? [attacker, defender] : [defender, attacker];
}

/** All seats but these. */
function others({ table }: View, one: Seat, two: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < table.seats; seat++) if (seat !== one && seat !== two) seats.push(seat);
  return seats;
}

/** A principal asks for a token of their own or for none; a bystander may announce any, before the arena not the unknown defender's. */
function sidesFor(v: View): readonly Side[] {
  const { fight } = v.pub;
  if (!isArenaTalk(v)) return BEFOREHAND;
  if (!speaksAsPrincipal(v)) return SIDES;
  return v.seat === fight?.attacker ? BEFOREHAND : FOR_DEFENDER;
}
const BEFOREHAND: readonly Side[] = ['attacker', 'none'];
const FOR_DEFENDER: readonly Side[] = ['defender', 'none'];

export const promiseSupport: Kind<'promise-support'> = {
  candidates(v, _d, soFar) {
    if (soFar !== undefined) {
      const payer = speaksAsPrincipal(v) ? v.seat : soFar.to;
      return onePieceMore(v.pub, payer, soFar.goods).map((goods) => ({ ...soFar, goods }));
    }
    const answers: Support[] = [];
    for (const to of listeners(v)) for (const side of sidesFor(v)) answers.push({ to, side, goods: {}, text: '' });
    return answers;
  },
  refusal: (v, _d, a) => supportRefusal(v, a),
  reads: (a): a is Support =>
    hasExactly(a, ['to', 'side', 'goods', 'text']) &&
    Number.isInteger(a.to) &&
    SIDES.includes(a.side as Side) &&
    isGoods(a.goods) &&
    isRemark(a.text),
  draw(v, d, chance) {
    const answer = randomSupport(v, chance);
    return answer !== undefined && this.refusal(v, d, answer) === undefined ? answer : undefined;
  },
  take(s, d, a, t) {
    const { seat } = d;
    const { fight, active } = s.pub;
    const pays =
      fight === null || fight.stage === 'over' ? seat === active : isOneOf(fight.attacker, fight.defender, seat);
    if (pays) promise(s, t, seat, a);
    else if (isNothing(a.goods)) pledgeSide(s, t, seat, a.to, a.side, a.text);
    else post(s, t, 'support-offered', supportBargain(seat, a));
  },
};

const isOneOf = (a: Seat, b: Seat, seat: Seat): boolean => seat === a || seat === b;

function supportRefusal(v: View, a: Support): Refusal | undefined {
  if (!isListener(v, a.to)) return refuse('no-such-partner');
  if (!sidesFor(v).includes(a.side)) return refuse('not-that-side');
  if (a.goods.points !== undefined) return refuse('points-not-tradable');
  const refusal = priceRefusal(v, a.goods);
  if (refusal !== undefined) return refusal;
  if (speaksAsPrincipal(v)) {
    if (isNothing(a.goods) && a.text === '') return EMPTY_OFFER;
    let given = 0;
    for (const { from, to } of wordsSeen(v)) if (from === v.seat && to === a.to) given++;
    return given >= MOST_OPEN ? refuse('too-many-words', { most: MOST_OPEN }) : undefined;
  }
  if (isNothing(a.goods)) {
    const isSaid = wordsSeen(v).some(({ from, to, ownSide }) => from === v.seat && to === a.to && ownSide);
    return isSaid ? refuse('word-given') : undefined;
  }
  const bargain = supportBargain(v.seat, a);
  if (wasRefused(v, bargain)) return refuse('refused-already');
  return bargainsSeen(v).some(({ about, from, to }) => about === 'support' && from === v.seat && to === a.to)
    ? refuse('offer-open')
    : undefined;
}

const EMPTY_OFFER: Refusal = { ...refuse('empty-offer'), more: true };

const supportBargain = (from: Seat, { to, side, goods, text }: Support): Omit<Bargain, 'id'> => ({
  about: 'support',
  from,
  to,
  give: {},
  ask: goods,
  or: [],
  side,
  counters: 0,
  text,
});

function randomSupport(v: View, chance: Chance): Support | undefined {
  const heard = listeners(v);
  if (heard.length === 0) return undefined;
  const to = chance.pick(heard);
  const goods = randomGoods(v.pub, speaksAsPrincipal(v) ? v.seat : to, chance);
  return { to, side: chance.pick(sidesFor(v)), goods, text: '' };
}

function promise(s: State, t: Table, from: Seat, { to, side, goods, text }: Support): void {
  giveWord(s, t, { from, to, about: 'support', goods, side, ownSide: false, text });
}

function pledgeSide(s: State, t: Table, from: Seat, to: Seat, side: Side, text: string): void {
  giveWord(s, t, { from, to, about: 'support', goods: {}, side, ownSide: true, text });
}

/** Yes: both give their word, the principal on the goods, the bystander on the side. */
export const answerSupport: Kind<'answer-support'> = {
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
    const { from, side, ask, text } = bargain;
    promise(s, t, d.seat, { to: from, side: side ?? 'none', goods: ask, text: '' });
    pledgeSide(s, t, from, d.seat, side ?? 'none', text);
  },
};
