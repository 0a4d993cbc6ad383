/** The words of the game in the reader's language. */
import { rulesBy } from '../../../web/words/telling/rules.ts';
import { spoken } from '../../../web/words/telling/spoken.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

export const { of: wordsOf, learn } = spoken<Words>(fr, { en: async () => (await import('./en.ts')).en });

export const rulesOf = rulesBy({ fr: () => import('./fr/rules.ts'), en: () => import('./en/rules.ts') });
