/** At the Magician: which spell to take, and whether to use it or to keep it from the others. */
import { MYSTERY, NONE, type Spell, type SpellUse, type View } from '../rules/state.ts';
import { forecast } from './forecast.ts';
import { bestCasting } from './spells.ts';
import { unseenSpells } from './unseen.ts';
import type { World } from './world.ts';

/** What this use of a card of the row is worth, in a world where this seat is done. */
export function useValue(v: View, world: World, { slot, use }: SpellUse): number {
  const spell = v.pub.row[slot];
  const after = spell === MYSTERY ? world : without(world, spell);
  if (use === 'discard') return forecast(after);
  return spell === MYSTERY ? mysteryValue(v, after) : bestCasting(v, after, spell);
}

/** The world without this spell in the row; what is left there matters as long as somebody may still come. */
export function without(world: World, spell: Spell): World {
  return world.visits > 0 ? { ...world, row: world.row.filter((one) => one !== spell) } : world;
}

/** What turning up the mystery spell is worth: the card, if this seat has peeked, else all it may be. */
function mysteryValue(v: View, world: World): number {
  if (v.own.mystery !== NONE) return bestCasting(v, world, v.own.mystery);
  return averageSpell(v, world, (value) => value);
}

/** The mean over all unseen spells of what their best casting is worth, seen through `worth`. */
export function averageSpell(v: View, world: World, worth: (value: number) => number): number {
  const { spells } = world.content;
  const known = new Map<string, number>();
  let sum = 0;
  const unseen = unseenSpells(v);
  for (const spell of unseen) {
    // Copies do the same.
    let value = known.get(spells[spell].id);
    if (value === undefined) {
      value = worth(bestCasting(v, world, spell));
      known.set(spells[spell].id, value);
    }
    sum += value;
  }
  return unseen.length === 0 ? worth(forecast(world)) : sum / unseen.length;
}

/** What a visit is worth, roughly: the best face-up spell, or nothing better than to discard one. */
export function visitValue(v: View, world: World): number {
  let best = forecast(world);
  for (const spell of world.row) best = Math.max(best, bestCasting(v, world, spell));
  return best;
}

/** By how much the spells of the row could move one's own gap, up or down. */
export function ownShifts(world: World): number[] {
  return world.row.flatMap((spell: Spell) =>
    world.content.spells[spell].clauses.flatMap((clause) => {
      if (clause.does === 'strength' && clause.target !== 'other') return amountsOf(clause.by);
      // A stronger boss is as good as a weaker self.
      return clause.does === 'bossHp' ? amountsOf(clause.by).map((by) => -by) : [];
    }),
  );
}

const amountsOf = (by: number | readonly number[]): readonly number[] => (typeof by === 'number' ? [by] : by);
