/** What a merchant has and can still reach, in gold: the best goal from here, then the best after it. */
import { ACTIONS } from '../rules/content.ts';
import { type Goal, isSameGoal } from './goals.ts';
import type { Mind, Position } from './position.ts';
import { actionsOf, crossingsOf, NO_WAY, placesWith, stepsOf, tour } from './tours.ts';
import { goldHeld, incomeWorth, tokensHeld } from './worth.ts';

interface Step {
  readonly goal: Goal;
  readonly gain: number;
  readonly after: Position;
}

/** The worth of what one has and of the best plan from here, in gold. */
export const outlook = (mind: Mind, at: Position, goals: readonly Goal[]): number => planned(mind, at, goals, []);

/** The goals of that plan: none, one, or two. */
export function planOf(mind: Mind, at: Position, goals: readonly Goal[]): readonly Goal[] {
  const plan: Goal[] = [];
  planned(mind, at, goals, plan);
  return plan;
}

/** A goal that brings in less is not thought about further. */
const LEAST = -6;

/** The outlook; the goals of the best plan are left in `plan`. */
function planned(mind: Mind, at: Position, goals: readonly Goal[], plan: Goal[]): number {
  const held = holdings(mind, at);
  const firsts = bestFirsts(mind, at, goals, held);
  const { taste } = mind;
  let most = 0;
  for (let i = 0; i < firsts.length && i < taste.firsts; i++) {
    const { goal, gain, after } = firsts[i];
    const rest = holdings(mind, after);
    let then: Step | undefined;
    for (let j = 0; j < firsts.length; j++) {
      const next = firsts[j].goal;
      if (j === i || isSameGoal(goal, next)) continue;
      then = journey(mind, after, next, pay(mind, after, next), rest, then?.gain ?? 0) ?? then;
    }
    const worth = gain + taste.later * (then?.gain ?? 0);
    if (worth <= most) continue;
    most = worth;
    plan.length = 0;
    plan.push(goal);
    if (then !== undefined) plan.push(then.goal);
  }
  return held + most;
}

/** The best goals from here, the best first; of equals the earlier one. */
function bestFirsts(mind: Mind, at: Position, goals: readonly Goal[], held: number): Step[] {
  const firsts: Step[] = [];
  const { seconds } = mind.taste;
  let paid: Paid | undefined;
  for (let i = 0; i < goals.length; i++) {
    const goal = goals[i];
    // The same card in another city costs the same tokens.
    if (i === 0 || !isSamePrice(goal, goals[i - 1])) paid = pay(mind, at, goal);
    const least = firsts.length < seconds ? LEAST : firsts[seconds - 1].gain;
    const step = journey(mind, at, goal, paid, held, least);
    if (step === undefined) continue;
    let place = firsts.length < seconds ? firsts.length : seconds - 1;
    for (; place > 0 && firsts[place - 1].gain < step.gain; place--) firsts[place] = firsts[place - 1];
    firsts[place] = step;
  }
  return firsts;
}

const isSamePrice = (a: Goal, b: Goal): boolean => a.tokens === b.tokens && a.spared === b.spared && a.any === b.any;

function holdings({ turns, wanted }: Mind, { gold, tokens, income }: Position): number {
  return goldHeld(gold, turns) + income * incomeWorth(turns) + tokensHeld(tokens, wanted, turns);
}

/** The tokens of a goal, once they are paid. */
interface Paid {
  /** The kinds that are fetched before, a bit each, and all actions but for the way and for gold. */
  readonly kinds: number;
  readonly acts: number;
  /** What is left, and its worth. */
  readonly tokens: readonly number[];
  readonly worth: number;
}

/** Pays the tokens of a goal with those one has and those one harvests for it; undefined where there are too few. */
function pay(mind: Mind, at: Position, goal: Goal): Paid | undefined {
  const tokens = at.tokens.slice();
  let kinds = 0;
  let acts = 1;
  let spare = goal.spared;
  for (let kind = 0; kind < tokens.length; kind++) {
    const asked = goal.tokens[kind];
    if (asked === 0) continue;
    let lack = asked - tokens[kind];
    if (lack > 0 && spare > 0) {
      const less = Math.min(spare, lack);
      spare -= less;
      tokens[kind] += less;
      lack -= less;
    }
    if (lack > 0) {
      const gathered = gather(mind, kind, lack);
      if (gathered === undefined) return undefined;
      acts += gathered;
      kinds |= 1 << kind;
      tokens[kind] += Math.min(gathered * mind.harvest, mind.v.pub.reserve[kind]);
    }
    tokens[kind] -= asked;
  }
  const free = goal.any > 0 ? payAny(mind, at, tokens, goal.any) : 0;
  if (free < 0) return undefined;
  if (free > 0) {
    kinds |= free >> 8;
    acts += free & 255;
  }
  return { kinds, acts, tokens, worth: tokensHeld(tokens, mind.wanted, mind.turns) };
}

/** Fetches what is missing on the shortest way round, earns the gold that is short, arrives and does it, if that gains more than `least`. */
function journey(
  mind: Mind,
  at: Position,
  goal: Goal,
  paid: Paid | undefined,
  held: number,
  least: number,
): Step | undefined {
  if (paid === undefined) return undefined;
  const { tokens, worth } = paid;
  let { acts } = paid;
  const way = tour(mind.v.table.content, mind, at.pawn, at.open, paid.kinds, goal.place);
  if (way === NO_WAY) return undefined;
  acts += actionsOf(way);
  const price = goal.gold + crossingsOf(way) * mind.fare;
  const short = price - at.gold - incomes(at, acts);
  let earned = 0;
  if (short > 0) {
    const perAction = mind.work + at.income / ACTIONS;
    if (perAction <= 0) return undefined;
    const more = Math.ceil(short / perAction);
    acts += more;
    earned = more * mind.work;
  }
  const chance = inTime(mind, at, acts);
  if (chance === 0) return undefined;
  const used = at.used + acts;
  const gold = at.gold + earned - price;
  const sure = goal.isShared ? chance * mind.alone ** used : chance;
  const left = goldHeld(gold, mind.turns) + at.income * incomeWorth(mind.turns) + worth;
  // Of two ways of equal length the one that has begun.
  const gain = goal.value * sure - acts * mind.action - 0.01 * stepsOf(way) + left - held;
  if (gain <= least) return undefined;
  const actions = (((at.actions - acts) % ACTIONS) + ACTIONS) % ACTIONS;
  return { goal, gain, after: { pawn: goal.place, open: 0, actions, used, gold, tokens, income: at.income } };
}

/** How many harvests for so many tokens of a kind; undefined where the reserve has not got them. */
function gather({ v, harvest }: Mind, kind: number, n: number): number | undefined {
  return v.pub.reserve[kind] < n || harvest <= 0 ? undefined : Math.ceil(n / harvest);
}

/**
 * Takes so many ordinary tokens of any kind, those one has most of; what is missing is harvested at the nearest place.
 * The kind to fetch as a bit with the harvests below, 0 for none, below 0 where it cannot be.
 */
function payAny(mind: Mind, at: Position, tokens: number[], n: number): number {
  let left = n;
  while (left > 0) {
    let most = 0;
    for (let kind = 1; kind < 6; kind++) if (tokens[kind] > tokens[most]) most = kind;
    if (tokens[most] <= 0) break;
    tokens[most]--;
    left--;
  }
  if (left === 0) return 0;
  const { content } = mind.v.table;
  let nearest = NO_WAY;
  let found = -1;
  for (let kind = 0; kind < 6; kind++) {
    const harvests = gather(mind, kind, left);
    if (harvests === undefined || placesWith(content, at.pawn, kind).length === 0) continue;
    const way = tour(content, mind, at.pawn, at.open, 1 << kind, at.pawn);
    if (way === NO_WAY || (nearest !== NO_WAY && way >= nearest)) continue;
    nearest = way;
    found = ((1 << kind) << 8) | harvests;
  }
  return found;
}

/** Gold of the income phases before so many actions are done. */
function incomes({ actions, income }: Position, acts: number): number {
  return acts <= actions ? 0 : income * Math.ceil((acts - actions) / ACTIONS);
}

/** How likely so many actions are done before the end. */
function inTime({ time, isLast, taste }: Mind, { used }: Position, acts: number): number {
  const slack = time - used - acts;
  if (isLast) return slack < 0 ? 0 : 1;
  if (slack >= ACTIONS) return 1;
  if (slack >= 0) return taste.justInTime;
  return slack >= -ACTIONS ? 0.4 : 0;
}
