/** Whether the conditions of an effect hold. All are public facts, so that nothing asked or skipped betrays a card. */
import type { Text } from '../../../../kernel/index.ts';
import type { Comparison, Condition, Filter } from '../clauses.ts';
import type { Content } from '../content.ts';
import { guestOf } from '../guests.ts';
import { type Hero, type Item, NONE, type Pub, type Seat } from '../state.ts';
import { fightOf, gearOf, heroesOfRound, isEndOfOrder, type Reading } from './reading.ts';
import type { Source } from './types.ts';

function compare(a: number, by: Comparison, b: number): boolean {
  switch (by) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
}

/** The mask of one class, 0 for one that this set lacks. */
export const classMask = (content: Content, id: string): number => {
  const at = content.classes.findIndex((icon) => icon.id === id);
  return at < 0 ? 0 : 1 << at;
};

/** The mask of one class, 0 for one that this set lacks. */

const isTitled = (title: Text, wanted: string): boolean => title.fr === wanted || title.en === wanted;

/** Whether an item fits, by what is printed on it. */
export function fits(content: Content, item: Item, filter: Filter | undefined): boolean {
  return filter === undefined || fitsCard(content, content.items[item], filter);
}

/** The same for any card; what it does not have fits nothing. */
export function fitsCard(
  content: Content,
  card: { readonly classes?: number; readonly price?: number; readonly hearts?: number },
  filter: Filter,
): boolean {
  const { class: wanted, price, hearts } = filter;
  if (wanted !== undefined && ((card.classes ?? 0) & classMask(content, wanted)) === 0) return false;
  if (price !== undefined && (card.price === undefined || !compare(card.price, ...price))) return false;
  return hearts === undefined || (card.hearts !== undefined && compare(card.hearts, ...hearts));
}

/** What a condition is asked about: the card with its owner and hero, and the item of the event. */
export interface Asked {
  readonly content: Content;
  readonly pub: Pub;
  readonly source: Source;
  readonly item: Item;
  readonly reading: Reading;
}

/** Whether all conditions hold. For a player with two heroes, whether they hold for one of them. */
export function hold(asked: Asked, conditions: readonly Condition[] | undefined): boolean {
  if (conditions === undefined || conditions.length === 0) return true;
  const { source, pub } = asked;
  if (source.hero !== NONE || source.seat === NONE) return all(asked, conditions, source.hero);
  const heroes = heroesOfRound(pub, source.seat);
  if (heroes.length === 0) return all(asked, conditions, NONE);
  for (const hero of heroes) if (all(asked, conditions, hero)) return true;
  return false;
}

function all(asked: Asked, conditions: readonly Condition[], hero: Hero): boolean {
  for (const condition of conditions) if (!holds(asked, condition, hero)) return false;
  return true;
}

function holds(asked: Asked, condition: Condition, hero: Hero): boolean {
  switch (condition.is) {
    case 'not':
      return !holds(asked, condition.of, hero);
    case 'all':
      return all(asked, condition.of, hero);
    case 'any':
      return condition.of.some((one) => holds(asked, one, hero));
    case 'monsterLevel':
      return asked.pub.monster !== NONE && asked.content.monsters[asked.pub.monster].level === condition.level;
    case 'wounds':
      return compare(asked.pub.wounds, condition.compare, condition.n);
    case 'playerCount':
      return compare(asked.pub.shops.length, condition.compare, condition.n);
    case 'itemClass':
    case 'price':
    case 'hearts':
      return holdsForItem(asked, condition);
    case 'playerCoins':
    case 'glory':
    case 'isQuestHolder':
    case 'rank':
    case 'hasUpgrade':
    case 'hasEmployee':
    case 'soldNothing':
      return asked.source.seat !== NONE && holdsForPlayer(asked, condition, asked.source.seat);
    default:
      return hero !== NONE && holdsForHero(asked, condition, hero);
  }
}

type About<I extends Condition['is']> = Extract<Condition, { is: I }>;

/** The item the event is about, or the card itself. */
function holdsForItem(asked: Asked, condition: About<'itemClass' | 'price' | 'hearts'>): boolean {
  const { content, source } = asked;
  const item = asked.item !== NONE ? asked.item : source.kind === 'item' ? source.card : NONE;
  if (item === NONE) return false;
  const card = content.items[item];
  if (condition.is === 'itemClass') return (card.classes & classMask(content, condition.class)) !== 0;
  return compare(condition.is === 'price' ? card.price : card.hearts, condition.compare, condition.n);
}

type OfPlayer = 'playerCoins' | 'glory' | 'isQuestHolder' | 'rank' | 'hasUpgrade' | 'hasEmployee' | 'soldNothing';

function holdsForPlayer({ content, pub }: Asked, condition: About<OfPlayer>, seat: Seat): boolean {
  const shop = pub.shops[seat];
  switch (condition.is) {
    case 'playerCoins':
      return compare(shop.coins, condition.compare, condition.n);
    case 'glory': {
      const { n } = condition;
      if (n !== 'everyRival') return compare(shop.glory, condition.compare, n);
      return pub.shops.every((rival) => rival === shop || compare(shop.glory, condition.compare, rival.glory));
    }
    case 'isQuestHolder':
      return pub.questHolder === seat;
    case 'rank': {
      const place = pub.ranking.findIndex((line) => line.seat === seat);
      return place >= 0 && compare(place + 1, condition.compare, condition.n);
    }
    case 'hasUpgrade':
      return shop[condition.type] >= condition.level;
    case 'hasEmployee':
      return shop.employees.some((employee) => isTitled(content.employees[employee].title, condition.title));
    case 'soldNothing':
      return (pub.sold[seat] ?? 0) === 0;
  }
}

type OfHero =
  | 'heroClass'
  | 'heroTitle'
  | 'itemCount'
  | 'sharesClass'
  | 'heroCoins'
  | 'woundedThisRound'
  | 'survivedThisRound'
  | 'firstToFight'
  | 'lastToFight'
  | 'unmatchedHero'
  | 'adventureStat';

function holdsForHero(asked: Asked, condition: About<OfHero>, hero: Hero): boolean {
  const { content, pub } = asked;
  const guest = guestOf(pub, hero);
  switch (condition.is) {
    case 'heroClass': {
      const classes = guest === undefined ? content.heroes[hero].classes : asked.reading.classes(content, pub, guest);
      return (classes & classMask(content, condition.class)) !== 0;
    }
    case 'heroTitle':
      return isTitled(content.heroes[hero].title, condition.title);
    case 'itemCount': {
      const fitting = gearOf(pub, hero).filter((item) => fits(content, item, condition.of));
      return compare(fitting.length, condition.compare, condition.n);
    }
    case 'sharesClass':
      return sharesClass(asked, gearOf(pub, hero));
    case 'heroCoins':
      return guest !== undefined && compare(guest.coins, condition.compare, condition.n);
    case 'woundedThisRound':
      return fightOf(pub, hero)?.attack?.hit === true;
    case 'survivedThisRound':
      return fightOf(pub, hero)?.defence?.survived === true;
    case 'firstToFight':
      return isEndOfOrder(pub, hero, 'first');
    case 'lastToFight':
      return isEndOfOrder(pub, hero, 'last');
    case 'unmatchedHero':
      return guest?.unmatched === true;
    case 'adventureStat': {
      const cards = guest?.adventures ?? [];
      let sum = 0;
      for (const card of cards) sum += content.adventures[card].attack + content.adventures[card].defence;
      return cards.length > 0 && compare(sum, condition.compare, condition.n);
    }
  }
}

/** Two pieces of the gear share a class; for a piece itself, it and another. */
function sharesClass({ content, source }: Asked, gear: readonly Item[]): boolean {
  for (let i = 0; i < gear.length; i++) {
    for (let j = i + 1; j < gear.length; j++) {
      if (source.kind === 'item' && gear[i] !== source.card && gear[j] !== source.card) continue;
      if ((content.items[gear[i]].classes & content.items[gear[j]].classes) !== 0) return true;
    }
  }
  return false;
}
