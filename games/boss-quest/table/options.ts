/** Options in words. */
import type { GameFace, Lang } from '../../../web/face.ts';
import type { Options } from '../rules/state.ts';
import { wordsOf } from '../words/index.ts';
import type { OptionWords } from '../words/words.ts';

const of = (option: string, lang: Lang): OptionWords | undefined => wordsOf(lang).options[option as keyof Options];

export const options: GameFace['options'] = {
  name: (option, lang) => of(option, lang)?.name ?? option,
  value: (option, value, lang) => of(option, lang)?.values?.[String(value)] ?? String(value),
  consequence: (option, value, lang) => {
    const consequence = of(option, lang)?.consequence ?? '';
    return typeof consequence === 'string' ? consequence : (consequence[String(value)] ?? '');
  },
  preset: (preset, lang) => wordsOf(lang).presets[preset] ?? { name: preset, promise: '' },
  summary: (options, seats, lang) => {
    const words = wordsOf(lang);
    const extras = (['potions', 'companions', 'reaper', 'duel'] as const).filter((name) => options[name] === true);
    const names = extras.length === 0 ? [words.table.base] : extras.map((name) => words.options[name].name);
    return words.table.optionSummary(seats, options.removeYellow === true ? 28 : 35, names, options.odds === true);
  },
};
