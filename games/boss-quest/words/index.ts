/** The words of the game in the reader's language. */
import type { Lang } from '../../../web/face.ts';
import { typeset } from '../../../web/words/telling/french.ts';
import type { RuleSection } from '../../../web/words/telling/rules.ts';
import { spoken } from '../../../web/words/telling/spoken.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

export const { of: wordsOf, learn } = spoken<Words>(fr, { en: async () => (await import('./en.ts')).en });

/** The rules as players read them: long, so they come when somebody opens them. */
export const rulesOf = async (lang: Lang): Promise<readonly RuleSection[]> =>
  lang === 'fr' ? typeset((await import('./fr/rules.ts')).rules) : (await import('./en/rules.ts')).rules;
