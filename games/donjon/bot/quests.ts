/** How likely a quest is to be met before the end, and what holding it is worth. */
import type { Condition, ObjectType } from '../rules/clauses.ts';
import { OBJECT_TYPES } from '../rules/clauses.ts';
import { type Content, QUEST_GEMS } from '../rules/content.ts';
import { hold, measure } from '../rules/effects/conditions.ts';
import { objectPrice } from '../rules/effects/prices.ts';
import type { Pub, Quest, Seat } from '../rules/state.ts';
import type { Mind } from './mind.ts';

/** Gems a turn brings by itself. */
const INCOME = 1.4;

/** How often a turn, one's own or another's, brings one step of what is counted. */
const A_TURN: { readonly [what: string]: number } = {
  arenaWins: 0.45,
  arenaDefences: 0.02,
  arenaAllyWins: 0.28,
  dungeonHelps: 0.6,
  kritikWins: 0.12,
  bestMonsterBeaten: 0.035,
  creature: 0.26,
  humanoid: 0.26,
  undead: 0.26,
  dragon: 0.01,
  typeless: 0.03,
  dragonOrTypeless: 0.055,
  any: 0.56,
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

/** Every turn of saving may be the one in which the purse is looted or the object sold to somebody else. */
const PATIENCE = 0.95;

/** The chance to have saved that many gems more in time, for somebody who saves for it. */
function saved(mind: Mind, missing: number): number {
  if (missing <= 0) return mind.turns > 0 || mind.pub.active === mind.seat ? 0.95 : 0;
  return sure((INCOME * (mind.turns + 0.5) - missing) / 2) * PATIENCE ** (missing / INCOME);
}

/** From what is to spare, counted in its usual spread, to a chance. */
const sure = (spare: number): number => 1 / (1 + Math.exp(-1.6 * spare));

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

/** The least that this much more power costs in the shop, old objects replaced; undefined: it is not to be had. */
function equipment(content: Content, pub: Pub, seat: Seat, more: number): number | undefined {
  let plans: { readonly bonus: number; readonly price: number }[] = [{ bonus: 0, price: 0 }];
  for (const type of OBJECT_TYPES) {
    const worn = pub.adventurers[seat].objects.find((object) => content.objects[object].type === type);
    const now = worn === undefined ? 0 : content.objects[worn].bonus;
    const wider = plans.slice();
    for (const object of pub.shop) {
      const card = content.objects[object];
      if (card.type !== type || card.bonus <= now) continue;
      const price = objectPrice(content, pub, seat, object);
      for (const plan of plans) wider.push({ bonus: plan.bonus + card.bonus - now, price: plan.price + price });
    }
    plans = wider;
  }
  let least: number | undefined;
  for (const { bonus, price } of plans) if (bonus >= more && (least === undefined || price < least)) least = price;
  return least;
}

/** The chance of four wounds, from none, one, two or three of them, for somebody who does not heal. */
const WOUNDS = [0.55, 0.6, 0.7, 0.85];

/** Every point to wait for is one that the last of the others may not win. */
const RISKY = 0.75;

/** How fast the last of the others wins points. */
const POINTS_A_ROUND = 0.9;

/** The chance that this condition holds at some moment before the end. */
function reachOne(mind: Mind, pub: Pub, seat: Seat, condition: Condition): number {
  const { content } = mind.v.table;
  if (hold(content, pub, seat, null, [condition])) return 1;
  const { gems, points, wounds, objects, spoils } = pub.adventurers[seat];
  switch (condition.is) {
    case 'holdsBonus':
    case 'holdsType': {
      const price = cheapest(content, pub, seat, condition.type, condition.is === 'holdsBonus' ? condition.n : 0);
      return price === undefined ? 0.12 : 0.9 * saved(mind, price - gems);
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
      const price = equipment(content, pub, seat, need - have - wounds);
      return price === undefined ? 0.05 : saved(mind, price - gems + 0.5 * wounds);
    }
    case 'gemsAtLeast':
      return 0.9 * saved(mind, condition.n - gems);
    case 'woundsAtLeast':
      return WOUNDS[Math.min(wounds, WOUNDS.length - 1)] * Math.min(1, (mind.turns + 0.5) / 6);
    case 'strictlyFewestTP': {
      // The others win points while this player stands aside.
      let least = Infinity;
      pub.adventurers.forEach((other, at) => {
        if (at !== seat) least = Math.min(least, other.points);
      });
      const behind = Math.max(0, points + 1 - least);
      return 0.95 * sure((POINTS_A_ROUND * (mind.turns + 0.5) - behind) / 1.5) * RISKY ** behind;
    }
    case 'roundAtLeast':
      return pub.round + mind.turns >= condition.n ? 1 : 0;
    case 'spoilTypesAtLeast': {
      const { have, need } = measure(content, pub, seat, condition);
      const one = atLeast(1, 0.17 * (mind.turns + 0.5));
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
