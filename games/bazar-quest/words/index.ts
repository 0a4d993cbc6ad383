/** The words of the game in the reader's language. */
import type { Lang } from '../../../web/face.ts';
import { typeset } from '../../../web/words/telling/french.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { RuleSection, Words } from './words.ts';

const catalogue: Readonly<Record<Lang, Words>> = { fr, en };

export const wordsOf = (lang: Lang): Words => catalogue[lang];

/** The rules as players read them: long, so they come when somebody opens them. */
export const rulesOf = async (lang: Lang): Promise<readonly RuleSection[]> =>
  lang === 'fr' ? typeset((await import('./fr/rules.ts')).rules) : (await import('./en/rules.ts')).rules;
