/** Sums and small questions about what lies open: pure functions of the public state. */
import type { Seat } from '../../../kernel/index.ts';
import type { Amount, Clause, Content, Power } from './content.ts';
import { type Casting, GAP, type Knight, NONE, type Pub, REAPER, type Spell, UNBOUNDED, type Weapon } from './state.ts';

export const isPotion = (content: Content, card: Weapon): boolean => card >= content.firstPotion;

/** What a face-up weapon is worth; a potion whose reading is still open counts nothing. */
export function worth(content: Content, pub: Pub, card: Weapon): number {
  const weapon = content.weapons[card];
  if (card < content.firstPotion) return weapon.value;
  const reading = pub.readings[card - content.firstPotion];
  return reading === null ? 0 : weapon[reading];
}

/** Whether this player takes part in the round: all but the eliminated. */
export const isIn = (knight: Knight): boolean => knight.role !== 'eliminated';

export function participants(pub: Pub): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < pub.knights.length; seat++) if (isIn(pub.knights[seat])) seats.push(seat);
  return seats;
}

export function participantCount(pub: Pub): number {
  let count = 0;
  for (const knight of pub.knights) if (isIn(knight)) count++;
  return count;
}

/** How many are still in phase A. */
export function equippingCount(pub: Pub): number {
  let count = 0;
  for (const knight of pub.knights) if (isIn(knight) && knight.phase === 'armourer') count++;
  return count;
}

/** The next participant clockwise (R66). */
export function leftOf(pub: Pub, seat: Seat): Seat {
  const seats = pub.knights.length;
  let next = (seat + 1) % seats;
  while (!isIn(pub.knights[next])) next = (next + 1) % seats;
  return next;
}

/** Participants clockwise, beginning left of this seat and ending with it (if it takes part). */
export function clockwiseAfter(pub: Pub, seat: Seat): Seat[] {
  const order: Seat[] = [];
  const seats = pub.knights.length;
  for (let i = 1; i <= seats; i++) {
    const next = (seat + i) % seats;
    if (isIn(pub.knights[next])) order.push(next);
  }
  return order;
}

/** The boss's hit points as printed. */
export function printedHp(content: Content, pub: Pub): number {
  return pub.boss === REAPER ? content.reaper.hp : content.bosses[pub.boss].hp;
}

/** The number a clause works with: printed, or chosen by the caster (R04). */
export const amount = (c: Casting, by: Amount): number => (typeof by === 'number' ? by : c.value);

/** Whether a clause with a target touches this player. */
export const touches = (c: Casting, target: string, seat: Seat): boolean => target === 'all' || c.target === seat;

type Does = Clause['does'];
/** The first clause of this kind on a spell. */
function clauseOf<D extends Does>(content: Content, spell: Spell, does: D): Extract<Clause, { does: D }> | undefined {
  for (const clause of content.spells[spell].clauses) {
    if (clause.does === does) return clause as Extract<Clause, { does: D }>;
  }
  return undefined;
}

export function isLastCall(content: Content, pub: Pub): boolean {
  for (const c of pub.active) if (clauseOf(content, c.spell, 'limitRemainingTurns') !== undefined) return true;
  return false;
}

export function isShielded(content: Content, pub: Pub, seat: Seat): boolean {
  for (const c of pub.active) {
    const clause = clauseOf(content, c.spell, 'preventHeartLoss');
    if (clause !== undefined && touches(c, clause.target, seat)) return true;
  }
  return false;
}

/** All active dark modifiers on this player (BQ-210). */
export function spellStrength(content: Content, pub: Pub, seat: Seat): number {
  let sum = 0;
  for (const c of pub.active) {
    for (const clause of content.spells[c.spell].clauses) {
      if (clause.does === 'strength' && touches(c, clause.target, seat)) sum += amount(c, clause.by);
    }
  }
  return sum;
}

/** The companion before this player, if it has that power. */
export function power<D extends Power['does']>(
  content: Content,
  pub: Pub,
  seat: Seat,
  does: D,
): Extract<Power, { does: D }> | undefined {
  const { companion } = pub.knights[seat];
  if (companion === NONE) return undefined;
  const held = content.companions[companion].power;
  return held.does === does ? (held as Extract<Power, { does: D }>) : undefined;
}

/** Whether a once-per-round power lies before this player and is unused. */
export function canUse(content: Content, pub: Pub, seat: Seat, does: Power['does']): boolean {
  return power(content, pub, seat, does) !== undefined && !pub.used[pub.knights[seat].companion];
}

export function isRowEmpty(pub: Pub): boolean {
  for (const slot of pub.row) if (slot !== GAP) return false;
  return true;
}

/** A potion of this player that is lying face up, or of anybody. */
export function visiblePotions(content: Content, pub: Pub): Weapon[] {
  const list: Weapon[] = [];
  for (let i = 0; i < pub.readings.length; i++) if (pub.readings[i] !== null) list.push(content.firstPotion + i);
  return list;
}

/** Before whom this weapon lies face up. */
export function ownerOf(pub: Pub, card: Weapon): Seat {
  return pub.knights.findIndex((knight) => knight.visible.includes(card));
}

/** Before whom this companion lies, `NONE` for the reserve. */
export function holderOf(pub: Pub, companion: number): Seat {
  for (let seat = 0; seat < pub.knights.length; seat++) if (pub.knights[seat].companion === companion) return seat;
  return NONE;
}

/** What an equip proves about the hidden weapon: the player was not over (BQ-212). */
export function boundHidden(pub: Pub, seat: Seat): void {
  const knight = pub.knights[seat];
  const bound = pub.effectiveHp - knight.shown;
  if (bound < knight.hiddenAtMost) knight.hiddenAtMost = Math.min(bound, UNBOUNDED);
}
