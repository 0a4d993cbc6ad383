/** The conditions of abilities in English, each as it is and denied. */
import type { Comparison } from '../../rules/clauses.ts';
import { type Grammar, ROMAN } from '../grammar.ts';
import { adventureCard, heroPhrase, limit, which, withArticle } from './phrases.ts';

const verb = (isNot: boolean, yes: string, no: string): string => (isNot ? no : yes);

/** Where a window stands in the order of appeal. */
function place(compare: Comparison, n: number): string {
  switch (compare) {
    case '<':
      return `before ${n}`;
    case '<=':
      return `${n} or better`;
    case '=':
      return `${n}`;
    case '>=':
      return `${n} or worse`;
    case '>':
      return `after ${n}`;
  }
}
const rivals = {
  '<': 'less glory than',
  '<=': 'at most as much glory as',
  '=': 'as much glory as',
  '>=': 'at least as much glory as',
  '>': 'more glory than',
};

export const conditions: Grammar['conditions'] = {
  heroClass: (c, isNot, t) =>
    `${heroPhrase('hero', t)} ${verb(isNot, 'is', 'is not')} of class ${t.className(c.class)}`,
  heroTitle: (c, isNot, t) =>
    `${heroPhrase('hero', t)} ${verb(isNot, 'has', 'does not have')} the title ${t.titled(c.title)}`,
  itemClass: (c, isNot, t) => `the item ${verb(isNot, 'is', 'is not')} of class ${t.className(c.class)}`,
  price: (c, isNot) => `the item costs ${limit(c.compare, c.n, 'coin', 'coins', isNot)}`,
  hearts: (c, isNot) => `the item has ${limit(c.compare, c.n, 'heart', 'hearts', isNot)}`,
  itemCount: (c, isNot, t) => {
    const hero = heroPhrase('hero', t);
    const item = which('item', c.of, t);
    const items = which('items', c.of, t);
    if (c.compare === '=' && c.n === 0) return `${hero} has ${verb(isNot, `no ${items}`, withArticle(item))}`;
    if (c.compare === '>=' && c.n === 1) return `${hero} has ${verb(isNot, withArticle(item), `no ${items}`)}`;
    return `${hero} has ${limit(c.compare, c.n, item, items, isNot)}`;
  },
  sharesClass: (_, isNot, t) =>
    t.kind === 'item'
      ? `${verb(isNot, 'another', 'no other')} item shares its class`
      : `${verb(isNot, 'two', 'no two')} items of ${heroPhrase('hero', t)} share a class`,
  heroCoins: (c, isNot, t) => {
    const hero = heroPhrase('hero', t);
    if (c.compare === '=' && c.n === 0) return `${hero} has ${verb(isNot, 'no coins left', 'coins left')}`;
    return `${hero} has ${limit(c.compare, c.n, 'coin', 'coins', isNot)}`;
  },
  playerCoins: (c, isNot) => {
    if (c.compare === '=' && c.n === 0) return `you have ${verb(isNot, 'no coins', 'coins')}`;
    return `you have ${limit(c.compare, c.n, 'coin', 'coins', isNot)}`;
  },
  glory: (c, isNot) =>
    c.n === 'everyRival'
      ? `you ${verb(isNot, 'have', 'do not have')} ${rivals[c.compare]} every rival`
      : `you have ${limit(c.compare, c.n, 'glory', 'glory', isNot)}`,
  monsterLevel: (c, isNot) => `the monster ${verb(isNot, 'is', 'is not')} of level ${ROMAN[c.level]}`,
  wounds: (c, isNot) => {
    if (c.compare === '=' && c.n === 0) return `the monster has ${verb(isNot, 'no wounds', 'a wound')}`;
    return `the monster has ${limit(c.compare, c.n, 'wound', 'wounds', isNot)}`;
  },
  woundedThisRound: (_, isNot, t) => `${heroPhrase('hero', t)} ${verb(isNot, 'wounded', 'did not wound')} the monster`,
  survivedThisRound: (_, isNot, t) => `${heroPhrase('hero', t)} ${verb(isNot, 'survived', 'did not survive')}`,
  isQuestHolder: (_, isNot) => `you ${verb(isNot, 'have', 'do not have')} the quest token`,
  rank: (c, isNot) =>
    c.compare === '=' && c.n === 1
      ? `your window ${verb(isNot, 'is', 'is not')} the most attractive`
      : `your window ${verb(isNot, 'ranks', 'does not rank')} ${place(c.compare, c.n)}`,
  firstToFight: (_, isNot, t) => `${heroPhrase('hero', t)} ${verb(isNot, 'fights', 'does not fight')} first`,
  lastToFight: (_, isNot, t) => `${heroPhrase('hero', t)} ${verb(isNot, 'fights', 'does not fight')} last`,
  playerCount: (c, isNot) => `the street has ${limit(c.compare, c.n, 'shop', 'shops', isNot)}`,
  hasUpgrade: (c, isNot) =>
    `you ${verb(isNot, 'have', 'do not have')} the ${c.type === 'display' ? 'window' : 'storage'} +${c.level}`,
  hasEmployee: (c, isNot, t) => `you ${verb(isNot, 'employ', 'do not employ')} ${withArticle(t.titled(c.title))}`,
  unmatchedHero: (_, isNot, t) =>
    `${verb(isNot, 'nothing in your window', 'your window')} attracted ${heroPhrase('hero', t)}`,
  soldNothing: (_, isNot) => `you sold ${verb(isNot, 'nothing', 'an item')}`,
  adventureStat: (c, isNot, t) => {
    const card = adventureCard('hero', t);
    if (c.n === 0 && c.compare === '>') return `${card} ${verb(isNot, 'is', 'is not')} positive`;
    if (c.n === 0 && c.compare === '<') return `${card} ${verb(isNot, 'is', 'is not')} negative`;
    return `${card} is worth ${limit(c.compare, c.n, 'point', 'points', isNot)} in all`;
  },
};
