/** How far the merchant is from each goal, and what the best next two are worth less the actions they take. */
import { ACTIONS, type Content } from '../rules/content.ts';
import { steps } from '../rules/map.ts';
import type { Territory } from '../rules/state.ts';
import { type Goal, isSameGoal } from './goals.ts';
import type { Mind, Position } from './position.ts';
import { ACTION, goldWorth, incomeWorth, tokenWorth } from './worth.ts';

/** How many goals are followed by a second one, and how many are tried as that. */
const FIRST = 4;
const SECOND = 7;

/** The worth of what one has and of the best plan from here, in gold. */
export function outlook(mind: Mind, at: Position, goals: readonly Goal[]): number {
  return standing(mind, at) + bestPlan(mind, at, goals).worth;
}

function standing({ turns }: Mind, { gold, tokens, income }: Position): number {
  let sum = gold * goldWorth(turns) + income * incomeWorth(turns);
  for (let kind = 0; kind < tokens.length; kind++) sum += tokens[kind] * tokenWorth(kind, turns);
  return sum;
}

interface Plan {
  readonly worth: number;
  readonly goal: Goal | undefined;
}

export function bestPlan(mind: Mind, at: Position, goals: readonly Goal[]): Plan {
  const singles: { goal: Goal; worth: number; after: Position }[] = [];
  for (const goal of goals) {
    const way = journey(mind, at, goal);
    if (way !== undefined && way.worth > -4) singles.push({ goal, ...way });
  }
  singles.sort((a, b) => b.worth - a.worth);
  let best: Plan = { worth: 0, goal: undefined };
  for (let i = 0; i < singles.length && i < FIRST; i++) {
    const first = singles[i];
    let sum = first.worth;
    for (let j = 0; j < singles.length && j < SECOND; j++) {
      if (j === i || isSameGoal(first.goal, singles[j].goal)) continue;
      const second = journey(mind, first.after, singles[j].goal);
      if (second !== undefined) sum = Math.max(sum, first.worth + LATER * second.worth);
    }
    if (sum > best.worth) best = { worth: sum, goal: first.goal };
  }
  return best;
}
/** What comes second is less sure. */
const LATER = 0.7;

interface Journey {
  readonly worth: number;
  readonly after: Position;
}

/** Fetches what is missing on the shortest way round, earns the gold that is short, and arrives. */
export function journey(mind: Mind, at: Position, goal: Goal): Journey | undefined {
  const { turns } = mind;
  const lacks = lacking(at.tokens, goal);
  const tour = shortest(mind, at, lacks, goal.place);
  if (tour === undefined) return undefined;
  const acts = tour.actions + 1;
  const paid = goal.gold + tour.crossings * mind.fare;
  const pays = income(at, acts);
  const short = paid - at.gold - pays;
  const perAction = mind.work + at.income / ACTIONS;
  if (short > 0 && perAction <= 0) return undefined;
  const actions = acts + (short > 0 ? Math.ceil(short / perAction) : 0);
  // What is not done before the end is not done at all; near it, it may not be.
  const time = at.actions + ACTIONS * (turns - 1);
  if (actions > time + ACTIONS) return undefined;
  const chance = actions > time ? 0.3 : actions > time - ACTIONS ? 0.8 : 1;
  let worth = goal.value * chance - actions * ACTION - paid * goldWorth(turns);
  const tokens = [...at.tokens];
  for (let kind = 0; kind < tokens.length; kind++) {
    const used = Math.min(tokens[kind], goal.tokens[kind]);
    worth -= used * tokenWorth(kind, turns);
    tokens[kind] -= used;
  }
  worth -= goal.any * tokenWorth(0, turns) * 0.8;
  // Of two ways of equal length the one that has begun.
  worth -= 0.01 * tour.steps;
  const left = (at.actions - (actions % ACTIONS) + ACTIONS) % ACTIONS;
  const gold = Math.max(0, at.gold + pays - paid);
  return { worth, after: { ...at, pawn: goal.place, open: 0, actions: left, gold, tokens } };
}

/** Gold of the income phases before so many actions are done. */
const income = ({ actions, income: each }: Position, acts: number): number =>
  acts <= actions ? 0 : each * Math.ceil((acts - actions) / ACTIONS);

/** Kinds that are missing, with how many. */
function lacking(tokens: readonly number[], { tokens: asked, spared, any }: Goal): [kind: number, n: number][] {
  const lacks: [number, number][] = [];
  let spare = spared;
  let left = 0;
  for (let kind = 0; kind < asked.length; kind++) {
    const lack = asked[kind] - tokens[kind];
    if (lack > 0) {
      const less = Math.min(spare, lack);
      spare -= less;
      if (lack > less) lacks.push([kind, lack - less]);
    } else if (kind < 6) left -= lack;
  }
  if (any > left) lacks.push([0, any - left]);
  return lacks;
}

interface Tour {
  readonly actions: number;
  readonly crossings: number;
  readonly steps: number;
}

/** The tour with the fewest actions through a harvest place of each kind, in any order, to the goal. */
function shortest(mind: Mind, at: Position, lacks: [number, number][], goal: Territory): Tour | undefined {
  const { content } = mind.v.table;
  let best: Tour | undefined;
  const visit = (from: Territory, open: number, left: number, actions: number, crossings: number, walked: number) => {
    if (best !== undefined && actions >= best.actions && walked >= best.steps) return;
    if (left === 0) {
      const far = steps(content, from, goal);
      const total = actions + moves(far, open, mind.stride);
      const sea = crossings + seas(content, from, goal);
      if (best === undefined || total + sea * 0.9 < best.actions + best.crossings * 0.9) {
        best = { actions: total, crossings: sea, steps: walked + far };
      }
      return;
    }
    for (let i = 0; i < lacks.length; i++) {
      if ((left & (1 << i)) === 0) continue;
      const [kind, n] = lacks[i];
      if (mind.v.pub.reserve[kind] === 0) continue;
      for (const place of placesWith(content, kind)) {
        const far = steps(content, from, place);
        const acts = moves(far, open, mind.stride) + Math.ceil(n / mind.harvest);
        visit(place, 0, left & ~(1 << i), actions + acts, crossings + seas(content, from, place), walked + far);
      }
    }
  };
  visit(at.pawn, at.open, (1 << lacks.length) - 1, 0, 0, 0);
  return best;
}

const moves = (far: number, open: number, stride: number): number =>
  far <= open ? 0 : Math.ceil((far - open) / stride);

/** Where each resource is harvested: found once for each map. */
function placesWith(content: Content, kind: number): readonly Territory[] {
  let places = harvested.get(content);
  if (places === undefined) {
    places = content.resources.map((_, one) =>
      content.territories.flatMap(({ resources }, at) => (resources.includes(one) ? [at] : [])),
    );
    harvested.set(content, places);
  }
  return places[kind];
}
const harvested = new WeakMap<Content, readonly (readonly Territory[])[]>();

/** The fewest crossings on a shortest way between two territories: counted once for each map. */
function seas(content: Content, from: Territory, to: Territory): number {
  let rows = crossings.get(content);
  if (rows === undefined) {
    rows = countSeas(content);
    crossings.set(content, rows);
  }
  return rows[from * content.territories.length + to];
}
const crossings = new WeakMap<Content, Uint8Array>();

function countSeas(content: Content): Uint8Array {
  const { territories } = content;
  const { length } = territories;
  const rows = new Uint8Array(length * length).fill(255);
  for (let from = 0; from < length; from++) {
    const row = rows.subarray(from * length, (from + 1) * length);
    row[from] = 0;
    const byDistance = territories.map((_, at) => at).sort((a, b) => steps(content, from, a) - steps(content, from, b));
    for (const at of byDistance) {
      const further = (next: Territory, sea: number): void => {
        if (steps(content, from, next) === steps(content, from, at) + 1) row[next] = Math.min(row[next], row[at] + sea);
      };
      for (const next of territories[at].land) further(next, 0);
      for (const next of territories[at].sea) if (!territories[at].land.includes(next)) further(next, 1);
    }
  }
  return rows;
}
