/** What each action of one's turn leads to: the position after it, and the outlook from there. */
import { recruitPrice } from '../rules/associates.ts';
import { buildCost } from '../rules/build.ts';
import { isSeaStep } from '../rules/map.ts';
import { priceAt } from '../rules/market.ts';
import { priceOf, withList } from '../rules/payment.ts';
import type { View } from '../rules/state.ts';
import { type Action, NONE } from '../rules/state.ts';
import { commerceWorth, type Goal, goalsOf, isSameGoal, milestoneWorth, optionWorth } from './goals.ts';
import { outlook, planOf } from './plan.ts';
import { type Mind, mindOf, type Position, positionOf } from './position.ts';
import { associateWorth, goldWorth } from './worth.ts';

/** All one thinks at one question: made once, then asked for every action. */
interface Thought {
  readonly mind: Mind;
  readonly at: Position;
  readonly goals: readonly Goal[];
  /** The outlook as things are: worked out when first asked for. */
  readonly now: number;
}

let last: { readonly questions: number; readonly v: View; readonly thought: Thought } | undefined;

export function thoughtOf(v: View): Thought {
  if (last !== undefined && last.v === v && last.questions === v.pub.questions) return last.thought;
  const mind = mindOf(v);
  const at = positionOf(v);
  const goals = goalsOf(mind);
  let now: number | undefined;
  const thought = {
    mind,
    at,
    goals,
    get now() {
      now ??= outlook(mind, at, goals);
      return now;
    },
  };
  last = { questions: v.pub.questions, v, thought };
  return thought;
}

/** The same with the goals of the best plan only: what is done towards it is found much faster. */
export function narrowed(v: View): Thought {
  const { mind, at, goals } = thoughtOf(v);
  const plan = planOf(mind, at, goals);
  return {
    mind,
    at,
    goals: plan,
    get now() {
      return outlook(mind, at, plan);
    },
  };
}

/** What so many tokens more of a kind would do for the plan, and one fewer of another. */
export function gainOf(v: View, kind: number, n: number, without: number = NONE): number {
  const { mind, at, goals, now } = thoughtOf(v);
  const tokens = [...at.tokens];
  tokens[kind] += n;
  if (without !== NONE) tokens[without]--;
  return outlook(mind, { ...at, tokens }, goals) - now;
}

/** The outlook after this action, in gold, less what the action costs. */
export function actionWorth(v: View, a: Action, thought = thoughtOf(v)): number {
  const { mind, at, goals } = thought;
  if (a === 'end-turn') {
    // Not compared with others by its income, which comes anyway: only by the actions that are lost.
    return outlook(mind, { ...at, open: 0, actions: 0, used: at.actions }, goals) - at.actions * mind.action;
  }
  if (a === 'end-move') return outlook(mind, { ...at, open: 0 }, goals) - 0.5;
  if (typeof a === 'object' && 'move' in a) return stepWorth(v, a.move, thought);
  if (typeof a === 'object' && 'promote' in a) return promotionWorth(v, a.promote, thought);
  const acted: Position = { ...at, open: 0, actions: at.actions - 1, used: 1 };
  return deedWorth(v, a, acted, thought) - mind.action;
}

function stepWorth(v: View, to: number, { mind, at, goals }: Thought): number {
  const fare = isSeaStep(v.table.content, at.pawn, to) ? mind.fare : 0;
  const isNew = at.open === 0;
  const open = isNew ? mind.stride - 1 : at.open - 1;
  const spent = isNew ? 1 : 0;
  const after = { ...at, pawn: to, open, actions: at.actions - spent, used: spent, gold: at.gold - fare };
  return outlook(mind, after, goals) - spent * mind.action;
}

/** For good, so it waits for the end of the turn; a token one's cards do not ask for is worth less than a coin. */
function promotionWorth(v: View, kind: number, { mind, at, now }: Thought): number {
  const isNeeded = v.pub.reserve[kind] > 0 && at.tokens[kind] < mind.wanted[kind];
  return at.actions > 0 || isNeeded ? now - 1 : now + goldWorth(mind.turns);
}

/** What costs an action, but for moving. */
type Deed = Exclude<Action, 'end-turn' | 'end-move' | { readonly move: unknown } | { readonly promote: unknown }>;

function deedWorth(v: View, a: Deed, acted: Position, { mind, goals }: Thought): number {
  const { pub, seat, table } = v;
  const { content } = table;
  const { turns } = mind;
  const without = (done: Pick<Goal, 'kind' | 'card' | 'place'>): Goal[] =>
    goals.filter((goal) => !isSameGoal(goal, done as Goal));
  const paying = (gold: number, tokens: readonly number[]): Position => ({
    ...acted,
    gold: acted.gold - gold,
    tokens: acted.tokens.map((n, kind) => n - (tokens[kind] ?? 0)),
  });
  if (a === 'work') return outlook(mind, { ...acted, gold: acted.gold + mind.work }, goals);
  if (a === 'interact') {
    const done = { kind: 'interact' as const, card: NONE, place: acted.pawn };
    const value = goals.find((goal) => isSameGoal(goal, done as Goal))?.value ?? 0;
    return outlook(mind, acted, without(done)) + value;
  }
  if (a === 'deliver') {
    const goal = goals.find(({ kind }) => kind === 'deliver');
    if (goal === undefined) return Number.NEGATIVE_INFINITY;
    return outlook(mind, paying(0, goal.tokens), without(goal)) + goal.value;
  }
  if (a === 'buy-villa') {
    const goal = goals.find(({ kind, place }) => kind === 'villa' && place === acted.pawn);
    if (goal === undefined) return Number.NEGATIVE_INFINITY;
    return outlook(mind, paying(goal.gold, goal.tokens), without(goal)) + goal.value;
  }
  if ('harvest' in a) {
    const n = Math.min(mind.harvest, pub.reserve[a.harvest]);
    const tokens = acted.tokens.map((had, kind) => (kind === a.harvest ? had + n : had));
    return outlook(mind, { ...acted, tokens }, goals);
  }
  if ('build' in a) {
    const { gold, tokens } = buildCost(content, pub, seat, a.build, a.bonus);
    const due = withList(tokens, a.spare, -1);
    const { length } = pub.merchants[seat].commerces;
    const value = commerceWorth(v, a.build, a.bonus, turns) + milestoneWorth(v, 'commercesAtLeast', length);
    return outlook(mind, paying(gold, due), without({ kind: 'build', card: a.build, place: acted.pawn })) + value;
  }
  if ('quest' in a) {
    const card = content.quests[a.quest];
    const price = priceOf(card.options[a.option].costs);
    const tokens = withList(price.tokens, a.pay, 1);
    const value = optionWorth(v, card, a.option, turns);
    return outlook(mind, paying(price.gold, tokens), without({ kind: 'quest', card: a.quest, place: NONE })) + value;
  }
  if ('recruit' in a) {
    const isWanted = goals.some(({ tokens }) => tokens[a.recruit] > 0);
    const { length } = pub.merchants[seat].associates;
    const value = associateWorth(turns) * (isWanted ? 1.1 : 0.9) + milestoneWorth(v, 'associatesAtLeast', length);
    return outlook(mind, paying(recruitPrice(content, pub, seat), []), goals) + value;
  }
  return outlook(mind, afterMarket(v, a.market, acted), goals);
}

/** Prices are read token by token (MK-939). */
function afterMarket({ pub }: View, exchanges: Extract<Action, { market: unknown }>['market'], at: Position): Position {
  const places = [...(pub.market ?? [])];
  const tokens = [...at.tokens];
  let { gold } = at;
  for (const one of exchanges) {
    const isBuying = 'buy' in one;
    const kind = isBuying ? one.buy : one.sell;
    const price = priceAt(places[kind], one);
    gold += isBuying ? -price : price;
    tokens[kind] += isBuying ? 1 : -1;
    places[kind] += isBuying ? -1 : 1;
  }
  return { ...at, gold, tokens };
}
