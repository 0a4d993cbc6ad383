/** What each clause of the vocabulary does when its spell is activated, and what ends when the spell is cancelled. */
import type { Seat } from '../../../kernel/index.ts';
import type { Clause, Reach } from './content.ts';
import { exchangeCompanions, exchangeHidden, exchangeWithDeck } from './exchanges.ts';
import { opposite, setReading } from './potions.ts';
import { type Casting, NONE, type Spell, type State, type Table } from './state.ts';
import { amount, isIn, isLastCall, ownerOf } from './totals.ts';

/** One clause of an activated spell works. What lasts is read from the active spells; here totals follow and are told. */
export function work(s: State, c: Casting, clause: Clause, t: Table): void {
  const { spell } = c;
  switch (clause.does) {
    case 'bossHp':
      changeHp(s, spell, amount(c, clause.by), false, t);
      break;
    case 'strength':
      changeStrength(s, c, clause.target, amount(c, clause.by), false, t);
      break;
    case 'preventHeartLoss':
      eachTarget(s, c, clause.target, (seat) => t.emit('shield-laid', { spell, seat }));
      break;
    case 'requireColour':
      t.emit('requirement-laid', { spell, colour: clause.colour, min: clause.min });
      break;
    case 'requireSameColour':
      t.emit('requirement-laid', { spell, colour: null, min: clause.min });
      break;
    case 'winnerKeys':
      t.emit('reward-raised', { spell, by: amount(c, clause.by) });
      break;
    case 'winningRank':
      t.emit('rank-changed', { spell, rank: clause.rank });
      break;
    case 'limitRemainingTurns':
      t.emit('last-call-made', { spell, seats: equipping(s) });
      break;
    case 'cancel':
      cancel(s, c, t);
      break;
    case 'exchangeHidden':
      exchangeHidden(s, c, t);
      break;
    case 'exchangeWithDeck':
      exchangeWithDeck(s, c, t);
      break;
    case 'flipReading':
      flip(s, c, false, t);
      break;
    case 'exchangeCompanions':
      // R38: the card lies before its caster.
      c.target = c.caster;
      exchangeCompanions(s, c, false, t);
      break;
  }
}

/** One clause of a cancelled spell ends. What is drawn, visited or discarded stays so (R20). */
function unwork(s: State, c: Casting, clause: Clause, t: Table): void {
  switch (clause.does) {
    case 'bossHp':
      changeHp(s, c.spell, -amount(c, clause.by), true, t);
      break;
    case 'strength':
      changeStrength(s, c, clause.target, -amount(c, clause.by), true, t);
      break;
    case 'flipReading':
      flip(s, c, true, t);
      break;
    case 'exchangeCompanions':
      exchangeCompanions(s, c, true, t);
      break;
    case 'limitRemainingTurns':
      // R26: who is still in phase A returns to the normal rules.
      if (!isLastCall(t.content, s.pub)) for (const knight of s.pub.knights) knight.calledEquip = false;
      break;
  }
}

/** BQ-415: the chosen active spell ends; both cards go to the discard. */
function cancel(s: State, c: Casting, t: Table): void {
  const { pub } = s;
  const index = pub.active.findIndex((one) => one.spell === c.cancelled);
  if (index < 0) return;
  const [ended] = pub.active.splice(index, 1);
  pub.spellDiscard.push(ended.spell);
  const { spell, caster, target } = ended;
  t.emit('spell-cancelled', { seat: c.caster, by: c.spell, spell, caster, target });
  for (const clause of t.content.spells[spell].clauses) unwork(s, ended, clause, t);
}

function changeHp(s: State, spell: Spell, by: number, undone: boolean, t: Table): void {
  const was = s.pub.effectiveHp;
  s.pub.effectiveHp += by;
  t.emit('hp-changed', { spell, was, now: s.pub.effectiveHp, undone });
}

function changeStrength(s: State, c: Casting, reach: Reach, by: number, undone: boolean, t: Table): void {
  eachTarget(s, c, reach, (seat) => {
    const knight = s.pub.knights[seat];
    const was = knight.shown;
    knight.shown += by;
    t.emit('strength-changed', { spell: c.spell, seat, was, now: knight.shown, undone });
  });
}

function eachTarget(s: State, c: Casting, reach: Reach, touch: (seat: Seat) => void): void {
  if (reach !== 'all') touch(c.target);
  else for (let seat = 0; seat < s.pub.knights.length; seat++) if (isIn(s.pub.knights[seat])) touch(seat);
}

/** BQ-917, R37: the potion is read the other way; the spell lies before its owner. A potion that left is out of reach. */
function flip(s: State, c: Casting, undone: boolean, t: Table): void {
  const card = c.weapon;
  if (card === NONE) return;
  const before = s.pub.readings[card - t.content.firstPotion];
  if (before === null) return;
  c.target = ownerOf(s.pub, card);
  const reading = opposite(before);
  t.emit('potion-flipped', {
    spell: c.spell,
    seat: c.target,
    card,
    reading,
    ...setReading(s, t, card, reading),
    undone,
  });
}

function equipping(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.pub.knights.length; seat++) {
    if (isIn(s.pub.knights[seat]) && s.pub.knights[seat].phase === 'armourer') seats.push(seat);
  }
  return seats;
}
