/** Options in words, looked up in a game's own. */
import type { GameFace, Lang } from '../../face.ts';

export interface OptionWords {
  readonly name: string;
  /** By value; one that is not named here is told as it is. */
  readonly values?: Readonly<Record<string, string>>;
  readonly consequence: Readonly<Record<string, string>> | string;
}

interface OptionCatalogue {
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly presets: Readonly<Record<string, { readonly name: string; readonly promise: string }>>;
}

type OptionsFace = GameFace['options'];

/** The names of the options that are not as usual at this table. */
export const unusual = (
  fields: Readonly<Record<string, { fallback(seats: number): unknown }>>,
  given: Readonly<Record<string, unknown>>,
  seats: number,
  words: Readonly<Record<string, OptionWords>>,
): string[] =>
  Object.entries(fields)
    .filter(([name, { fallback }]) => given[name] !== undefined && given[name] !== fallback(seats))
    .map(([name]) => words[name].name.toLowerCase());

export function optionsOf(wordsOf: (lang: Lang) => OptionCatalogue, summary: OptionsFace['summary']): OptionsFace {
  const of = (option: string, lang: Lang): OptionWords | undefined => wordsOf(lang).options[option];
  return {
    name: (option, lang) => of(option, lang)?.name ?? option,
    value: (option, value, lang) => of(option, lang)?.values?.[String(value)] ?? String(value),
    consequence: (option, value, lang) => {
      const consequence = of(option, lang)?.consequence ?? '';
      return typeof consequence === 'string' ? consequence : (consequence[String(value)] ?? '');
    },
    preset: (preset, lang) => wordsOf(lang).presets[preset] ?? { name: preset, promise: '' },
    summary,
  };
}
