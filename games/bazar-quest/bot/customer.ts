/** One hero as a customer: what it would buy of these goods, and what selling it brings, coins and fight together. */
import { suits } from '../rules/classes.ts';
import { hold } from '../rules/effects/conditions.ts';
import { amountOf } from '../rules/effects/counters.ts';
import {
  attackTerms,
  defenceTerms,
  resistanceTerms,
  salePrice,
  strengthTerms,
  total,
} from '../rules/effects/numbers.ts';
import { isForbidden } from '../rules/effects/permissions.ts';
import { AS_PRINTED } from '../rules/effects/reading.ts';
import type { SourceKind } from '../rules/effects/types.ts';
import { refund } from '../rules/gains.ts';
import { type Guest, type Item, NONE, type Pub } from '../rules/state.ts';
import type { Mind } from './mind.ts';
import { COIN } from './points.ts';
import type { Powers } from './powers.ts';

/** What to sell, and what the round then brings in points. */
export interface Plan {
  readonly items: readonly Item[];
  readonly worth: number;
}

interface Good {
  readonly item: Item;
  readonly price: number;
  readonly refund: number;
}

/** More goods than this are not tried together, and fewer when much has been thought already. */
const MOST_GOODS = 7;
const FEW_GOODS = 2;
/** Coins that a living hero takes back to the centre come round again, to anybody. */
const LEFT_OVER = 0.1 * COIN;

/** No sum of bits looks like this one bit. */
const UNKNOWN = -1;
const NO_ITEMS: readonly Item[] = [];
const NO_BONUS = { attack: 0, defence: 0, points: 0 };

export class Customer {
  readonly guest: Guest;
  private readonly mind: Mind;
  /** The table with this hero in the shop, when sales are made and when the fights begin. The hero is dressed there. */
  private readonly shopping: Pub;
  private readonly fighting: Pub;
  private readonly worn: Guest;
  private readonly own: Powers;
  private readonly monster: Powers | undefined;
  private readonly attack: number;
  private readonly defence: number;
  private readonly goods = new Map<Item, Good | null>();
  private readonly plans = new Map<number, Plan>();
  private readonly bits: Int32Array;
  private lastBit = 0;
  private bonus = NO_BONUS;
  private keeps: readonly Item[] = [];

  constructor(mind: Mind, guest: Guest) {
    const { seat, pub } = mind;
    this.mind = mind;
    this.guest = guest;
    this.worn = { ...guest, gear: [...guest.gear] };
    this.bits = new Int32Array(mind.content.items.length).fill(UNKNOWN);
    const centre = pub.centre.filter(({ hero }) => hero !== guest.hero);
    const shops = pub.shops.map((shop, i) => (i === seat ? { ...shop, guests: [this.worn] } : shop));
    this.shopping = { ...pub, centre, shops, phase: 'shopping' };
    this.fighting = { ...pub, centre, shops, phase: 'adventure' };
    this.own = mind.powers.hero[guest.hero];
    this.monster = pub.monster === NONE ? undefined : mind.powers.monster[pub.monster];
    this.attack = this.margin(attackTerms, resistanceTerms) - this.standing('attack');
    this.defence = this.margin(defenceTerms, strengthTerms) - this.standing('defence');
  }

  /** The same hero once it has bought these. */
  after(items: readonly Item[]): Customer {
    if (items.length === 0) return this;
    let { coins } = this.guest;
    for (const item of items) {
      const good = this.good(item);
      if (good !== null) coins += good.refund - good.price;
    }
    return new Customer(this.mind, { ...this.guest, coins, gear: [...this.guest.gear, ...items] });
  }

  private margin(terms: typeof attackTerms, against: typeof resistanceTerms): number {
    const { content } = this.mind;
    return total(terms(content, this.fighting, this.worn)) - total(against(content, this.fighting, this.worn));
  }

  /** The best sales out of these goods, with these cards in the window. */
  plan(goods: readonly Item[], window: readonly Item[] = NO_ITEMS): Plan {
    for (const item of window) if (this.mind.powers.item[item].isBait) return this.think(goods, window, NO_ITEMS);
    let key = 0;
    for (const item of goods) key |= this.bit(item);
    let plan = this.plans.get(key);
    if (plan === undefined) {
      plan = this.think(goods, NO_ITEMS, NO_ITEMS);
      this.plans.set(key, plan);
    }
    return plan;
  }

  /** The same, with an eye on what can be stored of them afterwards. */
  planKeeping(goods: readonly Item[], keeps: readonly Item[]): Plan {
    return this.think(goods, NO_ITEMS, keeps);
  }

  /** What exactly these sales bring. */
  worth(items: readonly Item[], keeps: readonly Item[]): number {
    this.prepare(NO_ITEMS, keeps);
    let income = 0;
    for (const item of items) {
      const good = this.good(item);
      if (good === null) continue;
      income += good.price;
      this.worn.gear.push(item);
      this.worn.coins += good.refund - good.price;
    }
    const worth = this.valueNow(income);
    this.undo();
    return worth;
  }

  private think(goods: readonly Item[], window: readonly Item[], keeps: readonly Item[]): Plan {
    const sellable: Good[] = [];
    for (const item of goods) {
      const good = this.good(item);
      if (good !== null) sellable.push(good);
    }
    // What gives the hero coins is sold first; what brings most is tried first.
    sellable.sort((a, b) => b.refund - a.refund || b.price - a.price);
    const most = this.mind.isThorough ? MOST_GOODS : FEW_GOODS;
    if (sellable.length > most) sellable.length = most;
    this.mind.spend(goods.length);
    this.prepare(window, keeps);
    const best = { items: NO_ITEMS, worth: this.valueNow(0) };
    this.search(sellable, 0, 0, best);
    this.undo();
    return best;
  }

  /** Each item the hero could buy has a bit of its own, others have none. */
  private bit(item: Item): number {
    if (this.bits[item] === UNKNOWN) this.bits[item] = this.good(item) === null ? 0 : 1 << (this.lastBit++ & 31);
    return this.bits[item];
  }

  private search(
    goods: readonly Good[],
    from: number,
    income: number,
    best: { items: readonly Item[]; worth: number },
  ): void {
    for (let i = from; i < goods.length; i++) {
      const good = goods[i];
      if (good.price > this.worn.coins) continue;
      const coins = this.worn.coins;
      this.worn.coins = coins + good.refund - good.price;
      this.worn.gear.push(good.item);
      const worth = this.valueNow(income + good.price);
      if (worth > best.worth + 1e-9) {
        best.worth = worth;
        best.items = this.worn.gear.slice(this.guest.gear.length);
      }
      this.search(goods, i + 1, income + good.price, best);
      this.worn.gear.pop();
      this.worn.coins = coins;
    }
  }

  private prepare(window: readonly Item[], keeps: readonly Item[]): void {
    this.bonus = NO_BONUS;
    this.keeps = keeps;
    // When all have come in, what windows do has been done.
    if (window.length === 0 || (this.mind.pub.phase === 'shopping' && this.mind.pub.pass === 0)) return;
    const bonus = { attack: 0, defence: 0, points: 0 };
    for (const item of window) {
      const { window: powers } = this.mind.powers.item[item];
      bonus.attack += powers.attack;
      bonus.defence += powers.defence;
      bonus.points += powers.points;
      this.worn.coins += powers.coins;
    }
    this.bonus = bonus;
  }

  private undo(): void {
    this.worn.gear.length = this.guest.gear.length;
    this.worn.coins = this.guest.coins;
  }

  /** The round in points, with the hero as it is dressed now. */
  private valueNow(income: number): number {
    const { mind, worn, own, bonus } = this;
    const { content, odds, future } = mind;
    mind.spend(1);
    let attack = this.attack + own.attack + bonus.attack + this.standing('attack');
    let defence = this.defence + own.defence + bonus.defence + this.standing('defence');
    let {
      defenceIfHit,
      defenceIfMissed,
      autoHit,
      autoSurvive,
      preventDefeat,
      always,
      ifHit,
      ifMissed,
      ifSurvives,
      ifFalls,
    } = own;
    for (let i = this.guest.gear.length; i < worn.gear.length; i++) {
      const item = worn.gear[i];
      const card = content.items[item];
      const powers = mind.powers.item[item];
      attack += card.attack + powers.attack;
      defence += card.defence + powers.defence;
      defenceIfHit += powers.defenceIfHit;
      defenceIfMissed += powers.defenceIfMissed;
      autoHit = Math.max(autoHit, powers.autoHit);
      autoSurvive = Math.max(autoSurvive, powers.autoSurvive);
      preventDefeat = Math.max(preventDefeat, powers.preventDefeat);
      always += powers.always;
      ifHit += powers.ifHit;
      ifMissed += powers.ifMissed;
      ifSurvives += powers.ifSurvives;
      ifFalls += powers.ifFalls;
    }
    const hits = autoHit + (1 - autoHit) * odds.attack(Math.round(attack));
    const survivesHit = odds.defence(Math.round(defence + defenceIfHit));
    const survivesMiss = odds.defence(Math.round(defence + defenceIfMissed));
    const stands = hits * survivesHit + (1 - hits) * survivesMiss;
    const survives = autoSurvive + (1 - autoSurvive) * stands;
    const falls = (1 - survives) * (1 - preventDefeat);
    return (
      COIN * income +
      hits * (1 + ifHit) +
      (1 - hits) * ifMissed +
      survives * (1 + ifSurvives + LEFT_OVER * worn.coins * future.goesOn) +
      falls * (ifFalls - future.fall) +
      always +
      bonus.points +
      this.kept()
    );
  }

  /** The best unsold card can be stored; others count little. */
  private kept(): number {
    let best = 0;
    for (const item of this.keeps) {
      const worth = this.mind.keep(item);
      if (worth > best && !this.worn.gear.includes(item)) best = worth;
    }
    return best;
  }

  /** What standing abilities of the hero, its gear and the monster add as it is dressed now. */
  private standing(stat: 'attack' | 'defence'): number {
    const { own, monster, mind, worn } = this;
    const { item: powers } = mind.powers;
    let sum = 0;
    // Most cards have none, and this is asked of every hero in every dress.
    if (own.standing.length > 0) sum += this.standingOf('hero', worn.hero, own, stat);
    if (monster !== undefined && monster.standing.length > 0) {
      sum += this.standingOf('monster', mind.pub.monster, monster, stat);
    }
    for (const item of worn.gear) {
      if (powers[item].standing.length > 0) sum += this.standingOf('item', item, powers[item], stat);
    }
    return sum;
  }

  private standingOf(kind: SourceKind, card: number, { standing }: Powers, stat: 'attack' | 'defence'): number {
    let sum = 0;
    const { content, seat } = this.mind;
    for (const one of standing) {
      if (one.stat !== stat) continue;
      const source = { kind, card, effect: one.effect, seat, hero: this.guest.hero };
      const asked = { content, pub: this.fighting, source, item: NONE, reading: AS_PRINTED };
      const { if: conditions } = effectsOf(this.mind, kind, card)[one.effect];
      if (hold(asked, conditions)) sum += one.sign * amountOf(asked, one.clause.by);
    }
    return sum;
  }

  /** This item as something to sell to the hero; null where it cannot be. */
  private good(item: Item): Good | null {
    let good = this.goods.get(item);
    if (good === undefined) {
      good = this.judge(item);
      this.goods.set(item, good);
    }
    return good;
  }

  private judge(item: Item): Good | null {
    const { content, seat, pub } = this.mind;
    // Whether it can be sold is asked of every change that lasts.
    this.mind.spend(1 + pub.modifiers.length / 8);
    if (!suits(content, this.shopping, seat, this.worn, item)) return null;
    if (isForbidden(content, this.shopping, seat, 'sell', item)) return null;
    return {
      item,
      price: salePrice(content, this.shopping, seat, item),
      refund: refund(content, item, this.guest.hero),
    };
  }
}

const effectsOf = ({ content }: Mind, kind: SourceKind, card: number) =>
  (kind === 'hero' ? content.heroes : kind === 'monster' ? content.monsters : content.items)[card].effects;
