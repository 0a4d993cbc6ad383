/** Options in words; the summary says how long the race is, and what is not as usual. */
import { optionsOf, unusual } from '../../../web/words/telling/options.ts';
import { type Options, options as spec } from '../rules/options.ts';
import { wordsOf } from '../words/index.ts';

export const options = optionsOf(wordsOf, (given, seats, lang) => {
  const words = wordsOf(lang);
  const { targetTP: target, ...rest } = given as Options;
  return words.table.optionSummary({ seats, target, extras: unusual(spec.fields, rest, seats, words.options) });
});
