/** The odds of an equip, exactly, from what the seat knows: unseen weapons are equally likely, known deck cards are certain. */
import { topPlace } from './knowledge.ts';
import { NONE, type View, type Weapon } from './state.ts';
import { knownAt, unseenWeapons } from './view.ts';

/** Chances from 0 to 1. */
export interface DrawOdds {
  /** Over whatever the reading of potions. */
  readonly over: number;
  /** Exactly the boss's hit points, with some reading of potions. */
  readonly perfect: number;
}

const MAX_DRAW = 4;

/** The odds of equipping 1, 2, 3 and 4 cards, as far as the deck reaches. */
export function equipOdds(v: View): DrawOdds[] {
  const most = Math.min(MAX_DRAW, v.pub.weaponDeck);
  const { numbers, potions } = sortUnseen(v);
  const ways = waysToSum(numbers, most);
  return Array.from({ length: most }, (_, i) => oddsOf(v, i + 1, ways, numbers.length, potions));
}

function sortUnseen(v: View): { numbers: number[]; potions: Weapon[] } {
  const { weapons, firstPotion } = v.table.content;
  const unseen = unseenWeapons(v);
  return {
    numbers: unseen.filter((card) => card < firstPotion).map((card) => weapons[card].value),
    potions: unseen.filter((card) => card >= firstPotion),
  };
}

/** ways[n][sum]: in how many ways n of these numbers add up to that sum. */
function waysToSum(numbers: readonly number[], most: number): number[][] {
  const size = most * Math.max(...numbers, 0) + 1;
  const ways = Array.from({ length: most + 1 }, () => new Array<number>(size).fill(0));
  ways[0][0] = 1;
  for (const number of numbers) {
    for (let n = most; n > 0; n--) {
      for (let sum = size - 1; sum >= number; sum--) ways[n][sum] += ways[n - 1][sum - number];
    }
  }
  return ways;
}

function oddsOf(
  v: View,
  count: number,
  ways: readonly (readonly number[])[],
  numbers: number,
  unseenPotions: readonly Weapon[],
): DrawOdds {
  const { content } = v.table;
  const hp = v.pub.effectiveHp;
  // Cards with two readings that are certain to be there: the own hidden potion, and known potions on the deck.
  const certain: Weapon[] = v.own.hidden === NONE ? [] : [v.own.hidden];
  let unknown = 0;
  for (let i = 0; i < count; i++) {
    const card = knownAt(v, topPlace(v.pub.weaponDeck - i));
    if (card === undefined) unknown++;
    else certain.push(card);
  }
  const base = v.pub.knights[v.seat].shown;
  let over = 0;
  let perfect = 0;
  let all = 0;
  for (const drawn of subsets(unseenPotions)) {
    const rest = unknown - drawn.length;
    if (rest < 0 || rest > numbers) continue;
    const totals = readings([...certain, ...drawn].map((card) => content.weapons[card]));
    const lowest = base + Math.min(...totals);
    ways[rest].forEach((n, sum) => {
      all += n;
      if (lowest + sum > hp) over += n;
      else if (totals.has(hp - base - sum)) perfect += n;
    });
  }
  return all === 0 ? { over: 0, perfect: 0 } : { over: over / all, perfect: perfect / all };
}

/** All sums these cards can be read as. */
function readings(cards: readonly { minus: number; plus: number }[]): Set<number> {
  let totals = new Set([0]);
  for (const { minus, plus } of cards) {
    const next = new Set<number>();
    for (const total of totals) next.add(total + minus).add(total + plus);
    totals = next;
  }
  return totals;
}

/** Every choice of some of these. */
function subsets<T>(of: readonly T[]): T[][] {
  const all: T[][] = [[]];
  for (const one of of) for (const some of [...all]) all.push([...some, one]);
  return all;
}
