/** Objects, kept specials, and what is used up. */
import { returnObject, spendKept, spendObject, takeObjectFromShop } from '../../holdings.ts';
import { payGems } from '../../purse.ts';
import { NONE, type Obj, type Seat } from '../../state.ts';
import { objectPrice } from '../prices.ts';
import { effectOf, isOfFight } from '../reading.ts';
import { pick, type Running, setOff } from '../running.ts';
import { playersOf } from '../targets.ts';
import type { Does } from './does.ts';

/** Nobody must buy, or take. */
export function takeObject(r: Running, clause: Does<'takeObject'>): void {
  const { s, t, f } = r;
  const { seat } = f.source;
  if (clause.from === 'dragon') {
    r.after = [{ do: 'dragon-object', seat }];
    return;
  }
  const { gems } = s.pub.adventurers[seat];
  const options = s.pub.shop.filter(
    (object) => isOfType(r, object, clause.type) && priceOf(r, seat, object, clause) <= gems,
  );
  if (options.length === 0) return;
  // Without an answer nothing is bought, but a gift is taken.
  const object = pick(r, 'object', clause.price === undefined ? [...options, NONE] : [NONE, ...options]);
  if (object === undefined || !options.includes(object)) return;
  const price = priceOf(r, seat, object, clause);
  payGems(s, t, seat, price);
  takeObjectFromShop(s, t, seat, object);
  t.emit('object-gained', { seat, object, price, by: f.source });
  if (price > 0) r.after = setOff(r, 'onBuy', seat);
}

const isOfType = ({ t }: Running, object: Obj, type: Does<'takeObject'>['type']): boolean =>
  type === undefined || t.content.objects[object].type === type;

const priceOf = ({ s, t }: Running, seat: Seat, object: Obj, { price }: Does<'takeObject'>): number =>
  price === undefined ? 0 : objectPrice(t.content, s.pub, seat, object, price);

/** Each one's own choice, clockwise; all objects leave together. */
export function loseObject(r: Running, { who, type }: Does<'loseObject'>): void {
  const { s, t, f } = r;
  const { adventurers } = s.pub;
  const seats = playersOf(r, who);
  if (seats === undefined) return;
  const lost: Obj[] = [];
  for (const seat of seats) {
    const options = adventurers[seat].objects.filter((object) => isOfType(r, object, type));
    const object = pick(r, 'object', options, seat);
    if (object === undefined) return;
    lost.push(object);
  }
  for (let i = 0; i < seats.length; i++) {
    if (adventurers[seats[i]].objects.includes(lost[i])) returnObject(s, t, seats[i], lost[i], f.source);
  }
}

export function keepCard({ s, t, f }: Running, _clause: Does<'keepCard'>): void {
  const { card, seat, kind } = f.source;
  const { kept } = s.pub.adventurers[seat];
  if (kind !== 'special' || s.pub.card !== card || kept.includes(card)) return;
  kept.push(card);
  s.pub.card = NONE;
  t.emit('card-kept', { seat, card });
}

/** Used up; what was declared in a fight leaves with the other spent objects, at their place in the order (DQ-R36). */
export function discardSelf({ s, t, f }: Running, _clause: Does<'discardSelf'>): void {
  const { kind, card, seat } = f.source;
  const { objects, kept } = s.pub.adventurers[seat];
  if (f.path.length === 0 && isOfFight(effectOf(t.content, f.source).on)) return;
  if (kind === 'object' && objects.includes(card)) spendObject(s, t, seat, card);
  if (kind === 'special' && kept.includes(card)) spendKept(s, t, seat, card);
}

export function markUsed({ s, f }: Running, _clause: Does<'markUsed'>): void {
  const { usedUp } = s.pub;
  const { kind, card } = f.source;
  if (kind === 'object' && !usedUp.includes(card)) usedUp.push(card);
}
