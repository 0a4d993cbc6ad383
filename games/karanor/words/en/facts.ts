/** Conditions in English: of the reader, of whoever is aimed at, as a goal, and in few words. */
import { count } from '../../../../web/words/telling/figures.ts';
import type { ResourceName } from '../../rules/clauses.ts';
import type { Fact, Grammar, Told } from '../grammar.ts';
import { insigniaNamed, landmassNamed, placeNamed, resourceNumber, tokensOf } from '../name.ts';
import { the } from './places.ts';

export const ordinary = (n: number): string => count('en', n, 'ordinary resource', 'ordinary resources');

export const tokens = ({ content }: Told, kind: ResourceName | 'any', n: number): string =>
  kind === 'any' ? ordinary(n) : tokensOf(content, resourceNumber(kind), n, 'en');

const having = (what: string, brief = what): Fact => ({
  given: `you have ${what}`,
  that: `who has ${what}`,
  goal: `have ${what}`,
  brief,
});
const being = (where: string, brief = where): Fact => ({
  given: `you are ${where}`,
  that: `who is ${where}`,
  goal: `be ${where}`,
  brief,
});
/** True or not of the whole table, or of owner and target together. */
const plain = (given: string, that: string, brief: string): Fact => ({ given, that, goal: given, brief });
const atLeast = (what: string): Fact => having(`at least ${what}`, what);

export const facts: Grammar['facts'] = {
  atTerritory: ({ territory }, { content }) => being(`at ${the(placeNamed(content, territory, 'en'))}`),
  atCity: ({ city }) => {
    if (city === 'any') return being('in a city');
    return city === 'own'
      ? being('in a city where you have a commerce', 'city with a commerce')
      : being('in a city where you have no commerce', 'city without one');
  },
  atCityOfTarget: () =>
    plain(
      'you are in a city where the target has a commerce',
      'who has a commerce in the city where you are',
      'their city',
    ),
  onLandmass: ({ landmass }, { content }) => {
    const name = landmassNamed(content, landmass, 'en');
    return being(`on ${the(name)}`, name);
  },
  atHarbour: () => being('where a sea route starts', 'a harbour'),
  goldAtLeast: ({ n }) => atLeast(`${n} gold`),
  resourceAtLeast: ({ kind, n }, told) => atLeast(tokens(told, kind, n)),
  insigniaAtLeast: ({ insignia, n }, { content }) => {
    const name = insigniaNamed(content, insignia, 'en');
    return n === 1 ? having(`the ${name} insignia`, name) : having(`${n} ${name} insignia`, `${n} × ${name}`);
  },
  associatesAtLeast: ({ n, unpromoted }) =>
    atLeast(`${n} ${unpromoted ? 'unpromoted ' : ''}${n === 1 ? 'associate' : 'associates'}`),
  artefactsAtLeast: ({ n }) => atLeast(count('en', n, 'artefact', 'artefacts')),
  commercesAtLeast: ({ n }) => {
    const what = count('en', n, 'commerce', 'commerces');
    return having(`at least ${what}, the starting one included`, what);
  },
  villasAtLeast: ({ n }) => atLeast(count('en', n, 'villa', 'villas')),
  questsAtLeast: ({ n }) => atLeast(`${count('en', n, 'quest', 'quests')} in hand`),
  blackMarketAtLeast: ({ n }) => atLeast(count('en', n, 'black market card', 'black market cards')),
  incomeAtLeast: ({ n }) => having(`an income of at least ${n}`, `income ${n}`),
  morePrestigeThanOwner: () =>
    plain('the target has more prestige than you', 'who has more prestige than you', 'more prestige'),
  within: ({ steps }) => {
    if (steps === 0) return plain('the target is on your territory', 'who is on your territory', 'same territory');
    const far = steps === 1 ? 'on your territory or next to it' : `within ${steps} steps of you`;
    return plain(`the target is ${far}`, `who is ${far}`, `within ${steps}`);
  },
  playersAtLeast: ({ n }) =>
    plain(`the table has at least ${n} players`, `who plays at a table of at least ${n}`, `${n} players`),
  reserveAtLeast: ({ kind, n }, told) =>
    plain(
      `the reserve has at least ${tokens(told, kind, n)}`,
      `who finds at least ${tokens(told, kind, n)} in the reserve`,
      `reserve: ${tokens(told, kind, n)}`,
    ),
};
