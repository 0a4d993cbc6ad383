/** Whom and how much, in French. Players are shops or "vous", so that nobody is called by a gender. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { Amount, Comparison, Counter, Filter, Heroes } from '../../rules/clauses.ts';
import { type AnyPlayers, filterParts, isHeroNamed, opposite, type Told } from '../grammar.ts';

/** Who does it, and whether the verb is that of "vous". */
export const playerPhrases: Readonly<Record<AnyPlayers, string>> = {
  owner: 'vous',
  opponent: 'une échoppe rivale au choix',
  opponents: 'chaque échoppe rivale',
  left: 'l’échoppe à votre gauche',
  right: 'l’échoppe à votre droite',
  allPlayers: 'tout le monde',
  questHolder: 'qui a le jeton Quête',
  richestPlayer: 'l’échoppe la plus riche',
};

/** "vous recevez", "chaque échoppe rivale reçoit". */
export const acts = (who: AnyPlayers, you: string, they: string): string =>
  `${playerPhrases[who]} ${who === 'owner' ? you : they}`;

const ownHero = {
  hero: 'ce héros',
  item: 'son porteur',
  adventure: 'ce héros',
  employee: 'votre héros',
  monster: 'votre héros',
} as const;

export const heroPhrase = (of: Heroes, { kind, effect }: Told): string => {
  // In a window, an item has no bearer: it works for the hero of the shop.
  if (of === 'hero') return effect.from === undefined ? ownHero[kind] : 'votre héros';
  return otherHeroes[of];
};
const otherHeroes = {
  heroInCentre: 'un héros du centre au choix',
  richestInCentre: 'le héros le plus riche du centre',
  poorestInCentre: 'le héros le plus pauvre du centre',
  centre: 'chaque héros du centre',
  fighting: 'chaque héros au combat',
  living: 'chaque héros vivant',
} as const;

/** The hero as the subject of what happens: a pronoun once it has been named. */
export const heroActs = (of: Heroes, told: Told): string =>
  of === 'hero' && isHeroNamed(told) ? 'il' : heroPhrase(of, told);

/** "sa carte Aventure" on the hero's own cards, else whose it is. */
export const adventureCard = (of: Heroes, told: Told): string =>
  of === 'hero' && (told.kind === 'hero' || told.kind === 'adventure')
    ? 'sa carte Aventure'
    : `la carte Aventure ${de(heroPhrase(of, told))}`;

/** "de ce héros", "du héros le plus riche", "d’une échoppe". */
export const de = (phrase: string): string => {
  if (phrase.startsWith('le ')) return `du ${phrase.slice(3)}`;
  return /^[aeiouhéœ]/.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
};
/** "à ce héros", "au héros le plus riche". */
export const to = (phrase: string): string => (phrase.startsWith('le ') ? `au ${phrase.slice(3)}` : `à ${phrase}`);

/** "10 or ou plus", "moins de 2 objets"; a unit is a word and its plural. */
export function limit(compare: Comparison, n: number, one: string, many = one, isNot = false): string {
  const amount = count('fr', n, one, many);
  if (isNot && compare !== '=') return limit(opposite[compare], n, one, many);
  switch (compare) {
    case '<':
      return `moins de ${amount}`;
    case '<=':
      return `${amount} ou moins`;
    case '>=':
      return `${amount} ou plus`;
    case '>':
      return `plus de ${amount}`;
    case '=':
      return isNot ? `tout sauf ${amount}` : `exactement ${amount}`;
  }
}

/** Which items, after the noun: " de classe Mage à 10 or ou moins". */
export const which = (filter: Filter | undefined, told: Told): string =>
  filterParts(filter, {
    class: (id) => ` de classe ${told.className(id)}`,
    price: (compare, n) => ` à ${compare === '=' ? `${n} or` : limit(compare, n, 'or')}`,
    hearts: (compare, n) => {
      const also = filter?.price === undefined ? '' : ' et';
      if (compare === '=') return n === 0 ? `${also} sans cœur` : `${also} de ${count('fr', n, 'cœur', 'cœurs')}`;
      return `${also} de ${limit(compare, n, 'cœur', 'cœurs')}`;
    },
  }).join('');

const counters: Readonly<Record<Counter, string>> = {
  itemsSold: 'objet vendu',
  distinctClasses: 'classe parmi ses objets',
  heroCoins: 'tranche de 5 or en bourse',
  wounds: 'blessure du monstre',
  windowHearts: 'cœur de votre vitrine',
  employees: 'membre de votre personnel',
};
/** "5 or", "5 or par objet vendu". */
export const amount = (n: Amount, say: (n: number) => string): string =>
  typeof n === 'number' ? say(n) : `${say(n.times)} par ${counters[n.per]}`;

export const gold = (n: number): string => `${n} or`;
export const glory = (n: number): string => count('fr', n, 'gloire', 'gloires');
export const things = (n: number): string => (n === 1 ? 'un objet' : `${n} objets`);
