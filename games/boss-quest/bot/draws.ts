/** Exact odds of drawing: what k cards from the unseen weapons may add up to. */
import type { Content } from '../rules/content.ts';
import type { Weapon } from '../rules/state.ts';
import { isPotion } from '../rules/totals.ts';

/** One way a draw may turn out: the sum of its number cards, and its potions. */
export interface Draw {
  readonly sum: number;
  readonly potions: readonly Weapon[];
  readonly chance: number;
}

/** Cards of the pool that count alike: a value with its copies, or one potion. */
interface Lot {
  readonly value: number;
  readonly copies: number;
  readonly potion: Weapon | undefined;
}

function lots(content: Content, pool: readonly Weapon[]): Lot[] {
  const copies: number[] = [];
  const list: Lot[] = [];
  for (const card of pool) {
    const { value } = content.weapons[card];
    if (isPotion(content, card)) list.push({ value: 0, copies: 1, potion: card });
    else copies[value] = (copies[value] ?? 0) + 1;
  }
  copies.forEach((n, value) => {
    list.push({ value, copies: n, potion: undefined });
  });
  return list;
}

/** Every outcome of drawing 0, 1, … `most` cards, by their number, the known top card first; chances add up to 1. */
export function drawings(content: Content, pool: readonly Weapon[], most: number, top: Weapon | undefined): Draw[][] {
  let ways: Draw[][] = Array.from({ length: most + 1 }, () => []);
  const certain = top === undefined ? 0 : 1;
  if (certain <= most) ways[certain] = [firstDraw(content, top)];
  for (const lot of lots(content, pool)) ways = withLot(ways, lot);
  return ways.map((draws) => {
    const hands = draws.reduce((sum, { chance }) => sum + chance, 0);
    return draws.map((draw) => ({ ...draw, chance: draw.chance / hands }));
  });
}

function firstDraw(content: Content, top: Weapon | undefined): Draw {
  if (top === undefined) return { sum: 0, potions: [], chance: 1 };
  if (isPotion(content, top)) return { sum: 0, potions: [top], chance: 1 };
  return { sum: content.weapons[top].value, potions: [], chance: 1 };
}

/** Adds 0, 1, … copies of a lot to what was drawn so far; `ways[n]` holds the outcomes with n cards, `chance` counts hands. */
function withLot(ways: readonly Draw[][], lot: Lot): Draw[][] {
  return ways.map((_, count) => {
    const merged = new Map<string | number, Draw>();
    let hands = 1;
    for (let taken = 0; taken <= Math.min(lot.copies, count); taken++) {
      if (taken > 0) hands = (hands * (lot.copies - taken + 1)) / taken;
      for (const draw of ways[count - taken]) {
        const potions = taken > 0 && lot.potion !== undefined ? [...draw.potions, lot.potion] : draw.potions;
        const sum = draw.sum + taken * lot.value;
        const key = potions.length === 0 ? sum : `${sum}+${potions.join('+')}`;
        const chance = draw.chance * hands + (merged.get(key)?.chance ?? 0);
        merged.set(key, { sum, potions, chance });
      }
    }
    return [...merged.values()];
  });
}
