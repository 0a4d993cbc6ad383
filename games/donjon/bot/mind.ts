/**
 * What an adventurer has in mind while answering one question: how long the game will last, and what gems, power and
 * wounds are worth until then. Everything is counted in trophy points.
 */
import type { MonsterCard } from '../rules/content.ts';
import { gauge } from '../rules/effects/power.ts';
import { type Adventure, NONE, type Pub, type Seat, type View } from '../rules/state.ts';

/** One trophy point more is that much more of a win. */
export const POINT = 0.06;

/** Rounds a race takes from its first to its last, whatever its length: longer ones are run with more power. */
const RACE = 7;
/** What one more power brings in one turn, in both kinds of fights and in not being challenged, up to where most monsters are beaten anyway, and beyond. */
const POWER_A_TURN = 0.26;
const STRONG_A_TURN = 0.14;
const STRONG = 14;
/** What a wound costs at once, and each further one by weakening the next turn. */
const WOUND = 0.15;
const WEAKNESS = 0.39;
/** Six gems buy a point, one a turn (DQ-309). */
const GEM_AT_THE_END = 1 / 6;
/** Early gems become power, as long as there is something to buy. */
const GEM_A_TURN = 0.05;
const MOST_GEM = 0.33;

export class Mind {
  readonly v: View;
  readonly pub: Pub;
  readonly seat: Seat;
  /** Own turns still to come, the one that is going on not counted. */
  readonly turns: number;
  readonly gem: number;
  /** Monsters that may still come. */
  readonly monsters: readonly Adventure[];

  constructor(v: View) {
    this.v = v;
    this.pub = v.pub;
    this.seat = v.seat;
    this.turns = turnsLeft(v);
    const isSpending = v.pub.active === v.seat || this.turns > 0;
    this.gem = isSpending ? Math.min(MOST_GEM, GEM_AT_THE_END + GEM_A_TURN * Math.max(0, this.turns - 1)) : 0.01;
    this.monsters = unseenMonsters(v);
  }

  /** What this much power brings from now to the end. */
  power(power: number): number {
    const most = Math.min(power, STRONG) * POWER_A_TURN + Math.max(0, power - STRONG) * STRONG_A_TURN;
    return most * (this.turns + 0.3);
  }

  /** What this many more points of power bring in the turns to come, one more or less. */
  strength(more: number): number {
    return POWER_A_TURN * more * (this.turns + 0.3);
  }

  /** What so many wounds cost: one heals before the next turn, the others weaken it, and all of them invite attacks. */
  wounds(n: number): number {
    return (n * (n - 1) * 0.5 * WEAKNESS + WOUND * n) * Math.min(1, this.turns);
  }

  /** The reward of a monster. */
  reward({ gems, points, or }: MonsterCard): number {
    const first = points + gems * this.gem;
    return or === undefined ? first : Math.max(first, or.points + or.gems * this.gem);
  }

  /** How near a win somebody looks to the table. */
  standing(seat: Seat): number {
    const { points, gems } = this.pub.adventurers[seat];
    return points + 0.15 * gems + 0.2 * gauge(this.v.table.content, this.pub, seat);
  }

  /**
   * What somebody else's point costs: in a race, all the others' points together cost as much as one's own bring, and
   * those who lead cost most.
   */
  rival(seat: Seat): number {
    if (seat === this.seat) return 0;
    if (this.rivals.length === 0) this.rivals = this.weigh();
    return this.rivals[seat];
  }

  private rivals: readonly number[] = [];

  private weigh(): readonly number[] {
    const weights = this.pub.adventurers.map((_, seat) =>
      seat === this.seat ? 0 : Math.exp(LEADER * this.standing(seat)),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => weight / all);
  }
}

/** How much more somebody's points cost for each one that they are ahead. */
const LEADER = 0.4;

/** A spoil in general: for quests of one's own and for ties. */
export const SPOIL = 0.08;

/** Own turns until the end: by the race, by the deck, or by the round that is known to be the last. */
function turnsLeft({ pub, seat, table }: View): number {
  const { seats, options } = table;
  const place = (one: Seat): number => (one - pub.starter + seats) % seats;
  const isStillToCome = pub.starter !== NONE && place(seat) > place(pub.active) ? 1 : 0;
  if (pub.reachedBy !== NONE) return options.endTiming === 'turn' ? 0 : isStillToCome;
  let best = 0;
  for (const { points } of pub.adventurers) if (points > best) best = points;
  const byPoints = RACE * (1 - best / options.targetTP);
  const byCards = pub.deck / (seats * 0.8);
  return Math.max(isStillToCome, Math.min(byPoints, byCards));
}

/** Monsters that may still come: those nobody has seen. */
function unseenMonsters({ pub, table }: View): Adventure[] {
  const seen = new Set<Adventure>([...pub.discard, pub.card, ...pub.adventurers.flatMap(({ spoils }) => spoils)]);
  const list: Adventure[] = [];
  table.content.adventures.forEach((card, at) => {
    if (card.kind === 'monster' && !seen.has(at)) list.push(at);
  });
  return list;
}

/** All answers to one question are judged on the same view, so it is thought through once; older thoughts are let go. */
let latest: Mind | undefined;

export function mindOf(v: View): Mind {
  if (latest?.v !== v) latest = new Mind(v);
  return latest;
}
