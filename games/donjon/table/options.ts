/** Options in words; the summary says how long the race is, and what is not as usual. */
import { optionsOf } from '../../../web/words/telling/options.ts';
import { type Options, options as spec } from '../rules/options.ts';
import { wordsOf } from '../words/index.ts';

export const options = optionsOf(wordsOf, (given, seats, lang) => {
  const words = wordsOf(lang);
  const { targetTP } = given as Options;
  const extras = Object.entries(spec.fields)
    .filter(([name, field]) => name !== 'targetTP' && given[name] !== field.fallback(seats))
    .map(([name]) => words.options[name as keyof Options].name.toLowerCase());
  return words.table.optionSummary({ seats, target: targetTP, extras });
});
