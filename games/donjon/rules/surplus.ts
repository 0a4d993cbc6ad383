/**
 * Surplus objects (DQ-303, DQ-R56): whoever holds two of a type keeps one; the other is offered round for gems or
 * nothing, or goes back to the shop. It comes before anything else, on turn or off.
 */
import { andThen, ask, clockwise, waiting } from '../../../kernel/index.ts';
import type { Content } from './content.ts';
import type { Frames } from './flow.ts';
import { layBack } from './holdings.ts';
import { moveGems } from './purse.ts';
import { refuse } from './refusals.ts';
import {
  type Kind,
  NONE,
  type Obj,
  type Pub,
  type Seat,
  type State,
  type Surplus,
  type Table,
  type View,
} from './state.ts';

/** Before anybody is asked anything: a player with two of a type settles that first. */
export function settleSurplus(s: State, t: Table): boolean {
  const { pub } = s;
  if (pub.surplus !== null || pub.active === NONE || !isAnyoneDoubled(t.content, pub)) return false;
  for (let i = 0; i < t.seats; i++) {
    const seat = (pub.active + i) % t.seats;
    const object = doubled(t.content, pub, seat);
    if (object === NONE) continue;
    // It may be asked about already.
    if (waiting(s)?.ask === 'keep-object') return false;
    andThen(s, { do: 'surplus', seat, type: t.content.objects[object].type });
    return true;
  }
  return false;
}

/** Mostly nobody has two of a type: that is seen without going round the table. */
function isAnyoneDoubled(content: Content, pub: Pub): boolean {
  for (let seat = 0; seat < pub.adventurers.length; seat++) if (doubled(content, pub, seat) !== NONE) return true;
  return false;
}

/** An object this player holds another one of the same type of. */
function doubled(content: Content, pub: Pub, seat: Seat): Obj {
  const { objects } = pub.adventurers[seat];
  for (let i = 1; i < objects.length; i++) {
    for (let j = 0; j < i; j++)
      if (content.objects[objects[i]].type === content.objects[objects[j]].type) return objects[i];
  }
  return NONE;
}

export function surplus(s: State, { seat, type }: Frames['surplus']): void {
  andThen(s, ask('keep-object', seat, { type }));
}

const ofType = (content: Content, pub: Pub, seat: Seat, type: string): Obj[] =>
  pub.adventurers[seat].objects.filter((object) => content.objects[object].type === type);

export const keepObject: Kind<'keep-object'> = {
  candidates: (v, d) => ofType(v.table.content, v.pub, v.seat, d.about.type),
  refusal: () => undefined,
  /** The higher bonus, of equals the newer one. */
  default(v, d) {
    const { objects } = v.table.content;
    const held = ofType(v.table.content, v.pub, v.seat, d.about.type);
    return held.reduce((best, object) => (objects[object].bonus >= objects[best].bonus ? object : best));
  },
  take(s, d, keep, t) {
    const { pub } = s;
    const object = ofType(t.content, pub, d.seat, d.about.type).find((one) => one !== keep) ?? NONE;
    const chain = pub.surplus;
    pub.adventurers[d.seat].objects = pub.adventurers[d.seat].objects.filter((one) => one !== object);
    pub.surplus = {
      seat: d.seat,
      object,
      putUp: [...(chain?.putUp ?? []), { seat: d.seat, object }],
      offered: chain?.offered ?? [],
    };
    andThen(s, { do: 'place-surplus' });
  },
};

/** In one chain nobody is offered the same object twice, nor one they put up themselves. */
function eligible({ seat, object, putUp, offered }: Surplus, seats: number): Seat[] {
  const isOut = (list: readonly { readonly seat: Seat; readonly object: Obj }[], other: Seat): boolean =>
    list.some((one) => one.seat === other && one.object === object);
  return clockwise(seats, seat).filter((other) => other !== seat && !isOut(putUp, other) && !isOut(offered, other));
}

/** The owner offers it to somebody who has not seen it yet; when nobody is left it goes back. */
export function placeSurplus(s: State, _f: object, t: Table): void {
  const chain = s.pub.surplus;
  if (chain === null) return;
  if (eligible(chain, t.seats).length === 0) giveBack(s, t, chain);
  else andThen(s, ask('offer-surplus', chain.seat));
}

function giveBack(s: State, t: Table, { seat, object }: Surplus): void {
  s.pub.surplus = null;
  t.emit('object-returned', { seat, object, to: layBack(s, t, object) });
}

export const offerSurplus: Kind<'offer-surplus'> = {
  candidates(v) {
    const answers: ('return' | { to: Seat; gems: number })[] = ['return'];
    for (const to of eligible(chainOf(v), v.table.seats)) {
      for (let gems = 0; gems <= v.pub.adventurers[to].gems; gems++) answers.push({ to, gems });
    }
    return answers;
  },
  refusal: () => undefined,
  draw(v, _d, chance) {
    const seats = eligible(chainOf(v), v.table.seats);
    if (seats.length === 0 || chance.int(3) === 0) return 'return';
    const to = chance.pick(seats);
    return { to, gems: chance.int(v.pub.adventurers[to].gems + 1) };
  },
  default: () => 'return',
  take(s, d, a, t) {
    const chain = s.pub.surplus;
    if (chain === null) return;
    if (a === 'return') {
      giveBack(s, t, chain);
      return;
    }
    const { object } = chain;
    s.pub.surplus = { ...chain, offered: [...chain.offered, { seat: a.to, object }] };
    t.emit('surplus-offered', { seat: d.seat, to: a.to, object, gems: a.gems });
    andThen(s, ask('answer-surplus', a.to, { from: d.seat, object, gems: a.gems }));
  },
};

function chainOf(v: View): Surplus {
  if (v.pub.surplus === null) throw new Error('No object is looking for a holder');
  return v.pub.surplus;
}

export const answerSurplus: Kind<'answer-surplus'> = {
  candidates: () => ['accept', 'refuse'],
  refusal: (v, d, a) =>
    a === 'accept' && v.pub.adventurers[v.seat].gems < d.about.gems
      ? refuse('not-enough-gems', { gems: v.pub.adventurers[v.seat].gems })
      : undefined,
  default: () => 'refuse',
  take(s, d, a, t) {
    const { from, object, gems } = d.about;
    const facts = { seat: d.seat, from, object, gems };
    if (a === 'refuse') {
      t.emit('surplus-refused', facts);
      andThen(s, { do: 'place-surplus' });
      return;
    }
    moveGems(s, t, d.seat, from, gems);
    s.pub.adventurers[d.seat].objects.push(object);
    t.emit('surplus-taken', facts);
    continueChain(s, t, d.seat);
  },
};

/** Whoever now holds two goes on in the same chain; otherwise it is over. */
function continueChain(s: State, t: Table, seat: Seat): void {
  const object = doubled(t.content, s.pub, seat);
  if (object === NONE) s.pub.surplus = null;
  else andThen(s, { do: 'surplus', seat, type: t.content.objects[object].type });
}
