/** Games with the cards of the house, by seed: what chance alone decides is read off many of them. */
import { Match } from '../../../kernel/index.ts';
import { rules } from '../rules/index.ts';
import type { BazarQuest, Options } from '../rules/state.ts';
import { tableOptions } from './arrange.ts';

export const house = (seats: number, options: Partial<Options> = {}, seed = 'a'): Match<BazarQuest> =>
  Match.start(rules, { seats, options: tableOptions(seats, options), seed });

/** The same fact of many games. */
export const overSeeds = <T>(seats: number, options: Partial<Options>, fact: (match: Match<BazarQuest>) => T): T[] =>
  Array.from({ length: 100 }, (_, seed) => fact(house(seats, options, `seed ${seed}`)));

export const centreOf = (match: Match<BazarQuest>): number[] => match.state.pub.centre.map(({ hero }) => hero);
