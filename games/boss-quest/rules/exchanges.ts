/** Exchanges: hidden weapons (BQ-403), a weapon and the top of the deck (BQ-404), companions (BQ-931). */
import { andThen, ask, type Seat } from '../../../kernel/index.ts';
import { GONE, learn, moveKnowledge, topPlace } from './knowledge.ts';
import { type Casting, HIDDEN, NONE, type State, type Table, UNBOUNDED, type Weapon } from './state.ts';
import { holderOf, isPotion, worth } from './totals.ts';

/** Caster and target change hidden weapons, unseen by the rest; each then knows the other's (R18). */
export function exchangeHidden(s: State, c: Casting, t: Table): void {
  const { pub } = s;
  const { caster, target } = c;
  const gave = s.own[caster].hidden;
  const received = s.own[target].hidden;
  s.own[caster].hidden = received;
  s.own[target].hidden = gave;
  moveKnowledge(s, (place) => (place === caster ? target : place === target ? caster : place));
  learn(s, caster, target, gave);
  learn(s, target, caster, received);
  const bound = pub.knights[caster].hiddenAtMost;
  pub.knights[caster].hiddenAtMost = pub.knights[target].hiddenAtMost;
  pub.knights[target].hiddenAtMost = bound;
  t.emit(
    'hidden-swapped',
    { spell: c.spell, seat: caster, partner: target },
    { [caster]: { gave, received }, [target]: { gave: received, received: gave } },
  );
}

/** The caster's weapon goes to the deck, the top card takes its place and face (R19). */
export function exchangeWithDeck(s: State, c: Casting, t: Table): void {
  if (c.weapon === NONE) return;
  if (c.weapon === HIDDEN) giveHidden(s, c, t);
  else giveVisible(s, c, c.weapon, t);
}

function giveHidden(s: State, c: Casting, t: Table): void {
  const { caster } = c;
  const own = s.own[caster];
  const gave = own.hidden;
  const top = topPlace(s.pub.weaponDeck);
  const { received, place, shift } = swapWithDeck(s, gave, t);
  own.hidden = received;
  s.pub.knights[caster].hiddenAtMost = UNBOUNDED;
  moveKnowledge(s, (at) => (at === caster ? place : at === top ? caster : shift(at)));
  learn(s, caster, place, gave);
  const { shown } = s.pub.knights[caster];
  const facts = { spell: c.spell, seat: caster, to: t.options.swapTopReturn, was: shown, now: shown };
  t.emit('top-swapped', { ...facts, gave: HIDDEN, received: HIDDEN }, { [caster]: { gave, received } });
}

function giveVisible(s: State, c: Casting, gave: Weapon, t: Table): void {
  const { pub } = s;
  const { caster } = c;
  const knight = pub.knights[caster];
  const was = knight.shown;
  knight.shown -= worth(t.content, pub, gave);
  if (isPotion(t.content, gave)) eraseReading(s, gave, t);
  const top = topPlace(pub.weaponDeck);
  const { received, place, shift } = swapWithDeck(s, gave, t);
  knight.visible[knight.visible.indexOf(gave)] = received;
  knight.shown += worth(t.content, pub, received);
  moveKnowledge(s, (at) => (at === top ? GONE : shift(at)));
  pub.known.push({ card: gave, at: place });
  const facts = { spell: c.spell, seat: caster, to: t.options.swapTopReturn, was, now: knight.shown };
  t.reveal('top-swapped', { ...facts, gave, received });
  if (isPotion(t.content, received)) andThen(s, ask('orient-potion', caster, { card: received }));
}

/** Takes the top card and puts `gave` on top or at the bottom; `shift` tells where the other deck cards are then. */
function swapWithDeck(s: State, gave: Weapon, t: Table) {
  const deck = s.hid.weaponDeck;
  const received = deck.pop() ?? NONE;
  const isTop = t.options.swapTopReturn === 'top';
  if (isTop) deck.push(gave);
  else deck.unshift(gave);
  return {
    received,
    place: isTop ? topPlace(deck.length) : topPlace(1),
    shift: (at: number): number => (isTop || at >= 0 ? at : at - 1),
  };
}

/** R37: a potion that leaves loses its reading, and the flips on it their effect. */
function eraseReading(s: State, card: Weapon, t: Table): void {
  s.pub.readings[card - t.content.firstPotion] = null;
  for (const c of s.pub.active) if (c.weapon === card) c.weapon = NONE;
}

/** The two cards change places, wherever each lies now; used markers stay on the cards (R38, R40). */
export function exchangeCompanions(s: State, c: Casting, undone: boolean, t: Table): void {
  if (c.pair === null) return;
  const [a, b] = c.pair;
  const holderA = holderOf(s.pub, a);
  const holderB = holderOf(s.pub, b);
  if (holderA === holderB) return;
  putCompanion(s, a, b, holderB);
  putCompanion(s, b, a, holderA);
  t.emit('companions-swapped', { spell: c.spell, pair: c.pair, holders: [holderB, holderA], undone });
}

/** `card` takes the place of `other`. */
function putCompanion(s: State, card: number, other: number, at: Seat): void {
  if (at !== NONE) s.pub.knights[at].companion = card;
  else s.pub.reserve[s.pub.reserve.indexOf(other)] = card;
}
