/** What to buy (BZ-603): a purchase must bring more in the rounds left than its price in points. */
import type { Effect, Trigger } from '../rules/clauses.ts';
import type { Content } from '../rules/content.ts';
import { dealSize } from '../rules/counts.ts';
import { displaySlots, storageSlots } from '../rules/effects/numbers.ts';
import { buyingPrice } from '../rules/effects/permissions.ts';
import type { Employee, Item, UpgradeAction, UpgradeType, View } from '../rules/state.ts';
import { handWorth } from './hand.ts';
import { type Mind, mindOf } from './mind.ts';
import { COIN } from './points.ts';
import { pointsOf } from './powers.ts';

export function purchaseWorth(v: View, action: UpgradeAction): number {
  if (action === 'pass') return 0;
  const mind = mindOf(v);
  const price = COIN * buyingPrice(mind.content, mind.pub, v.seat, action);
  if ('hire' in action) return mind.future.rounds * employeeWorth(mind.content, action.hire) - price;
  return mind.future.rounds * slotWorth(mind, 'buy' in action ? action.buy : action.flip) - price;
}

/** How often the moment of an ability comes in a round. */
const OFTEN: { readonly [on in Trigger]?: number } = {
  monsterRevealed: 0.5,
  attackSucceeded: 0.6,
  attackFailed: 0.4,
  heroSurvived: 0.7,
  heroDefeated: 0.3,
  monsterDefeated: 0.4,
  cardBought: 0.4,
  gameEnd: 0.2,
};

/** What an employee brings in a round. */
export function employeeWorth(content: Content, employee: Employee): number {
  let worth = 0;
  for (const effect of content.employees[employee].effects) worth += effectWorth(effect);
  return worth;
}

/** Conditions weaken an ability; one that may be declined never hurts. */
function effectWorth(effect: Effect): number {
  let worth = 0;
  for (const clause of effect.do) worth += pointsOf(clause);
  const once = effect.uses === 'game' ? 0.25 : 1;
  return Math.max(0, worth) * once * (OFTEN[effect.on] ?? 1) * 0.7 ** (effect.if?.length ?? 0);
}

const slots = new WeakMap<Mind, Map<UpgradeType, number>>();

/** What one slot more brings in a round: a usual hand with it, less the same without. */
function slotWorth(mind: Mind, type: UpgradeType): number {
  let known = slots.get(mind);
  if (known === undefined) {
    known = new Map();
    slots.set(mind, known);
  }
  let worth = known.get(type);
  if (worth === undefined) {
    worth = type === 'display' ? displaySlotWorth(mind) : storageSlotWorth(mind);
    known.set(type, worth);
  }
  return worth;
}

const HANDS = 2;

function usualHands(mind: Mind, more: number): readonly (readonly Item[])[] {
  const { content, pub, seat, v } = mind;
  const cards = dealSize(v.table) + storageSlots(content, pub, seat) + more;
  return Array.from({ length: HANDS }, () => mind.street.someItems(cards));
}

function displaySlotWorth(mind: Mind): number {
  const now = displaySlots(mind.content, mind.pub, mind.seat);
  let sum = 0;
  for (const hand of usualHands(mind, 0)) sum += handWorth(mind, hand, now + 1) - handWorth(mind, hand, now);
  return sum / HANDS;
}

function storageSlotWorth(mind: Mind): number {
  const now = displaySlots(mind.content, mind.pub, mind.seat);
  let sum = 0;
  for (const hand of usualHands(mind, 1)) sum += handWorth(mind, hand, now) - handWorth(mind, hand.slice(1), now);
  return sum / HANDS;
}
