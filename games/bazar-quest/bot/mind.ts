/** What a merchant has in mind while answering one question: the table ahead, the heroes as customers, the street. */
import type { Content } from '../rules/content.ts';
import { type Guest, type Hero, type Item, NONE, type Pub, type Seat, type View } from '../rules/state.ts';
import { Customer } from './customer.ts';
import { type Future, futureOf } from './future.ts';
import { type FightOdds, fightOdds, nextMonster } from './odds.ts';
import { type AllPowers, powersIn } from './powers.ts';
import { Street } from './street.ts';

/**
 * How much is thought about one question, counted in dressed heroes looked at, never in time: the same view must give
 * the same answer. After the first share only the dearest goods are tried together, after the second rules of thumb
 * must do. Questions of the house's cards hardly ever come to that; typed-in cards with hands of a hundred do.
 */
const THOROUGH = 12_000;
const PATIENCE = 2 * THOROUGH;

export class Mind {
  readonly v: View;
  readonly content: Content;
  readonly seat: Seat;
  /** The table with the monster of the next fights. */
  readonly pub: Pub;
  readonly odds: FightOdds;
  readonly future: Future;
  readonly powers: AllPowers;
  private readonly qualities: readonly number[];
  private readonly customers = new Map<Hero, Customer>();
  private known: Street | undefined;
  private thought = 0;

  constructor(v: View) {
    this.v = v;
    this.content = v.table.content;
    this.seat = v.seat;
    const monster = nextMonster(v);
    this.pub = v.pub.monster === NONE ? { ...v.pub, monster, wounds: 0 } : v.pub;
    this.odds = fightOdds(v, monster);
    this.future = futureOf(v);
    this.powers = powersIn(this.content);
    this.qualities = qualitiesOf(this.content);
  }

  /** A hero of the table, as if it stood in this shop. */
  customer(guest: Guest): Customer {
    let one = this.customers.get(guest.hero);
    if (one === undefined) {
      one = new Customer(this, guest);
      this.customers.set(guest.hero, one);
    }
    return one;
  }

  get street(): Street {
    this.known ??= new Street(this);
    return this.known;
  }

  /** Notes that so much has been looked at for this question. */
  spend(looks: number): void {
    this.thought += looks;
  }

  /** Many goods may still be tried together. */
  get isThorough(): boolean {
    return this.thought < THOROUGH;
  }

  /** Enough has been thought about this question. */
  get isTired(): boolean {
    return this.thought >= PATIENCE;
  }

  /** How useful an item is in general. */
  quality(item: Item): number {
    return this.qualities[item];
  }

  /** What a card is worth for a later round. */
  keep(item: Item): number {
    return this.future.goesOn * KEPT * this.qualities[item];
  }
}

/** A card kept is one of several, and its hero may not come. */
const KEPT = 0.35;

/** How useful an item is in general: to sell, to wear and to show. */
function quality(content: Content, item: Item): number {
  const { classes, price, attack, defence, hearts } = content.items[item];
  let icons = 0;
  for (let mask = classes; mask !== 0; mask &= mask - 1) icons++;
  const match = icons === 0 ? 0 : Math.min(1, 0.25 + 0.2 * icons);
  return match * (0.06 * price + 0.15 * (attack + defence)) + 0.07 * hearts;
}

const known = new WeakMap<Content, readonly number[]>();

function qualitiesOf(content: Content): readonly number[] {
  let all = known.get(content);
  if (all === undefined) {
    all = content.items.map((_, item) => quality(content, item));
    known.set(content, all);
  }
  return all;
}

/** All answers to one question are judged on the same view, so it is thought through once. */
const minds = new WeakMap<View, Mind>();

export function mindOf(v: View): Mind {
  let mind = minds.get(v);
  if (mind === undefined) {
    mind = new Mind(v);
    minds.set(v, mind);
  }
  return mind;
}
