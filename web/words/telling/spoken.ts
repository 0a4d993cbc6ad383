/** Words in every language of the house: French is built in, another language comes when somebody reads it. */
import type { Lang } from '../../face.ts';

interface Spoken<W> {
  /** The words in this language; in French until they are learnt. */
  of(lang: Lang): W;
  /** Fetches a language, once. */
  learn(lang: Lang): Promise<void>;
}

export function spoken<W>(fr: W, others: Readonly<Record<Exclude<Lang, 'fr'>, () => Promise<W>>>): Spoken<W> {
  const known: Partial<Record<Lang, W>> = { fr };
  return {
    of: (lang) => known[lang] ?? fr,
    learn: async (lang) => {
      if (lang !== 'fr') known[lang] ??= await others[lang]();
    },
  };
}
