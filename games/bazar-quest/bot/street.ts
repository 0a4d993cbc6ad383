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
import type { Mind } from './mind.ts';
import { quality } from './mind.ts';

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
  readonly distance: number;
}

const IMAGINED = 12;
const ANY: ClassMask = -1;

export class Street {
  readonly heroes: readonly Guest[];
  /** Items nobody has shown this seat lately. */
  readonly unseen: readonly Item[];
  private readonly mind: Mind;
  private readonly classes: readonly ClassMask[];
  private readonly charm: readonly number[];
  private readonly imagined: readonly (readonly Shopfront[])[];
  private readonly passes: number;
  private readonly anyHero: boolean;
  private seed: number;

  constructor(mind: Mind) {
    this.mind = mind;
    const { pub, content, seat, v } = mind;
    this.seed = 7 + 31 * pub.round + 101 * seat + pub.itemDeck;
    this.heroes = pub.centre;
    this.classes = this.heroes.map((guest) => heroClasses(content, pub, guest));
    this.charm = this.heroes.map((guest) => mind.customer(guest).plan([]).worth + 0.05 * guest.coins);
    this.unseen = unseenItems(mind);
    this.passes = passes(v.table);
    this.anyHero = ignoresClassForInvite(content, { ...pub, phase: 'shopping' }, seat);
    this.imagined = Array.from({ length: IMAGINED }, () => this.imagine());
  }

  /** Cards that may come: the better of two each time, as one chooses. */
  someItems(n: number): Item[] {
    const items: Item[] = [];
    const { content } = this.mind;
    while (items.length < n && this.unseen.length > 0) {
      const one = this.anyItem();
      const two = this.anyItem();
      items.push(quality(content, one) > quality(content, two) ? one : two);
    }
    return items;
  }

  /** The heroes (by their place in the centre) that come with this bait, each time the street is imagined. */
  visits(bait: Bait, taste: readonly number[]): number[][] {
    const mine = this.shopfront(this.mind.seat, bait);
    return this.imagined.map((rivals, i) => this.choose(rivals, mine, taste, i));
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

  private imagine(): Shopfront[] {
    const { pub, content, seat: me } = this.mind;
    const rivals: Shopfront[] = [];
    for (let seat = 0; seat < pub.shops.length; seat++) {
      if (seat === me) continue;
      const { stored, hand, kept, draft } = pub.shops[seat];
      const cards = this.someItems(Math.max(3, stored + hand + kept + draft));
      cards.sort((a, b) => content.items[b].hearts - content.items[a].hearts);
      const slots = Math.min(displaySlots(content, pub, seat), Math.max(1, cards.length - 2));
      const window = cards.slice(0, slots);
      let hearts = this.heartsEach(seat) * window.length;
      let value = 0;
      for (const item of window) {
        hearts += content.items[item].hearts;
        value += content.items[item].price;
      }
      rivals.push(this.shopfront(seat, { hearts, value, classes: classesOf(content, window) }));
    }
    return rivals.sort(byRank);
  }

  private shopfront(seat: Seat, { hearts, value, classes }: Bait): Shopfront {
    const { pub } = this.mind;
    const distance = (seat - pub.questHolder + pub.shops.length) % pub.shops.length;
    return { seat, hearts, value, classes, place: this.place(seat), distance };
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

  /** BZ-406…409 with the rivals of one imagination: who takes what, as far as this shop is concerned. */
  private choose(rivals: readonly Shopfront[], mine: Shopfront, taste: readonly number[], whim: number): number[] {
    const order = [...rivals];
    let at = 0;
    while (at < order.length && byRank(order[at], mine) < 0) at++;
    order.splice(at, 0, mine);
    const taken = new Set<number>();
    const got: number[] = [];
    for (let pass = 0; pass < this.passes; pass++) {
      const open = [...order];
      while (open.length > 0 && taken.size < this.heroes.length) {
        let next = open.findIndex((shop) => this.canMatch(shop, taken));
        const isMatch = next >= 0;
        if (!isMatch) next = 0;
        const [shop] = open.splice(next, 1);
        const hero = this.favourite(shop, isMatch, taken, shop === mine ? taste : this.charm, shop === mine ? 0 : whim);
        taken.add(hero);
        if (shop === mine) got.push(hero);
      }
    }
    return got;
  }

  private canMatch(shop: Shopfront, taken: ReadonlySet<number>): boolean {
    for (let i = 0; i < this.heroes.length; i++) if (!taken.has(i) && this.isMatch(shop, i)) return true;
    return false;
  }

  private isMatch({ seat, classes }: Shopfront, hero: number): boolean {
    return (this.classes[hero] & classes) !== 0 || (this.anyHero && seat === this.mind.seat);
  }

  private favourite(
    shop: Shopfront,
    mustMatch: boolean,
    taken: ReadonlySet<number>,
    taste: readonly number[],
    whim: number,
  ): number {
    let best = -1;
    let most = -Infinity;
    for (let i = 0; i < this.heroes.length; i++) {
      if (taken.has(i) || (mustMatch && !this.isMatch(shop, i))) continue;
      // Rivals know their cards, this seat does not: their taste varies.
      const likes = taste[i] + (whim === 0 ? 0 : 0.25 * ((whim * 7 + i * 3 + shop.seat * 5) % 4));
      if (likes > most) {
        most = likes;
        best = i;
      }
    }
    return best;
  }

  private anyItem(): Item {
    // Numerical Recipes' generator: cheap, and the same thoughts for the same view.
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return this.unseen[Math.floor((this.seed / 2 ** 32) * this.unseen.length)] ?? ANY;
  }
}

function byRank(a: Shopfront, b: Shopfront): number {
  return a.place - b.place || b.hearts - a.hearts || b.value - a.value || a.distance - b.distance;
}

function unseenItems({ content, v, pub }: Mind): Item[] {
  const seen = new Set<Item>([...v.own.hand, ...v.own.draft, ...v.own.kept, ...v.own.storage, ...pub.itemDiscard]);
  for (const { shown, guests } of pub.shops) {
    for (const item of shown) seen.add(item);
    for (const { gear } of guests) for (const item of gear) seen.add(item);
  }
  const unseen: Item[] = [];
  for (let item = 0; item < content.items.length; item++) if (!seen.has(item)) unseen.push(item);
  return unseen.length > 0 ? unseen : [...content.items.keys()];
}
