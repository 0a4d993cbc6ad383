/** The words of the game in the reader's language. */
import type { Lang } from '../../../web/face.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

const catalogue: Readonly<Record<Lang, Words>> = { fr, en };

export const wordsOf = (lang: Lang): Words => catalogue[lang];
