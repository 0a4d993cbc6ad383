/** Options in words; the summary says how far the race goes, and what is not as usual. */
import { optionsOf } from '../../../web/words/telling/options.ts';
import { prestigeTarget } from '../rules/content.ts';
import { type Options, options as spec } from '../rules/options.ts';
import { wordsOf } from '../words/index.ts';

export const options = optionsOf(wordsOf, (given, seats, lang) => {
  const words = wordsOf(lang);
  const extras = Object.entries(spec.fields)
    .filter(([name, field]) => given[name] !== undefined && given[name] !== field.fallback(seats))
    .map(([name]) => words.options[name as keyof Options].name.toLowerCase());
  return words.table.optionSummary({ seats, target: prestigeTarget(seats), extras });
});
