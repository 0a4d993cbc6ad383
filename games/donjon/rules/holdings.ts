/** Objects, spoils, kept specials and secondary quests change hands here only; every card is in one place. */
import type { Source } from './effects/types.ts';
import type { Adventure, Obj, Quest, Seat, State, Table } from './state.ts';

/** Out of the shop into somebody's hands; price and event are the caller's. */
export function takeObjectFromShop(s: State, _t: Table, seat: Seat, object: Obj): void {
  takeOut(s.pub.shop, object);
  s.pub.adventurers[seat].objects.push(object);
}

/** Out of the row of dragon objects (DQ-R14). */
export function takeDragonObject(s: State, t: Table, seat: Seat, object: Obj): void {
  takeOut(s.pub.aside, object);
  s.pub.adventurers[seat].objects.push(object);
  t.emit('dragon-object-taken', { seat, object });
}

export function giveObject(s: State, from: Seat, to: Seat, object: Obj): void {
  takeOut(s.pub.adventurers[from].objects, object);
  s.pub.adventurers[to].objects.push(object);
}

/** Back to the shop for nothing (DQ-304); a dragon object to its own row (DQ-R15). `by`: the ability that takes it. */
export function returnObject(s: State, t: Table, seat: Seat, object: Obj, by?: Source): void {
  takeOut(s.pub.adventurers[seat].objects, object);
  const to = layBack(s, t, object);
  if (by === undefined) t.emit('object-returned', { seat, object, to });
  else t.emit('object-lost', { seat, object, by });
}

/** Used up: out of the game, or back for sale by option (DQ-908, DQ-R31). */
export function spendObject(s: State, t: Table, seat: Seat, object: Obj): void {
  takeOut(s.pub.adventurers[seat].objects, object);
  if (t.options.usedUpObject === 'shop') layBack(s, t, object);
  else s.pub.removed.push(object);
  t.emit('object-spent', { seat, object });
}

/** A kept special is used: discarded. */
export function spendKept(s: State, t: Table, seat: Seat, card: Adventure): void {
  takeOut(s.pub.adventurers[seat].kept, card);
  s.pub.discard.push(card);
  t.emit('kept-spent', { seat, card });
}

export function moveSpoil(s: State, from: Seat, to: Seat, card: Adventure): void {
  takeOut(s.pub.adventurers[from].spoils, card);
  s.pub.adventurers[to].spoils.push(card);
}

/** A secondary quest, face down; it is a secondary one for its receiver (DQ-314). */
export function moveQuest(s: State, from: Seat, to: Seat, quest: Quest): void {
  takeOut(s.own[from].secondaries, quest);
  s.own[to].secondaries.push(quest);
  s.pub.adventurers[from].secondaries--;
  s.pub.adventurers[to].secondaries++;
}

/** Shop and row stay in the order of the box, whatever comes back. */
export function layBack({ pub }: State, { content }: Table, object: Obj): 'shop' | 'aside' {
  const to = content.objects[object].dragon ? 'aside' : 'shop';
  const row = pub[to];
  let at = row.length;
  while (at > 0 && row[at - 1] > object) at--;
  row.splice(at, 0, object);
  return to;
}

function takeOut(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}
