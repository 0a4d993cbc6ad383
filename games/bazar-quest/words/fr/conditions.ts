/** The conditions of abilities in French, each as it is and denied. */

import type { Comparison } from '../../rules/clauses.ts';
import { type Grammar, ROMAN } from '../grammar.ts';
import { adventureCard, de, heroPhrase, limit, which } from './phrases.ts';

/** "ce héros a survécu", "ce héros n’a pas survécu": the verb with its denial. */
const verb = (isNot: boolean, yes: string, no: string): string => (isNot ? no : yes);

/** Where a window stands in the order of appeal. */
function place(compare: Comparison, n: number): string {
  switch (compare) {
    case '<':
      return `avant le rang ${n}`;
    case '<=':
      return `au rang ${n} ou avant`;
    case '=':
      return `au rang ${n}`;
    case '>=':
      return `au rang ${n} ou après`;
    case '>':
      return `après le rang ${n}`;
  }
}
const rivals = {
  '<': 'moins de gloire que',
  '<=': 'au plus autant de gloire que',
  '=': 'autant de gloire que',
  '>=': 'au moins autant de gloire que',
  '>': 'plus de gloire que',
};

export const conditions: Grammar['conditions'] = {
  heroClass: (c, isNot, t) =>
    `${heroPhrase('hero', t)} ${verb(isNot, 'est', 'n’est pas')} de classe ${t.className(c.class)}`,
  heroTitle: (c, isNot, t) => `${heroPhrase('hero', t)} ${verb(isNot, 'a', 'n’a pas')} pour titre ${t.titled(c.title)}`,
  itemClass: (c, isNot, t) => `l’objet ${verb(isNot, 'est', 'n’est pas')} de classe ${t.className(c.class)}`,
  price: (c, isNot) => `l’objet coûte ${limit(c.compare, c.n, 'or', 'or', isNot)}`,
  hearts: (c, isNot) => `l’objet a ${limit(c.compare, c.n, 'cœur', 'cœurs', isNot)}`,
  itemCount: (c, isNot, t) => {
    const hero = heroPhrase('hero', t);
    const filter = which(c.of, t);
    if (c.compare === '=' && c.n === 0) return `${hero} ${verb(isNot, 'n’a aucun objet', 'a un objet')}${filter}`;
    if (c.compare === '>=' && c.n === 1) return `${hero} ${verb(isNot, 'a un objet', 'n’a aucun objet')}${filter}`;
    return `${hero} a ${limit(c.compare, c.n, 'objet', 'objets', isNot)}${filter}`;
  },
  sharesClass: (_, isNot, t) => {
    if (t.kind === 'item') return `${verb(isNot, 'un autre objet partage', 'aucun autre objet ne partage')} sa classe`;
    const hero = heroPhrase('hero', t);
    return `${verb(isNot, 'deux objets', 'aucune paire d’objets')} ${de(hero)} ${verb(isNot, 'partagent', 'ne partage')} une classe`;
  },
  heroCoins: (c, isNot, t) => {
    const hero = heroPhrase('hero', t);
    if (c.compare === '=' && c.n === 0) return `${hero} ${verb(isNot, 'n’a plus d’or', 'a encore de l’or')}`;
    return `${hero} a ${limit(c.compare, c.n, 'or', 'or', isNot)}`;
  },
  playerCoins: (c, isNot) => {
    if (c.compare === '=' && c.n === 0) return `vous ${verb(isNot, 'n’avez plus d’or', 'avez de l’or')}`;
    return `vous avez ${limit(c.compare, c.n, 'or', 'or', isNot)}`;
  },
  glory: (c, isNot) =>
    c.n === 'everyRival'
      ? `vous ${verb(isNot, 'avez', 'n’avez pas')} ${rivals[c.compare]} les autres`
      : `vous avez ${limit(c.compare, c.n, 'gloire', 'gloires', isNot)}`,
  monsterLevel: (c, isNot) => `le monstre ${verb(isNot, 'est', 'n’est pas')} de niveau ${ROMAN[c.level]}`,
  wounds: (c, isNot) => {
    if (c.compare === '=' && c.n === 0) return `le monstre ${verb(isNot, 'n’a aucune blessure', 'a une blessure')}`;
    return `le monstre a ${limit(c.compare, c.n, 'blessure', 'blessures', isNot)}`;
  },
  woundedThisRound: (_, isNot, t) => `${heroPhrase('hero', t)} ${verb(isNot, 'a', 'n’a pas')} blessé le monstre`,
  survivedThisRound: (_, isNot, t) => `${heroPhrase('hero', t)} ${verb(isNot, 'a', 'n’a pas')} survécu`,
  isQuestHolder: (_, isNot) => `vous ${verb(isNot, 'avez', 'n’avez pas')} le jeton Quête`,
  rank: (c, isNot) => {
    const is = verb(isNot, 'est', 'n’est pas');
    return `votre vitrine ${is} ${c.compare === '=' && c.n === 1 ? 'la plus attirante' : place(c.compare, c.n)}`;
  },
  firstToFight: (_, isNot, t) => `${heroPhrase('hero', t)} ${verb(isNot, 'combat', 'ne combat pas')} en premier`,
  lastToFight: (_, isNot, t) => `${heroPhrase('hero', t)} ${verb(isNot, 'combat', 'ne combat pas')} en dernier`,
  playerCount: (c, isNot) => `la rue compte ${limit(c.compare, c.n, 'échoppe', 'échoppes', isNot)}`,
  hasUpgrade: (c, isNot) =>
    `vous ${verb(isNot, 'avez', 'n’avez pas')} ${c.type === 'display' ? 'la vitrine' : 'la réserve'} +${c.level}`,
  hasEmployee: (c, isNot, t) => `vous ${verb(isNot, 'employez', 'n’employez pas')} « ${t.titled(c.title)} »`,
  unmatchedHero: (_, isNot, t) =>
    `${verb(isNot, 'rien en vitrine n’attirait', 'votre vitrine attirait')} ${heroPhrase('hero', t)}`,
  soldNothing: (_, isNot) => `vous ${verb(isNot, 'n’avez rien vendu', 'avez vendu un objet')}`,
  adventureStat: (c, isNot, t) => {
    const card = adventureCard('hero', t);
    if (c.n === 0 && c.compare === '>') return `${card} ${verb(isNot, 'est', 'n’est pas')} positive`;
    if (c.n === 0 && c.compare === '<') return `${card} ${verb(isNot, 'est', 'n’est pas')} négative`;
    return `${card} vaut ${limit(c.compare, c.n, 'point', 'points', isNot)} au total`;
  },
};
