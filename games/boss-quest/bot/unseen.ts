/** What this seat has not seen: which weapons and spells may lie where, and how likely. */
import type { Seat } from '../../../kernel/index.ts';
import type { Content } from '../rules/content.ts';
import { topPlace } from '../rules/knowledge.ts';
import { NONE, type Spell, type View, type Weapon } from '../rules/state.ts';
import { isPotion } from '../rules/totals.ts';
import { knownWeapons, unseenWeapons } from '../rules/view.ts';

/** A weapon that may lie somewhere. */
export interface Guess {
  readonly card: Weapon;
  readonly chance: number;
}

/** Face-down weapons as this seat can tell: `pool` lies in the deck or hidden before others, nobody knows where. */
export interface Weapons {
  readonly pool: readonly Weapon[];
  readonly known: ReadonlyMap<number, Weapon>;
  /** The next weapon of the deck, if this seat knows it. */
  readonly top: Weapon | undefined;
}

export function weaponsOf(v: View): Weapons {
  const known = new Map(knownWeapons(v).map(({ card, at }) => [at, card]));
  known.set(v.seat, v.own.hidden);
  return { pool: unseenWeapons(v), known, top: known.get(topPlace(v.pub.weaponDeck)) };
}

/** What somebody has read from what others did: by seat, how likely each weapon is the hidden one, against the others. */
export type Readings = ReadonlyMap<Seat, ReadonlyMap<Weapon, number>>;

const readers = new WeakMap<View, Readings>();

/** The same view in the eyes of whoever has read the others so. */
export function withReadings(v: View, readings: Readings): View {
  const seen = { ...v };
  readers.set(seen, readings);
  return seen;
}

/** Whether these are eyes that have taken their time. */
export const hasRead = (v: View): boolean => readers.has(v);

/** What the viewer has read of this player, if anything. */
export function readingOf(v: View, seat: Seat): ReadonlyMap<Weapon, number> | undefined {
  return readers.get(v)?.get(seat);
}

function normal(reading: ReadonlyMap<Weapon, number>): Guess[] {
  let all = 0;
  for (const chance of reading.values()) all += chance;
  return [...reading].map(([card, chance]) => ({ card, chance: chance / all }));
}

/** How likely each weapon is the hidden one of this player. */
export function hiddenOf(v: View, { pool, known }: Weapons, seat: Seat): readonly Guess[] {
  const card = known.get(seat);
  if (card !== undefined) return card === NONE ? [] : [{ card, chance: 1 }];
  const reading = readingOf(v, seat);
  if (reading !== undefined) return normal(reading);
  // Their equips prove that they were not over (BQ-212).
  const { hiddenAtMost } = v.pub.knights[seat];
  const possible = pool.filter((one) => v.table.content.weapons[one].minus <= hiddenAtMost);
  return possible.map((one) => ({ card: one, chance: 1 / possible.length }));
}

/** The chance of each value (index) for the next unseen number card. */
export function poolValues(content: Content, { pool }: Weapons): readonly number[] {
  const values = new Array<number>(8).fill(0);
  let cards = 0;
  for (const card of pool) {
    if (isPotion(content, card)) continue;
    values[content.weapons[card].value]++;
    cards++;
  }
  return values.map((n) => (cards === 0 ? 0 : n / cards));
}

/** The spells that lie in the deck or face down in the row. */
export function unseenSpells(v: View): Spell[] {
  const seen = new Set([...v.pub.row, ...v.pub.spellDiscard, ...v.pub.active.map((casting) => casting.spell)]);
  if (v.pub.resolving) seen.add(v.pub.resolving.spell);
  if (v.own.mystery !== NONE) seen.add(v.own.mystery);
  return v.table.content.spells.flatMap((_, spell) => (seen.has(spell) ? [] : [spell]));
}
