/** How likely a quest is to be met before the end, and what holding it is worth. */
import type { Condition, ObjectType } from '../rules/clauses.ts';
import { OBJECT_TYPES } from '../rules/clauses.ts';
import { type Content, QUEST_GEMS } from '../rules/content.ts';
import { hold, measure } from '../rules/effects/conditions.ts';
import { objectPrice } from '../rules/effects/prices.ts';
import type { Pub, Quest, Seat } from '../rules/state.ts';
import type { Mind } from './mind.ts';

/** Gems a turn brings by itself. */
const INCOME = 1.8;

/** How often a turn, one's own or another's, brings one step of what is counted. */
const A_TURN: { readonly [what: string]: number } = {
  arenaWins: 0.3,
  arenaDefences: 0.15,
  arenaAllyWins: 0.45,
  dungeonHelps: 0.35,
  kritikWins: 0.15,
  bestMonsterBeaten: 0.1,
  creature: 0.17,
  humanoid: 0.17,
  undead: 0.17,
  dragon: 0.02,
  typeless: 0.03,
  dragonOrTypeless: 0.05,
  any: 0.5,
};

/** The chance that n things come when on average `mean` come. */
function atLeast(n: number, mean: number): number {
  if (n <= 0) return 1;
  let term = Math.exp(-mean);
  let less = term;
  for (let k = 1; k < n; k++) {
    term *= mean / k;
    less += term;
  }
  return 1 - less;
}

/** The chance to have saved that many gems more in time. */
const saved = (mind: Mind, missing: number): number => {
  if (missing <= 0) return 0.97;
  return Math.min(0.9, atLeast(Math.ceil(missing / INCOME), mind.turns + 0.8));
};

/** The cheapest object of this type with at least that bonus that this player could buy; undefined: none is there. */
function cheapest(content: Content, pub: Pub, seat: Seat, type: ObjectType, bonus: number): number | undefined {
  let least: number | undefined;
  for (const object of pub.shop) {
    const card = content.objects[object];
    if (card.type !== type || card.bonus < bonus) continue;
    const price = objectPrice(content, pub, seat, object);
    if (least === undefined || price < least) least = price;
  }
  return least;
}

/** The chance that this condition holds at some moment before the end. */
function reachOne(mind: Mind, pub: Pub, seat: Seat, condition: Condition): number {
  const { content } = mind.v.table;
  if (hold(content, pub, seat, null, [condition])) return 1;
  const { gems, points, wounds, objects, spoils } = pub.adventurers[seat];
  switch (condition.is) {
    case 'holdsBonus':
    case 'holdsType': {
      const price = cheapest(content, pub, seat, condition.type, condition.is === 'holdsBonus' ? condition.n : 0);
      return price === undefined ? 0.12 : saved(mind, price - gems);
    }
    case 'holdsAllTypes': {
      let price = 0;
      for (const type of OBJECT_TYPES) {
        if (!objects.some((object) => content.objects[object].type === type))
          price += cheapest(content, pub, seat, type, 0) ?? 8;
      }
      return saved(mind, price - gems);
    }
    case 'powerAtLeast': {
      const { have, need } = measure(content, pub, seat, condition);
      return saved(mind, (need - have) * 2 - gems);
    }
    case 'gemsAtLeast':
      return saved(mind, (condition.n - gems) * 0.9);
    case 'woundsAtLeast':
      return Math.min(0.6, 0.1 + 0.12 * wounds) * Math.min(1, mind.turns / 3);
    case 'strictlyFewestTP': {
      let fewer = 0;
      for (const other of pub.adventurers) if (other.points <= points) fewer++;
      return Math.max(0.1, 0.75 - 0.25 * (fewer - 1)) * Math.min(1, (mind.turns + 1) / 2);
    }
    case 'roundAtLeast':
      return pub.round + mind.turns >= condition.n ? 1 : 0;
    case 'spoilTypesAtLeast': {
      const { have, need } = measure(content, pub, seat, condition);
      const one = atLeast(1, A_TURN.creature * (mind.turns + 0.5) * (need - have + 1) * 0.6);
      return one ** (need - have);
    }
    case 'spoils': {
      const { have, need } = measure(content, pub, seat, condition);
      // Others' spoils may be bought, swapped or looted.
      const isElsewhere = pub.adventurers.some((other, at) => at !== seat && other.spoils.length > spoils.length);
      return atLeast(need - have, A_TURN[condition.type] * (mind.turns + 0.5) * (isElsewhere ? 1.25 : 1));
    }
    case 'count': {
      const { have, need } = measure(content, pub, seat, condition);
      const missing = condition.stat === 'bestMonsterBeaten' ? 1 : need - have;
      return atLeast(missing, A_TURN[condition.stat] * (mind.turns + 0.5));
    }
    default:
      return 0.3;
  }
}

/** The chance that the quest is met: its conditions hold together about as often as the rarest of them. */
function reach(mind: Mind, pub: Pub, seat: Seat, quest: Quest): number {
  let least = 1;
  for (const condition of mind.v.table.content.quests[quest].conditions) {
    least = Math.min(least, reachOne(mind, pub, seat, condition));
  }
  return least;
}

/** What holding this quest is worth: its gain, less what it costs unfinished (DQ-803, DQ-804). */
export function questWorth(mind: Mind, pub: Pub, quest: Quest, isMain: boolean): number {
  const { content, options } = mind.v.table;
  const { points } = content.quests[quest];
  const gain = points * (isMain ? 2 : 1) + QUEST_GEMS * mind.gem;
  const loss = isMain ? points * (options.failedMainPenalty === 'doubled' ? 2 : 1) : 1;
  const likely = reach(mind, pub, mind.seat, quest);
  return likely * gain - (1 - likely) * loss;
}
