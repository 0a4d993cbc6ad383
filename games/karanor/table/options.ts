/** Options in words; the summary says how far the race goes, and what is not as usual. */
import { optionsOf, unusual } from '../../../web/words/telling/options.ts';
import { prestigeTarget } from '../rules/content.ts';
import { options as spec } from '../rules/options.ts';
import { wordsOf } from '../words/index.ts';

export const options = optionsOf(wordsOf, (given, seats, lang) => {
  const words = wordsOf(lang);
  const extras = unusual(spec.fields, given, seats, words.options);
  return words.table.optionSummary({ seats, target: prestigeTarget(seats), extras });
});
