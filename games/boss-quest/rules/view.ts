/**
 * What a seat can tell from its view: totals, gaps, requirements, unseen weapons. Pure functions for screens, bots and
 * the refusals; they know no more than the viewer.
 */
import type { Seat } from '../../../kernel/index.ts';
import type { Clause, Colour, Content } from './content.ts';
import {
  type AnyView,
  type Casting,
  GAP,
  type Known,
  MYSTERY,
  NONE,
  type Pub,
  type Spell,
  type View,
  type Weapon,
} from './state.ts';
import { amount, isIn, power, printedHp, worth } from './totals.ts';

/** What one's own hidden weapon is worth at least: a hidden potion's reading is still open (R36). */
export function lowestHidden(v: View): number {
  return v.own.hidden === NONE ? 0 : v.table.content.weapons[v.own.hidden].minus;
}

/** What one's own hidden weapon is worth at most. */
function highestHidden(v: View): number {
  return v.own.hidden === NONE ? 0 : v.table.content.weapons[v.own.hidden].plus;
}

/** From–to; equal unless a hidden potion is still to be read. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** One's own strength (BQ-210), with both totals for a hidden potion. */
export function ownStrength(v: View): Range {
  const { shown } = v.pub.knights[v.seat];
  return { low: shown + lowestHidden(v), high: shown + highestHidden(v) };
}

/** How far one is from the boss: below 0 is over. `low` belongs to the higher strength. */
export function ownGap(v: View): Range {
  const { low, high } = ownStrength(v);
  return { low: v.pub.effectiveHp - high, high: v.pub.effectiveHp - low };
}

/** Over in every case: may not equip (BQ-212, R36). */
export const isOver = (v: View): boolean => ownStrength(v).low > v.pub.effectiveHp;

/** effectiveHp as a sum: what is printed, and what each active spell adds. */
export function hpParts(v: AnyView): { printed: number; changes: { spell: Spell; by: number }[]; total: number } {
  const { content } = v.table;
  const printed = printedHp(content, v.pub);
  const changes: { spell: Spell; by: number }[] = [];
  for (const c of v.pub.active) {
    for (const clause of content.spells[c.spell].clauses) {
      if (clause.does === 'bossHp') changes.push({ spell: c.spell, by: amount(c, clause.by) });
    }
  }
  return { printed, changes, total: changes.reduce((sum, change) => sum + change.by, printed) };
}

export type Requirement = Extract<Clause, { does: 'requireColour' | 'requireSameColour' }>;

/** Requirements of the active spells (BQ-413, BQ-414), in the order they were activated. */
export function requirements(content: Content, pub: Pub): { spell: Spell; clause: Requirement }[] {
  const list: { spell: Spell; clause: Requirement }[] = [];
  for (const { spell } of pub.active) {
    for (const clause of content.spells[spell].clauses) {
      if (clause.does === 'requireColour' || clause.does === 'requireSameColour') list.push({ spell, clause });
    }
  }
  return list;
}

/** Whether these weapons meet it. With allColours every weapon, potions too, counts as every colour (R32). */
export function meets(content: Content, clause: Requirement, cards: readonly Weapon[], allColours: boolean): boolean {
  if (allColours) return cards.length >= clause.min;
  if (clause.does === 'requireColour') return countColour(content, cards, clause.colour) >= clause.min;
  return cards.some((card) => {
    const { colour } = content.weapons[card];
    return colour !== null && countColour(content, cards, colour) >= clause.min;
  });
}

function countColour(content: Content, cards: readonly Weapon[], colour: Colour): number {
  let count = 0;
  for (const card of cards) if (content.weapons[card].colour === colour) count++;
  return count;
}

/** The active requirements with one's own pass or fail, hidden weapon included (BQ-421). */
export function ownRequirements(v: View): { spell: Spell; clause: Requirement; passes: boolean }[] {
  const { content } = v.table;
  const { visible } = v.pub.knights[v.seat];
  const cards = v.own.hidden === NONE ? visible : [...visible, v.own.hidden];
  const all = power(content, v.pub, v.seat, 'allColours') !== undefined;
  return requirements(content, v.pub).map((one) => ({ ...one, passes: meets(content, one.clause, cards, all) }));
}

/** Face-down weapons the viewer knows, public knowledge first (R76). */
export function knownWeapons(v: AnyView): Known[] {
  if (v.own === undefined) return [...v.pub.known];
  const { known } = v.own;
  return [...v.pub.known, ...v.pub.knights[v.seat].insight.map((at, i) => ({ card: known[i], at }))];
}

/** The weapon in a place the viewer knows, else undefined. */
export const knownAt = (v: AnyView, place: number): Weapon | undefined =>
  knownWeapons(v).find(({ at }) => at === place)?.card;

/** Weapons in play that the viewer cannot place: in the unknown part of the deck or hidden before others. */
export function unseenWeapons(v: AnyView): Weapon[] {
  const seen = new Set<Weapon>();
  for (const knight of v.pub.knights) for (const card of knight.visible) seen.add(card);
  for (const { card } of knownWeapons(v)) seen.add(card);
  if (v.own !== undefined) seen.add(v.own.hidden);
  return v.table.content.armoury.filter((card) => !seen.has(card));
}

/** What activating a spell would change, as far as the viewer can tell before confirming. */
export interface Preview {
  readonly hp: { readonly was: number; readonly now: number };
  /** Visible strengths that would change. */
  readonly shown: readonly { readonly seat: Seat; readonly was: number; readonly now: number }[];
}

/** The choices for a spell, as far as they are made; the rest stays as in a `Casting` without them. */
export type Choices = Partial<Pick<Casting, 'target' | 'value' | 'weapon' | 'cancelled'>>;

/** The result of a spell of the row on public totals; one's own total changes by the same as one's visible one. */
export function previewSpell(v: AnyView, spell: Spell, choices: Choices = {}): Preview {
  const changes = v.pub.knights.map(() => 0);
  const c: Casting = {
    spell,
    caster: v.seat,
    right: false,
    target: NONE,
    value: 0,
    weapon: NONE,
    cancelled: NONE,
    pair: null,
    ...choices,
  };
  const hp = change(v, c, 1, changes);
  const { knights, effectiveHp } = v.pub;
  const shown = changes.flatMap((by, seat) =>
    by === 0 ? [] : [{ seat, was: knights[seat].shown, now: knights[seat].shown + by }],
  );
  return { hp: { was: effectiveHp, now: effectiveHp + hp }, shown };
}

/** Adds what a spell does (sign 1) or undoes (−1) to the visible strengths; returns what happens to effectiveHp. */
function change(v: AnyView, c: Casting, sign: number, changes: number[]): number {
  const { content } = v.table;
  let hp = 0;
  for (const clause of content.spells[c.spell].clauses) {
    if (clause.does === 'bossHp') hp += sign * amount(c, clause.by);
    else if (clause.does === 'strength') changeTargets(v, c, clause, sign, changes);
    else if (clause.does === 'flipReading' && c.weapon !== NONE) changeFlipped(v, c.weapon, changes);
    else if (clause.does === 'cancel') {
      const ended = v.pub.active.find((one) => one.spell === c.cancelled);
      if (ended !== undefined) hp += change(v, ended, -1, changes);
    }
  }
  return hp;
}

function changeTargets(
  v: AnyView,
  c: Casting,
  clause: Extract<Clause, { does: 'strength' }>,
  sign: number,
  changes: number[],
): void {
  const by = sign * amount(c, clause.by);
  const target = clause.target === 'self' ? c.caster : c.target;
  for (let seat = 0; seat < changes.length; seat++) {
    if (isIn(v.pub.knights[seat]) && (clause.target === 'all' || seat === target)) changes[seat] += by;
  }
}

function changeFlipped(v: AnyView, card: Weapon, changes: number[]): void {
  const { minus, plus } = v.table.content.weapons[card];
  const owner = v.pub.knights.findIndex((knight) => knight.visible.includes(card));
  if (owner >= 0) changes[owner] += minus + plus - 2 * worth(v.table.content, v.pub, card);
}

/** The card in a slot of the row as the viewer knows it: a spell, `MYSTERY` for an unknown one, or `GAP`. */
export function rowCard(v: AnyView, slot: number): number {
  const card = v.pub.row[slot] ?? GAP;
  return card === MYSTERY && v.own !== undefined && v.own.mystery !== NONE ? v.own.mystery : card;
}
