/** Whom and how much, in English. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { Amount, Comparison, Counter, Filter, Heroes } from '../../rules/clauses.ts';
import { type AnyPlayers, filterParts, isHeroNamed, opposite, type Told } from '../grammar.ts';

export const playerPhrases: Readonly<Record<AnyPlayers, string>> = {
  owner: 'you',
  opponent: 'a rival of your choice',
  opponents: 'each rival',
  left: 'the shop on your left',
  right: 'the shop on your right',
  allPlayers: 'everyone',
  questHolder: 'whoever has the quest token',
  richestPlayer: 'the richest shop',
};

/** "you gain", "each rival gains". */
export const acts = (who: AnyPlayers, you: string, they: string): string =>
  `${playerPhrases[who]} ${who === 'owner' ? you : they}`;

const ownHero = {
  hero: 'this hero',
  item: 'its bearer',
  adventure: 'this hero',
  employee: 'your hero',
  monster: 'your hero',
} as const;
const otherHeroes = {
  heroInCentre: 'a hero of your choice in the centre',
  richestInCentre: 'the richest hero in the centre',
  poorestInCentre: 'the poorest hero in the centre',
  centre: 'each hero in the centre',
  fighting: 'each fighting hero',
  living: 'each living hero',
} as const;

export const heroPhrase = (of: Heroes, { kind, effect }: Told): string => {
  // In a window, an item has no bearer: it works for the hero of the shop.
  if (of === 'hero') return effect.from === undefined ? ownHero[kind] : 'your hero';
  return otherHeroes[of];
};

/** The hero as the subject of what happens, in fewer words once it has been named. */
export const heroActs = (of: Heroes, told: Told): string =>
  of === 'hero' && isHeroNamed(told) ? 'the hero' : heroPhrase(of, told);

/** "its adventure card" on the hero's own cards, else whose it is. */
export function adventureCard(of: Heroes, told: Told): string {
  if (of !== 'hero') return `the adventure card of ${heroPhrase(of, told)}`;
  return told.kind === 'hero' || told.kind === 'adventure'
    ? 'its adventure card'
    : `${heroPhrase(of, told)}’s adventure card`;
}

/** "10 coins or more", "fewer than 2 items". */
export function limit(compare: Comparison, n: number, one: string, many: string, isNot = false): string {
  const amount = count('en', n, one, many);
  // Coins are an amount, everything else is counted.
  const fewer = one === 'coin' || one === 'glory' || one === 'point' ? 'less' : 'fewer';
  if (isNot && compare !== '=') return limit(opposite[compare], n, one, many);
  switch (compare) {
    case '<':
      return `${fewer} than ${amount}`;
    case '<=':
      return `${amount} or ${fewer}`;
    case '>=':
      return `${amount} or more`;
    case '>':
      return `more than ${amount}`;
    case '=':
      return isNot ? `anything but ${amount}` : `exactly ${amount}`;
  }
}

/** Which items, before and after the noun: "Mage items costing 10 coins or less". */
export const which = (noun: string, filter: Filter | undefined, told: Told): string => {
  const { class: icon, ...rest } = filter ?? {};
  const after = filterParts(rest, {
    class: (id) => id,
    price: (compare, n) => ` costing ${limit(compare, n, 'coin', 'coins')}`,
    hearts: (compare, n) => `${filter?.price === undefined ? '' : ' and'} with ${limit(compare, n, 'heart', 'hearts')}`,
  });
  return `${icon === undefined ? '' : `${told.className(icon)} `}${noun}${after.join('')}`;
};

const counters: Readonly<Record<Counter, string>> = {
  itemsSold: 'item sold',
  distinctClasses: 'class among its items',
  heroCoins: '5 coins in the purse',
  wounds: 'wound on the monster',
  windowHearts: 'heart in your window',
  employees: 'employee of yours',
};
/** "an item", "a Mage item". */
export const withArticle = (phrase: string): string => `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;

/** "5 coins", "5 coins per item sold". */
export const amount = (n: Amount, say: (n: number) => string): string =>
  typeof n === 'number' ? say(n) : `${say(n.times)} per ${counters[n.per]}`;

export const coins = (n: number): string => count('en', n, 'coin', 'coins');
export const glory = (n: number): string => `${n} glory`;
export const things = (n: number): string => count('en', n, 'item', 'items');
