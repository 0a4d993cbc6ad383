/** What a merchant could do next that is worth a journey: where, at what price, for what gain. */
import { buildCost, canSellBonus } from '../rules/build.ts';
import type { Content, QuestCard, QuestPlace } from '../rules/content.ts';
import { allHold } from '../rules/effects/conditions.ts';
import { canGive } from '../rules/effects/possible.ts';
import { isForbidden, questLimit, yieldOf } from '../rules/effects/standing.ts';
import { steps } from '../rules/map.ts';
import { priceOf } from '../rules/payment.ts';
import { NO_TOKENS } from '../rules/purse.ts';
import { type Commerce, NONE, type Quest, type Territory, type View } from '../rules/state.ts';
import { villaPrice } from '../rules/villas.ts';
import type { Mind } from './position.ts';
import { tasteOf } from './taste.ts';
import { nearestOf } from './tours.ts';
import { clausesWorth, incomeWorth } from './worth.ts';

export interface Goal {
  readonly kind: 'build' | 'quest' | 'deliver' | 'villa' | 'interact';
  /** The commerce or quest; `NONE` otherwise. */
  readonly card: number;
  /** With the bonus; the option of a quest. */
  readonly option: number;
  readonly place: Territory;
  readonly gold: number;
  readonly tokens: readonly number[];
  /** Tokens of any kind that discounts leave unpaid, and ordinary ones of any kind that are asked for. */
  readonly spared: number;
  readonly any: number;
  /** What it brings, in gold, before its price. */
  readonly value: number;
  /** Somebody else may do it first. */
  readonly isShared: boolean;
}

const goal = (kind: Goal['kind'], place: Territory, value: number, more: Partial<Goal> = {}): Goal => ({
  kind,
  card: NONE,
  option: 0,
  place,
  gold: 0,
  tokens: NO_TOKENS,
  spared: 0,
  any: 0,
  value,
  isShared: true,
  ...more,
});

/** All goals of this merchant. */
export function goalsOf(mind: Mind): Goal[] {
  const goals: Goal[] = [];
  builds(mind, goals);
  quests(mind, goals);
  deliveries(mind, goals);
  villas(mind, goals);
  inhabitants(mind, goals);
  return goals;
}

/** A plan that ends the same way: building the same card or in the same city, the same quest, villa, person. */
export const isSameGoal = (a: Goal, b: Goal): boolean =>
  a.kind === b.kind && (a.kind === 'deliver' || (a.card !== NONE && a.card === b.card) || a.place === b.place);

/** Of large maps only what is near is thought about. */
const MOST_CITIES = 8;
const MOST_VILLAS = 8;
const MOST_PEOPLE = 8;
const MOST_PLACES = 3;

function near(content: Content, from: Territory, most: number, is: (at: Territory) => boolean): readonly Territory[] {
  const list: Territory[] = [];
  for (let at = 0; at < content.territories.length; at++) if (is(at)) list.push(at);
  return nearestOf(content, from, list, most);
}

/** What one more brings towards quests in hand that want several. */
export function milestoneWorth(v: View, is: Milestone, have: number): number {
  const { own, table } = v;
  let sum = 0;
  for (const quest of own.quests) {
    for (const condition of table.content.quests[quest].conditions) {
      if (condition.is === is && condition.n > have) sum += (0.6 * tasteOf(v).prestige) / (condition.n - have);
    }
  }
  return sum;
}
type Milestone = 'commercesAtLeast' | 'villasAtLeast' | 'associatesAtLeast';

function builds({ v, turns }: Mind, goals: Goal[]): void {
  const { pub, own, seat, table } = v;
  const { content } = table;
  if (isForbidden(content, pub, seat, 'build')) return;
  const { pawn, commerces } = pub.merchants[seat];
  const free = near(content, pawn, MOST_CITIES, (at) => {
    return content.territories[at].city && !commerces.some(({ city }) => city === at);
  });
  const milestone = milestoneWorth(v, 'commercesAtLeast', commerces.length);
  for (const card of own.hand) {
    for (const bonus of [false, true]) {
      const { gold, tokens, spared } = buildCost(content, pub, seat, card, bonus);
      if (bonus && !canSellBonus(content, pub, card, tokens)) continue;
      const value = commerceWorth(v, card, bonus, turns) + milestone;
      for (const place of free) {
        const price = { gold, tokens, spared };
        goals.push(goal('build', place, value, { card, option: bonus ? 1 : 0, ...price, isShared: false }));
      }
    }
  }
}

export function commerceWorth(v: View, card: Commerce, bonus: boolean, turns: number): number {
  const { prestige, income, other, bonus: extra } = v.table.content.commerces[card];
  const base = prestige * tasteOf(v).prestige + income * incomeWorth(turns) + clausesWorth(v, other, turns);
  return bonus ? base + clausesWorth(v, extra.effects, turns) : base;
}

function quests({ v, turns }: Mind, goals: Goal[]): void {
  const { content } = v.table;
  for (const quest of v.own.quests) {
    const card = content.quests[quest];
    if (!allHold(content, v, v.seat, card.conditions)) continue;
    card.options.forEach((one, option) => {
      const { gold, tokens, any } = priceOf(one.costs);
      if (one.costs.length > 0 && !canGive(content, v.pub, one.effects, [], tokens)) return;
      const value = optionWorth(v, card, option, turns);
      for (const place of placesOf(v, card.place)) {
        goals.push(goal('quest', place, value, { card: quest, option, gold, tokens, any, isShared: false }));
      }
    });
  }
}

/** What an option brings besides its price; a first part brings its sequel too. */
export function optionWorth(v: View, card: QuestCard, option: number, turns: number): number {
  const { effects, prestige = card.prestige } = card.options[option];
  const sequel = card.step === 1 ? SEQUEL * Math.min(1, turns / 4) : 0;
  return prestige * tasteOf(v).prestige + clausesWorth(v, effects, turns) + sequel;
}
const SEQUEL = 7;

/** How good a quest in hand is: its best option, less the way there. */
export function questWorth({ v, turns }: Mind, quest: Quest): number {
  const { content } = v.table;
  const card = content.quests[quest];
  let best = 0;
  card.options.forEach(({ costs }, option) => {
    const { gold, tokens, any } = priceOf(costs);
    let price = gold + any * 1.5;
    for (const n of tokens) price += n * 2;
    best = Math.max(best, optionWorth(v, card, option, turns) - price);
  });
  let away = Number.POSITIVE_INFINITY;
  for (const place of placesOf(v, card.place)) {
    away = Math.min(away, steps(content, v.pub.merchants[v.seat].pawn, place));
  }
  return best - away * 0.8 - (allHold(content, v, v.seat, card.conditions) ? 0 : 5);
}

/** Where a quest can be completed; of many places only the near ones. */
function placesOf({ pub, seat, table: { content } }: View, place: QuestPlace): readonly Territory[] {
  const { pawn, commerces } = pub.merchants[seat];
  const { territories } = content;
  switch (place.at) {
    case 'none':
      return [pawn];
    case 'territory':
      return [place.territory];
    case 'landmass':
      return near(content, pawn, MOST_PLACES, (at) => territories[at].landmass === place.landmass);
    case 'harbour':
      return near(content, pawn, MOST_PLACES, (at) => territories[at].sea.length > 0);
    case 'anyCity':
      return near(content, pawn, MOST_PLACES, (at) => territories[at].city);
    case 'ownCity':
      return commerces.map(({ city }) => city);
  }
}

/** There is one delivery at a time, and all can see it: who is first has it instead of the others. */
const BEFORE_OTHERS = 3;

function deliveries({ v, taste }: Mind, goals: Goal[]): void {
  const { pub, seat, table } = v;
  if (pub.delivery === NONE) return;
  const { city, tokens, prestige, gold } = table.content.deliveries[pub.delivery];
  const value = prestige * taste.prestige + gold + yieldOf(table.content, pub, seat, 'delivery') + BEFORE_OTHERS;
  goals.push(goal('deliver', city, value, { tokens }));
}

function villas({ v, taste }: Mind, goals: Goal[]): void {
  const { pub, seat, table } = v;
  if (isForbidden(table.content, pub, seat, 'villa')) return;
  const { content } = table;
  const { pawn, villas: owned } = pub.merchants[seat];
  const gold = villaPrice(content, pub, seat);
  const value = taste.prestige + milestoneWorth(v, 'villasAtLeast', owned.length);
  const isForSale = (at: Territory): boolean => content.territories[at].villa && pub.villas[at] === NONE;
  for (const place of near(content, pawn, MOST_VILLAS, isForSale)) goals.push(goal('villa', place, value, { gold }));
}

/** A quest from somebody: worth less the fewer turns there are to complete it, and the more one has. */
const MEETING = [9.5, 8.5, 6, 1, 0.5];

function inhabitants({ v, turns }: Mind, goals: Goal[]): void {
  const { pub, seat, table } = v;
  if (isForbidden(table.content, pub, seat, 'interact') || pub.questDeck + pub.questDiscard === 0) return;
  const held = pub.merchants[seat].quests;
  const room = questLimit(table.content, pub, seat) - held;
  const value = (room > 0 ? (MEETING[held] ?? 1) : 1) * Math.min(1, Math.max(0, turns - 1) / 4);
  const { pawn } = pub.merchants[seat];
  for (const place of near(table.content, pawn, MOST_PEOPLE, (at) => pub.inhabitants[at])) {
    goals.push(goal('interact', place, value));
  }
}
