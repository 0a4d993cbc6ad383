/** Options in words. */
import { optionsOf } from '../../../web/words/telling/options.ts';
import { wordsOf } from '../words/index.ts';

export const options = optionsOf(wordsOf, (options, seats, lang) => {
  const words = wordsOf(lang);
  const extras = (['potions', 'companions', 'reaper', 'duel'] as const).filter((name) => options[name] === true);
  const names = extras.length === 0 ? [words.table.base] : extras.map((name) => words.options[name].name);
  return words.table.optionSummary(seats, options.removeYellow === true ? 28 : 35, names, options.odds === true);
});
