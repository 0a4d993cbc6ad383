/** What this seat has not seen: which weapons and spells may lie where, and how likely. */
import type { Seat } from '../../../kernel/index.ts';
import { topPlace } from '../rules/knowledge.ts';
import { NONE, type Spell, type View, type Weapon } from '../rules/state.ts';
import { participants } from '../rules/totals.ts';

/** A weapon that may lie somewhere. */
export interface Guess {
  readonly card: Weapon;
  readonly chance: number;
}

/** The face-down weapons this seat knows, by place (R76). */
function knownWeapons(v: View): Map<number, Weapon> {
  const known = new Map<number, Weapon>();
  for (const { card, at } of v.pub.known) known.set(at, card);
  v.pub.knights[v.seat].insight.forEach((place, i) => {
    known.set(place, v.own.known[i]);
  });
  known.set(v.seat, v.own.hidden);
  return known;
}

/** Face-down weapons as this seat can tell: `pool` lies in the deck or hidden before others, nobody knows where. */
export interface Weapons {
  readonly pool: readonly Weapon[];
  readonly known: ReadonlyMap<number, Weapon>;
  /** The next weapon of the deck, if this seat knows it. */
  readonly top: Weapon | undefined;
}

export function unseenWeapons(v: View): Weapons {
  const known = knownWeapons(v);
  const seen = new Set(known.values());
  for (const seat of participants(v.pub)) for (const card of v.pub.knights[seat].visible) seen.add(card);
  const pool = v.table.content.armoury.filter((card) => !seen.has(card));
  return { pool, known, top: known.get(topPlace(v.pub.weaponDeck)) };
}

/** How likely each weapon is the hidden one of this player. */
export function hiddenOf(v: View, { pool, known }: Weapons, seat: Seat): readonly Guess[] {
  const card = known.get(seat);
  if (card !== undefined) return card === NONE ? [] : [{ card, chance: 1 }];
  // Their equips prove that they were not over (BQ-212).
  const { hiddenAtMost } = v.pub.knights[seat];
  const possible = pool.filter((one) => v.table.content.weapons[one].minus <= hiddenAtMost);
  return possible.map((one) => ({ card: one, chance: 1 / possible.length }));
}

/** The spells that lie in the deck or face down in the row. */
export function unseenSpells(v: View): Spell[] {
  const seen = new Set([...v.pub.row, ...v.pub.spellDiscard, ...v.pub.active.map((casting) => casting.spell)]);
  if (v.pub.resolving) seen.add(v.pub.resolving.spell);
  if (v.own.mystery !== NONE) seen.add(v.own.mystery);
  return v.table.content.spells.flatMap((_, spell) => (seen.has(spell) ? [] : [spell]));
}
