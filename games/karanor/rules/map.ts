/** Ways over the map: neighbours, distances, fares and how far a pawn can go. */
import { ACTIONS, type Content } from './content.ts';
import { allowance, seaFare } from './effects/standing.ts';
import { purseSeen } from './purse.ts';
import type { Pub, Seat, Territory, View } from './state.ts';

/** A territory with a sea route. */
export const isHarbour = (content: Content, at: Territory): boolean => content.territories[at].sea.length > 0;

export function isAdjacent({ territories }: Content, from: Territory, to: Territory): boolean {
  return territories[from].land.includes(to) || territories[from].sea.includes(to);
}

/** Whether this step crosses the sea; where there is a way by land too, that one is taken (MK-R15). */
export function isSeaStep({ territories }: Content, from: Territory, to: Territory): boolean {
  return !territories[from].land.includes(to) && territories[from].sea.includes(to);
}

/** What a crossing costs this player now, in the open move or in the next one (MK-304, MK-R52). */
export function fareOf(content: Content, pub: Readonly<Pub>, seat: Seat): number {
  return seaFare(content, pub, seat);
}

/** How many steps apart two territories are, by land and sea. */
export function steps(content: Content, from: Territory, to: Territory): number {
  return distancesOf(content)[from * content.territories.length + to];
}

const measured = new WeakMap<Content, Uint8Array>();

/** All distances, row by row: measured once for each map. */
function distancesOf(content: Content): Uint8Array {
  const known = measured.get(content);
  if (known !== undefined) return known;
  const { territories } = content;
  const { length } = territories;
  const distances = new Uint8Array(length * length).fill(255);
  for (let from = 0; from < length; from++) {
    const row = distances.subarray(from * length, (from + 1) * length);
    row[from] = 0;
    const queue = [from];
    for (const at of queue) {
      for (const next of [...territories[at].land, ...territories[at].sea]) {
        if (row[next] !== 255) continue;
        row[next] = row[at] + 1;
        queue.push(next);
      }
    }
  }
  measured.set(content, distances);
  return distances;
}

/** A way to a territory: what it takes, and the steps. */
export interface Route {
  readonly territory: Territory;
  /** Actions to be spent: none for what the open move still reaches. */
  readonly actions: number;
  /** All fares together. */
  readonly fare: number;
  /** The territories to step to, the last one is the goal. */
  readonly path: readonly Territory[];
}

/** One step of the longest walk: the action it belongs to and what a crossing costs in it. */
interface Stride {
  readonly action: number;
  readonly fare: number;
}

/** The steps this seat could make one after another: what is left of the open move, then whole move actions. */
function strides({ seat, pub, table: { content } }: View): Stride[] {
  const isActive = seat === pub.active;
  const list: Stride[] = [];
  const add = (count: number, action: number, fare: number): void => {
    for (let i = 0; i < count; i++) list.push({ action, fare });
  };
  if (isActive && pub.move !== null) {
    add(allowance(content, pub, seat) - pub.move.made, 0, seaFare(content, pub, seat));
  }
  const actions = isActive ? pub.actionsLeft : ACTIONS;
  // The next move action may have been granted something, and may be the first of the turn; later ones are plain.
  const next = { ...pub, active: seat, move: null, moves: isActive ? pub.moves : 0 };
  const later = { ...pub, active: seat, move: { made: 0, first: false, boost: [] } };
  for (let action = 1; action <= actions; action++) {
    const then = action === 1 ? next : later;
    add(allowance(content, then, seat), action, seaFare(content, then, seat));
  }
  return list;
}

/**
 * Every territory this seat's pawn can reach with the open move and the actions left (before its turn: with a whole
 * turn's), by the fewest actions and then the least fare. Never dearer than the purse.
 */
export function reach(v: View): Route[] {
  const { territories } = v.table.content;
  const start = v.pub.merchants[v.seat].pawn;
  const gold = purseSeen(v, v.seat)?.gold ?? 0;
  // fares[k][at]: the least fare to stand there after k steps; cameFrom[k][at]: the territory before.
  let fares = territories.map((_, at) => (at === start ? 0 : Number.POSITIVE_INFINITY));
  const cameFrom: Territory[][] = [];
  const found = new Map<Territory, Route & { readonly steps: number }>();
  for (const { action, fare } of strides(v)) {
    const next = territories.map(() => Number.POSITIVE_INFINITY);
    const back = territories.map(() => start);
    territories.forEach((territory, at) => {
      if (fares[at] > gold) return;
      const go = (to: Territory, sum: number): void => {
        if (sum > gold || sum >= next[to]) return;
        next[to] = sum;
        back[to] = at;
      };
      for (const to of territory.land) go(to, fares[at]);
      for (const to of territory.sea) if (!territory.land.includes(to)) go(to, fares[at] + fare);
    });
    cameFrom.push(back);
    fares = next;
    fares.forEach((sum, at) => {
      const best = found.get(at);
      if (at === start || sum > gold || (best !== undefined && (best.actions < action || best.fare <= sum))) return;
      found.set(at, { territory: at, actions: action, fare: sum, path: [], steps: cameFrom.length });
    });
  }
  return [...found.values()].map(({ territory, actions, fare, steps: count }) => {
    const path = [territory];
    for (let step = count - 1; step > 0; step--) path.unshift(cameFrom[step][path[0]]);
    return { territory, actions, fare, path };
  });
}

/** The way to one territory, if it is within reach. */
export function route(v: View, to: Territory): Route | undefined {
  return reach(v).find(({ territory }) => territory === to);
}
