/** Conditions in French: of the reader, of whoever is aimed at, as a goal, and in few words. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { ResourceName } from '../../rules/clauses.ts';
import type { Fact, Grammar, Told } from '../grammar.ts';
import { insigniaNamed, landmassNamed, placeNamed, resourceNumber, tokensOf } from '../name.ts';
import { at } from './places.ts';

export const prestiges = (n: number): string => count('fr', n, 'prestige', 'prestiges');
export const ordinary = (n: number): string => count('fr', n, 'ressource ordinaire', 'ressources ordinaires');
const associes = (n: number): string => count('fr', n, 'associé', 'associés');

export const tokens = ({ content }: Told, kind: ResourceName | 'any', n: number): string =>
  kind === 'any' ? ordinary(n) : tokensOf(content, resourceNumber(kind), n, 'fr');

const having = (what: string, brief = what): Fact => ({
  given: `vous avez ${what}`,
  that: `qui a ${what}`,
  goal: `ayez ${what}`,
  brief,
});
const being = (where: string, brief = where): Fact => ({
  given: `vous êtes ${where}`,
  that: `qui est ${where}`,
  goal: `soyez ${where}`,
  brief,
});
/** True or not of the whole table, or of owner and target together. */
const plain = (given: string, that: string, brief: string): Fact => ({ given, that, goal: given, brief });

export const facts: Grammar['facts'] = {
  atTerritory: ({ territory }, { content }) => being(at(placeNamed(content, territory, 'fr'))),
  atCity: ({ city }) => {
    if (city === 'any') return being('dans une cité');
    return city === 'own'
      ? { ...being('dans une cité où vous avez un commerce', 'cité avec commerce') }
      : { ...being('dans une cité où vous n’avez pas de commerce', 'cité sans commerce') };
  },
  atCityOfTarget: () =>
    plain(
      'vous êtes dans une cité où la cible a un commerce',
      'qui a un commerce dans la cité où vous êtes',
      'sa cité',
    ),
  onLandmass: ({ landmass }, { content }) => {
    const name = landmassNamed(content, landmass, 'fr');
    return being(`sur la terre « ${name} »`, name);
  },
  atHarbour: () => being('sur un territoire d’où part une voie maritime', 'port'),
  goldAtLeast: ({ n }) => having(`au moins ${n} or`, `${n} or`),
  resourceAtLeast: ({ kind, n }, told) => having(`au moins ${tokens(told, kind, n)}`, tokens(told, kind, n)),
  insigniaAtLeast: ({ insignia, n }, { content }) => {
    const name = insigniaNamed(content, insignia, 'fr');
    return n === 1 ? having(`l’insigne ${name}`, name) : having(`${n} insignes ${name}`, `${n} × ${name}`);
  },
  associatesAtLeast: ({ n, unpromoted }) =>
    unpromoted
      ? having(
          `au moins ${associes(n)} non ${n > 1 ? 'promus' : 'promu'}`,
          `${associes(n)} non ${n > 1 ? 'promus' : 'promu'}`,
        )
      : having(`au moins ${associes(n)}`, associes(n)),
  artefactsAtLeast: ({ n }) => {
    const what = count('fr', n, 'artefact', 'artefacts');
    return having(`au moins ${what}`, what);
  },
  commercesAtLeast: ({ n }) => {
    const what = count('fr', n, 'commerce', 'commerces');
    return having(`au moins ${what}, celui de départ compris`, what);
  },
  villasAtLeast: ({ n }) => {
    const what = count('fr', n, 'villa', 'villas');
    return having(`au moins ${what}`, what);
  },
  questsAtLeast: ({ n }) => {
    const what = `${count('fr', n, 'quête', 'quêtes')} en main`;
    return having(`au moins ${what}`, what);
  },
  blackMarketAtLeast: ({ n }) => {
    const what = `${count('fr', n, 'carte', 'cartes')} de marché noir`;
    return having(`au moins ${what}`, what);
  },
  incomeAtLeast: ({ n }) => having(`un revenu d’au moins ${n}`, `revenu ${n}`),
  morePrestigeThanOwner: () =>
    plain('la cible a plus de prestige que vous', 'qui a plus de prestige que vous', 'plus de prestige'),
  within: ({ steps }) => {
    if (steps === 0)
      return plain('la cible est sur votre territoire', 'qui est sur votre territoire', 'même territoire');
    const far = steps === 1 ? 'sur votre territoire ou juste à côté' : `à ${steps} pas de vous au plus`;
    return plain(`la cible est ${far}`, `qui est ${far}`, `à ${steps} pas`);
  },
  playersAtLeast: ({ n }) =>
    plain(`la table compte au moins ${n} joueurs`, `qui joue à une table d’au moins ${n}`, `${n} joueurs`),
  reserveAtLeast: ({ kind, n }, told) =>
    plain(
      `la réserve a au moins ${tokens(told, kind, n)}`,
      `qui trouve au moins ${tokens(told, kind, n)} en réserve`,
      `réserve : ${tokens(told, kind, n)}`,
    ),
};
