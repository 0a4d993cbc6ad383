/** Options in words; the summary says what they mean for wounds and for the common defeat. */
import { optionsOf } from '../../../web/words/telling/options.ts';
import { makeContent } from '../content/index.ts';
import { heroCount, woundsNeeded } from '../rules/counts.ts';
import type { Options } from '../rules/options.ts';
import { wordsOf } from '../words/index.ts';

const EXTRAS = ['firstGame', 'unshakeableHeroes', 'advancedTwoPlayer', 'openSales'] as const;

export const options = optionsOf(wordsOf, (given, seats, lang) => {
  const words = wordsOf(lang);
  const options = given as Options;
  const table = { seats, options };
  const extras = EXTRAS.filter((name) => options[name]);
  return words.table.optionSummary({
    seats,
    wounds: woundsNeeded(table),
    spare: makeContent(options, seats).heroes.length - heroCount(table),
    extras: extras.length === 0 ? [words.table.base] : extras.map((name) => words.options[name].name.toLowerCase()),
    hasOdds: options.odds,
  });
});
