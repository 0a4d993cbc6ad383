/**
 * The street as it may look when the windows open: rivals' windows imagined a few times over, and the order of choice
 * played through on each (BZ-401…409). The same imaginations for all answers to one question, so that only the answers differ.
 */
import { classesOf } from '../rules/classes.ts';
import type { ClassMask } from '../rules/content.ts';
import { passes } from '../rules/counts.ts';
import { displaySlots, heroClasses } from '../rules/effects/numbers.ts';
import { ignoresClassForInvite } from '../rules/effects/permissions.ts';
import type { Guest, Item, Seat } from '../rules/state.ts';
import type { Customer } from './customer.ts';
import type { Mind } from './mind.ts';

/** A window, as far as the order of choice is concerned. */
export interface Bait {
  readonly hearts: number;
  readonly value: number;
  readonly classes: ClassMask;
}

interface Shopfront extends Bait {
  readonly seat: Seat;
  /** −1 and 1 where an ability puts the shop first or last. */
  readonly place: number;
  /** Places from the quest holder, who is first among equals, and from this seat. */
  readonly distance: number;
  readonly away: number;
}

/** What all imaginations know of a rival: the shop, how many cards to choose from and to show, what each adds. */
interface Rival {
  readonly front: Shopfront;
  readonly cards: number;
  readonly slots: number;
  readonly heartsEach: number;
}

/** One imagination: rivals in their order of choice. */
interface Imagined {
  readonly shops: readonly Shopfront[];
  readonly whim: number;
  /** Heroes left to this shop, by its place and classes. */
  readonly legal: Map<number, number>;
}

const IMAGINED = 12;

export class Street {
  readonly heroes: readonly Guest[];
  readonly customers: readonly Customer[];
  /** Items nobody has shown this seat lately. */
  readonly unseen: readonly Item[];
  private readonly mind: Mind;
  private readonly classes: readonly ClassMask[];
  private readonly charm: readonly number[];
  private readonly imagined: readonly Imagined[];
  private readonly rivals: readonly Rival[];
  private readonly passes: number;
  private readonly anyHero: boolean;
  /** Heroes left to this shop by each imagination, for every window looked at. */
  private readonly leftTo = new Map<Bait, readonly number[]>();
  private seed: number;

  constructor(mind: Mind) {
    this.mind = mind;
    const { pub, content, seat, v } = mind;
    this.heroes = pub.centre;
    this.classes = this.heroes.map((guest) => heroClasses(content, pub, guest));
    this.customers = this.heroes.map((guest) => mind.customer(guest));
    this.charm = this.heroes.map((guest, i) => this.customers[i].plan([]).worth + 0.05 * guest.coins);
    this.unseen = unseenItems(mind);
    this.seed = seedOf(this.unseen, pub.round);
    this.passes = passes(v.table);
    this.anyHero = ignoresClassForInvite(content, { ...pub, phase: 'shopping' }, seat);
    this.rivals = pub.shops.slice(1).map((_, i) => this.rival((seat + 1 + i) % pub.shops.length));
    this.imagined = Array.from({ length: IMAGINED }, (_, whim) => ({ shops: this.imagine(), whim, legal: new Map() }));
  }

  /** Cards that may come: the better of two each time, as one chooses. */
  someItems(n: number): Item[] {
    const items: Item[] = [];
    while (items.length < n && this.unseen.length > 0) {
      const one = this.anyItem();
      const two = this.anyItem();
      items.push(this.mind.quality(one) > this.mind.quality(two) ? one : two);
    }
    return items;
  }

  /** What this bait brings on average over all imaginations: the hero liked best of those left, or `pair` of two. */
  visits(bait: Bait, taste: readonly number[], pair: (heroes: readonly number[]) => number): number {
    let sum = 0;
    if (this.passes > 1) {
      const mine = this.shopfront(this.mind.seat, bait);
      for (const rivals of this.imagined) sum += pair(this.choose(rivals, mine, taste));
    } else {
      for (const legal of this.heroesLeftTo(bait)) {
        const hero = favourite(legal, taste, 0, 0);
        if (hero >= 0) sum += taste[hero];
      }
    }
    return sum / this.imagined.length;
  }

  /** One hero each: what is left when this shop chooses has nothing to do with its taste. */
  private heroesLeftTo(bait: Bait): readonly number[] {
    let left = this.leftTo.get(bait);
    if (left === undefined) {
      const mine = this.shopfront(this.mind.seat, bait);
      left = this.imagined.map((rivals) => this.heroesLeft(rivals, mine));
      this.leftTo.set(bait, left);
    }
    return left;
  }

  /** Until this shop chooses, all depends on its place and its classes only. */
  private heroesLeft(rivals: Imagined, mine: Shopfront): number {
    const at = placeOf(rivals.shops, mine);
    const key = at + 8 * mine.classes;
    let legal = rivals.legal.get(key);
    if (legal === undefined) {
      this.play(rivals, at, mine, (heroes) => {
        legal = heroes;
        return undefined;
      });
      legal ??= 0;
      rivals.legal.set(key, legal);
    }
    return legal;
  }

  private choose(rivals: Imagined, mine: Shopfront, taste: readonly number[]): number[] {
    const got: number[] = [];
    this.play(rivals, placeOf(rivals.shops, mine), mine, (legal) => {
      const hero = favourite(legal, taste, 0, 0);
      got.push(hero);
      return hero;
    });
    return got;
  }

  /** What a card more in the window adds in hearts by the employees of a shop. */
  heartsEach(seat: Seat): number {
    const { content, pub } = this.mind;
    let each = 0;
    for (const employee of pub.shops[seat].employees) {
      for (const { on, do: clauses } of content.employees[employee].effects) {
        for (const clause of clauses) {
          if (on === 'static' || clause.does !== 'addStat' || clause.stat !== 'hearts') continue;
          if (typeof clause.by === 'number') each += clause.by;
        }
      }
    }
    return each;
  }

  private rival(seat: Seat): Rival {
    const { content, pub } = this.mind;
    const { stored, hand, kept, draft } = pub.shops[seat];
    return {
      front: this.shopfront(seat, { hearts: 0, value: 0, classes: 0 }),
      cards: Math.max(3, stored + hand + kept + draft),
      slots: displaySlots(content, pub, seat),
      heartsEach: this.heartsEach(seat),
    };
  }

  private imagine(): Shopfront[] {
    const { content } = this.mind;
    const shops = this.rivals.map(({ front, cards: n, slots, heartsEach }) => {
      const cards = this.someItems(n);
      cards.sort((a, b) => content.items[b].hearts - content.items[a].hearts);
      const window = cards.slice(0, Math.min(slots, Math.max(1, cards.length - 2)));
      let hearts = heartsEach * window.length;
      let value = 0;
      for (const item of window) {
        hearts += content.items[item].hearts;
        value += content.items[item].price;
      }
      return { ...front, hearts, value, classes: classesOf(content, window) };
    });
    return shops.sort(byRank);
  }

  private shopfront(seat: Seat, { hearts, value, classes }: Bait): Shopfront {
    const { pub, seat: me } = this.mind;
    const placesFrom = (other: Seat): number => (seat - other + pub.shops.length) % pub.shops.length;
    return {
      seat,
      hearts,
      value,
      classes,
      place: this.place(seat),
      distance: placesFrom(pub.questHolder),
      away: placesFrom(me),
    };
  }

  /** Whether an ability will put this shop first or last. */
  private place(seat: Seat): number {
    const { pub, content } = this.mind;
    if (
      seat === pub.questHolder &&
      content.monsters[pub.monster]?.effects.some(({ do: clauses }) =>
        clauses.some((clause) => clause.does === 'rankLast' && clause.who === 'questHolder'),
      )
    ) {
      return 1;
    }
    const isFirst = pub.shops[seat].employees.some((employee) =>
      content.employees[employee].effects.some(({ do: clauses }) => clauses.some(({ does }) => does === 'rankFirst')),
    );
    return isFirst ? -1 : 0;
  }

  /**
   * BZ-406…409 with the rivals of one imagination. `pick` is asked when this shop chooses out of these heroes (as bits);
   * without an answer the rest does not matter.
   */
  private play(
    { shops, whim }: Imagined,
    at: number,
    mine: Shopfront,
    pick: (legal: number) => number | undefined,
  ): void {
    const order = [...shops];
    order.splice(at, 0, mine);
    let centre = (1 << this.heroes.length) - 1;
    for (let pass = 0; pass < this.passes; pass++) {
      let open = (1 << order.length) - 1;
      while (open !== 0 && centre !== 0) {
        let next = -1;
        let legal = 0;
        for (let i = 0; i < order.length && legal === 0; i++) {
          if ((open & (1 << i)) === 0) continue;
          if (next < 0) next = i;
          legal = centre & this.matching(order[i]);
          if (legal !== 0) next = i;
        }
        if (legal === 0) legal = centre;
        const shop = order[next];
        const hero = shop === mine ? pick(legal) : favourite(legal, this.charm, whim, shop.away);
        if (hero === undefined) return;
        open &= ~(1 << next);
        centre &= ~(1 << hero);
      }
    }
  }

  /** The heroes, as bits, that share a class with a window. */
  private matching({ seat, classes }: Shopfront): number {
    if (this.anyHero && seat === this.mind.seat) return -1;
    let bits = 0;
    for (let i = 0; i < this.classes.length; i++) if ((this.classes[i] & classes) !== 0) bits |= 1 << i;
    return bits;
  }

  private anyItem(): Item {
    // Numerical Recipes' generator: cheap, and the same thoughts for the same view.
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return this.unseen[Math.floor((this.seed / 2 ** 32) * this.unseen.length)] ?? 0;
  }
}

/** The hero liked best of these. Rivals know their cards, this seat does not: their taste varies with a whim. */
function favourite(legal: number, taste: readonly number[], whim: number, away: number): number {
  let best = -1;
  let most = -Infinity;
  for (let i = 0; i < taste.length; i++) {
    if ((legal & (1 << i)) === 0) continue;
    const likes = taste[i] + (whim === 0 ? 0 : 0.25 * ((whim * 7 + i * 3 + away * 5) % 4));
    if (likes > most) {
      most = likes;
      best = i;
    }
  }
  return best;
}

/** Of what this seat has not seen, so that no seat has the same fancies in every game. */
function seedOf(unseen: readonly Item[], round: number): number {
  let seed = round;
  for (const item of unseen) seed = Math.imul(seed ^ item, 16777619);
  return seed >>> 0;
}

function placeOf(shops: readonly Shopfront[], mine: Shopfront): number {
  let at = 0;
  while (at < shops.length && byRank(shops[at], mine) < 0) at++;
  return at;
}

function byRank(a: Shopfront, b: Shopfront): number {
  return a.place - b.place || b.hearts - a.hearts || b.value - a.value || a.distance - b.distance;
}

function unseenItems({ content, v, pub }: Mind): Item[] {
  const isSeen = new Uint8Array(content.items.length);
  const see = (items: readonly Item[]): void => {
    for (const item of items) isSeen[item] = 1;
  };
  for (const items of [v.own.hand, v.own.draft, v.own.kept, v.own.storage, pub.itemDiscard]) see(items);
  for (const { shown, guests } of pub.shops) {
    see(shown);
    for (const { gear } of guests) see(gear);
  }
  const unseen: Item[] = [];
  for (let item = 0; item < isSeen.length; item++) if (isSeen[item] === 0) unseen.push(item);
  return unseen.length > 0 ? unseen : [...content.items.keys()];
}
